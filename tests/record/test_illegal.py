"""What is not an option is refused with the right error, and changes nothing."""

import pytest
from hypothesis import given, settings

import sixrubies as sr
from tests.record.walks import Walk, walks

UNKNOWN: list[int | str] = [
    "",
    "move",
    "move:",
    "move:26",
    "MOVE:9",
    "move:9 ",
    "play:ace",
    "draw:?",
    "é",
    -1,
    63,
    10**9,
]


@settings(max_examples=15)
@given(walks(skip=400))
def test_every_other_action_is_illegal_and_changes_nothing(walk: Walk):
    game = walk.begin()
    actions = game.family.numbering.actions()
    for _ in walk.on(game, 6):
        before, legal = game.to_json(), set(game.legal())
        assert legal <= set(actions)
        for action in actions:
            if action not in legal:
                with pytest.raises(sr.IllegalAction, match="not an option here"):
                    game.act(action)
        for unknown in UNKNOWN:
            with pytest.raises(sr.BadToken):
                game.act(unknown)
        assert game.to_json() == before


def test_a_finished_game_takes_no_action():
    game = Walk({"seats": 2}, 3, 100_000).begin()
    assert game.over and game.legal() == []
    before = game.to_json()
    for action in game.family.numbering.actions():
        with pytest.raises(sr.IllegalAction, match="over"):
            game.act(action)
    assert game.to_json() == before
    assert game.decision().options == []


def test_tokens_and_numbers_are_one_to_one():
    game = sr.new_game()
    actions = game.family.numbering.actions()
    tokens = [game.token(action) for action in actions]
    assert len(set(tokens)) == len(actions)
    assert [game.action(token) for token in tokens] == actions
