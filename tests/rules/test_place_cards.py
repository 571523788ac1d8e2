"""The family card and the any-goods card (docs/rules/base.md, C25 and C26)."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, at, goods, interrupts, load, options, other_cards, play, player, reason, table

# -- family member ----------------------------------------------------------------------------------------------------


def test_c25_1_home_he_goes_for_3_lira():
    game = at({"lira": 0, "family": 16, "hand": {"family": 1}}, {"family": 16})
    play(game, "play:family")
    assert player(game)["family"] == 12
    assert options(game) == ["reward:card", "reward:lira"]
    play(game, "reward:lira")
    assert (player(game)["lira"], player(game)["hand"], table(game)["discard"]) == (3, {}, ["family"])
    assert (player(game, 1)["family"], game.step) == (16, "turn.move")


def test_c25_1_or_for_a_bonus_card():
    game = at({"lira": 0, "family": 1, "hand": {"family": 1}})
    play(game, "play:family reward:card draw:repeat_dealer")
    assert (player(game)["lira"], player(game)["hand"]) == (0, {"repeat_dealer": 1})
    assert (player(game)["family"], table(game)["pile_size"]) == (12, 24)


def test_c25_1_the_reward_cannot_be_declined():
    game = play(at({"family": 5, "hand": {"family": 2}}), "play:family")
    assert options(game) == ["reward:card", "reward:lira"]


def test_c25_2_not_while_he_is_at_the_police_station():
    game = at({"family": 12, "hand": {"family": 2}}, {"family": 5})
    assert interrupts(game) == []
    assert reason(game, "play:family") == ("family_home", 0, 0)
    game = play(at({"family": 5, "hand": {"family": 2}}), "play:family reward:lira")
    assert interrupts(game) == []
    assert reason(game, "play:family") == ("family_home", 0, 0)


def test_c25_3_without_a_card_to_draw_3_lira():
    """Both piles are empty; the card being played cannot be drawn. Afterwards it lies open."""
    game = at({"lira": 0, "family": 5, "hand": {"family": 1}}, {"hand": other_cards("family")})
    play(game, "play:family")
    assert options(game) == ["reward:lira"]
    assert reason(game, "reward:card") == ("no_card_to_draw", 0, 0)
    play(game, "reward:lira")
    assert (player(game)["lira"], table(game)["discard"], table(game)["pile_size"]) == (3, ["family"], 0)


def test_c25_4_only_money_before_the_reward():
    """Money played there lies open at once, so that there is something to draw."""
    hand = {"family": 1, "five_lira": 1, "one_good": 1, "long_move": 1, "return_assistant": 1}
    me = {"lira": 9, "family": 5, "hand": hand, "tiles": ["yellow"], "assistants": [16]}
    game = play(at(me, {"hand": other_cards(hand)}), "play:family")
    assert options(game) == ["reward:lira", "play:five_lira"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    assert reason(game, "use:yellow") == ("not_now", 0, 0)
    play(game, "play:five_lira")
    assert options(game) == ["reward:card", "reward:lira"]
    play(game, "reward:card")
    assert options(game) == ["draw:five_lira"]


def test_c25_5_at_the_police_station_it_makes_the_action_possible():
    game = acting(12, {"family": 9, "lira": 0, "hand": {"family": 1}}, seats=3)
    assert options(game) == ["skip", "play:family"]
    assert reason(game, "act") == ("family_away", 0, 0)
    play(game, "play:family reward:lira")
    assert options(game) == ["act", "skip"]
    play(game, "act send:5 act")
    assert (player(game)["lira"], goods(game), player(game)["family"]) == (5, [0, 1, 1, 0], 5)


def test_c25_5_afterwards_it_is_too_late_for_a_second_errand():
    """After the action he may be brought home once more, but the action is carried out once."""
    game = play(acting(12, {"lira": 0, "hand": {"family": 1}}, seats=3), "act send:2 act")
    assert options(game) == ["end_turn", "play:family"]
    play(game, "play:family reward:lira")
    assert (options(game), player(game)["family"], player(game)["lira"]) == (["end_turn"], 12, 3)


# -- any goods --------------------------------------------------------------------------------------------------------

FULL = {"lira": 0, "extensions": 3, "goods": load(5, 5, 5, 5), "hand": {"any_goods": 1}}


@pytest.mark.parametrize(("count", "lira"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_c26_1_one_to_five_goods_of_any_kinds(count, lira):
    """At the Small Market's prices; S5 shows no red good, the card sells red all the same. The tile goes under."""
    game = acting(11, FULL, seats=3, demand={"small_market": ["S5"]})
    play(game, "act play:any_goods", "sell:red " * count, "done demand:S2")
    assert (player(game)["lira"], goods(game)) == (lira, [5 - count, 5, 5, 5])
    assert table(game)["demand"]["small_market"] == ["S2", None, None, None, "S5"]
    assert (player(game)["hand"], table(game)["discard"]) == ({}, ["any_goods"])


