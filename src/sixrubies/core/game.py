"""A game being played: state, source of chance, record, events, undo. The one object most users hold."""

import json
from typing import Any, Generic, TypeVar

from sixrubies.core.decision import BatchChoice, BatchItem, Blocked, Decision, Option
from sixrubies.core.errors import IllegalAction, NothingToUndo
from sixrubies.core.event import Event
from sixrubies.core.family import SPECTATOR, Family, Outcome
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.record import FORMAT, Entry, Record, digest
from sixrubies.core.rng import Source
from sixrubies.core.state import BaseState
from sixrubies.core.step import ChanceStep

S = TypeVar("S", bound=BaseState)

DIGEST_EVERY = 100  # actions between two digests in a record


class Snapshot(Generic[S]):
    """What undo goes back to."""

    def __init__(self, state: S, source: Source, entries: int, events: int, seat: int) -> None:
        self.state = state
        self.source = source
        self.entries = entries
        self.events = events
        self.seat = seat


class Game(Generic[S]):
    """One game of any family. `act` changes it, everything else only tells."""

    def __init__(
        self,
        family: Family[S],
        source: Source,
        header: dict[str, Any],
        manual_chance: bool = False,
        state: S | None = None,
    ) -> None:
        self.family = family
        self.source = source
        self.header = header
        self.manual_chance = manual_chance
        self.entries: list[Entry] = []
        self.digests: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self._back: list[Snapshot[S]] = []  # own actions of one seat since the last barrier
        if state is not None:  # a copy goes on where it was, with events off
            self._state: S = state
            return
        begin = header.get("position")
        self._state = family.new_state() if begin is None else family.restore(begin)
        self._state.log = self.events
        self._let_chance_decide()

    # -- the one question ---------------------------------------------------------------------------------------

    def owner(self) -> int:
        """The seat that decides, CHANCE (only with manual chance) or OVER."""
        return self._state.owner

    @property
    def seats(self) -> int:
        return self.family.seats

    @property
    def over(self) -> bool:
        return self._state.owner == OVER

    @property
    def step(self) -> str:
        """The name of the step that asks; empty when the game is over."""
        return self.family.kernel.steps[self._state.frames[-1].step].name if self._state.frames else ""

    @property
    def turn(self) -> str:
        """The turn the next action belongs to, as in a game file: `setup`, `3.1` (round 3, seat 1)."""
        return self.family.turn_label(self._state)

    def legal(self) -> list[int]:
        """Everything that may be done now, as a sorted list of action numbers."""
        return self.family.kernel.legal(self._state)

    def forced(self) -> bool:
        """Only one answer is possible, and everybody can know it."""
        return self._state.owner >= 0 and self.family.forced(self._state)

    # -- acting -------------------------------------------------------------------------------------------------

    def act(self, action: int | str) -> None:
        """Carry out an action (number or token) that is an option now; otherwise IllegalAction, and nothing changes."""
        number = self.family.numbering.action(action) if isinstance(action, str) else action
        if number not in self.legal():
            token = self.family.numbering.token(number)
            here = self.step or "nothing: the game is over"
            raise IllegalAction(f"{token} is not an option here ({here})")
        self._keep_for_undo()
        self._apply(number)
        self._let_chance_decide()

    def act_all(self, actions: list[int]) -> None:
        """A whole batch, all or nothing. Its closing `done` is left out where the last item has ended the run.

        It can't go on behind dice or a drawn card, whatever they show: a refusal would tell the outcome for nothing.
        """
        trial = self.clone()
        owner, depth, done = trial.owner(), len(trial._state.frames), self._closing()
        carried_out: list[int] = []
        for action in actions:
            needless = len(trial._state.frames) < depth and carried_out[-1] != done
            if action == done >= 0 and needless and len(carried_out) == len(actions) - 1:
                break
            if trial.owner() != owner:
                raise IllegalAction("the list goes on after the decision has passed to somebody else")
            if len(trial.entries) > len(self.entries) + len(carried_out):
                raise IllegalAction("the list goes on after dice or a card have decided something")
            trial.act(action)
            carried_out.append(action)
        for action in carried_out:
            self.act(action)

    def _closing(self) -> int:
        """The action that ends the run of choices beginning here, or -1."""
        if not self._state.frames:
            return -1
        frame = self._state.frames[-1]
        batch = self.family.kernel.steps[frame.step].batch(self._state, frame)
        return -1 if batch is None else batch.done

    def play_forced(self) -> None:
        """Answer decisions that have one answer for every hand, until somebody has to choose."""
        while self.forced():
            self.act(self.legal()[0])

    def _apply(self, action: int) -> None:
        s = self._state
        frame = s.frames[-1]
        step = self.family.kernel.steps[frame.step]
        entry = Entry(self.family.numbering.token(action), s.owner, step.name, self.family.turn_label(s))
        if isinstance(step, ChanceStep):
            entry.audience = step.audience(s, frame)
            self._back.clear()  # a chance outcome is an undo barrier
        self.entries.append(entry)
        self.family.kernel.act(s, action)
        if len(self.entries) % DIGEST_EVERY == 0 or s.owner == OVER:
            self.digests.append((len(self.entries), self.digest()))

    def _let_chance_decide(self) -> None:
        while self._state.owner == CHANCE and not self.manual_chance:
            self._apply(self.family.kernel.chance(self._state, self.source))

    # -- undo ---------------------------------------------------------------------------------------------------

    def _keep_for_undo(self) -> None:
        seat = self._state.owner
        if seat < 0:
            return
        if self._back and self._back[-1].seat != seat:
            self._back.clear()  # another seat's action is a barrier too
        self._back.append(self.mark())

    def can_undo(self, seat: int) -> bool:
        """The seat's last action can be taken back: nothing was rolled, drawn, shown or done by another since."""
        return bool(self._back) and self._back[-1].seat == seat

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat):
            raise NothingToUndo("there is nothing to undo: dice, a drawn card or another player's action lie between")
        self.back_to(self._back[-1])

    def mark(self) -> Snapshot[S]:
        """Where the game is now, to go `back_to`; for a table that keeps its own account of who may take back what."""
        state = self.family.clone(self._state)
        return Snapshot(state, self.source.clone(), len(self.entries), len(self.events), self._state.owner)

    def back_to(self, back: Snapshot[S]) -> None:
        """Be as at a mark of this game that was not left behind by going back before it. A mark serves once."""
        while self._back and self._back[-1].entries >= back.entries:
            self._back.pop()
        self._state = back.state
        self.source = back.source
        del self.entries[back.entries :]
        del self.events[back.events :]
        while self.digests and self.digests[-1][0] > back.entries:
            self.digests.pop()
        self._state.log = self.events

    # -- what the outside sees ----------------------------------------------------------------------------------

    def token(self, action: int) -> str:
        return self.family.numbering.token(action)

    def action(self, token: str) -> int:
        return self.family.numbering.action(token)

    def view(self, seat: int | None = None) -> Any:
        """The game as a seat sees it; None: as a spectator does."""
        return self.family.view(self._state, self._reader(seat))

    def _reader(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if not 0 <= seat < self.family.seats:
            raise IllegalAction(f"there is no seat {seat}")
        return seat

    def decision(self, seat: int | None = None) -> Decision:
        """The decision as its owner sees it; `seat`: as another seat does (no options then)."""
        s, reader = self._state, self._reader(seat)
        if not s.frames:
            return Decision("", OVER, 0)
        frame = s.frames[-1]
        step = self.family.kernel.steps[frame.step]
        told = Decision(step.name, s.owner, frame.place, phase=self.family.phase(s))
        if s.owner < 0:
            return told
        told.forced = self.family.forced(s)
        if seat is not None and reader != s.owner:
            return told
        told.can_undo = self.can_undo(s.owner)
        told.options = [self.option(action) for action in self.legal()]
        for action in step.candidates(s, frame):
            reason = step.why_not(s, frame, action)
            if reason is not None:
                told.blocked.append(self._blocked(action, reason.kind, reason.a, reason.b))
        for action, reason in self.family.interrupts_blocked(s):
            told.blocked.append(self._blocked(action, reason.kind, reason.a, reason.b))
        batch = step.batch(s, frame)
        if batch is not None and batch.items:
            items = [BatchItem(self.option(action), most) for action, most in batch.items]
            done = self.option(batch.done) if batch.done >= 0 else None
            told.batch = BatchChoice(items, batch.least, batch.most, done)
        return told

    def option(self, action: int) -> Option:
        return self.family.numbering.option(action)

    def _blocked(self, action: int, kind: int, a: int, b: int) -> Blocked:
        return Blocked(self.option(action), self.family.reason_names[kind], a, b)

    def events_for(self, seat: int | None, since: int = 0) -> list[Event]:
        """What happened, as a seat (None: a spectator) may know it."""
        reader = self._reader(seat)
        return [event.seen_by(reader) for event in self.events[since:]]

    # -- the whole ----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        if not self.over:
            raise IllegalAction("the game is not over")
        return self.family.outcome(self._state)

    def clone(self) -> "Game[S]":
        """An independent copy without the log of events and without undo."""
        state = self.family.clone(self._state)
        other = Game(self.family, self.source.clone(), self.header, self.manual_chance, state)
        other.entries = self.entries[:]
        other.digests = self.digests[:]
        return other

    def position(self) -> dict[str, Any]:
        """The whole state in words, hidden cards included: for tests, puzzles and analysis, never for a player."""
        return self.family.describe(self._state)

    def hand(self, seat: int) -> Any:
        """What a seat alone sees, as `position` tells it: for that seat."""
        return self.family.hand(self._state, seat)

    def digest(self) -> str:
        """A fingerprint of the whole state. For the engine's own use: few hidden cards can be guessed back from it."""
        return digest(self.position())

    def to_json(self) -> str:
        """The whole game, to go on with later: header, actions, where the random streams stand, and the state."""
        saved = {
            "format": FORMAT,
            "header": self.header,
            "actions": [entry.token for entry in self.entries],
            "counters": self.source.counters(),
            "state": self.position(),
        }
        saved["digest"] = digest(saved)  # of all of it: nothing can be changed without being noticed
        return json.dumps(saved, ensure_ascii=False)

    def record(self) -> Record:
        result: dict[str, Any] | None = None
        if self.over:
            outcome = self.outcome()
            result = {"winners": outcome.winners, "scores": outcome.scores}
        return Record(self.header, self.entries[:], self.digests[:], result)

    def record_for(self, seat: int | None) -> Record:
        """The record as a reader may see it: everything once the game is over."""
        reader = self._reader(seat)
        return self.record() if self.over else self.record().seen_by(reader)
