"""The mosque ruby, and giving tiles up (docs/rules/dice.md, DG27, DG28)."""

import pytest

from tests.rules.dice.table import (
    OPEN,
    at,
    dice,
    gives_up,
    has,
    left,
    revealed,
    rolled,
    rubies,
    showing,
    tile_copies,
    tiles,
)
from tests.rules.table import options, play, table

FOUR = {"lira": 1, "crystal": 1, "card": 1, "action": 1}
THREE = {"lira": 1, "crystal": 1, "action": 1}


# -- the mosque ruby --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "before"), [(2, FOUR), (3, FOUR), (4, THREE)])
def test_dg27_1_exactly_five_tiles_four_with_four_players(seats, before):
    """[DG27.1 DG27.4] At once, before the display is filled up; nobody is asked."""
    game = rolled("RRRLL", {"tiles": before}, seats=seats)
    full = left(game, "mosque")[0]
    play(game, "buy_tile:goods_red die:red die:red die:red")
    assert (rubies(game, 0), left(game, "mosque"), game.step) == ([1], [full - 1], "tile.show")
    assert table(game)["players"][0]["mosque_ruby"] is True


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 2)])
def test_dg27_1_one_tile_fewer_brings_none(seats, count):
    game = rolled("RRRLL", {"tiles": {"lira": count}}, seats=seats, display=["goods_red", "die"])
    play(game, "buy_tile:goods_red die:red die:red die:red")
    assert (rubies(game, 0), table(game)["players"][0]["mosque_ruby"]) == ([0], False)


def test_dg27_1_each_player_has_his_own():
    """[DG27.1 DG34.1 DG34.2] Both players of two reach five tiles: the area is empty then."""
    game = rolled("RRRLL", {"tiles": FOUR}, {"tiles": {"lira": 2, "crystal": 2, "card": 1}})
    assert left(game, "mosque") == [1]
    play(game, "buy_tile:goods_red die:red die:red die:red show:die")
    assert (rubies(game), left(game, "mosque")) == ([1, 1], [0])


def test_dg27_2_a_sixth_tile_brings_none():
    game = rolled("RRRLL", {"tiles": {**FOUR, "goods_blue": 1}}, display=["goods_red", "die"])
    play(game, "buy_tile:goods_red die:red die:red die:red")
    assert (rubies(game, 0), left(game, "mosque")) == ([1], [1])


@pytest.mark.parametrize(("seats", "before"), [(2, FOUR), (4, THREE)])
def test_dg27_2_once_only_also_after_giving_one_up(seats, before):
    """[DG27.2 DG28.7] Below the number and back again: the ruby stays, and there is no second one."""
    me = {"red": 3, "tiles": {**before, "goods_blue": 1}}
    game = rolled("CL", me, seats=seats, display=["goods_red", "die", "lira_blue"])
    assert rubies(game, 0) == [1]
    play(game, "reveal:1 draw:tile_to_lira fulfil give_up:lira")
    assert (rubies(game, 0), sum(tiles(game).values())) == ([1], sum(before.values()))
    play(game, "buy_tile:goods_red give:red give:red give:red show:die")
    assert (rubies(game, 0), sum(tiles(game).values())) == ([1], sum(before.values()) + 1)
    assert left(game, "mosque") == [seats - 1]


def test_dg27_2_giving_up_the_sixth_is_no_taking():
    """[DG27.2 DG27.1] From six tiles to five: nothing is taken, so no ruby."""
    game = gives_up("lira", {"tiles": {**FOUR, "goods_blue": 1, "die": 1}})
    assert (sum(tiles(game).values()), rubies(game, 0)) == (5, [1])


@pytest.mark.parametrize(
    ("card", "cost"),
    [("lira_to_tile", {"lira": 4}), ("crystals_to_tile", {"crystal": 2}), ("brown_to_tile", {"brown": 1})],
)
def test_dg27_3_also_by_card(card, cost):
    """[DG27.3] The fifth tile by an exchange brings the ruby; once only here too."""
    game = play(revealed(card, {**cost, "tiles": FOUR}), "fulfil tile:die")
    assert (rubies(game, 0), left(game, "mosque"), has(game)) == ([1], [1], {})
    again = {**cost, "tiles": FOUR, "mosque_ruby": True}
    game = play(revealed(card, again, given_up={"lira": 1}), "fulfil tile:die")
    assert (rubies(game, 0), left(game, "mosque")) == ([1], [1])


def test_dg27_3_the_fourth_by_card_with_four_players():
    game = play(revealed("brown_to_tile", {"brown": 1, "tiles": THREE}, seats=4), "fulfil tile:die")
    assert (rubies(game, 0), left(game, "mosque"), has(game)) == ([1], [3], {})


