"""Short words for the rule tests of the Dice Game, besides those of `tests.rules.table`.

A player is described flat, as `has` tells it: `{"lira": 5, "red": 2, "crystal": 1}`; besides, `rubies`, `tiles` (how
many of which ability) and `mosque_ruby` may be said. Dice are letters, R Y G B for the goods, L for Lira, C for a card.
"""

from typing import Any

import sixrubies as sr
from tests.rules.table import play, table

Player = dict[str, Any]

LETTERS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "L": "lira", "C": "card"}
COLOURS = ["red", "yellow", "green", "blue"]
MARKERS = [*COLOURS, "brown"]
RESOURCES = [*MARKERS, "crystal", "lira"]
TOTAL = {**dict.fromkeys(COLOURS, 8), "brown": 10, "crystal": 12, "lira": 87}
OPEN = ["lira_red", "crystal_yellow", "card_green", "action_blue", "goods_red", "die"]  # the display, unless said
CARDS = [
    *[f"sale_{resource}" for resource in [*COLOURS, "crystal"]],
    *[f"share_{resource}" for resource in [*COLOURS, "crystal"]],
    *[f"gift_{colour}" for colour in COLOURS],
    *[f"offer_{colour}" for colour in COLOURS],
    *["lira_to_tile", "crystals_to_tile", "brown_to_tile", "tile_to_lira", "crystal_to_brown"],
    *["one_brown", "two_brown", "three_brown"],
    *["dice_to_lira", "dice_to_brown", "dice_to_crystals", "dice_to_brown_and_lira"],
    *["lira_to_ruby", "brown_to_ruby", "crystals_to_ruby"],
]  # in the order of docs/rules/dice.md, DG101 to DG133
TILES = [*[f"{kind}_{colour}" for kind in ("goods", "action", "card", "crystal", "lira") for colour in COLOURS], "die"]
GOAL = {2: 6, 3: 6, 4: 5}
TILES_NEEDED = {2: 5, 3: 5, 4: 4}
BOARD = {
    2: {**dict.fromkeys(COLOURS, 3), "carpet": 5, "lira": 5, "mosque": 2},
    3: {**dict.fromkeys(COLOURS, 3), "carpet": 5, "lira": 6, "mosque": 3},
    4: {**dict.fromkeys(COLOURS, 4), "carpet": 5, "lira": 6, "mosque": 4},
}


def at(*players: Player, seats: int = 0, **rest: Any) -> sr.DiceGame:
    """A game at the beginning of seat `turn`'s turn: income first, then the dice, all of it told by tokens."""
    options = {"components": rest.pop("components")} if "components" in rest else {}
    count = seats or max(2, len(players))
    described = [_described(me, count) for me in [*players, *[{} for _ in range(count - len(players))]]]
    _rubies(described, rest)
    rest["display"] = _display(rest, described, options.get("components", {}).get("tiles.copies", tile_copies()))
    return sr.position({"players": described, **rest}, ruleset="dice", seats=count, chance="manual", **options)


def _described(me: Player, seats: int) -> Player:
    tiles = me.get("tiles", {})
    return {
        "lira": me.get("lira", 0),
        "crystals": me.get("crystal", 0),
        "markers": {marker: me.get(marker, 0) for marker in MARKERS},
        "tiles": tiles,
        "mosque_ruby": me.get("mosque_ruby", sum(tiles.values()) >= TILES_NEEDED[seats]),
        **({"rubies": me["rubies"]} if "rubies" in me else {}),
    }


def _display(rest: dict[str, Any], players: list[Player], copies: dict[str, int]) -> list[str]:
    """What is said, else what is free of OPEN; filled up with other tiles unless the stack is said too."""
    left = dict(copies)
    for ability in {ability for me in players for ability in me["tiles"]}:
        owned = sum(me["tiles"].get(ability, 0) for me in players)
        kinds = [tile for tile in TILES if tile == ability or tile.startswith(f"{ability}_")]
        for tile in sorted(kinds, key=lambda kind: kind in rest.get("display", OPEN)):  # the open ones last
            left[tile], owned = left[tile] - min(left[tile], owned), owned - min(left[tile], owned)
    shown = list(rest["display"]) if "display" in rest else [tile for tile in OPEN if left[tile]]
    if "stack" not in rest:
        shown += [tile for tile in TILES if left[tile] > shown.count(tile)][: 6 - len(shown)]
    return shown


