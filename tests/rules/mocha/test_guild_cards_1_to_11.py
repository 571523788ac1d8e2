"""Guild cards 1 to 11: can, cannot, and with a full or an empty supply (docs/rules/mocha.md, MB101 to MB111)."""

import pytest

from tests.rules.mocha.table import acting, box, coffee, guild_turn, other_cards, wealth
from tests.rules.table import goods, load, options, play, player, reason, table

# -- 1 Wainwright -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("extensions", "rubies"), [(0, 0), (1, 0), (2, 1)])
def test_mb101_1_an_extension_for_five_lira(extensions, rubies):
    """[MB101.1] The third brings the ruby of the Wainwright."""
    game = play(guild_turn(1, {"lira": 5, "extensions": extensions}, seats=3), "play:guild_1")
    assert (player(game)["lira"], player(game)["extensions"], player(game)["rubies"]) == (0, extensions + 1, rubies)
    assert table(game)["rubies"]["wainwright"] == 3 - rubies


def test_mb101_2_four_lira_or_a_complete_wheelbarrow():
    game = guild_turn(1, {"lira": 4, "hand": {"five_lira": 1}}, seats=3)
    assert reason(game, "play:guild_1") == ("needs_lira", 5, 4)
    assert player(play(game, "play:five_lira play:guild_1"))["lira"] == 4
    game = guild_turn(1, {"lira": 50, "extensions": 3}, seats=3)
    assert reason(game, "play:guild_1") == ("all_extensions", 0, 0)


# -- 2, 3, 4 warehouses -----------------------------------------------------------------------------------------------

FILLED = {2: [3, 0, 0, 0], 3: [0, 3, 0, 0], 4: [0, 0, 3, 0]}


@pytest.mark.parametrize("number", [2, 3, 4])
def test_mb102_1_filled_and_a_coffee(number):
    """[MB102.1 MB103.1 MB104.1] To the capacity of an extended wheelbarrow."""
    game = play(guild_turn(number, {"extensions": 1}, seats=3), f"play:guild_{number}")
    assert (goods(game), coffee(game)) == (FILLED[number], 1)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_mb102_2_with_no_room_there_is_the_coffee(number):
    """[MB102.2 MB103.2 MB104.2] Full already; the green tile does not serve, although there is room for blue."""
    me = {"lira": 9, "goods": load(2, 2, 2, 0), "tiles": ["green"]}
    game = play(guild_turn(number, me, seats=3), f"play:guild_{number}")
    assert (wealth(game), options(game)) == ((9, 1, [2, 2, 2, 0], 0), ["end_turn"])


# -- 5 Post Office ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("down", "gain", "now"),
    [
        (0, (4, [1, 1, 2, 0]), 2),
        (1, (5, [2, 0, 2, 0]), 3),
        (2, (6, [2, 0, 1, 1]), 4),
        (3, (7, [2, 0, 0, 2]), 0),  # the indicators go up again after the second
        (4, (6, [1, 1, 1, 1]), 1),  # and between the two
    ],
)
def test_mb105_1_the_post_office_twice(down, gain, now):
    """[MB105.1] The indicator moves after each, also over the change from all down to all up."""
    game = play(guild_turn(5, {"lira": 0}, seats=3, mail_down=down), "play:guild_5 act")
    assert ((player(game)["lira"], goods(game)), table(game)["mail_down"]) == (gain, now)


def test_mb105_1_full():
    """Goods without room are lost, the money comes twice."""
    game = play(guild_turn(5, {"lira": 0, "goods": load(2, 2, 2, 2)}, seats=3), "play:guild_5 act")
    assert wealth(game)[::2] == (4, [2, 2, 2, 2])


