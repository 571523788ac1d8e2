"""The eighteen cards that serve the other players too (docs/rules/dice.md, DG42 to DG45, DG101 to DG118)."""

import pytest

from tests.rules.dice.table import COLOURS, TOTAL, has, revealed, supply
from tests.rules.table import options, play, reason, table

ALL = [*COLOURS, "crystal"]


def discarded(game) -> set[str]:
    return {card for card, count in table(game)["discard"].items() if count}


# -- four Lira --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", ALL)
def test_dg42_1_four_lira_and_the_others_sell(resource):
    """[DG42.1 DG42.2 DG101.1 DG102.1 DG103.1 DG104.1 DG105.1] 4 Lira for a marker, 3 for a crystal."""
    price = 3 if resource == "crystal" else 4
    game = revealed(f"sale_{resource}", {"lira": 1, resource: 2}, {resource: 2}, {resource: 1, "lira": 2})
    assert has(game) == {resource: 2, "lira": 5}
    assert (game.owner(), options(game)) == (1, ["decline", f"give:{resource}"])
    before = supply(game, resource)[0]
    play(game, f"give:{resource}")
    assert (game.owner(), has(game, 1), supply(game, resource)) == (2, {resource: 1, "lira": price}, [before + 1])
    play(game, f"give:{resource}")
    assert (has(game, 2), game.step) == ({"lira": 2 + price}, "turn.action")
    assert (has(game), discarded(game)) == ({resource: 2, "lira": 5}, {f"sale_{resource}"})


@pytest.mark.parametrize("resource", ALL)
def test_dg42_2_declined_or_nothing_to_sell(resource):
    """[DG42.2 DG101.1 DG102.1 DG103.1 DG104.1 DG105.1] One declines, the other has only other things."""
    others = {name: 1 for name in ALL if name != resource}
    game = revealed(f"sale_{resource}", {}, {resource: 1, "lira": 5}, others)
    play(game, "decline")
    assert (has(game, 1), has(game, 2), game.step) == ({resource: 1, "lira": 5}, others, "turn.action")


@pytest.mark.parametrize("colour", COLOURS)
def test_dg42_2_brown_instead(colour):
    """[DG41.5 DG101.1 DG102.1 DG103.1 DG104.1] With both, one chooses."""
    game = revealed(f"sale_{colour}", {}, {colour: 1, "brown": 1})
    assert options(game) == ["decline", f"give:{colour}", "give:brown"]
    assert has(play(game.clone(), "give:brown"), 1) == {colour: 1, "lira": 4}
    assert has(play(game, f"give:{colour}"), 1) == {"brown": 1, "lira": 4}
    game = revealed(f"sale_{colour}", {}, {"brown": 1})
    assert reason(game, f"give:{colour}") == ("no_marker", COLOURS.index(colour), 0)


@pytest.mark.parametrize("resource", ALL)
def test_dg42_1_with_no_lira_in_the_supply(resource):
    """[DG42.1 DG42.2 DG7.6 DG101.1 DG102.1 DG103.1 DG104.1 DG105.1] Whoever owns Lira returns some."""
    price = 3 if resource == "crystal" else 4
    game = revealed(f"sale_{resource}", {}, {resource: 1}, {"lira": 87})
    assert (has(game), has(game, 2), supply(game, "lira")) == ({"lira": 4}, {"lira": 83}, [0])
    play(game, f"give:{resource}")  # two owners: two rounds bring 4
    assert [has(game, seat).get("lira", 0) for seat in range(3)] == [2, price, 81]
    assert supply(game, "lira") == [4 - price]


# -- resource and Lira ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", ALL)
def test_dg43_1_resource_and_lira_or_one_of_them(resource):
    """[DG43.1 DG43.2 DG106.1 DG107.1 DG108.1 DG109.1 DG110.1]"""
    game = revealed(f"share_{resource}", {"lira": 1}, {}, {}, {"lira": 2})
    assert has(game) == {resource: 1, "lira": 4}
    for seat, choice in ((1, resource), (2, "lira"), (3, "decline")):
        assert (game.owner(), options(game)) == (seat, ["decline", f"take:{resource}", "take:lira"])
        play(game, choice if choice == "decline" else f"take:{choice}")
    assert [has(game, seat) for seat in (1, 2, 3)] == [{resource: 1}, {"lira": 3}, {"lira": 2}]
    assert (game.step, discarded(game)) == ("turn.action", {f"share_{resource}"})


