"""The cards of the movement: long move, stay, return assistant (docs/rules/base.md, C22 to C24)."""

import pytest

from tests.rules.table import acting, at, goods, interrupts, options, play, player, reason, table

# -- long move --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("layout", "start", "goals"),
    [
        ("short", 7, [8, 10, 13, 15, 16]),
        ("short", 15, [3, 6, 7, 10, 11, 13, 14]),
        ("short", 16, [2, 6, 7, 8, 12, 13, 14]),
        ("order", 1, [4, 7, 8, 10, 11, 13, 14]),
        ("order", 7, [1, 9, 13, 14, 16]),
    ],
)
def test_c22_1_to_a_place_at_distance_three_or_four(layout, start, goals):
    """No step less, none more, and not back to the start by way of a detour."""
    game = play(at({"merchant": start, "hand": {"long_move": 1}}, layout=layout, seats=3), "play:long_move")
    assert options(game) == [f"move:{place}" for place in goals]


def test_c22_1_instead_of_the_normal_move():
    """Once played the near places are out of reach, and after moving the card is too late."""
    game = at({"hand": {"long_move": 1}}, seats=3)
    assert "play:long_move" in options(game)
    play(game, "play:long_move")
    assert reason(game, "move:7") == ("same_place", 0, 0)
    assert reason(game, "move:2") == ("too_far", 1, 0)  # the distance, which does not fit
    play(game, "move:13")
    assert player(game)["merchant"] == 13
    game = play(at({"hand": {"long_move": 1}}, seats=3), "move:11")
    assert interrupts(game) == []
    assert reason(game, "play:long_move") == ("not_now", 0, 0)


def test_c22_2_everything_follows_as_after_a_normal_move():
    """Assistant, payment, action, encounters."""
    me = {"lira": 4, "hand": {"long_move": 1}, "merchant": 14}
    game = at(me, {"merchant": 6, "lira": 0}, {"family": 6}, tokens={"smuggler": 6}, discard=["stay"])
    play(game, "play:long_move move:6")
    assert options(game) == ["decline", "leave"]
    play(game, "leave")
    assert options(game) == ["decline", "pay"]
    play(game, "pay act take:discard take:discard discard:long_move")
    assert options(game) == ["meet:smuggler", "catch:2"]
    assert (player(game)["lira"], player(game, 1)["lira"], player(game)["assistants"]) == (2, 2, [6])


def test_c22_2_declining_the_assistant_ends_the_turn():
    game = play(at({"hand": {"long_move": 1}}, seats=3), "play:long_move move:13 decline")
    assert (game.owner(), player(game)["merchant"], table(game)["discard"]) == (1, 13, ["long_move"])


def test_c22_3_the_card_lies_open_on_arrival():
    game = play(at({"hand": {"long_move": 1}}, seats=3), "play:long_move")
    assert table(game)["discard"] == []
    play(game, "move:13")
    assert (game.step, table(game)["discard"]) == ("turn.assistant", ["long_move"])
    game = play(at({"merchant": 15, "hand": {"long_move": 1}}, seats=3), "play:long_move move:7")
    assert (game.step, table(game)["discard"]) == ("turn.action", ["long_move"])


# -- stay -------------------------------------------------------------------------------------------------------------


def test_c23_1_the_merchant_stays_and_has_arrived_anew():
    game = at({"merchant": 9, "hand": {"stay": 1}}, seats=3)
    assert reason(game, "move:9") == ("same_place", 0, 0)
    play(game, "play:stay")
    assert (game.step, player(game)["merchant"], table(game)["discard"]) == ("turn.assistant", 9, ["stay"])
    play(game, "leave act call:3 roll:2+1")
    assert player(game)["lira"] == 2 + 3
    assert reason(play(at({"hand": {"stay": 1}}, seats=3), "move:9"), "play:stay") == ("not_now", 0, 0)


def test_c23_2_an_assistant_is_needed_again():
    """The own one there may be picked up, else one left; both may be declined."""
    game = play(at({"merchant": 9, "assistants": [9], "hand": {"stay": 1}}, seats=3), "play:stay")
    assert options(game) == ["decline", "pick_up"]
    play(game, "pick_up")
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([], 4)
    game = play(at({"merchant": 9, "hand": {"stay": 1}}, seats=3), "play:stay")
    assert options(game) == ["decline", "leave"]
    play(game, "decline")
    assert game.owner() == 1


def test_c23_2_without_any_assistant_the_turn_ends():
    """The Governor is there, but is not met."""
    me = {"merchant": 9, "assistants": [1, 2, 3, 4], "hand": {"stay": 1}}
    game = play(at(me, seats=3, tokens={"governor": 9}), "play:stay")
    assert options(game) == ["decline"]
    assert reason(game, "leave") == ("no_assistant_left", 0, 0)
    assert reason(game, "pick_up") == ("no_assistant_here", 0, 0)
    play(game, "decline")
    assert (game.owner(), table(game)["tokens"]["governor"]) == (1, 9)


def test_c23_3_merchants_are_paid_and_family_members_caught_again():
    """case 16.8: another merchant and a family member on the place."""
    me = {"merchant": 9, "lira": 3, "hand": {"stay": 1}}
    game = at(me, {"merchant": 9, "lira": 0}, {"family": 9}, tokens={"governor": 9})
    play(game, "play:stay leave")
    assert options(game) == ["decline", "pay"]
    play(game, "pay skip")
    assert (player(game)["lira"], player(game, 1)["lira"]) == (1, 2)
    assert options(game) == ["meet:governor", "catch:2"]
    play(game, "catch:2 reward:lira")
    assert (player(game)["lira"], player(game, 2)["family"]) == (4, 12)


