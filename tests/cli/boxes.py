"""Words, tables and random games of the boxes, for the tests of the terminal."""

from collections.abc import Iterator
from random import Random
from typing import Any

import sixrubies as sr
from sixrubies import data
from sixrubies.cli.words import boxes_of
from sixrubies.texts import DiceTexts, Texts

BOXES = ("mocha", "letters", "great_bazaar")
WORDS = {
    (ruleset, language): Texts(language, data.load(boxes_of(ruleset)))
    for ruleset in ("base", *BOXES)
    for language in ("en", "de")
}
DICE_WORDS = {language: DiceTexts(language) for language in ("en", "de")}
APART = {"neutral_merchants": [5, 5, 5]}

# Ada stands above the Auction House (recommended layout: 16 15 22 3 10 / 8 1 7 21 4 / 2 23 6 12 9 / ...).
AUCTION: dict[str, Any] = {
    "seats": 2,
    "players": [
        {"merchant": 1, "lira": 5, "stack": ["own"] * 4, "hand": {"stay": 1}},
        {"merchant": 4, "lira": 8, "stack": ["own"] * 4, "hand": {"long_move": 1}},
    ],
    "tokens": {"governor": 5, "smuggler": 5, "courier": 5},
    **APART,
}


def flat(text: str) -> str:
    return " ".join(text.split())


def games(ruleset: str, seats: int, every: int, count: int, **options: Any) -> Iterator[sr.AnyGame]:
    """A random game, stopped at so many of its decisions."""
    game, luck = sr.new_game(ruleset, seats=seats, seed=seats, **options), Random(seats)
    while count and not game.over:
        if len(game.entries) % every == 0:
            yield game
            count -= 1
        game.act(luck.choice(game.legal()))
