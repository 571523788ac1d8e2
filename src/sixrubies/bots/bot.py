"""What a bot is: it gets a view and a decision, and answers with one of the options."""

from dataclasses import dataclass, field
from typing import Any, Protocol

from sixrubies.board.view import View as BoardView
from sixrubies.core.decision import Decision
from sixrubies.dice.view import View as DiceView

View = BoardView | DiceView
"""What a bot sees, in whichever game."""


@dataclass(frozen=True)
class Limit:
    """How long a bot may think about one decision; None: as long as it likes."""

    seconds: float | None = None


@dataclass(frozen=True)
class Choice:
    """The action a bot takes, and what it would tell about it: numbers for a curious reader, nothing to rely on."""

    action: int
    info: dict[str, Any] = field(default_factory=dict)


class Bot(Protocol):
    """Sees views only. The same seed and the same views give the same choices."""

    name: str

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        """One of the decision's options."""
        ...


NO_LIMIT = Limit()
