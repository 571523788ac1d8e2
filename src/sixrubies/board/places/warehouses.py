"""Places 2 to 4, the warehouses: fill one good; the green tile adds another (docs/rules/base.md, B2 to B4, Q3)."""

from sixrubies.board.actions import DONE, GOOD
from sixrubies.board.effects import gain_good, pay_lira
from sixrubies.board.reasons import NEEDS_LIRA, NO_ROOM
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import WAREHOUSE_EXTRA
from sixrubies.board.things import FABRIC_WAREHOUSE, GOODS, GREEN_TILE
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason, Step


class Fill(Entry):
    """B2.1 The good of the warehouse, up to the wheelbarrow's capacity; never barred (A12)."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        good = f.place - FABRIC_WAREHOUSE  # red, green, yellow in the order of the warehouses
        gain_good(s, f.seat, good, s.room(f.seat, good))
        if s.tile_serves(f.seat, GREEN_TILE):
            s.push(Frame(WAREHOUSE_EXTRA, f.seat, f.place, f.by))


class Extra(Step[State]):
    """Q3 Once per warehouse action, after filling: two Lira for a good of any kind with room (A10)."""

    def owner(self, s: State, f: Frame) -> int:
        for good in range(GOODS):
            if s.room(f.seat, good) > 0:
                return f.seat
        return AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *[GOOD + good for good in range(GOODS)]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DONE:
            return None
        if s.room(f.seat, action - GOOD) == 0:
            return Reason(NO_ROOM, action - GOOD)
        price = s.rules.green_lira
        return None if s.lira(f.seat) >= price else Reason(NEEDS_LIRA, price, s.lira(f.seat))

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action >= GOOD:
            pay_lira(s, f.seat, s.rules.green_lira)
            gain_good(s, f.seat, action - GOOD)
