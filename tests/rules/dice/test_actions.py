"""The actions that give markers, crystals and Lira (docs/rules/dice.md, DG11 to DG15, DG25)."""

import itertools

import pytest

from tests.rules.dice.table import COLOURS, LETTERS, dice, has, revealed, rolled, tile_copies
from tests.rules.table import options, play, reason, table

LETTER = {name: letter for letter, name in LETTERS.items()}


@pytest.mark.parametrize("colour", COLOURS)
def test_dg11_1_two_identical_goods_for_a_marker_of_the_colour(colour):
    game = rolled(2 * LETTER[colour] + "L")
    assert options(game) == ["end_turn", f"take:{colour}", "take:lira"]
    play(game, f"take:{colour} die:{colour} die:{colour}")
    assert (has(game), dice(game)) == ({colour: 1}, "L")


def test_dg11_1_one_good_is_no_pair():
    game = rolled("RYGBL")
    assert not {f"take:{colour}" for colour in COLOURS} & set(options(game))
    assert reason(game, "take:red") == ("needs_goods", 2, 1)
    assert reason(rolled("L"), "take:blue") == ("needs_goods", 2, 0)


def test_dg11_2_two_browns_are_a_pair_of_any_colour():
    game = rolled("L", {"brown": 2})
    assert options(game) == ["end_turn", *[f"take:{colour}" for colour in COLOURS], "take:crystal", "take:lira"]
    assert has(play(game, "take:green give:brown give:brown")) == {"green": 1}


def test_dg11_2_one_brown_makes_a_pair_of_each_colour_rolled():
    game = rolled("RBL", {"brown": 1})
    assert {"take:red", "take:blue"} == {f"take:{colour}" for colour in COLOURS} & set(options(game))
    assert has(play(game, "take:blue die:blue give:brown")) == {"blue": 1}


@pytest.mark.parametrize("pair", list(itertools.combinations("RYGB", 2)))
def test_dg12_1_two_different_goods_for_a_crystal(pair):
    game = rolled("".join(pair))
    assert options(game) == ["end_turn", "take:crystal"]
    play(game, "take:crystal", *[f"die:{LETTERS[letter]}" for letter in pair])
    assert (has(game), dice(game)) == ({"crystal": 1}, "")


@pytest.mark.parametrize("three", list(itertools.combinations("RYGB", 3)))
def test_dg13_1_three_different_goods_for_a_brown_marker(three):
    game = rolled("".join(three))
    assert options(game) == ["end_turn", "take:brown", "take:crystal"]
    play(game, "take:brown", *[f"die:{LETTERS[letter]}" for letter in three])
    assert (has(game), dice(game)) == ({"brown": 1}, "")


def test_dg13_1_two_of_a_colour_do_not_make_three():
    assert reason(rolled("RRY"), "take:brown") == ("needs_goods", 3, 2)


@pytest.mark.parametrize("wanted", list(itertools.combinations_with_replacement(COLOURS, 2)))
def test_dg14_1_four_different_goods_for_two_markers_of_choice(wanted):
    """[DG14.1] Two of one colour or of two."""
    game = play(rolled("RYGBL"), "take:two_markers die:red die:yellow die:green die:blue")
    play(game, *[f"take:{colour}" for colour in wanted])
    assert has(game) == {colour: wanted.count(colour) for colour in COLOURS if colour in wanted}
    assert (dice(game), game.step) == ("L", "turn.action")


def test_dg14_1_three_colours_are_not_enough():
    assert reason(rolled("RRYYG"), "take:two_markers") == ("needs_goods", 4, 3)


def test_dg14_1_both_markers_in_one_dialog():
    game = play(rolled("RYGB"), "take:two_markers die:red die:yellow die:green die:blue")
    batch = game.decision().batch
    assert batch is not None and batch.done is None
    assert [(item.option.token, item.most) for item in batch.items] == [(f"take:{colour}", 2) for colour in COLOURS]
    assert (batch.least, batch.most) == (2, 2)


def test_dg14_2_brown_cannot_be_chosen():
    """[DG14.1 DG14.2] The colours are named in the order of the die."""
    game = play(rolled("RYGB"), "take:two_markers die:red die:yellow die:green die:blue")
    assert options(game) == ["take:red", "take:yellow", "take:green", "take:blue"]
    play(game, "take:green")
    assert options(game) == ["take:green", "take:blue"]


@pytest.mark.parametrize("icons", [1, 2, 3, 4, 5])
def test_dg15_1_all_lira_icons_two_lira_each(icons):
    """[DG15.1] None is kept back, and a second time there is none."""
    game = play(rolled("L" * icons + "R" * (5 - icons), {"lira": 1}), "take:lira")
    assert (has(game), dice(game)) == ({"lira": 1 + 2 * icons}, "R" * (5 - icons))
    assert "take:lira" not in options(game)


def test_dg15_2_not_without_a_lira_icon():
    game = rolled("RRRCC", {"tiles": {"goods_red": 1}, "lira": 9, "brown": 3})
    assert "take:lira" not in options(game)
    assert reason(game, "take:lira") == ("no_coin_die", 0, 0)


def test_dg15_3_then_the_lira_goods_tiles():
    """[DG15.3 DG25.1 DG25.2 DG25.3] Each gives one marker for the action, not for each icon; nobody is asked."""
    game = play(rolled("LLLRR", {"tiles": {"goods_red": 1, "goods_blue": 1, "lira": 1}}), "take:lira")
    assert (has(game), game.step) == ({"lira": 6, "red": 1, "blue": 1}, "turn.action")


@pytest.mark.parametrize("colour", COLOURS)
def test_dg25_1_a_marker_of_its_colour(colour):
    game = play(rolled("L", {"tiles": {f"goods_{colour}": 1}}, {}), "take:lira")
    assert has(game) == {"lira": 2, colour: 1}


def test_dg25_2_two_tiles_of_one_colour():
    """[DG25.2 DG7.4] Two markers at once: with one in the supply seat 1 returns one first, the taker none."""
    double = {"tiles.copies": tile_copies(goods_red=2, goods_yellow=0)}
    me = {"tiles": {"goods_red": 2}}
    display = ["lira_red", "crystal_yellow", "card_green", "action_blue", "die", "die"]
    assert has(play(rolled("LL", me, components=double, display=display), "take:lira")) == {"red": 2, "lira": 4}
    game = play(rolled("LL", me, {"red": 7}, components=double, display=display), "take:lira")
    assert (has(game), has(game, 1)) == ({"red": 2, "lira": 4}, {"red": 6})


def test_dg25_4_other_lira_bring_no_marker():
    """From a card; and the tile of another player gives nothing."""
    game = play(revealed("one_brown", {"brown": 1, "tiles": {"goods_red": 1}}), "fulfil")
    assert has(game) == {"brown": 1, "lira": 5}
    assert has(play(rolled("L", {}, {"tiles": {"goods_red": 1}}), "take:lira")) == {"lira": 2}
    assert has(play(rolled("L", {}, {"tiles": {"goods_red": 1}}), "take:lira"), 1) == {}


def test_dg25_5_not_in_the_turn_in_which_it_is_taken():
    """[DG25.5 DG20.5] Bought with the first action, it gives nothing with the second, but in the next turn."""
    game = rolled("RRRLL")
    play(game, "buy_tile:goods_red die:red die:red die:red show:lira_blue take:lira")
    assert has(game) == {"lira": 4}
    play(game, "roll:red " * 5, "end_turn", "roll:lira " * 5, "take:lira")
    assert (has(game), table(game)["turn"]) == ({"lira": 14, "red": 1}, 0)
