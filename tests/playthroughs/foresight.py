"""Who plays the whole games of the boxes: a player that tries what each option leads to by the end of the turn.

It sees everything and knows no tactics. It is here to get to the sixth ruby in a bearable number of rounds; how well
the bots play is measured elsewhere.
"""

import random

import sixrubies as sr
from sixrubies.board.actions import DECLINE, SKIP
from sixrubies.board.fields import COFFEE_AT, EXTENSIONS, GUILD_HAND, OWN_TILES, TAVERN_TILES
from sixrubies.board.letters.effects import seals
from sixrubies.board.state import State
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.rng import FastSource

TRIES = 16  # random ends of the turn for each option; more for a move, which decides the turn
TRIES_OF_A_MOVE = 60
LONG = 40  # actions after which a tried turn is broken off


def foresee(game: sr.BoardGame, dice: random.Random) -> int:
    """The option after which the turn ended best."""
    options = game.legal()
    if len(options) == 1:
        return options[0]
    seat, tries = game.owner(), TRIES_OF_A_MOVE if game.step == "turn.move" else TRIES
    seeds = [dice.getrandbits(32) for _ in range(tries)]  # the same for every option
    return max(options, key=lambda action: max(tried(game._state, seat, action, seed) for seed in seeds))


def tried(state: State, seat: int, action: int, seed: int) -> float:
    """What the seat has when the turn is over, if it goes on at random after this action."""
    s, rules, dice, source = state.clone(), state.rules, random.Random(seed), FastSource(seed)
    turn = s.turn()
    rules.act(s, action)
    for _ in range(LONG):
        if s.owner == OVER or s.turn() != turn:
            break
        if s.owner == CHANCE:
            rules.act(s, rules.chance(s, source))
            continue
        options = rules.legal(s)
        better = [option for option in options if option not in (DECLINE, SKIP)]
        rules.act(s, dice.choice(better or options))
    return wealth(s, seat)


def wealth(s: State, seat: int) -> float:
    """Rubies above all; then what they are bought with."""
    n = s.n
    worth = 60.0 * s.rubies(seat) + s.lira(seat) + 2.2 * s.goods(seat) + s.good(seat, 3) + 1.5 * s.hand_size(seat)
    worth += 9 * n[EXTENSIONS + seat] + 8 * n[OWN_TILES + seat].bit_count()
    worth += 1.5 * min(s.stack(seat), 3)
    boxes = [type(box).__name__ for box in s.rules.boxes]
    if "MochaBox" in boxes:
        worth += 2.4 * n[COFFEE_AT + seat] + 3 * n[GUILD_HAND + seat] + 6 * n[TAVERN_TILES + seat].bit_count()
    if "LettersBox" in boxes:
        ones, twos = seals(s, seat)
        worth += 3.5 * ones + 7 * twos
    return worth
