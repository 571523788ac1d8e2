"""Chapter S, what lies on the places: rubies, extensions, mosque tiles, demand tiles, mail, and the supply."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.table import acting, goods, laid_out, load, options, play, player, reason, table


@pytest.mark.parametrize(("seats", "rubies"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_s12_the_wainwright_has_a_ruby_and_three_extensions_per_player(seats: int, rubies: int):
    """[S12] Everybody can take all three of his extensions and the ruby."""
    assert table(laid_out(seats))["rubies"]["wainwright"] == rubies
    game = acting(1, {"lira": 7, "extensions": 2}, *[{"extensions": 3}] * (seats - 1))
    assert table(game)["rubies"]["wainwright"] == 1
    play(game, "act")
    assert [(seat["extensions"], seat["rubies"]) for seat in table(game)["players"]] == [(3, 1)] * seats
    assert table(game)["rubies"]["wainwright"] == 0


@pytest.mark.parametrize(("seats", "symbols"), [(2, [2, 4]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
@pytest.mark.parametrize(
    ("place", "tile", "other"),
    [(14, "red", "green"), (14, "green", "red"), (15, "yellow", "blue"), (15, "blue", "yellow")],
)
def test_s13_s14_mosque_stacks(place: int, tile: str, other: str, seats: int, symbols: list[int]):
    """[S13 S14] Red and green at 14, blue and yellow at 15; fewest goods on top; thinned with two and three players.

    As many of the other players as there are tiles gone hold one; with one good less than shown no tile can be had.
    """
    assert table(laid_out(seats))["mosque_tiles"] == dict.fromkeys(("red", "green", "yellow", "blue"), len(symbols))
    for gone, shown in enumerate(symbols):
        owners = [{"tiles": [tile]}] * gone
        too_few = acting(place, {"goods": {tile: shown - 1}, "extensions": 3}, *owners, seats=seats)
        assert options(too_few) == ["skip"]
        enough = acting(place, {"goods": {tile: shown}, "extensions": 3}, *owners, seats=seats)
        assert enough.view(None).to_dict()["table"]["mosque_symbols"][tile] == shown
        play(enough, "act")
        assert options(enough) == [f"tile:{tile}"]
        assert reason(enough, f"tile:{other}")[:2] == ("needs_good", 2)
        assert table(play(enough, f"tile:{tile}"))["mosque_tiles"][tile] == len(symbols) - gone - 1


@pytest.mark.parametrize(
    ("seats", "wainwright", "mosque", "palace", "dealer", "total"),
    [(2, 2, 2, 6, 9, 21), (3, 3, 3, 6, 10, 25), (4, 4, 4, 7, 12, 31), (5, 5, 4, 7, 12, 32)],
)
def test_s18_rubies_by_number_of_players(
    seats: int, wainwright: int, mosque: int, palace: int, dealer: int, total: int
):
    """[S12 S15 S16 S17 S18] case 16.1, and the first prices of case 16.2: 5 or 4 goods, 15, 14, 12 or 12 Lira."""
    game = laid_out(seats)
    rubies = table(game)["rubies"]
    assert rubies == {
        "wainwright": wainwright,
        "small_mosque": mosque,
        "great_mosque": mosque,
        "sultans_palace": palace,
        "gemstone_dealer": dealer,
    }
    assert sum(rubies.values()) == total  # five players use all 32 of the box
    assert set(table(game)["mosque_tiles"].values()) == {mosque}  # S15: as many as the stacks have tiles
    shown = game.view(None).to_dict()["table"]
    assert sum(shown["palace_price"].values()) == {2: 5, 3: 5, 4: 4, 5: 4}[seats]
    assert shown["dealer_price"] == {2: 15, 3: 14, 4: 12, 5: 12}[seats]


def test_s15_each_mosque_has_its_own_rubies():
    """[S15] Both tiles of the Small Mosque take a ruby there and none from the Great Mosque."""
    game = play(acting(14, {"goods": load(green=2), "tiles": ["red"]}, seats=3), "act tile:green")
    assert player(game)["rubies"] == 1
    assert (table(game)["rubies"]["small_mosque"], table(game)["rubies"]["great_mosque"]) == (2, 3)


@pytest.mark.parametrize(("seats", "price"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_s16_first_price_of_the_palace(seats: int, price: int):
    """[S16] One of each kind is enough with four or five players; with two or three one more of any kind is asked."""
    game = acting(13, {"goods": load(1, 1, 1, 1)}, seats=seats)
    assert options(game) == (["act", "skip"] if price == 4 else ["skip"])
    game = play(acting(13, {"goods": load(2, 1, 1, 1)}, seats=seats), "act", "give:red" if price == 5 else "")
    assert (sum(goods(game)), player(game)["rubies"]) == (5 - price, 1)


@pytest.mark.parametrize(("seats", "price"), [(2, 15), (3, 14), (4, 12), (5, 12)])
def test_s17_first_price_of_the_dealer(seats: int, price: int):
    """[S17] With one Lira less no ruby is sold."""
    too_little = acting(16, {"lira": price - 1}, seats=seats)
    assert options(too_little) == ["skip"]
    assert reason(too_little, "act") == ("needs_lira", price, price - 1)
    assert player(play(acting(16, {"lira": price}, seats=seats), "act"))["lira"] == 0


def test_s19_all_mail_indicators_are_up():
    """[S19] So the first visit brings the bottom row: green, yellow and 2 Lira."""
    game = laid_out(2)
    assert table(game)["mail_down"] == 0
    play(game, "move:5 leave act")
    assert (goods(game), player(game)["lira"]) == ([0, 1, 1, 0], 4)


def test_s20_dark_demand_tiles_lie_on_10_and_light_ones_on_11():
    """[S20] The top tile is open, any of the five can be it; of the rest nobody knows the order."""
    game = sr.new_game(seats=4, chance="manual")
    assert game.step == "demand.show"
    assert options(game) == ["demand:L1", "demand:L2", "demand:L3", "demand:L4", "demand:L5"]
    play(game, "demand:L4")
    assert options(game) == ["demand:S1", "demand:S2", "demand:S3", "demand:S4", "demand:S5"]
    play(game, "demand:S3")
    assert table(game)["demand"] == {
        "large_market": ["L4", None, None, None, None],
        "small_market": ["S3", None, None, None, None],
    }
    shown = game.view(None).to_dict()["table"]["demand"]
    assert shown["large_market"] == {"tile": "L4", "red": 1, "green": 0, "yellow": 1, "blue": 3}
    assert shown["small_market"] == {"tile": "S3", "red": 1, "green": 3, "yellow": 1, "blue": 0}


def test_s20_the_demand_tiles_are_shuffled():
    tops: Counter[str] = Counter()
    for seed in range(500):
        demand = table(sr.new_game(seats=2, seed=seed))["demand"]
        tops.update([demand["large_market"][0], demand["small_market"][0]])
    assert set(tops) == {"L1", "L2", "L3", "L4", "L5", "S1", "S2", "S3", "S4", "S5"}
    assert all(60 <= count <= 140 for count in tops.values())


def test_s21_the_supply_never_runs_out():
    """[S21] 225 Lira lie in a box: here five players hold 1,000, and the Tea House still pays all of it."""
    game = acting(9, *[{"lira": 200, "goods": load(2, 2, 2, 2)}] * 5)
    play(game, "act call:12 roll:6+6")
    assert player(game)["lira"] == 212
    assert sum(seat["lira"] for seat in table(game)["players"]) == 1012


def test_s22_more_rubies_than_spaces_and_more_than_the_goal():
    """[S22] Four rubies, then three in one turn at the Gemstone Dealer: 7, where 5 win and the wheelbarrow shows 6."""
    game = acting(16, {"lira": 18 + 19 + 20, "rubies": 4, "hand": {"repeat_dealer": 2}}, seats=3)
    play(game, "act play:repeat_dealer play:repeat_dealer end_turn")
    assert (player(game)["rubies"], player(game)["lira"]) == (7, 0)
    assert not game.over
    assert player(sr.from_json(game.to_json()))["rubies"] == 7  # saved and read again, they are all there