def _rubies(players: list[Player], rest: dict[str, Any]) -> None:
    """Rubies that are missing belong to the last seats, less than the goal to each; those of unknown origin are bought.

    They come from the left carpet as long as it has any, then from the tracks and the right carpet.
    """
    seats = len(players)
    earned = sum(me["mosque_ruby"] for me in players)
    full = BOARD[seats]
    said = {"mosque": full["mosque"] - earned, **rest.get("rubies", {})}
    left = {**full, **said}
    owned = [me.get("rubies", int(me["mosque_ruby"])) for me in players]
    missing = sum(full.values()) - sum(left.values()) - sum(owned)
    for seat in reversed(range(seats)):
        if missing > 0 and "rubies" not in players[seat]:
            share = min(missing, GOAL[seats] - 1 - owned[seat])
            owned[seat], missing = owned[seat] + share, missing - share
    for area in ("carpet", *reversed(COLOURS), "lira"):
        if missing < 0 and area not in said:
            bought = min(left[area], -missing)
            left[area], missing = left[area] - bought, missing + bought
    for me, rubies in zip(players, owned, strict=True):
        me["rubies"] = rubies
    rest["rubies"] = left


def tile_copies(**changed: int) -> dict[str, int]:
    """How often each tile is there, with some changed."""
    return {**dict.fromkeys(TILES, 1), "die": 4, **changed}


def rolled(dice: str, *players: Player, used: int = 0, **rest: Any) -> sr.DiceGame:
    """Seat `turn` has rolled these icons ("RRGLC") and is asked for an action."""
    seat = rest.get("turn", 0)
    asked = [{"step": "turn.finish", "seat": seat}, {"step": "turn.action", "seat": seat, "used": used}]
    return at(*players, dice=icons(dice), pending=asked, **rest)


def icons(dice: str) -> dict[str, int]:
    return {face: dice.count(letter) for letter, face in LETTERS.items() if letter in dice}


def showing(dice: str) -> str:
    """The tokens of a roll."""
    return " ".join(f"roll:{LETTERS[letter]}" for letter in dice)


def revealed(card: str, *players: Player, dice: str = "C", **rest: Any) -> sr.DiceGame:
    """Seat 0 uses its card icons for the action; this card is drawn first, and used if others lie beside it."""
    game = play(rolled(dice, *players, **rest), f"reveal:{dice.count('C')} draw:{card}")
    for other in [other for other in CARDS if other != card][: dice.count("C") - 1]:
        play(game, f"draw:{other}")
    return play(game, f"use:{card}") if game.step == "card.use" else game


def gives_up(ability: str, *players: Player, **rest: Any) -> sr.DiceGame:
    """Seat 0 uses the card that pays 10 Lira for a tile of this ability."""
    return play(revealed("tile_to_lira", *players, **rest), f"fulfil give_up:{ability}")


def has(game: sr.DiceGame, seat: int = 0) -> dict[str, int]:
    """What a seat owns of the resources; nothing is said of what it does not have."""
    me = table(game)["players"][seat]
    owned = {**me["markers"], "crystal": me["crystals"], "lira": me["lira"]}
    return {name: owned[name] for name in RESOURCES if owned[name]}


def supply(game: sr.DiceGame, *names: str) -> list[int]:
    """What the supply has of these resources."""
    return [table(game)["supply"][name] for name in names]


def rubies(game: sr.DiceGame, *seats: int) -> list[int]:
    return [table(game)["players"][seat]["rubies"] for seat in seats or range(game.seats)]


def tiles(game: sr.DiceGame, seat: int = 0) -> dict[str, int]:
    """The tiles of a seat by ability; nothing is said of what it does not have."""
    return {ability: count for ability, count in table(game)["players"][seat]["tiles"].items() if count}


def left(game: sr.DiceGame, *areas: str) -> list[int]:
    """Rubies left in these areas."""
    return [table(game)["rubies"][area] for area in areas]


def dice(game: sr.DiceGame) -> str:
    """The icons not used yet."""
    shown = table(game)["dice"]
    return "".join(letter * shown.get(face, 0) for letter, face in LETTERS.items())
