"""English and German: what the game says, from one set of Fluent files that other programs may read as well.

Keys are names with `-` for `.`: `step-turn-move`, `place-tea_house-help`, `card-five_lira`, `reason-needs_lira`. Where
one text does not fit every situation, a special key goes before the general one: `action-decline-turn-toll`, then
`action-decline`.
Where a box in play changes what a text says, its own goes before: `rules-goal-in-mocha`, then `rules-goal`.
The Dice Game is a game of its own, and its keys begin with `dice-`.
"""

from collections.abc import Callable
from typing import Final

from sixrubies import data
from sixrubies.rulesets import BOARD, DICE, kind_of

from .catalogue import BadTexts, Catalogue, languages, sources
from .dice import DiceTexts
from .render import Texts
from .speech import Speech, ruleset_of

__all__ = ["BadTexts", "Catalogue", "DiceTexts", "Speech", "Texts", "languages", "sources", "speech"]

SPEECHES: Final[dict[str, Callable[[str, data.Components], Speech]]] = {BOARD.plain: Texts, DICE.plain: DiceTexts}


def speech(language: str = "en", components: data.Components | None = None) -> Speech:
    """What a game says, by the components it is played with; without any, the base game.

    >>> speech("en", data.load(("dice",))).step("turn.reroll")
    'Will you roll dice again, for 1 crystal?'
    """
    played = components or data.load()
    return SPEECHES[kind_of(ruleset_of(played)).plain](language, played)
