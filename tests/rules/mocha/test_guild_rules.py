"""What holds for every guild card (docs/rules/mocha.md, MB37)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.mocha.table import GUILD, at, box, coffee, guild_turn, other_cards, wealth
from tests.rules.table import Player, goods, interrupts, load, options, play, player, reason, table

# Enough for every card; the family member is away, assistants stand on 1 and 4.
RICH = {
    "merchant": 3,
    "lira": 30,
    "coffee": 30,
    "extensions": 2,
    "goods": load(4, 4, 4, 4),
    "family": 3,
    "assistants": [1, 4],
    "rubies": 0,
}
# How each card is played to its end.
PLAYED = {
    1: "",
    2: "",
    3: "",
    4: "",
    5: "act",
    6: "take:pile draw:stay take:pile draw:stay take:pile draw:corner discard:corner",
    7: "recall:1 done",
    8: "roll:1+1",
    9: "call:3 roll:1+1",
    10: "sell:red done demand:L2",
    11: "sell:red done demand:S2",
    12: "send:2",
    13: "give:red",
    14: "tile:red",
    15: "tile:blue",
    16: "",
    17: "roast:lira done",
    18: "draw:guild_1 draw:guild_2 draw:guild_3 discard:guild_2",
    19: "tavern:movement barrier:2 beside:8",
    20: "",
}
ALL = sorted(PLAYED)
EVERYBODY = {"governor": 3, "smuggler": 3, "coffee_trader": 3}


def played(number: int, me: Player | None = None, **rest: Any) -> sr.BoardGame:
    """The card played to its end, with two others at the merchant's place and all tokens there."""
    others = [{"merchant": 3, "family": 3, "lira": 0}, {"merchant": 3, "lira": 0}]
    game = guild_turn(number, {**RICH, **(me or {})}, *others, tokens=EVERYBODY, **rest)
    tokens = PLAYED[number].replace(f"draw:guild_{number}", "draw:guild_4")
    return play(game, f"play:guild_{number}", tokens)


@pytest.mark.parametrize("number", ALL)
def test_mb37_1_instead_of_everything_else(number):
    """[MB37.1 MB37.2 MB37.13] No move, no assistant step, nobody paid, met or caught; then the turn is over."""
    game = played(number)
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])
    assert (player(game)["merchant"], [player(game, seat)["lira"] for seat in (1, 2)]) == (3, [0, 0])
    assert 3 not in player(game)["assistants"]
    play(game, "end_turn")
    assert (game.owner(), player(game, 1)["family"], table(game)["tokens"]) == (1, 3, EVERYBODY)


@pytest.mark.parametrize("number", ALL)
def test_mb37_6_then_it_lies_on_its_discard_pile(number):
    """[MB37.6] After what it asks for, on top; the bonus cards' discard pile knows nothing of it."""
    game = played(number)
    assert (box(game)["guild_discard"][-1], player(game)["hand"].get(f"guild_{number}")) == (f"guild_{number}", None)
    assert not any(name.startswith("guild_") for name in table(game)["discard"])


@pytest.mark.parametrize("number", [7, 9, 13, 17])
def test_mb37_6_not_before_its_effect(number):
    game = guild_turn(number, RICH, seats=3)
    assert box(play(game, f"play:guild_{number}"))["guild_discard"] == []


@pytest.mark.parametrize("start", [1, 7, 13, 20])
def test_mb37_2_wherever_the_merchant_is(start):
    """[MB37.2] Beside the place, far from it, at the Fountain."""
    game = play(guild_turn(3, {"merchant": start}, seats=3), "play:guild_3")
    assert (goods(game), player(game)["merchant"], player(game)["assistants"]) == ([0, 2, 0, 0], start, [])


def test_mb37_1_only_at_the_start_of_the_turn():
    """[MB37.1] After arriving, before the action and during encounters it is too late."""
    game = guild_turn(3, {"merchant": 12}, seats=3)
    assert "play:guild_3" in options(game)
    for token in ("move:9", "leave", "act", "call:3"):
        play(game, token)
        if game.owner() == 0:
            assert reason(game, "play:guild_3") == ("not_now", 0, 0)
    assert reason(play(game, "roll:1+1"), "play:guild_3") == ("not_now", 0, 0)


def test_mb37_1_not_after_a_movement_card():
    for card in ("long_move", "corner"):
        game = play(guild_turn(3, {"hand": {card: 1}}, seats=3), f"play:{card}")
        assert reason(game, "play:guild_3") == ("not_now", 0, 0)
    game = play(guild_turn(3, {"merchant": 9, "hand": {"stay": 1}}, seats=3), "play:stay")
    assert reason(game, "play:guild_3") == ("not_now", 0, 0)


def test_mb37_13_one_guild_card_a_turn():
    """[MB37.13] And no move after it."""
    game = play(
        guild_turn(3, {"hand": {"guild_2": 1, "long_move": 1, "stay": 1, "corner": 1}}, seats=3), "play:guild_3"
    )
    assert options(game) == ["end_turn"]
    for card in ("guild_2", "long_move", "stay", "corner"):
        assert reason(game, f"play:{card}") == ("not_now", 0, 0)


