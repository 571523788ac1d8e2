"""Saved and loaded at every step, a game is the same game and goes on in the same way."""

import json

import pytest
from hypothesis import given, settings

import sixrubies as sr
from tests.record.walks import Walk, walks


def assert_same(one: sr.BoardGame, other: sr.BoardGame) -> None:
    assert one.digest() == other.digest()
    assert one.legal() == other.legal()
    assert (one.owner(), one.step, one.header) == (other.owner(), other.step, other.header)
    assert one.record() == other.record()
    assert one.source.counters() == other.source.counters()
    for seat in (None, *range(one.seats)):
        assert [event.key() for event in one.events_for(seat)] == [event.key() for event in other.events_for(seat)]
        assert one.view(seat).to_dict() == other.view(seat).to_dict()


@settings(max_examples=25)
@given(walks(skip=120))
def test_save_and_load_at_every_step(walk: Walk):
    game = walk.begin()
    for action in walk.on(game, 15):
        loaded = sr.from_json(game.to_json())
        assert_same(game, loaded)
        after = game.clone()
        after.act(action)
        loaded.act(action)
        assert loaded.digest() == after.digest()  # dice and draws come out alike


@settings(max_examples=10)
@given(walks(skip=60))
def test_a_game_with_manual_chance_is_saved_while_chance_is_asked(walk: Walk):
    game = walk.begin(chance="manual")
    asked = 0
    for _ in walk.on(game, 25):
        asked += game.owner() == sr.CHANCE
        assert_same(game, sr.from_json(game.to_json()))


def test_a_whole_game_saved_again_and_again_ends_as_it_would_have():
    walk = Walk({"seats": 3}, 5, 0)
    one, other = walk.begin(), walk.begin()
    for count, action in enumerate(walk.on(one, 100_000)):
        if count % 200 == 0:
            other = sr.from_json(other.to_json())
        other.act(action)
    assert one.over and other.over
    assert one.record() == other.record()
    assert_same(other, sr.from_json(other.to_json()))


def test_a_game_with_a_secret_key_goes_on_with_the_same_dice():
    walk = Walk({"seats": 2, "key": bytes(range(32))}, 8, 50)
    game = walk.begin()
    loaded = sr.from_json(game.to_json())
    for action in walk.on(game, 60):
        loaded.act(action)
    assert loaded.digest() == game.digest()


def test_a_game_from_a_position_is_saved_with_it():
    game = sr.position({"seats": 2, "players": [{"lira": 9, "merchant": 5, "hand": {"stay": 1}}]}, seed=4)
    walk = Walk({}, 4, 0)
    for _ in walk.on(game, 40):
        assert_same(game, sr.from_json(game.to_json()))


@pytest.mark.parametrize(
    "break_it",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: "",
        lambda text: text.replace('"format": 1', '"format": 99'),
        lambda text: text.replace('"seats": 3', '"seats": 4'),
        lambda text: text.replace('"actions": ["', '"actions": ["move:9", "'),
        lambda text: json.dumps({**json.loads(text), "digest": "0" * 32}),
        lambda text: json.dumps({key: value for key, value in json.loads(text).items() if key != "state"}),
        lambda text: json.dumps({**json.loads(text), "actions": 7}),
        lambda text: json.dumps({**json.loads(text), "counters": ["x"]}),
    ],
)
def test_a_broken_saved_game_is_refused_in_words(break_it):
    text = Walk({"seats": 3}, 5, 40).begin().to_json()
    with pytest.raises(sr.BadFile):
        sr.from_json(break_it(text))
