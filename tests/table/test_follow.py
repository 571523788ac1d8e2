"""The log leads back to the table: after a restart, and in another process that was a few versions behind."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixrubies.table import past
from sixrubies.table.body import body_of
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.model import RUNNING, ClockOptions, TableOptions
from sixrubies.table.seating import new_table
from sixrubies.table.telling import happenings
from tests.table.world import ANN, act, choose, game_of, human, two_people


def again(live: LiveTable, entries: list[LogEntry], before: LiveTable | None = None) -> LiveTable:
    """The same table from its log, as another process has it."""
    other = before or LiveTable(live.table, body_of(live.body.to_text()), header=dict(live.header or {}))
    for entry in entries:
        if entry.version > other.version:
            other.follow(entry)
    other.body = body_of(live.body.to_text())
    return other


def everything(live: LiveTable) -> dict[str, Any]:
    game = game_of(live)
    return {
        "version": live.version,
        "body": live.body.to_text(),
        "digest": game.digest(),
        "counters": game.source.counters(),
        "record": game.record(),
        "undo": [live.undo_barrier(seat) for seat in (0, 1)],
        "marks": [(mark.seat, mark.version) for mark in live.marks],
        "happenings": [happened(live, seat) for seat in (None, 0, 1)],
    }


def happened(live: LiveTable, seat: int | None) -> list[tuple[Any, ...]]:
    """All of it as the seat is told, as plain values."""
    return [
        (one.version, one.kind, one.seat, one.back_to, [(e.kind, e.seat, e.a, e.b, e.c, e.secret) for e in one.events])
        for one in happenings(live, seat, 0)
    ]


@settings(max_examples=12)
@given(st.integers(0, 10**6), st.lists(st.integers(0, 999), min_size=5, max_size=90))
def test_a_table_is_the_same_from_its_log_and_goes_on_the_same(seed: int, choices: list[int]):
    """Numbers above 900 take back, if that is possible; the rest act."""
    live = two_people(seed=seed)
    half = again(live, live.unsaved)
    for index, number in enumerate(choices):
        if live.body.status != RUNNING:
            break
        undoable = [seat for seat in (0, 1) if not live.undo_barrier(seat)]
        if number > 700 and undoable:
            live.undo(undoable[0], live.version, 0.0)
        else:
            act(live, choose(live, number))
        if index == len(choices) // 2:
            half = again(live, live.unsaved, half)
    fresh, caught_up = again(live, live.unsaved), again(live, live.unsaved, half)
    assert everything(fresh) == everything(live) == everything(caught_up)
    for other in (live, fresh, caught_up):
        for seat in (0, 1):  # undo works after a restart, down to the same barrier
            while not other.undo_barrier(seat):
                other.undo(seat, other.version, 0.0)
        for number in range(3):
            if other.body.status == RUNNING:
                act(other, choose(other, number))
    assert everything(fresh) == everything(live) == everything(caught_up)


@pytest.mark.parametrize("ruleset", ["base", "mocha", "letters", "great_bazaar"])
def test_every_ruleset_comes_back_from_log_and_from_state(ruleset: str):
    layout = "random" if ruleset == "great_bazaar" else None
    live = new_table("t", ANN, TableOptions(ruleset=ruleset, layout=layout, seed=3), [human("A"), human("B")], 0.0)
    for number in range(120):
        act(live, choose(live, number * 31))
    assert everything(again(live, live.unsaved)) == everything(live)
    game = game_of(live)
    assert live.header is not None
    other = past.restored(live.header, past.state_of(game))
    assert (other.digest(), other.source.counters()) == (game.digest(), game.source.counters())
    assert other.header == game.header
    for _ in range(40):
        if game.over:
            break
        action = game.legal()[-1]
        game.act(action)
        other.act(action)
    assert other.digest() == game.digest()


def test_a_log_that_chance_does_not_answer_to_is_noticed():
    live = two_people()
    for number in range(40):
        act(live, choose(live, number))
    rolled = next(entry for entry in live.unsaved if "roll:" in entry.body and entry.kind == "act")
    changed = (
        rolled.body.replace("roll:1", "roll:9", 1)
        if "roll:1" in rolled.body
        else rolled.body.replace("roll:", "roll:1", 1)
    )
    entries = [
        entry if entry is not rolled else LogEntry(entry.version, entry.kind, entry.seat, changed, 0.0)
        for entry in live.unsaved
    ]
    with pytest.raises(past.Diverged):
        again(live, entries)


def test_a_body_is_read_back_whole_and_by_an_older_release():
    live = two_people(clock=ClockOptions("player", 60, 5), now=50.0)
    live.body.mutes = {ANN: [1]}
    live.body.votes = {"pause": [0]}
    live.body.dice.contributions = {0: "ab" * 16}
    text = live.body.to_text()
    assert body_of(text) == live.body
    newer = text[:-1] + ', "something_new": {"a": 1}}'
    assert body_of(newer) == live.body
