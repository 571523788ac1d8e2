"""The networks that bots judge by, as `python -m tools.teach` has left them: one for each ruleset."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from sixrubies.search.dice.judge import Experience
from sixrubies.search.judge.network import Network


def network(ruleset: str) -> Network:
    """One of its own for every search: it remembers what it compares with."""
    told = _told(ruleset)
    return Network(told["units"], told["bias"], told["out"], told["last"])


def experience() -> Experience:
    """That of the Dice Game."""
    told = _told("dice")
    return Experience(told["rows"], told["bias"], told["out"], told["last"])


@cache
def _told(ruleset: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(files(__package__).joinpath(f"{ruleset}.json").read_text())
    return told
