"""What the table tells and is told: plain data, nothing of the engine's state."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeVar

import orjson

from sixrubies.core.decision import Decision
from sixrubies.table.ahead import Ahead
from sixrubies.table.keys import hashed
from sixrubies.table.seen import Seen

T = TypeVar("T")

# What is made for every viewer after every answer is not frozen: that would make it three times as slow.

# Seats
OPEN = "open"  # nobody yet
HUMAN = "human"
BOT = "bot"

# Status of a table
WAITING = "waiting"  # for people to take the open seats
DEALING = "dealing"  # every seat is taken; waits for the random contributions of the people's clients
RUNNING = "running"
PAUSED = "paused"
FINISHED = "finished"
ABANDONED = "abandoned"
ENDED = (FINISHED, ABANDONED)

PUBLIC, PRIVATE = "public", "private"
STRICT, CASUAL = "strict", "casual"

# Clocks
NO_CLOCK = "none"
PER_MOVE = "move"  # so many seconds for each move
PER_PLAYER = "player"  # so many seconds for the whole game, and an increment for each move
DAYS = "days"  # so many days for each move


@dataclass(frozen=True)
class Caller:
    """Who asks: the browser's secret (None: a spectator), a private table's link token, and where from."""

    secret: str | None = None
    link: str | None = None
    address: str = ""

    @cached_property
    def holder(self) -> str:
        """The hash of the secret, by which seats are held; empty for a spectator. A line asks for it all the time."""
        return hashed(self.secret) if self.secret else ""


@dataclass(frozen=True)
class ClockOptions:
    """`seconds` per move or per player (days per move: 86400 each); `increment` seconds are added for each move."""

    kind: str = NO_CLOCK
    seconds: int = 0
    increment: int = 0


@dataclass(frozen=True)
class TableOptions:
    """What a table is made with. `seed` makes an open game: only against bots, or with all people at one device."""

    ruleset: str = "base"
    layout: Any = None  # a name, rows of place numbers, or None for the recommended one
    edition: str = "revised"
    neutral_assistants: bool = False
    deck: str = "mixed"
    visibility: str = PUBLIC
    undo: str = CASUAL
    hints: bool = False  # whether a player may ask what a strong one would do
    clock: ClockOptions = field(default_factory=ClockOptions)
    seed: int | None = None


@dataclass(frozen=True)
class SeatWish:
    """A seat as the maker of a table wants it: open, for a person at the maker's own device, or for a bot."""

    kind: str = OPEN
    name: str = ""  # of a person; a bot without a name gets one
    bot: str = ""  # the bot's name of a bot's seat, as in `sixrubies.bots.NAMES`


@dataclass(slots=True)
class SeatInfo:
    """One seat as everybody sees it."""

    seat: int
    kind: str
    name: str
    bot: str = ""  # which bot plays here: in a bot's seat, and while one stands in
    stand_in: bool = False  # a bot plays for the person, who can take the seat back
    ready: bool = False  # the client has sent its random contribution
    connected: bool = False
    host: bool = False


@dataclass(slots=True)
class TableInfo:
    """The table as everybody sees it: a line in the lobby, and the head of every update."""

    table: str
    version: int = field(compare=False)  # the one thing here that every act changes
    status: str
    options: TableOptions
    seats: list[SeatInfo]
    created: float
    open_seats: int
    open_seed: bool  # whoever chose the seed could know every die
    commitment: str = ""  # SHA-256 of the secret the dice come from, as hexadecimal digits
    revealed: str = ""  # that secret, once the game has ended
    contributions: list[str | None] = field(default_factory=list)  # by seat; told once the game has begun
    votes: dict[str, list[int]] = field(default_factory=dict)  # pause, abandon, rematch: seats that want it
    winners: list[int] | None = None
    rematch: str = ""  # the table where it goes on


@dataclass(frozen=True)
class Created:
    """A new table. `link` is the private table's token, told this once; `code` leads to its free seats."""

    table: str
    seats: list[int]
    link: str = ""
    code: str = ""
    code_expires: float = 0.0


@dataclass(frozen=True)
class Joined:
    """Where a caller sits now."""

    table: str
    seat: int
    version: int


@dataclass(slots=True)
class EventLine:
    """One event as a viewer may know it: `secret` is -1 where it is not his. Names as in the engine's event names."""

    kind: str
    seat: int
    a: int
    b: int
    c: int
    secret: int


@dataclass(slots=True)
class Happening:
    """One entry of the table's log after the version asked for.

    `kind`: start, act (with the events), undo (`back_to`: events of later versions are taken back), pause, resume,
    abandon, take_over, reclaim, time_out, carry, rematch, join, leave, ready, mute.
    """

    version: int
    kind: str
    seat: int  # who did it; -1: the table itself
    events: list[EventLine] = field(default_factory=list)
    back_to: int = 0


@dataclass(slots=True)
class ClockTimes:
    """Seconds each seat has left (None: no limit); the clock of `running` (None: nobody's) has run since `since`."""

    left: list[float | None]
    running: int | None
    since: float
    now: float


@dataclass(slots=True)
class Part(Generic[T]):
    """A part of an update that several viewers may be given. Who sends it keeps in `sent` what he made of it."""

    told: T
    sent: Any = field(default=None, compare=False)


@dataclass(slots=True)
class Shared:
    """What all viewers of a version are told alike: made for the first of them, given to the others."""

    version: int
    status: str
    connected: set[int]
    info: Part[TableInfo]
    seen: Seen | None = None
    decision: Part[Decision | None] | None = None  # as who does not own it sees it
    last: Part[list[Happening]] | None = None  # what has happened since the version before


@dataclass(slots=True)
class Update:
    """Everything a viewer gets: a function of its view and of what all may know. The digest is of `view` alone."""

    table: str
    version: int
    seat: int | None  # the seat looked through; None: as a spectator
    mine: list[int]  # the seats this caller holds
    info_part: Part[TableInfo]
    happenings_part: Part[list[Happening]]
    complete: bool  # False: happenings before the first of the list are not known any more
    clock: ClockTimes
    view_text: bytes = b""  # as JSON with sorted keys; empty before the game has begun
    digest: str = ""
    decision_part: Part[Decision | None] = field(default_factory=lambda: NO_DECISION)
    ahead: list[Ahead] = field(default_factory=list)  # what waits where options lead
    can_undo: bool = False
    barrier: str = ""  # why not: nothing, chance, other_seat, turn_over, paused
    hand_over: int | None = None  # hot seat: pass the device to this seat's person, who holds cards, before showing
    outcome: dict[str, Any] | None = None

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


@dataclass(frozen=True)
class ChatLine:
    """One line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class News:
    """Something is new at a table, of this kind: table, chat, presence. Ask for it."""

    table: str
    version: int  # of the table; the number of the line for chat
    kind: str = "table"
    at: float = field(default=0.0, compare=False)  # when it was asked for; 0: not known


@dataclass(frozen=True)
class Notice:
    """Something a person may want to be told of outside the game: your_turn, begun, ended, seat_taken_over, rematch."""

    kind: str
    table: str
    seat: int
    name: str


@dataclass(frozen=True)
class FinishedGame:
    """A line in the list of ended games."""

    table: str
    status: str
    ruleset: str
    names: list[str]
    winners: list[int] | None
    ended: float
    size: int  # bytes of the stored record
