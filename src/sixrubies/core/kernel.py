"""The kernel: runs the stack of frames. Whose decision is it, which options are there, carry one out."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixrubies.core.frame import AUTO, CHANCE, NOTHING, OVER, Frame
from sixrubies.core.rng import Source
from sixrubies.core.state import BaseState
from sixrubies.core.step import ChanceStep, Step

S = TypeVar("S", bound=BaseState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Kernel(Generic[S]):
    """Steps by number, and the interrupts that fit between them. Built once, never written during play."""

    def __init__(self, steps: list[Step[S]], first_interrupt: int, last_interrupt: int) -> None:
        self.steps = steps
        self.first_interrupt = first_interrupt
        self.last_interrupt = last_interrupt

    # -- what a game adds -------------------------------------------------------------------------------------

    def offer(self, s: S, f: Frame, timing: int, out: list[int]) -> None:
        """Append the interrupts (cards, tiles) that fit this timing; their numbers are above all others."""

    def interrupt(self, s: S, f: Frame, action: int) -> None:
        """Carry out an interrupt; the frame `f` is still on the stack."""

    # -- the loop ---------------------------------------------------------------------------------------------

    def settle(self, s: S) -> None:
        """Run steps nobody chooses in, until somebody is asked."""
        frames = s.frames
        while frames:
            f = frames[-1]
            step = self.steps[f.step]
            owner = step.owner(s, f)
            if owner != AUTO:
                s.owner = owner
                return
            frames.pop()
            step.apply(s, f, NOTHING)
        s.owner = OVER

    def legal(self, s: S) -> list[int]:
        """All options of the decision on top, sorted."""
        if s.owner == OVER:
            return []
        f = s.frames[-1]
        step = self.steps[f.step]
        out = step.options(s, f)
        if step.timing:
            own = len(out)
            self.offer(s, f, step.timing, out)
            if 0 < own < len(out) and out[own - 1] > out[own]:
                out.sort()  # numbers of later boxes lie above the interrupts
        return out

    def act(self, s: S, action: int) -> None:
        """Carry out an action that is known to be an option."""
        f = s.frames[-1]
        if self.first_interrupt <= action <= self.last_interrupt:
            self.interrupt(s, f, action)
        else:
            s.frames.pop()
            self.steps[f.step].apply(s, f, action)
        self.settle(s)

    def chance(self, s: S, source: Source) -> int:
        """The next outcome of the chance step on top, from its own random stream."""
        f = s.frames[-1]
        step = self.steps[f.step]
        assert isinstance(step, ChanceStep)
        return step.pick(s, f, source.below(step.stream(s, f), step.total(s, f)))

    def resolve(self, s: S, source: Source) -> None:
        """Let chance decide until a player is asked or the game is over."""
        while s.owner == CHANCE:
            self.act(s, self.chance(s, source))

    def play_out(self, s: S, source: Source, lane: int, most: int) -> tuple[int, int]:
        """Play a state to its end, or so many actions, every choice uniform over the full list of options.

        Choices come from the random stream `lane`. Returns decisions (lists of two or more entries answered by a
        player) and actions.
        """
        decisions = 0
        actions = 0
        while s.owner != OVER and actions < most:
            if s.owner == CHANCE:
                self.act(s, self.chance(s, source))
            else:
                options = self.legal(s)
                count = len(options)
                if count > 1:
                    decisions += 1
                    self.act(s, options[source.below(lane, count)])
                else:
                    self.act(s, options[0])
            actions += 1
        return decisions, actions
