"""Not enough in the supply: whoever owns some returns one, round after round (docs/rules/dice.md, DG7)."""

import pytest

from tests.rules.dice.table import COLOURS, RESOURCES, TOTAL, at, has, revealed, rolled, showing, supply
from tests.rules.table import options, play, table

PAIR = {"red": "RR", "yellow": "YY", "green": "GG", "blue": "BB"}


@pytest.mark.parametrize("colour", COLOURS)
def test_dg7_1_one_owner_returns_one(colour):
    """[DG7.1 DG7.9] All eight markers lie with seat 1: he returns one, which is taken; nothing else moves."""
    game = rolled(PAIR[colour], {}, {colour: 8, "brown": 2, "lira": 3}, {"brown": 1})
    assert supply(game, colour) == [0]
    play(game, f"take:{colour}", f"die:{colour} die:{colour}")
    assert has(game) == {colour: 1}
    assert has(game, 1) == {colour: 7, "brown": 2, "lira": 3}
    assert (has(game, 2), supply(game, colour)) == ({"brown": 1}, [0])


def test_dg7_1_several_owners_return_one_each():
    """Two of the four own red: both return one, one of these is left in the supply."""
    game = rolled("RR", {}, {"red": 5}, {"red": 3}, {"yellow": 2})
    play(game, "take:red die:red die:red")
    assert [has(game, seat).get("red", 0) for seat in range(4)] == [1, 4, 2, 0]
    assert (supply(game, "red"), has(game, 3)) == ([1], {"yellow": 2})


def test_dg7_3_all_players_own_some():
    """[DG7.1 DG7.3] All four return one, the one who takes included: he ends up with what he had."""
    game = rolled("RY", {"crystal": 4}, {"crystal": 4}, {"crystal": 3}, {"crystal": 1})
    play(game, "take:crystal die:red die:yellow")
    assert [has(game, seat).get("crystal", 0) for seat in range(4)] == [4, 3, 2, 0]
    assert supply(game, "crystal") == [3]


def test_dg7_3_only_the_taker_owns_any():
    """He returns one and takes it back."""
    game = play(rolled("RY", {"crystal": 12}), "take:crystal die:red die:yellow")
    assert (has(game), supply(game, "crystal")) == ({"crystal": 12}, [0])


def test_dg7_2_rounds_until_there_is_enough():
    """[DG7.2] 6 Lira from an empty supply, two owners: three rounds."""
    game = play(rolled("LLL", {"lira": 7}, {"lira": 80}), "take:lira")
    assert ([has(game, seat)["lira"] for seat in (0, 1)], supply(game, "lira")) == ([10, 77], [0])


def test_dg7_2_a_round_is_completed():
    """1 Lira in the supply, 4 to take, two owners: 3 after one round, 5 after two; one Lira remains."""
    game = play(rolled("LL", {"lira": 6}, {"lira": 80}), "take:lira")
    assert ([has(game, seat)["lira"] for seat in (0, 1)], supply(game, "lira")) == ([8, 78], [1])


def test_dg7_2_whoever_has_none_left_returns_no_more():
    """10 Lira: the first round takes the only Lira of two players, the third player pays the rest."""
    game = rolled("LLLLL", {"lira": 1}, {"lira": 1}, {"lira": 85})
    play(game, "take:lira")
    assert ([has(game, seat).get("lira", 0) for seat in range(3)], supply(game, "lira")) == ([10, 0, 77], [0])


def test_dg7_4_two_markers_of_one_colour_are_one_gain():
    """One red in the supply: seat 1 returns one before anything is taken, so the taker, who had none, returns none."""
    game = rolled("RYGB", {}, {"red": 7})
    play(game, "take:two_markers die:red die:yellow die:green die:blue take:red take:red")
    assert (has(game), has(game, 1), supply(game, "red")) == ({"red": 2}, {"red": 6}, [0])


def test_dg7_4_two_colours_are_two_gains():
    game = rolled("RYGB", {}, {"red": 7, "blue": 8})
    play(game, "take:two_markers die:red die:yellow die:green die:blue take:red take:blue")
    assert (has(game), has(game, 1)) == ({"red": 1, "blue": 1}, {"red": 7, "blue": 7})
    assert supply(game, "red", "blue") == [0, 0]