def test_mb37_13_the_next_turn_is_free_again():
    """[MB37.3] What was barred is barred for that turn only."""
    me = {"merchant": 12, "lira": 0, "tiles": ["red"], "hand": {"guild_3": 1}}
    game = at(me, {"merchant": 1}, neutral_merchants=[7, 7, 7])
    play(game, "play:guild_3 end_turn move:8 leave skip end_turn move:9 leave act call:9 roll:5+1")
    assert "reroll" in options(game)


# -- cards and tiles beside it ----------------------------------------------------------------------------------------


def test_mb37_3_place_bound_things_are_barred_in_the_action_it_leads_to():
    """[MB37.3] Guild card 12 sends the family member: no red tile at 9, no green at 2, no any-goods card at 11."""
    me = {"lira": 9, "tiles": ["red", "green"], "family": 12}
    game = play(guild_turn(12, me, seats=3), "play:guild_12 send:9 call:9 roll:5+1")
    assert (game.step, player(game)["lira"]) == ("turn.encounters", 11)
    game = play(guild_turn(12, me, seats=3), "play:guild_12 send:2")
    assert (game.step, goods(game)) == ("turn.encounters", [2, 0, 0, 0])
    game = play(guild_turn(12, {**me, "goods": load(1), "hand": {"any_goods": 1}}, seats=3), "play:guild_12 send:11")
    assert (options(game), reason(game, "play:any_goods")) == (["sell:red"], ("not_with_guild_card", 0, 0))


def test_mb37_3_the_any_goods_card_makes_no_sale_possible():
    """[MB37.3] Blue goods only, where the tile asks for none: neither guild card 11 nor a family member by card 12."""
    me = {"goods": load(0, 0, 0, 2), "hand": {"any_goods": 1, "guild_12": 1}}
    game = guild_turn(11, me, seats=3, demand={"small_market": ["S3"]})
    assert reason(game, "play:guild_11") == ("nothing_to_sell", 0, 0)
    assert reason(play(game, "play:guild_12"), "send:11") == ("action_impossible", 11, 0)


@pytest.mark.parametrize(
    ("number", "card"),
    [
        (1, "repeat_wainwright"),
        (5, "repeat_post_office"),
        (13, "repeat_palace"),
        (16, "repeat_dealer"),
        (20, "repeat_coffee_house"),
    ],
)
def test_mb37_3_no_repeat_card(number, card):
    """[MB37.3] Neither after the card of its place nor after the action of the family member sent by card 12."""
    game = played(number, {"hand": {card: 1}, "lira": 90, "coffee": 90, "extensions": 1, "goods": load(3, 3, 3, 3)})
    assert (options(game), reason(game, f"play:{card}")) == (["end_turn"], ("not_with_guild_card", 0, 0))
    if number == 1:
        game = play(guild_turn(12, {"lira": 90, "hand": {card: 1}}, seats=3), "play:guild_12 send:1")
    else:
        me = {"lira": 90, "coffee": 90, "extensions": 3, "goods": load(5, 5, 5, 5), "hand": {card: 1}}
        game = play(guild_turn(12, me, seats=3), f"play:guild_12 send:{number}", "give:red" if number == 13 else "")
    assert reason(game, f"play:{card}") == ("not_with_guild_card", 0, 0)


def test_mb37_4_any_time_cards_before_and_after():
    """[MB37.4] One good, family, exchange, rewards, guild card, money, yellow tile."""
    hand = {"one_good": 2, "family": 1, "exchange": 1, "dice_rewards": 1, "coffee_to_guild": 1, "five_lira": 1}
    me = {"merchant": 3, "lira": 9, "coffee": 9, "family": 5, "tiles": ["yellow"], "assistants": [1, 4], "hand": hand}
    before = ["play:one_good", "play:five_lira", "play:family", "play:coffee_to_guild", "play:dice_rewards"]
    before += ["play:exchange"]
    game = guild_turn(2, me, seats=3)
    assert interrupts(game) == [*before, "play:guild_2", "use:yellow"]
    play(game, "play:one_good good:blue play:guild_2")
    assert interrupts(game) == [*before, "use:yellow"]
    play(
        game,
        "play:one_good good:blue use:yellow recall:1 play:family reward:lira play:exchange give:red done good:coffee",
    )
    assert (goods(game), coffee(game), player(game)["family"], player(game)["assistants"]) == (
        [1, 0, 0, 2],
        11,
        12,
        [4],
    )


def test_mb37_4_the_return_card_before_it_only():
    hand = {"return_assistant": 2}
    game = play(
        guild_turn(2, {"assistants": [1, 4], "hand": hand}, seats=3), "play:return_assistant recall:4 play:guild_2"
    )
    assert (player(game)["assistants"], reason(game, "play:return_assistant")) == ([1], ("not_now", 0, 0))


