"""A state in words: what is stored, what a position description is, and what a view shows. `restore` is the way back.

Names and tokens only; the numbers of cards, tiles and steps never leave.
"""

from typing import Any

from sixrubies.core.frame import Frame
from sixrubies.dice import fields as at
from sixrubies.dice import steps as on
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.fields import NIBBLE
from sixrubies.dice.pay import ANY_AT, FROM_AT, NO_DICE_AT, SOURCE_ACTIONS
from sixrubies.dice.state import State
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import (
    ABILITIES,
    ABILITY_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    CRYSTAL,
    FACE_NAMES,
    FACES,
    INCOMES,
    LIRA,
    MARKERS,
    RESOURCE_NAMES,
    TILE_NAMES,
    TILES,
)


def describe(s: State) -> dict[str, Any]:
    """The whole state in words."""
    n = s.n
    return {
        "turn": n[at.TURN],
        "round": n[at.ROUND],
        "last_round": bool(n[at.LAST_ROUND]),
        "players": [_describe_player(s, seat) for seat in range(s.seats)],
        "rubies": {name: n[at.RUBIES_AT + area] for area, name in enumerate(AREA_NAMES)},
        "supply": {name: n[at.SUPPLY + resource] for resource, name in enumerate(RESOURCE_NAMES)},
        "dice": {name: n[at.DICE + face] for face, name in enumerate(FACE_NAMES)},
        "new_tiles": _named(ABILITY_NAMES, [s.new_tiles(ability) for ability in range(ABILITIES)]),
        "income_left": _named(ABILITY_NAMES, n[at.INCOME_LEFT : at.INCOME_LEFT + INCOMES]),
        "display": [TILE_NAMES[tile] for tile in s.open_tiles()],
        "stack": _named(TILE_NAMES, n[at.STACK : at.STACK + TILES]),
        "given_up": _named(ABILITY_NAMES, [s.given_up(ability) for ability in range(ABILITIES)]),
        "pile": _named(CARD_NAMES, n[at.PILE : at.PILE + CARDS]),
        "shown": [CARD_NAMES[card] for card in s.shown],
        "discard": _named(CARD_NAMES, [s.discarded(card) for card in range(CARDS)]),
        "pending": [_describe_frame(f) for f in s.frames],
    }


def _describe_player(s: State, seat: int) -> dict[str, Any]:
    return {
        "lira": s.owned(seat, LIRA),
        "crystals": s.owned(seat, CRYSTAL),
        "markers": {RESOURCE_NAMES[kind]: s.owned(seat, kind) for kind in range(MARKERS)},
        "rubies": s.rubies(seat),
        "tiles": _named(ABILITY_NAMES, [s.tiles(seat, ability) for ability in range(ABILITIES)]),
        "mosque_ruby": s.has_mosque_ruby(seat),
    }


def _named(names: list[str], counts: list[int]) -> dict[str, int]:
    """How many of each thing, those of which there are none left out."""
    return {names[i]: count for i, count in enumerate(counts) if count}


def _unpacked(named: int, size: int) -> list[int]:
    return [(named >> NIBBLE * i) & 15 for i in range(size)]


def _describe_frame(f: Frame) -> dict[str, Any]:
    """Numbers in `a` and `b` that stand for things are written as names."""
    told: dict[str, Any] = {"step": STEP_NAMES[f.step], "seat": f.seat}
    if f.step == on.TURN_REROLL:
        told["named"] = _named(FACE_NAMES, _unpacked(f.a, FACES))
    elif f.step == on.TURN_ACTION:
        told["used"] = f.a
    elif f.step == on.PAY_GOODS:
        told["owed"] = f.a
        told["colours"] = _named(COLOUR_NAMES, _unpacked(f.b, COLOURS))
        told["any"] = (f.b >> ANY_AT) & 15
        told["from"] = NUMBERING.token(SOURCE_ACTIONS[(f.b >> FROM_AT) & 15])
        told["without_dice"] = bool((f.b >> NO_DICE_AT) & 1)
    elif f.step == on.GAIN_RESOURCE:
        told["resource"] = RESOURCE_NAMES[f.a]
        told["amount"] = f.b
    elif f.step == on.GAIN_TWO_MARKERS:
        told["named"] = _named(COLOUR_NAMES, _unpacked(f.a, COLOURS))
    elif f.step == on.GAIN_TILE:
        told["tile"] = TILE_NAMES[f.a]
    elif f.step == on.GAIN_RUBY:
        told["area"] = AREA_NAMES[f.a]
    elif f.step == on.CARD_REVEAL:
        told["cards"] = f.a
    elif f.step == on.CARD_USE:
        told["dice"] = f.b
    elif on.CARD_CONDITION <= f.step <= on.CARD_OFFER:
        told["card"] = CARD_NAMES[f.a]
        if f.step == on.CARD_CONDITION:
            told["dice"] = f.b
    return told
