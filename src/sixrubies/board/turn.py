"""The turn: move, assistant, toll, action, encounters, end (docs/rules/base.md, T, M, P, A)."""

from sixrubies.board.actions import (
    ACT,
    CATCH,
    DECLINE,
    END_TURN,
    LEAVE,
    MEET,
    MOVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    SKIP,
)
from sixrubies.board.effects import (
    begin_last_round,
    begin_turn,
    complete_action,
    end_turn,
    forget_action,
    leave_assistant,
    move_merchant,
    next_round,
    pick_up,
    pick_up_neutral,
    tell,
)
from sixrubies.board.encounters import begin_encounter, encounter_barred, encounters_at
from sixrubies.board.events import ACTION_SKIPPED
from sixrubies.board.fields import LAST_ROUND, STUCK
from sixrubies.board.flow import action_barred, arrive, before_action, carry_out, entry_of
from sixrubies.board.outcome import end_game
from sixrubies.board.reasons import (
    ASSISTANT_HERE,
    MUST_CATCH,
    MUST_PICK_UP,
    NEEDS_LIRA,
    NO_ASSISTANT_HERE,
    NO_ASSISTANT_LEFT,
    NO_NEUTRAL_HERE,
    SAME_PLACE,
    TOO_FAR,
)
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_ACTION, TURN_BEGIN, TURN_ENCOUNTERS, TURN_FINISH, TURN_MOVE
from sixrubies.board.things import BY_CHOICE, MERCHANT, SEATS, WITHOUT_ASSISTANT, WITHOUT_PAYING
from sixrubies.core.frame import Frame
from sixrubies.core.step import Auto, Reason, Step


class Begin(Auto[State]):
    """T2 A turn begins with the movement; nothing of the last turn is left."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        begin_turn(s, f.seat)
        s.push(Frame(TURN_FINISH, f.seat))
        s.push(Frame(TURN_MOVE, f.seat))


class Move(Step[State]):
    """M1 The merchant and his stack move one or two places, never diagonally, to a different place."""

    def reach(self, s: State, f: Frame) -> list[int]:
        return s.rules.bazaar.near[s.merchant(f.seat)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [MOVE + place for place in s.rules.bazaar.places]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        place = action - MOVE
        start = s.merchant(f.seat)
        if place in self.reach(s, f):
            return None
        return Reason(SAME_PLACE) if place == start else Reason(TOO_FAR, s.rules.bazaar.distance(start, place))

    def options(self, s: State, f: Frame) -> list[int]:
        return [MOVE + place for place in self.reach(s, f)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_merchant(s, f.seat, action - MOVE)
        arrive(s, f.seat)


class MoveFar(Move):
    """C22 With the card he moves three or four places; it is laid aside before the turn goes on (TURN_ARRIVE)."""

    def reach(self, s: State, f: Frame) -> list[int]:
        return s.rules.bazaar.far[s.merchant(f.seat)]

    def apply(self, s: State, f: Frame, action: int) -> None:
        move_merchant(s, f.seat, action - MOVE)


class Arrive(Auto[State]):
    """The merchant has been moved by a card, and the card laid aside."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        arrive(s, f.seat, f.b)


