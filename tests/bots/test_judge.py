"""The judges: a network by hand, what they see, and that those we have fit the games they are for."""

from math import exp
from typing import Any

import pytest
from librt.vecs import vec

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.judges import network
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULESETS
from sixrubies.search.judge.network import SLOPE, Network
from sixrubies.search.judge.values import Judge, judge_name
from sixrubies.search.weights import Weights

BLIND = Network([], [], [], 0.0)
TAUGHT = [ruleset for ruleset in RULESETS if ruleset != "dice"]
UNITS = [[1.0, -2.0, 0.5], [0.0, 3.0, -1.0]]


def small() -> Network:
    return Network(UNITS, [0.5, -1.0], [2.0, -1.0], 0.25)


def test_a_network_by_hand():
    """Levels 0.5 + 1 - 2 = -0.5 and -1 + 3 = 2; below zero a unit hardly counts."""
    odds = 0.25 + 2.0 * -0.5 * SLOPE - 2.0
    assert small().odds(vec[float]([1.0, 1.0, 0.0])) == pytest.approx(odds)
    assert small().chance(vec[float]([1.0, 1.0, 0.0])) == pytest.approx(1 / (1 + exp(-odds)))


def test_what_a_position_is_compared_with_changes_nothing():
    judged = small()
    judged.compare_with(vec[float]([0.25, -1.0, 4.0]))
    for numbers in ([1.0, 1.0, 0.0], [0.25, -1.0, 4.0], [0.0, 0.0, -3.0]):
        seen = vec[float](numbers)
        assert judged.odds(seen) == pytest.approx(small().odds(seen))


def looks(ruleset: str, seats: int, **options: Any) -> list[list[float]]:
    """What a judge sees of the first seat's positions in a game of greedy players."""
    game = sr.new_game(ruleset, seats=seats, seed=3, **options)
    players = [bots.make("greedy", seat) for seat in range(seats)]
    found: list[list[float]] = []
    while not game.over and len(found) < 60:
        decision = game.decision()
        view = game.view(decision.owner)
        found.append(look(view))
        game.act(players[decision.owner].choose(view, decision, bots.Limit()).action)
    return found


def look(view: Any) -> list[float]:
    s: Any = view.sample(FastSource(1))
    judge = Judge(s.rules, Weights(), BLIND)
    judge.look_at(s, view.seat)
    return list(judge.sight.look(s, view.seat))[: judge.sight.count]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("ruleset", TAUGHT)
def test_a_judge_sees_as_many_things_at_every_table(ruleset, seats):
    seen = looks(ruleset, seats)
    assert {len(one) for one in seen} == {network(ruleset).inputs}
    assert all(abs(number) < 20 for one in seen for number in one), "numbers of about 0 to 1 are easy to learn from"
    assert len({tuple(one) for one in seen}) > 10, "it sees that the game goes on"


@pytest.mark.parametrize(("layout", "edition"), [("long", "2014"), ("random", "revised")])
def test_a_judge_fits_every_kind_of_table(layout, edition):
    seen = looks("base", 5, layout=layout, edition=edition)
    assert {len(one) for one in seen} == {network("base").inputs}


@pytest.mark.parametrize("ruleset", TAUGHT)
def test_a_ruby_more_is_a_better_chance(ruleset):
    chances = []
    for rubies in (1, 3, 4):
        left = sr.new_game(ruleset, seats=4).position()["rubies"]["gemstone_dealer"] - rubies
        game = sr.position({"seats": 4, "rubies": {"gemstone_dealer": left}, "players": [{"rubies": rubies}]}, ruleset)
        s: Any = game.view(0).sample(FastSource(1))
        assert judge_name(s.rules) == ruleset
        judge = Judge(s.rules, Weights(), network(ruleset))
        judge.look_at(s, 0)
        chances.append(judge.value(s, 0))
    assert chances == sorted(chances) and chances[-1] > chances[0] + 0.1
