"""The two markets (docs/rules/base.md, B10 and B11)."""

import pytest

import sixrubies as sr
from tests.rules.table import Player, acting, at, goods, load, options, play, player, reason, table

NAMES = ("red", "green", "yellow", "blue")
LARGE = {"L1": (2, 1, 0, 2), "L2": (1, 1, 0, 3), "L3": (2, 0, 1, 2), "L4": (1, 0, 1, 3), "L5": (1, 1, 1, 2)}
SMALL = {"S1": (1, 1, 2, 1), "S2": (1, 2, 1, 1), "S3": (1, 3, 1, 0), "S4": (1, 2, 2, 0), "S5": (0, 2, 2, 1)}
FULL = {"extensions": 3, "goods": load(5, 5, 5, 5), "lira": 10}


def selling(tile: str, me: Player | None = None, **rest) -> sr.BoardGame:
    """Seat 0 begins a sale at the market of the tile, which is on top."""
    place, market = (10, "large_market") if tile.startswith("L") else (11, "small_market")
    return play(acting(place, me or FULL, seats=3, demand={market: [tile]}, **rest), "act")


def sell_all(game: sr.BoardGame, wanted: tuple[int, ...]) -> None:
    for name, count in zip(NAMES, wanted, strict=True):
        play(game, f"sell:{name} " * count)


@pytest.mark.parametrize(("count", "lira"), [(1, 3), (2, 7), (3, 12), (4, 18), (5, 25)])
def test_b10_1_large_market_pays_3_7_12_18_25(count, lira):
    game = selling("L1")
    play(game, *["sell:red", "sell:red", "sell:green", "sell:blue", "sell:blue"][:count], "done")
    assert player(game)["lira"] == 10 + lira
    assert sum(goods(game)) == 20 - count


@pytest.mark.parametrize(("count", "lira"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20)])
def test_b11_1_small_market_pays_2_5_9_14_20(count, lira):
    game = selling("S2")
    play(game, *["sell:red", "sell:green", "sell:green", "sell:yellow", "sell:blue"][:count], "done")
    assert player(game)["lira"] == 10 + lira
    assert sum(goods(game)) == 20 - count


@pytest.mark.parametrize("tile", ["S1", "S4"])
def test_b11_1_one_red_one_green_two_yellow_bring_14(tile):
    """The example of the rule books; two of the five light tiles allow it."""
    game = selling(tile, {"lira": 0, "goods": load(1, 1, 2, 2)})
    play(game, "sell:red sell:green sell:yellow sell:yellow done")
    assert player(game)["lira"] == 14
    assert goods(game) == [0, 0, 0, 2]


@pytest.mark.parametrize("tile", [*LARGE, *SMALL])
def test_b10_2_every_tile_asks_for_its_own_goods(tile):
    """[B10.2 B11.2 B10.3] Of each kind exactly as many as the tile shows, whatever the wheelbarrow holds."""
    wanted = {**LARGE, **SMALL}[tile]
    assert sum(wanted) == 5
    for good, most in enumerate(wanted):
        game = selling(tile)
        if most:
            play(game, f"sell:{NAMES[good]} " * most)
        assert f"sell:{NAMES[good]}" not in options(game)
        assert reason(game, f"sell:{NAMES[good]}") == ("not_demanded", good, 0)
    game = selling(tile)
    sell_all(game, wanted)
    assert options(game) == ["done"]
    play(game, "done")
    assert player(game)["lira"] == 10 + (25 if tile in LARGE else 20)
    assert goods(game) == [5 - count for count in wanted]


def test_b10_2_the_dark_tiles_lie_on_10_and_the_light_ones_on_11():
    """[B10.2 B11.2] 10 is the Large Market, 11 the Small one; what nobody has seen can come up, nothing else."""
    game = play(selling("L4"), "sell:red done")
    assert game.owner() == sr.CHANCE
    assert options(game) == ["demand:L1", "demand:L2", "demand:L3", "demand:L5"]
    game = play(selling("S5"), "sell:green done")
    assert options(game) == ["demand:S1", "demand:S2", "demand:S3", "demand:S4"]


def test_b10_3_one_to_five_goods_as_owned_and_shown():
    game = selling("L5", {"goods": load(2, 1, 0, 1)})  # L5 shows 1 1 1 2
    assert options(game) == ["sell:red", "sell:green", "sell:blue"]
    assert reason(game, "sell:yellow") == ("needs_good", 1, 2)
    play(game, "sell:red")
    assert options(game) == ["done", "sell:green", "sell:blue"]
    assert reason(game, "sell:red") == ("not_demanded", 0, 0)
    play(game, "sell:blue")
    assert options(game) == ["done"]
    assert reason(game, "sell:blue") == ("needs_good", 1, 3)


def test_b10_3_a_sixth_good_is_refused():
    game = selling("L5")
    sell_all(game, (1, 1, 1, 2))
    assert reason(game, "sell:blue") == ("sale_full", 5, 0)
    with pytest.raises(sr.IllegalAction):
        play(game, "sell:blue")


def test_b10_3_the_whole_sale_as_one_batch():
    """What a dialog may ask for: each good up to what is shown and owned, one to five in all."""
    batch = selling("L2", {"goods": load(2, 0, 2, 2)}).decision().batch  # L2 shows 1 1 0 3
    assert batch is not None
    assert [(item.option.token, item.most) for item in batch.items] == [("sell:red", 1), ("sell:blue", 2)]
    assert (batch.least, batch.most) == (1, 3)


