"""The state of a board game: integers and flat lists. Readers here; only `effects` writes."""

from typing import TYPE_CHECKING, Final

from sixrubies.board.fields import (
    BARRED,
    DEMAND_AT,
    EXTENSIONS,
    FAMILY_AT,
    GUILD_HAND,
    HAND_SIZE,
    LIRA,
    MERCHANT_AT,
    OWN_TILES,
    PILE_SIZE,
    POSTED,
    RUBIES,
    RUBIES_AT,
    STACK,
    TURN,
    WHEELBARROW,
)
from sixrubies.board.things import DEMAND_TILES, GOODS, LARGE_MARKET, is_guild
from sixrubies.core.frame import Frame
from sixrubies.core.state import BaseState

if TYPE_CHECKING:
    from sixrubies.board.rules import Rules

KNOWN: Final = 64  # stride of `known`


class State(BaseState):
    """Public numbers in `n` by offset (see `fields`), hidden ones in lists of their own."""

    def __init__(
        self,
        rules: "Rules",
        n: list[int],
        neutrals: list[int],
        discard: list[int],
        known: list[int],
        hand: list[int],
        held: list[int],
        pile: list[int],
        guild_discard: list[int],
        letters: list[int],
        letter_pile: list[int],
        letter_discard: list[int],
        frames: list[Frame],
        owner: int,
    ) -> None:
        self.frames = frames
        self.owner = owner
        self.log = None
        self.rules = rules
        self.seats = rules.seats
        self.n = n
        self.neutrals = neutrals
        self.discard = discard
        self.known = known
        self.hand = hand
        self.held = held
        self.pile = pile
        self.guild_discard = guild_discard
        self.letters = letters
        self.letter_pile = letter_pile
        self.letter_discard = letter_discard

    def clone(self) -> "State":
        """An independent copy with events off."""
        return State(
            self.rules,
            self.n[:],
            self.neutrals[:],
            self.discard[:],
            self.known[:],
            self.hand[:],
            self.held[:],
            self.pile[:],
            self.guild_discard[:],
            self.letters[:],
            self.letter_pile[:],
            self.letter_discard[:],
            self.frames[:],
            self.owner,
        )

    # -- readers, in the words of the rule book ------------------------------------------------------------------

    def turn(self) -> int:
        return self.n[TURN]

    def lira(self, seat: int) -> int:
        return self.n[LIRA + seat]

    def rubies(self, seat: int) -> int:
        return self.n[RUBIES + seat]

    def capacity(self, seat: int) -> int:
        return self.rules.capacity + self.n[EXTENSIONS + seat]

    def good(self, seat: int, good: int) -> int:
        return self.n[WHEELBARROW + seat * GOODS + good]

    def goods(self, seat: int) -> int:
        first = WHEELBARROW + seat * GOODS
        return self.n[first] + self.n[first + 1] + self.n[first + 2] + self.n[first + 3]

    def room(self, seat: int, good: int) -> int:
        return self.rules.capacity + self.n[EXTENSIONS + seat] - self.n[WHEELBARROW + seat * GOODS + good]

    def has_tile(self, seat: int, tile: int) -> bool:
        return (self.n[OWN_TILES + seat] >> tile) & 1 != 0

    def tile_serves(self, seat: int, tile: int) -> bool:
        """A tile tied to a place is owned, and not barred by a guild card (ruling E11)."""
        return self.n[BARRED] == 0 and self.has_tile(seat, tile)

    def merchant(self, seat: int) -> int:
        return self.n[MERCHANT_AT + seat]

    def family(self, seat: int) -> int:
        return self.n[FAMILY_AT + seat]

    def stack(self, seat: int) -> int:
        return self.n[STACK + seat]

    def posted(self, seat: int, place: int) -> bool:
        """An own assistant stands at the place."""
        return (self.n[POSTED + seat] >> place) & 1 != 0

    def hand_size(self, seat: int) -> int:
        return self.n[HAND_SIZE + seat]

    def held_of(self, seat: int, deck: list[int]) -> int:
        """How many cards of a deck the seat holds: public."""
        return self.n[(GUILD_HAND if is_guild(deck[0]) else HAND_SIZE) + seat]

    def in_hand(self, seat: int, card: int) -> int:
        return self.hand[card * self.seats + seat]

    def rubies_left(self, slot: int) -> int:
        return self.n[RUBIES_AT + slot]

    def can_draw(self) -> bool:
        """A bonus card can be drawn, if need be after the discard pile is shuffled (ruling A16)."""
        return self.n[PILE_SIZE] > 0 or len(self.discard) > 0

    def demand(self, place: int) -> int:
        """The demand tile on top at a market."""
        return self.n[DEMAND_AT if place == LARGE_MARKET else DEMAND_AT + DEMAND_TILES]

    def known_cards(self, seat: int, card: int) -> int:
        """Copies of the card everybody knows the seat to hold (ruling A22)."""
        entry = seat * KNOWN + card
        n = 0
        for known in self.known:
            if known == entry:
                n += 1
        return n
