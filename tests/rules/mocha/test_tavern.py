"""Place 19, the Tavern: tile, ruby, and the choice itself (docs/rules/mocha.md, MB19); the barrier has its own file."""

import pytest

from tests.rules.mocha.table import acting, at, box, coffee, wealth
from tests.rules.table import goods, load, options, play, player, reason, table

ALL = ["tavern:barrier", "tavern:movement", "tavern:encounter", "tavern:ruby"]


def test_mb19_1_exactly_one_of_three():
    """[MB19.1] Barrier, one of the two tiles, or the ruby; after it the action is over."""
    game = play(acting(19, {"coffee": 9, "goods": load(0, 0, 3), "extensions": 1}, seats=3), "act")
    assert options(game) == ALL
    play(game, "tavern:movement")
    assert (game.step, options(game), coffee(game)) == ("turn.encounters", ["end_turn"], 8)


@pytest.mark.parametrize(
    ("amount", "offered"),
    [(0, []), (1, ALL[1:3]), (2, ALL[:3]), (3, ALL[:3]), (4, ALL)],
)
def test_mb19_1_what_the_coffee_is_enough_for(amount, offered):
    """[MB19.1 MB19.2 MB19.14] Nothing payable: no action."""
    game = acting(19, {"coffee": amount, "goods": load(0, 0, 3), "extensions": 1}, seats=3)
    if offered:
        assert options(play(game, "act")) == offered
    else:
        assert (options(game), reason(game, "act")) == (["skip"], ("no_exchange", 0, 0))


def test_mb19_1_the_reasons():
    game = play(acting(19, {"coffee": 1, "goods": load(0, 0, 2)}, seats=3), "act")
    assert reason(game, "tavern:barrier") == ("needs_coffee", 2, 1)
    assert reason(game, "tavern:ruby") == ("needs_good", 3, 2)
    game = play(acting(19, {"coffee": 3, "goods": load(0, 0, 3), "extensions": 1}, seats=3), "act")
    assert reason(game, "tavern:ruby") == ("needs_coffee", 4, 3)


def test_mb36_7_the_last_coffee_is_not_changed_inside_the_action():
    """[MB36.7] With 1 coffee the tile is the only answer: coffee for Lira would leave none. With 2 it is allowed."""
    game = play(acting(19, {"coffee": 1, "hand": {"coffee_to_lira": 1}}, seats=3), "act")
    assert options(game) == ["tavern:movement", "tavern:encounter"]
    assert reason(game, "play:coffee_to_lira") == ("action_impossible", 19, 0)
    game = play(acting(19, {"coffee": 2, "hand": {"coffee_to_lira": 1}}, seats=3), "act play:coffee_to_lira")
    assert options(game) == ["tavern:movement", "tavern:encounter"]


# -- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["movement", "encounter"])
@pytest.mark.parametrize(("left", "price"), [(4, 1), (3, 2), (2, 3), (1, 4)])
def test_mb19_11_the_top_tile_for_what_it_shows(tile, left, price):
    """[MB19.11 MB30.7] 1, 2, 3, 4 coffee down each pile, whatever the other pile shows."""
    others = [{"tavern": [tile]} if seat < 4 - left else {} for seat in range(4)]
    game = play(acting(19, {"coffee": price}, *others), "act")
    assert game.view().to_dict()["table"]["tavern_costs"][tile] == price
    play(game, f"tavern:{tile}")
    assert (coffee(game), box(game)["tavern_tiles"][0], box(game)["tavern_stack"][tile]) == (0, [tile], left - 1)


@pytest.mark.parametrize("tile", ["movement", "encounter"])
def test_mb19_11_one_coffee_short_of_the_second(tile):
    game = play(acting(19, {"coffee": 1}, {"tavern": [tile]}, seats=3), "act")
    assert reason(game, f"tavern:{tile}") == ("needs_coffee", 2, 1)


@pytest.mark.parametrize(("tile", "number"), [("movement", 0), ("encounter", 1)])
def test_mb19_12_one_of_each_type(tile, number):
    game = play(acting(19, {"coffee": 9, "tavern": [tile]}, seats=3), "act")
    assert reason(game, f"tavern:{tile}") == ("own_tavern_tile", number, 0)
    assert f"tavern:{tile}" not in options(game)


def test_mb19_12_both_bring_no_ruby():
    game = play(acting(19, {"coffee": 9, "tavern": ["movement"]}, seats=3), "act tavern:encounter")
    assert (box(game)["tavern_tiles"][0], player(game)["rubies"], coffee(game)) == (["movement", "encounter"], 0, 8)


