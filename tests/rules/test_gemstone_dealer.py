"""The Gemstone Dealer (docs/rules/base.md, B16)."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, options, play, player, reason, table

STOCK = {2: 9, 3: 10, 4: 12, 5: 12}
TRACK = [(seats, left) for seats, most in STOCK.items() for left in range(most, 0, -1)]


def at_dealer(seats: int, left: int, lira: int, **me) -> sr.BoardGame:
    """Seat 0 may act at the Dealer with so many rubies left; everybody has bought some of the rest."""
    taken = [(STOCK[seats] - left + seat) // seats for seat in range(seats)]
    players = [{"rubies": taken[0], "lira": lira, **me}, *[{"rubies": count} for count in taken[1:]]]
    return acting(16, *players, rubies={"gemstone_dealer": left})


@pytest.mark.parametrize(("seats", "left"), TRACK)
def test_b16_1_the_price_is_24_less_the_rubies_left(seats, left):
    """[B16.1 B16.3] case 16.2: exactly the price buys one ruby; one Lira less buys nothing. The money is gone."""
    price = 24 - left
    game = at_dealer(seats, left, price)
    before = player(game)["rubies"]
    everybody = [player(game, seat)["lira"] for seat in range(1, seats)]
    play(game, "act")
    assert (player(game)["lira"], player(game)["rubies"]) == (0, before + 1)
    assert table(game)["rubies"]["gemstone_dealer"] == left - 1
    assert [player(game, seat)["lira"] for seat in range(1, seats)] == everybody
    assert game.view().to_dict()["table"]["dealer_price"] == (price + 1 if left > 1 else None)
    game = at_dealer(seats, left, price - 1)
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_lira", price, price - 1)


@pytest.mark.parametrize(("seats", "first"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_b16_2_the_first_price_by_number_of_players(seats, first):
    """case 16.2: 15, 14, 12, 12; the last price is 23."""
    game = sr.new_game(seats=seats)
    assert game.view().to_dict()["table"]["dealer_price"] == first
    game = at_dealer(seats, 1, 23)
    assert options(game) == ["act", "skip"]
    assert reason(at_dealer(seats, 1, 22), "act") == ("needs_lira", 23, 22)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b16_3_the_next_player_pays_one_lira_more(seats):
    """Seat 1 comes right behind, pays 2 Lira to the merchant there, and owes the increased price."""
    first = {2: 15, 3: 14, 4: 12, 5: 12}[seats]
    game = acting(16, {"lira": 30}, {"merchant": 1, "lira": 2 + first}, seats=seats)
    play(game, "act end_turn move:16 leave pay")
    assert (player(game)["lira"], player(game)["rubies"]) == (32 - first, 1)
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_lira", first + 1, first)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b16_4_after_the_last_ruby_there_is_no_action(seats):
    """case 16.2: nobody pays 24."""
    game = at_dealer(seats, 0, 99)
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("no_ruby", 0, 0)
    game = play(at_dealer(seats, 1, 99, hand={"repeat_dealer": 1}), "act")
    assert player(game)["lira"] == 99 - 23
    assert options(game) == ["end_turn"]
    assert reason(game, "play:repeat_dealer") == ("no_ruby", 0, 0)
