"""Why an option is blocked, by number. Append-only. Numbers behind a reason: what is needed, what there is."""

from typing import Final

NEEDS_LIRA: Final = 1  # needs a, has b
NEEDS_CRYSTAL: Final = 2  # needs a, has b
NEEDS_BROWN: Final = 3  # needs a brown markers, has b
NEEDS_GOODS: Final = 4  # needs a goods, could pay b of them
NEEDS_CARD_DICE: Final = 5  # needs a dice with the card icon, used b
NO_COIN_DIE: Final = 6
NO_CARD_DIE: Final = 7
NO_RUBY: Final = 8  # none left in the area a (of all trade areas where a is -1)
NO_OPEN_TILE: Final = 9
NO_OWN_TILE: Final = 10
NO_DIE: Final = 11  # no (more) die shows the face a
NO_MARKER: Final = 12  # no (more) marker of the kind a
CANONICAL_ORDER: Final = 13  # dice, markers and faces are named in one order
REST_UNPAYABLE: Final = 14  # the rest of the price could not be paid then
NOT_ASKED: Final = 15  # the price has no (more) place for the colour a

REASON_NAMES: Final = [
    "", "needs_lira", "needs_crystal", "needs_brown", "needs_goods", "needs_card_dice", "no_coin_die", "no_card_die",
    "no_ruby", "no_open_tile", "no_own_tile", "no_die", "no_marker", "canonical_order", "rest_unpayable", "not_asked",
]  # fmt: skip
