"""Speed and memory as ratios and sizes, never as absolute times (ARCHITECTURE.md, section on tests)."""

from statistics import median

import pytest

import sixrubies as sr
from sixrubies.bench import own, turns
from sixrubies.board.setup import new_state
from sixrubies.board.things import PLAY_STREAM
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.rng import FastSource, stream
from sixrubies.playout import random_games


@pytest.mark.skipif(not sr.compiled, reason="needs the compiled build")
def test_compiled_is_at_least_three_times_as_fast_as_plain() -> None:
    ratios = []
    for _ in range(3):
        compiled = turns.run_ours("speed", "base", 4, 0.4)
        plain = turns.run_ours("speed", "base", 4, 0.4, pure=True)
        assert compiled["compiled"] is True and plain["compiled"] is False
        ratios.append(compiled["decisions_per_s"] / plain["decisions_per_s"])
    assert median(ratios) >= 3, ratios


def test_five_seats_cost_at_most_one_and_a_half_times_two_seats_per_decision() -> None:
    ratio = own.growth("base", seconds=2.0, turns=5)
    assert ratio is not None and ratio <= 1.5


@pytest.mark.parametrize("seats", [2, 5])
def test_a_state_takes_at_most_four_kilobytes(seats: int) -> None:
    assert 200 < own.state_bytes(own.rules_of("base", seats)) <= 4000


def test_what_is_counted_is_every_list_of_two_or_more_answered_by_a_player() -> None:
    rules = own.rules_of("base", 3)
    decisions = actions = 0
    for seed in (5, 6):
        s, source = new_state(rules), FastSource(seed)
        while s.owner != OVER:
            if s.owner == CHANCE:
                action = rules.chance(s, source)
            else:
                options = rules.legal(s)
                decisions += len(options) > 1
                action = options[source.below(stream(PLAY_STREAM), len(options)) if len(options) > 1 else 0]
            rules.act(s, action)
            actions += 1
    assert random_games(rules, 2, 5) == (decisions, actions, 2)
