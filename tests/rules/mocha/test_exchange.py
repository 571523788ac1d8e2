"""The exchange card (docs/rules/mocha.md, MB55, MB36.4, MB36.6, MB36.7)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.mocha.table import at, coffee, met_at, wealth
from tests.rules.table import Player, goods, load, options, play, reason, table


def exchanging(me: Player, **rest: Any) -> sr.BoardGame:
    return play(
        at({"merchant": 1, **me, "hand": {"exchange": 1, **me.get("hand", {})}}, **{"seats": 3, **rest}),
        "play:exchange",
    )


@pytest.mark.parametrize(
    ("me", "tokens", "expected"),
    [
        ({"goods": load(1)}, "give:red done good:blue", (0, [0, 0, 0, 1])),
        ({"goods": load(1)}, "give:red done good:coffee", (1, [0, 0, 0, 0])),
        ({"coffee": 1}, "give:coffee done good:red", (0, [1, 0, 0, 0])),
        ({"coffee": 3}, "give:coffee give:coffee give:coffee done good:blue good:blue good:red", (0, [1, 0, 0, 2])),
        ({"goods": load(1, 1), "coffee": 1}, "give:red give:green give:coffee done good:blue good:yellow good:blue",
         (0, [0, 0, 1, 2])),
        ({"goods": load(2, 1)}, "give:red give:red give:green done good:coffee good:coffee good:coffee",
         (3, [0, 0, 0, 0])),
    ],
)  # fmt: skip
def test_mb55_1_one_to_three_for_as_many(me, tokens, expected):
    """[MB55.1] Goods and coffee, mixed both ways."""
    game = play(exchanging(me), tokens)
    assert (coffee(game), goods(game), table(game)["discard"]) == (*expected, ["exchange"])


def test_mb55_1_at_least_one_at_most_three():
    game = exchanging({"goods": load(2, 2, 2, 0)})
    assert reason(game, "done") == ("needs_good", 1, 4)
    play(game, "give:red give:red give:green")
    assert (options(game), reason(game, "give:green")) == (["done"], ("sale_full", 3, 0))


def test_mb55_2_no_kind_both_ways():
    game = play(exchanging({"goods": load(1, 1), "coffee": 1}), "give:red give:coffee done")
    assert options(game) == ["good:green", "good:yellow", "good:blue"]
    game = play(exchanging({"goods": load(1, 1), "coffee": 1}), "give:green done")
    assert options(game) == ["good:red", "good:yellow", "good:blue", "good:coffee"]


def test_mb55_2_given_in_order():
    """Red, green, yellow, blue, coffee: what comes before is not offered any more."""
    game = play(exchanging({"goods": load(1, 1, 1, 1), "coffee": 1}), "give:yellow")
    assert options(game) == ["done", "give:blue", "give:coffee"]
    assert reason(game, "give:red") == ("canonical_order", 0, 0)


def test_mb55_3_room_is_needed():
    """[MB55.3] A full kind is not taken."""
    game = play(exchanging({"goods": load(2, 1, 0, 2)}), "give:green done")
    assert (options(game), reason(game, "good:red")) == (["good:yellow", "good:coffee"], ("no_room", 0, 0))


def test_mb55_3_no_more_is_given_than_can_be_taken():
    """[MB55.3] One place free on the wheelbarrow: one coffee can be given, a second could not be replaced."""
    game = exchanging({"goods": load(2, 2, 2, 1), "coffee": 3})
    play(game, "give:coffee")
    assert (options(game), reason(game, "give:coffee")) == (["done"], ("no_room_to_take", 0, 0))
    assert (coffee(play(game, "done good:blue")), goods(game)) == (2, [2, 2, 2, 2])


def test_mb55_3_full_with_coffee_to_give():
    """All full: coffee cannot be given, goods can, for coffee."""
    game = exchanging({"goods": load(2, 2, 2, 2), "coffee": 1})
    assert reason(game, "give:coffee") == ("no_room_to_take", 0, 0)
    play(game, "give:red give:green give:blue done")
    assert options(game) == ["good:coffee"]
    assert coffee(play(game, "good:coffee good:coffee good:coffee")) == 4


def test_mb55_4_the_example_of_the_book():
    game = play(exchanging({"goods": load(0, 0, 3), "extensions": 1}), "give:yellow give:yellow give:yellow done")
    play(game, "good:blue good:blue good:coffee")
    assert (coffee(game), goods(game)) == (1, [0, 0, 0, 2])


def test_mb55_5_with_empty_hands():
    game = at({"lira": 99, "hand": {"exchange": 1}}, seats=3)
    assert reason(game, "play:exchange") == ("needs_good", 1, 4)


def test_mb36_4_only_money_while_it_waits():
    """[MB36.4 MB36.1]"""
    hand = {"one_good": 1, "two_coffee": 1, "coffee_to_lira": 1, "dice_rewards": 1}
    game = exchanging({"goods": load(1), "coffee": 1, "hand": hand})
    assert options(game) == ["give:red", "give:coffee", "play:two_coffee", "play:coffee_to_lira"]
    play(game, "give:red done")
    assert options(game)[-2:] == ["play:two_coffee", "play:coffee_to_lira"]


def test_mb36_7_the_last_piece_is_not_changed_into_lira():
    """[MB36.7] The exchange of one coffee has begun: it is what is left to give."""
    game = exchanging({"coffee": 1, "hand": {"coffee_to_lira": 1}})
    assert (options(game), reason(game, "play:coffee_to_lira")) == (["give:coffee"], ("needs_good", 1, 4))
    game = play(exchanging({"coffee": 2, "hand": {"coffee_to_lira": 1}}), "play:coffee_to_lira give:coffee")
    assert options(game) == ["done"]
    game = play(
        exchanging({"coffee": 2, "hand": {"coffee_to_lira": 1}}), "give:coffee play:coffee_to_lira done good:red"
    )
    assert wealth(game)[1:3] == (0, [1, 0, 0, 0])


def between_gift_and_price(me: Player) -> sr.BoardGame:
    me = {"lira": 0, **me, "hand": {"exchange": 1, **me.get("hand", {})}}
    return play(met_at(9, me, seats=3, tokens={"smuggler": 9}), "meet:smuggler good:red play:exchange")


def test_mb36_6_an_exchange_leaves_the_smuggler_his_price():
    """[MB36.6] The one good he gave may become another good, not coffee."""
    game = play(between_gift_and_price({}), "give:red done")
    assert (options(game), reason(game, "good:coffee")) == (
        ["good:green", "good:yellow", "good:blue"],
        ("could_not_pay", 0, 0),
    )
    assert options(play(game, "good:blue")) == ["give:blue"]


def test_mb36_6_of_two_goods_one_may_become_coffee():
    game = play(between_gift_and_price({"goods": load(1)}), "give:red give:red done good:coffee")
    assert options(game) == ["good:green", "good:yellow", "good:blue"]
    assert options(play(game, "good:green")) == ["give:green"]


@pytest.mark.parametrize("me", [{"lira": 2}, {"goods": load(0, 1)}, {"hand": {"five_lira": 1}}])
def test_mb36_6_with_something_left_to_pay_it_is_free(me):
    """2 Lira, another good, or money from a card played inside the exchange."""
    game = play(between_gift_and_price(me), "give:red done")
    if "hand" in me:
        assert "good:coffee" not in options(game)
        play(game, "play:five_lira")
    assert "good:coffee" in options(game)
    play(game, "good:coffee")
    assert (coffee(game), game.step, len(options(game)) > 0) == (1, "smuggler.pay", True)
