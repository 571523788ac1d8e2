"""Mocha & Baksheesh: what each of its component values may be, and how they must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ._base import GOODS, LIRA
from ._checks import Check, Conflict, Fault, rising, row, table, whole, word

PLACES: Final = 20
CARDS: Final = (
    "two_coffee",
    "coffee_to_guild",
    "coffee_to_lira",
    "dice_rewards",
    "exchange",
    "die_to_six",
    "corner",
    "repeat_wainwright",
    "repeat_coffee_house",
)
COFFEE: Final = whole(0, 20)


def _layout(value: object) -> None:
    row(row(whole(1, PLACES), 5), 4)(value)
    assert isinstance(value, list)
    seen: set[int] = set()
    for y, cells in enumerate(value):
        for x, place in enumerate(cells):
            if place in seen:
                raise Fault(f"must be a place that is not yet in the layout, found {place} again", (y, x))
            seen.add(place)


def _by_card(value: object) -> None:
    """Some guild cards by number, with an amount."""
    if not isinstance(value, dict):
        raise Fault(f"must be a table of guild card numbers, found {value!r}")
    for key, amount in value.items():
        if key not in [str(number) for number in range(1, 21)]:
            raise Fault(f"must be a table of guild card numbers 1 to 20, found {key!r}", (key,))
        whole(0, 20)(amount)


SCHEMA: Final[dict[str, Check]] = {
    "mocha.goal": whole(1, 12),
    "mocha.layout": _layout,
    "mocha.fountain_cells": row(whole(0, 19), 1, 20),
    "coffee_house.track": rising(row(COFFEE, 1, 12)),
    "coffee_house.rubies": whole(0, 12),
    "caravansary.coffee": COFFEE,
    "roasting.lira": LIRA,
    "roasting.coffee": COFFEE,
    "guild_hall.coffee": COFFEE,
    "guild_hall.cards": whole(0, 5),
    "guild_hall.discards": whole(1, 1),
    "tavern.barrier": COFFEE,
    "tavern.movement": row(COFFEE, 1, 5),
    "tavern.encounter": row(COFFEE, 1, 5),
    "baksheesh.coffee": COFFEE,
    "baksheesh.sides": row(row(whole(0, 5), len(GOODS)), 2),
    "coffee_trader.lira": LIRA,
    "mocha_cards.copies": table(whole(0, 9), *CARDS),
    "mocha_cards.coffee": COFFEE,
    "mocha_cards.guild_price": COFFEE,
    "mocha_cards.lira_price": whole(1, 20),
    "mocha_cards.lira": LIRA,
    "mocha_cards.exchange": whole(1, 3),
    "dice_rewards.die": row(word("lira", "good", "coffee"), 6),
    "dice_rewards.lira": LIRA,
    "guild.copies": whole(0, 3),
    "guild.coffee": _by_card,
    "guild.lira": _by_card,
    "guild.extension": LIRA,
    "guild.caravansary": whole(0, 5),
    "guild.consolation": LIRA,
    "guild.guild_hall": whole(0, 5),
    "guild.tavern": COFFEE,
    "guild.coffee_house": COFFEE,
}


def fit(values: Mapping[str, Any]) -> None:
    """Raise a Conflict where the values can't be played with together."""
    if values["coffee_house.rubies"] > len(values["coffee_house.track"]):
        raise Conflict("coffee_house.rubies must not be more than the numbers of the track", "coffee_house.rubies")
    if values["roasting.lira"] > values["cards.lira"]:
        reason = "roasting.lira must not exceed cards.lira, or the last card could leave it without an answer"
        raise Conflict(reason, "roasting.lira", "cards.lira")
    if values["guild.tavern"] > values["tavern.barrier"]:
        raise Conflict("guild.tavern must not be more than the barrier costs", "guild.tavern")
    if values["guild.coffee_house"] > values["coffee_house.track"][0]:
        raise Conflict(
            "guild.coffee_house must not be more than the first price of the Coffee House", "guild.coffee_house"
        )
