"""Short words for the rule tests of Mocha & Baksheesh: as `tests.rules.table`, with the box on the table.

A player is described as in `sr.position`; besides, `coffee` and `tavern` (a list of tavern tiles) may be said.
"""

from typing import Any

import sixrubies as sr
from tests.rules.table import DECK, MOSQUE_STACK, MOSQUES, RUBIES, Player, goods, play, table

ROWS = [[16, 15, 18, 3, 10], [8, 1, 7, 17, 4], [2, 19, 6, 12, 9], [20, 11, 5, 14, 13]]
MOCHA_DECK = {
    **DECK,
    "two_coffee": 2,
    "coffee_to_guild": 2,
    "coffee_to_lira": 2,
    "dice_rewards": 2,
    "exchange": 2,
    "die_to_six": 2,
    "corner": 2,
    "repeat_wainwright": 2,
    "repeat_coffee_house": 2,
}
GUILD = {f"guild_{number}": 1 for number in range(1, 21)}

# For each place one beside it in the recommended layout, never the Fountain, where the others stand.
BESIDE = dict(enumerate([8, 19, 10, 9, 11, 12, 1, 1, 12, 3, 5, 9, 14, 13, 16, 15, 4, 15, 2, 11], 1))


def at(*players: Player, seats: int = 0, **rest: Any) -> sr.BoardGame:
    """A game at the beginning of seat `turn`'s turn. What follows from the description need not be said."""
    names = ("layout", "neutral_assistants", "components")
    options = {name: rest.pop(name) for name in names if name in rest}
    if isinstance(options.get("neutral_assistants"), dict):
        rest["neutral_assistants"], options["neutral_assistants"] = options["neutral_assistants"], True
    count = seats or max(2, len(players))
    described = [dict(player) for player in players] + [{} for _ in range(count - len(players))]
    rest["mocha"] = _box(described, rest.get("mocha", {}))
    if not options.get("neutral_assistants"):
        _complete(described, rest)
    rest["demand"] = {"large_market": ["L1"], "small_market": ["S1"], **rest.get("demand", {})}
    return sr.position({"players": described, **rest}, ruleset="mocha", seats=count, chance="manual", **options)


def _box(players: list[Player], said: dict[str, Any]) -> dict[str, Any]:
    """Coffee and tavern tiles of the players; tiles that somebody has are missing in their piles."""
    tiles = [me.pop("tavern", []) for me in players]
    left = {name: 4 - sum(name in owned for owned in tiles) for name in ("movement", "encounter")}
    return {"coffee": [me.pop("coffee", 0) for me in players], "tavern_tiles": tiles, "tavern_stack": left, **said}


def _complete(players: list[Player], rest: dict[str, Any]) -> None:
    """Who is not posted is in the stack; what somebody has is missing where it came from.

    Rubies of unknown origin come from the Gemstone Dealer as long as he has any, then from the Palace; rubies that are
    missing somewhere belong to the last seats, at most five to each.
    """
    seats = len(players)
    stock = {"wainwright": seats, **dict.fromkeys(MOSQUES, MOSQUE_STACK[seats]), "coffee_house": 5}
    stock["sultans_palace"], stock["gemstone_dealer"] = RUBIES[seats]
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
    owned = [me.get("rubies", sure[seat]) for seat, me in enumerate(players)]
    missing = sum(stock.values()) - sum(left.values()) - sum(owned)
    for seat in reversed(range(seats)):
        if "rubies" not in players[seat] and missing > 0:
            share = min(missing, 5 - owned[seat])
            owned[seat], missing = owned[seat] + share, missing - share
    for place in ("gemstone_dealer", "sultans_palace"):
        if missing < 0 and place not in rest.get("rubies", {}):
            taken = min(left[place], -missing)
            left[place], missing = left[place] - taken, missing + taken
    for seat, me in enumerate(players):
        me["rubies"] = owned[seat]
    rest["rubies"] = left
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


def guild_turn(number: int, *players: Player, **rest: Any) -> sr.BoardGame:
    """Seat 0 begins its turn with the guild card of this number in hand, besides what is said."""
    me = dict(players[0]) if players else {}
    me["hand"] = {**me.get("hand", {}), f"guild_{number}": 1}
    return at(me, *players[1:], **rest)


def laid_out(seats: int, trader: str = "roll:3+1", **options: Any) -> sr.BoardGame:
    """A new game whose dice and draws are told: Governor on 2, Smuggler on 11, Coffee Trader on 4."""
    cards = ["any_goods", "corner", "repeat_palace", "die_to_six", "stay"][:seats]
    game = sr.new_game("mocha", seats=seats, chance="manual", **options)
    return play(game, "demand:L3 demand:S4 roll:1+1 roll:6+5", trader, *[f"draw:{card}" for card in cards])


def coffee(game: sr.BoardGame, seat: int = 0) -> int:
    amount: int = table(game)["mocha"]["coffee"][seat]
    return amount


def box(game: sr.BoardGame) -> dict[str, Any]:
    """The part of the state that is this box."""
    described: dict[str, Any] = table(game)["mocha"]
    return described


def other_cards(*known: str | dict[str, int], deck: dict[str, int] = MOCHA_DECK) -> dict[str, int]:
    """All cards of a deck that are not among these: where they are, no pile has them."""
    left = dict(deck)
    for cards in known:
        for name, copies in cards.items() if isinstance(cards, dict) else [(name, 1) for name in cards.split()]:
            left[name] -= copies
    return {name: copies for name, copies in left.items() if copies}


def wealth(game: sr.BoardGame, seat: int = 0) -> tuple[int, int, list[int], int]:
    """Lira, coffee, goods and rubies."""
    me = table(game)["players"][seat]
    return me["lira"], coffee(game, seat), goods(game, seat), me["rubies"]
