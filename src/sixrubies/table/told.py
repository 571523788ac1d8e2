"""What every viewer is told after every answer: plain data, nothing of the engine's state.

These are made several times for each action, so they are plain classes, which compile to far quicker ones than
dataclasses do.
"""

from typing import Any, Generic, TypeVar

import orjson

from sixrubies.core.decision import Decision
from sixrubies.table.ahead import Ahead
from sixrubies.table.model import TableOptions
from sixrubies.table.seen import Seen

T = TypeVar("T")


class Told:
    """Alike if all that is told is."""

    def key(self) -> tuple[Any, ...]:
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.key() == other.key()


class SeatInfo(Told):
    """One seat as everybody sees it.

    `bot`: which one plays here, in a bot's seat and while one stands in. `stand_in`: it plays for the person, who can
    take the seat back. `ready`: the client has sent its random contribution.
    """

    def __init__(
        self, seat: int, kind: str, name: str, bot: str, stand_in: bool, ready: bool, connected: bool, host: bool
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.name = name
        self.bot = bot
        self.stand_in = stand_in
        self.ready = ready
        self.connected = connected
        self.host = host

    def key(self) -> tuple[Any, ...]:
        return (
            self.seat,
            self.kind,
            self.name,
            self.bot,
            self.stand_in,
            self.ready,
            self.connected,
            self.host,
        )


class TableInfo(Told):
    """The table as everybody sees it: a line in the lobby, and the head of every update."""

    def __init__(
        self, table: str, version: int, status: str, options: TableOptions, seats: list[SeatInfo], created: float
    ) -> None:
        self.table = table
        self.version = version  # the one thing here that every act changes
        self.status = status
        self.options = options
        self.seats = seats
        self.created = created
        self.open_seats = 0
        self.open_seed = False  # whoever chose the seed could know every die
        self.commitment = ""  # SHA-256 of the secret the dice come from, as hexadecimal digits
        self.revealed = ""  # that secret, once the game has ended
        self.contributions: list[str | None] = []  # by seat; told once the game has begun
        self.votes: dict[str, list[int]] = {}  # pause, abandon, rematch: seats that want it
        self.winners: list[int] | None = None
        self.rematch = ""  # the table where it goes on

    def key(self) -> tuple[Any, ...]:
        """All but the version."""
        return (
            self.table,
            self.status,
            self.options,
            self.seats,
            self.created,
            self.open_seats,
            self.open_seed,
            self.commitment,
            self.revealed,
            self.contributions,
            self.votes,
            self.winners,
            self.rematch,
        )


class EventLine:
    """One event as a viewer may know it: `secret` is -1 where it is not his. Names as in the engine's event names."""

    def __init__(self, kind: str, seat: int, a: int, b: int, c: int, secret: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.secret = secret


class Happening:
    """One entry of the table's log after the version asked for. `seat`: who did it; -1: the table itself.

    `kind`: start, act (with the events), undo (`back_to`: events of later versions are taken back), pause, resume,
    abandon, take_over, reclaim, time_out, carry, rematch, join, leave, ready, mute.
    """

    def __init__(self, version: int, kind: str, seat: int, events: list[EventLine], back_to: int) -> None:
        self.version = version
        self.kind = kind
        self.seat = seat
        self.events = events
        self.back_to = back_to


class ClockTimes:
    """Seconds each seat has left; the clock of `running` (None: nobody's) has run since `since`."""

    def __init__(self, left: list[float], running: int | None, since: float, now: float) -> None:
        self.left = left
        self.running = running
        self.since = since
        self.now = now


class Part(Generic[T]):
    """A part of an update that several viewers may be given. Who sends it keeps in `sent` what he made of it.

    `known`: what was made of it in the version before, where that is the same but for the version.
    """

    def __init__(self, told: T) -> None:
        self.told = told
        self.sent: Any = None
        self.known: Any = None


class Shared:
    """What all viewers of a version are told alike: made for the first of them, given to the others."""

    def __init__(self, version: int, status: str, connected: set[int], info: Part[TableInfo]) -> None:
        self.version = version
        self.status = status
        self.connected = connected
        self.info = info
        self.seen: Seen | None = None
        self.decision: Part[Decision | None] | None = None  # as who does not own it sees it
        self.last: Part[list[Happening]] | None = None  # what has happened since the version before


class Update:
    """Everything a viewer gets: a function of its view and of what all may know. The digest is of `view` alone.

    `seat`: the one looked through; None: as a spectator. `mine`: the seats this caller holds. `complete` False:
    happenings before the first of the list are not known any more.
    """

    def __init__(
        self,
        table: str,
        version: int,
        seat: int | None,
        mine: list[int],
        info: Part[TableInfo],
        happenings: Part[list[Happening]],
        complete: bool,
        clock: ClockTimes | None,
    ) -> None:
        self.table = table
        self.version = version
        self.seat = seat
        self.mine = mine
        self.info_part = info
        self.happenings_part = happenings
        self.complete = complete
        self.clock = clock
        self.view_text = b""  # as JSON with sorted keys; empty before the game has begun
        self.digest = ""
        self.decision_part: Part[Decision | None] = NO_DECISION
        self.ahead: list[Ahead] = []  # what waits where options lead
        self.can_undo = False
        self.barrier = ""  # why not: nothing, chance, other_seat, turn_over, paused
        self.hand_over: int | None = None  # hot seat: pass the device to this seat's person before its cards are shown
        self.outcome: dict[str, Any] | None = None

    @property
    def info(self) -> TableInfo:
        return self.info_part.told

    @property
    def happenings(self) -> list[Happening]:
        return self.happenings_part.told

    @property
    def decision(self) -> Decision | None:
        """Options only for the owner's own eyes."""
        return self.decision_part.told

    @property
    def view(self) -> dict[str, Any] | None:
        return orjson.loads(self.view_text) if self.view_text else None


NO_DECISION: Part[Decision | None] = Part(None)
