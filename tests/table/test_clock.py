"""Clocks, with a time that is told."""

import pytest

from sixrubies.core.errors import BadOption
from sixrubies.table import clock
from sixrubies.table.model import DAYS, NO_CLOCK, PER_MOVE, PER_PLAYER, ClockOptions


def made(kind: str, seconds: int, increment: int = 0) -> clock.Clock:
    options = ClockOptions(kind, seconds, increment)
    clock.check_clock(options)
    return clock.new_clock(options, 2)


def test_no_clock_never_ends():
    mine = made(NO_CLOCK, 0)
    clock.turn_to(mine, 0, 5.0)
    assert clock.deadline(mine) is None
    assert clock.times(mine, 6.0) is None


def test_per_move_each_move_has_its_time():
    mine = made(PER_MOVE, 30)
    clock.turn_to(mine, 0, 100.0)
    assert clock.deadline(mine) == 130.0
    clock.turn_to(mine, 0, 110.0)  # the same seat goes on: still the same move
    assert clock.deadline(mine) == 130.0
    clock.turn_to(mine, 1, 120.0)
    assert clock.deadline(mine) == 150.0
    clock.turn_to(mine, 0, 125.0)
    assert clock.deadline(mine) == 155.0


def test_per_player_time_runs_down_and_a_move_adds_the_increment():
    mine = made(PER_PLAYER, 60, 5)
    clock.turn_to(mine, 0, 0.0)
    clock.turn_to(mine, 1, 20.0)
    assert mine.left == [45.0, 60.0]
    clock.turn_to(mine, -1, 30.0)  # a bot's move: nobody's time
    assert mine.left == [45.0, 55.0] and clock.deadline(mine) is None
    clock.turn_to(mine, 0, 1000.0)
    assert clock.deadline(mine) == 1045.0
    assert not clock.used_up(mine, 0)


def test_days_per_move():
    mine = made(DAYS, 3 * clock.DAY)
    clock.turn_to(mine, 1, 50.0)
    assert clock.deadline(mine) == 50.0 + 3 * 24 * 3600


def test_a_pause_stops_the_clock_and_adds_nothing():
    mine = made(PER_PLAYER, 60, 5)
    clock.turn_to(mine, 0, 0.0)
    clock.halt(mine, 10.0)
    assert clock.deadline(mine) is None
    clock.go_on(mine, 0, 500.0)
    assert clock.deadline(mine) == 550.0


@pytest.mark.parametrize("kind", [PER_MOVE, PER_PLAYER])
def test_taking_back_the_end_of_a_turn_gains_no_time(kind: str):
    """Otherwise one could end the turn and take it back for ever."""
    mine = made(kind, 60, 5 if kind == PER_PLAYER else 0)
    clock.turn_to(mine, 0, 0.0)
    for _ in range(5):
        clock.turn_to(mine, 1, 10.0)
        clock.take_back(mine, 0, 10.0)
    assert clock.deadline(mine) == 60.0


def test_time_that_is_used_up():
    mine = made(PER_PLAYER, 60)
    clock.turn_to(mine, 0, 0.0)
    clock.halt(mine, 70.0)
    assert mine.left[0] == 0 and clock.used_up(mine, 0) and not clock.used_up(mine, 1)


@pytest.mark.parametrize(
    "wrong",
    [ClockOptions("sand", 10), ClockOptions(PER_MOVE, 4), ClockOptions(PER_MOVE, 90_000), ClockOptions(DAYS, 3600),
     ClockOptions(DAYS, 31 * 86400), ClockOptions(PER_MOVE, 60, 5), ClockOptions(PER_PLAYER, 60, -1)],
)  # fmt: skip
def test_a_clock_that_makes_no_sense_is_refused(wrong: ClockOptions):
    with pytest.raises(BadOption):
        clock.check_clock(wrong)
