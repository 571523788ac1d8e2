"""What the four mosque tiles are good for (docs/rules/base.md, Q)."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, at, goods, interrupts, load, options, play, player, reason, table

# -- from when on -----------------------------------------------------------------------------------------------------


def test_q1_a_tile_counts_from_the_moment_it_is_taken():
    """The yellow tile, taken in the action, is used in the same turn."""
    game = acting(15, {"lira": 2, "goods": load(yellow=2), "assistants": [1]}, seats=3)
    assert interrupts(game) == []
    play(game, "act tile:yellow")
    assert options(game) == ["end_turn", "use:yellow"]
    play(game, "use:yellow recall:1")
    assert (player(game)["lira"], player(game)["assistants"]) == (0, [15])


def test_q1_it_stays_for_the_rest_of_the_game():
    """Seat 0 uses it in two turns running; seat 1, who has none, is never offered it."""
    game = at({"lira": 9, "merchant": 9, "tiles": ["yellow"], "assistants": [1, 2]}, {"assistants": [4]})
    play(game, "use:yellow recall:1 move:3 leave skip end_turn")
    assert (game.owner(), interrupts(game)) == (1, [])
    play(game, "move:12 leave skip end_turn")
    assert (game.owner(), interrupts(game)) == (0, ["use:yellow"])
    assert player(game)["tiles"] == ["yellow"]


@pytest.mark.parametrize("tile", ["red", "green"])
def test_q1_only_in_the_owners_turn(tile):
    """Seat 1 has the tile: seat 0 rolls and fills without it."""
    game = play(acting(9, {"lira": 5}, {"tiles": [tile]}), "act call:9 roll:5+2")
    assert (game.step, player(game)["lira"]) == ("turn.encounters", 7)
    game = play(acting(4, {"lira": 5}, {"tiles": [tile]}), "act")
    assert (game.step, goods(game)) == ("turn.encounters", [0, 0, 2, 0])


# -- red --------------------------------------------------------------------------------------------------------------


def rolled(place: int, roll: str) -> sr.BoardGame:
    """A seat with the red tile has rolled at the Black Market or, having called 9, at the Tea House."""
    call = "call:9" if place == 9 else ""
    return play(acting(place, {"lira": 0, "tiles": ["red"], "extensions": 1}, seats=3), f"act {call} roll:{roll}")


@pytest.mark.parametrize("place", [8, 9])
def test_q2_1_set_one_die_to_4_or_roll_both_again(place):
    game = rolled(place, "5+2")
    assert (game.step, options(game)) == ("dice.red_tile", ["keep", "reroll", "turn_die:2", "turn_die:5"])


@pytest.mark.parametrize(
    ("answer", "lira"),
    [("turn_die:2", 9), ("turn_die:5", 2), ("reroll roll:6+3", 9), ("reroll roll:1+1", 2), ("keep", 2)],
)
def test_q2_1_at_the_tea_house(answer, lira):
    """9 called, 5 and 2 rolled: 4 and 5 reach it, 4 and 2 do not."""
    game = play(rolled(9, "5+2"), answer)
    assert (player(game)["lira"], game.step) == (lira, "turn.encounters")


@pytest.mark.parametrize(
    ("roll", "answer", "blue"),
    [
        ("5+2", "turn_die:2", 2),  # Q2.5: 4 and 5 are 9
        ("5+2", "turn_die:5", 0),  # 4 and 2 are 6
        ("5+2", "keep", 1),
        ("5+2", "reroll roll:6+5", 3),
        ("3+3", "turn_die:3", 1),  # of two equal dice one is turned: 4 and 3 are 7
        ("6+6", "turn_die:6", 2),  # downwards too: 6 and 4 are 10
        ("6+6", "keep", 3),
    ],
)
def test_q2_5_at_the_black_market(roll, answer, blue):
    """[Q2.1 Q2.3 Q2.5] The example of the books and others; one good of choice comes besides."""
    game = play(rolled(8, roll), answer)
    assert options(game) == ["good:red", "good:green", "good:yellow"]
    play(game, "good:green")
    assert goods(game) == [0, 1, 0, blue]


@pytest.mark.parametrize("place", [8, 9])
def test_q2_2_once_after_rolling_again_the_new_roll_stands(place):
    game = play(rolled(place, "2+1"), "reroll roll:2+1")
    assert game.step == ("black_market.gain" if place == 8 else "turn.encounters")


@pytest.mark.parametrize("place", [8, 9])
def test_q2_2_once_after_turning_a_die_nothing_more(place):
    game = play(rolled(place, "2+1"), "turn_die:1")
    assert game.step == ("black_market.gain" if place == 8 else "turn.encounters")


def test_q2_2_in_the_next_action_it_serves_again():
    """Once in the action, not once in the game: the same seat rolls a round later."""
    game = play(rolled(9, "2+1"), "reroll roll:2+1 end_turn")
    play(game, "move:12 leave skip end_turn move:12 leave decline")
    play(game, "move:11 leave skip end_turn move:5 leave skip end_turn move:4 leave skip end_turn")
    play(game, "move:9 pick_up act call:9 roll:5+2")
    assert options(game) == ["keep", "reroll", "turn_die:2", "turn_die:5"]


@pytest.mark.parametrize("roll", ["1+1", "4+4", "6+6", "6+3"])
def test_q2_3_the_roll_may_always_be_kept(roll):
    game = rolled(9, roll)
    assert options(game)[0] == "keep"
    play(game, "keep")
    assert player(game)["lira"] == (9 if roll in ("6+6", "6+3") else 2)


def test_q2_4_a_4_is_not_turned():
    game = rolled(9, "4+1")
    assert options(game) == ["keep", "reroll", "turn_die:1"]
    assert reason(game, "turn_die:4") == ("four_already", 0, 0)
    game = rolled(8, "4+4")
    assert options(game) == ["keep", "reroll"]
    assert reason(game, "turn_die:4") == ("four_already", 0, 0)


def test_q2_6_never_for_a_token():
    """Governor and Smuggler go where their roll says at once."""
    game = acting(2, {"lira": 4, "tiles": ["red"]}, seats=3, tokens={"governor": 2, "smuggler": 2})
    play(game, "skip meet:governor draw:stay pay roll:5+2")
    assert (game.step, table(game)["tokens"]["governor"]) == ("turn.encounters", 7)
    play(game, "meet:smuggler good:red pay roll:5+2")
    assert (game.step, table(game)["tokens"]["smuggler"]) == ("turn.encounters", 7)


def test_q2_6_never_for_a_neutral_merchant():
    game = at({"lira": 4, "merchant": 5, "tiles": ["red"]}, seats=2, neutral_merchants=[9, 7, 7])
    play(game, "move:7 skip end_turn move:12 leave skip end_turn move:9 leave pay roll:5+2")
    assert (game.step, table(game)["neutral_merchants"]) == ("turn.action", [7, 7, 7])


def test_q2_6_also_for_the_family_member():
    game = acting(12, {"lira": 0, "tiles": ["red"]}, seats=3)
    play(game, "act send:9 act call:9 roll:5+2")
    assert options(game) == ["keep", "reroll", "turn_die:2", "turn_die:5"]


# -- green ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "kinds", "filled"),
    [
        (2, ["green", "yellow", "blue"], [2, 0, 0, 0]),
        (3, ["red", "yellow", "blue"], [0, 2, 0, 0]),
        (4, ["red", "green", "blue"], [0, 0, 2, 0]),
    ],
)
def test_q3_1_at_a_warehouse_one_more_good_for_2_lira(place, kinds, filled):
    """[Q3.1 Q3.2] After filling: so the warehouse's own good has no room. Blue is possible, and so is doing without."""
    game = play(acting(place, {"lira": 5, "tiles": ["green"]}, seats=3), "act")
    assert goods(game) == filled
    assert options(game) == ["done", *[f"good:{kind}" for kind in kinds]]
    bought = game.clone()
    bought.act("good:blue")
    filled[3] += 1
    assert (player(bought)["lira"], goods(bought), bought.step) == (3, filled, "turn.encounters")
    play(game, "done")
    assert (player(game)["lira"], sum(goods(game)), game.step) == (5, 2, "turn.encounters")


