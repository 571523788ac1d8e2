"""Random games played entirely in compiled code: the floor of every speed figure, and a first playout policy."""

from sixrubies.board.rules import Rules
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.things import PLAY_STREAM
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.rng import FastSource, stream


def random_game(s: State, source: FastSource, most: int = 100_000) -> tuple[int, int]:
    """Play a state to its end, every choice uniform over the full list of options. Returns decisions and actions.

    A decision is a list of two or more entries answered by a player.
    """
    rules = s.rules
    lane = stream(PLAY_STREAM)
    decisions = 0
    actions = 0
    while s.owner != OVER and actions < most:
        if s.owner == CHANCE:
            rules.act(s, rules.chance(s, source))
        else:
            options = rules.legal(s)
            count = len(options)
            if count > 1:
                decisions += 1
                rules.act(s, options[source.below(lane, count)])
            else:
                rules.act(s, options[0])
        actions += 1
    return decisions, actions


def random_games(rules: Rules, games: int, seed: int) -> tuple[int, int, int]:
    """So many random games one after the other. Returns decisions, actions and games."""
    decisions = 0
    actions = 0
    for number in range(games):
        source = FastSource(seed + number)
        played = random_game(new_state(rules), source)
        decisions += played[0]
        actions += played[1]
    return decisions, actions, games
