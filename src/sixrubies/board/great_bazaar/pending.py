"""What joining the boxes adds to what may be pending: the Catacombs, and own rolls where only one box has them."""

from typing import Final

from sixrubies.board import steps as on
from sixrubies.board.grammar import IN_ACTION, Grammar
from sixrubies.board.things import CATACOMBS, PLACES

INSIDE: Final[dict[int, list[int]]] = {on.CATACOMBS_GOOD: [CATACOMBS], on.CATACOMBS_MOVE: [CATACOMBS]}
UNDER: Final[dict[int, list[int]]] = {
    **{inside: [on.TURN_COMPLETED] for inside in INSIDE},
    on.DICE_RED_TILE: [on.REWARD_TAKE, on.KIOSK_DIE],  # the die-to-6 card, for the rolls of Letters & Seals
}


def great_bazaar_grammar() -> Grammar:
    g = Grammar()
    g.under, g.inside = UNDER, INSIDE
    g.where = dict.fromkeys(INSIDE, IN_ACTION)
    g.moved_to = list(range(1, PLACES))  # the Catacombs lead anywhere
    return g
