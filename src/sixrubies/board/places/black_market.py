"""Place 8, the Black Market: roll for blue goods, and one other good of choice (docs/rules/base.md, B8)."""

from sixrubies.board.actions import GOOD
from sixrubies.board.effects import gain_good
from sixrubies.board.fields import DIE1, DIE2
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import BLACK_MARKET_GAIN, DICE_ROLL
from sixrubies.board.things import BLUE
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Step


class Roll(Entry):
    """B8.1 Both dice first; the red tile reacts to the roll over there, not here."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(BLACK_MARKET_GAIN, f.seat, f.place, f.by))
        s.push(Frame(DICE_ROLL, f.seat, f.place, f.by))


class Gain(Step[State]):
    """B8.2, B8.3 One red, green or yellow good, chosen after the roll (A19); a full kind is lost (E2). Then blue."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + good for good in range(BLUE)]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        gain_good(s, f.seat, action - GOOD)
        gain_blue(s, f.seat)


def gain_blue(s: State, seat: int) -> None:
    """B8.1 What the dice bring."""
    blue = s.rules.black_market_blue[s.n[DIE1] + s.n[DIE2]]
    if blue:
        gain_good(s, seat, BLUE, blue)
