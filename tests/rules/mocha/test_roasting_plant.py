"""Place 17, the Roasting Plant (docs/rules/mocha.md, MB17)."""

import itertools

import pytest

from tests.rules.mocha.table import acting, box, coffee, wealth
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table

ME = {"lira": 9, "goods": load(1, 0, 2, 0), "hand": {"stay": 1, "guild_3": 1}}
TOKENS = {"lira": "roast:lira", "good": "roast:good give:yellow", "card": "roast:card discard:stay"}


def test_mb17_1_one_to_three_each_once():
    """[MB17.1 MB17.6] At least one; one made is not offered again."""
    game = play(acting(17, ME, seats=3), "act")
    assert options(game) == ["roast:lira", "roast:good", "roast:card"]
    assert reason(game, "done") == ("no_exchange", 0, 0)
    play(game, "roast:lira")
    assert options(game) == ["done", "roast:good", "roast:card"]
    assert reason(game, "roast:lira") == ("exchange_done", 0, 0)
    assert coffee(play(game, "done")) == 2
    assert options(game) == ["end_turn"]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_mb17_6_any_of_them_in_any_order(count):
    """[MB17.1 MB17.5 MB17.6] All one-, two- and three-fold choices in every order: 2 coffee each."""
    for order in itertools.permutations(TOKENS, count):
        game = play(acting(17, ME, seats=3), "act", *[TOKENS[name] for name in order], "done")
        expected = (7 if "lira" in order else 9, 2 * count, [1, 0, 1 if "good" in order else 2, 0], 0)
        assert wealth(game) == expected, order
        assert player(game)["hand_size"] == (0 if "card" in order else 1)


def test_mb17_2_two_lira():
    game = play(acting(17, {"lira": 2}, seats=3), "act roast:lira")
    assert wealth(game)[:2] == (0, 2)
    game = play(acting(17, {"lira": 1, "goods": load(1)}, seats=3), "act")
    assert (options(game), reason(game, "roast:lira")) == (["roast:good"], ("needs_lira", 2, 1))


@pytest.mark.parametrize("good", ["red", "green", "yellow", "blue"])
def test_mb17_3_any_one_good(good):
    game = play(acting(17, {"lira": 0, "goods": load(1, 1, 1, 1)}, seats=3), f"act roast:good give:{good}")
    assert (coffee(game), player(game)["goods"][good], sum(goods(game))) == (2, 0, 3)


def test_mb17_3_only_a_good_one_has():
    game = play(acting(17, {"lira": 2, "goods": load(0, 1)}, seats=3), "act roast:good")
    assert (options(game), reason(game, "give:red")) == (["give:green"], ("needs_good", 1, 0))
    game = play(acting(17, {"lira": 2}, seats=3), "act")
    assert reason(game, "roast:good") == ("needs_good", 1, 4)


def test_mb17_4_a_bonus_or_a_guild_card_to_its_own_pile():
    game = play(acting(17, ME, seats=3), "act roast:card")
    assert options(game) == ["discard:stay", "discard:guild_3"]
    other = play(game.clone(), "discard:guild_3 done")
    play(game, "discard:stay done")
    assert (table(game)["discard"], box(game)["guild_discard"], coffee(game)) == (["stay"], [], 2)
    assert (table(other)["discard"], box(other)["guild_discard"], coffee(other)) == ([], ["guild_3"], 2)
    assert (player(game)["hand"], player(other)["hand"]) == ({"guild_3": 1}, {"stay": 1})


def test_mb17_4_without_a_card():
    game = play(acting(17, {"lira": 2}, seats=3), "act")
    assert (options(game), reason(game, "roast:card")) == (["roast:lira"], ("no_card_in_hand", 0, 0))


def test_mb17_5_six_in_all_and_the_example_of_the_book():
    """[MB17.5] 2 Lira, a good and a card bring 6; 2 Lira and a bonus card bring 4."""
    assert coffee(play(acting(17, ME, seats=3), "act", *TOKENS.values(), "done")) == 6
    game = play(acting(17, {"lira": 2, "hand": {"stay": 1}}, seats=3), "act roast:lira roast:card discard:stay done")
    assert wealth(game)[:2] == (0, 4)


def test_mb17_6_money_between_the_exchanges():
    """[MB17.6 MB51.2 MB53.1] 5 Lira pay for the second exchange; roasted coffee is changed into Lira at once."""
    hand = {"five_lira": 1, "coffee_to_lira": 1, "stay": 1}
    game = play(acting(17, {"lira": 0, "goods": load(1), "hand": hand}, seats=3), "act")
    assert reason(game, "roast:lira") == ("needs_lira", 2, 0)
    play(game, "roast:good give:red play:coffee_to_lira roast:lira play:five_lira roast:card discard:stay done")
    assert (wealth(game)[:2], table(game)["discard"]) == (
        (8 - 2 + 5, 2 - 1 + 2 + 2),
        ["coffee_to_lira", "five_lira", "stay"],
    )


def test_mb17_6_only_money_inside():
    hand = {"one_good": 1, "exchange": 1, "coffee_to_guild": 1, "dice_rewards": 1, "two_coffee": 1, "family": 1}
    game = play(acting(17, {"lira": 9, "coffee": 9, "family": 3, "hand": hand}, seats=3), "act")
    assert interrupts(game) == ["play:two_coffee"]
    assert reason(game, "play:exchange") == ("not_now", 0, 0)


def test_mb17_7_nothing_to_pay_with():
    """Coffee alone does not help."""
    game = acting(17, {"lira": 1, "coffee": 9}, seats=3)
    assert (options(game), reason(game, "act")) == (["skip"], ("no_exchange", 0, 0))


@pytest.mark.parametrize(("card", "gain"), [("five_lira", (5, 0)), ("two_coffee", (0, 2)), ("coffee_to_lira", (8, -1))])
def test_mb17_8_the_last_card_played_as_money(card, gain):
    """The exchange lapses and counts as made; another one is still open."""
    game = play(acting(17, {"lira": 2, "coffee": 1, "hand": {card: 1}}, seats=3), "act roast:card")
    play(game, f"play:{card}")
    assert game.step == "roasting.choose"
    assert reason(game, "roast:card") == ("exchange_done", 0, 0)
    assert wealth(game)[:2] == (2 + gain[0], 1 + gain[1])
    play(game, "roast:lira done")
    assert wealth(game)[:2] == (gain[0], 3 + gain[1])


def test_mb17_8_with_another_card_left_the_exchange_goes_on():
    game = play(
        acting(17, {"lira": 0, "hand": {"five_lira": 1, "guild_1": 1}}, seats=3), "act roast:card play:five_lira"
    )
    assert options(game) == ["discard:guild_1"]
    assert coffee(play(game, "discard:guild_1 done")) == 2


def test_mb17_8_it_is_not_offered_to_be_the_only_thing_left():
    """[MB36.7] Two coffee as the only means of paying cannot be played once the action has begun."""
    game = play(acting(17, {"lira": 1, "hand": {"two_coffee": 1}}, seats=3), "act")
    assert options(game) == ["roast:card"]
    assert reason(game, "play:two_coffee") == ("action_impossible", 17, 0)
    game = play(acting(17, {"lira": 1, "goods": load(1), "hand": {"two_coffee": 1}}, seats=3), "act")
    assert options(game) == ["play:two_coffee", "roast:good", "roast:card"]
    play(game, "roast:good give:red")
    assert "play:two_coffee" in options(game)  # something has been exchanged: done is an answer
