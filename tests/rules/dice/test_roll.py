"""Rolling and rolling again (docs/rules/dice.md, DG2, DG4, DG26)."""

import pytest

import sixrubies as sr
from tests.rules.dice.table import OPEN, at, dice, has, rolled, showing, supply
from tests.rules.table import options, play, reason, table


def test_dg4_1_six_faces():
    """[DG4.1] Every face of every die of the roll is offered to chance."""
    game = at({})
    faces = ["roll:red", "roll:yellow", "roll:green", "roll:blue", "roll:lira", "roll:card"]
    for _ in range(5):
        assert options(game) == faces
        play(game, "roll:red")


def test_dg4_1_with_equal_chances():
    """[DG4.1] 1,200 turns of one seed: each face about 1,000 times, five standard deviations allowed."""
    game = sr.new_game("dice", seats=2, seed=1)
    counts = dict.fromkeys("RYGBLC", 0)
    for _ in range(1200):
        for icon in dice(game):
            counts[icon] += 1
        play(game, "done end_turn")
    assert sum(counts.values()) == 6000
    assert all(856 < count < 1144 for count in counts.values()), counts


@pytest.mark.parametrize("extra", [0, 1, 2, 3, 4])
def test_dg4_2_five_dice_and_one_for_each_extra_die(extra):
    """[DG4.2 DG26.2]"""
    game = at({"tiles": {"die": extra} if extra else {}}, display=OPEN[:5])
    for _ in range(5 + extra):
        assert game.step == "dice.roll"
        play(game, "roll:yellow")
    assert (game.step, dice(game)) == ("turn.action", "Y" * (5 + extra))


def test_dg4_2_extra_dice_of_others_do_not_count():
    game = play(at({}, {"tiles": {"die": 2}}), showing("RRRRR"))
    assert game.step == "turn.action"


def test_dg4_3_one_crystal_some_dice():
    """[DG4.3 DG4.5] Two of the five are rolled again, the other three stay; the crystal is in the supply before."""
    game = play(at({"crystal": 1}, {"crystal": 4}), showing("RRGLC"))
    assert (game.step, supply(game, "crystal")) == ("turn.reroll", [7])
    play(game, "reroll:red reroll:lira done")
    assert (game.step, dice(game), has(game), supply(game, "crystal")) == ("dice.roll", "RGC", {}, [8])
    play(game, "roll:card")
    assert game.step == "dice.roll"
    assert dice(play(game, "roll:card")) == "RGCCC"
    assert game.step == "turn.action"


def test_dg4_3_all_dice():
    game = play(at({"crystal": 1}), showing("RRGLC"), "reroll:red reroll:red reroll:green reroll:lira reroll:card")
    assert options(game) == ["done"]
    assert dice(play(game, "done", showing("BBBBB"))) == "BBBBB"


def test_dg4_3_at_least_one_die_else_the_roll_is_kept():
    """No die named: no crystal paid, and the actions begin."""
    game = play(at({"crystal": 1}), showing("RRGLC"))
    assert options(game) == ["done", "reroll:red", "reroll:green", "reroll:lira", "reroll:card"]
    play(game, "done")
    assert (game.step, has(game), dice(game)) == ("turn.action", {"crystal": 1}, "RRGLC")


def test_dg4_4_as_often_as_there_are_crystals():
    """[DG4.4 DG4.6] Three crystals, three rerolls, the same die again and again."""
    game = play(at({"crystal": 3}), showing("RRGLC"))
    for left in (2, 1, 0):
        play(game, "reroll:card done")
        assert has(game) == ({"crystal": left} if left else {})
        play(game, "roll:card")
        assert game.step == ("turn.reroll" if left else "turn.action")
    assert dice(game) == "RRGLC"


def test_dg4_4_many_crystals_and_other_dice_each_time():
    game = play(at({"crystal": 12}), showing("RRGLC"))
    play(game, "reroll:red reroll:red done roll:blue roll:lira")
    assert dice(game) == "GBLLC"
    play(game, "reroll:green reroll:blue done roll:lira roll:lira")
    assert (dice(game), has(game)) == ("LLLLC", {"crystal": 10})
    for _ in range(9):
        play(game, "reroll:card done roll:card")
    assert (has(game), supply(game, "crystal")) == ({"crystal": 1}, [11])
    assert play(game, "reroll:card done roll:lira").step == "turn.action"
    assert dice(game) == "LLLLL"


def test_dg4_4_stopping_before_the_crystals_are_gone():
    game = play(at({"crystal": 2}), showing("RRGLC"), "reroll:lira done roll:card done")
    assert (game.step, has(game), dice(game)) == ("turn.action", {"crystal": 1}, "RRGCC")


