"""Dice Games to walk through: every choice random, by a seed of its own; some tables are odd, to reach rare steps."""

from collections.abc import Iterator
from random import Random
from typing import Any

import sixrubies as sr
from sixrubies.dice.state import State

# Coloured markers as the price of a card, tiles with goods of any colour, a shortage of everything.
ODD: dict[str, Any] = {
    "supply.markers": {"red": 2, "yellow": 3, "green": 2, "blue": 8, "brown": 4},
    "supply.lira": 21,
    "supply.crystals": 8,
    "dice_game.start_lira": [3, 4, 5, 6],
    "dice_game.start_crystals": 2,
    "actions.count": 3,
    "actions.markers": 3,
    "bazaar_card.lira_to_tile": {"give": {"red": 1, "blue": 1, "brown": 1}, "take": {"tile": 1, "lira": 1, "ruby": 1}},
    "bazaar_card.tile_to_lira": {"give": {"tile": 1, "green": 2}, "take": {"lira": 9, "brown": 2, "tile": 1}},
    "bazaar_card.one_brown": {"own": {"brown": 1, "red": 1}, "dice": 1, "take": {"crystal": 2, "yellow": 2}},
}


def begin(seed: int, **options: Any) -> sr.AnyGame:
    more = {"components": ODD} if seed % 3 == 2 else {}
    return sr.new_game("dice", seats=2 + seed % 3, seed=seed, **{**more, **options})


def walk(game: sr.AnyGame, seed: int, actions: int) -> Iterator[int]:
    """So many actions; each is yielded before it is carried out."""
    dice = Random(seed)
    for _ in range(actions):
        if game.over:
            return
        options = game.legal()
        wanted = [option for option in options if game.token(option) not in ("end_turn", "decline")]
        action = dice.choice(wanted or options)  # eager players, to see more
        yield action
        game.act(action)


def state_of(game: sr.AnyGame) -> State:
    """Tests may look behind the curtain."""
    state = game._state
    assert isinstance(state, State)
    return state
