"""Every message of the WebSocket, both ways. `docs/protocol.md` says in words what follows on what.

What comes up is read strictly (`read`). What goes down is plain data of these types: mypy checks that it is built so,
tests that it is so, and nothing has to be checked again for every seat after every action.
"""

from typing import Annotated, Any, Literal, NotRequired

import orjson
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from sixrubies.core.errors import SixRubiesError
from sixrubies.web.names import PlaceName
from sixrubies.web.told import (
    AheadTold,
    ChatTold,
    ClockTold,
    DecisionTold,
    HappeningTold,
    OutcomeTold,
    TableTold,
    UndoTold,
    View,
)
from sixrubies.web.views import EXACT, Seat

PROTOCOL = 1
MOST_OPTIONS = 64  # of one answer
LONGEST_TEXT = 500  # of a line of chat; the table has its own, shorter limit

Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
Version = Annotated[int, Field(ge=-1, le=2**53 - 1)]
Secret = Annotated[str, Field(max_length=200)]


class BadMessage(SixRubiesError):
    """A message that is none of the protocol's, or out of place."""

    kind = "malformed"


class NotOffered(SixRubiesError):
    """An option that the line was not sent."""


# -- up ---------------------------------------------------------------------------------------------------------------


class Up(BaseModel):
    """What a client sends. `id` numbers it: the answer carries the same."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(Up):
    """The first message: who looks, and what it knows already. `since` is the last version it has seen, -1: none."""

    kind: Literal["hello"]
    protocol: Number = PROTOCOL
    seat: Seat | None = None
    since: Version = -1
    chat: Number = 0
    link: Secret | None = None


class Look(Up):
    """Look through another of one's seats (hot seat), or as a spectator does."""

    kind: Literal["look"]
    id: Number
    seat: Seat | None


class Act(Up):
    """Options of the decision that was sent with `version`, by their ids, carried out all or not at all."""

    kind: Literal["act"]
    id: Number
    seat: Seat
    version: Version
    options: Annotated[list[Number], Field(min_length=1, max_length=MOST_OPTIONS)]


class Undo(Up):
    """Take back the seat's last answer."""

    kind: Literal["undo"]
    id: Number
    seat: Seat
    version: Version


class Preview(Up):
    """What would an option change?"""

    kind: Literal["preview"]
    id: Number
    seat: Seat
    version: Version
    option: Number


class Hint(Up):
    """What would a strong player do here, and why?"""

    kind: Literal["hint"]
    id: Number
    seat: Seat
    version: Version


class Say(Up):
    """A line of chat."""

    kind: Literal["say"]
    id: Number
    seat: Seat
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]


class Mute(Up):
    """Don't show me the lines of that seat (any more)."""

    kind: Literal["mute"]
    id: Number
    seat: Seat
    muted: bool = True


class Vote(Up):
    """Pause, abandon or rematch by agreement; resume at once."""

    kind: Literal["vote"]
    id: Number
    seat: Seat
    what: Literal["pause", "abandon", "rematch", "resume"]
    wanted: bool = True


class TakeOver(Up):
    """Ask for a bot in a seat whose owner is away."""

    kind: Literal["take_over"]
    id: Number
    seat: Seat


class Reclaim(Up):
    """Take one's seat back from the bot that stands in."""

    kind: Literal["reclaim"]
    id: Number
    seat: Seat


class Contribute(Up):
    """The client's own part in the dice: 32 to 128 hexadecimal digits, after it has seen the commitment."""

    kind: Literal["contribute"]
    id: Number
    seat: Seat
    contribution: Annotated[str, Field(pattern=r"^([0-9a-f]{2}){16,64}$")]


class Ping(Up):
    """Is the line alive? Answered with a pong of the same number."""

    kind: Literal["ping"]
    n: Number


class Pong(Up):
    """The answer to the server's ping."""

    kind: Literal["pong"]
    n: Number


UpMessage = Annotated[
    Hello | Look | Act | Undo | Preview | Hint | Say | Mute | Vote | TakeOver | Reclaim | Contribute | Ping | Pong,
    Field(discriminator="kind"),
]
_UP: TypeAdapter[Any] = TypeAdapter(UpMessage)


