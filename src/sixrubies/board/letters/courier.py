"""The Courier: a letter for two Lira or another letter (rulings C9, E16)."""

from sixrubies.board.actions import PAY
from sixrubies.board.dice import place_of
from sixrubies.board.effects import pay_lira
from sixrubies.board.encounters import TokenMove
from sixrubies.board.fields import TOKEN_AT
from sixrubies.board.letters.effects import can_draw_letter, letters_of, mark_stuck
from sixrubies.board.letters.mail import give, letter_actions, start_letter
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.reasons import NEEDS_LIRA, NO_LETTER_TO_DRAW
from sixrubies.board.rules import Meeting
from sixrubies.board.state import State
from sixrubies.board.steps import COURIER_PAY
from sixrubies.board.unpaid import others_unpaid, owes
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason, Step


class Courier(Meeting):
    """He is paid first, so the new letter can't pay him."""

    def __init__(self, numbers: LettersNumbers) -> None:
        self.numbers = numbers

    def barred(self, s: State, seat: int) -> Reason | None:
        if not can_draw_letter(s):
            return Reason(NO_LETTER_TO_DRAW)
        price = self.numbers.courier_lira
        if s.lira(seat) >= price or letters_of(s, seat):
            return None
        return Reason(NEEDS_LIRA, price, s.lira(seat))

    def unpayable(self, s: State, seat: int, cards: int) -> bool:
        lira = s.lira(seat) - self.numbers.courier_lira
        paid = lira >= 0 and not owes(s, seat, lira, s.goods(seat), cards, len(s.frames))
        return not paid and letters_of(s, seat) == 0

    def begin(self, s: State, seat: int, place: int) -> None:
        s.push(Frame(COURIER_PAY, seat, place))


class MoveToken(TokenMove):
    """F14, and what a card could use again is remembered: a token that rolled its own place (E16)."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if s.n[TOKEN_AT + f.a] == place_of(action):
            mark_stuck(s, f.a)
        super().apply(s, f, action)


class PayCourier(Step[State]):
    """Two Lira or a letter."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [PAY, *letter_actions(s, f.seat)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        price = self.numbers.courier_lira
        if action != PAY:
            return None
        return others_unpaid(s, f, lira=price) if s.lira(f.seat) >= price else Reason(NEEDS_LIRA, price, s.lira(f.seat))

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == PAY:
            pay_lira(s, f.seat, self.numbers.courier_lira)
        else:
            give(s, f.seat, action)
        start_letter(s, f.seat)
