"""Teaching: what is learnt from games, and that a later turn counts for an earlier one."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sixrubies.search.dice.judge import ROWS
from tools.teach import dice
from tools.teach.begin import columns, widened
from tools.teach.fit import ENDING, fit, follow, following
from tools.teach.games import Played, play

ROOT = Path(__file__).parents[2]


def made_up(count: int, seed: int) -> Played:
    """Games of one position: the first number tells who wins, the others tell nothing."""
    random = np.random.default_rng(seed)
    seen = random.random((count, 5)).astype(np.float32)
    won = np.zeros((count, 5), np.float32)
    won[:, 0] = seen[:, 0] > 0.5
    return {"seen": seen, "game": np.arange(count), "seat": np.zeros(count, int), "won": won}


def test_what_decides_is_learnt():
    told, first = fit(None, [made_up(4000, 1)], seed=1)
    for number in range(8):
        told, off = fit(told, [made_up(4000, number)], seed=number)
    assert off < first < 0.7, "a coin has 0.693"
    assert {len(unit) for unit in told["units"]} == {5}


def test_positions_are_followed_by_the_next_of_the_same_seat():
    one: Played = {"game": np.array([0, 0, 0, 1]), "seat": np.array([0, 1, 0, 0])}
    assert following([one, one]) == [2, -1, -1, -1, 6, -1, -1, -1]
    aim = np.array([1.0, 0.0, 1.0, 0.0])
    follow(aim, np.array([0.5, 0.5, 0.3, 0.5]), following([one]))
    assert aim == pytest.approx([(1 - ENDING) * 0.3 + ENDING, 0.0, 1.0, 0.0])


@pytest.mark.parametrize("ruleset", ["base", "mocha"])
def test_games_are_kept_whole(ruleset):
    played = play(ruleset, None, 0.0, seed=2)
    assert len(played["won"]) == 1 and played["won"].sum() == pytest.approx(1.0)
    assert len(played["seen"]) == len(played["game"]) == len(played["seat"]) > 10
    assert set(played["seat"].tolist()) == set(range(max(played["seat"]) + 1)), "every seat has turns"


def test_the_command_writes_a_network_and_goes_on(tmp_path):
    """A network that knows something plays some rounds before it learns more."""
    file = tmp_path / "judge.json"
    for rounds, learnt in ((2, [1, 2]), (3, [3]), (5, [4, 5])):
        words = ["tools.teach", "base", "--rounds", str(rounds), "--seconds", "0", "--file", str(file)]
        told = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=True)
        assert [line.partition(";")[0] for line in told.stdout.splitlines()] == [f"round {n}: 2 games" for n in learnt]
    assert sorted(json.loads(file.read_text())) == ["bias", "last", "out", "units"]


def test_a_box_begins_with_what_the_base_game_knows():
    """Where a thing is the same, its weight is the same; what the box adds counts for nothing yet."""
    known = columns("base")
    told: dict[str, Any] = {
        "units": [[float(number) for number in range(len(known))]],
        "bias": [0.5],
        "out": [2.0],
        "last": -1.0,
    }
    wide = widened(told, "great_bazaar")
    by_name = dict(zip(columns("great_bazaar"), wide["units"][0], strict=True))
    assert [by_name[name] for name in known] == told["units"][0]
    assert {by_name[name] for name in by_name.keys() - set(known)} == {0.0}
    assert by_name["place 16 near"] > 0 and by_name["place 25 near"] == 0
    assert (wide["bias"], wide["out"], wide["last"]) == ([0.5], [2.0], -1.0)


def test_turns_are_counted_to_the_goal():
    """Each seat's positions, in order, are one turn apart; one of the seats has reached the goal in the game."""
    told = dice.play(None, 0.0, seed=4)
    turns = told["turns"].astype(int).tolist()
    assert len(turns) == len(told["seen"]) == len(told["game"]) > 10
    gaps = [after for before, after in pairwise(turns) if after != before - 1]  # from a seat to the next
    assert 1 <= len(gaps) <= 3 and 1 in turns and min(turns) > 0


def test_a_row_that_costs_turns_is_learnt():
    random = np.random.default_rng(1)
    rows = np.stack([random.integers(0, 3, 40_000), random.integers(3, 6, 40_000)], axis=1)
    made: Played = {"seen": rows, "turns": (rows[:, 0] + 1).astype(np.float32)}
    told, first = dice.fit(None, [made], seed=1)
    for number in range(5):
        told, off = dice.fit(told, [made], seed=number)
    assert off < min(first, 0.2), "a guess would be off by 0.67"
    assert len(told["rows"]) == ROWS
