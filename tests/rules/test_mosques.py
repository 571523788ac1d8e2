"""The two Mosques (docs/rules/base.md, B14 and B15)."""

import pytest

import sixrubies as sr
from tests.rules.table import Player, acting, goods, load, options, play, player, reason, table

SYMBOLS = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}  # of a stack, the top tile first
PLACE = {"red": 14, "green": 14, "yellow": 15, "blue": 15}
GOOD = {"red": 0, "green": 1, "yellow": 2, "blue": 3}
PARTNER = {"red": "green", "green": "red", "yellow": "blue", "blue": "yellow"}
DEPTHS = [(seats, depth) for seats, stack in SYMBOLS.items() for depth in range(len(stack))]


def at_mosque(place: int, seats: int, me: Player, taken: int = 0, colour: str = "red") -> sr.BoardGame:
    """Seat 0 may act at the Mosque; others own so many tiles of the colour already."""
    others: list[Player] = [{"tiles": [colour]} if seat <= taken else {} for seat in range(1, seats)]
    return acting(place, me, *others, tokens={"governor": 6, "smuggler": 6})


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
@pytest.mark.parametrize(("seats", "depth"), DEPTHS)
def test_b14_2_as_many_goods_as_shown_and_one_is_paid(seats, depth, colour):
    """[B14.1 B14.2 B14.5 B14.6 B15.1 B15.2] case 16.4: needs 2 to 5, pays 1; with two players 2, then 4."""
    needs = SYMBOLS[seats][depth]
    carried = {colour: needs}
    game = at_mosque(PLACE[colour], seats, {"extensions": needs - 2, "goods": carried}, depth, colour)
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert options(game) == [f"tile:{colour}"]
    play(game, f"tile:{colour}")
    assert player(game)["goods"][colour] == needs - 1
    assert player(game)["tiles"] == [colour]
    assert table(game)["mosque_tiles"][colour] == len(SYMBOLS[seats]) - depth - 1
    short = {colour: needs - 1}
    game = at_mosque(PLACE[colour], seats, {"extensions": 3, "goods": short}, depth, colour)
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("no_tile", 0, 0)


def test_b14_1_red_or_green_at_the_small_mosque():
    """[B14.1 B14.2] Both in reach: the player chooses one; of the other nothing is paid."""
    game = play(at_mosque(14, 3, {"goods": load(2, 2, 2, 2)}), "act")
    assert options(game) == ["tile:red", "tile:green"]
    play(game, "tile:green")
    assert (goods(game), player(game)["tiles"]) == ([2, 1, 2, 2], ["green"])
    assert table(game)["mosque_tiles"] == {"red": 3, "green": 2, "yellow": 3, "blue": 3}
    assert options(game) == ["end_turn"]


def test_b15_1_yellow_or_blue_at_the_great_mosque():
    """[B15.1 B15.2] The mosques are not mixed up: red and green goods buy nothing here."""
    game = play(at_mosque(15, 3, {"goods": load(2, 2, 2, 2)}), "act")
    assert options(game) == ["tile:yellow", "tile:blue"]
    play(game, "tile:yellow")
    assert (goods(game), player(game)["tiles"]) == ([2, 2, 1, 2], ["yellow"])
    assert options(at_mosque(15, 3, {"goods": load(2, 2, 1, 1)})) == ["skip"]
    assert options(at_mosque(14, 3, {"goods": load(1, 1, 2, 2)})) == ["skip"]


def test_b14_2_goods_of_another_colour_do_not_count():
    game = play(at_mosque(14, 4, {"goods": load(1, 2, 2, 2)}), "act")
    assert options(game) == ["tile:green"]
    assert reason(game, "tile:red") == ("needs_good", 2, 0)


@pytest.mark.parametrize(("place", "colour"), [(14, "red"), (14, "green"), (15, "yellow"), (15, "blue")])
def test_b14_3_no_second_tile_of_a_colour(place, colour):
    """[B14.3 B15.2] Blocked also with all the goods in the world."""
    game = at_mosque(place, 4, {"tiles": [colour], "extensions": 3, "goods": load(5, 5, 5, 5)})
    play(game, "act")
    assert options(game) == [f"tile:{PARTNER[colour]}"]
    assert reason(game, f"tile:{colour}") == ("own_tile", GOOD[colour], 0)