def test_c23_3_who_cannot_pay_ends_his_turn():
    game = play(at({"merchant": 9, "lira": 1, "hand": {"stay": 1}}, {"merchant": 9}), "play:stay leave")
    assert options(game) == ["decline"]
    assert reason(game, "pay") == ("needs_lira", 2, 1)


def test_c23_4_at_the_fountain_no_assistant_is_needed():
    """Not even with all of them posted; they can be called back."""
    me = {"merchant": 7, "assistants": [1, 2, 3, 4], "hand": {"stay": 1}}
    game = play(at(me, {"merchant": 7}, tokens={"smuggler": 7}), "play:stay")
    assert (game.step, options(game)) == ("turn.action", ["act", "skip"])
    play(game, "act recall:1 recall:4")
    assert player(game)["assistants"] == [2, 3]
    assert options(game) == ["end_turn", "meet:smuggler"]


# -- return assistant -------------------------------------------------------------------------------------------------


def test_c24_1_one_own_assistant_returns():
    game = at({"assistants": [3, 16], "hand": {"return_assistant": 1}}, {"assistants": [2]})
    play(game, "play:return_assistant")
    assert options(game) == ["recall:3", "recall:16"]  # own ones only
    assert table(game)["discard"] == []
    play(game, "recall:16")
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([3], 3)
    assert (game.step, table(game)["discard"]) == ("turn.move", ["return_assistant"])
    assert player(game)["lira"] == 2  # it costs nothing


def test_c24_1_he_goes_to_the_bottom_of_the_stack():
    """With neutral assistants the stack has an order: the one who came back is the next to be left."""
    me = {"merchant": 9, "stack": ["neutral", "own", "own"], "assistants": [16], "hand": {"return_assistant": 1}}
    game = at(me, seats=3, neutral_assistants=True, demand={"large_market": ["L1"], "small_market": ["S1"]})
    play(game, "play:return_assistant recall:16")
    assert player(game)["stack"] == ["own", "neutral", "own", "own"]
    play(game, "move:3 leave")
    assert (player(game)["stack"], player(game)["assistants"]) == (["neutral", "own", "own"], [3])


def test_c24_1_with_nobody_on_the_board_it_cannot_be_played():
    game = at({"hand": {"return_assistant": 1}}, {"assistants": [5]})
    assert interrupts(game) == []
    assert reason(game, "play:return_assistant") == ("no_assistant_away", 0, 0)


def test_c24_2_before_moving_or_before_the_assistant_step():
    game = at({"merchant": 6, "assistants": [16], "hand": {"return_assistant": 1}}, seats=3)
    assert interrupts(game) == ["play:return_assistant"]
    play(game, "move:5")
    assert options(game) == ["decline", "leave", "play:return_assistant"]
    play(game, "leave")
    assert interrupts(game) == []
    assert reason(game, "play:return_assistant") == ("not_now", 0, 0)


@pytest.mark.parametrize(
    ("place", "tokens"), [(5, "act"), (5, "skip"), (2, "skip meet:governor draw:stay"), (2, "skip catch:2"), (9, "act")]
)
def test_c24_2_at_no_other_time(place, tokens):
    me = {"lira": 9, "assistants": [16], "hand": {"return_assistant": 1}}
    game = play(acting(place, me, {}, {"family": 2}, tokens={"governor": 2}), tokens)
    assert "play:return_assistant" not in options(game)
    assert reason(game, "play:return_assistant") == ("not_now", 0, 0)


def test_c24_2_not_before_paying_either():
    me = {"lira": 9, "merchant": 6, "assistants": [16], "hand": {"return_assistant": 1}}
    game = play(at(me, {"merchant": 5}), "move:5 leave")
    assert options(game) == ["decline", "pay"]
    assert reason(game, "play:return_assistant") == ("not_now", 0, 0)


def test_c24_3_it_may_fetch_the_one_at_the_place_of_arrival():
    """Then one can be left there: the card was of no use, but it is allowed."""
    game = at({"merchant": 6, "assistants": [5, 16], "hand": {"return_assistant": 1}}, seats=3)
    play(game, "move:5")
    assert options(game) == ["decline", "pick_up", "play:return_assistant"]
    assert reason(game, "leave") == ("assistant_here", 0, 0)
    play(game, "play:return_assistant")
    assert options(game) == ["recall:5", "recall:16"]
    play(game, "recall:5")
    assert options(game) == ["decline", "leave"]
    play(game, "leave act")
    assert (player(game)["assistants"], goods(game)) == ([5, 16], [0, 1, 1, 0])


def test_c24_3_with_an_empty_stack_it_saves_the_turn():
    """[C24.3 M9] Nobody to leave at 5: the card brings one from elsewhere after arriving."""
    me = {"merchant": 6, "assistants": [1, 2, 3, 16], "hand": {"return_assistant": 1}}
    game = play(at(me, seats=3), "move:5")
    assert options(game) == ["decline", "play:return_assistant"]
    play(game, "play:return_assistant recall:16 leave act")
    assert player(game)["assistants"] == [1, 2, 3, 5]


def test_c24_4_not_after_arriving_at_the_fountain():
    """The Fountain has no assistant step; on the way there the card is played before moving."""
    me = {"merchant": 12, "assistants": [16], "hand": {"return_assistant": 1}}
    game = play(at(me, seats=3), "move:7")
    assert options(game) == ["act", "skip"]
    assert reason(game, "play:return_assistant") == ("not_now", 0, 0)
    game = play(at({**me, "hand": {"return_assistant": 1, "stay": 1}, "merchant": 7}, seats=3), "play:stay")
    assert options(game) == ["act", "skip"]
    game = play(at(me, seats=3), "play:return_assistant recall:16 move:7")
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([], 4)
