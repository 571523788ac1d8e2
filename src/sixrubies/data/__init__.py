"""Component data: every number of the game as TOML, each with its grade and source, and a player's own values.

>>> components = load(overrides={"wainwright.price": 8})
>>> components["wainwright.price"], components["market.small"]
(8, [2, 5, 9, 14, 20])
>>> [(value.key, value.grade) for value in components.house()]
[('wainwright.price', 'owner'), ('cards.copies', 'high')]
"""

from ._template import template
from .components import Components, load, read_overrides
from .errors import ComponentError
from .grades import GRADES, HOUSE_GRADES, Value

__all__ = ["GRADES", "HOUSE_GRADES", "ComponentError", "Components", "Value", "load", "read_overrides", "template"]
