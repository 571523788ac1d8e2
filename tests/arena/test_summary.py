"""Shares, intervals and the sequential test, by numbers worked out by hand."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from sixrubies.arena import Match, share, summarise, summary_of, tally
from sixrubies.arena.played import Played
from sixrubies.arena.run import clear, run
from sixrubies.arena.summary import SURE, odds, spent
from sixrubies.arena.tally import as_stored, from_stored
from sixrubies.arena.times import length, milliseconds, within

FOUR = Match(("a", "b", "b", "b"))


def game(deal: int, seating: int, winners: list[int], rounds: int = 10) -> Played:
    ranks = [1 if seat in winners else 1 + len(winners) for seat in range(4)]
    return Played(deal, seating, ranks, rounds, [[("tavern", 2)], [], [], []], [{}, {"fountain": 2}, {}, {}], [[]] * 4)


def test_shares_have_wilson_intervals():
    """8 of 10 is 0.4902 to 0.9433."""
    won = share(8, 10, 0.25)
    assert (won.share, round(won.low, 4), round(won.high, 4), won.ratio) == (0.8, 0.4902, 0.9433, 3.2)
    assert share(10, 10, 0.5).high == 1.0
    assert share(0, 10, 0.5).low == 0.0


def test_victories_are_shared_out():
    """`a` sits on seats 0, 3, 2, 1. It wins the first game, and shares the second with one `b`."""
    summary = summarise(FOUR, [game(0, 0, [0]), game(0, 1, [3, 1], 20), game(0, 2, [0]), game(0, 3, [0])])
    assert summary.by_bot["a"].wins == 1.5 and summary.by_bot["b"].wins == 2.5
    assert [won.wins for won in summary.by_seat] == [3, 0.5, 0, 0.5]
    assert summary.by_bot["a"].fair == 0.25 and summary.by_bot["b"].fair == 0.75
    assert summary.rounds["median"] == 10 and summary.rounds["most"] == 20
    assert summary.ruby_sources["a"] == {"tavern": 1 / 2}, "of two games in which it was a winner"
    assert summary.uses["b"] == {"fountain": 2 * 3 / 12}


def test_odds_by_hand():
    """Two wins of two: each other share as likely gives 1/3, a fair coin 1/4."""
    assert odds(2, 2, 0.5) == pytest.approx(4 / 3)
    assert odds(1, 2, 0.5) == pytest.approx(2 / 3)


def test_a_fair_bot_is_seldom_called_better():
    """Looked at after every game: at most one match of 20 is called wrongly, in the long run."""
    random = Random(4)
    wrong = 0
    for _ in range(400):
        wins = 0
        for games in range(1, 301):
            wins += random.random() < 0.25
            if odds(wins, games, 0.25) >= SURE:
                wrong += 1
                break
    assert wrong <= 400 / 20


def test_a_clear_match_ends_early_and_equally_with_more_processes(tmp_path):
    match = Match(("greedy", "random"), seed=2)
    results = run(match, 100, until_clear=True, file=tmp_path / "one")
    assert clear(results) and len(results.games) < 20
    run(match, 100, workers=2, until_clear=True, file=tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert not clear(run(replace(match, bots=("random", "random")), 1, until_clear=True))


def test_a_tally_is_the_same_after_it_was_stored():
    match = Match(("greedy", "random", "random"), seed=3).checked()
    counted = tally(match, run(match, 3).games)
    again = from_stored(json.loads(json.dumps(as_stored(counted))))
    assert again == replace(counted, times={})
    assert summary_of(again).ruby_sources == summary_of(counted).ruby_sources


def test_a_tally_counts_by_hand():
    games = [game(0, 0, [0]), game(0, 1, [3, 1], 20)]
    games[0].tiles = [[("red", 3), ("green", 7)], [("red", 5)], [], []]
    games[1].tiles = [[], [("red", 3)], [], []]
    counted = tally(FOUR, games)
    assert counted.games == 2 and counted.standings == [{"1222": 1}, {"3131": 1}, {}, {}]
    assert counted.tiles == {"red": {3: 2, 5: 1}, "green": {7: 1}}
    assert counted.tile_wins == {"red": {3: 1.5, 5: 0}, "green": {7: 1}}
    assert counted.of_winners().seats == 3 and counted.of_others().seats == 5
    assert counted.of_winners().rubies == {"tavern": 1} and counted.of_others().uses == {"fountain": 2}


def test_times_are_right_within_5_percent():
    for seconds in (3e-6, 0.00123, 0.5, 40.0):
        assert milliseconds(length(seconds)) == pytest.approx(1000 * seconds, rel=0.05)
    assert length(0) == 0
    times = Counter(length(n / 1000) for n in range(1, 101))
    assert within(times, 0.99) == pytest.approx(99, rel=0.05) and within(times, 0.5) == pytest.approx(50, rel=0.05)
    assert spent(times)["mean"] == pytest.approx(50.5, rel=0.01)
