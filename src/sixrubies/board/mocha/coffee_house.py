"""Place 20, the Coffee House: deliver coffee, take a ruby."""

from sixrubies.board.effects import take_ruby
from sixrubies.board.mocha.effects import coffee_short, pay_coffee
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.reasons import NO_RUBY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.things import COFFEE_HOUSE_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason


def price(s: State, track: list[int]) -> int:
    """The biggest number that no ruby covers."""
    return track[len(track) - s.rubies_left(COFFEE_HOUSE_RUBIES)]


class BuyForCoffee(Entry):
    """Frame: `b` coffee less (guild card 20)."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def barred_at(self, s: State, seat: int, less: int) -> Reason | None:
        if s.rubies_left(COFFEE_HOUSE_RUBIES) == 0:
            return Reason(NO_RUBY)
        return coffee_short(s, seat, price(s, self.numbers.coffee_house_track) - less)

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        return self.barred_at(s, seat, 0)

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_coffee(s, f.seat, price(s, self.numbers.coffee_house_track) - f.b)
        take_ruby(s, f.seat, COFFEE_HOUSE_RUBIES)
