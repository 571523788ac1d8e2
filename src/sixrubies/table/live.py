"""One table in memory: its game, its seats, its log. Pure and synchronous; every change is an entry of the log.

Whoever changes a table takes what is in `unsaved` and stores it before anybody is told. If that fails the table is
thrown away and loaded anew, so memory never knows more than the storage.
"""

from dataclasses import dataclass, field
from typing import Any

import sixrubies as sr
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.game import Snapshot
from sixrubies.core.record import Entry, Record
from sixrubies.rulesets import RULES_VERSION
from sixrubies.table import clock
from sixrubies.table.body import Body
from sixrubies.table.errors import NotNow, StaleVersion, TooMany
from sixrubies.table.model import CASUAL, ENDED, FINISHED, PAUSED, RUNNING
from sixrubies.table.past import begun, entries_of, feed, lines, new_game
from sixrubies.table.told import Shared

MOST_TOKENS = 64  # in one answer
ACTS = ("act", "bot")  # kinds of entries that hold tokens, besides `start`
BARRIERS = {
    "nothing": "there is nothing to take back",
    "chance": "dice or a card lie between; they can't be taken back",
    "other_seat": "somebody else has acted since",
    "turn_over": "at this table a turn that has ended stays ended",
    "paused": "the game does not run",
}


class LogEntry:
    """One line of a table's log. `body`: tokens of an act by turns; how many entries an undo leaves; else a word."""

    def __init__(self, version: int, kind: str, seat: int, body: str, at: float) -> None:
        self.version = version
        self.kind = kind
        self.seat = seat
        self.body = body
        self.at = at


class Past:
    """What an entry of the log meant to the game: which of its events belong to it; the last one is exclusive."""

    def __init__(
        self, version: int, kind: str, seat: int, first_event: int = 0, last_event: int = 0, back_to: int = 0
    ) -> None:
        self.version = version
        self.kind = kind
        self.seat = seat
        self.first_event = first_event
        self.last_event = last_event
        self.back_to = back_to


class Mark:
    """Where an answer began that can still be taken back."""

    def __init__(self, seat: int, version: int, turn: str, snapshot: Snapshot[Any]) -> None:
        self.seat = seat
        self.version = version
        self.turn = turn
        self.snapshot = snapshot


