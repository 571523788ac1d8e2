"""Short words for the rule tests of Letters & Seals: as `tests.rules.table`, with the box on the table.

A player is described as in `sr.position`; besides, `mail` (letters as in "9 12*", a star: delivered), `companion`
(a place, or "ready") and, with both boxes, `coffee` and `tavern` (a list of tavern tiles) may be said.
"""

from typing import Any

import sixrubies as sr
from tests.rules.table import DECK, MOSQUE_STACK, MOSQUES, RUBIES, Player, play, table

ROWS = [[16, 15, 22, 3, 10], [8, 1, 7, 21, 4], [2, 23, 6, 12, 9], [24, 11, 5, 14, 13]]
GREAT_ROWS = [[16, 15, 22, 3, 10], [8, 1, 17, 21, 4], [2, 23, 7, 12, 18], [24, 11, 5, 14, 13], [6, 25, 19, 9, 20]]
NEW_CARDS = {
    "one_letter": 4,
    "dice_reward": 2,
    "good_to_lira": 2,
    "red_and_lira": 1,
    "green_and_lira": 1,
    "yellow_and_lira": 1,
    "blue_and_lira": 1,
    "copy": 2,
    "family_step": 2,
    "to_merchant": 2,
    "companion_far": 2,
    "use_token": 2,
    "repeat_mosque": 2,
    "repeat_society": 2,
    "anywhere": 2,
}
MIXED = {**DECK, **NEW_CARDS}
LETTERS = {**{str(place): 2 for place in range(1, 17)}, "21": 1, "22": 1, "23": 1, "24": 1}
SUPPLY = {2: 16, 3: 12, 4: 6, 5: 5}  # rubies that are not set up

# For each place one beside it in the recommended layout, never the Fountain, where the others stand.
BESIDE = {
    **dict(enumerate([8, 8, 10, 9, 14, 5, 1, 16, 4, 3, 5, 14, 9, 5, 1, 8], 1)),
    21: 3, 22: 3, 23: 11, 24: 2,
}  # fmt: skip


def at(*players: Player, seats: int = 0, ruleset: str = "letters", **rest: Any) -> sr.BoardGame:
    """A game at the beginning of seat `turn`'s turn. What follows from the description need not be said."""
    names = ("layout", "neutral_assistants", "components", "deck")
    options = {name: rest.pop(name) for name in names if name in rest}
    if isinstance(options.get("neutral_assistants"), dict):
        rest["neutral_assistants"], options["neutral_assistants"] = options["neutral_assistants"], True
    if ruleset == "great_bazaar":
        options.setdefault("layout", GREAT_ROWS)
    count = seats or max(2, len(players))
    described = [dict(player) for player in players] + [{} for _ in range(count - len(players))]
    rest["letters"] = {
        "letters": [_mail(me.pop("mail", "")) for me in described],
        "companion": [me.pop("companion", "supply") for me in described],
        **rest.get("letters", {}),
    }
    if ruleset == "great_bazaar":
        tiles = [me.pop("tavern", []) for me in described]
        left = {name: 4 - sum(name in owned for owned in tiles) for name in ("movement", "encounter")}
        coffee = [me.pop("coffee", 0) for me in described]
        rest["mocha"] = {"coffee": coffee, "tavern_tiles": tiles, "tavern_stack": left, **rest.get("mocha", {})}
    if not options.get("neutral_assistants"):
        _complete(described, rest, ruleset)
    return sr.position({"players": described, **rest}, ruleset=ruleset, seats=count, chance="manual", **options)


def _mail(said: str) -> list[dict[str, Any]]:
    return [{"place": int(word.rstrip("*")), "delivered": word.endswith("*")} for word in said.split()]


def _complete(players: list[Player], rest: dict[str, Any], ruleset: str) -> None:
    """Who is not posted is in the stack; what somebody has is missing where it came from.

    Rubies that are missing somewhere, the general supply included, belong to the last seats, at most five to each;
    rubies of unknown origin come from the tracks down to their last ones, then from the general supply.
    """
    seats = len(players)
    stock = {"wainwright": seats, **dict.fromkeys(MOSQUES, MOSQUE_STACK[seats])}
    stock["sultans_palace"], stock["gemstone_dealer"] = RUBIES[seats]
    if ruleset == "great_bazaar":
        stock["coffee_house"] = 5
    left, stacks = dict(stock), dict.fromkeys(("red", "green", "yellow", "blue"), MOSQUE_STACK[seats])
    sure = [0] * seats
    for seat, me in enumerate(players):
        tiles = set(me.get("tiles", []))
        if "blue" in tiles:
            me.setdefault("fifth_assistant", "joined")
        if "assistants" in me or "blue" in tiles:
            me.setdefault("stack", ["own"] * (4 + ("blue" in tiles) - len(me.get("assistants", []))))
        for tile in tiles:
            stacks[tile] -= 1
        earned = [mosque for mosque, pair in MOSQUES.items() if pair <= tiles]
        earned += ["wainwright"] if me.get("extensions") == 3 else []
        for place in earned:
            left[place] -= 1
        sure[seat] = len(earned)
    left.update(rest.get("rubies", {}))
    supply = rest["letters"].get("ruby_supply", SUPPLY[seats])
    owned = [me.get("rubies", sure[seat]) for seat, me in enumerate(players)]
    missing = sum(stock.values()) + SUPPLY[seats] - sum(left.values()) - supply - sum(owned)
    for seat in reversed(range(seats)):
        if "rubies" not in players[seat] and missing > 0:
            share = min(missing, 5 - owned[seat])
            owned[seat], missing = owned[seat] + share, missing - share
    tracks = [place for place in ("gemstone_dealer", "sultans_palace") if place not in rest.get("rubies", {})]
    for last in (1, 0):
        for place in tracks:
            taken = min(max(0, left[place] - last), max(0, -missing))
            left[place], missing = left[place] - taken, missing + taken
        if "ruby_supply" not in rest["letters"]:
            supply, missing = supply + missing, 0
    for seat, me in enumerate(players):
        me["rubies"] = owned[seat]
    rest["rubies"], rest["letters"]["ruby_supply"] = left, supply
    rest["mosque_tiles"] = {**stacks, **rest.get("mosque_tiles", {})}


