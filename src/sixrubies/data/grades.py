"""A component value and how sure it is; what the grades mean stands at the top of `base.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

GRADES: Final = ("certain", "high", "confirmed", "documented", "deduced", "inferred", "single", "proposed")
HOUSE_GRADES: Final = frozenset(GRADES) - {"certain", "confirmed"}
OWNER: Final = "owner"  # replaced by the players, who own the box


@dataclass(frozen=True)
class Value:
    """One number or table of the game, where it comes from, and what to look up in the box."""

    key: str
    value: Any
    grade: str
    source: str
    question: str
    question_de: str

    def asked(self, language: str) -> str:
        """The question in German, or in English for everybody else."""
        return self.question_de if language == "de" else self.question
