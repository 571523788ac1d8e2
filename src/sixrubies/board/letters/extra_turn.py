"""The end of a turn: an extra turn for letters with three seals, once per round (ruling C2)."""

from sixrubies.board.actions import DONE, EXTRA
from sixrubies.board.effects import begin_last_round, next_round
from sixrubies.board.fields import EXTRA_DONE, LAST_ROUND
from sixrubies.board.letters.effects import buy_extra_turn, new_round_of_extra_turns, seals
from sixrubies.board.letters.mail import give, letter_actions, seals_of
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.outcome import end_game
from sixrubies.board.reasons import NEEDS_SEALS, SEAL_SUPERFLUOUS
from sixrubies.board.state import State
from sixrubies.board.steps import EXTRA_PAY, TURN_BEGIN, TURN_EXTRA, TURN_FINISH
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step


def reachable(ones: int, twos: int, total: int, smallest: int, need: int) -> bool:
    """Letters left can complete a payment of `need` seals in which no letter is superfluous.

    `total` seals are given already, `smallest` is the least seals of a letter among them (0: none). A letter is
    superfluous if the others alone show enough.
    """
    if total >= need:
        return total - smallest < need
    if ones and reachable(ones - 1, twos, total + 1, 1, need):
        return True
    return twos > 0 and reachable(ones, twos - 1, total + 2, smallest if smallest == 1 else 2, need)


def payment_why_not(s: State, f: Frame, action: int, need: int) -> Reason | None:
    """Frame: `a` seals given, `b` the least of a letter among them."""
    ones, twos = seals(s, f.seat)
    value = seals_of(action)
    ones, twos = (ones - 1, twos) if value == 1 else (ones, twos - 1)
    smallest = value if f.b == 0 or value < f.b else f.b
    return None if reachable(ones, twos, f.a + value, smallest, need) else Reason(SEAL_SUPERFLUOUS)


class LettersFinish(Auto[State]):
    """The turn is over, however it ended: the extra turn is asked for once. Frame: `a` is 1 once it was."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def apply(self, s: State, f: Frame, action: int) -> None:
        ones, twos = seals(s, f.seat)
        if f.a == 0 and not s.n[EXTRA_DONE + f.seat] and reachable(ones, twos, 0, 0, self.numbers.extra_seals):
            s.push(Frame(TURN_FINISH, f.seat, a=1))
            s.push(Frame(TURN_EXTRA, f.seat))
            return
        if not s.n[LAST_ROUND]:
            # A kiosk tile may have brought another player his last ruby in this turn.
            for other in range(f.seat, f.seat + s.seats):
                if s.rubies(other % s.seats) >= s.rules.goal:
                    begin_last_round(s, other % s.seats)
                    break
        following = f.seat + 1
        if following == s.seats:
            if s.n[LAST_ROUND]:
                end_game(s)
                return
            following = 0
            next_round(s)
            new_round_of_extra_turns(s)
        s.push(Frame(TURN_BEGIN, following))


class AskExtraTurn(Step[State]):
    """Buy it, or let the turn be over."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, EXTRA]

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == EXTRA:
            s.push(Frame(EXTRA_PAY, f.seat))


class PayExtraTurn(Step[State]):
    """Letter by letter; none may be superfluous."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return letter_actions(s, f.seat)

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return payment_why_not(s, f, action, self.numbers.extra_seals)

    def apply(self, s: State, f: Frame, action: int) -> None:
        give(s, f.seat, action)
        value = seals_of(action)
        total = f.a + value
        if total < self.numbers.extra_seals:
            smallest = value if f.b == 0 or value < f.b else f.b
            s.push(Frame(EXTRA_PAY, f.seat, a=total, b=smallest))
            return
        s.frames.pop()  # the end that was asked for; the extra turn has one of its own
        buy_extra_turn(s, f.seat)
        s.push(Frame(TURN_BEGIN, f.seat))


def too_few_seals(s: State, seat: int, need: int) -> Reason | None:
    ones, twos = seals(s, seat)
    return None if reachable(ones, twos, 0, 0, need) else Reason(NEEDS_SEALS, need, ones + 2 * twos)
