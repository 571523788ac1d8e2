"""Mosque tiles: buying, display, extra action, extra die (docs/rules/dice.md, DG17, DG20, DG24, DG26)."""

import pytest

from tests.rules.dice.table import (
    COLOURS,
    LETTERS,
    OPEN,
    Player,
    at,
    dice,
    gives_up,
    has,
    rolled,
    rubies,
    showing,
    tiles,
)
from tests.rules.table import options, play, reason, table

LETTER = {name: letter for letter, name in LETTERS.items()}
KINDS = ["lira", "crystal", "card", "action", "goods"]


# -- taking one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("colour", COLOURS)
def test_dg20_2_three_goods_of_the_colour(kind, colour):
    """[DG17.1 DG20.1 DG20.2] Every tile but the extra die: two goods are not enough, three pay it."""
    tile, letter = f"{kind}_{colour}", LETTER[colour]
    display = [tile, "die", "die"]
    assert reason(rolled(2 * letter + "L", display=display), f"buy_tile:{tile}") == ("needs_goods", 3, 2)
    game = rolled(3 * letter + "L", display=display)
    assert f"buy_tile:{tile}" in options(game)
    play(game, f"buy_tile:{tile}", f"die:{colour} " * 3)
    assert tiles(game) == {f"goods_{colour}" if kind == "goods" else kind: 1}
    assert (dice(game), table(game)["display"][:2], tile in table(game)["display"]) == ("L", ["die", "die"], False)


def test_dg20_3_one_good_of_each_colour_for_an_extra_die():
    """[DG17.1 DG20.3] Four of one colour do not do."""
    assert reason(rolled("RRRRY"), "buy_tile:die") == ("needs_goods", 4, 2)
    game = play(rolled("RYGBL"), "buy_tile:die die:red die:yellow die:green die:blue show:die")
    assert (tiles(game), dice(game)) == ({"die": 1}, "L")


def test_dg17_2_every_open_tile_that_can_be_paid_and_no_other():
    display = ["lira_red", "goods_red", "lira_blue", "die", "die", "crystal_green"]
    game = rolled("RRRYG", {"brown": 1}, display=display)
    assert [token for token in options(game) if token.startswith("buy_tile")] == [
        "buy_tile:lira_red",
        "buy_tile:goods_red",
        "buy_tile:die",
    ]
    assert reason(game, "buy_tile:lira_blue") == ("needs_goods", 3, 1)
    assert "buy_tile:action_red" not in [blocked.option.token for blocked in game.decision().blocked]


def test_dg20_4_several_of_one_kind():
    """[DG20.4 DG5.6] The same kind may be bought again, and each counts."""
    game = rolled("RRR", {"yellow": 3, "tiles": {"lira": 1}}, display=["lira_red", "lira_yellow", "die"])
    play(game, "buy_tile:lira_red die:red die:red die:red show:card_red")
    play(game, "buy_tile:lira_yellow give:yellow give:yellow give:yellow show:card_blue")
    assert (tiles(game), has(game)) == ({"lira": 3}, {})
    play(game, showing("RRRRR"), "end_turn")
    assert has(game) == {"lira": 9}


@pytest.mark.parametrize(
    ("tile", "expected"),
    [("lira_red", {"lira": 3}), ("crystal_red", {"crystal": 1}), ("action_red", {}), ("goods_red", {})],
)
def test_dg20_5_from_the_next_turn_on(tile, expected):
    """Nothing in the turn in which it is taken; income at the beginning of the next."""
    game = rolled("RRRLL", display=[tile, "die"])
    play(game, f"buy_tile:{tile} die:red die:red die:red show:lira_blue")
    assert has(game) == {}
    play(game, "end_turn", showing("LLLLL"), "end_turn")
    assert has(game) == expected


def test_dg20_6_the_display_is_filled_up_at_once():
    """Before the next action; the new tile can be bought with it."""
    game = play(rolled("RRR", {"green": 3}), "buy_tile:lira_red die:red die:red die:red")
    assert (game.step, sorted(options(game))[0].startswith("show:")) == ("tile.show", True)
    assert not {"show:lira_red", "show:crystal_yellow"} & set(options(game))
    assert "show:die" in options(game)
    play(game, "show:lira_green")
    assert table(game)["display"] == [*OPEN[1:], "lira_green"]
    assert "buy_tile:lira_green" in options(game)


def test_dg20_7_with_the_stack_empty_the_display_shrinks():
    """[DG20.7] Six, five, four open tiles; none at the end."""
    owned = [{"lira": 3, "crystal": 3}, {"card": 3, "action": 3, "goods_yellow": 1, "goods_green": 1, "goods_blue": 1}]
    players: list[Player] = [{"red": 6, "tiles": owned[0]}, {"tiles": {**owned[1], "die": 3}}]
    game = rolled("L", *players, stack={})
    play(game, "buy_tile:lira_red give:red give:red give:red")
    assert (game.step, table(game)["display"]) == ("turn.action", OPEN[1:])
    play(game, "buy_tile:goods_red give:red give:red give:red")
    assert table(game)["display"] == ["crystal_yellow", "card_green", "action_blue", "die"]


