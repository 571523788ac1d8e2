"""What is on the table at the start (docs/rules/mocha.md, MB30)."""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import GUILD, MOCHA_DECK, at, box, coffee, laid_out
from tests.rules.table import laid_out as base_laid_out
from tests.rules.table import options, play, player, table

SEATS = [2, 3, 4, 5]


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_1_the_rest_is_set_up_as_in_the_base_game(seats):
    """[MB30.1 MB41.1] Money, stacks, families, mosque tiles, demand, mail, neutral merchants and the known rubies."""
    game, base = laid_out(seats), base_laid_out(seats)
    told, known = table(game), table(base)
    for key in ("mosque_tiles", "demand", "mail_down", "neutral_merchants", "round", "turn", "discard"):
        assert told[key] == known[key], key
    for seat in range(seats):
        mine, theirs = player(game, seat), player(base, seat)
        for key in set(mine) - {"hand", "known"}:
            assert mine[key] == theirs[key], key
    assert {place: told["rubies"][place] for place in known["rubies"]} == known["rubies"]


def test_mb30_1_a_turn_goes_as_in_the_base_game():
    """Move, assistant, payment, action, encounters: 2 Lira for a merchant at the Black Market, 2 goods, a catch."""
    game = at({"merchant": 1, "lira": 3}, {"merchant": 8, "family": 8}, seats=3, tokens={"governor": 2})
    play(game, "move:8 leave pay act roll:6+1 good:red catch:1 reward:lira end_turn")
    assert (player(game)["lira"], player(game, 1)["lira"], player(game)["goods"]["blue"]) == (4, 5, 1)
    assert (game.owner(), game.step) == (1, "turn.move")


def test_mb30_2_twenty_places():
    """[MB30.2] Merchants can stand on each of them, families be sent to each, and no twenty-first exists."""
    for place in range(1, 21):
        assert player(at({"merchant": place}))["merchant"] == place
    with pytest.raises(sr.BadPosition):
        at({"merchant": 21})
    game = play(at({"merchant": 9}, seats=3), "move:12 leave act")
    assert options(game) == [f"send:{place}" for place in range(1, 21) if place != 12]


def test_mb30_3_forty_four_bonus_cards():
    """[MB30.3] The known 26 and two each of the nine new kinds; one is dealt to each player."""
    game = sr.new_game("mocha", seats=4, seed=1)
    told = table(game)
    assert (sum(MOCHA_DECK.values()), told["pile_size"]) == (44, 40)
    everywhere = {name: told["pile"].get(name, 0) for name in MOCHA_DECK}
    for seat in range(4):
        hand = player(game, seat)["hand"]
        assert (sum(hand.values()), set(hand) <= set(MOCHA_DECK)) == (1, True)
        for name, copies in hand.items():
            everywhere[name] += copies
    assert everywhere == MOCHA_DECK


def test_mb30_3_new_cards_can_be_dealt():
    game = laid_out(4)
    assert [player(game, seat)["hand"] for seat in range(4)] == [
        {"any_goods": 1},
        {"corner": 1},
        {"repeat_palace": 1},
        {"die_to_six": 1},
    ]


@pytest.mark.parametrize(("roll", "place"), [("roll:1+1", 2), ("roll:3+1", 4), ("roll:6+6", 12), ("roll:6+5", 11)])
def test_mb30_4_the_coffee_trader_is_rolled_last(roll, place):
    """[MB30.4] Governor by 1+1, Smuggler by 6+5, then he by a roll of his own; places may be shared."""
    assert table(laid_out(3, roll))["tokens"] == {"governor": 2, "smuggler": 11, "coffee_trader": place}


def test_mb30_4_his_roll_is_his_own():
    """Over many games he stands on all places from 2 to 12 and on no other, and not always with another token."""
    starts = [table(sr.new_game("mocha", seed=seed))["tokens"] for seed in range(200)]
    assert {tokens["coffee_trader"] for tokens in starts} == set(range(2, 13))
    assert any(tokens["coffee_trader"] not in (tokens["governor"], tokens["smuggler"]) for tokens in starts)


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_5_twenty_guild_cards_in_one_pile(seats):
    game = laid_out(seats)
    told = box(game)
    assert (told["guild_pile_size"], told["guild_discard"], told["guild_cards"]) == (20, [], [0] * seats)
    assert {name: copies for name, copies in table(game)["pile"].items() if name.startswith("guild_")} == GUILD


def test_mb30_5_every_guild_card_can_be_drawn_first():
    """[MB30.5] The pile is shuffled: over many games each of the twenty comes up."""
    drawn = set()
    for seed in range(120):
        game = sr.position({"players": [{"merchant": 15}], "seats": 3}, ruleset="mocha", seed=seed)
        drawn |= set(player(play(game, "move:18 leave act"))["hand"])
    assert drawn == set(GUILD)


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_6_the_barrier_is_not_on_the_board(seats):
    game = laid_out(seats)
    assert (box(game)["barrier"], box(game)["barrier_owner"]) == (None, None)
    assert options(game)[:11] == [f"move:{goal}" for goal in (1, 3, 4, 5, 6, 8, 12, 15, 17, 18, 19)]


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_7_all_tavern_tiles_with_every_number_of_players(seats):
    game = laid_out(seats)
    assert box(game)["tavern_stack"] == {"movement": 4, "encounter": 4}
    assert box(game)["tavern_tiles"] == [[] for _ in range(seats)]
    assert game.view().to_dict()["table"]["tavern_costs"] == {"movement": 1, "encounter": 1}


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_8_three_yellow_goods_are_up(seats):
    game = laid_out(seats)
    price = {"coffee": 4, "red": 0, "green": 0, "yellow": 3, "blue": 0}
    assert (box(game)["baksheesh_side"], game.view().to_dict()["table"]["baksheesh"]) == (0, price)


@pytest.mark.parametrize(("seats", "rubies"), [(2, 26), (3, 30), (4, 36), (5, 37)])
def test_mb30_9_five_rubies_on_the_coffee_house(seats, rubies):
    told = table(laid_out(seats))["rubies"]
    assert (told["coffee_house"], sum(told.values())) == (5, rubies)


@pytest.mark.parametrize("seats", SEATS)
def test_mb30_10_nobody_starts_with_coffee(seats):
    game = laid_out(seats)
    assert [coffee(game, seat) for seat in range(seats)] == [0] * seats


def test_mb30_10_the_supply_never_runs_out():
    """More than the thirty bags of the box, and more is taken."""
    game = play(at({"merchant": 12, "coffee": 900}, seats=3), "move:6 leave act")
    assert coffee(game) == 901
