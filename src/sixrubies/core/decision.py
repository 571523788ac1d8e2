"""What the outside is told about a decision: options with tokens and click targets, blocked ones with reasons."""

from dataclasses import dataclass, field


@dataclass
class Option:
    """One thing that can be chosen. `verb` and `argument` are the two halves of the token, and the keys of its text."""

    action: int
    token: str
    verb: str
    argument: str
    target: str  # what one clicks: place, good, card, seat, die, tile, token, pile, number, button


@dataclass
class Blocked:
    """An option one might think of, and why it is not possible: `reason` is the key of its text."""

    option: Option
    reason: str
    a: int
    b: int


@dataclass
class BatchItem:
    """One of the things a run of choices may name, and how often at most."""

    option: Option
    most: int


@dataclass
class BatchChoice:
    """A run of small choices for one dialog; the answer is the list of its actions, then `done` if there is one."""

    items: list[BatchItem]
    least: int
    most: int
    done: Option | None


@dataclass
class Decision:
    """Whose decision it is and what it is about. Options are the owner's own: another viewer gets none."""

    step: str
    owner: int
    place: int
    options: list[Option] = field(default_factory=list)
    blocked: list[Blocked] = field(default_factory=list)
    batch: BatchChoice | None = None
    forced: bool = False  # one option, whatever the owner may hold: nobody has to wait for an answer
    can_undo: bool = False
    phase: str = ""  # of the turn