def test_dg34_3_an_empty_mosque_area_gives_nothing():
    """One ruby for three players: the first to have five tiles took it."""
    one = {"side_23.mosque": 1}
    first = {"tiles": {"lira": 2, "crystal": 2, "card": 1}, "rubies": 1}
    game = rolled("RRRLL", {"tiles": FOUR, "rubies": 0}, first, {"rubies": 0}, components=one, rubies={"mosque": 0})
    play(game, "buy_tile:goods_red die:red die:red die:red show:die")
    assert (rubies(game), left(game, "mosque"), sum(tiles(game).values())) == ([0, 1, 0], [0], 5)


def test_dg27_3_also_during_income():
    game = play(at({"brown": 1, "tiles": {"card": 4}}), "draw:brown_to_tile fulfil tile:die show:die")
    assert (rubies(game, 0), game.step) == ([1], "card.reveal")


# -- giving one up ----------------------------------------------------------------------------------------------------


def test_dg28_1_it_leaves_the_game():
    game = revealed("tile_to_lira", {"tiles": {"lira": 1, "goods_blue": 1}}, stack={"die": 2, "card_red": 1})
    play(game, "fulfil")
    assert options(game) == ["give_up:lira", "give_up:goods_blue"]
    play(game, "give_up:goods_blue")
    assert (tiles(game), has(game), table(game)["display"]) == ({"lira": 1}, {"lira": 10}, OPEN)
    assert {tile: count for tile, count in table(game)["stack"].items() if count} == {"die": 2, "card_red": 1}


def test_dg28_2_in_the_turn_it_was_got():
    game = rolled("RRRC")
    play(game, "buy_tile:lira_red die:red die:red die:red show:die reveal:1 draw:tile_to_lira fulfil give_up:lira")
    assert (tiles(game), has(game)) == ({}, {"lira": 10})


def test_dg28_3_the_die_goes_back_with_its_tile():
    """The next player who takes an extra-die tile gets it: nine dice are enough for everybody."""
    game = gives_up("die", {"tiles": {"die": 3}}, {"red": 1, "yellow": 1, "green": 1, "blue": 1})
    play(game, "end_turn", showing("RRRRR"), "buy_tile:die give:red give:yellow give:green give:blue")
    assert (tiles(game), tiles(game, 1)) == ({"die": 2}, {"die": 1})
    play(game, "show:lira_blue end_turn", showing("RRRRRRR"))
    assert game.step == "turn.action"


def test_dg28_4_the_newest_of_several_goes_first():
    """[DG28.4] An extra die taken and given up during income costs nothing of the roll."""
    game = at({"brown": 1, "tiles": {"card": 2, "die": 1}})
    play(game, "draw:brown_to_tile fulfil tile:die show:die draw:tile_to_lira fulfil give_up:die")
    assert tiles(game) == {"card": 2, "die": 1}
    play(game, showing("RRRRRR"))
    assert game.step == "turn.action"


def test_dg28_5_during_income_one_die_fewer():
    game = at({"tiles": {"card": 1, "die": 2}})
    play(game, "draw:tile_to_lira fulfil give_up:die", showing("RRRRRR"))
    assert (game.step, dice(game)) == ("turn.action", "RRRRRR")


def test_dg28_6_during_the_actions_the_icons_stay():
    game = revealed("tile_to_lira", {"tiles": {"die": 1}}, dice="CRRYYL")
    play(game, "fulfil give_up:die")
    assert (dice(game), tiles(game)) == ("RRYYL", {})
    play(game, "end_turn", showing("LLLLL"), "end_turn", showing("LLLLL"))
    assert game.step == "turn.action"


def test_dg28_8_of_several_of_any_kind_the_newest_first():
    """[DG28.8] Bought and given up in one turn: the old extra action still counts."""
    game = rolled("BBBC", {"lira": 60, "tiles": {"action": 1}}, seats=3)
    play(game, "buy_tile:action_blue die:blue die:blue die:blue show:die")
    play(game, "reveal:1 draw:tile_to_lira fulfil give_up:action")
    assert (table(game)["turn"], tiles(game)) == (0, {"action": 1})
    assert table(play(game, "ruby:lira"))["turn"] == 1


def test_dg28_8_a_lira_goods_tile_bought_and_given_up():
    """[DG28.8] The old one of the same colour still gives its marker."""
    double = {"tiles.copies": tile_copies(goods_red=2, goods_yellow=0)}
    game = rolled("RRRCL", {"tiles": {"goods_red": 1, "action": 1}}, components=double, display=["goods_red", "die"])
    play(game, "buy_tile:goods_red die:red die:red die:red show:die")
    play(game, "reveal:1 draw:tile_to_lira fulfil give_up:goods_red take:lira")
    assert has(game) == {"lira": 12, "red": 1}
