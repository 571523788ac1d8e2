"""The end with Mocha & Baksheesh (docs/rules/mocha.md, MB39)."""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import acting, at, wealth
from tests.rules.table import Player, load, play, player, table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mb39_1_six_rubies_with_every_number_of_players(seats):
    """[MB39.1 MB39.2] The fifth does not end it, the sixth does; the round is completed."""
    game = acting(20, {"coffee": 6, "rubies": 4}, seats=seats)
    play(game, "act end_turn")
    assert (player(game)["rubies"], table(game)["last_round"]) == (5, False)
    game = acting(20, {"coffee": 6, "rubies": 5}, *[{"merchant": 6}] * (seats - 1))
    play(game, "act end_turn")
    assert (player(game)["rubies"], table(game)["last_round"], game.view().to_dict()["table"]["goal"]) == (6, True, 6)
    for seat in range(1, seats):
        assert game.owner() == seat
        play(game, "move:7 skip end_turn")
    assert (game.over, game.outcome().winners) == (True, [0])


def last_turn(me: Player, *others: Player) -> sr.BoardGame:
    """The last seat ends the last round; all stand at 6 with these things and six rubies have been won."""
    players = [{"merchant": 6, **dict(player)} for player in (me, *others)]
    players[0].setdefault("rubies", 6)
    game = at(*players, turn=len(players) - 1, last_round=True, neutral_merchants=[7, 7, 7])
    return play(game, "move:7 skip end_turn")


def test_mb39_2_won_by_a_guild_card():
    """[MB39.2] The turn of the last seat with a guild card ends the game at once."""
    me = {"merchant": 6, "coffee": 4, "rubies": 5, "hand": {"guild_20": 1}}
    game = play(at({"merchant": 6}, me, turn=1), "play:guild_20 end_turn")
    assert (game.over, game.outcome().winners) == (True, [1])


def test_mb39_3_left_over_cards_in_order():
    """[MB39.3] 5 Lira, then coffee for Lira, then goods; one coffee serves one card only."""
    hand = {"five_lira": 1, "coffee_to_lira": 2, "one_good": 1}
    game = last_turn({"lira": 0, "coffee": 1, "goods": load(2, 1), "hand": hand}, {})
    assert (wealth(game)[:3], player(game)["hand"]) == ((13, 0, [2, 2, 0, 0]), {"coffee_to_lira": 1})
    assert table(game)["discard"] == ["five_lira", "coffee_to_lira", "one_good"]


def test_mb39_3_without_coffee_it_stays():
    game = last_turn(
        {"lira": 0, "hand": {"coffee_to_lira": 1}}, {"coffee": 3, "lira": 0, "hand": {"coffee_to_lira": 1}}
    )
    assert (wealth(game)[:2], player(game)["hand"]) == ((0, 0), {"coffee_to_lira": 1})
    assert (wealth(game, 1)[:2], player(game, 1)["hand"]) == ((8, 2), {})


def test_mb39_3_both_copies():
    game = last_turn({"lira": 0, "coffee": 5, "hand": {"coffee_to_lira": 2}}, {})
    assert wealth(game)[:2] == (16, 3)


def test_mb39_4_no_other_card():
    """[MB39.4] Two coffee would serve the other card, and is not played; exchange, rewards and guild cards stay."""
    hand = {"two_coffee": 1, "coffee_to_lira": 1, "exchange": 1, "dice_rewards": 1, "coffee_to_guild": 1, "guild_7": 1}
    game = last_turn({"lira": 0, "goods": load(1), "hand": hand}, {})
    assert (wealth(game)[:3], player(game)["hand"], table(game)["discard"]) == ((0, 0, [1, 0, 0, 0]), hand, [])


def tied(first: Player, second: Player) -> list[int]:
    """Both have 6 rubies and 5 Lira at the end; the second seat bought the last one with guild card 20."""
    one = {"merchant": 6, "rubies": 6, "lira": 5, **first}
    two = {"merchant": 6, "rubies": 5, "lira": 5, **second, "coffee": 4 + second.get("coffee", 0)}
    two["hand"] = {"guild_20": 1, **second.get("hand", {})}
    game = play(at(one, two, turn=1, last_round=True), "play:guild_20 end_turn")
    assert game.over
    return game.outcome().winners


@pytest.mark.parametrize(
    ("more", "winner"),
    [
        ({}, None),
        ({"coffee": 9}, None),
        ({"tavern": ["movement", "encounter"]}, None),
        ({"hand": {"guild_3": 1, "guild_4": 1}}, None),
        ({"hand": {"two_coffee": 1}}, "more"),  # a bonus card that is left in hand
        ({"goods": load(1)}, "more"),
        ({"lira": 6}, "more"),
        ({"coffee": 1, "hand": {"coffee_to_lira": 1}}, "more"),  # 8 Lira at the end
    ],
)
def test_mb39_5_coffee_tiles_and_guild_cards_break_no_tie(more, winner):
    """[MB39.5 MB39.3] Lira, then goods, then bonus cards do; whichever seat has them."""
    assert tied({}, more) == ([0, 1] if winner is None else [1])
    assert tied(more, {}) == ([0, 1] if winner is None else [0])
