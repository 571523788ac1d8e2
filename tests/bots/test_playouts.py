"""Tries: what follows a way of taking the turn, for as many rounds as asked for, everybody choosing for himself."""

from typing import Any

import pytest

import sixrubies as sr
from sixrubies.bots.judges import network
from sixrubies.core.rng import FastSource
from sixrubies.search.playouts import Playouts, Way
from sixrubies.search.weights import Weights

AT_THE_DEALER = {"merchant": 12, "lira": 60, "rubies": 5}  # the last ruby is next door
FAR = {"merchant": 1, "lira": 2}


def tried(players: list[dict[str, Any]], rounds: int) -> list[float]:
    """What tries of each way say that the first player has."""
    table: dict[str, Any] = {"seats": 2, "layout": "order", "players": players, "neutral_merchants": [5, 5, 5]}
    if AT_THE_DEALER in players:
        table["rubies"] = {"gemstone_dealer": 4}
    game = sr.position(table)
    s: Any = game.view(0).sample(FastSource(1))
    playouts = Playouts(s.rules, Weights(), network("base"), 1)
    ways = playouts.ways(s, 3)
    assert len(ways) == 3 and ways[0].value >= ways[1].value >= ways[2].value
    return [playouts.chance(s.clone(), way, rounds, FastSource(5)) for way in ways]


@pytest.mark.parametrize("rounds", [1, 3])
def test_who_lets_another_win_has_lost(rounds):
    assert tried([FAR, AT_THE_DEALER], rounds) == [0.0, 0.0, 0.0]


def test_a_victory_at_hand_is_worth_more_than_one_to_come():
    chances = tried([AT_THE_DEALER, FAR], 1)
    assert chances[0] == 1.0 and max(chances[1:]) < 1.0


def test_the_turn_may_come_round_several_times():
    """Nobody wins that soon: each round more is another judgement."""
    found = [tried([FAR, FAR], rounds) for rounds in (1, 2, 3)]
    assert all(0.0 < chance < 1.0 for chances in found for chance in chances)
    assert found[0] != found[1] != found[2] != found[0]


@pytest.mark.parametrize(("second", "doubt"), [(0.48, True), (0.46, False), (None, False)])
def test_only_close_ways_are_in_doubt(second, doubt):
    s: Any = sr.new_game("base", seats=3, seed=1).view(0).sample(FastSource(1))
    playouts = Playouts(s.rules, Weights(), network("base"), 1)
    ways = [Way(0.5, [0])] + ([] if second is None else [Way(second, [1])])
    assert playouts.in_doubt(s, ways, 0.03) == doubt
