"""English and German: what the game says, from one set of Fluent files that other programs may read as well.

Keys are names with `-` for `.`: `step-turn-move`, `place-tea_house-help`, `card-five_lira`, `reason-needs_lira`. Where
one text does not fit every situation, a special key goes before the general one: `action-decline-turn-toll`, then
`action-decline`.
Where a box in play changes what a text says, its own goes before: `rules-goal-in-mocha`, then `rules-goal`.
"""

from .catalogue import BadTexts, Catalogue, languages, sources
from .render import Texts

__all__ = ["BadTexts", "Catalogue", "Texts", "languages", "sources"]
