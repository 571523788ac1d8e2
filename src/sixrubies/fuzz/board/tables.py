"""Which tables are played at: every combination of the options of a ruleset, one after the other."""

from itertools import product
from random import Random
from typing import Any

from sixrubies.fuzz.family import Options
from sixrubies.rulesets import DECKS, EDITIONS, LAYOUTS, TABLE

GIVEN = "given"  # any order of the places


def combinations(ruleset: str) -> list[Options]:
    """Seats, layout, edition (base game), deck (with Letters & Seals), neutral assistants."""
    editions = EDITIONS if ruleset == "base" else EDITIONS[:1]
    decks = DECKS if "letters" in TABLE[ruleset].boxes else DECKS[:1]
    return [
        {"seats": seats, "layout": layout, "edition": edition, "deck": deck, "neutral_assistants": neutral}
        for seats, layout, edition, deck, neutral in product(
            (2, 3, 4, 5), (*LAYOUTS[ruleset], GIVEN), editions, decks, (False, True)
        )
        if seats < 5 or not neutral
    ]


def given(ruleset: str, dice: Random) -> list[list[int]]:
    board = TABLE[ruleset]
    places = dice.sample(board.places, len(board.places))
    return [places[i : i + board.width] for i in range(0, len(places), board.width)]


def name_of(table: Options) -> str:
    """Without what is as always."""
    told: list[Any] = [f"{table['seats']} seats", table["layout"]]
    told += [table["edition"]] if table["edition"] != EDITIONS[0] else []
    told += [f"{table['deck']} cards"] if table["deck"] != DECKS[0] else []
    return ", ".join(told) + (" with neutral assistants" if table["neutral_assistants"] else "")
