"""The public surface: what others rely on is there, typed, documented, and does what its name says."""

import copy
import doctest
import importlib
import inspect
import pickle
import pkgutil
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import _build

PUBLIC = {
    "CHANCE", "OVER", "AnyGame", "BadFile", "BadOption", "BadPosition", "BadToken", "BoardGame", "DiceGame",
    "IllegalAction", "NothingToUndo", "Record", "RulesChanged", "SixRubiesError", "compiled", "from_json", "new_game",
    "position", "replay",
}  # fmt: skip


def test_the_public_names():
    assert set(sr.__all__) == PUBLIC
    assert all(hasattr(sr, name) for name in PUBLIC)
    if not sr.compiled:  # a compiled class does not carry its docstring
        told = PUBLIC - {"CHANCE", "OVER", "compiled", "AnyGame", "BoardGame", "DiceGame"}
        assert [name for name in told if not getattr(sr, name).__doc__] == []


def test_the_options_of_a_new_game():
    parameters = inspect.signature(sr.new_game).parameters
    assert {name: parameter.default for name, parameter in parameters.items()} == {
        "ruleset": "base",
        "seats": 4,
        "seed": 0,
        "layout": None,
        "edition": "revised",
        "neutral_assistants": False,
        "deck": "mixed",
        "components": None,
        "chance": "auto",
        "key": None,
    }
    assert all(parameters[name].kind == inspect.Parameter.KEYWORD_ONLY for name in list(parameters)[1:])


def test_every_error_is_one_of_ours():
    errors = [getattr(sr, name) for name in PUBLIC if inspect.isclass(getattr(sr, name))]
    ours = [error for error in errors if issubclass(error, Exception)]
    assert len(ours) == 8
    assert all(issubclass(error, sr.SixRubiesError) for error in ours)
    assert not issubclass(sr.SixRubiesError, ValueError)


def modules() -> list[str]:
    found = pkgutil.walk_packages(sr.__path__, "sixrubies.")
    return ["sixrubies", *[module.name for module in found if not module.name.endswith(("__main__", "__mypyc"))]]


def test_the_examples_in_docstrings_run():
    attempted = {}
    for name in modules():
        done = doctest.testmod(importlib.import_module(name))
        assert done.failed == 0, name
        attempted[name] = done.attempted
    for name in ("sixrubies", "sixrubies.data", "sixrubies.bots"):
        assert attempted[name] >= 3, name
    if not sr.compiled:  # doctest does not find the docstrings of compiled modules
        assert attempted["sixrubies.api"] >= 5


def test_compiled_tells_which_build_runs():
    assert sr.compiled is _build.compiled()
    if _build.pure():
        assert sr.compiled is False


# -- a game -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def game() -> sr.BoardGame:
    return sr.new_game("base", seats=4, seed=7)


def test_owner_legal_and_act(game: sr.BoardGame):
    assert (game.owner(), game.seats, game.over) == (0, 4, False)
    legal = game.legal()
    assert legal == sorted(set(legal)) and all(type(action) is int for action in legal)
    game.act(legal[0])
    assert game.entries[-1].token == "move:1"
    game.act("leave")
    assert game.step == "turn.action"


def test_tokens_both_ways(game: sr.BoardGame):
    assert [game.action(game.token(action)) for action in game.legal()] == game.legal()
    assert game.token(game.action("move:9")) == "move:9"


def test_a_decision_tells_everything_one_needs_to_answer_it(game: sr.BoardGame):
    game.act("move:9")
    decision = game.decision()
    assert (decision.step, decision.owner, decision.place) == ("turn.assistant", 0, 9)
    assert [option.action for option in decision.options] == game.legal()
    leave = next(option for option in decision.options if option.token == "leave")
    assert asdict(leave) == {
        "action": game.action("leave"),
        "token": "leave",
        "verb": "leave",
        "argument": "",
        "target": "button",
    }
    (blocked,) = [one for one in decision.blocked if one.option.token == "pick_up"]
    assert (blocked.reason, blocked.a, blocked.b) == ("no_assistant_here", 0, 0)
    assert decision.can_undo
    others = game.decision(1)
    assert (others.step, others.owner, others.options, others.blocked) == ("turn.assistant", 0, [], [])


