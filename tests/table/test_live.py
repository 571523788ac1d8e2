"""A table in memory: who may act, what a version is, what can be taken back."""

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.table.errors import NotNow, StaleVersion, TooMany
from sixrubies.table.live import LiveTable
from sixrubies.table.model import FINISHED, RUNNING, STRICT
from sixrubies.table.telling import happenings
from tests.table.world import act, choose, first, game_of, lines, two_people


def to_the_end_of_the_turn(live: LiveTable) -> int:
    """Walk somewhere and do nothing there, without dice: up to `end_turn`. The seat."""
    seat = game_of(live).owner()
    act(live, "move:12", "leave", "skip")
    while game_of(live).owner() == seat and "end_turn" not in tokens(live):
        act(live, first(live))
    return seat


def tokens(live: LiveTable) -> list[str]:
    game = game_of(live)
    return [game.token(action) for action in game.legal()]


def test_only_the_seat_whose_decision_it_is_acts():
    live = two_people()
    with pytest.raises(NotNow, match="not this seat's decision"):
        live.act(1, live.version, [first(live)], 0.0)
    with pytest.raises(NotNow, match="a person plays this seat"):
        live.act(0, live.version, [first(live)], 0.0, bot=True)
    live.act(0, live.version, [first(live)], 0.0)


def test_an_action_is_applied_once_however_often_it_is_sent():
    live = two_people()
    version, token = live.version, first(live)
    live.act(0, version, [token], 0.0)
    digest = game_of(live).digest()
    for seen in (version, version - 1, 0, live.version + 1):
        with pytest.raises(StaleVersion) as stale:
            live.act(0, seen, [token], 0.0)
        assert stale.value.current == live.version
    assert game_of(live).digest() == digest


def test_what_is_not_the_games_makes_nobodys_answer_stale():
    live = two_people()
    seen = live.version
    live.note("mute", 1, 0.0)
    live.note("vote_pause", 1, 0.0)
    live.act(0, seen, [first(live)], 0.0)
    assert live.version == seen + 3


@pytest.mark.parametrize("answer", [["move:99"], ["roll:1+1"], ["end_turn"], ["gibberish"], ["move:12", "move:12"]])
def test_an_answer_that_is_no_option_changes_nothing(answer: list[str]):
    live = two_people()
    before, version = game_of(live).digest(), live.version
    with pytest.raises((sr.IllegalAction, sr.BadToken)):
        live.act(0, version, answer, 0.0)
    assert (game_of(live).digest(), live.version) == (before, version)


def test_an_answer_has_one_option_or_a_few():
    live = two_people()
    for answer in ([], ["move:12"] * 65):
        with pytest.raises(TooMany):
            live.act(0, live.version, answer, 0.0)


def test_the_table_plays_forced_steps_itself():
    """No answer leaves a decision that has one answer for every hand."""
    live, source = two_people(), FastSource(3)
    answers = 0
    while live.body.status == RUNNING and answers < 400:
        assert not game_of(live).forced()
        act(live, choose(live, source.below(1, 1000)))
        answers += 1
    entries = [entry for entry in game_of(live).entries if entry.owner >= 0]
    assert len(entries) > answers  # some were played by the table


def test_the_end_of_the_game_is_the_tables_end():
    live, source = two_people(seed=1), FastSource(4)
    while live.body.status == RUNNING:
        act(live, choose(live, source.below(1, 1000)), now=5.0)
    assert live.body.status == FINISHED and game_of(live).over
    assert live.body.winners == game_of(live).outcome().winners and live.body.ended == 5.0
    for seat in (0, 1):
        assert live.undo_barrier(seat) == "paused"
    with pytest.raises(NotNow, match="ended"):
        live.act(0, live.version, ["end_turn"], 5.0)


# -- undo -------------------------------------------------------------------------------------------------------


def test_undo_takes_back_answer_by_answer():
    live = two_people()
    digests = [game_of(live).digest()]
    for token in ("move:12", "leave"):
        act(live, token)
        digests.append(game_of(live).digest())
    for wanted in reversed(digests[:-1]):
        live.undo(0, live.version, 0.0)
        assert game_of(live).digest() == wanted
    assert live.undo_barrier(0) == "nothing"
    with pytest.raises(sr.NothingToUndo):
        live.undo(0, live.version, 0.0)


def test_a_list_is_taken_back_as_a_whole():
    live = two_people()
    before = game_of(live).digest()
    live.act(0, live.version, ["move:12", "leave"], 0.0)
    live.undo(0, live.version, 0.0)
    assert game_of(live).digest() == before


def test_a_seat_takes_back_its_own_answers_only():
    live = two_people()
    act(live, "move:12")
    assert live.undo_barrier(1) == "other_seat"
    with pytest.raises(sr.NothingToUndo, match="somebody else"):
        live.undo(1, live.version, 0.0)


def test_a_casual_table_takes_the_end_of_a_turn_back_until_the_next_seat_acts():
    live = two_people()
    seat = to_the_end_of_the_turn(live)
    before = game_of(live).digest()
    act(live, "end_turn")
    assert game_of(live).owner() != seat
    live.undo(seat, live.version, 0.0)
    assert game_of(live).digest() == before
    act(live, "end_turn")
    act(live, first(live))
    assert live.undo_barrier(seat) == "other_seat"


def test_a_strict_table_does_not():
    live = two_people(undo=STRICT)
    seat = to_the_end_of_the_turn(live)
    assert live.undo_barrier(seat) == ""
    act(live, "end_turn")
    assert live.undo_barrier(seat) == "turn_over"
    with pytest.raises(sr.NothingToUndo, match="stays ended"):
        live.undo(seat, live.version, 0.0)


def test_dice_are_never_taken_back():
    live, source = two_people(), FastSource(1)
    rolled = 0
    for _ in range(300):
        if live.body.status != RUNNING:
            break
        seat, before = game_of(live).owner(), len(game_of(live).entries)
        act(live, choose(live, source.below(1, 1000)))
        if live.body.status == RUNNING and any(entry.owner == sr.CHANCE for entry in game_of(live).entries[before:]):
            rolled += 1
            assert live.undo_barrier(seat) == "chance"
    assert rolled > 3


def test_what_a_bot_did_for_a_person_is_not_the_persons_to_take_back():
    live = two_people()
    live.body.seats[0].stand_in = True
    live.act(0, live.version, ["move:12"], 0.0, bot=True)
    live.body.seats[0].stand_in = False
    assert live.undo_barrier(0) == "other_seat"


# -- happenings -------------------------------------------------------------------------------------------------


def test_what_happened_since_a_version_is_told_and_what_was_taken_back_is_not():
    live = two_people()
    start = live.version
    act(live, "move:12")
    moved = live.version
    told = happenings(live, 0, start)
    assert [(one.version, one.kind, one.seat) for one in told] == [(moved, "act", 0)]
    assert "moved" in " ".join(event.kind for event in told[0].events)
    live.undo(0, live.version, 0.0)
    since_start = happenings(live, 0, start)
    assert [(one.kind, one.back_to, one.events) for one in since_start] == [("undo", start, [])]
    assert lines(happenings(live, 0, moved)) == lines(since_start)
    assert happenings(live, 0, live.version) == []