class Assistant(Step[State]):
    """M5 to M9 Pick up the own assistant, or leave the bottom one, or decline: then the turn ends at once (A2)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        if s.rules.neutral_assistants:
            return [DECLINE, PICK_UP, PICK_UP_NEUTRAL, LEAVE]
        return [DECLINE, PICK_UP, LEAVE]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        own = s.posted(f.seat, f.place)
        if action == PICK_UP:
            return None if own else Reason(NO_ASSISTANT_HERE)
        if action == PICK_UP_NEUTRAL:
            return None if s.neutrals[f.place] > 0 else Reason(NO_NEUTRAL_HERE)
        if action == LEAVE:
            if own:
                return Reason(ASSISTANT_HERE)
            return None if s.stack(f.seat) > 0 else Reason(NO_ASSISTANT_LEFT)
        # E9: in the 2014 edition an own assistant at the place must be picked up (or the neutral one beside him).
        return Reason(MUST_PICK_UP) if own and s.rules.edition_2014 else None

    def options(self, s: State, f: Frame) -> list[int]:
        out: list[int] = []
        own = s.posted(f.seat, f.place)
        if not own or not s.rules.edition_2014:
            out.append(DECLINE)
        if own:
            out.append(PICK_UP)
        if s.rules.neutral_assistants and s.neutrals[f.place] > 0:
            out.append(PICK_UP_NEUTRAL)
        if not own and s.stack(f.seat) > 0:
            out.append(LEAVE)
        return out

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DECLINE:
            end_turn(s, f.seat, WITHOUT_ASSISTANT)
            return
        if action == PICK_UP:
            pick_up(s, f.seat, f.place)
        elif action == PICK_UP_NEUTRAL:
            pick_up_neutral(s, f.seat, f.place)
        else:
            leave_assistant(s, f.seat, f.place)
        before_action(s, f.seat, f.place, MERCHANT, f.b)


class Toll(Step[State]):
    """P1 to P4 Two Lira to each other merchant here, all or nobody; otherwise the turn ends at once (A4)."""

    def price(self, s: State, f: Frame) -> int:
        return s.rules.toll * s.rules.payees.count(s, f.seat, f.place, f.b)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, PAY]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        price = self.price(s, f)
        if action == PAY and s.lira(f.seat) < price:
            return Reason(NEEDS_LIRA, price, s.lira(f.seat))
        return None

    def options(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, PAY] if s.lira(f.seat) >= self.price(s, f) else [DECLINE]

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DECLINE:
            end_turn(s, f.seat, WITHOUT_PAYING)
            return
        s.push(Frame(TURN_ACTION, f.seat, f.place, f.by))
        s.rules.payees.pay(s, f.seat, f.place, f.b)


class Action(Step[State]):
    """A1 The action of the place is optional; without it the encounters still follow (A5)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [ACT, SKIP]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return action_barred(s, f.seat, f.place) if action == ACT else None

    def options(self, s: State, f: Frame) -> list[int]:
        return [ACT, SKIP] if action_barred(s, f.seat, f.place) is None else [SKIP]

    def forced(self, s: State, f: Frame) -> bool:
        return entry_of(s, f.place).surely_barred(s, f.seat, f.place)

    def apply(self, s: State, f: Frame, action: int) -> None:
        self.follow(s, f)
        if action == ACT:
            carry_out(s, f.seat, f.place, f.by)
        else:
            tell(s, ACTION_SKIPPED, f.seat, f.place)

    def follow(self, s: State, f: Frame) -> None:
        """The encounters are those of the place the acting piece moved to."""
        s.push(Frame(TURN_ENCOUNTERS, f.seat, f.place, f.by, a=-1))


class Completed(Auto[State]):
    """C27.1 An action is complete: a repeat card may follow. An action inside another one counts as the last."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        complete_action(s, f.place, f.by)


class Encounters(Step[State]):
    """F2, F3 Encounters in any order; whom one meets is fixed when they begin (E8). Then the turn ends.

    Frame: `a` is the mask of those still to be met, -1 before the first encounter.
    """

    def met(self, s: State, f: Frame) -> int:
        return encounters_at(s, f.seat, f.place) if f.a < 0 else f.a & ~s.n[STUCK]

    def candidates(self, s: State, f: Frame) -> list[int]:
        out = [END_TURN]
        mask = self.met(s, f)
        for bit in range(CATCH + SEATS - MEET):
            if mask >> bit & 1:
                out.append(MEET + bit)
        return out

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == END_TURN:
            return Reason(MUST_CATCH) if self.met(s, f) >> (CATCH - MEET) else None
        return encounter_barred(s, f.seat, action)

    def options(self, s: State, f: Frame) -> list[int]:
        mask = self.met(s, f)
        if mask == 0:
            return [END_TURN]
        out: list[int] = []
        if mask >> (CATCH - MEET) == 0:
            out.append(END_TURN)
        action = MEET
        while mask:
            if mask & 1 and encounter_barred(s, f.seat, action) is None:
                out.append(action)
            mask >>= 1
            action += 1
        return out

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == END_TURN:
            end_turn(s, f.seat, BY_CHOICE)
            return
        left = self.met(s, f) & ~(1 << (action - MEET))
        forget_action(s)
        s.push(Frame(TURN_ENCOUNTERS, f.seat, f.place, f.by, a=left))
        begin_encounter(s, f, action)


class Finish(Auto[State]):
    """T1, G1, G2 Clockwise; once somebody has reached the goal the round is completed, then the game ends."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if s.rubies(f.seat) >= s.rules.goal and not s.n[LAST_ROUND]:
            begin_last_round(s, f.seat)
        following = f.seat + 1
        if following == s.seats:
            if s.n[LAST_ROUND]:
                end_game(s)
                return
            following = 0
            next_round(s)
        s.push(Frame(TURN_BEGIN, following))
