"""Place 6, the Caravansary: take two bonus cards, discard one (docs/rules/base.md, B6)."""

from sixrubies.board.actions import DISCARD, TAKE_DISCARD, TAKE_PILE
from sixrubies.board.effects import discard_card, take_discard
from sixrubies.board.flow import start_draw
from sixrubies.board.reasons import NO_DISCARD
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import CARAVANSARY_DISCARD, CARAVANSARY_TAKE
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Reason, Step


class Take(Entry):
    """B6.2 Card by card, from the face-down or the discard pile (A15). Frame: `a` taken, `b` more to take."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if f.a < s.rules.caravansary_cards + f.b and s.can_draw() else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [TAKE_PILE, TAKE_DISCARD]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return Reason(NO_DISCARD) if action == TAKE_DISCARD and not s.discard else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == NOTHING:
            s.push(Frame(CARAVANSARY_DISCARD, f.seat, f.place, f.by))
            return
        s.push(Frame(CARAVANSARY_TAKE, f.seat, f.place, f.by, a=f.a + 1, b=f.b))
        if action == TAKE_DISCARD:
            take_discard(s, f.seat)
        else:
            start_draw(s, f.seat)


class Discard(Step[State]):
    """B6.4, B6.7 Any card in hand is discarded; with an empty hand this lapses (E4). Frame: `a` discarded."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if f.a < s.rules.caravansary_discards and s.hand_size(f.seat) > 0 else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DISCARD + card for card in s.rules.bonus if s.in_hand(f.seat, card) > 0]

    def forced(self, s: State, f: Frame) -> bool:
        return s.hand_size(f.seat) == 1

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action != NOTHING:
            s.push(Frame(CARAVANSARY_DISCARD, f.seat, f.place, f.by, a=f.a + 1))
            discard_card(s, f.seat, action - DISCARD)