def test_mb105_2_the_second_is_not_optional():
    """[MB105.2] No skip, no end of the turn, no repeat card in between or afterwards."""
    game = play(guild_turn(5, {"hand": {"repeat_post_office": 1}}, seats=3), "play:guild_5")
    assert (options(game), reason(game, "play:repeat_post_office")) == (["act"], ("not_with_guild_card", 0, 0))
    play(game, "act")
    assert reason(game, "play:repeat_post_office") == ("not_with_guild_card", 0, 0)


# -- 6 Caravansary ----------------------------------------------------------------------------------------------------


def test_mb106_1_a_coffee_and_three_cards():
    """[MB106.1] The source of each as at the place, the coffee first; any bonus card of the hand is discarded."""
    game = guild_turn(6, {"hand": {"family": 1}}, seats=3, discard=["stay", "corner"])
    play(game, "play:guild_6")
    assert (coffee(game), options(game)) == (1, ["take:pile", "take:discard"])
    play(game, "take:discard take:pile draw:exchange take:discard")
    assert options(game) == ["discard:stay", "discard:family", "discard:exchange", "discard:corner"]
    play(game, "discard:family")
    assert (player(game)["hand"], table(game)["discard"]) == ({"stay": 1, "exchange": 1, "corner": 1}, ["family"])
    assert player(game)["known"] == {"stay": 1, "corner": 1}


def test_mb106_2_one_card_to_draw():
    """[MB106.2] The other two are skipped."""
    game = play(guild_turn(6, {}, {"hand": other_cards("stay")}, seats=3), "play:guild_6 take:pile draw:stay")
    assert options(game) == ["discard:stay"]


def test_mb106_2_none_to_draw():
    game = play(guild_turn(6, {}, {"hand": other_cards()}, seats=3), "play:guild_6")
    assert (coffee(game), options(game), box(game)["guild_discard"]) == (1, ["end_turn"], ["guild_6"])


# -- 7 Fountain -------------------------------------------------------------------------------------------------------


def test_mb107_1_assistants_return_to_the_merchant_where_he_stands():
    game = guild_turn(7, {"merchant": 13, "assistants": [1, 4, 13]}, seats=3)
    play(game, "play:guild_7")
    assert options(game) == ["done", "recall:1", "recall:4", "recall:13"]
    play(game, "recall:1 recall:13")
    me = player(game)
    assert (me["merchant"], me["assistants"], len(me["stack"]), coffee(game)) == (13, [4], 3, 2)


@pytest.mark.parametrize("assistants", [[], [4]])
def test_mb107_1_none_included(assistants):
    """With nobody away, or with nobody called: the coffee is taken."""
    game = play(guild_turn(7, {"assistants": assistants}, seats=3), "play:guild_7", "done" if assistants else "")
    assert (player(game)["assistants"], coffee(game), options(game)) == (assistants, 2, ["end_turn"])


# -- 8 Black Market ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roll", "blue"), [("1+1", 0), ("5+1", 0), ("6+1", 1), ("4+4", 1), ("5+4", 2), ("6+5", 3), ("6+6", 3)]
)
def test_mb108_1_three_goods_and_the_dice(roll, blue):
    game = play(guild_turn(8, {"extensions": 1}, seats=3), f"play:guild_8 roll:{roll}")
    assert (goods(game), options(game)) == ([1, 1, 1, blue], ["end_turn"])


def test_mb108_2_no_red_tile():
    """[MB108.2] With an empty hand the roll stands at once; with cards it can be kept, or turned by the card."""
    game = play(guild_turn(8, {"tiles": ["red"]}, seats=3), "play:guild_8 roll:3+3")
    assert options(game) == ["end_turn"]
    game = play(guild_turn(8, {"tiles": ["red"], "hand": {"die_to_six": 1}}, seats=3), "play:guild_8 roll:3+3")
    assert options(game) == ["keep", "play:die_to_six"]
    assert goods(play(game, "play:die_to_six turn_die:3")) == [1, 1, 1, 2]


def test_mb108_3_full():
    game = play(guild_turn(8, {"goods": load(2, 1, 2, 2)}, seats=3), "play:guild_8 roll:6+6")
    assert goods(game) == [2, 2, 2, 2]


