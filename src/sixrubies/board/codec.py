"""A state in words: what is stored, what a position description is, and what a view shows. Both directions.

Names and tokens only; the numbers of cards, steps and tokens never leave.
"""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.actions import MEET, NUMBERING
from sixrubies.board.state import KNOWN, State
from sixrubies.board.steps import (
    CARD_DONE,
    MARKET_SELL,
    MARKET_SELL_MORE,
    PALACE_ANY,
    SETUP_TOKEN,
    STEP_NAMES,
    TOKEN_MOVE,
    TURN_ENCOUNTERS,
)
from sixrubies.board.things import (
    CARD_NAMES,
    DEMAND_NAMES,
    DEMAND_TILES,
    GOOD_NAMES,
    GOODS,
    PIECE_NAMES,
    PLACE_NAMES,
    PLACES,
    RUBY_PLACES,
    TILE_NAMES,
    TOKEN_NAMES,
    UNSEEN,
)
from sixrubies.core.errors import BadPosition, BadToken
from sixrubies.core.frame import Frame

NEUTRAL = "neutral"
OWN = "own"
PLACE_NUMBERS = range(PLACES)


def describe(s: State) -> dict[str, Any]:
    """The whole state in words."""
    n = s.n
    told: dict[str, Any] = {
        "turn": n[at.TURN],
        "round": n[at.ROUND],
        "last_round": bool(n[at.LAST_ROUND]),
        "players": [_describe_player(s, seat) for seat in range(s.seats)],
        "tokens": {name: n[at.TOKEN_AT + i] for i, name in enumerate(TOKEN_NAMES) if i in s.rules.tokens},
        "neutral_merchants": n[at.NEUTRAL_AT : at.NEUTRAL_AT + len(s.rules.neutral_merchants)],
        "neutral_assistants": {str(place): count for place, count in enumerate(s.neutrals) if count},
        "rubies": {
            PLACE_NAMES[place]: n[at.RUBIES_AT + slot]
            for slot, place in enumerate(RUBY_PLACES[: len(s.rules.ruby_stock)])
        },
        "mosque_tiles": {name: n[at.MOSQUE + tile] for tile, name in enumerate(TILE_NAMES)},
        "demand": {
            "large_market": _describe_demand(n[at.DEMAND_AT : at.DEMAND_AT + DEMAND_TILES]),
            "small_market": _describe_demand(n[at.DEMAND_AT + DEMAND_TILES : at.DEMAND_AT + 2 * DEMAND_TILES]),
        },
        "mail_down": n[at.MAIL],
        "dice": [n[at.DIE1], n[at.DIE2]],
        "yellow_tile_used": bool(n[at.YELLOW_DONE]),
        "last_action": {"place": n[at.LAST_ACTION], "by": PIECE_NAMES[n[at.LAST_BY]]} if n[at.LAST_ACTION] else None,
        "pile": _counts(s.pile),
        "pile_size": n[at.PILE_SIZE],
        "discard": [CARD_NAMES[card] for card in s.discard],
        "pending": [_describe_frame(f) for f in s.frames],
    }
    for box in s.rules.boxes:
        box.describe(s, told)
    return told


def _describe_player(s: State, seat: int) -> dict[str, Any]:
    n = s.n
    neutrals = n[at.STACK_NEUTRALS + seat]
    return {
        "lira": n[at.LIRA + seat],
        "rubies": n[at.RUBIES + seat],
        "goods": {name: s.good(seat, good) for good, name in enumerate(GOOD_NAMES)},
        "extensions": n[at.EXTENSIONS + seat],
        "tiles": [name for tile, name in enumerate(TILE_NAMES) if s.has_tile(seat, tile)],
        "merchant": s.merchant(seat),
        "family": s.family(seat),
        # From the bottom: the first is the next to be left behind.
        "stack": [NEUTRAL if neutrals >> i & 1 else OWN for i in range(s.stack(seat))],
        "assistants": [place for place in s.rules.bazaar.places if s.posted(seat, place)],
        "fifth_assistant": "supply" if n[at.RESERVE + seat] else "joined",
        "hand_size": s.hand_size(seat),
        "hand": _counts([s.in_hand(seat, card) for card in range(s.rules.kinds)]),
        "known": _counts([s.known_cards(seat, card) for card in range(s.rules.kinds)]),
    }


def _counts(copies: list[int]) -> dict[str, int]:
    return {CARD_NAMES[card]: count for card, count in enumerate(copies) if count}


