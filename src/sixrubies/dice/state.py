"""The state of a Dice Game: integers in one flat list. Readers here; only `effects` writes."""

from typing import TYPE_CHECKING

from sixrubies.core.frame import Frame
from sixrubies.core.state import BaseState
from sixrubies.dice.fields import (
    DICE,
    DISPLAY,
    MOSQUE_DONE,
    NEW_TILES,
    NIBBLE,
    NO_TILE,
    OWN_TILES,
    OWNED,
    PILE,
    PILE_SIZE,
    RUBIES,
    RUBIES_AT,
    STACK,
    TURN,
)
from sixrubies.dice.things import ABILITY_OF, BROWN, OPEN_TILES, RESOURCES, TILES

if TYPE_CHECKING:
    from sixrubies.dice.rules import Rules


class State(BaseState):
    """Numbers in `n` by offset (see `fields`), the cards on the table in `shown`."""

    def __init__(self, rules: "Rules", n: list[int], shown: list[int], frames: list[Frame], owner: int) -> None:
        self.frames = frames
        self.owner = owner
        self.log = None
        self.rules = rules
        self.seats = rules.seats
        self.n = n
        self.shown = shown

    def clone(self) -> "State":
        """An independent copy with events off."""
        return State(self.rules, self.n[:], self.shown[:], self.frames[:], self.owner)

    # -- readers, in the words of the rule book ------------------------------------------------------------------

    def turn(self) -> int:
        return self.n[TURN]

    def rubies(self, seat: int) -> int:
        return self.n[RUBIES + seat]

    def owned(self, seat: int, resource: int) -> int:
        return self.n[OWNED + seat * RESOURCES + resource]

    def markers(self, seat: int) -> int:
        """All goods markers, brown ones included."""
        first = OWNED + seat * RESOURCES
        total = 0
        for kind in range(first, first + BROWN + 1):
            total += self.n[kind]
        return total

    def icons(self, face: int) -> int:
        """Dice that show the face and have not been used."""
        return self.n[DICE + face]

    def tiles(self, seat: int, ability: int) -> int:
        return (self.n[OWN_TILES + seat] >> NIBBLE * ability) & 15

    def new_tiles(self, ability: int) -> int:
        """Tiles that the seat on turn has taken this turn: they do not serve yet."""
        return (self.n[NEW_TILES] >> NIBBLE * ability) & 15

    def serving(self, ability: int) -> int:
        """Tiles of the seat on turn that it owned when the turn began, and still does."""
        shift = NIBBLE * ability
        return ((self.n[OWN_TILES + self.n[TURN]] >> shift) & 15) - ((self.n[NEW_TILES] >> shift) & 15)

    def tile_count(self, seat: int) -> int:
        packed = self.n[OWN_TILES + seat]
        total = 0
        while packed:
            total += packed & 15
            packed >>= NIBBLE
        return total

    def has_mosque_ruby(self, seat: int) -> bool:
        return (self.n[MOSQUE_DONE] >> seat) & 1 != 0

    def rubies_left(self, area: int) -> int:
        return self.n[RUBIES_AT + area]

    def price(self, area: int) -> int:
        """What the open field beside the next ruby shows: goods, goods of any kind (carpet) or Lira."""
        prices = self.rules.prices[area]
        return prices[len(prices) - self.n[RUBIES_AT + area]]

    def open_tiles(self) -> list[int]:
        """The display, in its row."""
        out: list[int] = []
        for slot in range(DISPLAY, DISPLAY + OPEN_TILES):
            if self.n[slot] == NO_TILE:
                break
            out.append(self.n[slot])
        return out

    def discarded(self, card: int) -> int:
        """Copies in the discard pile: those that are neither in the pile nor on the table."""
        return self.rules.card_copies[card] - self.n[PILE + card] - self.shown.count(card)

    def discard_size(self) -> int:
        return self.rules.deck_size - self.n[PILE_SIZE] - len(self.shown)

    def given_up(self, ability: int) -> int:
        """Tiles of an ability that have left the game: those that are nowhere else."""
        left = self.rules.ability_copies[ability]
        for tile in range(TILES):
            if ABILITY_OF[tile] == ability:
                left -= self.n[STACK + tile]
        for tile in self.open_tiles():
            if ABILITY_OF[tile] == ability:
                left -= 1
        for seat in range(self.seats):
            left -= self.tiles(seat, ability)
        return left
