"""Guild cards 12 to 18 and 20: can, cannot, with a full or an empty supply (docs/rules/mocha.md, MB112 to MB120)."""

import pytest

from tests.rules.mocha.table import GUILD, box, coffee, guild_turn, other_cards, wealth
from tests.rules.table import goods, load, options, play, player, reason, table

# -- 12 Police Station ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", [12, 5, 19])
def test_mb112_1_home_without_reward_from_anywhere(family):
    """[MB112.1] Away or at home already; no card, no Lira."""
    game = play(guild_turn(12, {"lira": 1, "family": family}, seats=3), "play:guild_12")
    me = player(game)
    assert (me["family"], me["lira"], me["hand_size"], game.step) == (12, 1, 0, "guild.send")


def test_mb112_2_then_out_to_act():
    """[MB112.2] With the family member away: home, out again, also to where he was; he stays and meets nobody."""
    others = [{"merchant": 3, "family": 3, "lira": 0}, {}]
    game = guild_turn(12, {"merchant": 9, "lira": 5, "family": 3}, *others, tokens={"governor": 3, "smuggler": 3})
    play(game, "play:guild_12 send:3")
    me = player(game)
    assert (goods(game), me["family"], me["merchant"], me["lira"]) == ([0, 2, 0, 0], 3, 9, 5)
    assert (options(game), player(game, 1)["family"], player(game, 1)["lira"]) == (["end_turn"], 3, 0)


def test_mb112_2_he_may_be_caught_there():
    game = guild_turn(12, {"merchant": 9}, {"merchant": 10}, neutral_merchants=[7, 7, 7])
    play(game, "play:guild_12 send:3 end_turn move:3 leave skip")
    assert options(game) == ["meet:smuggler", "catch:0"]


def test_mb112_3_only_where_the_action_is_possible():
    """[MB112.3] With nothing at all: what costs something is not offered, the Police Station never is."""
    game = play(guild_turn(12, {"lira": 0}, seats=3), "play:guild_12")
    assert options(game) == [f"send:{place}" for place in (2, 3, 4, 5, 6, 7, 8, 9, 18)]
    for place in (1, 10, 11, 13, 14, 15, 16, 17, 19, 20):
        assert reason(game, f"send:{place}") == ("action_impossible", place, 0)


def test_mb112_3_with_enough_everywhere():
    me = {"lira": 50, "coffee": 50, "extensions": 2, "goods": load(4, 4, 4, 4)}
    game = play(guild_turn(12, me, seats=3), "play:guild_12")
    assert options(game) == [f"send:{place}" for place in range(1, 21) if place != 12]


def test_mb112_3_money_may_open_a_place():
    """[MB112.3] 5 Lira played inside the card make the Wainwright possible."""
    game = play(guild_turn(12, {"lira": 2, "hand": {"five_lira": 1}}, seats=3), "play:guild_12")
    assert "send:1" not in options(game)
    assert player(play(game, "play:five_lira send:1"))["extensions"] == 1


def test_mb112_3_the_action_cannot_be_declined():
    """[MB112.3] Sent to the Tea House he is asked for a number, not whether."""
    game = play(guild_turn(12, seats=3), "play:guild_12 send:9")
    assert game.step == "tea_house.call"


def test_mb112_2_to_the_fountain_the_tavern_and_the_coffee_house():
    """[MB112.2] Assistants go to the merchant; at the Tavern he may lay the barrier and act beside it."""
    game = play(guild_turn(12, {"merchant": 9, "assistants": [4]}, seats=3), "play:guild_12 send:7 recall:4")
    assert (player(game)["assistants"], player(game)["merchant"]) == ([], 9)
    game = play(guild_turn(12, {"coffee": 2}, seats=3), "play:guild_12 send:19 tavern:barrier barrier:2 beside:8")
    assert options(game) == ["act", "skip"]
    game = play(guild_turn(12, {"coffee": 6}, seats=3), "play:guild_12 send:20")
    assert wealth(game)[1::2] == (0, 1)


# -- 13 Sultan's Palace -----------------------------------------------------------------------------------------------