def test_dg7_5_too_few_even_so():
    """Only two crystals in the box, three to take: everybody returns what he has, and two are taken."""
    few = {"supply.crystals": 2, "dice_game.start_crystals": 0}
    game = revealed("dice_to_crystals", {"crystal": 1}, {"crystal": 1}, dice="CC", components=few)
    play(game, "fulfil")
    assert (has(game), has(game, 1), supply(game, "crystal")) == ({"crystal": 2}, {}, [0])


def test_dg7_5_nothing_at_all():
    """[DG7.5 DG5.7] No brown marker in the box: the action is legal and gives nothing."""
    none = {"supply.markers": {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 0}}
    game = rolled("RYG", {}, components=none)
    play(game, "take:brown die:red die:yellow die:green")
    assert (has(game), table(game)["turn"], game.step) == ({}, 0, "turn.action")


@pytest.mark.parametrize(("tile", "resource", "gained"), [("lira", "lira", 3), ("crystal", "crystal", 1)])
def test_dg7_6_income(tile, resource, gained):
    game = at({"tiles": {tile: 1}}, {resource: TOTAL[resource]})
    assert (has(game), has(game, 1)) == ({resource: gained}, {resource: TOTAL[resource] - gained})
    assert (supply(game, resource), game.step) == ([0], "dice.roll")


def test_dg7_6_the_marker_of_a_lira_goods_tile():
    game = play(rolled("L", {"tiles": {"goods_blue": 1}}, {"blue": 8}), "take:lira")
    assert (has(game), has(game, 1)) == ({"blue": 1, "lira": 2}, {"blue": 7})


def test_dg7_6_another_player_takes_by_a_card():
    """[DG7.6 DG44.2] Seat 1 takes the red marker: the current player, who owns all, returns one."""
    game = play(revealed("gift_red", {"red": 8}, {}), "take:red")
    assert (has(game), has(game, 1), supply(game, "red")) == ({"red": 7, "brown": 1}, {"red": 1}, [0])


def test_dg7_6_one_lira_for_a_card_declined():
    game = play(revealed("one_brown", {}, {"lira": 87}), "decline")
    assert (has(game), has(game, 1)) == ({"lira": 1}, {"lira": 86})


def test_dg7_7_what_was_paid_is_in_the_supply_before():
    """Two red markers of the eight pay for one: nobody returns anything."""
    game = play(rolled("L", {"red": 2}, {"red": 6}), "take:red give:red give:red")
    assert (has(game), has(game, 1), supply(game, "red")) == ({"red": 1}, {"red": 6}, [1])
    game = play(revealed("crystal_to_brown", {"crystal": 1, "brown": 3}, {"brown": 6, "lira": 87}), "fulfil")
    assert has(game) == {"brown": 4, "lira": 2}


def test_dg7_8_just_enough_is_enough():
    game = play(rolled("LL", {"lira": 3}, {"lira": 80}), "take:lira")
    assert ([has(game, seat)["lira"] for seat in (0, 1)], supply(game, "lira")) == ([7, 80], [0])
    game = play(rolled("RR", {"red": 1}, {"red": 6}), "take:red die:red die:red")
    assert ([has(game, seat)["red"] for seat in (0, 1)], supply(game, "red")) == ([2, 6], [0])


def test_dg7_9_of_other_resources_nobody_returns_anything():
    """Red runs short; yellow, brown, crystals and Lira, just as short, stay where they are."""
    game = rolled("RR", {}, {"red": 8, "yellow": 8, "brown": 10, "crystal": 12, "lira": 87})
    play(game, "take:red die:red die:red")
    assert has(game, 1) == {"red": 7, "yellow": 8, "brown": 10, "crystal": 12, "lira": 87}


def test_dg7_6_crystals_of_a_reroll_end_a_shortage():
    """A crystal paid for a reroll is in the supply when income of the next turn is due."""
    game = play(at({"crystal": 1}, {"crystal": 11, "tiles": {"crystal": 1}}), showing("LLLLL"))
    play(game, "reroll:lira done roll:lira end_turn")
    assert (has(game, 1), supply(game, "crystal")) == ({"crystal": 12}, [0])
    assert options(game)[0] == "roll:red"
    assert sum(supply(game, *RESOURCES)) + sum(sum(has(game, seat).values()) for seat in (0, 1)) == sum(TOTAL.values())
