"""The companion: entering, walking, being paid for (rulings C3, E18)."""

from sixrubies.board.actions import COMPANION_DO, DONE, WALK
from sixrubies.board.effects import hand_lira
from sixrubies.board.fields import COMPANION_AT, OWN_SUPPLY
from sixrubies.board.flow import before_action
from sixrubies.board.letters.effects import companion_place, enter_companion, move_companion, ready_companion
from sixrubies.board.places.fountain import Recall
from sixrubies.board.reasons import COMPANION_READY
from sixrubies.board.rules import Payees
from sixrubies.board.state import State
from sixrubies.board.steps import FOUNTAIN_COMPANION, TURN_MOVE
from sixrubies.board.things import COMPANION
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Reason, Step

TAKE, ENTER = 0, 1


def steps_away(s: State, seat: int, start: int, distance: int) -> list[int]:
    """Places whose shortest open path from `start` has this many steps (1 or 2), sorted."""
    passage = s.rules.passage
    near = passage.beside(s, seat, start)
    if distance == 1:
        return near
    far: list[int] = []
    for place in near:
        for other in passage.beside(s, seat, place):
            if other != start and other not in near and other not in far:
                far.append(other)
    far.sort()
    return far


def companion_actions(s: State, seat: int) -> list[int]:
    """What he may do at the movement: walk one place, or enter beside the merchant."""
    place = companion_place(s, seat)
    if place:
        return [WALK + other for other in steps_away(s, seat, place, 1)]
    return [COMPANION_DO + ENTER] if s.n[COMPANION_AT + seat] == OWN_SUPPLY else []


def companion_acts(s: State, seat: int, action: int) -> None:
    if action == COMPANION_DO + ENTER:
        enter_companion(s, seat)
        s.push(Frame(TURN_MOVE, seat))
    else:
        move_companion(s, seat, action - WALK)
        before_action(s, seat, action - WALK, COMPANION)


class MoveOrCompanion(Step[State]):
    """The merchant, moving as he does without this box, or the companion instead."""

    def __init__(self, merchant: Step[State]) -> None:
        super().__init__()
        self.merchant = merchant

    def candidates(self, s: State, f: Frame) -> list[int]:
        return self.merchant.candidates(s, f) + companion_actions(s, f.seat)

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if action >= WALK else self.merchant.why_not(s, f, action)

    def options(self, s: State, f: Frame) -> list[int]:
        return self.merchant.options(s, f) + companion_actions(s, f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action >= WALK:
            companion_acts(s, f.seat, action)
        else:
            self.merchant.apply(s, f, action)


class WalkFar(Step[State]):
    """With the card he goes exactly two places (E18)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [WALK + place for place in steps_away(s, f.seat, companion_place(s, f.seat), 2)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_companion(s, f.seat, action - WALK)


class LettersPayees(Payees):
    """Other players' companions are paid like merchants."""

    def count(self, s: State, seat: int, place: int, spared: int) -> int:
        count = super().count(s, seat, place, spared)
        for other in range(s.seats):
            if other != seat and s.n[COMPANION_AT + other] == place:
                count += 1
        return count

    def pay(self, s: State, seat: int, place: int, spared: int) -> None:
        for other in range(s.seats):
            if other != seat and s.n[COMPANION_AT + other] == place:
                hand_lira(s, seat, other, s.rules.toll)
        super().pay(s, seat, place, spared)


class RecallAndCompanion(Recall):
    """The Fountain: assistants as known, then the companion may be taken to the own supply."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DONE or action == NOTHING:
            s.push(Frame(FOUNTAIN_COMPANION, f.seat, f.place, f.by))
        super().apply(s, f, action)


class TakeCompanion(Step[State]):
    """From the general supply, or back from the board."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO if s.n[COMPANION_AT + f.seat] == OWN_SUPPLY else f.seat

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, COMPANION_DO + TAKE]

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == COMPANION_DO + TAKE:
            ready_companion(s, f.seat)


def companion_barred(s: State, seat: int) -> Reason | None:
    return Reason(COMPANION_READY) if s.n[COMPANION_AT + seat] == OWN_SUPPLY else None
