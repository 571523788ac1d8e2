"""Games of every kind of table, for the tests of notation."""

from typing import Any

import sixrubies as sr
from tests.record.walks import ROWS, Walk

LAYOUTS: list[Any] = ["short", "long", "order", "random", ROWS]

# Every number of seats, layout, edition and variant; with five seats no colour is free for the variant.
TABLES: list[dict[str, Any]] = [
    {
        "seats": seats,
        "layout": LAYOUTS[(seats + 2 * number) % 5],
        "edition": ("revised", "2014")[number // 2],
        "neutral_assistants": number % 2 == 1 and seats < 5,
    }
    for seats in (2, 3, 4, 5)
    for number in range(4)
]
# The boxes, with their recommended layouts and with others.
TABLES += [
    {"ruleset": "mocha", "seats": 2},
    {"ruleset": "mocha", "seats": 4, "layout": "random", "neutral_assistants": True},
    {"ruleset": "letters", "seats": 3},
    {"ruleset": "letters", "seats": 5, "deck": "new"},
    {"ruleset": "great_bazaar", "seats": 4},
    {"ruleset": "great_bazaar", "seats": 2, "neutral_assistants": True},
]
NAMES = [f"{table.get('ruleset', 'base')}-{table['seats']}-{number}" for number, table in enumerate(TABLES)]


def played(table: dict[str, Any], seed: int, actions: int, **more: Any) -> sr.BoardGame:
    """A game after so many random actions, or at its end."""
    return Walk({**table, **more}, seed, actions).begin()
