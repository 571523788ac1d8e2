"""The numbers of a state by offset, and the one table that says what they are and who may see them.

All numbers lie in one flat list, so that a copy is one slice. Nothing is hidden from a player that another one knows:
of the pile and of the stack only the order is unknown, and that exists nowhere (ruling D2).
"""

from typing import Final

from sixrubies.dice.things import AREAS, CARDS, FACES, INCOMES, OPEN_TILES, RESOURCES, SEATS, TILES

OWNED: Final = 0  # + seat * RESOURCES + resource
RUBIES: Final = 28  # + seat
OWN_TILES: Final = 32  # + seat: how many of each ability, NIBBLE bits each
MOSQUE_DONE: Final = 36  # bit mask of the seats that have had the mosque ruby
TURN: Final = 37  # whose turn it is
ROUND: Final = 38
LAST_ROUND: Final = 39  # 1 once somebody has ended a turn with the rubies of the goal
DICE: Final = 40  # + face: icons rolled and not used yet
NEW_TILES: Final = 46  # tiles of the seat on turn that do not serve yet, as OWN_TILES
INCOME_LEFT: Final = 47  # + ability: income tiles that have not given yet
RUBIES_AT: Final = 50  # + area
SUPPLY: Final = 57  # + resource
DISPLAY: Final = 64  # + 0 to 5: open tiles in a row, NO_TILE behind the last
PILE_SIZE: Final = 70  # bazaar cards in the face-down pile
STACK_SIZE: Final = 71  # mosque tiles in the face-down stack
STACK: Final = 72  # + tile
PILE: Final = 93  # + card
FIELDS_SIZE: Final = 126

NIBBLE: Final = 4
MOST_OWNED: Final = 15  # what a nibble holds
NO_TILE: Final = -1

PUBLIC: Final = "public"


class Field:
    """One named run of numbers."""

    def __init__(self, name: str, offset: int, size: int, seen_by: str = PUBLIC) -> None:
        self.name = name
        self.offset = offset  # in State.n; -1: a list of its own
        self.size = size
        self.seen_by = seen_by


FIELDS: Final = [
    Field("owned", OWNED, SEATS * RESOURCES),
    Field("rubies", RUBIES, SEATS),
    Field("tiles", OWN_TILES, SEATS),
    Field("mosque_done", MOSQUE_DONE, 1),
    Field("turn", TURN, 1),
    Field("round", ROUND, 1),
    Field("last_round", LAST_ROUND, 1),
    Field("dice", DICE, FACES),
    Field("new_tiles", NEW_TILES, 1),
    Field("income_left", INCOME_LEFT, INCOMES),
    Field("rubies_at", RUBIES_AT, AREAS),
    Field("supply", SUPPLY, RESOURCES),
    Field("display", DISPLAY, OPEN_TILES),
    Field("pile_size", PILE_SIZE, 1),
    Field("stack_size", STACK_SIZE, 1),
    Field("stack", STACK, TILES),
    Field("pile", PILE, CARDS),
]

LISTS: Final = [
    Field("shown", -1, 0),  # bazaar cards on the table, in the order they were revealed
    Field("frames", -1, 0),
]