@dataclass
class LiveTable:
    """`known_from`: what happened up to this version is forgotten. `older`: entries from before a change of rules."""

    table: str
    body: Body
    version: int = 0
    game: sr.BoardGame | None = None
    header: dict[str, Any] | None = None
    header_saved: dict[str, Any] | None = None  # the one that is stored; it hardly ever changes
    history: list[Past] = field(default_factory=list)
    known_from: int = 0
    marks: list[Mark] = field(default_factory=list)
    barrier: str = "nothing"  # what the last mark was lost to
    older: list[Entry] = field(default_factory=list)
    unsaved: list[LogEntry] = field(default_factory=list)
    told: Shared | None = None  # what everybody is told of a version, made once

    # -- the log ------------------------------------------------------------------------------------------------

    def log(self, kind: str, seat: int, now: float, body: str = "") -> LogEntry:
        """One more version."""
        self.version += 1
        entry = LogEntry(self.version, kind, seat, body, now)
        self.unsaved.append(entry)
        self.body.changed = now
        return entry

    def note(self, kind: str, seat: int, now: float, body: str = "") -> None:
        """A change that is not the game's."""
        entry = self.log(kind, seat, now, body)
        self.history.append(Past(entry.version, kind, seat))

    def check_version(self, version: int) -> None:
        """What the caller saw must still be so; joins and votes since then do not matter."""
        if not self.body.acted <= version <= self.version:
            raise StaleVersion(self.version)

    def running(self) -> sr.BoardGame:
        """The game, if one can act in it now."""
        if self.body.status == PAUSED:
            raise NotNow("the game is paused")
        if self.body.status in ENDED:
            raise NotNow("the game has ended")
        if self.game is None or self.body.status != RUNNING:
            raise NotNow("the game has not begun")
        return self.game

    # -- the game -----------------------------------------------------------------------------------------------

    def begin(self, now: float) -> None:
        """Every seat is taken and the dice are ready."""
        game = self.game = new_game(self.body)
        self.header = game.header
        self.body.status = RUNNING
        self.body.clock = clock.new_clock(self.body.options.clock, len(self.body.seats))
        game.play_forced()
        entry = self.log("start", -1, now, lines(game.entries))
        self.history.append(Past(entry.version, "start", -1, 0, len(game.events)))
        self.body.acted = self.version
        self._passed_on(game, -1, now)

    def act(self, seat: int, version: int, tokens: list[str], now: float, bot: bool = False) -> None:
        """A seat's answer: one option, or a run of them, all or nothing. Steps that are forced behind it follow."""
        game = self.running()
        self.check_version(version)
        place = self.body.seats[seat]
        if game.owner() != seat:
            raise NotNow("it is not this seat's decision")
        if place.played_by_bot != bot:
            raise NotNow("a bot plays this seat now; take it back first" if not bot else "a person plays this seat")
        if not 1 <= len(tokens) <= MOST_TOKENS:
            raise TooMany(f"an answer is one option or a run of them, at most {MOST_TOKENS}")
        actions = [game.action(token) for token in tokens]
        mark = Mark(seat, self.version, game.turn, game.mark())
        if len(actions) == 1:
            game.act(actions[0])
        else:
            game.act_all(actions)
        game.play_forced()
        self._acted("bot" if bot else "act", mark, now)
        if not bot:
            place.missed = 0
            self.body.decided = [*[other for other in self.body.decided if other != seat], seat]
        self._passed_on(game, seat, now)

    def _acted(self, kind: str, mark: Mark, now: float) -> None:
        game, before = self.game, mark.snapshot
        assert game is not None
        self._note_rules()
        entry = self.log(kind, mark.seat, now, lines(game.entries[before.entries :]))
        self._remember(entry, mark)
        self.body.acted = self.version

    def _remember(self, entry: LogEntry, mark: Mark) -> None:
        """For undo and for who asks what happened; the same after a restart."""
        game, before = self.game, mark.snapshot
        assert game is not None
        self.history.append(Past(entry.version, "act", mark.seat, before.events, len(game.events)))
        if any(done.owner == CHANCE for done in game.entries[before.entries :]):
            self.marks, self.barrier = [], "chance"
        elif entry.kind == "bot":
            self.marks, self.barrier = [], "other_seat"
        else:
            if self.marks and self.marks[-1].seat != mark.seat:
                self.marks, self.barrier = [], "other_seat"
            self.marks.append(mark)

    def _note_rules(self) -> None:
        """A game that other rules began can't be replayed by any one of them: its header says so from now on."""
        assert self.game is not None and self.header is not None
        begun_under = str(self.header["rules_version"])
        if str(RULES_VERSION) not in begun_under.split("+"):
            self.header = self.game.header = {**self.header, "rules_version": f"{begun_under}+{RULES_VERSION}"}

    def _passed_on(self, game: sr.BoardGame, seat: int, now: float) -> None:
        """Something has happened in the game; `seat` had the decision before."""
        body, owner = self.body, game.owner()
        if owner != seat:
            body.waiting_since = now
            if seat >= 0 and body.seats[seat].move_only:
                body.seats[seat].stand_in = body.seats[seat].move_only = False
        counted = owner if owner >= 0 and body.seats[owner].played_by_person else -1
        clock.turn_to(body.clock, counted, now)
        if game.over:
            body.status, body.ended, body.winners = FINISHED, now, game.outcome().winners
            body.votes = {}

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo_barrier(self, seat: int) -> str:
        """Why the seat can't take its last answer back; empty: it can."""
        if self.body.status != RUNNING or self.game is None:
            return "paused"
        if not self.marks:
            return self.barrier
        mark = self.marks[-1]
        if mark.seat != seat or self.body.seats[seat].played_by_bot:
            return "other_seat"
        if self.body.options.undo != CASUAL and mark.turn != self.game.turn:
            return "turn_over"
        return ""

    def undo(self, seat: int, version: int, now: float) -> None:
        self.running()
        self.check_version(version)
        barrier = self.undo_barrier(seat)
        if barrier:
            raise sr.NothingToUndo(BARRIERS[barrier])
        left = len(self.older) + self.marks[-1].snapshot.entries
        entry = self.log("undo", seat, now, str(left))
        self._go_back(entry)
        self.body.acted = self.version
        self.body.waiting_since = now
        clock.take_back(self.body.clock, seat, now)

    def _go_back(self, entry: LogEntry) -> None:
        assert self.game is not None
        mark = self.marks.pop()
        self.game.back_to(mark.snapshot)
        self.history = [
            past for past in self.history if past.kind not in ("act", "undo") or past.version <= mark.version
        ]
        self.history.append(Past(entry.version, "undo", entry.seat, back_to=mark.version))

    # -- from the log -------------------------------------------------------------------------------------------

    def follow(self, entry: LogEntry) -> None:
        """Do again what another process, or an earlier life of this one, has done and logged. Diverged if it can't."""
        self.version = entry.version
        if entry.kind == "start":
            assert self.header is not None
            game = self.game = begun(self.header)
            feed(game, [one.token for one in entries_of(entry.body)], len(game.entries))
            self.history.append(Past(entry.version, "start", -1, 0, len(game.events)))
        elif entry.kind in ACTS:
            assert self.game is not None
            mark = Mark(entry.seat, entry.version - 1, self.game.turn, self.game.mark())
            feed(self.game, [one.token for one in entries_of(entry.body)])
            self._remember(entry, mark)
        elif entry.kind == "undo":
            self._go_back(entry)
        else:
            self.history.append(Past(entry.version, entry.kind, entry.seat))

    # -- what happened ------------------------------------------------------------------------------------------

    def events_of(self, past: Past, reader: int) -> list[Event]:
        assert self.game is not None
        return [event.seen_by(reader) for event in self.game.events[past.first_event : past.last_event]]

    def record(self) -> Record:
        """The whole record, also where its first part was played under older rules."""
        assert self.game is not None
        record = self.game.record()
        if self.older:
            record = Record(record.header, self.older + record.entries, [], record.result)
        return record
