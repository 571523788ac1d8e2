"""What a game family tells the loop about its games: what an option is worth, what must hold, what is counted."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixrubies.core.event import Event
from sixrubies.core.frame import Frame
from sixrubies.core.kernel import Kernel
from sixrubies.core.rng import FastSource
from sixrubies.core.state import BaseState
from sixrubies.core.step import Reason
from sixrubies.fuzz.loop.tally import Tally

S = TypeVar("S", bound=BaseState)


class Failure(Exception):
    """A rule of the engine is broken; the message says which."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Referee(Generic[S]):
    """One table of a family: its rules, and what the loop asks besides."""

    def __init__(self, kernel: Kernel[S], lane: int) -> None:
        self.kernel = kernel
        self.lane = lane  # the random stream for choices of players, which is none of the game's own

    def tally(self) -> Tally:
        """An empty one, as long as this family needs it."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """Whose turn it is: where it changes, the whole state is judged."""
        raise NotImplementedError

    def sense(self, s: S, f: Frame, action: int, source: FastSource) -> int:
        """How much an option is worth to the sensible player."""
        raise NotImplementedError

    # -- what must hold -------------------------------------------------------------------------------------------

    def interrupts(self, s: S, f: Frame) -> list[int]:
        """Everything the one who decides holds that could interrupt, sorted; each is possible now or has a reason."""
        return []

    def interrupt_why_not(self, s: S, f: Frame, action: int) -> Reason | None:
        return None

    def forced(self, s: S) -> bool:
        """The decision is played through without asking."""
        raise NotImplementedError

    def check_sums(self, s: S) -> None:
        """The cheap part of the invariants, after every action; raises Failure."""

    def violations(self, s: S) -> list[str]:
        """Everything that is wrong with the state, in words."""
        raise NotImplementedError

    def check_same(self, s: S, t: S, what: str) -> None:
        """Two states are equal in everything; raises Failure."""
        raise NotImplementedError

    # -- what is counted besides ----------------------------------------------------------------------------------

    def count_choice(self, s: S, f: Frame, options: list[int], action: int, tally: Tally) -> None:
        """A player has chosen; the action is not carried out yet."""

    def count_event(self, s: S, event: Event, tally: Tally) -> None:
        """In traced games."""


def check_same_frames(s: BaseState, t: BaseState, what: str) -> None:
    """The part of `check_same` that every family shares: what is pending, and who is asked."""
    same = len(s.frames) == len(t.frames) and s.owner == t.owner
    if same:
        for f, g in zip(s.frames, t.frames, strict=True):
            if f.key() != g.key():
                same = False
    if not same:
        raise Failure(f"{what}: pending steps differ")
