"""The views that are sent are those of the engine, to the byte, for every viewer at every step."""

import random

import pytest

import sixrubies as sr
from sixrubies.core.record import canonical
from sixrubies.rulesets import RULESETS
from sixrubies.table.seen import Seen, digest_of


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_written_for_all_at_once_is_what_the_engine_shows_each(ruleset: str):
    dice, own = random.Random(3), 0
    for seed in range(2):
        game = sr.new_game(seats=4, seed=seed, ruleset=ruleset, layout="random" if ruleset == "great_bazaar" else None)
        while not game.over and len(game.entries) < 150:
            seen = Seen(game)
            for seat in (None, 0, 1, 2, 3):
                view = game.view(seat)
                assert seen.view(seat).decode() == canonical(view.to_dict())
                assert digest_of(seen.view(seat)) == view.digest()
                own += seat is not None and bool(view.to_dict()["players"][seat].get("hand"))
            game.act(dice.choice(game.legal()))
        seen = Seen(game)
        assert all(seen.view(seat).decode() == canonical(game.view(seat).to_dict()) for seat in (None, 0, 1, 2, 3))
    assert own > 20 or ruleset == "dice"  # nobody holds anything hidden there
