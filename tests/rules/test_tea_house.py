"""Chapter B9: the Tea House."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, goods, options, play, player

ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
CALLS = list(range(3, 13))


def test_b9_1_a_number_from_3_to_12_before_the_roll():
    """[B9.1] Neither 2 nor 13 can be named, and the dice come after the number."""
    game = play(acting(9, seats=3), "act")
    assert (game.owner(), game.step) == (0, "tea_house.call")
    assert options(game) == [f"call:{number}" for number in CALLS]
    for token in ("call:2", "call:13", "call:0"):
        with pytest.raises(sr.BadToken):
            game.act(token)
    play(game, "call:12")
    assert (game.owner(), game.step) == (sr.CHANCE, "dice.roll")
    assert sorted(options(game)) == sorted(f"roll:{high}+{low}" for high, low in ROLLS)


@pytest.mark.parametrize("number", CALLS)
def test_b9_2_reaching_pays_the_number_falling_short_two(number: int):
    """[B9.2] All 21 rolls: the number called is paid, not the sum rolled."""
    for high, low in ROLLS:
        game = play(acting(9, {"lira": 5}, seats=3), f"act call:{number} roll:{high}+{low}")
        assert player(game)["lira"] == 5 + (number if high + low >= number else 2), (high, low)
        assert (game.step, goods(game)) == ("turn.encounters", [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("number", "roll", "paid"),
    [(3, "1+1", 2), (3, "2+1", 3), (3, "6+6", 3), (7, "4+3", 7), (7, "5+1", 2), (12, "6+6", 12), (12, "6+5", 2)],
)
def test_b9_2_examples(number: int, roll: str, paid: int):
    assert player(play(acting(9, {"lira": 0}, seats=3), f"act call:{number} roll:{roll}"))["lira"] == paid


def test_b9_2_the_red_tile_before_the_money():
    """[B9.2] 10 called, 6 and 1 rolled: one die turned to 4 reaches it; rolled again, the new roll counts."""
    for tokens, paid in (
        ("turn_die:1", 10),
        ("turn_die:6", 2),
        ("keep", 2),
        ("reroll roll:6+4", 10),
        ("reroll roll:6+3", 2),
    ):
        game = play(acting(9, {"lira": 0, "tiles": ["red"]}, seats=3), "act call:10 roll:6+1", tokens)
        assert (player(game)["lira"], game.step) == (paid, "turn.encounters")


@pytest.mark.parametrize("roll", ["roll:5+2", "roll:2+5"])
def test_b9_1_dice_of_a_real_table_may_be_named_either_way_round(roll: str):
    """[B9.1] The record has one spelling."""
    game = play(acting(9, {"lira": 0}, seats=3), "act call:7", roll)
    assert player(game)["lira"] == 7
    assert game.record().entries[-1].token == "roll:5+2"