def test_dg4_6_without_a_crystal():
    """Nobody is asked: after the last die the actions begin."""
    assert play(at({"lira": 9}, {"crystal": 3}), showing("RRGLC")).step == "turn.action"


def test_dg4_7_not_after_the_first_action():
    """A crystal got by an action, or kept, rolls nothing again in this turn."""
    game = play(at({"crystal": 1}), showing("RYGLC"), "done take:crystal die:red die:yellow")
    assert (game.step, has(game)) == ("turn.action", {"crystal": 2})
    assert not [token for token in options(game) if token.startswith("reroll")]


def test_dg4_8_face_by_face_in_the_order_of_the_die():
    """Once Lira is named only Lira and card follow; no face more often than it was rolled."""
    game = play(at({"crystal": 1}), showing("RYYLC"), "reroll:yellow")
    assert options(game) == ["done", "reroll:yellow", "reroll:lira", "reroll:card"]
    play(game, "reroll:yellow")
    assert options(game) == ["done", "reroll:lira", "reroll:card"]
    assert reason(game, "reroll:red") == ("canonical_order", 0, 0)
    assert options(play(game, "reroll:lira")) == ["done", "reroll:card"]
    assert dice(play(game, "done roll:red roll:red roll:red")) == "RRRRC"


def test_dg4_8_all_dice_of_a_reroll_in_one_dialog():
    batch = play(at({"crystal": 1}), showing("RYYLC")).decision().batch
    assert batch is not None and batch.done is not None
    assert [(item.option.token, item.most) for item in batch.items] == [
        ("reroll:red", 1),
        ("reroll:yellow", 2),
        ("reroll:lira", 1),
        ("reroll:card", 1),
    ]
    assert (batch.least, batch.most, batch.done.token) == (0, 5, "done")


def test_dg4_8_a_face_not_rolled():
    game = play(at({"crystal": 1}), showing("RRRRR"))
    assert reason(game, "reroll:blue") == ("no_die", 3, 0)


def test_dg26_2_an_extra_die_is_rolled_again_and_used_like_the_others():
    game = play(
        at({"crystal": 1, "tiles": {"die": 1}}), showing("RRRRRR"), "reroll:red " * 6, "done", showing("LLLLLL")
    )
    assert has(play(game, "take:lira")) == {"lira": 12}


def test_dg2_1_clockwise_in_rounds():
    game = rolled("L", seats=3)
    seen = []
    for _ in range(7):
        seen.append((table(game)["round"], table(game)["turn"]))
        play(game, "end_turn", showing("LLLLL"))
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_dg2_2_income_roll_actions():
    """[DG2.2] Income before the roll, rerolls before the actions, then the next player's turn."""
    game = at({"tiles": {"lira": 1, "crystal": 1}}, {})
    steps = []
    for token in f"income:lira {showing('LLLLL')} reroll:lira done roll:lira take:lira end_turn".split():
        steps.append(game.step)
        play(game, token)
    assert steps == ["turn.income", *["dice.roll"] * 5, *["turn.reroll"] * 2, "dice.roll", *["turn.action"] * 2]
    assert (game.step, table(game)["turn"]) == ("dice.roll", 1)


def test_dg2_3_five_dice_are_passed_on_extra_dice_are_kept():
    game = rolled("LLLLLL", {"tiles": {"die": 1}}, {"tiles": {"die": 2}})
    play(game, "end_turn", showing("RRRRRRR"))
    assert (table(game)["turn"], game.step, dice(game)) == (1, "turn.action", "RRRRRRR")
    play(game, "end_turn", showing("YYYYYY"))
    assert (table(game)["turn"], game.step, dice(game)) == (0, "turn.action", "YYYYYY")


def test_dg2_4_also_in_the_last_turn():
    game = play(rolled("RRLCC", {"rubies": 6}, {}, turn=1, last_round=True), "end_turn")
    assert (game.over, dice(game), has(game, 1)) == (True, "", {})


def test_dg2_4_what_was_not_used_is_lost():
    """[DG2.4] Icons and actions: the next turn starts anew with two actions."""
    game = play(rolled("RRLCC"), "end_turn")
    assert dice(game) == ""
    play(game, showing("LLLLL"), "end_turn", showing("GGBBL"))
    assert dice(game) == "GGBBL"
    play(game, "take:green die:green die:green take:blue die:blue die:blue")
    assert (table(game)["turn"], has(game)) == (1, {"green": 1, "blue": 1})
