"""Positions of the board game made up at random: the beginning of some turn of some game."""

from random import Random

from sixrubies.board.rules import Rules
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    DEMAND_TILES,
    FOUNTAIN,
    GOOD_NAMES,
    PLACE_NAMES,
    REPEAT_WAINWRIGHT,
    RUBY_PLACES,
    TILE_NAMES,
    TOKEN_NAMES,
    is_guild,
)
from sixrubies.fuzz.board.made_up_boxes import describe_boxes
from sixrubies.fuzz.board.well_off import favour, repeat_card
from sixrubies.fuzz.family import Description

TRACKS = 3  # the slots of rubies before those that are bought one by one


def describe_at_random(rules: Rules, dice: Random) -> Description:
    """The beginning of some turn of some game: everything as random as the invariants leave it."""
    seats, places = rules.seats, rules.bazaar.places
    players: list[Description] = [{} for _ in range(seats)]
    close = seats > 2 and dice.random() < 0.1  # two seats have reached the goal side by side, the last one is to move
    turn = seats - 1 if close else dice.randrange(seats)
    repeat = repeat_card(rules, dice) if not close and dice.random() < 0.4 else -1
    well_off = turn if repeat >= 0 else -1
    _deal_rubies(rules, players, well_off, repeat, dice)
    told: Description = {
        "turn": turn,
        "round": dice.randint(1, 60),
        "players": players,
        "tokens": {TOKEN_NAMES[token]: dice.randint(2, 12) for token in rules.tokens},
        "neutral_merchants": [dice.choice([home, *range(2, 13)]) for home in rules.neutral_merchants],
        "mail_down": dice.randrange(len(rules.post_office)),
        "dice": dice.choice([[0, 0], sorted((dice.randint(1, 6), dice.randint(1, 6)), reverse=True)]),
        "demand": {"large_market": _demand(0, dice), "small_market": _demand(DEMAND_TILES, dice)},
        "pending": [{"step": "turn.finish", "seat": turn}, {"step": "turn.move", "seat": turn}],
    }
    for me in players:
        me["lira"] = dice.choice((0, 1, 2, 5, dice.randrange(40), dice.randrange(40) * dice.randrange(10)))
        room = rules.capacity + int(me["extensions"])
        me["goods"] = {name: dice.randint(0, room) for name in GOOD_NAMES}
        me["merchant"], me["family"] = dice.choice(places), dice.choice([*places, 12, 12])
    _post_assistants(rules, told, dice)
    _deal_cards(rules, told, dice)
    if close:
        _draw_level(players[0], players[1], dice)
    ahead = [0, 1] if close else [turn - 1] if turn and dice.random() < 0.2 else []
    _lay_rubies(rules, told, ahead, dice)
    if well_off >= 0:
        favour(rules, told, repeat, dice)
    describe_boxes(rules, told, well_off, dice)
    told["yellow_tile_used"] = "yellow" in players[turn]["tiles"] and dice.random() < 0.2
    return told


def _deal_rubies(rules: Rules, players: list[Description], well_off: int, repeat: int, dice: Random) -> None:
    """Tiles, extensions and bought rubies; fewer than the goal each. Who is well off still has to buy."""
    left = dict.fromkeys(TILE_NAMES, len(rules.mosque_symbols))
    often = {name: dice.choice((0.2, 0.5, 0.95)) for name in TILE_NAMES}
    bought = dice.randint(0, 3 if well_off >= 0 else sum(rules.ruby_stock[TRACKS:]) + rules.ruby_supply)
    for seat, me in enumerate(players):
        me["extensions"] = dice.randint(0, rules.extensions)
        me["tiles"] = [name for name in TILE_NAMES if dice.random() < often[name] and left[name]]
        if seat == well_off:
            me["extensions"], me["tiles"] = 0 if repeat == REPEAT_WAINWRIGHT else rules.extensions - 1, []
        if _earned(rules, me) >= rules.goal:
            me["tiles"] = me["tiles"][:1]
            me["extensions"] = 0
        for name in me["tiles"]:
            left[name] -= 1
        more = min(bought, dice.choice((dice.randint(0, 3), rules.goal)))
        me["rubies"] = min(rules.goal - 1, _earned(rules, me) + more)
        bought -= me["rubies"] - _earned(rules, me)


def _earned(rules: Rules, me: Description) -> int:
    tiles = set(me["tiles"])
    return int(me["extensions"] == rules.extensions) + ({"red", "green"} <= tiles) + ({"yellow", "blue"} <= tiles)


def _draw_level(one: Description, other: Description, dice: Random) -> None:
    """Two seats that will be told apart late in the tie-breaks, or not at all."""
    other["lira"] = one["lira"]
    room = min(one["goods"].values()), min(other["goods"].values())
    level = dict.fromkeys(GOOD_NAMES, min(room))
    one["goods"], other["goods"] = level, {**level, "red": level["red"] - (level["red"] > 0 and dice.random() < 0.3)}
    for me in (one, other):
        me["hand"] = {} if dice.random() < 0.8 else {name: n for name, n in me["hand"].items() if name == "long_move"}
        me["known"] = {}


