"""The barrier on the board: whom it stops, and whom not (docs/rules/mocha.md, MB33).

16 15 18  3 10
 8  1  7 17  4
 2 19  6 12  9
20 11  5 14 13
"""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import ROWS, at, box
from tests.rules.table import options, play, player, reason, table

BETWEEN = {"barrier": [6, 12], "barrier_owner": 1}


def moves(game: sr.BoardGame) -> list[int]:
    return [int(token.split(":")[1]) for token in options(game) if token.startswith("move:")]


def barred(
    start: int, owner: int = 1, tiles: tuple[str, ...] = (), hand: str = "", between: tuple[int, int] = (6, 12)
) -> sr.BoardGame:
    """Seat 0 before its move, with the barrier between two places."""
    me = {"merchant": start, "tavern": list(tiles), "hand": {hand: 1} if hand else {}}
    return at(me, {"merchant": 7}, {"merchant": 7}, mocha={"barrier": list(between), "barrier_owner": owner})


def neighbours() -> list[tuple[int, int]]:
    cells = {place: divmod(i, 5) for i, place in enumerate(place for row in ROWS for place in row)}
    return [
        (a, b)
        for a, (row, column) in cells.items()
        for b, (down, right) in cells.items()
        if a < b and abs(row - down) + abs(column - right) == 1
    ]


def test_mb33_1_on_a_border_between_neighbours():
    """[MB33.1] All 31 borders of the board, and no other pair of places."""
    assert len(neighbours()) == 31
    for a in range(1, 21):
        for b in range(a + 1, 21):
            if (a, b) in neighbours():
                game = at({}, seats=3, mocha={"barrier": [a, b], "barrier_owner": 2})
                assert (box(game)["barrier"], box(game)["barrier_owner"]) == ([a, b], 2)
            else:
                with pytest.raises(sr.BadPosition, match="neighbours"):
                    at({}, seats=3, mocha={"barrier": [a, b], "barrier_owner": 2})


@pytest.mark.parametrize("start", [6, 12])
def test_mb33_2_its_owner_moves_as_if_it_were_not_there(start):
    """[MB33.2] Before it and behind it."""
    free = moves(at({"merchant": start}, seats=3))
    assert moves(barred(start, owner=0)) == free
    assert moves(barred(start, owner=1)) != free


@pytest.mark.parametrize(
    ("start", "goals"),
    [
        (6, [1, 2, 5, 7, 11, 14, 17, 18, 19]),  # not 12 and not 9 behind it
        (12, [3, 4, 5, 7, 9, 13, 14, 17]),  # not 6 and not 19: it stops both ways
    ],
)
def test_mb33_3_nobody_else_crosses_it(start, goals):
    """[MB33.3 MB33.4] Straight on is barred, round the corner (17 and 14, 7 and 5) is two steps all the same."""
    game = barred(start)
    assert moves(game) == goals
    behind = 12 if start == 6 else 6
    assert reason(game, f"move:{behind}") == ("too_far", 3, 0)
    with pytest.raises(sr.IllegalAction):
        play(game, f"move:{behind}")


def test_mb33_3_the_reason_counts_the_way_round():
    """9 lies two steps from 6; round the barrier it is four."""
    assert reason(barred(6), "move:9") == ("too_far", 4, 0)
    assert reason(barred(6), "move:6") == ("same_place", 0, 0)
    assert reason(barred(6), "move:10") == ("too_far", 4, 0)


@pytest.mark.parametrize("seat", [0, 2])
def test_mb33_3_it_stops_every_seat_but_one(seat):
    players = [{"merchant": 6}, {"merchant": 6}, {"merchant": 6}]
    assert 12 not in moves(at(*players, turn=seat, mocha=BETWEEN))
    assert 12 in moves(at(*players, turn=1, mocha=BETWEEN))


def test_mb33_4_two_steps_past_one_end_of_it():
    """[MB33.4] From 19, three away: what lies on this side is in reach, 12 behind it is not."""
    assert moves(barred(19)) == [1, 2, 5, 6, 7, 8, 11, 15, 20]
    assert 12 not in moves(barred(19))


