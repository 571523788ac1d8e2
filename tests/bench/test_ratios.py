"""Speed and memory as ratios and sizes, never as absolute times (ARCHITECTURE.md, section on tests)."""

from statistics import median

import pytest

import sixrubies as sr
from sixrubies.bench import own, turns
from sixrubies.board.things import PLAY_STREAM
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.core.rng import FastSource, stream
from sixrubies.dice.things import PLAY_STREAM as DICE_PLAY_STREAM


@pytest.mark.skipif(not sr.compiled, reason="needs the compiled build")
@pytest.mark.parametrize("ruleset", ["base", "dice"])
def test_compiled_is_at_least_three_times_as_fast_as_plain(ruleset: str) -> None:
    ratios = []
    for _ in range(3):
        compiled = turns.run_ours("speed", ruleset, 4, 0.4)
        plain = turns.run_ours("speed", ruleset, 4, 0.4, pure=True)
        assert compiled["compiled"] is True and plain["compiled"] is False
        ratios.append(compiled["decisions_per_s"] / plain["decisions_per_s"])
    assert median(ratios) >= 3, ratios


def test_five_seats_cost_at_most_one_and_a_half_times_two_seats_per_decision() -> None:
    ratio = own.growth("base", seconds=2.0, turns=5)
    assert ratio is not None and ratio <= 1.5


@pytest.mark.parametrize("seats", [2, 5])
def test_a_state_takes_at_most_four_kilobytes(seats: int) -> None:
    assert 200 < own.state_bytes(own.rules_of("base", seats)) <= 4000


@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_of_the_dice_game_takes_less(seats: int) -> None:
    """It has no cards in hand and no board: a kilobyte and the pending steps."""
    assert 200 < own.state_bytes(own.rules_of("dice", seats)) <= 2000


def test_the_dice_game_has_no_five_seats_to_compare() -> None:
    assert own.growth("dice", seconds=1.0) is None


@pytest.mark.parametrize(("ruleset", "lane"), [("base", PLAY_STREAM), ("dice", DICE_PLAY_STREAM)])
def test_what_is_counted_is_every_list_of_two_or_more_answered_by_a_player(ruleset: str, lane: int) -> None:
    rules = own.rules_of(ruleset, 3)
    decisions = actions = 0
    for seed in (5, 6):
        s, source = own.new_state(rules), FastSource(seed)
        while s.owner != OVER:
            if s.owner == CHANCE:
                action = rules.chance(s, source)
            else:
                options = rules.legal(s)
                decisions += len(options) > 1
                action = options[source.below(stream(lane), len(options)) if len(options) > 1 else 0]
            rules.act(s, action)
            actions += 1
    assert own.random_games(rules, 2, 5) == (decisions, actions, 2)