def test_dg20_6_the_last_tile_of_the_stack_too():
    """[DG20.6 DG20.7] One tile left: it is shown, and after that the display shrinks."""
    owned = {"lira": 3, "crystal": 3, "goods_green": 1}
    others = {"card": 3, "action": 3, "goods_yellow": 1, "goods_blue": 1, "die": 2}
    game = rolled("L", {"red": 6, "tiles": owned}, {"tiles": others}, display=OPEN, stack={"die": 1})
    play(game, "buy_tile:lira_red give:red give:red give:red")
    assert options(game) == ["show:die"]
    play(game, "show:die buy_tile:goods_red give:red give:red give:red")
    assert table(game)["display"] == ["crystal_yellow", "card_green", "action_blue", "die", "die"]


def test_dg20_7_no_open_tile_at_all():
    owned = {"lira": 4, "crystal": 4, "card": 4}
    others = {"action": 4, "goods_red": 1, "goods_yellow": 1, "goods_green": 1, "goods_blue": 1}
    game = rolled("RRRRR", {"tiles": owned}, {"tiles": {**others, "die": 4}}, display=[], stack={})
    assert not [token for token in options(game) if token.startswith("buy_tile")]


# -- extra action -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("extra", [0, 1, 2, 3])
def test_dg24_1_an_action_more_for_each(extra):
    """[DG24.1 DG5.1] Rubies for Lira: as many as there are actions, and then it is the next player's turn."""
    me = {"lira": 80, "tiles": {"action": extra} if extra else {}}
    game = rolled("R", me, seats=3, display=["die"])
    for bought in range(2 + extra):
        assert (table(game)["turn"], rubies(game, 0)) == (0, [bought])
        play(game, "ruby:lira")
    assert (table(game)["turn"], rubies(game, 0)) == (1, [2 + extra])


def test_dg24_2_given_up_its_action_is_gone():
    """[DG24.2] Three actions; the card of the first costs the tile: one is left."""
    game = gives_up("action", {"lira": 50, "tiles": {"action": 1}}, seats=3)
    assert (table(game)["turn"], game.step) == (0, "turn.action")
    play(game, "ruby:lira")
    assert table(game)["turn"] == 1


def test_dg24_2_given_up_with_the_last_action_nothing_is_lost():
    game = gives_up("action", {"lira": 50, "tiles": {"action": 1}}, seats=3, used=2)
    assert (table(game)["turn"], has(game)) == (1, {"lira": 60})


def test_dg24_2_given_up_with_the_second_of_three():
    game = gives_up("action", {"lira": 50, "tiles": {"action": 1}}, seats=3, used=1)
    assert table(game)["turn"] == 1


def test_dg24_2_given_up_during_income():
    game = at({"lira": 50, "tiles": {"action": 1, "card": 1}}, seats=3)
    play(game, "draw:tile_to_lira fulfil give_up:action", showing("RRRRR"), "ruby:lira ruby:lira")
    assert table(game)["turn"] == 1


def test_dg24_3_one_taken_in_this_turn_gives_no_action():
    """[DG24.3 DG20.5] But one in the next turn."""
    game = rolled("BBBRR", {"lira": 60}, seats=3)
    play(game, "buy_tile:action_blue die:blue die:blue die:blue show:lira_blue ruby:lira")
    assert table(game)["turn"] == 1
    play(game, showing("RRRRR"), "end_turn", showing("RRRRR"), "end_turn", showing("RRRRR"))
    play(game, "ruby:lira ruby:lira end_turn")
    assert (table(game)["turn"], rubies(game, 0)) == (1, [3])
    game = rolled("R", {"lira": 60, "brown": 8, "tiles": {"action": 1}}, seats=3)
    play(game, "buy_tile:action_blue give:brown give:brown give:brown show:lira_blue ruby:lira")
    assert table(game)["turn"] == 0
    assert table(play(game, "take:red die:red give:brown"))["turn"] == 1


# -- extra die --------------------------------------------------------------------------------------------------------


def test_dg26_1_rolled_from_the_next_turn_on():
    """[DG26.1 DG4.2] Not in the turn in which the tile is bought, although there is a reroll to come for the next."""
    game = rolled("RYGBL", {"tiles": {"die": 1}}, {"tiles": {"die": 1}})
    play(game, "buy_tile:die die:red die:yellow die:green die:blue show:die")
    assert (tiles(game), dice(game)) == ({"die": 2}, "L")
    play(game, "end_turn", showing("RRRRRR"), "end_turn", showing("RRRRRR"))
    assert game.step == "dice.roll"
    assert play(game, "roll:red").step == "turn.action"


def test_dg26_1_taken_during_income_it_is_not_rolled_in_this_turn():
    game = play(at({"brown": 1, "tiles": {"card": 1}}), "draw:brown_to_tile fulfil tile:die show:die", showing("RRRRR"))
    assert (game.step, tiles(game)) == ("turn.action", {"card": 1, "die": 1})