def test_mb33_5_the_long_move_counts_the_way_round():
    """[MB33.5] The neighbour behind the barrier is three steps away, 9 four: both come into reach."""
    free = play(barred(6, owner=0, hand="long_move"), "play:long_move")
    assert moves(free) == [3, 4, 8, 10, 13, 15, 16, 20]
    game = play(barred(6, hand="long_move"), "play:long_move")
    assert moves(game) == [3, 4, 8, 9, 10, 12, 13, 15, 16, 20]
    play(game, "move:12 leave")
    assert player(game)["merchant"] == 12


def test_mb33_5_what_was_three_may_be_five():
    """[MB33.5] From the corner 16 with the barrier towards 15: 3 and 10 are lost, 15 and 18 are won."""
    free = play(barred(16, owner=0, hand="long_move", between=(15, 16)), "play:long_move")
    assert moves(free) == [3, 6, 7, 10, 11, 17, 19, 20]
    game = play(barred(16, hand="long_move", between=(15, 16)), "play:long_move")
    assert moves(game) == [6, 7, 11, 15, 17, 18, 19, 20]
    assert reason(game, "move:3") == ("too_far", 5, 0)


def test_mb33_5_a_place_that_is_shut_in_is_still_left():
    """In a corner with the barrier on one of its two borders the other one is the way out."""
    game = barred(20, between=(2, 20))
    assert moves(game) == [5, 11, 19]


def test_mb33_6_jumps_are_not_stopped():
    """[MB33.6 MB57.3] Corner card from 9 to 13 beside it, family member from 12 to 6 across it."""
    game = play(barred(9, hand="corner", between=(9, 13)), "play:corner")
    assert moves(game) == [10, 13, 16, 20]
    play(game, "move:13 leave")
    game = play(barred(9), "move:12 leave act send:6 skip")
    assert player(game)["family"] == 6


def test_mb33_6_dice_are_not_stopped():
    """[MB33.6 MB41.2] Governor and a neutral merchant roll from 12 to 6 across the barrier of somebody else."""
    me = {"merchant": 9, "lira": 9}
    game = at(me, {"merchant": 7}, mocha=BETWEEN, neutral_merchants=[12, 15, 16], tokens={"governor": 12})
    play(game, "move:12 leave pay roll:3+3 skip meet:governor draw:stay pay roll:4+2 end_turn")
    assert (table(game)["neutral_merchants"], table(game)["tokens"]["governor"]) == ([6, 15, 16], 6)


def test_mb33_6_the_stay_card_and_the_return_of_assistants():
    """Neither crosses anything: assistants come back from behind it."""
    me = {"merchant": 6, "assistants": [12, 9], "hand": {"stay": 1, "return_assistant": 1}}
    game = at(me, seats=3, mocha=BETWEEN)
    play(game, "play:return_assistant recall:12 play:stay leave")
    assert player(game)["assistants"] == [6, 9]


def test_mb33_7_laid_anew_control_passes_and_the_old_border_opens():
    """[MB33.7 MB33.2 MB19.6] Seat 0 lays it elsewhere; seat 1, who had it, is stopped there and not here any more."""
    me = {"merchant": 2, "coffee": 2}
    game = at(me, {"merchant": 6}, {"merchant": 7}, mocha={"barrier": [6, 12], "barrier_owner": 1})
    play(game, "move:19 leave act tavern:barrier barrier:5 beside:6 skip end_turn")
    assert (box(game)["barrier"], box(game)["barrier_owner"]) == ([5, 6], 0)
    assert (game.owner(), moves(game)) == (1, [1, 2, 7, 9, 11, 12, 14, 17, 18, 19])  # 5 is shut, 12 open
    free = at({"merchant": 6}, seats=3, mocha={"barrier": [5, 6], "barrier_owner": 0})
    assert 5 in moves(free)
