"""Positions of the Dice Game made up at random: the beginning of some turn, or a roll that is to be used."""

from random import Random

from sixrubies.dice.rules import Rules
from sixrubies.dice.things import (
    ABILITY_NAMES,
    ABILITY_OF,
    AREA_NAMES,
    CARD_FACE,
    CARD_NAMES,
    CRYSTAL,
    DIE_TILE,
    EXTRA_DIE,
    FACE_NAMES,
    LIRA,
    MARKERS,
    MOSQUE_AREA,
    RESOURCE_NAMES,
    RESOURCES,
    TILE_NAMES,
    TRADE_AREAS,
)
from sixrubies.fuzz.family import Description

MANY = 6  # dice: so many are rare, and that all show a card is rarer still


def describe_at_random(rules: Rules, dice: Random) -> Description:
    """Everything as random as the invariants leave it."""
    seats = rules.seats
    close = seats > 2 and dice.random() < 0.1  # two seats have reached the goal side by side, the last one is to move
    turn = seats - 1 if close else dice.randrange(seats)
    players: list[Description] = [{} for _ in range(seats)]
    told: Description = {"turn": turn, "round": dice.randint(1, 30), "players": players}
    _deal_resources(rules, players, dice)
    _deal_tiles(rules, told, dice)
    _deal_rubies(rules, told, close, dice)
    _deal_cards(rules, told, dice)
    if close:
        _draw_level(players[0], players[1])
    if dice.random() < 0.5:
        faces = rules.rolled + players[turn]["tiles"].get(ABILITY_NAMES[EXTRA_DIE], 0)
        told["dice"] = _roll(faces, dice)
        told["pending"] = [{"step": "turn.finish", "seat": turn}, {"step": "turn.action", "seat": turn, "used": 0}]
    else:
        told["pending"] = [{"step": "turn.begin", "seat": turn}]
    return told


def _roll(count: int, dice: Random) -> dict[str, int]:
    """Now and then all dice show one of two faces, or one: that pays what is dear, or reveals many cards."""
    faces = dice.sample(FACE_NAMES, dice.choice((1, 2))) if dice.random() < 0.4 else FACE_NAMES
    if count > MANY and dice.random() < 0.4:
        faces = FACE_NAMES[CARD_FACE:]
    shown = [dice.choice(faces) for _ in range(count)]
    return {face: shown.count(face) for face in FACE_NAMES}


def _deal_resources(rules: Rules, players: list[Description], dice: Random) -> None:
    """Of some kinds nearly everything is in the players' hands: the next gain is a shortage."""
    owned = [[0] * RESOURCES for _ in players]
    for resource in range(RESOURCES):
        total = rules.total[resource]
        dealt = total - dice.randint(0, 2) if dice.random() < 0.3 else dice.randint(0, total)
        for _ in range(max(0, dealt)):
            owned[dice.randrange(len(players))][resource] += 1
    for me, mine in zip(players, owned, strict=True):
        me["lira"], me["crystals"] = mine[LIRA], mine[CRYSTAL]
        me["markers"] = {RESOURCE_NAMES[kind]: mine[kind] for kind in range(MARKERS)}


def _deal_tiles(rules: Rules, told: Description, dice: Random) -> None:
    """Open ones, those of the players, some that were given up; the rest is the stack, sometimes empty.

    Now and then the seat on turn comes first, and gets the extra dice: then there are many to be rolled.
    """
    tiles = [tile for tile, copies in enumerate(rules.tile_copies) for _ in range(copies)]
    dice.shuffle(tiles)
    players = told["players"]
    order = players
    if dice.random() < 0.3:
        tiles.sort(key=lambda tile: tile == DIE_TILE)
        order = players[told["turn"] :] + players[: told["turn"]]
    told["display"] = [TILE_NAMES[tile] for tile in tiles[: rules.display]]
    rest = tiles[rules.display :]
    for me in order:
        count = min(len(rest), dice.choice((0, 1, 2, rules.mosque_need - 1, rules.mosque_need, 6)))
        me["tiles"] = _abilities([rest.pop() for _ in range(count)])
    gone = dice.choice((0, 0, dice.randint(0, len(rest)), len(rest)))
    told["given_up"] = _abilities([rest.pop() for _ in range(gone)])
    told["stack"] = {name: rest.count(tile) for tile, name in enumerate(TILE_NAMES) if tile in rest}


def _abilities(tiles: list[int]) -> dict[str, int]:
    names = [ABILITY_NAMES[ABILITY_OF[tile]] for tile in tiles]
    return {name: names.count(name) for name in ABILITY_NAMES if name in names}


def _deal_rubies(rules: Rules, told: Description, close: bool, dice: Random) -> None:
    """Who has the tiles has had the mosque ruby; bought ones leave the areas. The goal only before the seat on turn."""
    left = rules.stock[:]
    given_up = sum(told["given_up"].values())
    last_round = False
    for seat, me in enumerate(told["players"]):
        tiles = sum(me["tiles"].values())
        once = tiles + given_up >= rules.mosque_need and dice.random() < 0.3
        me["mosque_ruby"] = left[MOSQUE_AREA] > 0 and (tiles >= rules.mosque_need or once)
        left[MOSQUE_AREA] -= me["mosque_ruby"]
        most = rules.goal - 1
        if seat < told["turn"] and dice.random() < 0.15:
            most = rules.goal
        wanted = dice.choice((0, dice.randint(0, most), most))
        if close:
            wanted = rules.goal if seat < 2 else 0
        me["rubies"] = int(me["mosque_ruby"])
        for _ in range(wanted - me["rubies"]):
            areas = [area for area in range(TRADE_AREAS) if left[area]]
            if areas:
                left[dice.choice(areas)] -= 1
                me["rubies"] += 1
        last_round = last_round or me["rubies"] >= rules.goal
    told["last_round"] = last_round
    told["rubies"] = dict(zip(AREA_NAMES, left, strict=True))


def _draw_level(one: Description, other: Description) -> None:
    """Two seats with the same of everything that decides."""
    for part in ("lira", "crystals"):
        one[part] = other[part] = min(one[part], other[part])
    one["markers"] = {name: min(count, other["markers"][name]) for name, count in one["markers"].items()}
    other["markers"] = dict(one["markers"])


def _deal_cards(rules: Rules, told: Description, dice: Random) -> None:
    """A pile of at least one card, the others discarded."""
    cards = [card for card, copies in enumerate(rules.card_copies) for _ in range(copies)]
    dice.shuffle(cards)
    gone = cards[dice.choice((1, 2, dice.randint(1, len(cards)), len(cards))) :]
    told["discard"] = {name: gone.count(card) for card, name in enumerate(CARD_NAMES) if card in gone}
