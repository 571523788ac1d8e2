"""The ruby that is nearest to a seat of the Dice Game."""

from sixrubies.dice.state import State
from sixrubies.dice.things import AREAS
from sixrubies.search.dice.holding import H_TILES, holding
from sixrubies.search.dice.values import FAR, DiceValues

NO_AREA = -1


def nearest_ruby(values: DiceValues, s: State, seat: int) -> tuple[int, float]:
    """Its area (-1: none is in sight) and the turns it takes."""
    values.look_at(s, seat)
    h = holding(s, seat)
    best = FAR
    nearest = NO_AREA
    for area in range(AREAS):
        turns = values.turns_to(h, area, sum(h[H_TILES:]))
        if turns < best:
            best = turns
            nearest = area
    return nearest, best
