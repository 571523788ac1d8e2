"""The base game: what each of its component values may be, and how they must fit together.

The bounds keep the engine sound (a game can always go on and end), not the game balanced: within them an owner of the
box may try what he likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from ._checks import Check, Conflict, Fault, rising, row, table, whole, word, word_or_whole

GOODS: Final = ("red", "green", "yellow", "blue")
SEATS: Final = ("2", "3", "4", "5")
PLACES: Final = 16
CARDS: Final = (
    "one_good",
    "five_lira",
    "long_move",
    "stay",
    "return_assistant",
    "family",
    "any_goods",
    "repeat_palace",
    "repeat_post_office",
    "repeat_dealer",
)

LIRA: Final = whole(0, 99)
RUBIES: Final = table(whole(0, 20), *SEATS)


def _reach(most: int) -> Check:
    """The least and the greatest distance of a move."""

    def check(value: object) -> None:
        row(whole(1, most), 2)(value)
        assert isinstance(value, list)
        if value[0] > value[1]:
            raise Fault(f"must be the least and the greatest distance, found {value[0]} before {value[1]}")

    return check


def _near(value: object) -> None:
    """Up to 4 there is somewhere to go from every place; with an odd distance all places can be reached."""
    _reach(4)(value)
    if value in ([2, 2], [4, 4]):
        raise Fault("must include an odd distance, or half of the places are never reached")


def _demand(value: object) -> None:
    """Five tiles; a market pays for 1 to 5 goods, so a tile shows 1 to 5."""
    row(row(whole(0, 5), len(GOODS)), 5)(value)
    assert isinstance(value, list)
    for index, tile in enumerate(value):
        if not 1 <= sum(tile) <= 5:
            raise Fault(f"must show 1 to 5 goods in all, found {sum(tile)}", (index,))


def _copies(value: object) -> None:
    table(whole(0, 9), *CARDS)(value)
    assert isinstance(value, dict)
    if not any(value.values()):
        raise Fault("must leave at least one card in the deck, found none")


def _layout(value: object) -> None:
    row(row(whole(1, PLACES), 4), 4)(value)
    assert isinstance(value, list)
    seen: set[int] = set()
    for y, cells in enumerate(value):
        for x, place in enumerate(cells):
            if place in seen:
                raise Fault(f"must be a place that is not yet in the layout, found {place} again", (y, x))
            seen.add(place)


def _cells(value: object) -> None:
    row(whole(0, PLACES - 1), 1, PLACES)(value)
    assert isinstance(value, list)
    if len(set(value)) < len(value):
        raise Fault("must name every cell once only")


SCHEMA: Final[Mapping[str, Check]] = {
    "setup.start_lira": row(LIRA, 5),
    "setup.start_cards": whole(0, 9),
    "setup.assistants": whole(1, 9),
    "setup.goal_rubies": table(whole(1, 20), *SEATS),
    "setup.box_rubies": whole(1, 99),
    "setup.neutral_merchants": row(whole(1, PLACES), 3),
    "wheelbarrow.capacity": whole(1, 9),
    "wheelbarrow.extensions": whole(1, 9),
    "move.near": _near,
    "move.far": _reach(6),
    "toll.lira": LIRA,
    "catch.lira": LIRA,
    "governor.lira": LIRA,
    "smuggler.lira": LIRA,
    "wainwright.price": LIRA,
    "wainwright.rubies": RUBIES,
    "post_office.top": row(word_or_whole(GOODS, 0, 99), 4),
    "post_office.bottom": row(word_or_whole(GOODS, 0, 99), 4),
    "caravansary.cards": whole(1, 9),
    "caravansary.discards": whole(0, 9),
    "black_market.blue": row(whole(0, 9), 13),
    "tea_house.lowest": whole(3, 12),
    "tea_house.highest": whole(3, 12),
    "tea_house.consolation": LIRA,
    "market.large": rising(row(LIRA, 5)),
    "market.small": rising(row(LIRA, 5)),
    "demand.large": _demand,
    "demand.small": _demand,
    "palace.track": row(word(*GOODS, "any"), 1, 20),
    "palace.rubies": RUBIES,
    "mosque.symbols": table(rising(row(whole(1, 9), 1, 4)), *SEATS),
    "mosque.pay": whole(0, 9),
    "mosque.rubies": RUBIES,
    "dealer.track": rising(row(LIRA, 1, 20)),
    "dealer.rubies": RUBIES,
    "tile.yellow_lira": LIRA,
    "tile.green_lira": LIRA,
    "tile.red_die": whole(1, 6),
    "cards.lira": LIRA,
    "cards.copies": _copies,
    "layout.short": _layout,
    "layout.long": _layout,
    "layout.order": _layout,
    "layout.fountain_cells": _cells,
    "layout.dice_apart": whole(0, 6),
}


def fit(values: Mapping[str, Any]) -> None:
    """Raise a Conflict where values, each allowed alone, can't be played with together."""
    if values["tea_house.lowest"] > values["tea_house.highest"]:
        reason = "tea_house.lowest must not exceed tea_house.highest"
        raise Conflict(reason, "tea_house.lowest", "tea_house.highest")
    most, cards = int(SEATS[-1]), sum(values["cards.copies"].values())
    if values["setup.start_cards"] * most > cards:
        reason = f"setup.start_cards for {most} seats must not exceed the {cards} cards of cards.copies"
        raise Conflict(reason, "setup.start_cards", "cards.copies")
    for key in ("cards.lira", "catch.lira"):  # whoever plays his last card for money can pay the Governor with it (E8)
        if values["governor.lira"] > values[key]:
            raise Conflict(f"governor.lira must not exceed {key}", "governor.lira", key)
    _payable(values)
    for seats in SEATS:
        _rubies(values, seats)


