"""What HTTP requests carry and are answered, where it is not one of `told.py`."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, with_config
from typing_extensions import TypedDict

from sixrubies.table import model
from sixrubies.web.names import BotName, RulesetName
from sixrubies.web.told import ChatTold, ClockKind, FinishedTold, SeatKind, TableTold, UndoRule, Visibility
from sixrubies.web.views import EXACT, Seat

Name = Annotated[str, Field(max_length=200)]  # the table cleans names, and has its own, shorter limit
Code = Annotated[str, Field(max_length=20)]
Token = Annotated[str, Field(max_length=200)]
Row = Annotated[list[Annotated[int, Field(ge=1, le=25)]], Field(max_length=5)]
YEAR = 366 * 24 * 3600


class Body(BaseModel):
    """What a client sends in."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ClockWanted(Body):
    """How the clock shall be set."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Field(ge=0, le=YEAR)] = 0
    increment: Annotated[int, Field(ge=0, le=3600)] = 0


class SeatWanted(Body):
    """A seat: open for others, for a person at this device, or for a bot."""

    kind: SeatKind = "open"
    name: Name = ""
    bot: BotName | None = None

    def wish(self) -> model.SeatWish:
        return model.SeatWish(self.kind, self.name, self.bot or "")


class TableWanted(Body):
    """A new table. A `seed` (decimal digits) makes an open game: against bots, or with all people at one device."""

    ruleset: RulesetName = "base"
    layout: Annotated[str, Field(max_length=40)] | Annotated[list[Row], Field(max_length=5)] | None = None
    edition: Annotated[str, Field(max_length=40)] = "revised"
    neutral_assistants: bool = False
    deck: Annotated[str, Field(max_length=40)] = "mixed"
    visibility: Visibility = "public"
    undo: UndoRule = "casual"
    hints: bool | None = None  # not said: where no seat is open, so that nobody plays against a stranger with hints
    clock: ClockWanted = ClockWanted()
    seed: Annotated[str, Field(pattern=r"^[0-9]{1,18}$")] | None = None
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=5)]

    def options(self) -> model.TableOptions:
        return model.TableOptions(
            ruleset=self.ruleset,
            layout=self.layout,
            edition=self.edition,
            neutral_assistants=self.neutral_assistants,
            deck=self.deck,
            visibility=self.visibility,
            undo=self.undo,
            hints=all(seat.kind != "open" for seat in self.seats) if self.hints is None else self.hints,
            clock=model.ClockOptions(self.clock.kind, self.clock.seconds, self.clock.increment),
            seed=None if self.seed is None else int(self.seed),
        )


class JoinWanted(Body):
    """Take a free seat, a particular one or any."""

    name: Name
    seat: Seat | None = None


class CodeWanted(Body):
    """A five-letter code."""

    code: Code


class JoinByCode(Body):
    """Take the free seat a code leads to."""

    code: Code
    name: Name


class BotWanted(Body):
    """Which bot."""

    bot: BotName


class ContributionGiven(Body):
    """The client's part in the dice."""

    contribution: Annotated[str, Field(pattern=r"^([0-9a-f]{2}){16,64}$")]


class ClaimWanted(Body):
    """The token of a personal link."""

    token: Token


class FileGiven(Body):
    """A game file."""

    file: str


@with_config(EXACT)
class CreatedTold(TypedDict):
    """A new table. `link` is the private table's token, told this once; `path` is where a browser opens it."""

    table: str
    seats: list[Seat]
    path: str
    link: str
    code: str
    code_expires: float


@with_config(EXACT)
class JoinedTold(TypedDict):
    """Where the caller sits now."""

    table: str
    seat: Seat
    version: int


@with_config(EXACT)
class VersionTold(TypedDict):
    """Done and stored; the table is at this version."""

    version: int


@with_config(EXACT)
class CodeTold(TypedDict):
    """A fresh code."""

    code: str
    expires: float


@with_config(EXACT)
class LinkTold(TypedDict):
    """A fresh link of a private table."""

    link: str
    path: str


@with_config(EXACT)
class InviteTold(TypedDict):
    """Where others find the table. `qr` is the address as a picture (SVG)."""

    address: str
    qr: str


@with_config(EXACT)
class CarryTold(TypedDict):
    """The personal link of a seat: works once. `qr` is the whole address as a picture (SVG)."""

    token: str
    path: str
    qr: str


@with_config(EXACT)
class TablesTold(TypedDict):
    """A list of tables."""

    tables: list[TableTold]


@with_config(EXACT)
class ChatLines(TypedDict):
    """Lines of chat."""

    lines: list[ChatTold]


@with_config(EXACT)
class FinishedGames(TypedDict):
    """A list of ended games."""

    games: list[FinishedTold]


@with_config(EXACT)
class ImportedTold(TypedDict):
    """Where an imported game is found."""

    table: str


@with_config(EXACT)
class HealthTold(TypedDict):
    """Whether the server can serve."""

    ok: bool
