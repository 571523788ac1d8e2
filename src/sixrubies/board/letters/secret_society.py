"""Place 24, the Secret Society: six seals for a ruby of a track (rulings C6, E23)."""

from sixrubies.board.actions import RUBY_FROM
from sixrubies.board.effects import gain_lira, take_ruby
from sixrubies.board.fields import SOCIETY_USES
from sixrubies.board.letters.effects import count_society
from sixrubies.board.letters.extra_turn import payment_why_not, too_few_seals
from sixrubies.board.letters.mail import give, letter_actions, seals_of
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.reasons import NO_RUBY
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import SOCIETY_PAY, SOCIETY_RUBY
from sixrubies.board.things import PALACE_RUBIES
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason, Step


class PaySeals(Entry):
    """Letter by letter, none superfluous. Frame: `a` seals given, `b` the least of a letter among them."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        if all(s.rubies_left(slot) == 0 for slot in range(PALACE_RUBIES, len(s.rules.ruby_stock))):
            return Reason(NO_RUBY)
        return too_few_seals(s, seat, self.numbers.society_seals)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return letter_actions(s, f.seat)

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return payment_why_not(s, f, action, self.numbers.society_seals)

    def apply(self, s: State, f: Frame, action: int) -> None:
        give(s, f.seat, action)
        value = seals_of(action)
        total = f.a + value
        if total < self.numbers.society_seals:
            smallest = value if f.b == 0 or value < f.b else f.b
            s.push(Frame(SOCIETY_PAY, f.seat, f.place, f.by, a=total, b=smallest))
        else:
            s.push(Frame(SOCIETY_RUBY, f.seat, f.place, f.by))


class ChooseTrack(Step[State]):
    """The next ruby of a track; the first three uses in the game bring Lira too, whoever makes them."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [RUBY_FROM + track for track in range(len(s.rules.ruby_stock) - PALACE_RUBIES)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.rubies_left(PALACE_RUBIES + action - RUBY_FROM) else Reason(NO_RUBY)

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_ruby(s, f.seat, PALACE_RUBIES + action - RUBY_FROM)
        uses = s.n[SOCIETY_USES]
        if uses < len(self.numbers.society_lira):
            gain_lira(s, f.seat, self.numbers.society_lira[uses])
        count_society(s)
