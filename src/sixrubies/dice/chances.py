"""A roll as one step, for bots: which patterns so many dice can show, and in how many of the ordered rolls each.

A pattern is how many dice show each face, in the order of the die. The weights are exact whole numbers: the multinomial
coefficients, which add up to 6 to the power of the dice.
"""

from sixrubies.dice.effects import roll_die
from sixrubies.dice.state import State
from sixrubies.dice.steps import DICE_ROLL
from sixrubies.dice.things import FACES

Pattern = tuple[int, ...]

_KNOWN: dict[int, list[tuple[Pattern, int]]] = {}


def patterns(dice: int) -> list[tuple[Pattern, int]]:
    """Every pattern of so many dice with its weight, in lexical order; computed once."""
    if dice not in _KNOWN:
        found: list[tuple[Pattern, int]] = []
        _spread(dice, FACES, [], 1, found)
        _KNOWN[dice] = found
    return _KNOWN[dice]


def _spread(dice: int, faces: int, counts: list[int], weight: int, found: list[tuple[Pattern, int]]) -> None:
    """All ways to spread the dice over the faces that are left."""
    if faces == 1:
        found.append(((*counts, dice), weight))
        return
    for count in range(dice + 1):
        _spread(dice - count, faces - 1, [*counts, count], weight * choose(dice, count), found)


def choose(n: int, k: int) -> int:
    """How many sets of k out of n there are."""
    out = 1
    for i in range(k):
        out = out * (n - i) // (i + 1)
    return out


def dice_to_roll(s: State) -> int:
    """Dice that are about to be rolled; 0 where something else is going on."""
    dice = 0
    while dice < len(s.frames) and s.frames[-1 - dice].step == DICE_ROLL:
        dice += 1
    return dice


def roll_pattern(s: State, pattern: Pattern) -> None:
    """Let all dice that are about to be rolled show a pattern at once: the same as rolling them one by one."""
    dice = dice_to_roll(s)
    assert sum(pattern) == dice, "a pattern of other dice"
    seat = s.frames[-1].seat
    del s.frames[len(s.frames) - dice :]
    for face in range(FACES):
        for _ in range(pattern[face]):
            roll_die(s, seat, face)
    s.rules.settle(s)