# -- 9 Tea House ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "roll", "lira"),
    [(7, "4+1", 4), (7, "4+3", 7), (3, "1+1", 4), (3, "2+1", 3), (12, "6+5", 4), (12, "6+6", 12)],
)
def test_mb109_1_four_lira_for_falling_short(number, roll, lira):
    """[MB109.1] The example of the book first: 7 named, 5 rolled, 4 Lira."""
    game = play(guild_turn(9, {"lira": 0}, seats=3), "play:guild_9")
    assert options(game) == [f"call:{called}" for called in range(3, 13)]
    assert player(play(game, f"call:{number} roll:{roll}"))["lira"] == lira


def test_mb109_1_only_with_the_card():
    """At the place itself it stays at 2."""
    assert player(play(acting(9, {"lira": 0}, seats=3), "act call:7 roll:4+1"))["lira"] == 2


def test_mb109_2_no_red_tile():
    """[MB109.2]"""
    me = {"lira": 0, "tiles": ["red"]}
    assert player(play(guild_turn(9, me, seats=3), "play:guild_9 call:9 roll:5+1"))["lira"] == 4
    game = play(guild_turn(9, {**me, "hand": {"die_to_six": 1}}, seats=3), "play:guild_9 call:9 roll:5+1")
    assert options(game) == ["keep", "play:die_to_six"]
    assert player(play(game, "play:die_to_six turn_die:1"))["lira"] == 9


# -- 10, 11 markets ---------------------------------------------------------------------------------------------------


def test_mb110_1_large_market_and_three_lira():
    """[MB110.1] L1 asks for 2 red, 1 green, 2 blue: three goods bring 12, and 3 on top."""
    game = guild_turn(10, {"lira": 0, "goods": load(2, 0, 2, 1)}, seats=3, demand={"large_market": ["L1"]})
    play(game, "play:guild_10")
    assert options(game) == ["sell:red", "sell:blue"]
    play(game, "sell:red sell:red sell:blue done demand:L4")
    assert (wealth(game)[::2], table(game)["demand"]["large_market"][0]) == ((15, [0, 0, 2, 0]), "L4")
    assert table(game)["demand"]["large_market"][-1] == "L1"


def test_mb111_1_small_market_and_three_lira():
    """[MB111.1] One good brings 2, and 3 on top; the Large Market's tile stays."""
    game = guild_turn(11, {"lira": 0, "goods": load(1)}, seats=3)
    play(game, "play:guild_11 sell:red done demand:S2")
    assert (player(game)["lira"], table(game)["demand"]["small_market"][0]) == (5, "S2")
    assert table(game)["demand"]["large_market"][0] == "L1"


@pytest.mark.parametrize("number", [10, 11])
def test_mb110_2_nothing_that_is_asked_for(number):
    """[MB110.2 MB111.2] L1 wants no yellow, S3 no blue; and selling nothing is not offered."""
    me = {"goods": load(0, 0, 2, 0) if number == 10 else load(0, 0, 0, 2)}
    game = guild_turn(number, me, seats=3, demand={"small_market": ["S3"]})
    assert reason(game, f"play:guild_{number}") == ("nothing_to_sell", 0, 0)
    game = play(guild_turn(number, {"goods": load(1)}, seats=3), f"play:guild_{number}")
    assert (options(game), reason(game, "done")) == (["sell:red"], ("sell_one", 0, 0))


def test_mb111_2_no_any_goods_card():
    """[MB111.2] One red good is asked for: the second stays, card or not."""
    game = play(guild_turn(11, {"lira": 0, "goods": load(2), "hand": {"any_goods": 1}}, seats=3), "play:guild_11")
    assert reason(game, "play:any_goods") == ("not_with_guild_card", 0, 0)
    play(game, "sell:red")
    assert (options(game), reason(game, "sell:red")) == (["done"], ("not_demanded", 0, 0))
