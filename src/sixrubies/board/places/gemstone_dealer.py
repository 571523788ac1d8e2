"""Place 16, the Gemstone Dealer: buy the next ruby (docs/rules/base.md, B16)."""

from sixrubies.board.effects import pay_lira, take_ruby
from sixrubies.board.reasons import NEEDS_LIRA, NO_RUBY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.things import DEALER_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason


def price(s: State) -> int:
    """B16.1 The biggest number that no ruby covers."""
    track = s.rules.dealer_track
    return track[len(track) - s.rubies_left(DEALER_RUBIES)]


class BuyRuby(Entry):
    """B16.2 Pay the price, take the next ruby; without rubies the action is gone (A20)."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        if s.rubies_left(DEALER_RUBIES) == 0:
            return Reason(NO_RUBY)
        return None if s.lira(seat) >= price(s) else Reason(NEEDS_LIRA, price(s), s.lira(seat))

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_lira(s, f.seat, price(s))
        take_ruby(s, f.seat, DEALER_RUBIES)
