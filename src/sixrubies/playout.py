"""Random games played entirely in compiled code: the floor of every speed figure, and a first playout policy."""

from sixrubies.board.rules import Rules
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.things import PLAY_STREAM
from sixrubies.core.rng import FastSource, stream
from sixrubies.dice.rules import Rules as DiceRules
from sixrubies.dice.setup import new_state as new_dice_state
from sixrubies.dice.state import State as DiceState
from sixrubies.dice.things import PLAY_STREAM as DICE_PLAY_STREAM

MOST_ACTIONS = 100_000  # far beyond any game


def random_game(s: State, source: FastSource, most: int = MOST_ACTIONS) -> tuple[int, int]:
    """Play a board game to its end. Returns decisions and actions."""
    return s.rules.play_out(s, source, stream(PLAY_STREAM), most)


def random_games(rules: Rules, games: int, seed: int) -> tuple[int, int, int]:
    """So many random games one after the other. Returns decisions, actions and games."""
    decisions = 0
    actions = 0
    for number in range(games):
        played = random_game(new_state(rules), FastSource(seed + number))
        decisions += played[0]
        actions += played[1]
    return decisions, actions, games


def random_dice_game(s: DiceState, source: FastSource, most: int = MOST_ACTIONS) -> tuple[int, int]:
    """The same for a Dice Game."""
    return s.rules.play_out(s, source, stream(DICE_PLAY_STREAM), most)


def random_dice_games(rules: DiceRules, games: int, seed: int) -> tuple[int, int, int]:
    """So many random Dice Games one after the other. Returns decisions, actions and games."""
    decisions = 0
    actions = 0
    for number in range(games):
        played = random_dice_game(new_dice_state(rules), FastSource(seed + number))
        decisions += played[0]
        actions += played[1]
    return decisions, actions, games
