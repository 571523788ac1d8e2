"""The record of a game, played again, is the same game."""

import dataclasses

import pytest
from hypothesis import given, settings

import sixrubies as sr
from tests.record.walks import Walk, state_of, walks


@settings(max_examples=20)
@given(walks(skip=120))
def test_a_record_replays_at_every_step(walk: Walk):
    game = walk.begin()
    for _ in walk.on(game, 12):
        again = sr.replay(game.record())
        assert again.digest() == game.digest()
        assert again.legal() == game.legal()
        assert again.record() == game.record()
        assert [event.key() for event in again.events] == [event.key() for event in game.events]


@settings(max_examples=15)
@given(walks(skip=120))
def test_a_replayed_game_goes_on_with_the_dice_it_would_have_had(walk: Walk):
    game = walk.begin()
    again = sr.replay(game.record())
    assert again.source.counters() == game.source.counters()
    for action in walk.on(game, 60):
        again.act(action)
    assert again.record() == game.record()


def test_finished_games_replay_with_digests_and_result():
    for seats in (2, 3, 4, 5):
        walk = Walk({"seats": seats, "layout": "random"}, seats, 100_000)
        game = walk.begin()
        record = game.record()
        assert game.over and record.result is not None
        assert len(record.digests) > 3 and record.digests[-1][0] == len(record.entries)
        again = sr.replay(record)
        assert again.over and again.record() == record
        assert state_of(again).owner == sr.OVER


def test_a_record_with_another_action_is_refused():
    game = Walk({"seats": 2}, 1, 300).begin()
    record = game.record()
    for change, token in ((0, "move:9"), (40, "demand:S1"), (150, "demand:S1")):
        entries = list(record.entries)
        entries[change] = dataclasses.replace(entries[change], token=token)
        with pytest.raises(sr.BadFile, match=f"action {change + 1} "):
            sr.replay(dataclasses.replace(record, entries=entries))


def test_a_record_with_another_roll_does_not_fit_its_digest():
    game = Walk({"seats": 2}, 1, 300).begin()
    record = game.record()
    tokens = record.tokens()
    rolls = [i for i, token in enumerate(tokens[:100]) if token.startswith("roll:") and tokens[i - 1] == "pay"]
    entries = list(record.entries)
    first = rolls[-1]
    other = "roll:6+6" if tokens[first] != "roll:6+6" else "roll:1+1"
    entries[first] = dataclasses.replace(entries[first], token=other)
    with pytest.raises(sr.BadFile):
        sr.replay(dataclasses.replace(record, entries=entries))


def test_a_record_with_another_winner_is_refused():
    record = Walk({"seats": 3}, 2, 100_000).begin().record()
    with pytest.raises(sr.BadFile, match="result"):
        sr.replay(dataclasses.replace(record, result={"winners": [7], "scores": []}))


def test_a_record_of_other_rules_is_refused():
    record = Walk({"seats": 3}, 2, 5).begin().record()
    with pytest.raises(sr.RulesChanged):
        sr.replay(dataclasses.replace(record, header={**record.header, "rules_version": 0}))
