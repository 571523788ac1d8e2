"""The Dice Game at every step: possible, never stuck, lists agree with reasons, stored and restored, undone, viewed."""

from itertools import product
from random import Random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import notation
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource
from sixrubies.core.step import ChanceStep
from sixrubies.dice.invariants import violations
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import CARD_NAMES
from tests.record.dice_games import begin, state_of, walk

SEEDS = range(6)
BY_THEMSELVES = {"turn.begin", "turn.roll", "turn.finish", "gain.resource", "gain.tile", "gain.ruby", "card.done"}


def test_every_state_is_possible_and_every_list_agrees_with_its_reasons():
    seen = set()
    for seed in range(18):
        game = begin(seed, chance="manual")
        for _ in walk(game, seed, 900):
            s, rules = state_of(game), state_of(game).rules
            assert violations(s) == []
            frame = s.frames[-1]
            step, options = rules.steps[frame.step], game.legal()
            seen.add(step.name)
            assert options and options == sorted(set(options))
            candidates = step.candidates(s, frame)
            if isinstance(step, ChanceStep):
                weights = step.weights(s, frame)
                assert options == candidates and sum(weights) == step.total(s, frame)
                picked = [step.pick(s, frame, number) for number in range(sum(weights))]
                assert [picked.count(action) for action in candidates] == weights
            else:
                assert options == [action for action in candidates if step.why_not(s, frame, action) is None]
                assert game.decision().forced == (len(options) == 1)
        assert violations(state_of(game)) == []
    assert seen == set(STEP_NAMES) - BY_THEMSELVES


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_described_goes_on_as_the_same_game(seed: int):
    game = begin(seed, chance="manual")
    for _ in walk(game, seed, 700):
        if len(game.entries) % 5 == 0:
            again = game.family.restore(game.position())
            assert (again.n, again.shown) == (state_of(game).n, state_of(game).shown)
            assert [f.key() for f in again.frames] == [f.key() for f in state_of(game).frames]
            assert (again.owner, game.family.kernel.legal(again)) == (game.owner(), game.legal())
    assert game.family.describe(game.family.restore(game.position())) == game.position()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_saved_goes_on_exactly(seed: int):
    game = begin(seed)
    for _ in walk(game, seed, 60 + 40 * seed):
        pass
    again = sr.from_json(game.to_json())
    assert again.digest() == game.digest() and again.source.counters() == game.source.counters()
    for one, other in zip(walk(game, 9, 80), walk(again, 9, 80), strict=True):
        assert one == other
    assert again.record() == game.record()
    assert again.digest() == game.digest()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_finished_game_is_written_read_and_replayed(seed: int):
    game = begin(seed)
    for _ in walk(game, seed, 20_000):
        pass
    assert game.over
    text = notation.write(game.record())
    assert text.splitlines()[1] == '[ruleset "dice"]' and "[layout" not in text and "[edition" not in text
    again = sr.replay(notation.read(text))
    assert again.record() == game.record() and again.digest() == game.digest()
    outcome = game.outcome()
    best = max(tuple(score) for score in outcome.scores)
    assert outcome.winners == [seat for seat, score in enumerate(outcome.scores) if tuple(score) == best]
    goal = 5 if game.seats == 4 else 6
    assert max(score[0] for score in outcome.scores) >= goal
    labels = list(dict.fromkeys(entry.turn for entry in game.entries))
    assert labels[0] == "setup" and len(labels[1:]) % game.seats == 0  # all have had the same number of turns


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_is_independent(seed: int):
    game = begin(seed)
    for _ in walk(game, seed, 150):
        if len(game.entries) % 10 == 0:
            before, copy = game.digest(), game.clone()
            for _ in walk(copy, seed + 1, 12):
                pass
            assert game.digest() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_undo_goes_back_to_the_last_outcome_of_chance_or_other_seat(seed: int):
    """The rule once more, as a model: what each seat could go back to."""
    game, dice = begin(seed), Random(seed)
    marks: list[tuple[str, int]] = []  # since the barrier, all of one seat
    last = undone = 0
    while not game.over and len(game.entries) < 500:
        seat, entries = game.owner(), len(game.entries)
        if marks and last != seat:
            marks = []
        marks.append((game.digest(), entries))
        last = seat
        game.act(dice.choice(game.legal()))
        if any(entry.owner == CHANCE for entry in game.entries[entries:]):
            marks = []
        assert [game.can_undo(other) for other in range(game.seats)] == [
            bool(marks) and other == last for other in range(game.seats)
        ]
        if marks and dice.random() < 0.3:
            game.undo(last)
            undone += 1
            assert (game.digest(), len(game.entries)) == marks.pop()
            assert game.can_undo(last) == bool(marks)
    assert undone > 10
    with pytest.raises(sr.NothingToUndo):
        game.undo(1 - last if last < 2 else 0)


