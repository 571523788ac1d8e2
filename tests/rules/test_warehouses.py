"""Chapters B2 to B4: the warehouses for fabric, spice and fruit."""

import pytest

from tests.rules.table import acting, goods, load, options, play, player, reason

RED, GREEN, YELLOW = 0, 1, 2
WAREHOUSES = [(2, RED), (3, GREEN), (4, YELLOW)]
EACH = pytest.mark.parametrize(("place", "good"), WAREHOUSES)
NAMES = ["red", "green", "yellow", "blue"]


@EACH
@pytest.mark.parametrize(("extensions", "capacity"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_b2_1_filled_up_to_capacity(place: int, good: int, extensions: int, capacity: int):
    """[B2.1 B3.1 B4.1] From every number on it becomes full, free of charge; the other kinds stay as they are."""
    for before in range(capacity):
        carried = [1, 1, 1, 1]
        carried[good] = before
        game = acting(place, {"lira": 0, "extensions": extensions, "goods": load(*carried)}, seats=3)
        play(game, "act")
        carried[good] = capacity
        assert (goods(game), player(game)["lira"]) == (carried, 0)
        assert game.step == "turn.encounters"


def test_b2_1_fabric_is_red():
    assert goods(play(acting(2, seats=3), "act")) == [2, 0, 0, 0]


def test_b3_1_spice_is_green():
    assert goods(play(acting(3, seats=3), "act")) == [0, 2, 0, 0]


def test_b4_1_fruit_is_yellow():
    assert goods(play(acting(4, seats=3), "act")) == [0, 0, 2, 0]


@EACH
def test_b2_2_carried_out_though_full(place: int, good: int):
    """[B2.2 B3.2 B4.2] Nothing is gained and nothing lost that was there."""
    game = acting(place, {"goods": load(2, 2, 2, 2)}, seats=3)
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (goods(game), game.step) == ([2, 2, 2, 2], "turn.encounters")


@EACH
def test_b2_2_the_green_tile_serves_a_full_player_too(place: int, good: int):
    """[B2.2 B3.2 B4.2] The warehouse's good is full before; for 2 Lira another kind comes, blue included."""
    carried = [0, 0, 0, 0]
    carried[good] = 2
    game = play(acting(place, {"lira": 2, "goods": load(*carried), "tiles": ["green"]}, seats=3), "act")
    others = [name for kind, name in enumerate(NAMES) if kind != good]
    assert (game.step, options(game)) == ("warehouse.extra", ["done", *[f"good:{name}" for name in others]])
    assert reason(game, f"good:{NAMES[good]}") == ("no_room", good, 0)
    play(game, "good:blue")
    carried[3] = 1
    assert (goods(game), player(game)["lira"], game.step) == (carried, 0, "turn.encounters")


@EACH
def test_b2_2_with_no_room_at_all_the_green_tile_asks_nothing(place: int, good: int):
    """[B2.2 B3.2 B4.2] Every kind is full: the action is over with the filling."""
    game = play(acting(place, {"lira": 9, "goods": load(2, 2, 2, 2), "tiles": ["green"]}, seats=3), "act")
    assert (goods(game), player(game)["lira"], game.step) == ([2, 2, 2, 2], 9, "turn.encounters")
