"""The ruby areas of both sides of the board (docs/rules/dice.md, DG18, DG31 to DG33)."""

import pytest

from tests.rules.dice.table import BOARD, COLOURS, LETTERS, dice, has, left, rolled, rubies
from tests.rules.table import options, play, reason, table

LETTER = {name: letter for letter, name in LETTERS.items()}
TRACK = {2: [4, 5, 6], 3: [4, 5, 6], 4: [4, 5, 6, 7]}
CARPET = [0, 1, 2, 3, 4]
LIRA = {2: [12, 14, 16, 18, 20], 3: [10, 12, 14, 16, 18, 20], 4: [10, 12, 14, 16, 18, 20]}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("colour", COLOURS)
def test_dg31_1_every_price_of_every_track(seats, colour):
    """[DG31.1 DG31.2 DG31.3 DG18.1 DG18.3] One good less is not enough; an empty track sells nothing."""
    for gone, price in enumerate(TRACK[seats]):
        there = {colour: len(TRACK[seats]) - gone}
        game = rolled("L", {colour: price - 1}, seats=seats, rubies=there)
        assert reason(game, f"ruby:{colour}") == ("needs_goods", price, price - 1)
        game = rolled("L", {colour: price}, seats=seats, rubies=there)
        play(game, f"ruby:{colour}", f"give:{colour} " * price)
        assert (rubies(game, 0), left(game, colour), has(game)) == ([1], [len(TRACK[seats]) - gone - 1], {})
    game = rolled("L", {colour: 8}, seats=seats, rubies={colour: 0})
    assert f"ruby:{colour}" not in options(game)
    assert reason(game, f"ruby:{colour}") == ("no_ruby", COLOURS.index(colour), 0)


def test_dg31_2_the_example_of_five_green_goods():
    """[DG31.2 DG6.1 DG6.2] With icons, markers and brown: 2 icons, 2 markers, 1 brown."""
    game = rolled("GGLLC", {"green": 2, "brown": 1}, seats=3, rubies={"green": 2})
    play(game, "ruby:green die:green die:green give:green give:green give:brown")
    assert (rubies(game, 0), left(game, "green"), has(game), dice(game)) == ([1], [1], {}, "LLC")


