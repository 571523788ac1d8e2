"""The judge of the Dice Game: a network by hand, what it sees, and that the one we have knows what is good."""

from itertools import pairwise
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.bots.judges import experience
from sixrubies.core.rng import FastSource
from sixrubies.dice.things import ABILITIES, COLOUR_NAMES, LIRA
from sixrubies.search.dice.holding import H_RUBIES, holding
from sixrubies.search.dice.judge import ROWS, SLOPE, DiceJudge, Experience
from sixrubies.search.dice.weights import DiceWeights
from tests.rules.dice.table import at

BLIND = Experience([[]] * ROWS, [], [], 0.0)
MUCH = {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 12, "lira": 60}


def looking(game: sr.DiceGame, network: Experience, seat: int = 0) -> tuple[DiceJudge, list[int]]:
    """A judge that looks at a position, and what the seat has there."""
    s: Any = game.view(seat).sample(FastSource(1))
    judge = DiceJudge(s.rules, DiceWeights(), network)
    judge.look_at(s, seat)
    return judge, holding(s, seat)


def value(*players: dict[str, Any], **rest: Any) -> float:
    judge, h = looking(at(*players, **rest), experience())
    return judge.value(h)


def test_a_network_by_hand():
    """Two rows fit: levels 0.5 + 1 - 2 = -0.5 and -1 + 3 = 2; below zero a unit hardly counts."""
    network = Experience([[1.0, 0.0], [-2.0, 3.0], [0.5, -1.0]], [0.5, -1.0], [2.0, -1.0], 0.25)
    told = 0.25 + 2.0 * -0.5 * SLOPE - 2.0
    for before in ([0, 1], [2, 1], [2, 2]):
        assert network.tell([0, 1], network.compared(before)) == pytest.approx(told), "whatever it is compared with"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_count_has_a_row(seats):
    """Also the largest there can be."""
    for me in ({}, MUCH, {"tiles": {"die": 4, "lira": 4}}):
        judge, h = looking(at(me, seats=seats), BLIND)
        rows = judge.rows(h)
        assert len(rows) == len(COLOUR_NAMES) + ABILITIES + 10, "as many at every table"
        assert min(rows) >= 0 and max(rows) < ROWS
    assert len(experience().table) == ROWS * experience().units


@pytest.mark.parametrize("colour", COLOUR_NAMES[1:])
def test_colours_are_alike(colour):
    one = value({"red": 3, colour: 1, "brown": 1}, rubies={"red": 2})
    other = value({"red": 1, colour: 3, "brown": 1}, rubies={colour: 2})
    assert one == pytest.approx(other)


@pytest.mark.parametrize("more", [{"brown": 2}, {"red": 3}, {"lira": 9}, {"crystal": 3}, {"tiles": {"action": 1}}])
def test_more_is_worth_more(more):
    assert value({**more, "lira": more.get("lira", 0) + 1}) > value({"lira": 1}) + 0.2


@pytest.mark.parametrize("seats", [2, 4])
def test_every_ruby_saves_time(seats):
    rubies = [value({"rubies": rubies}, seats=seats) for rubies in range(5)]
    assert all(more > fewer + 0.5 for fewer, more in pairwise(rubies))
    assert rubies[-1] > rubies[0] + 4


def test_who_has_his_rubies_counts_those_beyond_and_lira():
    judge, h = looking(at({"rubies": 4}, seats=4), experience())
    poor = changed(h, H_RUBIES, 1)
    assert judge.value(poor) > value({"rubies": 4, **MUCH}, seats=4), "however near the last one is"
    assert judge.value(changed(poor, LIRA, 7)) == pytest.approx(judge.value(poor) + 0.07)
    assert judge.value(changed(poor, H_RUBIES, 1)) > judge.value(changed(poor, LIRA, 60))


def changed(h: list[int], thing: int, by: int) -> list[int]:
    return [count + by if number == thing else count for number, count in enumerate(h)]


def test_in_the_last_turn_only_rubies_and_lira_count():
    """A marker is worth three Lira then (DG60.4), a tile nothing."""
    last = {"last_round": True, "turn": 1, "seats": 2}
    there = [{"rubies": 6}, {"rubies": 5}]

    def mine(**more: Any) -> float:
        judge, h = looking(at(there[0], {**there[1], **more}, **last), experience(), 1)
        return judge.value(h)

    assert mine(red=1) == pytest.approx(mine() + 0.03)
    assert mine(tiles={"action": 1}) == pytest.approx(mine())
