"""What a table remembers beside its game and its log: options, seats, clock, votes. Stored as one JSON text."""

from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

import orjson

from sixrubies.table.clock import Clock
from sixrubies.table.dealing import Dice
from sixrubies.table.model import BOT, HUMAN, OPEN, WAITING, ClockOptions, TableOptions

T = TypeVar("T")
REQUIRED = ("options", "seats", "host", "created", "clock", "dice", "status")


@dataclass
class Seat:
    """One seat. `holder` is the hash of the browser's secret; nobody outside is told it."""

    kind: str = OPEN
    name: str = ""
    holder: str = ""
    bot: str = ""  # of a bot's seat: which one
    stand_in: bool = False  # a bot plays for the person
    move_only: bool = False  # only until the decision passes on: time was up once
    missed: int = 0  # moves in a row without an answer in time

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in

    @property
    def played_by_person(self) -> bool:
        return self.kind == HUMAN and not self.stand_in


@dataclass
class Body:
    """The rest of a table. `acted`: the version in which the game last changed; a client that saw it is up to date."""

    options: TableOptions
    seats: list[Seat]
    host: str
    created: float
    clock: Clock
    dice: Dice
    status: str = WAITING
    acted: int = 0
    changed: float = 0.0
    waiting_since: float = 0.0  # when the decision came to the seat that has it, or dealing began
    ended: float = 0.0
    votes: dict[str, list[int]] = field(default_factory=dict)
    mutes: dict[str, list[int]] = field(default_factory=dict)  # by the hash of the reader's secret
    winners: list[int] | None = None
    rematch: str = ""
    link: str = ""  # hash of a private table's link token
    decided: list[int] = field(default_factory=list)  # people's seats, the last that decided at the end
    left: bool = False  # before the game, the last person has gone
    compacted: bool = False

    def to_text(self) -> str:
        """What is empty, zero or False is left out: that is what everything is by default."""
        told = {name: value for name, value in vars(self).items() if value or name in REQUIRED}
        told["seats"] = [{name: value for name, value in vars(seat).items() if value} for seat in self.seats]
        return orjson.dumps(told, option=orjson.OPT_NON_STR_KEYS).decode()

    def seats_of(self, holder: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if seat.holder == holder] if holder else []

    def held(self) -> list[int]:
        """Seats that are somebody's."""
        return [i for i, seat in enumerate(self.seats) if seat.holder]

    def people(self) -> list[int]:
        """Seats whose owner plays: those who have to agree."""
        return [i for i, seat in enumerate(self.seats) if seat.played_by_person]


def body_of(text: str) -> Body:
    """The other way. Fields a newer release has added are passed over, so that two releases can serve one database."""
    told = orjson.loads(text)
    body = _made(Body, told)
    body.options = options_of(told["options"])
    body.seats = [_made(Seat, seat) for seat in told["seats"]]
    body.clock = _made(Clock, told["clock"])
    body.clock.options = _made(ClockOptions, told["clock"]["options"])
    body.dice = Dice(told["dice"]["secret"], {int(k): v for k, v in told["dice"]["contributions"].items()})
    return body


def options_of(told: dict[str, Any]) -> TableOptions:
    made = _made(TableOptions, told)
    return _made(TableOptions, {**vars(made), "clock": _made(ClockOptions, told.get("clock", {}))})


def _made(kind: type[T], told: dict[str, Any]) -> T:
    known = {f.name for f in fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in told.items() if name in known})