def test_dg31_4_each_track_has_its_own_price():
    game = rolled("L", {"red": 4, "yellow": 4, "green": 4, "blue": 4}, seats=3, rubies={"red": 2, "blue": 1})
    assert [token for token in options(game) if token.startswith("ruby")] == [
        "ruby:yellow",
        "ruby:green",
        "ruby:carpet",
    ]
    assert reason(game, "ruby:red") == ("needs_goods", 5, 4)
    assert reason(game, "ruby:blue") == ("needs_goods", 6, 4)
    play(game, "ruby:yellow", "give:yellow " * 4)
    assert left(game, *COLOURS) == [2, 2, 3, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dg32_1_every_price_of_the_left_carpet(seats):
    """[DG32.1 DG18.1 DG18.3] One of each colour and 0 to 4 more."""
    for gone, more in enumerate(CARPET):
        there = {"carpet": len(CARPET) - gone}
        short = {"red": more, "yellow": 1, "green": 1, "blue": 1} if more else {"yellow": 1, "green": 1, "blue": 1}
        game = rolled("L", short, seats=seats, rubies=there)
        assert reason(game, "ruby:carpet") == ("needs_goods", 4 + more, 3 + more)
        game = rolled("L", {**short, "red": 1 + more}, seats=seats, rubies=there)
        play(game, "ruby:carpet", "give:red " * (1 + more), "give:yellow give:green give:blue")
        assert (rubies(game, 0), left(game, "carpet"), has(game)) == ([1], [len(CARPET) - gone - 1], {})
    game = rolled("L", {"brown": 10}, seats=seats, rubies={"carpet": 0})
    assert reason(game, "ruby:carpet") == ("no_ruby", 4, 0)


def test_dg32_1_all_four_colours_are_needed():
    """Seven goods of three colours are no set, whatever the price."""
    game = rolled("RRRYG", {"red": 2}, seats=3)
    assert reason(game, "ruby:carpet") == ("needs_goods", 4, 3)


def test_dg32_2_the_example_with_two_more():
    """[DG32.2 DG32.3] Of one colour, of two, or brown."""
    icons, there = "RYGBL", {"carpet": 3}
    for me, tokens in (
        ({"red": 2}, "die:red give:red give:red die:yellow die:green die:blue"),
        ({"red": 1, "blue": 1}, "die:red give:red die:yellow die:green die:blue give:blue"),
        ({"brown": 1, "green": 1}, "die:red die:yellow die:green give:green die:blue give:brown"),
        ({"brown": 2}, "die:red die:yellow die:green die:blue give:brown give:brown"),
    ):
        game = play(rolled(icons, me, seats=3, rubies=there), "ruby:carpet", tokens)
        assert (rubies(game, 0), left(game, "carpet"), has(game), dice(game)) == ([1], [2], {}, "L")


def test_dg32_3_brown_for_a_missing_colour_and_for_any():
    game = rolled("RRG", {"brown": 3}, seats=3, rubies={"carpet": 3})
    play(game, "ruby:carpet")
    assert options(game) == ["die:red"]
    assert options(play(game, "die:red")) == ["die:red"]
    assert options(play(game, "die:red")) == ["die:green"]
    assert rubies(play(game, "die:green give:brown give:brown give:brown"), 0) == [1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dg33_1_every_price_of_the_right_carpet(seats):
    """[DG33.1 DG33.3 DG18.1 DG18.3] Two players begin at 12, the others at 10; 14 Lira with two gone."""
    for gone, price in enumerate(LIRA[seats]):
        there = {"lira": len(LIRA[seats]) - gone}
        game = rolled("R", {"lira": price - 1}, seats=seats, rubies=there)
        assert reason(game, "ruby:lira") == ("needs_lira", price, price - 1)
        game = play(rolled("R", {"lira": price}, seats=seats, rubies=there), "ruby:lira")
        assert (rubies(game, 0), left(game, "lira"), has(game)) == ([1], [len(LIRA[seats]) - gone - 1], {})
    game = rolled("R", {"lira": 80}, seats=seats, rubies={"lira": 0})
    assert reason(game, "ruby:lira") == ("no_ruby", 5, 0)
    assert LIRA[3][2] == 14


def test_dg33_2_lira_only():
    """Icons of Lira, markers and brown do not pay."""
    game = rolled("LLLLL", {"lira": 9, "brown": 5, "red": 8}, seats=3)
    assert reason(game, "ruby:lira") == ("needs_lira", 10, 9)


def test_dg33_1_the_price_rises_within_a_turn():
    game = play(rolled("R", {"lira": 22}, seats=3), "ruby:lira ruby:lira")
    assert (rubies(game, 0), has(game), left(game, "lira")) == ([2], {}, [4])
    game = play(rolled("R", {"lira": 21}, seats=3), "ruby:lira")
    assert reason(game, "ruby:lira") == ("needs_lira", 12, 11)


def test_dg18_2_six_areas_and_not_the_mosque():
    game = rolled("RYGBL", {"lira": 87, "brown": 10})
    tokens = [token for token in options(game) if token.startswith("ruby")]
    assert tokens == [*[f"ruby:{colour}" for colour in COLOURS], "ruby:carpet", "ruby:lira"]
    assert "ruby:mosque" not in [blocked.option.token for blocked in game.decision().blocked]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dg18_3_all_areas_exhausted(seats):
    """[DG18.3] Nothing can be bought, with whatever riches; the other actions go on."""
    empty = dict.fromkeys([*COLOURS, "carpet", "lira"], 0)
    goal = {2: 6, 3: 6, 4: 5}[seats]
    total = sum(BOARD[seats].values()) - BOARD[seats]["mosque"]
    owners = [{"rubies": total - (seats - 1) * (goal - 1)}, *[{"rubies": goal - 1} for _ in range(seats - 1)]]
    owners[-1] |= {"lira": 80, "brown": 10}
    game = rolled("RRL", *owners, turn=seats - 1, rubies=empty, last_round=True)
    assert not [token for token in options(game) if token.startswith("ruby")]
    assert "take:red" in options(game) and table(game)["rubies"]["mosque"] == seats
