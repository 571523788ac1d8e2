"""What is due without anybody asking, with a time that is told."""

import pytest

from sixrubies.table import agreeing, seating, timing
from sixrubies.table.errors import NotNow
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ABANDONED, DAYS, PER_MOVE, PER_PLAYER, RUNNING, ClockOptions, TableOptions
from tests.table.world import ANN, BEN, RANDOM_BYTES, act, bot, choose, first, free, game_of, human, two_people


def next_due(live: LiveTable) -> tuple[str, float]:
    due = timing.all_due(live)[0]
    return due.what, due.at


def pass_on(live: LiveTable, seat: int, now: float, bot: bool = False) -> None:
    """The seat plays until the decision is another's."""
    number = 0
    while game_of(live).owner() == seat and live.body.status == RUNNING:
        live.act(seat, live.version, [choose(live, number)], now, bot=bot)
        number += 1


def test_a_bots_move_is_due_at_once():
    live = seating.new_table("t", ANN, TableOptions(seed=1), [bot(), human()], 50.0)
    assert next_due(live) == (timing.THINK, 50.0)


def test_time_for_a_move_that_is_up_gives_this_move_to_a_bot_and_the_next_to_the_person():
    live = two_people(now=0.0, clock=ClockOptions(PER_MOVE, 30))
    assert next_due(live) == (timing.TIME_UP, 30.0)
    timing.time_up(live, 31.0)
    assert live.body.seats[0].stand_in and next_due(live)[0] == timing.THINK
    pass_on(live, 0, 32.0, bot=True)
    assert not live.body.seats[0].stand_in
    assert next_due(live) == (timing.TIME_UP, 62.0)


def test_after_two_moves_in_a_row_the_bot_stays_until_the_person_is_back():
    live, now = two_people(clock=ClockOptions(PER_MOVE, 30)), 0.0
    for _ in range(2):
        now += 31.0
        timing.time_up(live, now)
        pass_on(live, 0, now, bot=True)
        if not live.body.seats[0].stand_in:
            pass_on(live, 1, now)
    assert live.body.seats[0].stand_in
    seating.reclaim(live, ANN, 0, now)
    assert live.body.seats[0].missed == 0


def test_an_answer_in_time_is_forgiving():
    live = two_people(clock=ClockOptions(PER_MOVE, 30))
    timing.time_up(live, 31.0)
    pass_on(live, 0, 31.0, bot=True)
    pass_on(live, 1, 32.0)
    act(live, first(live), now=33.0)
    assert live.body.seats[0].missed == 0


def test_time_for_the_whole_game_that_is_up_is_up():
    live = two_people(clock=ClockOptions(PER_PLAYER, 60))
    assert next_due(live) == (timing.TIME_UP, 60.0)
    timing.time_up(live, 60.0)
    with pytest.raises(NotNow, match="used up"):
        seating.reclaim(live, ANN, 0, 61.0)


def test_with_an_increment_one_can_come_back():
    live = two_people(clock=ClockOptions(PER_PLAYER, 60, 10))
    timing.time_up(live, 60.0)
    seating.reclaim(live, ANN, 0, 70.0)
    assert next_due(live) == (timing.TIME_UP, 80.0)


def test_a_deserted_seat_is_looked_for_where_somebody_waits():
    live = two_people(now=0.0)
    assert next_due(live) == (timing.LOOK, timing.DESERTED_SECONDS)
    assert not timing.look(live, {0, 1}, 130.0)  # both are there
    assert not timing.look(live, set(), 130.0)  # nobody is there
    assert not timing.look(live, {0}, 130.0)  # who has to decide is there
    assert timing.look(live, {1}, 130.0)
    assert live.body.seats[0].stand_in


def test_nobody_is_deserted_in_a_game_of_days_or_alone_with_bots():
    days = two_people(clock=ClockOptions(DAYS, 86400))
    alone = seating.new_table("t", ANN, TableOptions(seed=1), [human(), bot()], 0.0)
    for live in (days, alone):
        assert timing.LOOK not in [due.what for due in timing.all_due(live)]


def test_clients_that_do_not_contribute_do_not_hold_up_the_game():
    live = seating.new_table("t", ANN, TableOptions(), [human(), free()], 0.0)
    seating.join(live, BEN, "Ben", None, 100.0)
    seating.contribute(live, BEN, 1, RANDOM_BYTES, 101.0)
    assert next_due(live) == (timing.DEAL, 100.0 + timing.DEAL_SECONDS)
    timing.deal(live, 121.0)
    assert live.body.status == RUNNING and list(live.body.dice.contributions) == [1]


def test_what_nobody_comes_back_to_ends_some_day():
    live = seating.new_table("t", ANN, TableOptions(), [human(), free()], 10.0)
    assert next_due(live) == (timing.REMOVE, 10.0 + 86400)
    live = two_people(now=10.0)
    month = 30 * 86400.0
    assert (timing.GIVE_UP, 10.0 + month) in [(due.what, due.at) for due in timing.all_due(live)]
    agreeing.pause(live, 0, 20.0)
    assert next_due(live) == (timing.GIVE_UP, 20.0 + month)
    timing.give_up(live, 20.0 + month)
    assert live.body.status == ABANDONED
    assert next_due(live) == (timing.COMPACT, 20.0 + month + timing.COMPACT_SECONDS)
    live.body.compacted = True
    assert timing.all_due(live) == []
