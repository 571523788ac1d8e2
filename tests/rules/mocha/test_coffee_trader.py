"""The Coffee Trader (docs/rules/mocha.md, MB35)."""

import pytest

from tests.rules.mocha.table import at, coffee, met_at, wealth
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table

HERE = {"governor": 2, "smuggler": 3, "coffee_trader": 9}


def test_mb35_1_met_like_the_others_in_any_order():
    """[MB35.1] With a family member, Governor and Smuggler at the same place; left alone he stays."""
    everybody = {"governor": 9, "smuggler": 9, "coffee_trader": 9}
    game = met_at(9, {"lira": 9}, {"family": 9}, seats=3, tokens=everybody)
    assert options(game) == ["meet:governor", "meet:smuggler", "meet:coffee_trader", "catch:1"]
    play(game, "meet:coffee_trader pay roll:1+1 catch:1 reward:lira end_turn")
    assert table(game)["tokens"] == {"governor": 9, "smuggler": 9, "coffee_trader": 2}
    assert wealth(game)[:2] == (9 - 2 + 3, 1)


def test_mb35_1_before_the_action_he_is_not_met():
    game = at({"merchant": 12, "lira": 9}, seats=3, tokens=HERE)
    for tokens in ("move:9", "leave"):
        assert "meet:coffee_trader" not in options(play(game, tokens))
    assert options(play(game, "act call:3 roll:1+1")) == ["end_turn", "meet:coffee_trader"]


def test_mb35_1_left_alone_he_does_not_move():
    game = play(met_at(9, {"lira": 9}, seats=3, tokens=HERE), "end_turn")
    assert (table(game)["tokens"]["coffee_trader"], coffee(game)) == (9, 0)


def test_mb35_2_two_lira_or_any_good():
    game = play(met_at(9, {"lira": 2, "goods": load(1, 0, 1, 0)}, seats=3, tokens=HERE), "meet:coffee_trader")
    assert options(game) == ["pay", "give:red", "give:yellow"]
    assert reason(game, "give:blue") == ("needs_good", 1, 3)
    assert wealth(play(game.clone(), "pay roll:1+1")) == (0, 1, [1, 0, 1, 0], 0)
    assert wealth(play(game.clone(), "give:yellow roll:1+1")) == (2, 1, [1, 0, 0, 0], 0)


@pytest.mark.parametrize("good", ["red", "green", "yellow", "blue"])
def test_mb35_2_each_good_pays(good):
    game = met_at(9, {"lira": 0, "goods": load(1, 1, 1, 1)}, seats=3, tokens=HERE)
    play(game, f"meet:coffee_trader give:{good} roll:1+1")
    assert (coffee(game), player(game)["goods"][good], sum(goods(game))) == (1, 0, 3)


def test_mb35_3_only_money_before_he_is_paid():
    """[MB35.3] Paying and taking are one step: no any-time card and no yellow tile between."""
    hand = {"one_good": 1, "family": 1, "exchange": 1, "five_lira": 1, "two_coffee": 1, "coffee_to_lira": 1}
    me = {"lira": 2, "coffee": 1, "tiles": ["yellow"], "assistants": [1], "family": 3, "hand": hand}
    game = play(met_at(9, me, seats=3, tokens=HERE), "meet:coffee_trader")
    assert interrupts(game) == ["play:five_lira", "play:two_coffee", "play:coffee_to_lira"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    play(game, "play:coffee_to_lira pay roll:1+1")
    assert wealth(game)[:2] == (8, 1)


def test_mb35_4_neither_lira_nor_goods():
    """[MB35.4] Coffee does not pay him; money played before meeting him does."""
    game = met_at(9, {"lira": 1, "coffee": 5, "hand": {"coffee_to_lira": 1}}, seats=3, tokens=HERE)
    assert reason(game, "meet:coffee_trader") == ("needs_lira", 2, 1)
    assert options(game) == ["end_turn", "play:coffee_to_lira"]
    play(game, "play:coffee_to_lira meet:coffee_trader pay roll:1+1")
    assert wealth(game)[:2] == (7, 5)


@pytest.mark.parametrize(("roll", "place"), [("roll:1+1", 2), ("roll:6+4", 10), ("roll:6+5", 11), ("roll:6+6", 12)])
def test_mb35_5_then_he_is_rolled_on(roll, place):
    """[MB35.5] By a roll of his own: the other tokens stay."""
    game = play(met_at(9, {"lira": 2}, seats=3, tokens=HERE), "meet:coffee_trader pay", roll)
    assert table(game)["tokens"] == {"governor": 2, "smuggler": 3, "coffee_trader": place}
    assert options(game) == ["end_turn"]


def test_mb35_5_only_2_to_12():
    game = play(met_at(9, {"lira": 2}, seats=3, tokens=HERE), "meet:coffee_trader pay")
    sums = {sum(map(int, token.removeprefix("roll:").split("+"))) for token in options(game)}
    assert (len(options(game)), sums) == (21, set(range(2, 13)))


def test_mb35_6_his_own_place_rolled():
    game = play(met_at(9, {"lira": 4}, seats=3, tokens=HERE), "meet:coffee_trader pay roll:5+4")
    assert (table(game)["tokens"]["coffee_trader"], options(game)) == (9, ["end_turn"])


def test_mb35_6_one_that_rolls_in_is_not_met():
    """[MB35.6] The Governor's roll brings nobody; the Trader rolls away and the Governor rolls where he was."""
    game = met_at(9, {"lira": 9}, seats=3, tokens={"governor": 9, "smuggler": 3, "coffee_trader": 9})
    play(game, "meet:coffee_trader pay roll:6+6 meet:governor draw:stay pay roll:6+3")
    assert options(game) == ["end_turn"]


def test_mb35_1_at_the_fountain_too():
    game = play(at({"merchant": 1, "lira": 2}, seats=3, tokens={"coffee_trader": 7}), "move:7 skip")
    assert options(game) == ["end_turn", "meet:coffee_trader"]
