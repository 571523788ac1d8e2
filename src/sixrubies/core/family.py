"""What a game family gives the core: its rules, its names, its views. The core asks nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixrubies.core.kernel import Kernel
from sixrubies.core.numbering import Numbering
from sixrubies.core.state import BaseState
from sixrubies.core.step import Reason

S = TypeVar("S", bound=BaseState)

SPECTATOR: int = -1


@dataclass
class Outcome:
    """How a game ended: the winners (several share a complete tie), and each seat's score, best comparison first."""

    winners: list[int]
    scores: list[list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[S]):
    """One game with its options: rules to play it, names to speak of it."""

    def __init__(
        self,
        kernel: Kernel[S],
        seats: int,
        numbering: Numbering,
        event_names: Sequence[str],
        reason_names: Sequence[str],
        purpose_names: Sequence[str],
    ) -> None:
        self.kernel = kernel
        self.seats = seats
        self.numbering = numbering
        self.event_names = event_names
        self.reason_names = reason_names
        self.purpose_names = purpose_names

    def new_state(self) -> S:
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def view(self, s: S, seat: int) -> Any:
        """What a seat (or SPECTATOR) may see."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome:
        raise NotImplementedError

    def describe(self, s: S) -> dict[str, Any]:
        """The whole state with names instead of numbers: what is stored, and what a position description is."""
        raise NotImplementedError

    def hand(self, s: S, seat: int) -> Any:
        """What a seat alone sees, as it stands in `describe`; None in a game without hands."""
        return None

    def restore(self, described: Any) -> S:
        raise NotImplementedError

    def complete(self, told: dict[str, Any]) -> dict[str, Any]:
        """A description somebody wrote, with what it leaves out as at the beginning of a turn."""
        return told

    def turn_label(self, s: S) -> str:
        """The turn the next action belongs to: `setup`, or round and seat, `3.1`."""
        raise NotImplementedError

    def phase(self, s: S) -> str:
        """The part of the turn the decision belongs to; empty in a game whose turns have none."""
        return ""

    def forced(self, s: S) -> bool:
        """The decision on top has one answer for every hand its owner could hold, as far as the others know."""
        raise NotImplementedError

    def interrupts_blocked(self, s: S) -> list[tuple[int, Reason]]:
        """Cards and tiles the owner holds but can't use at this decision, with reasons."""
        return []
