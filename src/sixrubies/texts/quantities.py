"""The numbers of the components that texts name, so that no text repeats one: `$wainwright_price` is 7 Lira."""

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sixrubies.data import Components

Counted = tuple[str, int]  # a thing and how many of it


@dataclass(frozen=True)
class Offer:
    """One half of a kiosk tile: what it asks for and what it gives."""

    pays: list[Counted]
    takes: list[Counted]


def whole_numbers(components: Components) -> dict[str, int | str]:
    """By key with `_` for `.`, those of a table by its parts: `setup_goal_rubies_2`."""
    told: dict[str, int | str] = {}
    for key, value in components.values.items():
        name = key.replace(".", "_")
        if isinstance(value.value, int):
            told[name] = value.value
        elif isinstance(value.value, dict):
            told |= {f"{name}_{part}": count for part, count in value.value.items() if isinstance(count, int)}
    return told


def numbers_of(components: Components) -> dict[str, int | str]:
    """Those of the board game: whole numbers as they are, rows as lists, distances from least to greatest."""
    told = whole_numbers(components)
    for name in ("near", "far"):
        least, most = components[f"move.{name}"]
        told[f"move_{name}"] = str(least) if least == most else f"{least}–{most}"
    for name in ("large", "small"):
        told[f"market_{name}"] = row(components[f"market.{name}"])
        told["market_most"] = len(components[f"market.{name}"])
    told["black_market_blue"] = _by_roll(components["black_market.blue"])
    told["coffee_house_track"] = row(components["coffee_house.track"])
    told["society_lira"] = row(components["society.lira"]) or "0"
    for reward in ("lira", "good", "coffee"):
        faces = [face for face, brings in enumerate(components["dice_rewards.die"], 1) if brings == reward]
        told[f"faces_for_{reward}"] = row(faces) or "–"
    return told


def row(values: list[int]) -> str:
    """4, 5, 6."""
    return ", ".join(str(value) for value in values)


def _by_roll(blue: list[int]) -> str:
    """From which sum of two dice on there are how many goods: `7+: 1, 9+: 2, 11+: 3`."""
    changes = [total for total in range(2, 13) if blue[total] != (blue[total - 1] if total > 2 else 0)]
    return ", ".join(f"{total}+: {blue[total]}" for total in changes)


def demand_of(components: Components, tile: str) -> list[int]:
    """The goods a demand tile such as `L3` or `S5` shows: red, green, yellow, blue."""
    market: Any = components["demand.large" if tile[0] == "L" else "demand.small"]
    goods: list[int] = market[int(tile[1:]) - 1]
    return goods


def baksheesh_of(components: Components, side: int) -> list[int]:
    """The goods a side of the baksheesh tile shows: red, green, yellow, blue."""
    goods: list[int] = components["baksheesh.sides"][side]
    return goods


def gifts_of(components: Components, guild_card: int) -> dict[str, int]:
    """What a guild card gives on top of its action, if anything: coffee, Lira."""
    gifts = {name: components[f"guild.{name}"].get(str(guild_card), 0) for name in ("coffee", "lira")}
    return {name: count for name, count in gifts.items() if count}


def offers_of(components: Components, tile: int, coffee: bool) -> list[Offer]:
    """What a kiosk tile offers, one or the other; halves that give coffee count only where there is coffee."""
    halves = str(components["kiosk.tiles"][tile - 1]).split(" | ")
    offers = [_offer(half) for half in halves]
    return [offer for offer in offers if coffee or offer.takes[0][0] != "coffee"]


def rewards_of(components: Components) -> list[tuple[int, int, list[Counted]]]:
    """The dice card of Letters & Seals: from which sum to which, and what these sums bring."""
    table: Any = components["letters_cards.rewards"]
    runs = [(brings, list(sums)) for brings, sums in groupby(range(2, 13), key=lambda total: str(table[total]))]
    return [(sums[0], sums[-1], _counted(brings)) for brings, sums in runs]


def _offer(half: str) -> Offer:
    pays, _, takes = half.rpartition(" -> ")
    return Offer(_counted(pays) if pays else [], _counted(takes))


def _counted(text: str) -> list[Counted]:
    """`yellow + 2 lira`: one yellow good and 2 Lira."""
    parts = [part.split() for part in text.split(" + ")]
    return [(words[-1], int(words[0]) if len(words) > 1 else 1) for words in parts]