def read(text: str) -> Up:
    """The message in a frame; BadMessage says in one line what is wrong, without repeating what was sent."""
    try:
        told = orjson.loads(text)
    except (orjson.JSONDecodeError, RecursionError):
        raise BadMessage("this is not JSON") from None
    try:
        message = _UP.validate_python(told)
    except ValidationError as error:
        raise BadMessage(complaint(error)) from None
    assert isinstance(message, Up)
    return message


def complaint(error: ValidationError) -> str:
    """The first thing that is wrong, in one line, with names from our own side only."""
    return explain(error.errors(include_url=False, include_context=False, include_input=False))


def explain(errors: Any) -> str:
    """As `complaint`, from the list of errors. An unknown field is not named: its name is the sender's."""
    first = errors[0]
    kind, where = str(first["type"]), [str(part) for part in first["loc"]]
    if kind == "extra_forbidden":
        return "there is a field that the protocol does not know"
    if kind == "union_tag_invalid":
        return "no message is of this kind"
    if kind == "union_tag_not_found":
        return "a message is an object with a `kind`"
    if kind == "json_invalid":
        return "this is not JSON"
    what = str(first["msg"]).split("\n")[0] if kind != "value_error" else "not one of the names there are"
    return f"{'.'.join(where) or 'the message'}: {what}"[:200]


# -- down -------------------------------------------------------------------------------------------------------------


@with_config(EXACT)
class UpdateDown(TypedDict):
    """Everything the viewer sees now. `digest` is of `view` alone; `happenings` are those after version `since`.

    `ahead`: what waits where options of the decision lead, if anything does. `id`: the message that has led to this
    version, carried out and stored.
    """

    kind: Literal["update"]
    version: int
    table: TableTold
    seat: Seat | None
    mine: list[Seat]
    view: View | None
    digest: str
    decision: DecisionTold | None
    ahead: list[AheadTold]
    undo: UndoTold
    since: int
    happenings: list[HappeningTold]
    complete: bool
    clock: ClockTold | None
    hand_over: Seat | None
    outcome: OutcomeTold | None
    id: NotRequired[int]


@with_config(EXACT)
class DoneDown(TypedDict):
    """The message `id` was carried out and is stored; an update with this version or a later one follows."""

    kind: Literal["done"]
    id: int
    version: NotRequired[int]


@with_config(EXACT)
class RefusedDown(TypedDict):
    """The message was not carried out, not in part either. `id` is missing where the message could not be read."""

    kind: Literal["refused"]
    id: NotRequired[int]
    error: str
    message: str
    current: NotRequired[int]
    retry_after: NotRequired[float]


@with_config(EXACT)
class PreviewEvent(TypedDict):
    """An event that would happen."""

    kind: str
    seat: int
    a: int
    b: int
    c: int


# What changes, by its path in the view: before and after. A path may lead to anything in a view.
Anything = Annotated[Any, Field(description="any part of a view")]


@with_config(EXACT)
class PreviewDown(TypedDict):
    """What the option would change, as far as the seat can know; `chance`: dice or a pile decide what follows."""

    kind: Literal["preview"]
    id: int
    changes: dict[str, list[Anything]]
    events: list[PreviewEvent]
    chance: bool


@with_config(EXACT)
class HintDown(TypedDict):
    """The option to take, and the plan: the place or area of the next ruby (empty: none is near), within how many own
    turns, and where the merchant goes in each of them.
    """

    kind: Literal["hint"]
    id: int
    version: int
    option: int
    ruby: str
    turns: int
    route: list[PlaceName]


@with_config(EXACT)
class ChatDown(TypedDict):
    """New lines of chat."""

    kind: Literal["chat"]
    lines: list[ChatTold]


@with_config(EXACT)
class PingDown(TypedDict):
    """Is anybody there? A pong of the same number is wanted."""

    kind: Literal["ping"]
    n: int


@with_config(EXACT)
class PongDown(TypedDict):
    """The answer to a client's ping."""

    kind: Literal["pong"]
    n: int


DownMessage = Annotated[
    UpdateDown | DoneDown | RefusedDown | PreviewDown | HintDown | ChatDown | PingDown | PongDown,
    Field(discriminator="kind"),
]
