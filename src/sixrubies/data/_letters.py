"""Letters & Seals and the Great Bazaar: what each component value may be, and how they must fit together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ._base import GOODS, LIRA
from ._checks import Check, Conflict, Fault, row, table, whole

CARDS: Final = (
    "one_letter",
    "dice_reward",
    "good_to_lira",
    "red_and_lira",
    "green_and_lira",
    "yellow_and_lira",
    "blue_and_lira",
    "copy",
    "family_step",
    "to_merchant",
    "companion_far",
    "use_token",
    "repeat_mosque",
    "repeat_society",
    "anywhere",
)
PLACES: Final = (*range(1, 17), 21, 22, 23, 24)
PAYS: Final = ("lira", "good", "card", "letter", "each")
TAKES: Final = (*GOODS, "lira", "good", "coffee", "card", "letter", "companion", "die", "extension", "fountain")


def _layout(value: object) -> None:
    row(row(whole(1, 24), 5), 4)(value)
    assert isinstance(value, list)
    if sorted(place for cells in value for place in cells) != list(PLACES):
        raise Fault("must have each of the places 1 to 16 and 21 to 24 once")


def _copies(value: object) -> None:
    """Letters by place number."""
    if not isinstance(value, dict) or not value:
        raise Fault("must be a table of place numbers")
    for key, copies in value.items():
        if key not in [str(place) for place in PLACES]:
            raise Fault(f"must be a table of the places 1 to 16 and 21 to 24, found {key!r}", (key,))
        whole(0, 9)(copies)


def _words(text: str, known: tuple[str, ...], index: int) -> None:
    words = text.split()
    if len(words) == 2 and words[0].isdigit() and 0 < int(words[0]) < 100:
        words = words[1:]
    if len(words) != 1 or words[0] not in known:
        raise Fault(f"must name what is paid or taken, found {text!r}", (index,))


def _tiles(value: object) -> None:
    """`2 lira -> letter | letter -> 3 lira`: one or two offers a tile."""
    if not isinstance(value, list) or len(value) != 24 or not all(isinstance(tile, str) for tile in value):
        raise Fault("must be 24 texts")
    for index, tile in enumerate(value):
        offers = tile.split(" | ")
        if len(offers) > 2:
            raise Fault("must have one or two offers", (index,))
        for offer in offers:
            pay, arrow, take = offer.rpartition(" -> ")
            if arrow:
                _words(pay, PAYS, index)
            first, _, more = take.partition(" + ")
            _words(first, TAKES, index)
            if more:
                _words(more, ("lira",), index)


def _rewards(value: object) -> None:
    if not isinstance(value, list) or len(value) != 13 or not all(isinstance(reward, str) for reward in value):
        raise Fault("must be 13 texts, for the sums 0 to 12")
    for index, reward in enumerate(value):
        for part in reward.split(" + "):
            words = part.split()
            money = len(words) == 2 and words[0].isdigit() and words[1] == "lira"
            if part not in ("good", "letter") and not money:
                raise Fault(f"must be made of good, letter and Lira, found {reward!r}", (index,))


SCHEMA: Final[dict[str, Check]] = {
    "letters.goal": whole(1, 12),
    "letters.layout": _layout,
    "letters.fountain_cells": row(whole(0, 19), 1, 20),
    "letters.rubies": whole(0, 20),
    "letters.copies": _copies,
    "letters.extra_seals": whole(1, 12),
    "embassy.letters": whole(0, 5),
    "kiosk.letters": whole(0, 1),
    "kiosk.tiles": _tiles,
    "auction.cards": whole(1, 5),
    "society.seals": whole(1, 12),
    "society.lira": row(LIRA, 0, 9),
    "courier.lira": LIRA,
    "letters_cards.copies": table(whole(0, 9), *CARDS),
    "letters_cards.lira": LIRA,
    "letters_cards.sell": LIRA,
    "letters_cards.anywhere": LIRA,
    "letters_cards.rewards": _rewards,
    "great_bazaar.fountain_cells": row(whole(0, 24), 1, 25),
}


def fit(values: Mapping[str, Any]) -> None:
    """Raise a Conflict where the values can't be played with together."""
    if not any(values["letters.copies"].values()):
        raise Conflict("letters.copies must leave at least one letter", "letters.copies")