@pytest.mark.parametrize("seed", SEEDS)
def test_views_show_all_there_is_and_change_nothing(seed: int):
    game = begin(seed)
    for _ in walk(game, seed, 200):
        if len(game.entries) % 9:
            continue
        before = game.digest()
        view = game.view(game.owner())
        told, position = view.to_dict(), game.position()
        assert {name: told[name] for name in position} == position
        assert (told["you"], told["owner"], view.digest()) == (game.owner(), game.owner(), view.digest())
        assert game.view().to_dict()["you"] is None
        assert game.family.describe(view.sample(FastSource(1))) == position
        assert view.unseen() == [position["pile"].get(name, 0) for name in CARD_NAMES]
        for action in game.legal():
            preview, after = view.preview(action), game.clone()
            after.manual_chance = True
            after.act(action)
            assert preview["chance"] == (after.owner() == CHANCE)
            for path, (old, new) in preview["changes"].items():
                assert (at(position, path), at(after.position(), path)) == (old, new)
        other = game.view((game.owner() + 1) % game.seats)
        with pytest.raises(sr.IllegalAction):
            other.preview(game.legal()[0])
        assert game.digest() == before


def at(told: Any, path: str) -> Any:
    """A value by its dotted path; nothing where a count of none is left out."""
    for part in path.split("."):
        told = told[int(part)] if isinstance(told, list) else told.get(part)
    return told


def test_a_batch_allows_exactly_the_runs_that_are_legal():
    found = set()
    for seed in SEEDS:
        game = begin(seed, chance="manual")
        for _ in walk(game, seed, 500):
            batch = game.decision().batch if game.owner() >= 0 else None
            if batch is None or sum(item.most for item in batch.items) > 9:
                continue
            found.add(game.step)
            done = [batch.done.action] if batch.done else []
            allowed = []
            for counts in product(*[range(item.most + 1) for item in batch.items]):
                if batch.least <= sum(counts) <= batch.most:
                    run = [item.option.action for item, n in zip(batch.items, counts, strict=True) for _ in range(n)]
                    allowed.append(run + done)
            assert sorted(allowed) == sorted(runs(game, game.step, len(state_of(game).frames)))
            for run in allowed[:6]:
                whole, single = game.clone(), game.clone()
                whole.act_all(run)
                for action in run:
                    single.act(action)
                assert whole.record() == single.record() and whole.digest() == single.digest()
    assert found == {"turn.reroll", "pay.goods", "gain.two_markers"}


def runs(game: sr.AnyGame, step: str, depth: int) -> list[list[int]]:
    """Every run of options from this decision to the end of its step."""
    found: list[list[int]] = []
    for action in game.legal():
        after = game.clone()
        after.act(action)
        goes_on = after.step == step and len(state_of(after).frames) == depth and game.token(action) != "done"
        found += [[action, *rest] for rest in runs(after, step, depth)] if goes_on else [[action]]
    return found


def test_an_illegal_action_changes_nothing():
    game = begin(1)
    before = game.digest()
    for wrong in ("use:sale_red", "ruby:carpet", "roll:red", "give:crystal"):
        with pytest.raises(sr.IllegalAction, match="is not an option here"):
            game.act(wrong)
    with pytest.raises(sr.BadToken):
        game.act("move:9")
    assert game.digest() == before
