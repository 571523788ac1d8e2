"""Numbers of players, neutral merchants, neutral assistants, editions (docs/rules/mocha.md, MB41)."""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import acting, at, coffee, guild_turn, laid_out, wealth
from tests.rules.table import options, play, player, reason, table, wander


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_mb41_1_two_to_five_players(seats):
    with pytest.raises(sr.BadOption, match="2 to 5 seats"):
        sr.new_game("mocha", seats=seats)


@pytest.mark.parametrize(("seats", "neutral"), [(2, [14, 15, 16]), (3, []), (4, []), (5, [])])
def test_mb41_1_neutral_merchants_with_two_only(seats, neutral):
    assert table(laid_out(seats))["neutral_merchants"] == neutral


def test_mb41_1_they_are_paid_and_rolled_on():
    """[MB41.1] 4 Lira for the two at the Small Mosque, to the supply; each by his own roll."""
    game = at({"merchant": 13, "lira": 5}, {"lira": 3}, neutral_merchants=[14, 12, 12])
    play(game, "move:14 leave pay roll:1+1")
    assert (player(game)["lira"], player(game, 1)["lira"], table(game)["neutral_merchants"]) == (3, 3, [2, 12, 12])
    game = at({"merchant": 9, "lira": 4}, {}, neutral_merchants=[14, 12, 12])
    play(game, "move:12 leave pay roll:6+6 roll:1+1")
    assert (player(game)["lira"], table(game)["neutral_merchants"], game.step) == (0, [14, 12, 2], "turn.action")


def test_mb41_1_no_payment_for_an_action_reached_by_the_barrier_or_a_guild_card():
    """[MB41.1] A neutral merchant at the Gemstone Dealer: neither paid nor moved."""
    game = acting(19, {"coffee": 2, "lira": 15}, neutral_merchants=[7, 7, 16])
    play(game, "act tavern:barrier barrier:16 beside:15 act")
    assert (wealth(game)[::3], table(game)["neutral_merchants"]) == ((0, 1), [7, 7, 16])
    game = play(guild_turn(16, {"lira": 15}, neutral_merchants=[7, 7, 16]), "play:guild_16")
    assert (wealth(game)[::3], table(game)["neutral_merchants"]) == ((0, 1), [7, 7, 16])


def test_mb41_2_never_to_a_new_place():
    """[MB41.2] In random games of two: 14, 15, 16 at the start, then 2 to 12."""
    seen = set()
    for seed in range(6):
        for game, _, _ in wander(2, seed, 400, ruleset="mocha"):
            seen |= set(table(game)["neutral_merchants"])
    assert seen <= set(range(2, 13)) | {14, 15, 16}
    assert len(seen) > 8


# -- neutral assistants -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mb41_3_neutral_assistants_at_the_start(seats):
    game = laid_out(seats, neutral_assistants=True)
    assert [player(game, seat)["stack"] for seat in range(seats)] == [["neutral", "own", "own", "own"]] * seats


def test_mb41_3_not_with_five():
    with pytest.raises(sr.BadOption, match="2 to 4 seats"):
        sr.new_game("mocha", seats=5, neutral_assistants=True)


@pytest.mark.parametrize("place", [17, 18, 19, 20])
def test_mb41_3_left_and_picked_up_at_the_new_places(place):
    """[MB41.3] The neutral one at the bottom is left; another player takes him along."""
    start = {17: 4, 18: 15, 19: 2, 20: 11}[place]
    players = [{"merchant": start}, {"merchant": start}, {}]
    game = at(*players, neutral_assistants={}, seats=3)
    play(game, f"move:{place} leave")
    assert (table(game)["neutral_assistants"], player(game)["stack"]) == ({str(place): 1}, ["own"] * 3)
    play(game, f"skip end_turn move:{place}")
    assert options(game) == ["decline", "pick_up_neutral", "leave"]
    play(game, "pick_up_neutral")
    assert (table(game)["neutral_assistants"], player(game, 1)["stack"][0]) == ({}, "neutral")


def test_mb41_3_guild_card_7_brings_own_ones_only():
    """[MB41.3] One own and one neutral assistant away: the own one returns to the bottom."""
    me = {"merchant": 13, "stack": ["own", "own"], "assistants": [4], "hand": {"guild_7": 1}}
    game = at(me, {}, neutral_assistants={9: 1}, seats=2)
    play(game, "play:guild_7")
    assert options(game) == ["done", "recall:4"]
    play(game, "recall:4")
    assert (player(game)["stack"], table(game)["neutral_assistants"], coffee(game)) == (["own"] * 3, {"9": 1}, 2)


def test_mb41_3_a_guild_card_touches_no_assistant():
    """[MB41.3 MB37.1] The stack is as it was, the neutral one at its bottom."""
    game = at({"merchant": 13, "hand": {"guild_2": 1}}, {}, neutral_assistants={}, seats=2)
    play(game, "play:guild_2 end_turn")
    assert (player(game)["stack"], table(game)["neutral_assistants"]) == (["neutral", "own", "own", "own"], {})


def test_mb41_3_the_corner_card_and_the_movement_tile_take_the_stack_along():
    """[MB41.3] Moved however, the bottom one is left."""
    game = at({"merchant": 6, "hand": {"corner": 1}}, {}, neutral_assistants={}, seats=2, neutral_merchants=[7, 7, 7])
    play(game, "play:corner move:20 leave")
    assert table(game)["neutral_assistants"] == {"20": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mb41_3_whole_games_with_neutral_assistants(seats):
    """[MB41.3] Random games: as many neutral assistants as seats, always."""
    for game, _, _ in wander(seats, 5, 600, ruleset="mocha", neutral_assistants=True):
        told = table(game)
        stacked = sum(me["stack"].count("neutral") for me in told["players"])
        assert stacked + sum(told["neutral_assistants"].values()) == seats


def test_mb41_4_no_edition_of_2014():
    with pytest.raises(sr.BadOption, match="an option of the base game"):
        sr.new_game("mocha", edition="2014")


def test_mb41_4_declining_to_pick_up_is_possible():
    """[MB41.4] As in the revised rules."""
    game = at({"merchant": 4, "assistants": [17]}, seats=3)
    play(game, "move:17")
    assert (options(game), reason(game, "leave")) == (["decline", "pick_up"], ("assistant_here", 0, 0))
