"""Pause, giving up, playing again: by agreement of the people who play."""

import pytest

from sixrubies.core.errors import BadOption
from sixrubies.table import agreeing
from sixrubies.table.errors import NotNow, NotYourSeat, StaleVersion
from sixrubies.table.model import ABANDONED, DEALING, PAUSED, RUNNING, ClockOptions
from sixrubies.table.telling import info
from tests.table.world import ANN, BEN, CLEO, act, first, two_people


def test_a_pause_needs_everybody_and_anybody_ends_it():
    live = two_people(clock=ClockOptions("move", 60))
    agreeing.vote(live, ANN, 0, "pause", True, 10.0)
    assert live.body.status == RUNNING and info(live).votes == {"pause": [0]}
    seen = live.version
    agreeing.vote(live, BEN, 1, "pause", True, 20.0)
    assert live.body.status == PAUSED and info(live).votes == {}
    with pytest.raises(NotNow, match="paused"):
        live.act(0, live.version, [first(live)], 30.0)
    agreeing.vote(live, BEN, 1, "resume", True, 1000.0)
    with pytest.raises(StaleVersion):
        live.act(0, seen, [first(live)], 1001.0)  # it was sent before the pause
    live.act(0, live.version, [first(live)], 1001.0)
    assert live.body.clock.left[0] == 40.0 and live.body.clock.since == 1000.0


def test_a_wish_can_be_withdrawn():
    live = two_people()
    agreeing.vote(live, ANN, 0, "abandon", True, 0.0)
    agreeing.vote(live, ANN, 0, "abandon", False, 0.0)
    agreeing.vote(live, BEN, 1, "abandon", True, 0.0)
    assert live.body.status == RUNNING and live.body.votes == {"abandon": [1]}


def test_giving_up_needs_everybody_whom_no_bot_stands_in_for():
    live = two_people()
    live.body.seats[1].stand_in = True
    agreeing.vote(live, ANN, 0, "abandon", True, 5.0)
    assert live.body.status == ABANDONED and live.body.ended == 5.0
    with pytest.raises(NotNow, match="ended"):
        live.act(0, live.version, [first(live)], 5.0)


def test_who_does_not_sit_there_has_no_vote():
    live = two_people()
    for holder, seat in ((CLEO, 0), (BEN, 0), ("", 0), (ANN, 7), (ANN, -1)):
        with pytest.raises(NotYourSeat):
            agreeing.vote(live, holder, seat, "pause", True, 0.0)
    with pytest.raises(BadOption):
        agreeing.vote(live, ANN, 0, "war", True, 0.0)
    live.body.seats[0].stand_in = True
    with pytest.raises(NotNow, match="take it back"):
        agreeing.vote(live, ANN, 0, "pause", True, 0.0)


@pytest.mark.parametrize(("what", "why"), [("resume", "not paused"), ("rematch", "after the game")])
def test_a_vote_out_of_time_is_refused(what: str, why: str):
    with pytest.raises(NotNow, match=why):
        agreeing.vote(two_people(), ANN, 0, what, True, 0.0)


def test_a_rematch_has_the_same_people_one_seat_further_and_new_dice():
    live = two_people(seed=5)
    act(live, first(live))
    for holder, seat in ((ANN, 0), (BEN, 1)):
        agreeing.vote(live, holder, seat, "abandon", True, 0.0)
    assert not agreeing.vote(live, ANN, 0, "rematch", True, 1.0)
    assert agreeing.vote(live, BEN, 1, "rematch", True, 1.0)
    new = agreeing.rematch(live, "u", 2.0)
    assert [(seat.name, seat.holder) for seat in new.body.seats] == [("Ben", BEN), ("Ann", ANN)]
    assert new.body.status == DEALING and new.body.dice.secret and new.body.options.seed is None
    assert info(live).rematch == "u"
    with pytest.raises(NotNow):
        agreeing.vote(live, ANN, 0, "rematch", True, 3.0)