def test_mb37_4_the_yellow_tile_once_in_such_a_turn_too():
    me = {"lira": 9, "tiles": ["yellow"], "assistants": [1, 4]}
    game = play(guild_turn(2, me, seats=3), "use:yellow recall:1 play:guild_2")
    assert reason(game, "use:yellow") == ("yellow_used", 0, 0)


def test_mb37_4_between_the_two_actions_of_card_5():
    """[MB37.4 MB105.2] Any-time cards and the yellow tile; then the second action must come."""
    hand = {"one_good": 1, "repeat_post_office": 1, "return_assistant": 1, "family": 1}
    me = {"lira": 9, "family": 3, "tiles": ["yellow"], "assistants": [1], "hand": hand}
    game = play(guild_turn(5, me, seats=3), "play:guild_5")
    assert (game.step, options(game)) == ("guild.again", ["act", "play:one_good", "play:family", "use:yellow"])
    assert reason(game, "play:repeat_post_office") == ("not_with_guild_card", 0, 0)
    assert reason(game, "play:return_assistant") == ("not_now", 0, 0)
    play(game, "use:yellow recall:1 play:one_good good:blue act")
    assert (wealth(game)[:3], game.step) == ((9 - 2 + 2 + 2, 0, [1, 1, 2, 1]), "turn.encounters")


def test_mb37_4_money_inside_the_card():
    """[MB37.4] While the card asks for something only money can be played."""
    hand = {"five_lira": 1, "two_coffee": 1, "one_good": 1}
    game = play(guild_turn(17, {"lira": 0, "goods": load(1), "hand": hand}, seats=3), "play:guild_17")
    assert interrupts(game) == ["play:five_lira", "play:two_coffee"]


# -- all of it, or not at all -----------------------------------------------------------------------------------------

POOR = {"merchant": 3, "lira": 0, "coffee": 0}
BARRED = {
    1: ("needs_lira", 5, 0),
    10: ("nothing_to_sell", 0, 0),
    11: ("nothing_to_sell", 0, 0),
    13: ("needs_good", 1, 0),
    14: ("no_tile", 0, 0),
    15: ("no_tile", 0, 0),
    16: ("needs_lira", 14, 0),
    17: ("no_exchange", 0, 0),
    19: ("needs_coffee", 2, 0),
    20: ("needs_coffee", 4, 0),
}


@pytest.mark.parametrize("number", ALL)
def test_mb37_5_with_nothing_at_all(number):
    """[MB37.5] Ten of the cards ask for something; the other ten can always be played."""
    game = guild_turn(number, POOR, seats=3)
    if number in BARRED:
        assert reason(game, f"play:guild_{number}") == BARRED[number]
    else:
        assert f"play:guild_{number}" in options(game)


@pytest.mark.parametrize("number", sorted(BARRED))
def test_mb37_5_and_with_enough(number):
    assert f"play:guild_{number}" in options(guild_turn(number, RICH, seats=3))


# -- how they are got -------------------------------------------------------------------------------------------------


def test_mb37_11_one_got_before_moving_may_be_played_at_once():
    """[MB37.11] Bought with coffee before the move."""
    game = at({"merchant": 3, "coffee": 2, "hand": {"coffee_to_guild": 1}}, seats=3)
    play(game, "play:coffee_to_guild draw:guild_4")
    assert "play:guild_4" in options(game)
    assert goods(play(game, "play:guild_4")) == [0, 0, 2, 0]


def test_mb37_11_one_got_later_waits():
    game = at({"merchant": 12, "coffee": 2, "hand": {"coffee_to_guild": 1}}, seats=3)
    play(game, "move:9 play:coffee_to_guild draw:guild_4")
    assert reason(game, "play:guild_4") == ("not_now", 0, 0)


def test_mb37_9_a_card_in_play_is_not_in_the_reshuffle():
    """[MB37.9 MB118.2] Card 18 empties the pile: the discard pile is shuffled in without it."""
    rest = other_cards("guild_18 guild_1 guild_2 guild_3", deck=GUILD)
    game = guild_turn(18, {}, {"hand": rest}, seats=3, mocha={"guild_discard": ["guild_2", "guild_3"]})
    play(game, "play:guild_18 draw:guild_1")
    assert (options(game), box(game)["guild_discard"]) == (["draw:guild_2", "draw:guild_3"], [])
    play(game, "draw:guild_2 draw:guild_3 discard:guild_2")
    assert (box(game)["guild_pile_size"], box(game)["guild_discard"]) == (0, ["guild_2", "guild_18"])


@pytest.mark.parametrize(
    ("number", "tokens", "before", "after"),
    [
        (7, "play:guild_7 recall:1", 0, 2),
        (13, "play:guild_13", 0, 3),
        (17, "play:guild_17 roast:lira", 2, 4),
    ],
)
def test_mb37_12_what_is_on_top_comes_after_the_action(number, tokens, before, after):
    """[MB37.12] In the middle of the action the extra coffee is not there yet."""
    game = play(guild_turn(number, {**RICH, "coffee": 0}, seats=3), tokens)
    assert coffee(game) == before
    assert coffee(play(game, "give:red" if number == 13 else "done")) == after