def test_b10_4_the_tile_goes_under_its_own_stack_only():
    game = play(selling("L3"), "sell:yellow done demand:L5")
    assert table(game)["demand"]["large_market"] == ["L5", None, None, None, "L3"]
    assert table(game)["demand"]["small_market"] == ["S1", None, None, None, None]


def go_to(game: sr.BoardGame, place: int) -> None:
    """A move with its assistant step, up to the action."""
    play(game, f"move:{place}")
    if place != 7:
        play(game, "pick_up" if "pick_up" in options(game) else "leave")


def test_b10_4_after_five_sales_the_first_tile_is_back():
    """case 16.11: the order, once seen, repeats."""
    game = at({**FULL, "merchant": 6}, demand={"large_market": ["L2"]}, seats=2)
    shown = ["L5", "L1", "L4", "L3"]
    sold = []
    for sale in range(6):
        go_to(game, 10)
        sold.append(table(game)["demand"]["large_market"][0])
        play(game, "act sell:red done" if sale < 5 else "act sell:blue done")
        if sale < 4:
            assert game.owner() == sr.CHANCE
            play(game, f"demand:{shown[sale]}")
        else:
            assert game.owner() == 0  # all five have been seen: nothing is left to chance
        play(game, "end_turn")
        go_to(game, 12)
        play(game, "skip end_turn")
        go_to(game, 6)
        play(game, "skip end_turn")
        go_to(game, 7)
        play(game, "skip end_turn")
    assert sold == ["L2", "L5", "L1", "L4", "L3", "L2"]
    assert table(game)["demand"]["large_market"] == ["L5", "L1", "L4", "L3", "L2"]


def test_b10_5_selling_nothing_is_no_sale():
    """case 16.11: a sale of 0 is refused, and the tile stays."""
    game = selling("L1")
    assert options(game) == ["sell:red", "sell:green", "sell:blue"]
    assert reason(game, "done") == ("sell_one", 0, 0)
    with pytest.raises(sr.IllegalAction):
        play(game, "done")
    assert table(game)["demand"]["large_market"][0] == "L1"


@pytest.mark.parametrize(("place", "tile", "owned"), [(10, "L1", load(0, 0, 2, 0)), (11, "S3", load(0, 0, 0, 2))])
def test_b10_5_without_a_good_shown_there_is_no_action(place, tile, owned):
    """[B10.5 B11.3] Blocked with its reason; skipping does not turn the tile."""
    market = {10: "large_market", 11: "small_market"}[place]
    game = acting(place, {"goods": owned}, seats=3, demand={market: [tile]})
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("nothing_to_sell", 0, 0)
    play(game, "skip end_turn")
    assert table(game)["demand"][market] == [tile, None, None, None, None]


def test_b10_6_goods_leave_one_by_one_and_the_money_comes_at_the_end():
    game = play(selling("L1"), "sell:green")  # L1 shows 2 1 0 2
    assert goods(game) == [5, 4, 5, 5]
    assert player(game)["lira"] == 10
    assert options(game) == ["done", "sell:blue"]
    assert reason(game, "sell:red") == ("canonical_order", 0, 0)
    play(game, "sell:blue sell:blue")
    assert (goods(game), player(game)["lira"]) == ([5, 4, 5, 3], 10)
    play(game, "done")
    assert (goods(game), player(game)["lira"]) == ([5, 4, 5, 3], 22)


def test_b10_6_money_may_be_played_in_the_middle_of_a_sale():
    """[B10.6 C10] It changes nothing about the sale."""
    game = play(selling("L1", {**FULL, "hand": {"five_lira": 1}}), "sell:red")
    assert options(game) == ["done", "sell:red", "sell:green", "sell:blue", "play:five_lira"]
    play(game, "play:five_lira sell:red done")
    assert player(game)["lira"] == 10 + 5 + 7


def test_b11_3_the_small_market_works_like_the_large_one():
    """[B11.3 B10.3 B10.4 B10.6] With the light tiles."""
    game = selling("S3", {"lira": 0, "extensions": 1, "goods": load(3, 3, 3, 3)})  # S3 shows 1 3 1 0
    assert options(game) == ["sell:red", "sell:green", "sell:yellow"]
    assert reason(game, "sell:blue") == ("not_demanded", 3, 0)
    assert reason(game, "done") == ("sell_one", 0, 0)
    play(game, "sell:green sell:green")
    assert options(game) == ["done", "sell:green", "sell:yellow"]
    assert reason(game, "sell:red") == ("canonical_order", 0, 0)
    play(game, "sell:green sell:yellow done demand:S2")
    assert (player(game)["lira"], goods(game)) == (14, [3, 0, 2, 3])
    assert table(game)["demand"]["small_market"] == ["S2", None, None, None, "S3"]


def test_b11_3_the_any_goods_card_lifts_the_kinds():
    """[B11.3 C26.1] Five blue at the Small Market, where S3 shows none."""
    game = selling("S3", {**FULL, "hand": {"any_goods": 1}})
    assert options(game) == ["sell:red", "sell:green", "sell:yellow", "play:any_goods"]
    play(game, "play:any_goods", "sell:blue " * 5, "done")
    assert (player(game)["lira"], goods(game)) == (30, [5, 5, 5, 0])
