"""Chapter B8: the Black Market."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, goods, load, options, play, player, reason

BLUE = {2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


@pytest.mark.parametrize(("high", "low"), ROLLS)
def test_b8_1_blue_goods_by_the_roll(high: int, low: int):
    """[B8.1] All 21 rolls with room for three; the red good comes besides."""
    game = play(acting(8, {"lira": 0, "extensions": 1}, seats=3), f"act roll:{high}+{low} good:red")
    assert goods(game) == [1, 0, 0, BLUE[high + low]]
    assert (player(game)["lira"], game.step) == (0, "turn.encounters")


def test_b8_1_the_roll_comes_first():
    """[B8.1 B8.2] No good is named before the dice lie."""
    game = play(acting(8, seats=3), "act")
    assert (game.owner(), game.step) == (sr.CHANCE, "dice.roll")
    assert sorted(options(game)) == sorted(f"roll:{high}+{low}" for high, low in ROLLS)
    play(game, "roll:1+1")
    assert (game.owner(), game.step) == (0, "black_market.gain")


@pytest.mark.parametrize(
    ("good", "carried"), [("red", [1, 0, 0, 1]), ("green", [0, 1, 0, 1]), ("yellow", [0, 0, 1, 1])]
)
def test_b8_2_one_other_good_of_choice(good: str, carried: list[int]):
    """[B8.2] Red, green or yellow, never blue; exactly one."""
    game = play(acting(8, seats=3), "act roll:5+2")
    assert options(game) == ["good:red", "good:green", "good:yellow"]
    assert goods(play(game, f"good:{good}")) == carried


@pytest.mark.parametrize("roll", ["1+1", "4+2", "4+3", "6+6"])
def test_b8_2_the_other_good_comes_with_every_roll(roll: str):
    """[B8.2] Also where no blue one does."""
    assert goods(play(acting(8, seats=3), f"act roll:{roll} good:yellow"))[2] == 1


def test_b8_2_chosen_when_the_roll_stands():
    """[B8.2] The red tile comes before the choice, also when both dice are rolled again."""
    game = play(acting(8, {"tiles": ["red"]}, seats=3), "act roll:2+1")
    assert (game.step, options(game)) == ("dice.red_tile", ["keep", "reroll", "turn_die:1", "turn_die:2"])
    play(game, "reroll roll:6+5")
    assert (game.step, options(game)) == ("black_market.gain", ["good:red", "good:green", "good:yellow"])
    assert goods(play(game, "good:green")) == [0, 1, 0, 2]  # three blue goods, room for two


@pytest.mark.parametrize(
    ("blue", "roll", "after"), [(2, "6+6", 2), (1, "6+5", 2), (0, "6+6", 2), (1, "5+2", 2), (2, "1+1", 2)]
)
def test_b8_3_blue_goods_without_room_are_lost(blue: int, roll: str, after: int):
    game = acting(8, {"goods": load(blue=blue)}, seats=3)
    assert goods(play(game, f"act roll:{roll} good:red")) == [1, 0, 0, after]


def test_b8_3_a_full_kind_may_be_named():
    """[B8.3] All three are offered whatever the wheelbarrow holds; a full one is lost, the blue goods come."""
    full = {"goods": load(2, 2, 2, 0)}
    for good in ("red", "green", "yellow"):
        game = play(acting(8, full, seats=3), "act roll:6+3")
        assert options(game) == ["good:red", "good:green", "good:yellow"]
        assert goods(play(game, f"good:{good}")) == [2, 2, 2, 2]


def test_b8_3_no_card_fits_between_roll_and_choice():
    """[B8.3 A8] A good card cannot make use of the moment; money can be played."""
    game = play(acting(8, {"hand": {"one_good": 1, "five_lira": 1}}, seats=3), "act roll:6+3")
    assert options(game) == ["good:red", "good:green", "good:yellow", "play:five_lira"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