@pytest.mark.parametrize(("place", "pair"), [(14, ["red", "green"]), (15, ["yellow", "blue"])])
def test_b14_3_with_both_tiles_there_is_no_action(place, pair):
    """[B14.3 B14.4 B15.2 B15.3] Nor a second ruby."""
    game = at_mosque(place, 4, {"tiles": pair, "extensions": 3, "goods": load(5, 5, 5, 5)})
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("no_tile", 0, 0)
    assert player(game)["rubies"] == 2  # this Mosque and the complete wheelbarrow


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_b14_4_the_second_tile_brings_the_ruby_at_once(seats, colour):
    """[B14.4 B15.3] case 16.4: whichever of the two comes first; the ruby is one of this Mosque."""
    mosque = {14: "small_mosque", 15: "great_mosque"}[PLACE[colour]]
    game = at_mosque(PLACE[colour], seats, {"tiles": [PARTNER[colour]], "goods": load(2, 2, 2, 2)})
    assert player(game)["rubies"] == 0
    play(game, f"act tile:{colour}")
    assert player(game)["rubies"] == 1
    stock = {2: 2, 3: 3, 4: 4, 5: 4}[seats]
    left = {"small_mosque": stock, "great_mosque": stock, mosque: stock - 1}
    assert {name: table(game)["rubies"][name] for name in left} == left


def test_b14_4_one_tile_of_each_mosque_is_no_pair():
    """[B14.4 B15.3] Red and blue bring no ruby."""
    game = play(at_mosque(15, 3, {"tiles": ["red"], "goods": load(2, 2, 2, 2)}), "act tile:blue")
    assert (player(game)["tiles"], player(game)["rubies"]) == (["red", "blue"], 0)


def test_b15_3_each_mosque_has_a_ruby_of_its_own():
    """[B15.3 B14.4] Having the Small Mosque's ruby does not stand against the Great Mosque's."""
    game = at_mosque(15, 3, {"tiles": ["red", "green", "blue"], "goods": load(0, 0, 2, 0)})
    assert player(game)["rubies"] == 1
    play(game, "act tile:yellow")
    assert player(game)["rubies"] == 2
    assert (table(game)["rubies"]["small_mosque"], table(game)["rubies"]["great_mosque"]) == (2, 2)


@pytest.mark.parametrize(("extensions", "capacity"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_b14_5_the_wheelbarrow_must_be_that_large(extensions, capacity):
    """[B14.5 B15.2] Full of red goods, four players: the first `capacity - 1` tiles are in reach, no more."""
    for taken, needs in enumerate([2, 3, 4]):
        game = at_mosque(14, 4, {"extensions": extensions, "goods": load(red=capacity)}, taken)
        assert options(game) == (["act", "skip"] if needs <= capacity else ["skip"])
    last = at_mosque(14, 5, {"extensions": extensions, "goods": load(red=capacity)}, 3)
    assert options(last) == (["act", "skip"] if capacity == 5 else ["skip"])


def test_b15_2_a_blue_tile_with_3_goods_needs_3_and_costs_1():
    """The example of the books: 3 players, the second blue tile; then the fifth assistant joins the stack."""
    game = at_mosque(15, 3, {"extensions": 1, "goods": load(blue=3)}, 1, "blue")
    assert len(player(game)["stack"]) == 3
    play(game, "act tile:blue")
    assert (goods(game), len(player(game)["stack"])) == ([0, 0, 0, 2], 4)


@pytest.mark.parametrize("colour", ["red", "green", "yellow", "blue"])
def test_b14_7_with_five_players_the_fifth_finds_an_empty_stack(colour):
    """[B14.7 B15.2] case 16.4: and so never gets the ruby of that Mosque."""
    me = {"extensions": 3, "goods": load(5, 5, 5, 5)}
    game = play(at_mosque(PLACE[colour], 5, me, 4, colour), "act")
    assert table(game)["mosque_tiles"][colour] == 0
    assert options(game) == [f"tile:{PARTNER[colour]}"]
    assert reason(game, f"tile:{colour}") == ("stack_empty", GOOD[colour], 0)
    assert game.view().to_dict()["table"]["mosque_symbols"][colour] is None
    play(game, f"tile:{PARTNER[colour]}")
    assert player(game)["rubies"] == 1  # the wheelbarrow's


@pytest.mark.parametrize(("seats", "heights"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_b14_6_each_tile_asks_for_more_than_the_one_above(seats, heights):
    """[B14.6 B15.2] As everybody reads it off the stacks, in all four colours."""
    for colour in PLACE:
        shown = []
        for taken in range(len(heights)):
            game = at_mosque(PLACE[colour], seats, {}, taken, colour)
            shown.append(game.view().to_dict()["table"]["mosque_symbols"][colour])
        assert shown == heights