def _describe_demand(tiles: list[int]) -> list[str | None]:
    return [None if tile == UNSEEN else DEMAND_NAMES[tile] for tile in tiles]


def _describe_frame(f: Frame) -> dict[str, Any]:
    """Numbers in `a` and `b` that stand for things are written as names."""
    told: dict[str, Any] = {"step": STEP_NAMES[f.step], "seat": f.seat}
    if f.place:
        told["place"] = f.place
    if f.by:
        told["by"] = PIECE_NAMES[f.by]
    if f.step == CARD_DONE:
        told["card"] = CARD_NAMES[f.a]
    elif f.step in (TOKEN_MOVE, SETUP_TOKEN):
        told["token"] = TOKEN_NAMES[f.a]
    elif f.step == TURN_ENCOUNTERS:
        told["begun"] = f.a >= 0
        if f.a >= 0:
            told["left"] = [NUMBERING.token(MEET + bit) for bit in range(9) if f.a >> bit & 1]
    elif f.step in (MARKET_SELL, MARKET_SELL_MORE):
        told["sold"] = {GOOD_NAMES[good]: f.a >> 3 * good & 7 for good in range(GOODS) if f.a >> 3 * good & 7}
        told["any_goods"] = bool(f.b)
    elif f.step == PALACE_ANY:
        told["owed"] = f.a
        told["from"] = GOOD_NAMES[f.b]
    elif f.a or f.b:
        told["a"] = f.a
        told["b"] = f.b
    return told


# -- and back ---------------------------------------------------------------------------------------------------------


def restore(s: State, told: dict[str, Any]) -> None:
    """Write a description over a state of the same table; what it leaves out stays as it is."""
    try:
        _restore(s, told)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError, BadToken) as error:
        raise BadPosition(f"the position can't be read: {type(error).__name__} {error}") from None


def _restore(s: State, told: dict[str, Any]) -> None:
    n = s.n
    unknown = sorted(set(told) - set(describe(s)) - {"owner"})
    if unknown:
        raise BadPosition(f"a position has no {unknown[0]!r}")
    n[at.TURN] = int(told.get("turn", n[at.TURN]))
    n[at.ROUND] = int(told.get("round", n[at.ROUND]))
    n[at.LAST_ROUND] = int(told.get("last_round", n[at.LAST_ROUND]))
    n[at.YELLOW_DONE] = int(told.get("yellow_tile_used", n[at.YELLOW_DONE]))
    n[at.MAIL] = int(told.get("mail_down", n[at.MAIL]))
    players = told.get("players", [])
    if len(players) > s.seats:
        raise BadPosition(f"there are {s.seats} seats, but {len(players)} players are described")
    for seat, player in enumerate(players):
        _restore_player(s, seat, player)
    for name, place in told.get("tokens", {}).items():
        n[at.TOKEN_AT + TOKEN_NAMES.index(name)] = int(place)
    for which, place in enumerate(told.get("neutral_merchants", [])[: len(s.rules.neutral_merchants)]):
        n[at.NEUTRAL_AT + which] = int(place)
    if "neutral_assistants" in told:
        for place in range(len(s.neutrals)):
            s.neutrals[place] = 0
        for name, count in told["neutral_assistants"].items():
            s.neutrals[int(name)] = int(count)
    for name, rubies in told.get("rubies", {}).items():
        n[at.RUBIES_AT + RUBY_PLACES.index(PLACE_NAMES.index(name))] = int(rubies)
    for name, left in told.get("mosque_tiles", {}).items():
        n[at.MOSQUE + TILE_NAMES.index(name)] = int(left)
    for market, name in enumerate(("large_market", "small_market")):
        for depth, tile in enumerate(told.get("demand", {}).get(name, [])[:DEMAND_TILES]):
            number = UNSEEN if tile is None else DEMAND_NAMES.index(tile)
            n[at.DEMAND_AT + market * DEMAND_TILES + depth] = number
    if "dice" in told:
        n[at.DIE1], n[at.DIE2] = [int(die) for die in told["dice"]]
    if "last_action" in told:
        last = told["last_action"] or {"place": 0, "by": PIECE_NAMES[0]}
        n[at.LAST_ACTION] = int(last["place"])
        n[at.LAST_BY] = PIECE_NAMES.index(last["by"])
    if "discard" in told:
        s.discard[:] = [CARD_NAMES.index(name) for name in told["discard"]]
    if "pending" in told:
        s.frames[:] = [_restore_frame(frame) for frame in told["pending"]]
    for box in s.rules.boxes:
        box.restore(s, told)
    _restore_pile(s, told)