def acting(place: int, *players: Player, **rest: Any) -> sr.BoardGame:
    """Seat 0 has moved to the place and taken the assistant step: its action is next. Nobody is there to be paid."""
    me = {"merchant": BESIDE[place], **(players[0] if players else {})}
    if max(rest.get("seats", 2), len(players)) == 2:
        rest.setdefault("neutral_merchants", [7, 7, 7])
    game = at(me, *players[1:], **rest)
    play(game, f"move:{place}")
    if place != 7:
        play(game, "pick_up" if place in me.get("assistants", []) else "leave")
    assert game.step == "turn.action", game.step
    return game


def met_at(place: int, *players: Player, **rest: Any) -> sr.BoardGame:
    """Seat 0 has moved to the place and skipped its action: the encounters are next."""
    return play(acting(place, *players, **rest), "skip")


def at_kiosk(tiles: str, *players: Player, **rest: Any) -> sr.BoardGame:
    """Seat 0 acts at the Kiosk; its letter is for 13, and these tiles are turned over ("1 2 3")."""
    game = play(acting(22, *players, **rest), "act mail:13")
    play(game, *[f"show:{tile}" for tile in tiles.split()])
    assert game.step == "kiosk.choose", game.step
    return game


def with_tile(tile: int, *players: Player, **rest: Any) -> sr.BoardGame:
    """Seat 0 has chosen this kiosk tile and is asked whether to use it; two others lie beside it."""
    others = [other for other in (12, 7, 8) if other != tile][:2]
    return play(at_kiosk(f"{tile} {others[0]} {others[1]}", *players, **rest), f"kiosk:{tile}")


def laid_out(seats: int, ruleset: str = "letters", **options: Any) -> sr.BoardGame:
    """A new game whose dice and draws are told: Governor on 2, Smuggler on 11, Courier on 5 (Coffee Trader on 4)."""
    cards = ["one_letter", "one_letter", "copy", "copy", "anywhere"][:seats]
    game = sr.new_game(ruleset, seats=seats, chance="manual", **options)
    trader = ["roll:3+1"] if ruleset == "great_bazaar" else []
    return play(game, "demand:L3 demand:S4 roll:1+1 roll:6+5", *trader, "roll:3+2", *[f"draw:{card}" for card in cards])


def box(game: sr.BoardGame) -> dict[str, Any]:
    """The part of the state that is this box."""
    described: dict[str, Any] = table(game)["letters"]
    return described


def mail(game: sr.BoardGame, seat: int = 0) -> str:
    """A seat's letters, as in "9 12*"."""
    return " ".join(f"{letter['place']}{'*' * letter['delivered']}" for letter in box(game)["letters"][seat])


def companion(game: sr.BoardGame, seat: int = 0) -> int | str:
    where: int | str = box(game)["companion"][seat]
    return where


def coffee(game: sr.BoardGame, seat: int = 0) -> int:
    amount: int = table(game)["mocha"]["coffee"][seat]
    return amount


def other_cards(*known: str | dict[str, int], deck: dict[str, int] = MIXED) -> dict[str, int]:
    """All cards of a deck that are not among these: where they are, no pile has them."""
    left = dict(deck)
    for cards in known:
        for name, copies in cards.items() if isinstance(cards, dict) else [(name, 1) for name in cards.split()]:
            left[name] -= copies
    return {name: copies for name, copies in left.items() if copies}


def all_mail_but(*kept: int) -> str:
    """All letters but one each for these places, delivered: whoever has them leaves no other in the pile."""
    left = dict(LETTERS)
    for place in kept:
        left[str(place)] -= 1
    return " ".join(f"{place}* " * copies for place, copies in left.items())


def events(game: sr.BoardGame, name: str) -> list[tuple[int, int, int]]:
    """What happened under this name: seat and two numbers."""
    named = [event for event in game.events if game.family.event_names[event.kind] == name]
    return [(event.seat, event.a, event.b) for event in named]
