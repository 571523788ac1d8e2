"""Place 9, the Tea House: call a number, roll two dice, take the money (docs/rules/base.md, B9)."""

from sixrubies.board.actions import CALL
from sixrubies.board.effects import gain_lira, tell
from sixrubies.board.events import NUMBER_CALLED
from sixrubies.board.fields import DIE1, DIE2
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import DICE_ROLL, TEA_HOUSE_PAY_OUT
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto


class CallNumber(Entry):
    """B9.1 The player names a number from 3 to 12. Frame: `b` Lira more for falling short."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [CALL + number for number in range(s.rules.tea_lowest, s.rules.tea_highest + 1)]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        tell(s, NUMBER_CALLED, f.seat, action - CALL)
        s.push(Frame(TEA_HOUSE_PAY_OUT, f.seat, f.place, f.by, a=action - CALL, b=f.b))
        s.push(Frame(DICE_ROLL, f.seat, f.place, f.by))  # chance; the red tile reacts to a roll over there, not here


class PayOut(Auto[State]):
    """B9.2 Reaching the number pays that many Lira; falling short pays two."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        reached = s.n[DIE1] + s.n[DIE2] >= f.a
        gain_lira(s, f.seat, f.a if reached else s.rules.tea_consolation + f.b)