def test_c26_1_any_mixture():
    game = play(acting(11, FULL, seats=3), "act play:any_goods")
    assert options(game) == ["sell:red", "sell:green", "sell:yellow", "sell:blue"]
    play(game, "sell:red sell:yellow")
    assert options(game) == ["done", "sell:yellow", "sell:blue"]
    play(game, "sell:blue sell:blue sell:blue done")
    assert (player(game)["lira"], goods(game)) == (20, [4, 5, 4, 2])


def test_c26_1_the_card_is_chosen_before_the_first_good():
    """The sale is one of the two ways from its first good on; played or not, no second sale follows."""
    game = play(acting(11, FULL, seats=3), "act sell:red")
    assert interrupts(game) == []
    assert reason(game, "play:any_goods") == ("not_now", 0, 0)
    play(game, "done demand:S2")
    assert options(game) == ["end_turn"]


def test_c26_2_it_serves_a_family_member():
    """[C26.2 B12.9] case 16.10: from the Police Station to the Small Market."""
    game = play(acting(12, FULL, seats=3), "act send:11 act")
    assert "play:any_goods" in options(game)
    play(game, "play:any_goods", "sell:blue " * 5, "done")
    assert (player(game)["lira"], goods(game)) == (20, [5, 5, 5, 0])


def test_c26_3_where_the_sale_is_possible_without_it():
    """S1 shows 1 1 2 1: exactly what is sold, and the card may be used up for it."""
    game = play(acting(11, FULL, seats=3, demand={"small_market": ["S1"]}), "act")
    assert options(game) == ["sell:red", "sell:green", "sell:yellow", "sell:blue", "play:any_goods"]
    play(game, "play:any_goods sell:red done")
    assert player(game)["lira"] == 2


def test_c26_3_where_the_sale_is_not_possible_without_it():
    """S3 shows no blue; with the card the action can be carried out, and only with the card."""
    me = {**FULL, "goods": load(blue=2)}
    game = acting(11, me, seats=3, demand={"small_market": ["S3"]})
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert options(game) == ["play:any_goods"]
    assert reason(game, "sell:blue") == ("not_demanded", 3, 0)
    assert reason(game, "done") == ("sell_one", 0, 0)
    play(game, "play:any_goods sell:blue sell:blue done")
    assert (player(game)["lira"], goods(game)) == (5, [0, 0, 0, 0])
    game = acting(11, {**me, "hand": {}}, seats=3, demand={"small_market": ["S3"]})
    assert (options(game), reason(game, "act")) == (["skip"], ("nothing_to_sell", 0, 0))


def test_c26_4_no_goods_and_a_sixth_good_are_refused():
    """case 16.11"""
    game = play(acting(11, FULL, seats=3), "act play:any_goods")
    assert reason(game, "done") == ("sell_one", 0, 0)
    play(game, "sell:green " * 4, "sell:blue")
    assert options(game) == ["done"]
    assert reason(game, "sell:blue") == ("sale_full", 5, 0)
    with pytest.raises(sr.IllegalAction):
        play(game, "sell:blue")
    game = acting(11, {**FULL, "goods": load()}, seats=3)
    assert (options(game), reason(game, "act")) == (["skip"], ("nothing_to_sell", 0, 0))


def test_c26_4_the_large_market_does_not_know_the_card():
    game = play(acting(10, FULL, seats=3, demand={"large_market": ["L1"]}), "act")
    assert options(game) == ["sell:red", "sell:green", "sell:blue"]
    assert reason(game, "play:any_goods") == ("only_small_market", 0, 0)
    game = acting(10, {**FULL, "goods": load(yellow=2)}, seats=3, demand={"large_market": ["L1"]})
    assert (options(game), reason(game, "act")) == (["skip"], ("nothing_to_sell", 0, 0))


@pytest.mark.parametrize("place", [2, 6, 7, 13])
def test_c26_4_it_is_a_way_of_selling_and_nothing_else(place):
    game = acting(place, FULL, seats=3)
    assert interrupts(game) == []
    assert reason(game, "play:any_goods") == ("not_now", 0, 0)
