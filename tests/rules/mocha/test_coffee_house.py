"""Place 20, the Coffee House, and coffee itself (docs/rules/mocha.md, MB20, MB32)."""

import pytest

from tests.rules.mocha.table import acting, at, box, coffee, met_at, wealth
from tests.rules.table import goods, load, options, play, player, reason, table


@pytest.mark.parametrize(("left", "price"), [(5, 6), (4, 7), (3, 8), (2, 9), (1, 10)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mb20_1_the_price_is_the_biggest_open_number(seats, left, price):
    """[MB20.1 MB20.2] Exactly the price is paid, one ruby is taken, and the next costs one more."""
    game = acting(20, {"coffee": 12, "rubies": 0}, seats=seats, rubies={"coffee_house": left})
    assert game.view().to_dict()["table"]["coffee_house_price"] == price
    play(game, "act")
    assert (coffee(game), player(game)["rubies"], table(game)["rubies"]["coffee_house"]) == (12 - price, 1, left - 1)
    assert game.view().to_dict()["table"]["coffee_house_price"] == (price + 1 if left > 1 else None)


def test_mb20_2_three_rubies_in_one_turn():
    """[MB20.1 MB20.2 MB20.4 MB59.1] 6 + 7 + 8 by two repeat cards, in one turn."""
    hand = {"repeat_coffee_house": 2}
    game = acting(20, {"coffee": 40, "hand": hand}, seats=3)
    play(game, "act play:repeat_coffee_house play:repeat_coffee_house")
    assert (coffee(game), player(game)["rubies"], table(game)["rubies"]["coffee_house"]) == (40 - 6 - 7 - 8, 3, 2)


def test_mb20_3_one_coffee_short():
    game = acting(20, {"coffee": 5, "lira": 50, "goods": load(2, 2, 2, 2)}, seats=3)
    assert (options(game), reason(game, "act")) == (["skip"], ("needs_coffee", 6, 5))
    assert options(acting(20, {"coffee": 6}, seats=3)) == ["act", "skip"]


def test_mb20_4_no_ruby_no_action():
    game = acting(20, {"coffee": 40}, seats=3, rubies={"coffee_house": 0})
    assert (options(game), reason(game, "act")) == (["skip"], ("no_ruby", 0, 0))
    assert options(play(game, "skip")) == ["end_turn"]


def test_mb20_4_the_last_ruby_closes_it():
    """The repeat card cannot be played after it."""
    game = acting(20, {"coffee": 40, "hand": {"repeat_coffee_house": 1}}, seats=3, rubies={"coffee_house": 1})
    play(game, "act")
    assert (coffee(game), options(game)) == (30, ["end_turn"])
    assert reason(game, "play:repeat_coffee_house") == ("no_ruby", 0, 0)


# -- coffee -----------------------------------------------------------------------------------------------------------


def test_mb32_1_coffee_is_no_good_at_the_palace():
    """Four goods and plenty of coffee: the fifth, of any kind, is missing."""
    me = {"coffee": 50, "goods": load(1, 1, 1, 1)}
    game = acting(13, me, seats=3)
    assert reason(game, "act") == ("needs_good", 5, 4)
    game = play(acting(13, {**me, "goods": load(1, 1, 1, 2)}, seats=3), "act")
    assert (options(game), reason(game, "give:red")) == (["give:blue"], ("needs_good", 1, 0))
    assert coffee(play(game, "give:blue")) == 50


def test_mb32_1_coffee_pays_no_token():
    """[MB32.1 MB35.4] Neither Smuggler nor Coffee Trader take it."""
    game = met_at(9, {"coffee": 9, "lira": 0}, seats=3, tokens={"smuggler": 9, "coffee_trader": 9})
    assert options(game) == ["end_turn", "meet:smuggler"]
    assert reason(game, "meet:coffee_trader") == ("needs_lira", 2, 0)
    play(game, "meet:smuggler good:red")
    assert options(game) == ["give:red"]


def test_mb32_1_coffee_is_not_sold_and_no_good_is_coffee():
    """Markets ask for goods; the Roasting Plant takes goods, not coffee."""
    game = acting(10, {"coffee": 9}, seats=3)
    assert reason(game, "act") == ("nothing_to_sell", 0, 0)
    game = play(acting(17, {"coffee": 9, "goods": load(0, 1)}, seats=3), "act roast:good")
    assert options(game) == ["give:green"]


def test_mb32_1_coffee_pays_no_ruby_of_another_place():
    game = acting(16, {"coffee": 99, "lira": 1}, seats=3)
    assert reason(game, "act") == ("needs_lira", 14, 1)


def test_mb32_2_coffee_takes_no_room():
    """[MB32.2] 200 coffee, and the wheelbarrow is filled as if there were none; a full one takes coffee."""
    game = play(acting(2, {"coffee": 200}, seats=3), "act")
    assert (goods(game), coffee(game)) == ([2, 0, 0, 0], 200)
    game = play(acting(6, {"coffee": 200, "goods": load(2, 2, 2, 2)}, seats=3), "act")
    assert coffee(game) == 201


def test_mb32_2_any_amount_to_any_seat():
    game = at({"coffee": 1000}, {"coffee": 7}, {"coffee": 0})
    assert box(game)["coffee"] == [1000, 7, 0]
    assert [wealth(game, seat)[1] for seat in range(3)] == [1000, 7, 0]
