"""Boards of twenty places (docs/rules/mocha.md, MB31)."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.mocha.table import ROWS, at
from tests.rules.table import options, play, player

INNER = {6, 7, 8, 11, 12, 13}
ORDER = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]


def keeps_the_rules(cells: list[int]) -> bool:
    """Fountain inside, 8 and 9 three or more apart in different rows and columns."""
    row8, column8 = divmod(cells.index(8), 5)
    row9, column9 = divmod(cells.index(9), 5)
    apart = abs(row8 - row9) + abs(column8 - column9) >= 3
    return cells.index(7) in INNER and apart and row8 != row9 and column8 != column9


def random_layouts(count: int) -> list[list[int]]:
    games = (sr.new_game("mocha", seats=2, seed=seed, layout="random") for seed in range(count))
    return [[place for row in game.header["layout"] for place in row] for game in games]


def test_mb31_1_four_rows_of_five():
    """[MB31.1 MB31.2] Each place once; the recommended layout is what a new game has."""
    rows = sr.new_game("mocha").header["layout"]
    assert ([len(row) for row in rows], sorted(place for row in rows for place in row)) == ([5] * 4, list(range(1, 21)))
    assert rows == ROWS == sr.new_game("mocha", layout="recommended").header["layout"]


@pytest.mark.parametrize(
    ("start", "goals"),
    [
        (7, [1, 3, 4, 5, 6, 8, 12, 15, 17, 18, 19]),
        (16, [1, 2, 8, 15, 18]),
        (13, [4, 5, 9, 12, 14]),
        (20, [2, 5, 8, 11, 19]),
    ],
)
def test_mb31_2_moves_on_the_recommended_layout(start, goals):
    """[MB31.2] Counted on the printed board, from the Fountain and from three corners."""
    assert options(at({"merchant": start}, seats=3)) == [f"move:{goal}" for goal in goals]


def test_mb31_3_the_recommended_layout_keeps_the_rules_of_the_random_one():
    assert keeps_the_rules([place for row in ROWS for place in row])


def test_mb31_4_random_layouts_keep_the_rules():
    """[MB31.4 MB31.5] 300 of them."""
    for cells in random_layouts(300):
        assert sorted(cells) == list(range(1, 21))
        assert keeps_the_rules(cells)


def test_mb31_6_every_allowed_layout_can_come_up():
    """[MB31.6 MB31.5] 1,500 of them against the exact odds of the Fountain's cell and of the cells of 8 and 9."""
    drawn = random_layouts(1500)
    assert len({tuple(cells) for cells in drawn}) == 1500
    possible = [
        (fountain, a, b)
        for fountain in INNER
        for a in range(20)
        for b in range(20)
        if fountain not in (a, b)
        and a // 5 != b // 5
        and a % 5 != b % 5
        and abs(a // 5 - b // 5) + abs(a % 5 - b % 5) >= 3
    ]
    for index, place in ((0, 7), (1, 8), (2, 9)):
        expected = Counter(cells[index] for cells in possible)
        seen = Counter(cells.index(place) for cells in drawn)
        assert set(seen) == set(expected)
        for cell, share in expected.items():
            odds = 1500 * share / len(possible)
            assert abs(seen[cell] - odds) < 4.5 * odds**0.5, (place, cell)
    assert {cells.index(20) for cells in drawn} == set(range(20))


def test_mb31_6_the_seed_decides():
    first, again, other = (sr.new_game("mocha", seed=seed, layout="random").header["layout"] for seed in (3, 3, 4))
    assert first == again != other


def test_mb31_7_a_given_layout_may_ignore_the_advice():
    """8 beside 9, the Fountain at the edge: played as it lies."""
    game = at({"merchant": 8}, layout=ORDER, seats=3)
    assert options(game) == [f"move:{goal}" for goal in (2, 3, 4, 6, 7, 9, 10, 12, 13, 14, 18)]
    play(game, "move:9 leave act call:3 roll:2+1 end_turn")
    assert player(game)["lira"] == 5


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (ORDER[:3], "4 rows of 5"),
        ([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]], "4 rows of 5"),
        ([list(row) for row in zip(*ORDER, strict=True)], "4 rows of 5"),
        ([*ORDER[:3], [16, 17, 18, 19, 19]], "missing: 20"),
        ([*ORDER[:3], [16, 17, 18, 19, 21]], "missing: 20"),
        ("short", "no layout is called 'short'"),
    ],
)
def test_mb31_7_anything_else_is_refused(rows, words):
    with pytest.raises(sr.BadOption, match=words):
        sr.new_game("mocha", layout=rows)
