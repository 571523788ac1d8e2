"""What a table is made with and asked, in plain data. What every viewer is told after every answer: `told.py`."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from sixrubies.table.keys import hashed

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
