"""The Sultan's Palace (docs/rules/base.md, B13)."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, goods, load, options, play, player, reason, table

# Goods to deliver, by their number: red, green, yellow, blue, any.
PRICES = {
    4: (1, 1, 1, 1, 0),
    5: (1, 1, 1, 1, 1),
    6: (1, 1, 1, 2, 1),
    7: (2, 1, 1, 2, 1),
    8: (2, 2, 1, 2, 1),
    9: (2, 2, 2, 2, 1),
    10: (2, 2, 2, 2, 2),
}
ANY = 4  # the "good" of a reason: one of any kind
TRACK = [(seats, rubies) for seats, most in ((2, 6), (3, 6), (4, 7), (5, 7)) for rubies in range(most, 0, -1)]


def at_palace(seats: int, left: int, carried: dict[str, int], **me) -> sr.BoardGame:
    """Seat 0 may act at the Palace with so many rubies left; the others have taken the rest of them."""
    taken = {2: 6, 3: 6, 4: 7, 5: 7}[seats] - left
    own = max(0, taken - 5) if seats == 2 else 0  # one is his own: with all six the other would have ended the game
    others = [{"rubies": taken - taken // 2}, {"rubies": taken // 2}] if seats > 2 else [{"rubies": taken - own}]
    seat = {"extensions": 3, "rubies": 1 + own, "goods": carried, **me}
    return acting(13, seat, *others, seats=seats, rubies={"sultans_palace": left})


def exactly(price: tuple[int, ...], any_kind: int) -> list[int]:
    """The goods of a price, those of any kind being of one kind."""
    carried = list(price[:4])
    carried[any_kind] += price[4]
    return carried


@pytest.mark.parametrize(("seats", "left"), TRACK)
def test_b13_2_the_price_is_11_less_the_rubies_left(seats, left):
    """[B13.1 B13.2 B13.3 B13.5] case 16.2: exactly the uncovered goods buy one ruby, one less does not."""
    price = PRICES[11 - left]
    assert sum(price) == 11 - left
    carried = exactly(price, 0)
    game = play(at_palace(seats, left, load(*carried)), "act")
    if price[ANY]:
        assert options(game) == ["give:red"]
        play(game, "give:red " * price[ANY])
    assert goods(game) == [0, 0, 0, 0]
    assert player(game)["rubies"] == 2  # one for the wheelbarrow, one from here
    assert table(game)["rubies"]["sultans_palace"] == left - 1
    for good in range(4):
        short = exactly(price, 0)
        short[good] -= 1
        game = at_palace(seats, left, load(*short))
        assert options(game) == ["skip"]
        if short[good] < price[good]:
            assert reason(game, "act") == ("needs_good", price[good], good)
        else:
            assert reason(game, "act") == ("needs_good", sum(price), ANY)


@pytest.mark.parametrize(("seats", "first"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_b13_3_the_first_price_by_number_of_players(seats, first):
    """case 16.2: 5 goods with two or three players, 4 with four or five."""
    asked = sr.new_game(seats=seats).view().to_dict()["table"]["palace_price"]
    assert tuple(asked[name] for name in ("red", "green", "yellow", "blue", "any")) == PRICES[first]


def test_b13_1_the_spaces_are_uncovered_in_their_order():
    """blue, red, green, yellow, any, blue, red, green, yellow, any: each price adds the next space."""
    spaces = ["blue", "red", "green", "yellow", "any", "blue", "red", "green", "yellow", "any"]
    for count in range(4, 11):
        left = 11 - count
        view = at_palace(5, left, load()).view().to_dict()["table"]["palace_price"]
        assert view == {name: spaces[:count].count(name) for name in ("red", "green", "yellow", "blue", "any")}


@pytest.mark.parametrize("kind", ["red", "green", "yellow", "blue"])
def test_b13_4_the_player_chooses_the_any_good(kind):
    """The example of the books: 7 goods are 2 blue, 2 red, 1 green, 1 yellow and 1 of any kind."""
    game = play(at_palace(4, 4, load(3, 2, 2, 3)), "act")
    assert goods(game) == [1, 1, 1, 1]
    assert options(game) == ["give:red", "give:green", "give:yellow", "give:blue"]
    play(game, f"give:{kind}")
    expected = {"red": 1, "green": 1, "yellow": 1, "blue": 1, kind: 0}
    assert player(game)["goods"] == expected
    assert player(game)["rubies"] == 2


def test_b13_4_two_goods_of_any_kind_in_canonical_order():
    game = play(at_palace(3, 1, load(3, 2, 2, 3)), "act")
    assert options(game) == ["give:red"]  # blue first would leave nothing to name after it
    assert reason(game, "give:blue") == ("canonical_order", 0, 0)
    assert reason(game, "give:green") == ("needs_good", 1, 1)
    play(game, "give:red")
    assert options(game) == ["give:blue"]
    play(game, "give:blue")
    assert (goods(game), player(game)["rubies"]) == ([0, 0, 0, 0], 2)


def test_b13_4_the_any_goods_may_be_of_different_kinds_or_of_one():
    for given, rest in (("green green", [1, 1, 1, 1]), ("red yellow", [0, 3, 0, 1]), ("yellow blue", [1, 3, 0, 0])):
        game = play(at_palace(3, 1, load(3, 5, 3, 3)), "act")
        play(game, *[f"give:{kind}" for kind in given.split()])
        assert goods(game) == rest


def test_b13_5_a_part_of_the_goods_is_not_accepted():
    """Many goods, but no blue: no action. Nothing is taken. Once begun there is no way out of delivering."""
    game = at_palace(4, 7, load(5, 5, 5, 0))
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_good", 1, 3)
    play(game, "skip")
    assert goods(game) == [5, 5, 5, 0]
    game = play(at_palace(2, 6, load(2, 2, 2, 2), hand={"five_lira": 1, "one_good": 1}), "act")
    assert options(game) == ["give:red", "give:green", "give:yellow", "give:blue", "play:five_lira"]


def test_b13_6_one_ruby_and_the_next_costs_one_good_more():
    """Seat 0 buys for 1 of each; seat 1 then owes one of any kind besides."""
    one_each = {"goods": load(1, 1, 1, 1)}
    game = acting(13, one_each, {**one_each, "merchant": 10}, {"goods": load(2, 2, 2, 2), "merchant": 8}, seats=4)
    play(game, "act end_turn")
    assert (player(game)["rubies"], table(game)["rubies"]["sultans_palace"]) == (1, 6)
    play(game, "move:13 leave pay")
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_good", 5, ANY)
    play(game, "skip end_turn move:13 leave pay act give:blue end_turn")
    assert (player(game, 2)["rubies"], goods(game, 2)) == (1, [1, 1, 1, 0])
    asked = game.view().to_dict()["table"]["palace_price"]
    assert asked == {"red": 1, "green": 1, "yellow": 1, "blue": 2, "any": 1}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b13_7_after_the_last_ruby_there_is_no_action(seats):
    """case 16.2: the stock is finite; 10 goods buy the last one, no number the next."""
    game = at_palace(seats, 0, load(5, 5, 5, 5))
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("no_ruby", 0, 0)
    assert game.view().to_dict()["table"]["palace_price"] is None
    game = play(at_palace(seats, 1, load(5, 5, 5, 5), hand={"repeat_palace": 1}), "act give:red give:red")
    assert (goods(game), table(game)["rubies"]["sultans_palace"]) == ([1, 3, 3, 3], 0)
    assert options(game) == ["end_turn"]
    assert reason(game, "play:repeat_palace") == ("no_ruby", 0, 0)
