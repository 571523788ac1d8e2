"""Places 10 and 11, the markets: sell what the demand tile shows (docs/rules/base.md, B10, B11)."""

from sixrubies.board.actions import DEMAND, DONE, SELL
from sixrubies.board.effects import earn_sale, sell_good, show_demand, turn_demand
from sixrubies.board.fields import BARRED, DEMAND_AT
from sixrubies.board.reasons import (
    CANONICAL_ORDER,
    NEEDS_GOOD,
    NOT_DEMANDED,
    NOTHING_TO_SELL,
    SALE_FULL,
    SELL_ONE,
)
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import DEMAND_SHOW, MARKET_SELL_MORE
from sixrubies.board.things import (
    ANY_GOODS,
    DEMAND_STREAM,
    DEMAND_TILES,
    GOODS,
    LARGE_MARKET,
    SMALL_MARKET,
    UNSEEN,
)
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Batch, ChanceStep, Reason


def prices(s: State, place: int) -> list[int]:
    """Lira by goods sold."""
    return s.rules.large_market if place == LARGE_MARKET else s.rules.small_market


def sold(f: Frame, good: int) -> int:
    return f.a >> (3 * good) & 7


def total_sold(f: Frame) -> int:
    return (f.a & 7) + (f.a >> 3 & 7) + (f.a >> 6 & 7) + (f.a >> 9 & 7)


def demanded(s: State, seat: int, place: int) -> bool:
    """The seat has a good the demand tile shows."""
    shown = s.rules.demand_tiles[s.demand(place)]
    for good in range(GOODS):
        if shown[good] and s.good(seat, good):
            return True
    return False


class Sell(Entry):
    """B10.3, B10.6 One to five goods, each at most as often as shown, named in the order red, green, yellow, blue.

    Frame: `a` counts what was sold so far, three bits a good; `b` is 1 with the any-goods card.
    """

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        if demanded(s, seat, place):
            return None
        if place == SMALL_MARKET and s.in_hand(seat, ANY_GOODS) and s.goods(seat) and not s.n[BARRED]:
            return None  # C26.3: the card alone makes the sale possible
        return Reason(NOTHING_TO_SELL)

    def surely_barred(self, s: State, seat: int, place: int) -> bool:
        hidden = place == SMALL_MARKET and s.hand_size(seat) > 0 and s.goods(seat) > 0
        return not hidden and self.barred(s, seat, place) is not None

    def allowed(self, s: State, f: Frame, good: int) -> int:
        """How often the good may be sold in this sale."""
        return len(prices(s, f.place)) - 1 if f.b else s.rules.demand_tiles[s.demand(f.place)][good]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *[SELL + good for good in range(GOODS)]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DONE:
            return None if f.a else Reason(SELL_ONE)
        good = action - SELL
        most = len(prices(s, f.place)) - 1
        if total_sold(f) >= most:
            return Reason(SALE_FULL, most)
        if f.a >> (3 * good + 3):
            return Reason(CANONICAL_ORDER)
        if sold(f, good) >= self.allowed(s, f, good):
            return Reason(NOT_DEMANDED, good)
        return None if s.good(f.seat, good) > 0 else Reason(NEEDS_GOOD, 1, good)

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        if f.a:
            out.append(DONE)
            if total_sold(f) >= len(prices(s, f.place)) - 1:
                return out
        for good in range(GOODS):
            if f.a >> (3 * good + 3) == 0 and s.good(f.seat, good) > 0 and sold(f, good) < self.allowed(s, f, good):
                out.append(SELL + good)
        return out

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action != DONE:
            good = action - SELL
            sell_good(s, f.seat, good)
            s.push(Frame(MARKET_SELL_MORE, f.seat, f.place, f.by, a=f.a + (1 << 3 * good), b=f.b))
            return
        goods = total_sold(f)
        earn_sale(s, f.seat, goods, prices(s, f.place)[goods], f.place)
        turn_demand(s, f.place)
        if s.demand(f.place) == UNSEEN:
            s.push(Frame(DEMAND_SHOW, f.seat, f.place))

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.a:
            return None
        items = [(SELL + good, min(s.good(f.seat, good), self.allowed(s, f, good))) for good in range(GOODS)]
        most = len(prices(s, f.place)) - 1
        return Batch([item for item in items if item[1]], 1, min(most, sum(item[1] for item in items)), DONE)


class ShowDemand(ChanceStep[State]):
    """B10.4 The next tile of the stack: chance until all five were seen."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        first = 0 if f.place == LARGE_MARKET else DEMAND_TILES
        seen = s.n[DEMAND_AT + first : DEMAND_AT + first + DEMAND_TILES]
        return [DEMAND + tile for tile in range(first, first + DEMAND_TILES) if tile not in seen]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [1] * len(self.candidates(s, f))

    def stream(self, s: State, f: Frame) -> int:
        return stream(DEMAND_STREAM if f.place == LARGE_MARKET else DEMAND_STREAM + 1)

    def apply(self, s: State, f: Frame, action: int) -> None:
        show_demand(s, f.place, action - DEMAND)
