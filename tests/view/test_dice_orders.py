"""In the Dice Game nothing is hidden but the order of the deck and of the tile stack: no view tells it (DG70.2)."""

from random import Random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.twins import seen_by


def seen(game: sr.AnyGame) -> list[dict[str, Any]]:
    return [seen_by(game, seat) for seat in (None, *range(game.seats))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_that_will_go_different_ways_look_alike(seats: int):
    """The same game up to here, with other dice, cards and tiles to come: everything anybody is given is the same."""
    dice = Random(seats)
    game = sr.new_game("dice", seats=seats, seed=5)
    parted = 0
    for number in range(120):
        if game.over:
            break
        same, other = game.clone(), game.clone()
        other.source = FastSource(1000 + number)
        assert seen(same) == seen(other)
        action = dice.choice(game.legal())
        for one in (game, same, other):
            one.act(action)
        assert same.view().to_dict() == game.view().to_dict()
        parted += seen(same) != seen(other)
    assert parted > 10, "what comes is settled, so nothing was tested"


def test_the_order_in_which_cards_went_is_not_told():
    """Two tables at which the same cards and tiles were seen in another order can't be told apart."""
    told = {"players": [{}], "dice": {"card": 4}, "pending": [
        {"step": "turn.finish", "seat": 0}, {"step": "turn.action", "seat": 0, "used": 0},
    ]}  # fmt: skip
    tables = []
    for cards in ("one_brown two_brown", "two_brown one_brown"):
        game = sr.position(told, ruleset="dice", seats=2, chance="manual")
        for card in cards.split():
            for token in ("reveal:1", f"draw:{card}", "decline"):
                game.act(token)
        for _ in range(5):
            game.act("roll:red")
        tables.append([game.view(seat).to_dict() for seat in (None, 0, 1)])
    assert tables[0] == tables[1]
