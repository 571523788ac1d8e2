"""Place 1, the Wainwright: buy a wheelbarrow extension; the third one brings a ruby (docs/rules/base.md, B1)."""

from sixrubies.board.effects import extend_wheelbarrow, pay_lira, take_ruby
from sixrubies.board.fields import EXTENSIONS
from sixrubies.board.reasons import ALL_EXTENSIONS, NEEDS_LIRA
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.things import WAINWRIGHT_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason


class Buy(Entry):
    """B1.1, B1.3 One extension an action; the third one brings the ruby."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        if s.n[EXTENSIONS + seat] >= s.rules.extensions:
            return Reason(ALL_EXTENSIONS)
        price = s.rules.wainwright_price
        return None if s.lira(seat) >= price else Reason(NEEDS_LIRA, price, s.lira(seat))

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_lira(s, f.seat, s.rules.wainwright_price)
        extend_wheelbarrow(s, f.seat)
        if s.n[EXTENSIONS + f.seat] == s.rules.extensions:
            take_ruby(s, f.seat, WAINWRIGHT_RUBIES)
