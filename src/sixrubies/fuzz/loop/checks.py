"""What must hold at every decision and after every action, in whichever family. A failure names what is wrong."""

from typing import TypeVar

from sixrubies.core.frame import Frame
from sixrubies.core.state import BaseState
from sixrubies.core.step import ChanceStep
from sixrubies.fuzz.loop.referee import Failure, Referee
from sixrubies.fuzz.loop.tally import Tally

S = TypeVar("S", bound=BaseState)


def check_list(options: list[int]) -> None:
    """Never empty, sorted, unique."""
    if not options:
        raise Failure("a decision without an option")
    last = -1
    for action in options:
        if action <= last:
            raise Failure(f"options are not sorted and unique: {options}")
        last = action


def check_options(s: S, referee: Referee[S], f: Frame, options: list[int], tally: Tally) -> None:
    """Options are the candidates without a reason and the interrupts without one, each asked anew."""
    step = referee.kernel.steps[f.step]
    expected: list[int] = []
    last = -1
    for action in step.candidates(s, f):
        if action <= last:
            raise Failure(f"candidates of {step.name} are not sorted and unique")
        last = action
        reason = step.why_not(s, f, action)
        if reason is None:
            expected.append(action)
        else:
            tally.reasons[reason.kind] += 1
    if step.options(s, f) != expected:
        raise Failure(f"{step.name} offers {step.options(s, f)}, but without a reason are {expected}")
    for action in referee.interrupts(s, f):
        reason = referee.interrupt_why_not(s, f, action)
        if reason is None:
            expected.append(action)
        else:
            tally.reasons[reason.kind] += 1
    expected.sort()  # a box may number its actions above the interrupts
    if options != expected:
        raise Failure(f"{step.name} offers {options}, but with what is held it should be {expected}")
    if len(options) > 1 and referee.forced(s):
        raise Failure(f"{step.name} is said to be forced, but offers {options}")
    tally.checks[1] += 1


def check_chance(s: S, referee: Referee[S], f: Frame, tally: Tally) -> None:
    """`pick` gives each candidate exactly as many numbers as its weight says."""
    step = referee.kernel.steps[f.step]
    if not isinstance(step, ChanceStep):
        raise Failure(f"{step.name} is decided by chance, but is no chance step")
    candidates = step.candidates(s, f)
    check_list(candidates)
    weights = step.weights(s, f)
    total = step.total(s, f)
    drawn: list[int] = []
    for candidate, weight in zip(candidates, weights, strict=True):
        if weight < 1:
            raise Failure(f"{step.name} weighs {candidate} with {weight}")
        for _ in range(weight):
            drawn.append(candidate)
    picked: list[int] = []
    for number in range(total):
        picked.append(step.pick(s, f, number))
    if picked != drawn:
        raise Failure(f"{step.name} picks {picked}, but its weights are {weights} for {candidates}")
    tally.checks[2] += 1


def check_state(s: S, referee: Referee[S], tally: Tally) -> None:
    """Everything that is true of every state."""
    found = referee.violations(s)
    if found:
        raise Failure(found[0])
    tally.checks[3] += 1
