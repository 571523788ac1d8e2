"""A state in words: what is stored, what a position description is, and what a view shows. `restore` is the way back.

Names and tokens only; the numbers of cards, steps and tokens never leave.
"""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.actions import MEET, NUMBERING
from sixrubies.board.state import State
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
    RUBY_PLACES,
    TILE_NAMES,
    TOKEN_NAMES,
    UNSEEN,
)
from sixrubies.core.frame import Frame

NEUTRAL = "neutral"
OWN = "own"


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
        "hand": describe_hand(s, seat),
        "known": _counts([s.known_cards(seat, card) for card in range(s.rules.kinds)]),
    }


def describe_hand(s: State, seat: int) -> dict[str, int]:
    return _counts([s.in_hand(seat, card) for card in range(s.rules.kinds)])


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