def test_mb113_1_ruby_and_three_coffee():
    """[MB113.1] Five goods with three players, one of them of any kind."""
    game = play(guild_turn(13, {"goods": load(1, 2, 1, 1)}, seats=3), "play:guild_13")
    assert options(game) == ["give:green"]
    assert wealth(play(game, "give:green"))[1:] == (3, [0, 0, 0, 0], 1)


def test_mb113_2_goods_missing_or_no_ruby():
    game = guild_turn(13, {"goods": load(1, 1, 1, 1), "coffee": 9}, seats=3)
    assert reason(game, "play:guild_13") == ("needs_good", 5, 4)
    me = {"extensions": 3, "goods": load(5, 5, 5, 5)}
    game = guild_turn(13, me, seats=4, rubies={"sultans_palace": 0})
    assert reason(game, "play:guild_13") == ("no_ruby", 0, 0)


# -- 14, 15 mosques ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "tile", "mine"),
    [(14, "red", load(1)), (14, "green", load(0, 1)), (15, "yellow", load(0, 0, 1)), (15, "blue", load(0, 0, 0, 1))],
)
def test_mb114_1_a_tile_for_one_good(number, tile, mine):
    """[MB114.1 MB115.1] The stack is down to its last tile, which shows 5: one good of the colour is enough."""
    others = [{"tiles": [tile], "rubies": 0}] * 3
    game = play(guild_turn(number, {"goods": mine}, *others), f"play:guild_{number}")
    assert options(game) == [f"tile:{tile}"]
    play(game, f"tile:{tile}")
    assert (player(game)["tiles"], goods(game), table(game)["mosque_tiles"][tile]) == ([tile], [0, 0, 0, 0], 0)


def test_mb115_1_the_blue_tile_brings_the_fifth_assistant():
    game = play(guild_turn(15, {"goods": load(0, 0, 0, 1), "merchant": 9}, seats=3), "play:guild_15 tile:blue")
    assert (len(player(game)["stack"]), player(game)["fifth_assistant"]) == (5, "joined")


@pytest.mark.parametrize(
    ("number", "own", "other", "mosque"),
    [(14, "red", "green", "small_mosque"), (14, "green", "red", "small_mosque"),
     (15, "blue", "yellow", "great_mosque"), (15, "yellow", "blue", "great_mosque")],
)  # fmt: skip
def test_mb114_2_the_second_tile_brings_the_ruby(number, own, other, mosque):
    """[MB114.2 MB115.2]"""
    game = guild_turn(number, {"tiles": [own], "goods": load(1, 1, 1, 1)}, seats=3)
    play(game, f"play:guild_{number} tile:{other}")
    assert (player(game)["rubies"], table(game)["rubies"][mosque]) == (1, 2)


def test_mb114_3_what_bars_a_tile():
    """[MB114.3] Owned, gone, or no good of the colour."""
    others = [{"tiles": ["green"]}] * 4
    me = {"goods": load(1, 1)}
    game = play(guild_turn(14, me, *others), "play:guild_14")
    assert (options(game), reason(game, "tile:green")) == (["tile:red"], ("stack_empty", 1, 0))
    game = play(guild_turn(14, {"goods": load(1, 1), "tiles": ["red"]}, seats=3), "play:guild_14")
    assert reason(game, "tile:red") == ("own_tile", 0, 0)
    game = play(guild_turn(14, {"goods": load(1)}, seats=3), "play:guild_14")
    assert reason(game, "tile:green") == ("needs_good", 1, 1)


@pytest.mark.parametrize("number", [14, 15])
def test_mb114_3_no_tile_at_all(number):
    """[MB114.3 MB115.2] Goods of the other mosque's colours do not help; nor does it with both tiles owned."""
    mine = load(0, 0, 2, 2) if number == 14 else load(2, 2)
    assert reason(guild_turn(number, {"goods": mine}, seats=3), f"play:guild_{number}") == ("no_tile", 0, 0)
    tiles = ["red", "green"] if number == 14 else ["yellow", "blue"]
    game = guild_turn(number, {"goods": load(2, 2, 2, 2), "tiles": tiles}, seats=3)
    assert reason(game, f"play:guild_{number}") == ("no_tile", 0, 0)


