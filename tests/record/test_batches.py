"""A run of small choices: every answer the dialog allows is carried out, everything else changes nothing."""

from itertools import product

import pytest
from hypothesis import given, settings

import sixrubies as sr
from sixrubies.board.actions import FIRST_INTERRUPT
from sixrubies.core.decision import BatchChoice
from tests.record.walks import Walk, state_of, walks


def answers(batch: BatchChoice) -> list[list[int]]:
    """Every list the dialog may send."""
    found = []
    for counts in product(*[range(item.most + 1) for item in batch.items]):
        if batch.least <= sum(counts) <= batch.most:
            run = [item.option.action for item, n in zip(batch.items, counts, strict=True) for _ in range(n)]
            found.append(run)
    return found


def runs(game: sr.BoardGame, depth: int) -> list[list[int]]:
    """Every run of own options from this decision to the end of its step, `done` left out."""
    found: list[list[int]] = []
    done = game.action("done")
    for action in [action for action in game.legal() if action < FIRST_INTERRUPT]:
        after = game.clone()
        after.act(action)
        if action == done:
            found.append([])
        elif len(state_of(after).frames) < depth or after.owner() != game.owner():
            found.append([action])
        else:
            found += [[action, *rest] for rest in runs(after, depth)]
    return found


@settings(max_examples=15)
@given(walks(skip=500))
def test_a_batch_allows_exactly_the_runs_that_are_legal(walk: Walk):
    """What the dialog may send is carried out as a list, and is what one could have done one by one."""
    game = walk.begin()
    for _ in walk.on(game, 150):
        batch = game.decision().batch
        if batch is None or sum(item.most for item in batch.items) > 10:
            continue
        allowed = answers(batch)
        assert sorted(allowed) == sorted(runs(game, len(state_of(game).frames)))
        for run in allowed:
            whole, single = game.clone(), game.clone()
            whole.act_all([*run, batch.done.action] if batch.done else run)
            for action in run:
                single.act(action)
            if batch.done and batch.done.action in single.legal():
                single.act(batch.done.action)
            assert single.record() == whole.record()
            assert single.digest() == whole.digest()


@settings(max_examples=20)
@given(walks(skip=300))
def test_a_list_of_actions_is_the_same_as_one_after_the_other(walk: Walk):
    game = walk.begin()
    for _ in range(8):
        if game.over:
            return
        together, seat = game.clone(), game.owner()
        actions: list[int] = []
        for action in walk.on(game, 5):
            if game.owner() != seat or len(game.entries) > len(together.entries) + len(actions):
                break
            actions.append(action)
        single = together.clone()
        for action in actions:
            single.act(action)
        together.act_all(actions)
        assert together.record() == single.record()
        assert together.digest() == single.digest()


def test_a_list_ends_where_dice_decide_whatever_they_show():
    """Otherwise one could ask for `call:7` and what fits a 7, and learn from the refusal what the dice will show."""
    for seed in range(12):
        game = sr.position({"seats": 2, "players": [{"lira": 0, "merchant": 14}]}, seed=seed)
        for token in ("move:9", "leave", "act"):
            game.act(token)
        before = game.digest()
        with pytest.raises(sr.IllegalAction, match="dice or a card"):
            game.act_all([game.action("call:7"), game.action("end_turn")])
        assert game.digest() == before
        game.act_all([game.action("call:7")])
        assert game.entries[-1].token.startswith("roll:")


@settings(max_examples=20)
@given(walks(skip=300))
def test_an_illegal_list_changes_nothing(walk: Walk):
    game = walk.begin()
    for action in walk.on(game, 20):
        before, entries, counters = game.digest(), len(game.entries), game.source.counters()
        never = game.action("demand:L1")
        with pytest.raises(sr.IllegalAction):
            game.act_all([action, never])
        with pytest.raises(sr.IllegalAction):
            game.act_all([never])
        with pytest.raises(sr.SixRubiesError):
            game.act_all([action, -1])
        assert (game.digest(), len(game.entries), game.source.counters()) == (before, entries, counters)


def test_a_list_does_not_reach_into_another_seats_turn():
    game = sr.new_game(seats=2, seed=1)
    tokens = ["move:5", "leave", "act", "end_turn", "move:6"]
    before = game.digest()
    with pytest.raises(sr.IllegalAction, match="somebody else"):
        game.act_all([game.action(token) for token in tokens])
    assert game.digest() == before
    game.act_all([game.action(token) for token in tokens[:-1]])
    assert game.owner() == 1


def test_a_run_that_ends_by_itself_takes_its_done_once_and_nobody_elses():
    """All assistants are back: nothing is left to be done, and the dialog can't know."""
    away = {"merchant": 12, "assistants": [2, 5], "stack": ["own"] * 2}
    game = sr.position({"seats": 2, "players": [away]})
    for token in ("move:7", "act"):
        game.act(token)
    before, done = game.digest(), game.action("done")
    both = [game.action("recall:2"), game.action("recall:5")]
    for wrong in ([*both, done, done], [done, done], [*both, game.action("skip")]):
        with pytest.raises(sr.IllegalAction):
            game.act_all(wrong)
        assert game.digest() == before
    game.act_all([*both, done])
    assert (game.step, game.record().tokens()[-2:]) == ("turn.encounters", ["recall:2", "recall:5"])