@pytest.mark.parametrize("resource", ALL)
def test_dg43_1_with_an_empty_supply(resource):
    """[DG43.1 DG43.2 DG7.6 DG106.1 DG107.1 DG108.1 DG109.1 DG110.1] The only owner returns what the others take."""
    total = TOTAL[resource]
    game = revealed(f"share_{resource}", {}, {}, {resource: total})
    assert (has(game), has(game, 2)) == ({resource: 1, "lira": 3}, {resource: total - 1})
    play(game, f"take:{resource}")  # the current player and seat 2 return one each
    assert [has(game, seat).get(resource, 0) for seat in range(3)] == [0, 1, total - 2]
    assert supply(game, resource) == [1]
    play(game, f"take:{resource}")
    assert [has(game, seat).get(resource, 0) for seat in range(3)] == [0, 1, total - 1]


@pytest.mark.parametrize("resource", ALL)
def test_dg43_2_lira_with_an_empty_supply(resource):
    """[DG43.2 DG7.6 DG106.1 DG107.1 DG108.1 DG109.1 DG110.1]"""
    game = play(revealed(f"share_{resource}", {"lira": 40}, {"lira": 1}, {"lira": 46}), "take:lira")
    # 3 Lira for seat 0: all three return one. 3 Lira for seat 1: two owners are left, so two rounds bring 4.
    assert [has(game, seat).get("lira", 0) for seat in range(3)] == [40, 3, 43]
    assert supply(game, "lira") == [1]


# -- brown marker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_dg44_1_brown_for_the_player_a_colour_for_the_others(colour):
    """[DG44.1 DG44.2 DG111.1 DG112.1 DG113.1 DG114.1]"""
    game = revealed(f"gift_{colour}", {}, {}, {"brown": 1})
    assert (has(game), options(game)) == ({"brown": 1}, ["decline", f"take:{colour}"])
    play(game, f"take:{colour} decline")
    assert [has(game, seat) for seat in range(3)] == [{"brown": 1}, {colour: 1}, {"brown": 1}]
    assert (game.step, discarded(game)) == ("turn.action", {f"gift_{colour}"})


@pytest.mark.parametrize("colour", COLOURS)
def test_dg44_1_with_an_empty_supply(colour):
    """[DG44.1 DG44.2 DG7.6 DG111.1 DG112.1 DG113.1 DG114.1] Brown is returned for him, the colour for the other."""
    game = revealed(f"gift_{colour}", {colour: 8}, {"brown": 10})
    assert (has(game), has(game, 1)) == ({colour: 8, "brown": 1}, {"brown": 9})
    play(game, f"take:{colour}")
    assert (has(game), has(game, 1)) == ({colour: 7, "brown": 1}, {colour: 1, "brown": 9})


# -- goods marker -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_dg45_1_a_marker_and_the_others_buy_one(colour):
    """[DG45.1 DG45.2 DG115.1 DG116.1 DG117.1 DG118.1] 2 Lira; with 1 Lira one is not asked."""
    game = revealed(f"offer_{colour}", {}, {"lira": 2}, {"lira": 1, "brown": 5}, {"lira": 7})
    assert (has(game), game.owner(), options(game)) == ({colour: 1}, 1, ["decline", "pay"])
    lira = supply(game, "lira")[0]
    play(game, "pay")
    assert (has(game, 1), supply(game, "lira"), game.owner()) == ({colour: 1}, [lira + 2], 3)
    play(game, "decline")
    assert [has(game, seat) for seat in (2, 3)] == [{"brown": 5, "lira": 1}, {"lira": 7}]
    assert (game.step, discarded(game)) == ("turn.action", {f"offer_{colour}"})


@pytest.mark.parametrize("colour", COLOURS)
def test_dg45_1_with_an_empty_supply(colour):
    """[DG45.1 DG45.2 DG7.6 DG115.1 DG116.1 DG117.1 DG118.1] The buyer, who owns all, gets back what he returns."""
    game = revealed(f"offer_{colour}", {}, {colour: 8, "lira": 2})
    assert (has(game), has(game, 1)) == ({colour: 1}, {colour: 7, "lira": 2})
    play(game, "pay")  # both return one, he takes one of them
    assert (has(game), has(game, 1), supply(game, colour)) == ({}, {colour: 7}, [1])