def _restore_pile(s: State, told: dict[str, Any]) -> None:
    """A pile that is not described holds what is nowhere else."""
    kinds = s.rules.kinds
    if "pile" in told:
        s.pile[:] = [int(told["pile"].get(name, 0)) for name in CARD_NAMES[:kinds]]
        unknown = sorted(set(told["pile"]) - set(CARD_NAMES[:kinds]))
        if unknown:
            raise BadPosition(f"no bonus card is called {unknown[0]!r}")
    else:
        elsewhere = [sum(s.in_hand(seat, card) for seat in range(s.seats)) for card in range(kinds)]
        for card in [*s.discard, *s.guild_discard]:
            elsewhere[card] += 1
        for f in s.frames:
            if f.step == CARD_DONE:
                elsewhere[f.a] += 1
        s.pile[:] = [s.rules.copies[card] - elsewhere[card] for card in range(kinds)]
    s.n[at.PILE_SIZE] = sum(s.pile[card] for card in s.rules.bonus)
    for box in s.rules.boxes:
        box.count_piles(s)


def _restore_player(s: State, seat: int, player: dict[str, Any]) -> None:
    n = s.n
    unknown = sorted(set(player) - set(_describe_player(s, seat)))
    if unknown:
        raise BadPosition(f"a player has no {unknown[0]!r}")
    n[at.LIRA + seat] = int(player.get("lira", n[at.LIRA + seat]))
    n[at.RUBIES + seat] = int(player.get("rubies", n[at.RUBIES + seat]))
    n[at.EXTENSIONS + seat] = int(player.get("extensions", n[at.EXTENSIONS + seat]))
    n[at.MERCHANT_AT + seat] = int(player.get("merchant", n[at.MERCHANT_AT + seat]))
    n[at.FAMILY_AT + seat] = int(player.get("family", n[at.FAMILY_AT + seat]))
    if "goods" in player:
        for name, count in player["goods"].items():
            n[at.WHEELBARROW + seat * GOODS + GOOD_NAMES.index(name)] = int(count)
    if "tiles" in player:
        n[at.OWN_TILES + seat] = sum(1 << TILE_NAMES.index(name) for name in set(player["tiles"]))
    if "stack" in player:
        kinds = [(OWN, NEUTRAL).index(kind) for kind in player["stack"]]
        n[at.STACK + seat] = len(kinds)
        n[at.STACK_NEUTRALS + seat] = sum(kind << i for i, kind in enumerate(kinds))
    if "assistants" in player:
        n[at.POSTED + seat] = sum(1 << PLACE_NUMBERS.index(place) for place in set(player["assistants"]))
    if "fifth_assistant" in player:
        n[at.RESERVE + seat] = 1 - ("supply", "joined").index(player["fifth_assistant"])
    if "hand" in player:
        _restore_hand(s, seat, player["hand"])
    if "known" in player:
        s.known[:] = [entry for entry in s.known if entry // KNOWN != seat]
        for name, count in player["known"].items():
            s.known += [seat * KNOWN + CARD_NAMES.index(name)] * min(int(count), KNOWN)  # more are refused later
        s.known.sort()


def _restore_hand(s: State, seat: int, hand: dict[str, int]) -> None:
    s.held[seat] = 0
    for card in range(s.rules.kinds):
        s.hand[card * s.seats + seat] = 0
    for name, count in hand.items():
        card = CARD_NAMES.index(name)
        s.hand[card * s.seats + seat] = int(count)
        if count:
            s.held[seat] |= 1 << card
    s.n[at.HAND_SIZE + seat] = sum(s.in_hand(seat, card) for card in s.rules.bonus)


def _restore_frame(told: dict[str, Any]) -> Frame:
    step = STEP_NAMES.index(told["step"])
    by = PIECE_NAMES.index(told.get("by", PIECE_NAMES[0]))
    a, b = int(told.get("a", 0)), int(told.get("b", 0))
    if "card" in told:
        a = CARD_NAMES.index(told["card"])
    elif "token" in told:
        a = TOKEN_NAMES.index(told["token"])
    elif "begun" in told:
        a = sum(1 << (NUMBERING.action(token) - MEET) for token in told["left"]) if told["begun"] else -1
    elif "sold" in told:
        a = sum(int(count) << 3 * GOOD_NAMES.index(name) for name, count in told["sold"].items())
        b = int(told["any_goods"])
    elif "owed" in told:
        a, b = int(told["owed"]), GOOD_NAMES.index(told["from"])
    return Frame(step, int(told["seat"]), int(told.get("place", 0)), by, a, b)
