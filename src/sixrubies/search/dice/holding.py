"""What the turn search shuffles about: one seat's things and what it can still get, as one short list of numbers."""

from typing import Final

from sixrubies.dice.fields import DICE, NIBBLE, OWN_TILES, OWNED, RUBIES, RUBIES_AT
from sixrubies.dice.state import State
from sixrubies.dice.things import ABILITIES, AREAS, FACES, RESOURCES

# Offsets; the first are the resources by number.
H_RUBIES: Final = 7
H_TILES: Final = 8  # + ability
H_LEFT: Final = 17  # + area: rubies there
H_DICE: Final = 24  # + face
H_SIZE: Final = 30


def holding(s: State, seat: int) -> list[int]:
    """Of a seat; the dice are those on the table, whoever has rolled them."""
    n = s.n
    first = OWNED + seat * RESOURCES
    h = n[first : first + RESOURCES]
    h.append(n[RUBIES + seat])
    packed = n[OWN_TILES + seat]
    for ability in range(ABILITIES):
        h.append((packed >> NIBBLE * ability) & 15)
    return h + n[RUBIES_AT : RUBIES_AT + AREAS] + n[DICE : DICE + FACES]


assert H_RUBIES == RESOURCES and H_LEFT == H_TILES + ABILITIES and H_DICE == H_LEFT + AREAS
assert H_SIZE == H_DICE + FACES
