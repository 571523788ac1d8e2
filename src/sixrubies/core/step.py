"""Steps: stateless rules. A frame names one; the kernel asks it who chooses, among what, and what follows."""

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sixrubies.core.event import EVERYONE
from sixrubies.core.frame import AUTO, CHANCE, Frame
from sixrubies.core.state import BaseState

S = TypeVar("S", bound=BaseState)

NEVER: Final = 0  # the timing of a step that nothing interrupts


class Reason:
    """Why an option is blocked: a kind and two numbers (needs 7 Lira, has 5)."""

    def __init__(self, kind: int, a: int = 0, b: int = 0) -> None:
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b

    def key(self) -> tuple[int, int, int]:
        return (self.kind, self.a, self.b)


class Batch:
    """A run of small choices drawn as one dialog: actions with their bounds, and how many in all."""

    def __init__(self, items: list[tuple[int, int]], least: int, most: int, done: int) -> None:
        self.items: Final = items  # (action, how often at most), in canonical order
        self.least: Final = least
        self.most: Final = most
        self.done: Final = done  # the action that ends the run, or -1 where the last item does


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One rule. `id`, `name` and `timing` are set when the rules of a game are assembled."""

    def __init__(self) -> None:
        self.id = 0
        self.name = ""
        self.timing: int = NEVER

    def owner(self, s: S, f: Frame) -> int:
        """The seat that chooses; CHANCE; or AUTO where there is nothing to choose. Depends on public things only."""
        return f.seat

    def candidates(self, s: S, f: Frame) -> list[int]:
        """Everything one might think of here, sorted; each either an option or blocked for a reason."""
        raise NotImplementedError

    def why_not(self, s: S, f: Frame, action: int) -> Reason | None:
        return None

    def options(self, s: S, f: Frame) -> list[int]:
        """The candidates without a reason. A hot step writes this by hand; random games check it against `why_not`."""
        out: list[int] = []
        for action in self.candidates(s, f):
            if self.why_not(s, f, action) is None:
                out.append(action)
        return out

    def forced(self, s: S, f: Frame) -> bool:
        """One entry for every hand the seat could hold, as far as the others know (interrupts apart)."""
        return len(self.options(s, f)) == 1

    def apply(self, s: S, f: Frame, action: int) -> None:
        """Carry the action out. The frame has been taken off the stack already."""
        raise NotImplementedError

    def batch(self, s: S, f: Frame) -> Batch | None:
        """Where a run of small choices begins: what the whole run may be."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Auto(Step[S]):
    """A step nobody chooses in."""

    def owner(self, s: S, f: Frame) -> int:
        return AUTO

    def candidates(self, s: S, f: Frame) -> list[int]:
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[S]):
    """A step that dice or a shuffled pile decide. Weights and candidates never leave the engine."""

    def owner(self, s: S, f: Frame) -> int:
        return CHANCE

    def weights(self, s: S, f: Frame) -> list[int]:
        """One whole number per candidate."""
        raise NotImplementedError

    def stream(self, s: S, f: Frame) -> int:
        """The random stream this outcome comes from."""
        raise NotImplementedError

    def audience(self, s: S, f: Frame) -> int:
        """The one seat that learns the outcome, or EVERYONE."""
        return EVERYONE

    def total(self, s: S, f: Frame) -> int:
        n = 0
        for weight in self.weights(s, f):
            n += weight
        return n

    def pick(self, s: S, f: Frame, number: int) -> int:
        """The outcome for a number from 0 to total - 1; agrees with `weights` (tested)."""
        candidates = self.candidates(s, f)
        weights = self.weights(s, f)
        i = 0
        while number >= weights[i]:
            number -= weights[i]
            i += 1
        return candidates[i]