@pytest.mark.parametrize(
    ("place", "tokens", "step", "lira"),
    [
        (5, "act", "turn.encounters", 11),
        (8, "act roll:6+5 good:red", "turn.encounters", 9),
        (6, "act take:pile draw:stay take:pile draw:stay", "caravansary.discard", 9),
        (2, "skip", "turn.encounters", 9),
    ],
)
def test_q3_1_at_no_other_place_and_not_without_the_action(place, tokens, step, lira):
    game = play(acting(place, {"lira": 9, "tiles": ["green"]}, seats=3), tokens)
    assert (game.step, player(game)["lira"]) == (step, lira)


def test_q3_2_only_a_kind_with_room_and_only_for_2_lira():
    game = play(acting(2, {"lira": 2, "tiles": ["green"], "goods": load(0, 2, 1, 2)}, seats=3), "act")
    assert options(game) == ["done", "good:yellow"]
    assert reason(game, "good:red") == ("no_room", 0, 0)
    assert reason(game, "good:green") == ("no_room", 1, 0)
    assert reason(game, "good:blue") == ("no_room", 3, 0)
    game = play(acting(2, {"lira": 1, "tiles": ["green"], "goods": load(0, 2, 1, 2)}, seats=3), "act")
    assert options(game) == ["done"]
    assert reason(game, "good:yellow") == ("needs_lira", 2, 1)


