"""The numbers of the base game, written out a second time from the component lists, and what must follow from them."""

import doctest

import pytest

import sixrubies.data
from sixrubies.data import GRADES, HOUSE_GRADES, Components, load


@pytest.fixture(scope="module")
def base() -> Components:
    return load()


EXPECTED = {
    "setup.start_lira": [2, 3, 4, 5, 6],
    "setup.start_cards": 1,
    "setup.assistants": 4,
    "setup.goal_rubies": {"2": 6, "3": 5, "4": 5, "5": 5},
    "setup.box_rubies": 32,
    "setup.neutral_merchants": [14, 15, 16],
    "wheelbarrow.capacity": 2,
    "wheelbarrow.extensions": 3,
    "move.near": [1, 2],
    "move.far": [3, 4],
    "toll.lira": 2,
    "catch.lira": 3,
    "governor.lira": 2,
    "smuggler.lira": 2,
    "wainwright.price": 7,
    "wainwright.rubies": {"2": 2, "3": 3, "4": 4, "5": 5},
    "post_office.top": ["red", 2, "blue", 2],
    "post_office.bottom": ["green", 1, "yellow", 1],
    "caravansary.cards": 2,
    "caravansary.discards": 1,
    "black_market.blue": [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3],
    "tea_house.lowest": 3,
    "tea_house.highest": 12,
    "tea_house.consolation": 2,
    "market.large": [3, 7, 12, 18, 25],
    "market.small": [2, 5, 9, 14, 20],
    "demand.large": [[2, 1, 0, 2], [1, 1, 0, 3], [2, 0, 1, 2], [1, 0, 1, 3], [1, 1, 1, 2]],
    "demand.small": [[1, 1, 2, 1], [1, 2, 1, 1], [1, 3, 1, 0], [1, 2, 2, 0], [0, 2, 2, 1]],
    "palace.track": ["blue", "red", "green", "yellow", "any", "blue", "red", "green", "yellow", "any"],
    "palace.rubies": {"2": 6, "3": 6, "4": 7, "5": 7},
    "mosque.symbols": {"2": [2, 4], "3": [2, 3, 4], "4": [2, 3, 4, 5], "5": [2, 3, 4, 5]},
    "mosque.pay": 1,
    "mosque.rubies": {"2": 2, "3": 3, "4": 4, "5": 4},
    "dealer.track": [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
    "dealer.rubies": {"2": 9, "3": 10, "4": 12, "5": 12},
    "tile.yellow_lira": 2,
    "tile.green_lira": 2,
    "tile.red_die": 4,
    "cards.lira": 5,
    "cards.copies": {
        "one_good": 4,
        "five_lira": 4,
        "long_move": 4,
        "stay": 2,
        "return_assistant": 2,
        "family": 2,
        "any_goods": 2,
        "repeat_palace": 2,
        "repeat_post_office": 2,
        "repeat_dealer": 2,
    },
    "layout.short": [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]],
    "layout.long": [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]],
    "layout.order": [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
    "layout.fountain_cells": [5, 6, 9, 10],
    "layout.dice_apart": 3,
}

# The numbers printed on the tiles of places 1 to 16.
BLUE = [15, 3, 8, 5, 2, 10, 7, 9, 12, 14, 11, 6, 13, 4, 1, 16]
GREEN = [12, 2, 9, 8, 10, 7, 6, 3, 14, 13, 4, 11, 16, 15, 5, 1]


@pytest.mark.parametrize("key", EXPECTED)
def test_value(base: Components, key: str) -> None:
    assert base[key] == EXPECTED[key]


def test_no_value_is_missing_here(base: Components) -> None:
    assert sorted(base.values) == sorted(EXPECTED)


@pytest.mark.parametrize(("seats", "total"), [("2", 21), ("3", 25), ("4", 31), ("5", 32)])
def test_rubies_set_up(base: Components, seats: str, total: int) -> None:
    places = ["wainwright", "mosque", "mosque", "palace", "dealer"]
    assert sum(base[f"{place}.rubies"][seats] for place in places) == total


def test_five_seats_use_every_ruby_of_the_box(base: Components) -> None:
    assert base["setup.box_rubies"] == 32


@pytest.mark.parametrize(("seats", "first"), [("2", 15), ("3", 14), ("4", 12), ("5", 12)])
def test_dealer_prices_run_from_the_first_to_23(base: Components, seats: str, first: int) -> None:
    rubies, track = base["dealer.rubies"][seats], base["dealer.track"]
    assert [track[-left] for left in range(rubies, 0, -1)] == list(range(first, 24))


@pytest.mark.parametrize(("seats", "first"), [("2", 5), ("3", 5), ("4", 4), ("5", 4)])
def test_palace_prices_run_from_the_first_to_10_goods(base: Components, seats: str, first: int) -> None:
    rubies, spaces = base["palace.rubies"][seats], len(base["palace.track"])
    assert [spaces + 1 - left for left in range(rubies, 0, -1)] == list(range(first, 11))


def test_palace_asks_for_the_goods_of_the_rule_book_example(base: Components) -> None:
    asked = base["palace.track"][:7]
    assert {good: asked.count(good) for good in asked} == {"blue": 2, "red": 2, "green": 1, "yellow": 1, "any": 1}


def test_deck_has_26_cards(base: Components) -> None:
    assert sum(base["cards.copies"].values()) == 26


def test_every_demand_tile_asks_for_five_goods_and_no_two_are_alike(base: Components) -> None:
    tiles = base["demand.large"] + base["demand.small"]
    assert [sum(tile) for tile in tiles] == [5] * 10
    assert len({tuple(tile) for tile in tiles}) == 10


@pytest.mark.parametrize(("name", "numbers"), [("short", BLUE), ("long", GREEN), ("order", list(range(1, 17)))])
def test_layouts_follow_the_numbers_on_the_tiles(base: Components, name: str, numbers: list[int]) -> None:
    places = [place for row in base[f"layout.{name}"] for place in row]
    assert [numbers[place - 1] for place in places] == list(range(1, 17))


def test_post_office_cycle(base: Components) -> None:
    """Indicators down from the left: what lies open is the top row there and the bottom row beyond."""
    rewards = []
    for down in range(5):
        shown = base["post_office.top"][:down] + base["post_office.bottom"][down:]
        goods = {entry for entry in shown if isinstance(entry, str)}
        rewards.append((goods, sum(entry for entry in shown if isinstance(entry, int))))
    assert rewards == [
        ({"green", "yellow"}, 2),
        ({"red", "yellow"}, 2),
        ({"red", "yellow"}, 3),
        ({"red", "blue"}, 3),
        ({"red", "blue"}, 4),
    ]


def test_every_value_says_where_it_comes_from(base: Components) -> None:
    for key, value in base.values.items():
        assert value.key == key
        assert value.grade in GRADES
        assert value.source
        assert value.question.endswith("?") and value.asked("en") == value.question != value.asked("de")


def test_only_the_copies_of_the_cards_are_not_certain(base: Components) -> None:
    assert [(value.key, value.grade) for value in base.house()] == [("cards.copies", "high")]


def test_house_grades() -> None:
    assert {"high", "documented", "deduced", "inferred", "single", "proposed"} == HOUSE_GRADES


def test_games_do_not_share_their_values() -> None:
    load()["market.small"].append(99)
    load()["setup.goal_rubies"]["2"] = 1
    assert load()["market.small"] == [2, 5, 9, 14, 20]
    assert load()["setup.goal_rubies"]["2"] == 6


def test_examples_of_the_package() -> None:
    results = doctest.testmod(sixrubies.data)
    assert results.attempted > 0 and results.failed == 0