def _payable(values: Mapping[str, Any]) -> None:
    """A complete wheelbarrow can carry what the Palace and the mosques ask for."""
    room = values["wheelbarrow.capacity"] + values["wheelbarrow.extensions"]
    size = "what fits into a complete wheelbarrow"
    barrow = ("wheelbarrow.capacity", "wheelbarrow.extensions")
    track = values["palace.track"]
    most = max((count for good, count in Counter(track).items() if good != "any"), default=0)
    if most > room or len(track) > room * len(GOODS):
        raise Conflict(f"palace.track must not ask for more than {size}, {room} of each good", "palace.track", *barrow)
    for seats, stack in values["mosque.symbols"].items():
        if stack[-1] > room:
            reason = f"mosque.symbols.{seats} must not show more than {size}, {room} of each good"
            raise Conflict(reason, "mosque.symbols", *barrow)
        if stack[0] < values["mosque.pay"]:
            reason = f"mosque.pay must not exceed the {stack[0]} goods shown on the top tile of mosque.symbols.{seats}"
            raise Conflict(reason, "mosque.pay", "mosque.symbols")


def _rubies(values: Mapping[str, Any], seats: str) -> None:
    """Every ruby has a space or somebody to earn it, none is earned that is not there, somebody reaches the goal."""
    lying = {place: values[f"{place}.rubies"][seats] for place in ("wainwright", "palace", "mosque", "dealer")}
    for place in ("palace", "dealer"):
        spaces = len(values[f"{place}.track"])
        if lying[place] > spaces:
            reason = f"{place}.rubies.{seats} must not exceed the {spaces} spaces of {place}.track"
            raise Conflict(f"{reason}, found {lying[place]}", f"{place}.rubies", f"{place}.track")
    stack = len(values["mosque.symbols"][seats])
    if lying["mosque"] > stack:
        reason = f"mosque.rubies.{seats} must not exceed the {stack} tiles of mosque.symbols.{seats}"
        raise Conflict(f"{reason}, found {lying['mosque']}", "mosque.rubies", "mosque.symbols")
    both = min(int(seats), stack)
    if lying["mosque"] < both:
        reason = f"mosque.rubies.{seats} must be enough for the {both} seats that can get both tiles of a mosque"
        raise Conflict(f"{reason}, found {lying['mosque']}", "mosque.rubies", "mosque.symbols")
    if lying["wainwright"] != int(seats):
        reason = f"wainwright.rubies.{seats} must be {seats}, one for each seat, found {lying['wainwright']}"
        raise Conflict(reason, "wainwright.rubies")
    total, keys = sum(lying.values()) + lying["mosque"], [f"{place}.rubies" for place in lying]
    if total > values["setup.box_rubies"]:
        reason = f"the rubies for {seats} seats must not exceed the {values['setup.box_rubies']} of setup.box_rubies"
        raise Conflict(f"{reason}, found {total}", *keys, "setup.box_rubies")
    short = int(seats) * (values["setup.goal_rubies"][seats] - 1)
    if total <= short:
        reason = f"the rubies for {seats} seats must be more than {short}, or everybody may miss setup.goal_rubies"
        raise Conflict(f"{reason}, found {total}", "setup.goal_rubies", *keys)