def test_q3_2_with_no_room_at_all_nobody_is_asked():
    game = play(acting(2, {"lira": 9, "tiles": ["green"], "goods": load(1, 2, 2, 2)}, seats=3), "act")
    assert (game.step, goods(game), player(game)["lira"]) == ("turn.encounters", [2, 2, 2, 2], 9)


def test_q3_2_the_warehouse_serves_with_its_own_good_full():
    """[Q3.2 B2.2] Red is full already; the tile still sells another kind. Once only."""
    game = play(acting(2, {"lira": 9, "tiles": ["green"], "goods": load(red=2)}, seats=3), "act good:yellow")
    assert (goods(game), player(game)["lira"], game.step) == ([2, 0, 1, 0], 7, "turn.encounters")


def test_q3_3_also_for_the_family_member():
    game = play(acting(12, {"lira": 2, "tiles": ["green"]}, seats=3), "act send:3 act")
    assert options(game) == ["done", "good:red", "good:yellow", "good:blue"]
    play(game, "good:red")
    assert (goods(game), player(game)["lira"]) == ([1, 2, 0, 0], 0)


# -- yellow -----------------------------------------------------------------------------------------------------------


def test_q4_1_once_in_the_turn_for_2_lira():
    game = at({"lira": 9, "merchant": 9, "tiles": ["yellow"], "assistants": [1, 2, 4]}, {"lira": 3})
    play(game, "use:yellow")
    assert (options(game), player(game)["lira"]) == (["recall:1", "recall:2", "recall:4"], 7)
    play(game, "recall:2")
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([1, 4], 2)
    assert (player(game, 1)["lira"], game.step) == (3, "turn.move")
    for tokens in ("move:3", "leave", "skip"):
        assert interrupts(game) == []
        assert reason(game, "use:yellow") == ("yellow_used", 0, 0)
        play(game, tokens)


def test_q4_1_with_less_than_2_lira_it_cannot_be_used():
    game = at({"lira": 1, "tiles": ["yellow"], "assistants": [1], "hand": {"five_lira": 1}})
    assert interrupts(game) == ["play:five_lira"]
    assert reason(game, "use:yellow") == ("needs_lira", 2, 1)
    play(game, "play:five_lira use:yellow recall:1")
    assert player(game)["lira"] == 4


def test_q4_1_to_the_bottom_of_the_stack():
    """With neutral assistants one sees it: the one returned is the next to be left."""
    me = {"merchant": 9, "lira": 2, "stack": ["neutral", "own"], "assistants": [16, 1], "tiles": ["yellow"]}
    demand = {"large_market": ["L1"], "small_market": ["S1"]}
    game = at(me, seats=3, neutral_assistants=True, mosque_tiles={"yellow": 2}, demand=demand)
    play(game, "use:yellow recall:16")
    assert player(game)["stack"] == ["own", "neutral", "own"]


