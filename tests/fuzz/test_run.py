"""A bounded part of `make fuzz`: random games over all tables, nothing broken; and what the report says of it."""

import json
from typing import Any

import pytest
from rich.console import Console

import sixrubies as sr
from sixrubies.fuzz import Report, run, table
from sixrubies.fuzz.chunk import GAMES
from sixrubies.fuzz.expected import EXPECTED_ZERO, counts_of, surprises, zeros
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.fuzz.tables import COMBINATIONS

ROUNDS = 8 if sr.compiled else 2


@pytest.fixture(scope="module")
def report() -> Report:
    return run(games=ROUNDS * GAMES, seed=20)


def test_random_games_break_no_rule(report: Report):
    assert report.failures == []
    assert report.surprises == []
    assert report.ok
    assert report.longest < 20_000
    assert report.actions > 300 * report.games


def test_every_table_is_played_at(report: Report):
    assert len(COMBINATIONS) == 70
    assert set(report.counts["table"].values()) == {ROUNDS}
    assert min(report.counts["start"].values()) > 0
    assert min(report.counts["player"].values()) > 0


def test_nearly_everything_is_seen_even_in_few_games(report: Report):
    assert len(report.unseen) < 30
    groups = ("step", "card drawn", "card discarded", "tile taken", "end of a turn", "ruby from", "event")
    assert [thing for thing in report.unseen if thing[0] in groups] == []


def test_positions_are_spoiled_and_mostly_refused(report: Report):
    assert report.spoiled["refused"] > report.spoiled["accepted"] > 0


def test_checks_are_made_all_along(report: Report):
    assert report.checks["options compared"] > report.actions / 4
    assert report.checks["states judged"] > report.actions / 4
    assert report.checks["chances compared"] > report.games


def test_the_report_is_told_as_json_and_as_a_table(report: Report):
    told = json.loads(report.to_json())
    assert (told["ok"], told["games"], told["seed"], told["compiled"]) == (True, report.games, 20, sr.compiled)
    assert told["counts"]["action"]["move:9"] > 0
    assert all(why for _, _, why in told["expected_zero"])
    console = Console(record=True, width=150, file=None, quiet=True)
    with console.capture() as shown:
        console.quiet = False
        console.print(table(report))
    assert "No rule was broken." in shown.get()
    assert f"{report.games:,} games" in shown.get()


def test_the_same_games_come_out_with_any_number_of_workers():
    one, two = run(games=GAMES + 2, seed=4), run(games=GAMES + 2, seed=4, workers=2)
    assert one.counts == two.counts
    assert (one.actions, one.longest, one.checks) == (two.actions, two.longest, two.checks)


def test_another_seed_gives_other_games():
    assert run(games=3, seed=1).counts != run(games=3, seed=2).counts


def test_progress_is_told():
    told: list[tuple[int, int]] = []
    run(games=5, seed=3, tell=lambda done, failed: told.append((done, failed)))
    assert told == [(5, 0)]


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": 5, "workers": 0}, {"games": 5, "seed": -1}])
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, Any]):
    with pytest.raises(sr.BadOption):
        run(**wrong)


def test_what_is_never_seen_is_listed_unless_a_reason_is_written():
    counts = counts_of(Tally())
    unseen = zeros(counts)
    assert ("step", "turn.move") in unseen
    assert ("action", "play:stay") in unseen
    assert ("card at its time", "five_lira at_sale") in unseen
    assert not set(unseen) & set(EXPECTED_ZERO)
    assert set(EXPECTED_ZERO) <= {(group, name) for group, things in counts.items() for name in things}


def test_what_cannot_be_seen_and_was_is_a_surprise():
    counts = counts_of(Tally())
    assert surprises(counts) == []
    counts["action"]["recall:7"] = 1
    assert surprises(counts) == [("action", "recall:7")]


def test_a_complete_run_must_have_seen_everything(report: Report):
    unseen = {**vars(report), "unseen": [("reason", "no_ruby")]}
    assert Report(**{**unseen, "complete": False}).ok
    assert not Report(**{**unseen, "complete": True}).ok
    assert not Report(**{**vars(report), "surprises": [("action", "recall:7")]}).ok