def _lay_rubies(rules: Rules, told: Description, ahead: list[int], dice: Random) -> None:
    """What nobody owns lies on the places; seats that are ahead have reached the goal, if there are rubies for them."""
    players = told["players"]
    bought = sum(me["rubies"] - _earned(rules, me) for me in players)
    for seat in ahead:
        missing = rules.goal - players[seat]["rubies"]
        if bought + missing <= sum(rules.ruby_stock[TRACKS:]) + rules.ruby_supply:
            bought += missing
            players[seat]["rubies"] = rules.goal
            told["last_round"] = True
    tiles = [set(me["tiles"]) for me in players]
    left = [
        rules.ruby_stock[0] - sum(me["extensions"] == rules.extensions for me in players),
        rules.ruby_stock[1] - sum({"red", "green"} <= mine for mine in tiles),
        rules.ruby_stock[2] - sum({"yellow", "blue"} <= mine for mine in tiles),
        *_buy(rules, told, bought, dice),
    ]
    told["rubies"] = {PLACE_NAMES[place]: count for place, count in zip(RUBY_PLACES, left, strict=False)}
    stack = len(rules.mosque_symbols)
    told["mosque_tiles"] = {name: stack - sum(name in mine for mine in tiles) for name in TILE_NAMES}


def _buy(rules: Rules, told: Description, bought: int, dice: Random) -> list[int]:
    """What is left of the tracks after so many rubies, with the supply's replacing the last one of a track (C7)."""
    left, supply = rules.ruby_stock[TRACKS:], rules.ruby_supply
    first = dice.choice((-1, *range(len(left))))  # also all of one place: its action is gone then
    for _ in range(bought):
        track = first if first >= 0 and left[first] else dice.choice([i for i in range(len(left)) if left[i]])
        left[track] -= 1
        if left[track] == 0 and supply:
            left[track], supply = 1, supply - 1
    if rules.ruby_supply:
        told["letters"] = {"ruby_supply": supply}
    return left


def _post_assistants(rules: Rules, told: Description, dice: Random) -> None:
    """Own assistants in the stack or on places of their own; neutral ones anywhere but at the Fountain."""
    places = [place for place in rules.bazaar.places if place != FOUNTAIN]
    neutrals = rules.seats if rules.neutral_assistants else 0
    standing: dict[str, int] = {}
    for me in told["players"]:
        joined = "blue" in me["tiles"]
        own = rules.start_assistants + joined - (1 if rules.neutral_assistants else 0)
        posted = dice.randint(0, min(own, len(places)))
        me["assistants"] = sorted(dice.sample(places, posted))
        me["fifth_assistant"] = "joined" if joined else "supply"
        me["stack"] = ["own"] * (own - posted)
    for _ in range(neutrals):
        if dice.random() < 0.5:
            stack = dice.choice(told["players"])["stack"]
            stack.insert(dice.randint(0, len(stack)), "neutral")
        else:
            place = str(dice.choice(places))
            standing[place] = standing.get(place, 0) + 1
    told["neutral_assistants"] = standing


def _deal_cards(rules: Rules, told: Description, dice: Random) -> None:
    """Some cards in hands, a few of them known; some discarded; the rest in the piles, which may be empty."""
    for me in told["players"]:
        me["hand"] = {}
    for deck in rules.decks:
        cards = [CARD_NAMES[card] for card in deck for _ in range(rules.copies[card])]
        dice.shuffle(cards)
        most = dice.choice((1, 3, 6, len(cards)))
        for me in told["players"]:
            held = [cards.pop() for _ in range(min(len(cards), dice.randint(0, most)))]
            me["hand"] |= {name: held.count(name) for name in sorted(set(held))}
        discarded = [cards.pop() for _ in range(dice.choice((0, 1, 4, len(cards))) if cards else 0) if cards]
        if is_guild(deck[0]):
            told["mocha"] = {"guild_discard": discarded}
        else:
            told["discard"] = discarded
    for me in told["players"]:
        bonus = {name: count for name, count in me["hand"].items() if not is_guild(CARD_NAMES.index(name))}
        me["known"] = {name: dice.randint(1, count) for name, count in bonus.items() if dice.random() < 0.3}


def _demand(first: int, dice: Random) -> list[str | None]:
    """The top tile is shown; those below it are unseen first, then seen."""
    tiles: list[str | None] = list(DEMAND_NAMES[first : first + DEMAND_TILES])
    dice.shuffle(tiles)
    for depth in range(1, 1 + dice.randrange(DEMAND_TILES)):
        tiles[depth] = None
    return tiles
