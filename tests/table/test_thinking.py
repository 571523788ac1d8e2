"""Bots in worker processes: they get a view, they may be killed, and the game goes on."""

import asyncio
import json
import os
import signal

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.table.thinking import Thinkers, task_of, think


def far_into_a_game(ruleset: str = "base") -> sr.BoardGame:
    game = sr.new_game(ruleset, seats=3, layout="random", key=b"0123456789abcdef")
    source = FastSource(8)
    while not game.over:
        hands = [player["hand_size"] for player in game.view(None).to_dict()["players"]]
        if hands[1] + hands[2] >= 2 and game.owner() == 0:
            break
        legal = game.legal()
        game.act(legal[source.below(1, len(legal))])
    assert not game.over
    return game


@pytest.mark.parametrize("ruleset", ["base", "mocha", "letters", "great_bazaar"])
def test_a_bot_is_given_what_its_seat_may_see(ruleset: str):
    game = far_into_a_game(ruleset)
    task = task_of(game, 0, "random", "t:1")
    header = json.loads(task.header)
    assert not {"seed", "key", "position"} & header.keys()
    carried = game.family.restore(json.loads(task.position))
    assert game.family.view(carried, 0).to_dict() == game.view(0).to_dict()


def test_the_task_is_a_function_of_the_view():
    """The same view of another state, with other hands and another pile, is the same task."""
    game = far_into_a_game()
    twin = game.clone()
    for number in range(20):
        twin._state = game.view(0).sample(FastSource(number))
        if twin.digest() != game.digest():
            break
    assert twin.digest() != game.digest()
    assert task_of(twin, 0, "greedy", "t:1") == task_of(game, 0, "greedy", "t:1")
    assert task_of(game, 0, "greedy", "t:2").seed != task_of(game, 0, "greedy", "t:1").seed


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_an_answer_is_a_list_that_can_be_carried_out_as_it_is(name: str):
    game, answers = sr.new_game("base", seats=2, seed=4), 0
    while not game.over and answers < 120:
        game.play_forced()
        if game.over:
            break
        tokens = think(task_of(game, game.owner(), name, str(answers)))
        game.act_all([game.action(token) for token in tokens])
        answers += 1
    assert answers > 20


def test_workers_start_when_needed_and_a_killed_one_is_replaced():
    game = sr.new_game("base", seats=2, seed=4)
    task = task_of(game, 0, "greedy", "t:1")

    async def ask() -> None:
        thinkers = Thinkers(1)
        assert thinkers.pool is None
        wanted = think(task)
        assert await thinkers.choose(task) == wanted
        assert thinkers.pool is not None
        (worker,) = thinkers.pool._processes
        os.kill(worker, signal.SIGKILL)
        assert await thinkers.choose(task) == wanted
        thinkers.stop()

    asyncio.run(ask())
