"""Chapter L: how the sixteen places lie."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.table import at, goods, options, play, player, table

SHORT = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]
LONG = [[16, 2, 8, 11], [15, 7, 6, 4], [3, 5, 12, 1], [10, 9, 14, 13]]
ORDER = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]
MIDDLE = {5, 6, 9, 10}  # cells row by row from 0

# The numbers printed on the sixteen places: place -> its cell in Short paths (blue) and in Long paths (green).
BLUE = dict(zip(range(1, 17), [15, 3, 8, 5, 2, 10, 7, 9, 12, 14, 11, 6, 13, 4, 1, 16], strict=True))
GREEN = dict(zip(range(1, 17), [12, 2, 9, 8, 10, 7, 6, 3, 14, 13, 4, 11, 16, 15, 5, 1], strict=True))


def cells(rows: list[list[int]]) -> list[int]:
    return [place for row in rows for place in row]


def distance(order: list[int], a: int, b: int) -> int:
    one, two = order.index(a), order.index(b)
    return abs(one // 4 - two // 4) + abs(one % 4 - two % 4)


def random_layouts(count: int) -> list[list[int]]:
    return [cells(sr.new_game(seats=2, seed=seed, layout="random").header["layout"]) for seed in range(count)]


@pytest.mark.parametrize("layout", ["short", "long", "order", "random"])
def test_l1_four_rows_of_four_with_every_place_once(layout: str):
    game = sr.new_game(seats=3, seed=5, layout=layout)
    rows = game.view(None).to_dict()["table"]["layout"]
    assert [len(row) for row in rows] == [4, 4, 4, 4]
    assert sorted(cells(rows)) == list(range(1, 17))


@pytest.mark.parametrize(("name", "rows"), [("short", SHORT), ("long", LONG), ("order", ORDER)])
def test_l2_l3_l4_the_named_layouts(name: str, rows: list[list[int]]):
    """[L2 L3 L4] Blue, green and big numbers."""
    assert sr.new_game(layout=name).view(None).to_dict()["table"]["layout"] == rows


def test_l2_l3_the_layouts_agree_with_the_numbers_printed_on_the_places():
    """[L2 L3] Cell n of the blue (green) order holds the place whose blue (green) number is n."""
    for name, printed in (("short", BLUE), ("long", GREEN)):
        order = cells(sr.new_game(layout=name).header["layout"])
        assert {place: order.index(place) + 1 for place in range(1, 17)} == printed


def test_l2_short_paths_is_the_layout_of_a_new_game():
    assert sr.new_game().header["layout"] == SHORT


@pytest.mark.parametrize(
    ("layout", "goals"),
    [
        ("short", [1, 2, 3, 4, 5, 6, 9, 11, 12, 14]),
        ("long", [2, 3, 4, 5, 6, 8, 9, 12, 15, 16]),
        ("order", [2, 3, 4, 5, 6, 8, 10, 11, 12, 15]),
    ],
)
def test_l2_l3_l4_the_first_move_of_each_layout(layout: str, goals: list[int]):
    """[L2 L3 L4] Where a merchant can go from the Fountain, counted on the printed boards."""
    assert options(at({}, layout=layout)) == [f"move:{goal}" for goal in goals]


def test_l5_l6_random_layouts_keep_the_advice():
    """[L5 L6] 300 of them: Fountain in the middle four, 8 and 9 three or more steps apart."""
    for order in random_layouts(300):
        assert sorted(order) == list(range(1, 17))
        assert order.index(7) in MIDDLE
        assert distance(order, 8, 9) >= 3


def test_l7_every_random_layout_is_as_likely_as_another():
    """[L7] 2,000 of them against the exact odds: cell of the Fountain, cells of 8 and 9, and a place without advice.

    For each cell of the Fountain the ordered pairs of other cells three or more apart are equally likely for 8 and 9.
    """
    drawn = random_layouts(2000)
    assert len({tuple(order) for order in drawn}) == 2000
    fountain = Counter(order.index(7) for order in drawn)
    assert set(fountain) == MIDDLE
    assert all(abs(count - 500) < 90 for count in fountain.values())

    possible = [
        (middle, a, b)
        for middle in MIDDLE
        for a in range(16)
        for b in range(16)
        if middle not in (a, b) and abs(a // 4 - b // 4) + abs(a % 4 - b % 4) >= 3
    ]
    expected, seen = Counter(a for _, a, _ in possible), Counter(order.index(8) for order in drawn)
    for cell in range(16):  # corners are far from more cells than the middle is
        share = 2000 * expected[cell] / len(possible)
        assert abs(seen[cell] - share) < 4.5 * share**0.5, cell
    pairs = {(order.index(8), order.index(9)) for order in drawn}
    assert pairs == {(a, b) for _, a, b in possible}  # L8: 8 and 9 in one row or column are among them

    wainwright = Counter(order.index(1) for order in drawn)
    assert set(wainwright) == set(range(16))


def test_l7_the_seed_decides_the_random_layout():
    first, again, other = (sr.new_game(seed=seed, layout="random").header["layout"] for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_l8_short_paths_has_8_and_9_in_one_row_and_is_valid():
    """[L8] case 16.16: the row-and-column advice of the bigger boards would refuse the first layout."""
    assert [row for row in SHORT if 8 in row and 9 in row] == [[8, 6, 11, 9]]
    assert sr.new_game(layout=SHORT).header["layout"] == SHORT


def test_l9_a_given_layout_may_ignore_the_advice():
    """[L9] 8 beside 9, the Fountain in a corner: played as it lies."""
    rows = [[7, 1, 2, 3], [4, 5, 6, 10], [11, 12, 13, 14], [15, 16, 8, 9]]
    game = at({"merchant": 8}, layout=rows)
    assert options(game) == [f"move:{goal}" for goal in (6, 9, 12, 13, 14, 15, 16)]
    play(game, "move:9 leave act call:3 roll:2+1 end_turn")
    assert player(game)["lira"] == 5
    assert options(game) == [f"move:{goal}" for goal in (1, 2, 4, 5, 11)]  # seat 1 from the corner


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], "4 rows of 4"),
        ([*ORDER, [17, 18, 19, 20]], "4 rows of 4"),
        ([[1, 2, 3, 4, 5, 6, 7, 8], [9, 10, 11, 12, 13, 14, 15, 16]], "4 rows of 4"),
        ([[1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11], [12, 13, 14, 15, 16]], "4 rows of 4"),
        ([*ORDER[:3], [13, 14, 15, 15]], "missing: 16"),
        ([*ORDER[:3], [13, 14, 15, 17]], "missing: 16"),
        ([[0, 2, 3, 4], *ORDER[1:]], "missing: 1"),
        ([["1", 2, 3, 4], *ORDER[1:]], "rows of place numbers"),
        ([], "4 rows of 4"),
        ("diagonal", "no layout is called 'diagonal'"),
    ],
)
def test_l9_anything_else_is_refused_with_the_reason(rows: object, words: str):
    with pytest.raises(sr.BadOption, match=words):
        sr.new_game(layout=rows)  # type: ignore[arg-type]


@pytest.mark.parametrize("rows", [5, [1, 2, 3, 4], ["1234"] * 4])
def test_l9_what_is_no_grid_is_refused(rows: object):
    with pytest.raises(sr.BadOption):
        sr.new_game(layout=rows)  # type: ignore[arg-type]


@pytest.mark.parametrize("rows", [SHORT, LONG, ORDER])
def test_l10_dice_and_moves_name_a_place_by_its_big_number(rows: list[list[int]]):
    """[L10] Wherever the Small Market lies, its action is a sale; 6+4 sends the Governor to the Large one."""
    me = {"merchant": 6, "goods": {"green": 1}, "lira": 5}
    game = at(me, layout=rows, tokens={"governor": 11, "smuggler": 2})
    play(game, "move:11 leave act sell:green done demand:S3")
    assert player(game)["lira"] == 7  # one good at the Small Market
    play(game, "meet:governor draw:stay pay roll:6+4")
    assert table(game)["tokens"] == {"governor": 10, "smuggler": 2}


@pytest.mark.parametrize(("layout", "beside"), [("short", 12), ("long", 12), ("order", 9)])
def test_l10_a_place_is_the_same_wherever_it_lies(layout: str, beside: int):
    """[L10] The Post Office in three layouts."""
    game = play(at({"merchant": beside}, layout=layout), "move:5 leave act")
    assert (goods(game), player(game)["lira"]) == ([0, 1, 1, 0], 4)
