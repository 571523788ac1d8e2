"""Every ruleset the fuzzer plays: the one place that names them. A new family adds its line here."""

from typing import Any

from sixrubies.core.errors import BadOption
from sixrubies.fuzz.board.games import board_families
from sixrubies.fuzz.dice.games import DiceGames
from sixrubies.fuzz.family import FuzzFamily

_ALL: list[FuzzFamily[Any]] = [*board_families(), DiceGames()]
FAMILIES = {family.ruleset: family for family in _ALL}
ALL = "all"


def family_of(ruleset: str) -> FuzzFamily[Any]:
    if ruleset not in FAMILIES:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(FAMILIES)}")
    return FAMILIES[ruleset]


def rulesets_of(asked: str) -> list[str]:
    """One ruleset, or all of them."""
    return list(FAMILIES) if asked == ALL else [family_of(asked).ruleset]
