"""The yellow mosque tile: once in the turn an own assistant returns for two Lira (docs/rules/base.md, Q4; A8)."""

from sixrubies.board.actions import PLAY, RECALL, USE_YELLOW
from sixrubies.board.cards.base import ANY_TIME, ChooseAssistant
from sixrubies.board.effects import pay_lira, use_up_yellow
from sixrubies.board.fields import POSTED, YELLOW_DONE
from sixrubies.board.reasons import NEEDS_LIRA, NO_ASSISTANT_AWAY, YELLOW_USED
from sixrubies.board.rules import Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import TILE_YELLOW
from sixrubies.board.unpaid import leaves_unpaid
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


class YellowTile(Interrupt):
    """Q4 It interrupts like a card that is never used up."""

    def __init__(self) -> None:
        super().__init__(USE_YELLOW - PLAY, ANY_TIME)

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        price = s.rules.yellow_lira
        lira = s.lira(seat)
        if s.n[YELLOW_DONE]:
            return Reason(YELLOW_USED)
        if lira < price:
            return Reason(NEEDS_LIRA, price, lira)
        if s.n[POSTED + seat] & ~(1 << s.merchant(seat)) == 0:
            return Reason(NO_ASSISTANT_AWAY)
        return leaves_unpaid(s, f, lira - price, s.hand_size(seat))

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        use_up_yellow(s)
        pay_lira(s, seat, s.rules.yellow_lira)
        s.push(Frame(TILE_YELLOW, seat))


class ChooseOtherAssistant(ChooseAssistant):
    """From a place other than the merchant's."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        here = s.merchant(f.seat)
        return [RECALL + p for p in s.rules.bazaar.places if p != here and s.posted(f.seat, p)]
