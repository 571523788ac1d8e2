"""Random positions to begin with: from the middle of games, described at random, and described wrongly.

A position that can occur is accepted and plays on; one that cannot is refused. Both are what `restore` promises, and
what the fuzzer holds it to.
"""

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sixrubies.board.family import BoardFamily
from sixrubies.board.invariants import violations
from sixrubies.board.rules import Rules
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    DEMAND_TILES,
    FOUNTAIN,
    GOOD_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from sixrubies.board.view import View
from sixrubies.core.errors import BadPosition
from sixrubies.core.family import SPECTATOR
from sixrubies.core.frame import OVER
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.checks import Failure, check_same
from sixrubies.fuzz.loop.play import play
from sixrubies.fuzz.loop.tally import Tally

Description = dict[str, Any]


@dataclass
class Line:
    """A line of play: where it began (None: with the set-up) and what was done since."""

    position: Description | None = None
    past: list[int] = field(default_factory=list)

    def begin(self, position: Description | None) -> None:
        self.position = position
        self.past = []


def from_a_game(rules: Rules, players: list[int], dice: Random, line: Line) -> State:
    """A state from the middle of a game, with the hidden cards dealt anew, taken through its description."""
    source = FastSource(dice.getrandbits(40))
    s = new_state(rules)
    line.begin(None)
    play(s, source, players, Tally(), line.past, dice.choice((10, 100, 500, 1500)) + dice.randrange(100), 1000, False)
    if s.owner == OVER:
        return from_a_game(rules, players, dice, line)
    family = BoardFamily(rules)
    s = View(s, SPECTATOR).sample(source)
    again = family.restore(json.loads(json.dumps(family.describe(s))))
    check_same(s, again, "a described state is restored as another one")
    return again


def accepted(rules: Rules, told: Description) -> State:
    """The state of a description that must be accepted."""
    try:
        return BoardFamily(rules).restore(told)
    except BadPosition as error:
        raise Failure(f"a possible position is refused: {error}") from None


def refused_or_sound(rules: Rules, told: Description) -> State | None:
    """The state of a description that may be wrong, or None where it is refused; never anything between."""
    try:
        s = BoardFamily(rules).restore(told)
    except BadPosition:
        return None
    found = violations(s)
    if found:
        raise Failure(f"an impossible position is accepted: {found[0]}")
    return s


# -- a possible one, made up ------------------------------------------------------------------------------------------


def describe_at_random(rules: Rules, dice: Random) -> Description:
    """The beginning of some turn of some game: everything as random as the invariants leave it."""
    seats, places = rules.seats, rules.bazaar.places
    players: list[Description] = [{} for _ in range(seats)]
    _deal_rubies(rules, players, dice)
    close = seats > 2 and dice.random() < 0.1  # two seats have reached the goal side by side, the last one is to move
    turn = seats - 1 if close else dice.randrange(seats)
    told: Description = {
        "turn": turn,
        "round": dice.randint(1, 60),
        "players": players,
        "tokens": {name: dice.randint(2, 12) for name in TOKEN_NAMES[: len(rules.tokens)]},
        "neutral_merchants": [dice.choice([home, *range(2, 13)]) for home in rules.neutral_merchants],
        "mail_down": dice.randrange(len(rules.post_office)),
        "dice": dice.choice([[0, 0], sorted((dice.randint(1, 6), dice.randint(1, 6)), reverse=True)]),
        "demand": {"large_market": _demand(0, dice), "small_market": _demand(DEMAND_TILES, dice)},
        "pending": [{"step": "turn.finish", "seat": turn}, {"step": "turn.move", "seat": turn}],
    }
    for me in players:
        me["lira"] = dice.choice((0, 1, 2, 5, dice.randrange(40)))
        room = rules.capacity + int(me["extensions"])
        me["goods"] = {name: dice.randint(0, room) for name in GOOD_NAMES}
        me["merchant"], me["family"] = dice.choice(places), dice.choice([*places, 12, 12])
    _post_assistants(rules, told, dice)
    _deal_cards(rules, told, dice)
    if close:
        _draw_level(players[0], players[1], dice)
    ahead = [0, 1] if close else [turn - 1] if turn and dice.random() < 0.2 else []
    _lay_rubies(rules, told, ahead, dice)
    told["yellow_tile_used"] = "yellow" in players[turn]["tiles"] and dice.random() < 0.2
    return told