def test_views_of_a_seat_and_of_a_spectator(game: sr.BoardGame):
    own, spectator = game.view(0).to_dict(), game.view().to_dict()
    assert (own["you"], spectator["you"]) == (0, None)
    assert own["players"][0]["hand"] and own["players"][1]["hand"] is None
    assert all(player["hand"] is None for player in spectator["players"])
    assert own["pile"] is None and own["pile_size"] == 22
    assert not hasattr(game.view(0), "act")


def test_a_clone_goes_its_own_way(game: sr.BoardGame):
    other = game.clone()
    other.act("move:9")
    assert (game.step, other.step) == ("turn.move", "turn.assistant")
    assert game.digest() != other.digest()


def test_pickle_and_copy(game: sr.BoardGame):
    game.act("move:9")
    for other in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):
        assert other.digest() == game.digest()
        assert other.record() == game.record()
        other.act("leave")
    assert game.step == "turn.assistant"


def test_record_and_replay(game: sr.BoardGame):
    for token in ("move:9", "leave", "act", "call:7"):
        game.act(token)
    record = game.record()
    assert isinstance(record, sr.Record)
    assert record.tokens()[-5:-1] == ["move:9", "leave", "act", "call:7"]
    assert record.header["seed"] == 7
    assert sr.replay(record).digest() == game.digest()


def test_undo_and_its_barrier(game: sr.BoardGame):
    game.act("move:9")
    game.act("leave")
    game.undo(0)
    game.undo(0)
    assert game.step == "turn.move" and game.legal() == sr.new_game("base", seats=4, seed=7).legal()
    with pytest.raises(sr.NothingToUndo, match="nothing to undo"):
        game.undo(0)
    with pytest.raises(sr.NothingToUndo):
        game.undo(7)


def test_the_end():
    game = sr.new_game(seats=2, seed=1)
    with pytest.raises(sr.IllegalAction, match="the game is not over"):
        game.outcome()
    choices = Random(1)
    while not game.over:
        game.act(choices.choice(game.legal()))
    assert (game.owner(), game.step, game.legal()) == (sr.OVER, "", [])
    outcome = game.outcome()
    assert outcome.winners and max(outcome.scores) == outcome.scores[outcome.winners[0]]
    decision = game.decision()
    assert (decision.owner, decision.step, decision.options) == (sr.OVER, "", [])
    assert game.record().result == {"winners": outcome.winners, "scores": outcome.scores}
    assert game.record_for(None) == game.record()
    for action in ("end_turn", "move:9"):
        with pytest.raises(sr.IllegalAction, match="the game is over"):
            game.act(action)


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 5, "layout": "order"},
        {"seats": 3, "layout": [[16, 1, 13, 4], [2, 15, 7, 9], [8, 10, 14, 3], [5, 12, 6, 11]]},
        {"seats": 2, "layout": ((16, 1, 13, 4), (2, 15, 7, 9), (8, 10, 14, 3), (5, 12, 6, 11))},
        {"seats": 4, "layout": "random", "seed": 2**200},
        {"seats": 2, "edition": "2014", "neutral_assistants": True},
        {"seats": 3, "components": {"wainwright.price": 8}},
        {"seats": 3, "chance": "manual"},
        {"seats": 3, "key": bytes(16)},
        {"ruleset": "mocha", "seats": 2, "layout": "recommended"},
        {"ruleset": "letters", "seats": 5, "deck": "new"},
        {"ruleset": "great_bazaar", "seats": 4, "layout": "random", "neutral_assistants": True},
    ],
)
def test_every_option_is_in_the_header_and_comes_back(options: dict[str, Any]):
    game = sr.new_game(**options)
    told = {**options, "layout": game.header["layout"]}
    if "key" in told:
        told["key"] = told["key"].hex()
    assert told.items() <= game.header.items()
    assert all(isinstance(row, list) for row in game.header["layout"])
    assert sr.from_json(game.to_json()).header == game.header
    assert sr.replay(game.record()).header == game.header


def test_a_seed_replays_and_another_differs():
    assert sr.new_game(seed=5).record() == sr.new_game(seed=5).record()
    assert len({sr.new_game(seed=seed).digest() for seed in (0, 5, 2**61, 2**62, 2**100)}) == 5


def test_components_from_a_file(tmp_path):
    path = tmp_path / "box.toml"
    path.write_text("[wainwright]\nprice = 6\n", encoding="utf-8")
    for components in (path, str(path)):
        game = sr.new_game(seats=2, components=components)
        assert game.header["components"] == {"wainwright.price": 6}
        assert game.view().to_dict()["table"]["wainwright_price"] == 6
