"""What the table tells, typed as it is sent: the table itself, decisions, what happened. For HTTP and WebSocket."""

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field, with_config
from typing_extensions import TypedDict

from sixrubies.web.dice_views import DiceView
from sixrubies.web.names import BotName, EventKind, PlaceName, ReasonName, RulesetName, StepName, Target, VerbName
from sixrubies.web.views import EXACT, BoardView, Seat

Status = Literal["waiting", "dealing", "running", "paused", "finished", "abandoned"]
Visibility = Literal["public", "private"]
UndoRule = Literal["strict", "casual"]
ClockKind = Literal["none", "move", "player", "days"]
SeatKind = Literal["open", "human", "bot"]
VoteKind = Literal["pause", "abandon", "rematch"]
View = BoardView | DiceView


@with_config(EXACT)
class Clock(TypedDict):
    """How a table's clock is set: `seconds` for each move or player, `increment` seconds more after each move."""

    kind: ClockKind
    seconds: int
    increment: int


@with_config(EXACT)
class TableSettings(TypedDict):
    """What a table was made with. `seed` is told once the game has ended."""

    ruleset: RulesetName
    layout: str | list[list[int]] | None
    edition: str
    neutral_assistants: bool
    deck: str
    visibility: Visibility
    undo: UndoRule
    hints: bool
    clock: Clock
    seed: str | None


@with_config(EXACT)
class SeatTold(TypedDict):
    """One seat as everybody sees it."""

    seat: Seat
    kind: SeatKind
    name: str
    bot: BotName | Literal[""]
    stand_in: bool
    ready: bool
    connected: bool
    host: bool


@with_config(EXACT)
class TableTold(TypedDict):
    """A table as everybody sees it who may see it at all."""

    table: str
    version: int
    status: Status
    settings: TableSettings
    seats: list[SeatTold]
    created: float
    open_seats: int
    open_seed: bool
    commitment: str
    revealed: str
    contributions: list[str | None]
    votes: dict[VoteKind, list[Seat]]
    winners: list[Seat] | None
    rematch: str


@with_config(EXACT)
class OptionTold(TypedDict):
    """One thing that can be chosen: `id` is what is sent back, `verb` and `argument` are the keys of its text."""

    id: int
    token: str
    verb: VerbName
    argument: str
    target: Target


@with_config(EXACT)
class ShownOption(TypedDict):
    """An option that can't be chosen."""

    token: str
    verb: VerbName
    argument: str
    target: Target


@with_config(EXACT)
class BlockedTold(TypedDict):
    """An option one might think of, and why it is not possible: `reason` is the key of its text."""

    option: ShownOption
    reason: ReasonName
    a: int
    b: int


@with_config(EXACT)
class UselessTold(BlockedTold):
    """An option that can be chosen although nothing could be done there: `step` would refuse it for this reason."""

    step: StepName


@with_config(EXACT)
class AheadTold(TypedDict):
    """Where the option leads assistants are picked up, Lira paid to the others there, letters delivered."""

    token: str
    assistants: int
    lira: int
    letters: int
    useless: UselessTold | None


@with_config(EXACT)
class BatchItemTold(TypedDict):
    """One of the things a run of choices may name, and how often at most."""

    option: OptionTold
    most: int


@with_config(EXACT)
class BatchTold(TypedDict):
    """A run of small choices for one dialog; the answer is the list of its ids, then `done` if there is one."""

    items: list[BatchItemTold]
    least: int
    most: int
    done: OptionTold | None


@with_config(EXACT)
class DecisionTold(TypedDict):
    """Whose decision it is and what it is about. Options only for the owner; `owner` -2: the game is over."""

    step: StepName | Literal[""]
    phase: Literal["movement", "merchants", "action", "encounters", ""]  # of the turn; the Dice Game has none
    owner: int
    place: int
    options: list[OptionTold]
    blocked: list[BlockedTold]
    batch: BatchTold | None


@with_config(EXACT)
class EventTold(TypedDict):
    """One event as the viewer may know it: `secret` is -1 where it is not his."""

    kind: EventKind
    seat: int
    a: int
    b: int
    c: int
    secret: int


HappeningKind = Literal[
    "create", "join", "leave", "ready", "start", "act", "undo", "time_out", "take_over", "reclaim", "carry", "mute",
    "link", "pause", "resume", "abandon", "rematch", "import", "vote_pause", "vote_abandon", "vote_rematch",
    "unvote_pause", "unvote_abandon", "unvote_rematch",
]  # fmt: skip


@with_config(EXACT)
class HappeningTold(TypedDict):
    """One entry of the table's log. `undo`: events of versions after `back_to` are taken back."""

    version: int
    kind: HappeningKind
    seat: int
    events: list[EventTold]
    back_to: int


@with_config(EXACT)
class ClockTold(TypedDict):
    """Seconds each seat has left (None: no limit); the clock of `running` has run since `since`; it is `now`."""

    left: list[float | None]
    running: Seat | None
    since: float
    now: float


@with_config(EXACT)
class UndoTold(TypedDict):
    """Whether the seat looked through can take its last answer back, and if not, what lies between."""

    can: bool
    barrier: Literal["", "nothing", "chance", "other_seat", "turn_over", "paused"]


@with_config(EXACT)
class OutcomeTold(TypedDict):
    """How the game ended: winners, and each seat's score, best comparison first."""

    winners: list[Seat]
    scores: list[list[int]]


@with_config(EXACT)
class ChatTold(TypedDict):
    """One line of the chat."""

    number: int
    seat: Seat
    name: str
    text: str
    at: float


# What differs in a view, by the names of its parts.
Parts = dict[str, Annotated[Any, Field(description="a part of a view")]]


@with_config(EXACT)
class MomentTold(TypedDict):
    """After one choice. `parts` replace those of the view before (all of it in the first moment of a list).

    `version` is that of the happening it belongs to, 0 where that is not known any more.
    """

    turn: str
    seat: int
    version: int
    events: list[EventTold]
    parts: Parts


@with_config(EXACT)
class FilmTold(TypedDict):
    """Moments of a game from number `first` on; in which of `total` a turn begins, and in which a ruby was won."""

    table: TableTold
    total: int
    turns: list[int]
    rubies: list[int]
    first: int
    moments: list[MomentTold]
    outcome: OutcomeTold | None


@with_config(EXACT)
class FinishedTold(TypedDict):
    """A line in the list of ended games."""

    table: str
    status: Status
    ruleset: RulesetName
    names: list[str]
    winners: list[Seat] | None
    ended: float
    size: int


@with_config(EXACT)
class RulesetTold(TypedDict):
    """One ruleset and its options."""

    name: RulesetName
    seats: list[int]
    places: list[int]
    place_names: dict[str, PlaceName]
    layouts: list[str]
    rows: dict[str, list[list[int]]]  # of the printed layouts
    editions: list[str]
    decks: list[str]
    neutral_assistants_seats: list[int]


@with_config(EXACT)
class RulesetsTold(TypedDict):
    """What a table can be made with."""

    rulesets: list[RulesetTold]
    bots: list[BotName]
    levels: list[BotName]
    styles: list[BotName]
    rules_version: int


@with_config(EXACT)
class ErrorTold(TypedDict):
    """A refusal in one line; `error` is a stable name for programs."""

    error: str
    message: str
    current: NotRequired[int]
    retry_after: NotRequired[float]
    id: NotRequired[str]
