"""Place 13, the Sultan's Palace: deliver the goods asked for, take a ruby (docs/rules/base.md, B13)."""

from sixrubies.board.actions import GIVE
from sixrubies.board.effects import pay_good, take_ruby
from sixrubies.board.reasons import CANONICAL_ORDER, NEEDS_GOOD, NO_RUBY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import PALACE_ANY
from sixrubies.board.things import GOODS, PALACE_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Batch, Reason, Step

ANY: int = GOODS  # the "good" of a reason: one of any kind


def price(s: State) -> list[int]:
    """B13.2 All spaces that no ruby covers: red, green, yellow, blue, any."""
    prices = s.rules.palace_prices
    return prices[len(prices) - s.rubies_left(PALACE_RUBIES)]


class Deliver(Entry):
    """B13.5 All goods asked for, or none: first the kinds that are named."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        if s.rubies_left(PALACE_RUBIES) == 0:
            return Reason(NO_RUBY)
        asked = price(s)
        total = 0
        for good in range(GOODS):
            if s.good(seat, good) < asked[good]:
                return Reason(NEEDS_GOOD, asked[good], good)
            total += asked[good]
        total += asked[ANY]
        return None if s.goods(seat) >= total else Reason(NEEDS_GOOD, total, ANY)

    def apply(self, s: State, f: Frame, action: int) -> None:
        asked = price(s)
        for good in range(GOODS):
            if asked[good]:
                pay_good(s, f.seat, good, asked[good])
        s.push(Frame(PALACE_ANY, f.seat, f.place, f.by, a=asked[ANY]))


class GiveAny(Step[State]):
    """B13.4 Goods of any kind, named in canonical order; then the ruby. Frame: `a` still to give, `b` lowest good."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if f.a else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GIVE + good for good in range(GOODS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        good = action - GIVE
        if good < f.b:
            return Reason(CANONICAL_ORDER)
        if s.good(f.seat, good) == 0:
            return Reason(NEEDS_GOOD, 1, good)
        enough = sum(s.good(f.seat, later) for later in range(good, GOODS)) >= f.a
        return None if enough else Reason(CANONICAL_ORDER)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a == 0:
            take_ruby(s, f.seat, PALACE_RUBIES)
            return
        pay_good(s, f.seat, action - GIVE)
        s.push(Frame(PALACE_ANY, f.seat, f.place, f.by, a=f.a - 1, b=action - GIVE))

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.a == 0 or f.b:
            return None
        items = [(GIVE + good, min(f.a, s.good(f.seat, good))) for good in range(GOODS)]
        return Batch([item for item in items if item[1]], f.a, f.a, -1)
