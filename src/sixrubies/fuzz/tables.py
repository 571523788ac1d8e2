"""Which tables are played at: every combination of seats, layout, variant and edition, one after the other."""

from itertools import product
from random import Random
from typing import Any

LAYOUTS = ("short", "long", "order", "random", "given")
EDITIONS = ("revised", "2014")

COMBINATIONS: list[dict[str, Any]] = [
    {"seats": seats, "layout": layout, "edition": edition, "neutral_assistants": neutral}
    for seats, layout, edition, neutral in product((2, 3, 4, 5), LAYOUTS, EDITIONS, (False, True))
    if seats < 5 or not neutral
]


def options_of(number: int, dice: Random) -> dict[str, Any]:
    """The options of the game with this number; a given layout is any order of the places."""
    options = dict(COMBINATIONS[number % len(COMBINATIONS)])
    if options["layout"] == "given":
        places = dice.sample(range(1, 17), 16)
        options["layout"] = [places[i : i + 4] for i in range(0, 16, 4)]
    return options
