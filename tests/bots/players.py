"""Games for the tests of bots: tables of every kind, and twins that one seat can't tell apart."""

from collections.abc import Iterator
from typing import Any

import sixrubies as sr
from sixrubies import bots
from sixrubies.core.rng import FastSource

TABLES: list[dict[str, Any]] = [
    {"ruleset": "base", "seats": seats, "layout": layout, "edition": edition, "neutral_assistants": neutral}
    for seats in (2, 3, 4, 5)
    for layout, edition in (("short", "revised"), ("random", "2014"))
    for neutral in (False, True)
    if not (neutral and seats == 5)
]
BOXES = ("mocha", "letters", "great_bazaar")
BOX_TABLES: list[dict[str, Any]] = [
    {"ruleset": ruleset, "seats": seats, **options}
    for ruleset in BOXES
    for seats, options in (
        (2, {"neutral_assistants": True}),
        (3, {"layout": "random"} if ruleset == "mocha" else {"deck": "new"}),
        (4, {}),
        (5, {"layout": "random"}),
    )
]


def names(tables: list[dict[str, Any]]) -> list[str]:
    return ["-".join(str(value) for value in table.values()) for table in tables]


def decisions(game: sr.AnyGame, players: list[bots.Bot], most: int) -> Iterator[Any]:
    """Play on, at most so many decisions with a choice; each is shown before it is answered."""
    for _ in range(most):
        while not game.over and len(game.decision().options) == 1:
            game.act(game.decision().options[0].action)
        if game.over:
            return
        decision = game.decision()
        yield decision
        game.act(players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action)


def twin(game: sr.BoardGame, seat: int, seed: int) -> sr.BoardGame:
    """The same game as far as the seat can see; what it can't see is dealt anew."""
    other = game.clone()
    other._state = game.view(seat).sample(FastSource(seed))
    return other
