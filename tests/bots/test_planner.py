"""The planner: it takes what wins, can't tell twins apart, wins far more than its share and does not think too long."""

from statistics import median
from time import process_time
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.arena import Match, play
from sixrubies.arena.match import play_game
from sixrubies.arena.times import milliseconds
from sixrubies.bots.planner import PlannerBot
from sixrubies.bots.search import SearchBot
from sixrubies.core.rng import FastSource
from sixrubies.playout import random_games
from sixrubies.search.playouts import Way
from tests.bots.players import BOX_TABLES, TABLES, decisions, names, twin

FORESEEN = 0.001  # seconds: what was thought of before takes less
SOME_TABLES = TABLES[::3] + BOX_TABLES[::2]


def test_it_takes_the_last_ruby():
    me = {"merchant": 12, "lira": 30, "rubies": 4}
    game = sr.position({"seats": 4, "layout": "order", "rubies": {"gemstone_dealer": 8}, "players": [me]})
    bot = bots.make("planner", 1)
    assert game.token(bot.choose(game.view(0), game.decision(), bots.Limit()).action) == "move:16"


@pytest.mark.parametrize("table", SOME_TABLES, ids=names(SOME_TABLES))
def test_it_can_not_tell_twins_apart(table):
    game = sr.new_game(seed=24, **table)
    players = [bots.make("random", seed) for seed in range(game.seats)]
    different = 0
    for number, decision in enumerate(decisions(game, players, most=60)):
        if number % 4:
            continue
        seat = decision.owner
        other = twin(game, seat, seed=number)
        different += other.digest() != game.digest()
        here = bots.make("planner", 3).choose(game.view(seat), decision, bots.Limit())
        there = bots.make("planner", 3).choose(other.view(seat), other.decision(), bots.Limit())
        assert here == there
    assert different > 1, "the twins hardly ever differ: nothing was tested"


class Told:
    """Instead of tries: for how many rounds each was asked for."""

    def __init__(self) -> None:
        self.rounds: list[int] = []

    def chance(self, position, way, rounds, source):
        self.rounds.append(rounds)
        return 0.5


@pytest.mark.parametrize(("seats", "own_turns"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_it_plans_three_to_five_turns_of_its_own(seats, own_turns):
    """A try of so many rounds ends with the best of the own turn that comes after them (test_playouts.py)."""
    told: Any = Told()
    view = sr.new_game("base", seats=seats, seed=1).view(0)
    for bot in (PlannerBot(1), SearchBot(1)):
        bot.one_try_each(view, told, [Way(0.5, [])] * 2, 0, None)
    assert told.rounds == [own_turns - 1] * 4


def test_with_a_box_only_moves_are_tried_against_the_others():
    """All else a box asks is decided by looking ahead: there are too many such decisions."""
    game = sr.new_game("mocha", seats=3, seed=8)
    players = [bots.make("random", seed) for seed in range(game.seats)]
    tried: dict[str, int] = {}
    for decision in decisions(game, players, most=60):
        choice = bots.make("planner", 3).choose(game.view(decision.owner), decision, bots.Limit())
        tried[decision.step] = tried.get(decision.step, 0) + choice.info.get("tries", 0)
    assert tried["turn.move"] > 0 and len(tried) > 3
    assert [step for step, count in tried.items() if count] == ["turn.move"]


@pytest.mark.skipif(not sr.compiled, reason="takes too long in plain Python")
def test_it_wins_far_more_than_its_share():
    """A fair share would be 5 of 20, and 10 or more in one of 70 runs; docs/results.md has many games."""
    summary = play(Match(("planner", "greedy", "greedy", "greedy"), layout="random", seed=70), 20)
    assert summary.by_bot["planner"].wins >= 10


@pytest.mark.skipif(not sr.compiled, reason="takes too long in plain Python")
def test_it_wins_more_than_its_share_of_the_dice_game():
    """One that played as the greedy player would win 5 of 20, and 8 or more in one of ten runs."""
    summary = play(Match(("planner", "greedy", "greedy", "greedy"), ruleset="dice", seed=40), 20)
    assert summary.by_bot["planner"].wins >= 8


@pytest.mark.skipif(not sr.compiled, reason="the figure is about compiled code")
def test_a_decision_takes_no_longer_than_twenty_random_games():
    """The median of both, measured beside each other in the same run."""
    match = Match(("planner", "greedy", "greedy", "greedy"), layout="random", seed=5).checked()
    rules = match.new_game(0).view(0).sample(FastSource(1)).rules
    took: list[float] = []
    for number in range(5):
        start = process_time()
        random_games(rules, 20, number)
        took.append(process_time() - start)
    played = play_game(match, 0, 0)
    seconds = [milliseconds(at) / 1000 for at in played.times[0].elements()]
    assert median(seconds) <= median(took)
    thought = [one for one in seconds if one > FORESEEN]
    assert len(thought) > 10 and median(thought) <= median(took), "nor do those that it has not foreseen"
