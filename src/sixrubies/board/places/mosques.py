"""Places 14 and 15, the mosques: take a tile; both tiles of one mosque bring a ruby (docs/rules/base.md, B14, B15)."""

from sixrubies.board.actions import TILE
from sixrubies.board.effects import add_fifth_assistant, pay_good, take_ruby, take_tile
from sixrubies.board.fields import MOSQUE, RESERVE
from sixrubies.board.reasons import NEEDS_GOOD, NO_TILE, OWN_TILE, STACK_EMPTY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.things import (
    BLUE_TILE,
    GREAT_MOSQUE_RUBIES,
    RED_TILE,
    SMALL_MOSQUE,
    SMALL_MOSQUE_RUBIES,
    YELLOW_TILE,
)
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


def first_tile(place: int) -> int:
    """The two tiles of a mosque have neighbouring numbers; a tile has the number of its good."""
    return RED_TILE if place == SMALL_MOSQUE else YELLOW_TILE


class TakeTile(Entry):
    """B14.1, B14.2 The wheelbarrow must hold the goods shown on the tile; one of them is paid."""

    def tile_barred(self, s: State, seat: int, tile: int) -> Reason | None:
        if s.has_tile(seat, tile):
            return Reason(OWN_TILE, tile)
        left = s.n[MOSQUE + tile]
        if left == 0:
            return Reason(STACK_EMPTY, tile)
        symbols = s.rules.mosque_symbols[left - 1]
        return None if s.good(seat, tile) >= symbols else Reason(NEEDS_GOOD, symbols, tile)

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        tile = first_tile(place)
        if self.tile_barred(s, seat, tile) is None or self.tile_barred(s, seat, tile + 1) is None:
            return None
        return Reason(NO_TILE)

    def candidates(self, s: State, f: Frame) -> list[int]:
        tile = first_tile(f.place)
        return [TILE + tile, TILE + tile + 1]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return self.tile_barred(s, f.seat, action - TILE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        tile = action - TILE
        pay_good(s, f.seat, tile, s.rules.mosque_pay)
        take_tile(s, f.seat, tile)
        if tile == BLUE_TILE and s.n[RESERVE + f.seat]:
            add_fifth_assistant(s, f.seat)
        first = first_tile(f.place)
        if s.has_tile(f.seat, first) and s.has_tile(f.seat, first + 1):
            take_ruby(s, f.seat, SMALL_MOSQUE_RUBIES if f.place == SMALL_MOSQUE else GREAT_MOSQUE_RUBIES)