def _deal_rubies(rules: Rules, players: list[Description], dice: Random) -> None:
    """Tiles, extensions and bought rubies; fewer than the goal each."""
    left = dict.fromkeys(TILE_NAMES, len(rules.mosque_symbols))
    often = dice.choice((0.2, 0.5, 0.95))
    bought = dice.randint(0, rules.ruby_stock[3] + rules.ruby_stock[4])
    for me in players:
        me["extensions"] = dice.randint(0, rules.extensions)
        me["tiles"] = [name for name in TILE_NAMES if dice.random() < often and left[name]]
        if _earned(rules, me) >= rules.goal:
            me["tiles"] = me["tiles"][:1]
            me["extensions"] = 0
        for name in me["tiles"]:
            left[name] -= 1
        me["rubies"] = min(rules.goal - 1, _earned(rules, me) + dice.randint(0, 3), _earned(rules, me) + bought)
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
    palace, dealer = rules.ruby_stock[3], rules.ruby_stock[4]
    bought = sum(me["rubies"] - _earned(rules, me) for me in players)
    for seat in ahead:
        missing = rules.goal - players[seat]["rubies"]
        if bought + missing <= palace + dealer:
            bought += missing
            players[seat]["rubies"] = rules.goal
            told["last_round"] = True
    least, most = max(0, bought - dealer), min(palace, bought)
    at_palace = dice.choice((least, most, dice.randint(least, most)))  # also all of one place: its action is gone then
    tiles = [set(me["tiles"]) for me in players]
    told["rubies"] = {
        "wainwright": rules.ruby_stock[0] - sum(me["extensions"] == rules.extensions for me in players),
        "small_mosque": rules.ruby_stock[1] - sum({"red", "green"} <= mine for mine in tiles),
        "great_mosque": rules.ruby_stock[2] - sum({"yellow", "blue"} <= mine for mine in tiles),
        "sultans_palace": palace - at_palace,
        "gemstone_dealer": dealer - (bought - at_palace),
    }
    stack = len(rules.mosque_symbols)
    told["mosque_tiles"] = {name: stack - sum(name in mine for mine in tiles) for name in TILE_NAMES}


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
    """Some cards in hands, a few of them known; some discarded; the rest in the pile, which may be empty."""
    deck = [name for card, name in enumerate(CARD_NAMES[: rules.kinds]) for _ in range(rules.copies[card])]
    dice.shuffle(deck)
    most = dice.choice((1, 3, 6, len(deck)))
    for me in told["players"]:
        held = [deck.pop() for _ in range(min(len(deck), dice.randint(0, most)))]
        me["hand"] = {name: held.count(name) for name in sorted(set(held))}
        me["known"] = {name: dice.randint(1, count) for name, count in me["hand"].items() if dice.random() < 0.3}
    told["discard"] = [deck.pop() for _ in range(dice.choice((0, 1, 4, len(deck))) if deck else 0) if deck]


def _demand(first: int, dice: Random) -> list[str | None]:
    """The top tile is shown; those below it are unseen first, then seen."""
    tiles: list[str | None] = list(DEMAND_NAMES[first : first + DEMAND_TILES])
    dice.shuffle(tiles)
    for depth in range(1, 1 + dice.randrange(DEMAND_TILES)):
        tiles[depth] = None
    return tiles


# -- a wrong one, perhaps ---------------------------------------------------------------------------------------------

WORDS = [*STEP_NAMES, *CARD_NAMES, *TILE_NAMES, *DEMAND_NAMES, *PIECE_NAMES, "own", "neutral", "supply", "joined", "?"]


def spoil(told: Description, dice: Random) -> Description:
    """A description with one to three things changed: a number, a word, an entry gone or doubled."""
    spoiled: Description = json.loads(json.dumps(told))
    for _ in range(dice.randint(1, 3)):
        _spoil_once(spoiled, dice)
    return spoiled


def _spoil_once(told: Description, dice: Random) -> None:
    holder: Any = told
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = dice.choice(keys)
        value = holder[key]
        if isinstance(value, dict | list) and value and dice.random() < 0.9:
            holder = value
            continue
        holder[key] = _other(value, dice)
        if isinstance(holder, list) and dice.random() < 0.3:
            holder.append(value)
        elif dice.random() < 0.2:
            del holder[key]
        return


def _other(value: Any, dice: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice((value - 1, value + 1, 0, -1, dice.randint(-3, 30), 99))
    if isinstance(value, str):
        return dice.choice(WORDS)
    return dice.choice((None, [], {}, 1, "?", [None]))
