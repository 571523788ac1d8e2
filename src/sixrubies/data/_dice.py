"""The Dice Game: what each of its component values may be, and how they must fit together.

The bounds keep the engine sound (a game can always go on and end), not the game balanced: within them an owner of the
box may try what he likes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ._checks import Check, Conflict, Fault, did_you_mean, row, table, whole, word
from ._toml import found

GOODS: Final = ("red", "yellow", "green", "blue")
SEATS: Final = ("2", "3", "4")
RESOURCES: Final = (*GOODS, "brown", "crystal", "lira")
TILES: Final = (
    *(f"{kind}_{good}" for kind in ("lira", "crystal", "card", "action", "goods") for good in GOODS),
    "die",
)
CONDITIONAL: Final = (
    "lira_to_tile",
    "crystals_to_tile",
    "brown_to_tile",
    "tile_to_lira",
    "crystal_to_brown",
    "one_brown",
    "two_brown",
    "three_brown",
    "dice_to_lira",
    "dice_to_brown",
    "dice_to_crystals",
    "dice_to_brown_and_lira",
    "lira_to_ruby",
    "brown_to_ruby",
    "crystals_to_ruby",
)
CARDS: Final = (
    *(f"sale_{name}" for name in (*GOODS, "crystal")),
    *(f"share_{name}" for name in (*GOODS, "crystal")),
    *(f"gift_{name}" for name in GOODS),
    *(f"offer_{name}" for name in GOODS),
    *CONDITIONAL,
)
DICE: Final = whole(1, 9)
LIRA: Final = whole(0, 99)
AREAS: Final = ("goods", "carpet", "lira")


def _some(entry: Check, *names: str) -> Check:
    """A table of some of these names, at least one."""

    def check(value: object) -> None:
        if not isinstance(value, dict) or not value:
            raise Fault(f"must be a table of some of {', '.join(names)}, found {found(value)}")
        for name, item in value.items():
            if not isinstance(name, str) or name not in names:
                raise Fault(f"is not known{did_you_mean(str(name), list(names))}", (str(name),))
            try:
                (whole(1, 1) if name in ("tile", "ruby") else entry)(item)
            except Fault as fault:
                raise Fault(fault.reason, (name, *fault.at)) from None

    return check


AMOUNT: Final = whole(1, 40)
PARTS: Final[Mapping[str, Check]] = {
    "own": _some(AMOUNT, *RESOURCES),
    "dice": DICE,
    "give": _some(AMOUNT, *RESOURCES, "tile"),
    "take": _some(AMOUNT, *RESOURCES, "tile", "ruby"),
}


def _condition(value: object) -> None:
    """What a conditional card asks for and gives."""
    if not isinstance(value, dict):
        raise Fault(f"must be a table of {', '.join(PARTS)}, found {found(value)}")
    for name, part in value.items():
        if not isinstance(name, str) or name not in PARTS:
            raise Fault(f"is not known{did_you_mean(str(name), list(PARTS))}", (str(name),))
        try:
            PARTS[name](part)
        except Fault as fault:
            raise Fault(fault.reason, (name, *fault.at)) from None
    if "take" not in value:
        raise Fault("must tell what it gives: take is missing")
    colours = [value.get("give", {}).get(good, 0) for good in GOODS]
    if max(colours) > 9:
        raise Fault(f"must not ask for more than 9 markers of one colour, found {max(colours)}", ("give",))


def _copies(value: object) -> None:
    table(whole(0, 3), *CARDS)(value)
    assert isinstance(value, dict)
    if not any(value.values()):
        raise Fault("must leave at least one card in the deck, found none")


def _tile_copies(value: object) -> None:
    if isinstance(value, dict) and "die" in value:
        whole(0, 8)(value["die"])
        value = {**value, "die": 0}
    table(whole(0, 3), *TILES)(value)


def _costs(value: object) -> None:
    table(row(word(*GOODS, "any"), 1, 9), *TILES)(value)


def _fields(value: object) -> None:
    """Fields of a track counted from 1, each once."""
    row(whole(1, 12), 0, 12)(value)
    assert isinstance(value, list)
    if len(set(value)) < len(value):
        raise Fault("must name every field once only")


SIDE: Final[Mapping[str, Check]] = {
    "goods": row(whole(1, 12), 1, 12),
    "carpet": row(whole(0, 12), 1, 12),
    "lira": row(whole(0, 99), 1, 12),
    "mosque": whole(0, 9),
}

SCHEMA: Final[Mapping[str, Check]] = {
    "dice_game.goal": table(whole(1, 20), *SEATS),
    "dice_game.box_rubies": whole(1, 99),
    "dice_game.dice": DICE,
    "dice_game.rolled": DICE,
    "dice_game.display": whole(1, 6),
    "dice_game.start_lira": row(LIRA, 4),
    "dice_game.start_crystals": whole(0, 9),
    "supply.markers": table(whole(0, 40), *GOODS, "brown"),
    "supply.lira": whole(1, 999),
    "supply.crystals": whole(0, 99),
    **{f"side_23.{area}": check for area, check in SIDE.items()},
    **{f"two_players.{area}": _fields for area in AREAS},
    "two_players.mosque": whole(0, 9),
    **{f"side_4.{area}": check for area, check in SIDE.items()},
    "mosque_ruby.tiles": table(whole(1, 24), *SEATS),
    "actions.count": whole(1, 9),
    "actions.alike": whole(1, 9),
    "actions.crystal": whole(1, 4),
    "actions.brown": whole(1, 4),
    "actions.markers_price": whole(1, 4),
    "actions.markers": whole(1, 4),
    "actions.coin_lira": whole(0, 20),
    "reroll.crystals": whole(1, 9),
    "tiles.copies": _tile_copies,
    "tiles.cost": _costs,
    "tiles.lira": whole(0, 20),
    "tiles.crystals": whole(0, 9),
    "tiles.cards": whole(1, 9),
    "bazaar.copies": _copies,
    "bazaar.sale_lira": LIRA,
    "bazaar.sale_price": table(LIRA, *GOODS, "crystal"),
    "bazaar.share_lira": LIRA,
    "bazaar.offer_price": LIRA,
    "bazaar.otherwise": LIRA,
    **{f"bazaar_card.{name}": _condition for name in CONDITIONAL},
    "end.marker_lira": LIRA,
    "end.crystal_lira": LIRA,
}


def fit(values: Mapping[str, Any]) -> None:
    """Raise a Conflict where values, each allowed alone, can't be played with together."""
    dice, rolled = values["dice_game.dice"], values["dice_game.rolled"]
    extra = values["tiles.copies"]["die"]
    if rolled + extra > dice:
        reason = f"tiles.copies.die and dice_game.rolled must not ask for more than the {dice} dice of dice_game.dice"
        raise Conflict(f"{reason}, found {extra} and {rolled}", "tiles.copies", "dice_game.rolled", "dice_game.dice")
    tiles, display = sum(values["tiles.copies"].values()), values["dice_game.display"]
    if tiles < display:
        reason = f"tiles.copies must be enough for the {display} open tiles of dice_game.display, found {tiles}"
        raise Conflict(reason, "tiles.copies", "dice_game.display")
    if sum(values["dice_game.start_lira"]) > values["supply.lira"]:
        raise Conflict("dice_game.start_lira must not exceed supply.lira", "dice_game.start_lira", "supply.lira")
    if values["dice_game.start_crystals"] * int(SEATS[-1]) > values["supply.crystals"]:
        reason = f"dice_game.start_crystals for {SEATS[-1]} seats must not exceed supply.crystals"
        raise Conflict(reason, "dice_game.start_crystals", "supply.crystals")
    _payable(values)
    for seats in SEATS:
        _rubies(values, seats)


