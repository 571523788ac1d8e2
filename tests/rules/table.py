"""Short words for rule tests: a position, actions as tokens, expected numbers and expected options.

Chance is manual: dice and draws are given as tokens (`roll:5+4`, `draw:five_lira`, `demand:L3`), never patched.
"""

import random
from collections.abc import Iterator
from typing import Any, TypeVar

import sixrubies as sr

Player = dict[str, Any]  # one seat, as `sr.position` takes it
G = TypeVar("G", bound=sr.AnyGame)  # the board game, and the Dice Game, whose tests use the same words

MOSQUE_STACK = {2: 2, 3: 3, 4: 4, 5: 4}  # tiles of one colour, and rubies of one Mosque
RUBIES = {2: (6, 9), 3: (6, 10), 4: (7, 12), 5: (7, 12)}  # at the Sultan's Palace, at the Gemstone Dealer
MOSQUES = {"small_mosque": {"red", "green"}, "great_mosque": {"yellow", "blue"}}

DECK = {
    "one_good": 4,
    "five_lira": 4,
    "long_move": 4,
    "stay": 2,
    "return_assistant": 2,
    "family": 2,
    "any_goods": 2,
    "repeat_palace": 2,
    "repeat_post_office": 2,
    "repeat_dealer": 2,
}

# For each place one beside it in the layout of short paths, never the Fountain, where the others stand.
BESIDE = {1: 11, 2: 5, 3: 9, 4: 12, 5: 12, 6: 12, 7: 12, 8: 4, 9: 11, 10: 6, 11: 6, 12: 4, 13: 8, 14: 2, 15: 5, 16: 9}


def at(*players: Player, seats: int = 0, **rest: Any) -> sr.BoardGame:
    """A game at the beginning of seat `turn`'s turn; players are described as in `sr.position`.

    Options of the game (layout, edition, neutral_assistants, components) may be given beside the position; neutral
    assistants by place, such as {9: 1}, say both that the variant is played and where they stand. What follows from
    the description need not be said: see `_complete`.
    """
    names = ("layout", "edition", "neutral_assistants", "components")
    options = {name: rest.pop(name) for name in names if name in rest}
    if isinstance(options.get("neutral_assistants"), dict):
        rest["neutral_assistants"], options["neutral_assistants"] = options["neutral_assistants"], True
    count = seats or max(2, len(players))
    described = [dict(player) for player in players] + [{} for _ in range(count - len(players))]
    if not options.get("neutral_assistants"):
        _complete(described, rest)
    return sr.position({"players": described, **rest}, seats=count, chance="manual", **options)


def _complete(players: list[Player], rest: dict[str, Any]) -> None:
    """Who is not posted is in the stack; tiles and rubies that somebody has are missing where they came from.

    Rubies of unknown origin come from the Gemstone Dealer as long as he has any, then from the Palace.
    """
    seats, gone = len(players), {"wainwright": 0, "small_mosque": 0, "great_mosque": 0}
    stacks = dict.fromkeys(("red", "green", "yellow", "blue"), MOSQUE_STACK[seats])
    for me in players:
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
            gone[place] += 1
        me.setdefault("rubies", len(earned))
    bought = sum(me["rubies"] for me in players) - sum(gone.values())
    palace, dealer = RUBIES[seats]
    left = {"wainwright": seats - gone["wainwright"], **{m: MOSQUE_STACK[seats] - gone[m] for m in MOSQUES}}
    said = rest.get("rubies", {})
    from_dealer = bought - (palace - said.get("sultans_palace", palace))
    left["gemstone_dealer"] = said.get("gemstone_dealer", max(0, dealer - from_dealer))
    left["sultans_palace"] = dealer + palace - left["gemstone_dealer"] - bought
    rest["rubies"] = {**left, **said}
    rest["mosque_tiles"] = {**stacks, **rest.get("mosque_tiles", {})}
    rest["demand"] = {"large_market": ["L1"], "small_market": ["S1"], **rest.get("demand", {})}


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


def laid_out(seats: int, tokens: str = "roll:1+1 roll:6+5", **options: Any) -> sr.BoardGame:
    """A new game whose dice and draws are told: Governor on 2, Smuggler on 11, a card in each hand."""
    cards = ["any_goods", "any_goods", "repeat_palace", "repeat_palace", "stay"][:seats]
    game = sr.new_game(seats=seats, chance="manual", **options)
    return play(game, "demand:L3 demand:S4", tokens, *[f"draw:{card}" for card in cards])


def other_cards(*known: str | dict[str, int]) -> dict[str, int]:
    """All bonus cards that are not among these (a hand, or names in a row): where they are, no pile has them."""
    left = dict(DECK)
    for cards in known:
        for name, copies in cards.items() if isinstance(cards, dict) else [(name, 1) for name in cards.split()]:
            left[name] -= copies
    return {name: copies for name, copies in left.items() if copies}


def play(game: G, *tokens: str) -> G:
    """Carry out tokens one after the other, chance included: `play(game, "move:9 leave act call:7 roll:5+4")`."""
    for token in " ".join(tokens).split():
        game.act(token)
    return game


def wander(seats: int, seed: int, actions: int, **options: Any) -> Iterator[tuple[sr.AnyGame, str, str]]:
    """A game of random choices: after each of them the game, the step that asked and the token that was chosen."""
    game, dice = sr.new_game(seats=seats, seed=seed, **options), random.Random(seed)
    for _ in range(actions):
        if game.over:
            return
        step, action = game.step, dice.choice(game.legal())
        game.act(action)
        yield game, step, game.token(action)


def options(game: sr.AnyGame) -> list[str]:
    """The tokens of all options, in their order."""
    return [game.token(action) for action in game.legal()]


def interrupts(game: sr.AnyGame) -> list[str]:
    """The cards and tiles offered beside the step's own options."""
    return [token for token in options(game) if token.startswith(("play:", "use:"))]


def reason(game: sr.AnyGame, token: str) -> tuple[str, int, int]:
    """Why a token is blocked here: kind and numbers."""
    found = [blocked for blocked in game.decision().blocked if blocked.option.token == token]
    assert found, f"{token} is not among the blocked options: {[b.option.token for b in game.decision().blocked]}"
    return (found[0].reason, found[0].a, found[0].b)


def player(game: sr.BoardGame, seat: int = 0) -> dict[str, Any]:
    """Everything about a seat, its hand included (tests may look behind the curtain)."""
    described: dict[str, Any] = game.family.describe(game._state)["players"][seat]
    return described


def goods(game: sr.BoardGame, seat: int = 0) -> list[int]:
    """What is on the wheelbarrow: red, green, yellow, blue."""
    carried = player(game, seat)["goods"]
    return [carried[name] for name in ("red", "green", "yellow", "blue")]


def load(red: int = 0, green: int = 0, yellow: int = 0, blue: int = 0) -> dict[str, int]:
    """Goods in the order in which tests write them."""
    return {"red": red, "green": green, "yellow": yellow, "blue": blue}


def table(game: sr.AnyGame) -> dict[str, Any]:
    """The whole state in words."""
    described: dict[str, Any] = game.family.describe(game._state)
    return described
