"""The networks the planner judges by, as `python -m tools.teach` has left them: one for each ruleset taught."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from sixrubies.search.judge.network import Network


def network(ruleset: str) -> Network | None:
    """One of its own for every search: it remembers what it compares with. None: the ruleset was not taught yet."""
    told = _told(ruleset)
    return Network(told["units"], told["bias"], told["out"], told["last"]) if told else None


@cache
def _told(ruleset: str) -> dict[str, Any]:
    file = files(__package__).joinpath(f"{ruleset}.json")
    told: dict[str, Any] = json.loads(file.read_text()) if file.is_file() else {}
    return told