def test_q4_2_from_a_place_other_than_the_merchants():
    game = at({"lira": 9, "merchant": 9, "tiles": ["yellow"], "assistants": [1, 9]}, seats=3)
    play(game, "use:yellow")
    assert options(game) == ["recall:1"]
    game = at({"lira": 9, "merchant": 9, "tiles": ["yellow"], "assistants": [9]}, seats=3)
    assert interrupts(game) == []
    assert reason(game, "use:yellow") == ("no_assistant_away", 0, 0)
    assert reason(at({"lira": 9, "tiles": ["yellow"]}), "use:yellow") == ("no_assistant_away", 0, 0)


def test_q4_2_where_he_stood_before_moving_counts_as_elsewhere():
    """After the move the assistant left behind can be fetched, the one at the new place cannot."""
    game = at({"lira": 9, "merchant": 9, "tiles": ["yellow"], "assistants": [3, 9]}, seats=3)
    play(game, "move:3 use:yellow")
    assert options(game) == ["recall:9"]


def test_q4_3_after_arriving_it_saves_the_turn():
    """[Q4.3 M9] Nobody under the merchant, nobody at the place: the tile brings one, who is left."""
    game = at({"lira": 2, "merchant": 9, "tiles": ["yellow"], "assistants": [1, 2, 4, 16]}, seats=3)
    play(game, "move:3")
    assert options(game) == ["decline", "use:yellow"]
    play(game, "use:yellow recall:16")
    assert options(game) == ["decline", "leave"]
    play(game, "leave act")
    assert (player(game)["assistants"], goods(game)) == ([1, 2, 3, 4], [0, 2, 0, 0])


def test_q4_3_before_moving_after_the_action_and_in_encounters_never_inside():
    me = {"lira": 9, "tiles": ["yellow"], "assistants": [1], "hand": {}}
    game = acting(9, me, seats=3, tokens={"governor": 9})
    assert interrupts(game) == ["use:yellow"]
    play(game, "act")
    assert reason(game, "use:yellow") == ("not_now", 0, 0)
    play(game, "call:3 roll:6+6")
    assert interrupts(game) == ["use:yellow"]
    play(game, "meet:governor draw:stay use:yellow recall:1")
    assert (game.step, player(game)["lira"], player(game)["assistants"]) == ("governor.pay", 10, [9])


# -- blue -------------------------------------------------------------------------------------------------------------


def test_q5_1_the_fifth_assistant_goes_under_the_merchant_at_once():
    game = acting(15, {"goods": load(blue=2)}, seats=3)
    assert (len(player(game)["stack"]), player(game)["fifth_assistant"]) == (3, "supply")
    play(game, "act tile:blue")
    me = player(game)
    assert (len(me["stack"]), me["assistants"], me["fifth_assistant"]) == (4, [15], "joined")


def test_q5_1_to_the_bottom_of_the_stack():
    """With neutral assistants: own before the neutral one, as the next to be left."""
    me = {"merchant": 5, "goods": load(blue=2), "stack": ["own", "neutral", "own", "own"]}
    demand = {"large_market": ["L1"], "small_market": ["S1"]}
    game = at(me, seats=3, neutral_assistants=True, demand=demand)
    play(game, "move:15 leave act tile:blue")
    assert player(game)["stack"] == ["own", "neutral", "own", "own"]


def test_q5_1_five_assistants_can_be_posted():
    me = {"merchant": 9, "tiles": ["blue"], "assistants": [1, 2, 4, 16]}
    game = play(at(me, seats=3), "move:3 leave")
    assert (player(game)["assistants"], player(game)["stack"]) == ([1, 2, 3, 4, 16], [])


def test_q5_2_to_the_merchant_wherever_he_stands():
    """case 16.10: the family member got the tile, the merchant stands at the Police Station."""
    game = play(acting(12, {"goods": load(blue=2)}, seats=3), "act send:15 act tile:blue")
    assert (len(player(game)["stack"]), player(game)["assistants"]) == (4, [12])
