"""The end of the game: last round, most rubies, the tie-break (docs/rules/dice.md, DG60)."""

import pytest

import sixrubies as sr
from tests.rules.dice.table import GOAL, Player, has, rolled, rubies, showing
from tests.rules.table import play, table

EVERY_SEAT = [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)]


def last_turn(*players: Player) -> sr.DiceGame:
    """The last seat ends the last turn of the last round without an action: what is described counts."""
    last, goal = len(players) - 1, GOAL[len(players)]
    reached = any(me["rubies"] >= goal for me in players[:-1])
    game = play(rolled("R", *players, turn=last, last_round=reached), "end_turn")
    assert game.over
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dg60_1_six_rubies_five_with_four_players(seats):
    """One less does not trigger the end."""
    goal = GOAL[seats]
    game = play(rolled("R", {"lira": 40, "rubies": goal - 1}, seats=seats), "ruby:lira end_turn")
    assert (rubies(game, 0), table(game)["last_round"]) == ([goal], True)
    game = play(rolled("R", {"lira": 40, "rubies": goal - 2}, seats=seats), "ruby:lira end_turn")
    assert (rubies(game, 0), table(game)["last_round"]) == ([goal - 1], False)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dg60_1_the_mosque_ruby_counts_too(seats):
    tiles = {"lira": 4} if seats < 4 else {"lira": 3}
    me = {"rubies": GOAL[seats] - 1, "tiles": tiles}
    game = rolled("RRR", me, seats=seats, display=["crystal_red", "die"])
    play(game, "buy_tile:crystal_red die:red die:red die:red show:die end_turn")
    assert table(game)["last_round"] is True


@pytest.mark.parametrize(("seats", "seat"), EVERY_SEAT)
def test_dg60_2_the_round_is_completed(seats, seat):
    """Those after him have one more turn, the start player none; then the game is over."""
    players: list[Player] = [{} for _ in range(seats)]
    players[seat] = {"lira": 40, "rubies": GOAL[seats] - 1}
    game = play(rolled("R", *players, turn=seat), "ruby:lira end_turn")
    turns: list[int] = []
    while not game.over and len(turns) < 2 * seats:
        turns.append(table(game)["turn"])
        play(game, showing("RRRRR"), "end_turn")
    assert turns == list(range(seat + 1, seats))
    assert (game.outcome().winners, table(game)["round"]) == ([seat], 1)


def test_dg60_2_the_turn_goes_on_after_the_last_ruby():
    """A second action, and everything else, is still there."""
    game = play(rolled("LL", {"lira": 40, "rubies": 5}), "ruby:lira take:lira")
    assert (has(game), rubies(game, 0), table(game)["turn"]) == ({"lira": 40 - 12 + 4}, [6], 1)


def test_dg60_3_most_rubies_win_also_who_passed_later():
    """The first triggers with six, the last one buys his seventh in the same round."""
    game = rolled("R", {"rubies": 6}, {"lira": 60, "rubies": 5}, turn=1, last_round=True)
    play(game, "ruby:lira ruby:lira")
    assert game.over
    assert game.outcome().winners == [1]
    assert [score[0] for score in game.outcome().scores] == [6, 7]


def test_dg60_3_rubies_before_riches():
    game = last_turn({"rubies": 6}, {"rubies": 5, "lira": 50, "brown": 9}, {"rubies": 5})
    assert game.outcome().winners == [0]


def test_dg60_3_nobody_has_reached_the_goal_nobody_wins():
    """Without it the game goes on into the next round."""
    game = play(rolled("R", {"rubies": 5}, {"rubies": 5}, turn=1), "end_turn")
    assert (game.over, table(game)["round"]) == (False, 2)


@pytest.mark.parametrize("marker", ["red", "yellow", "green", "blue", "brown"])
def test_dg60_4_lira_after_the_sale(marker):
    """[DG60.4 DG60.5] A marker is worth 3 Lira, also a brown one: more than 2, less than 4, a tie with 3."""
    tied = {"rubies": 6, marker: 1}
    assert last_turn(tied, {"rubies": 6, "lira": 2}).outcome().winners == [0]
    assert last_turn(tied, {"rubies": 6, "lira": 4}).outcome().winners == [1]
    assert last_turn(tied, {"rubies": 6, "lira": 3}).outcome().winners == [0, 1]


def test_dg60_4_crystals_are_worth_two():
    tied = {"rubies": 6, "crystal": 2}
    assert last_turn(tied, {"rubies": 6, "lira": 3}).outcome().winners == [0]
    assert last_turn(tied, {"rubies": 6, "lira": 5}).outcome().winners == [1]
    assert last_turn(tied, {"rubies": 6, "lira": 4}).outcome().winners == [0, 1]


def test_dg60_4_everything_together():
    """5 Lira, 2 crystals, 3 markers and 1 brown: 5 + 4 + 9 + 3."""
    me = {"rubies": 6, "lira": 5, "crystal": 2, "red": 1, "yellow": 1, "blue": 1, "brown": 1}
    outcome = last_turn(me, {"rubies": 6, "lira": 20}).outcome()
    assert (outcome.winners, outcome.scores) == ([0], [[6, 21], [6, 20]])


def test_dg60_6_only_those_with_the_most_rubies():
    """The richest of all has one ruby less."""
    outcome = last_turn({"rubies": 6, "lira": 1}, {"rubies": 5, "lira": 50}, {"rubies": 6, "lira": 2}).outcome()
    assert outcome.winners == [2]


def test_dg60_6_tiles_and_icons_break_no_tie():
    players: list[Player] = [{"rubies": 6, "tiles": {"lira": 2, "die": 1}}, {"rubies": 6}]
    assert last_turn(*players).outcome().winners == [0, 1]


def test_dg60_7_a_shared_victory():
    """Two of three, and all four."""
    two = last_turn({"rubies": 6, "lira": 3}, {"rubies": 6, "lira": 2}, {"rubies": 6, "brown": 1})
    assert two.outcome().winners == [0, 2]
    four = last_turn(
        *[{"rubies": 5, "crystal": 3}, {"rubies": 5, "lira": 6}, {"rubies": 5, "red": 2}, {"rubies": 5, "brown": 2}]
    )
    assert four.outcome().winners == [0, 1, 2, 3]