@pytest.mark.parametrize(("tile", "number"), [("movement", 0), ("encounter", 1)])
def test_mb19_13_the_fifth_buyer_gets_none(tile, number):
    others = [{"tavern": [tile]} for _ in range(4)]
    game = play(acting(19, {"coffee": 9}, *others), "act")
    assert reason(game, f"tavern:{tile}") == ("tavern_stack_empty", number, 0)
    assert game.view().to_dict()["table"]["tavern_costs"][tile] is None


# -- ruby -------------------------------------------------------------------------------------------------------------

RICH = {"coffee": 5, "lira": 7, "extensions": 1, "goods": load(3, 1, 3, 1), "rubies": 0}


@pytest.mark.parametrize(
    ("track", "place"), [("palace", "sultans_palace"), ("dealer", "gemstone_dealer"), ("coffee_house", "coffee_house")]
)
def test_mb19_14_the_next_ruby_of_one_of_three(track, place):
    """[MB19.14] 4 coffee and 3 yellow goods; that track is dearer now, the others are not."""
    game = play(acting(19, RICH, seats=3), "act")
    before = game.view().to_dict()["table"]
    left = table(game)["rubies"][place]
    play(game, "tavern:ruby")
    assert options(game) == ["ruby:palace", "ruby:dealer", "ruby:coffee_house"]
    play(game, f"ruby:{track}")
    assert wealth(game) == (7, 1, [3, 1, 0, 1], 1)
    assert table(game)["rubies"][place] == left - 1
    now = game.view().to_dict()["table"]
    changed = {key for key in ("palace_price", "dealer_price", "coffee_house_price") if before[key] != now[key]}
    assert changed == {f"{track}_price"}
    assert (now["dealer_price"] - before["dealer_price"], now["coffee_house_price"]) == (
        int(track == "dealer"),
        7 if track == "coffee_house" else 6,
    )


def test_mb19_15_the_tile_is_turned_each_time():
    """[MB19.15] Yellow, red, yellow: bought twice, with a turn between."""
    me = {**RICH, "coffee": 30, "extensions": 3, "rubies": 1, "goods": load(5, 0, 5, 0), "merchant": 2}
    game = at(me, {"merchant": 7}, neutral_merchants=[7, 7, 7])
    play(game, "move:19 leave act tavern:ruby ruby:dealer end_turn")
    assert (box(game)["baksheesh_side"], goods(game)) == (1, [5, 0, 2, 0])
    assert game.view().to_dict()["table"]["baksheesh"] == {"coffee": 4, "red": 3, "green": 0, "yellow": 0, "blue": 0}
    play(game, "move:18 decline move:2 leave skip end_turn move:15 decline")
    play(game, "move:19 pick_up act tavern:ruby ruby:dealer")
    assert (box(game)["baksheesh_side"], goods(game), coffee(game)) == (0, [2, 0, 2, 0], 22)


def test_mb19_15_the_red_side_asks_for_red():
    game = play(acting(19, {**RICH, "goods": load(2, 3, 3, 3)}, seats=3, mocha={"baksheesh_side": 1}), "act")
    assert reason(game, "tavern:ruby") == ("needs_good", 3, 0)


def test_mb19_16_a_place_without_rubies_is_not_chosen():
    game = play(acting(19, RICH, seats=4, rubies={"coffee_house": 0}), "act tavern:ruby")
    assert (options(game), reason(game, "ruby:coffee_house")) == (["ruby:palace", "ruby:dealer"], ("no_ruby", 0, 0))


def test_mb19_16_no_ruby_anywhere():
    """All three tracks empty: nothing is paid, because it is not offered."""
    rubies = {"coffee_house": 0, "gemstone_dealer": 0, "sultans_palace": 1}
    me = {**RICH, "rubies": 5}
    others = [{"rubies": 5}] * 3 + [{"rubies": 3}]
    game = play(acting(19, me, *others, rubies=rubies), "act tavern:ruby")
    assert options(game) == ["ruby:palace"]
    rubies["sultans_palace"], others = 0, [{"rubies": 5}] * 3 + [{"rubies": 4}]
    game = play(acting(19, me, *others, rubies=rubies), "act")
    assert reason(game, "tavern:ruby") == ("no_ruby", 0, 0)


def test_mb19_14_the_sixth_ruby_triggers_the_end():
    """[MB19.14 MB39.1]"""
    game = play(acting(19, {**RICH, "rubies": 5}, seats=4), "act tavern:ruby ruby:coffee_house end_turn")
    assert (player(game)["rubies"], table(game)["last_round"]) == (6, True)