# -- 16 Gemstone Dealer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_mb116_1_ruby_and_three_coffee(seats, price):
    """[MB116.1] With two players the example of the book: 15 Lira."""
    game = play(guild_turn(16, {"lira": price}, seats=seats), "play:guild_16")
    assert wealth(game) == (0, 3, [0, 0, 0, 0], 1)


def test_mb116_2_money_missing_or_no_ruby():
    assert reason(guild_turn(16, {"lira": 14}), "play:guild_16") == ("needs_lira", 15, 14)
    game = guild_turn(16, {"lira": 99}, seats=5, rubies={"gemstone_dealer": 0})
    assert reason(game, "play:guild_16") == ("no_ruby", 0, 0)


# -- 17 Roasting Plant ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tokens", "amount"),
    [
        ("roast:lira done", 4),
        ("roast:good give:red roast:lira done", 6),
        ("roast:card discard:guild_3 roast:lira roast:good give:red done", 8),
    ],
)
def test_mb117_1_exchanges_and_two_coffee_once(tokens, amount):
    game = guild_turn(17, {"lira": 2, "goods": load(1), "hand": {"guild_3": 1}}, seats=3)
    assert coffee(play(game, "play:guild_17", tokens)) == amount


def test_mb117_2_an_exchange_without_the_card_itself():
    """[MB117.2] The card in play is not there to be discarded; any other card is enough."""
    game = guild_turn(17, {"lira": 1, "coffee": 9}, seats=3)
    assert reason(game, "play:guild_17") == ("no_exchange", 0, 0)
    for card in ("guild_3", "stay"):
        game = play(guild_turn(17, {"lira": 1, "hand": {card: 1}}, seats=3), "play:guild_17 roast:card")
        assert options(game) == [f"discard:{card}"]
    assert "play:guild_17" in options(guild_turn(17, {"lira": 2}, seats=3))
    assert "play:guild_17" in options(guild_turn(17, {"lira": 1, "goods": load(1)}, seats=3))


# -- 18 Guild Hall ----------------------------------------------------------------------------------------------------


def test_mb118_1_a_coffee_and_three_guild_cards():
    """[MB118.1 MB118.2] The card itself is neither drawn nor discarded."""
    game = play(guild_turn(18, {"hand": {"guild_5": 1}}, seats=3), "play:guild_18")
    assert (coffee(game), "draw:guild_18" in options(game), len(options(game))) == (1, False, 18)
    play(game, "draw:guild_1 draw:guild_2 draw:guild_3")
    assert options(game) == ["discard:guild_1", "discard:guild_2", "discard:guild_3", "discard:guild_5"]
    play(game, "discard:guild_5")
    assert (box(game)["guild_discard"], box(game)["guild_cards"]) == (["guild_5", "guild_18"], [3, 0, 0])


def test_mb118_2_with_nothing_to_draw():
    game = play(guild_turn(18, {}, {"hand": other_cards("guild_18", deck=GUILD)}, seats=3), "play:guild_18")
    assert (coffee(game), options(game), box(game)["guild_discard"]) == (1, ["end_turn"], ["guild_18"])


# -- 20 Coffee House --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "price"), [(5, 4), (4, 5), (3, 6), (2, 7), (1, 8)])
def test_mb120_1_two_coffee_less(left, price):
    game = guild_turn(20, {"coffee": price, "rubies": 0}, seats=4, rubies={"coffee_house": left})
    play(game, "play:guild_20")
    assert (wealth(game)[1::2], table(game)["rubies"]["coffee_house"]) == ((0, 1), left - 1)


def test_mb120_2_coffee_missing_or_no_ruby():
    assert reason(guild_turn(20, {"coffee": 3}, seats=3), "play:guild_20") == ("needs_coffee", 4, 3)
    game = guild_turn(20, {"coffee": 30}, seats=4, rubies={"coffee_house": 0})
    assert reason(game, "play:guild_20") == ("no_ruby", 0, 0)