def _payable(values: Mapping[str, Any]) -> None:
    """Every ruby can be paid by somebody who has all there is."""
    markers, rolled = values["supply.markers"], values["dice_game.rolled"]
    for side in ("side_23", "side_4"):
        for good in GOODS:
            most = markers[good] + markers["brown"] + rolled
            if max(values[f"{side}.goods"]) > most:
                reason = f"{side}.goods must not ask for more than the {most} {good} goods that can be had"
                raise Conflict(reason, f"{side}.goods", "supply.markers", "dice_game.rolled")
        most = sum(markers.values()) + rolled
        if max(values[f"{side}.carpet"]) + len(GOODS) > most:
            reason = f"{side}.carpet must not ask for more than the {most} goods that can be had"
            raise Conflict(reason, f"{side}.carpet", "supply.markers", "dice_game.rolled")
        if max(values[f"{side}.lira"]) > values["supply.lira"]:
            raise Conflict(f"{side}.lira must not exceed supply.lira", f"{side}.lira", "supply.lira")


def _rubies(values: Mapping[str, Any], seats: str) -> None:
    """The rubies are in the box, and somebody reaches the goal."""
    side = "side_4" if seats == "4" else "side_23"
    lying = {area: len(values[f"{side}.{area}"]) for area in AREAS}
    mosque, keys = values[f"{side}.mosque"], [f"{side}.{area}" for area in (*AREAS, "mosque")]
    if seats == "2":
        for area in AREAS:
            out = values[f"two_players.{area}"]
            if out and max(out) > lying[area]:
                reason = f"two_players.{area} must name fields of the {lying[area]} of {side}.{area}, found {max(out)}"
                raise Conflict(reason, f"two_players.{area}", f"{side}.{area}")
            lying[area] -= len(out)
        if values["two_players.mosque"] > mosque:
            reason = f"two_players.mosque must not exceed the {mosque} rubies of {side}.mosque"
            raise Conflict(reason, "two_players.mosque", f"{side}.mosque")
        mosque -= values["two_players.mosque"]
        keys += [f"two_players.{area}" for area in (*AREAS, "mosque")]
    trade = len(GOODS) * lying["goods"] + lying["carpet"] + lying["lira"]
    if trade + mosque > values["dice_game.box_rubies"]:
        reason = (
            f"the rubies for {seats} seats must not exceed the {values['dice_game.box_rubies']} of dice_game.box_rubies"
        )
        raise Conflict(f"{reason}, found {trade + mosque}", *keys, "dice_game.box_rubies")
    short = int(seats) * (values["dice_game.goal"][seats] - 1)
    if trade <= short:
        reason = f"the rubies to be bought by {seats} seats must be more than {short}, or all may miss dice_game.goal"
        raise Conflict(f"{reason}, found {trade}", "dice_game.goal", *keys)
