"""Place 6 in its new print: a coffee first, then the Caravansary as known."""

from sixrubies.board.mocha.effects import gain_coffee
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import CARAVANSARY_TAKE
from sixrubies.core.frame import AUTO, Frame


class CoffeeFirst(Entry):
    """E12: the coffee first. Frame: `b` more cards to take."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_coffee(s, f.seat, self.numbers.caravansary_coffee)
        s.push(Frame(CARAVANSARY_TAKE, f.seat, f.place, f.by, b=f.b))
