"""What waits at a place, and where nothing could be done: told with the engine's own reason, and never wrongly."""

from typing import Any

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULESETS, TABLE
from sixrubies.table.ahead import ahead

NEAR_THE_TEA_HOUSE = {"move:1", "move:3", "move:6", "move:7", "move:11", "move:14", "move:16"}
USES = ("action_began", "token_met", "family_caught", "assistant_picked_up", "neutral_picked_up", "letter_delivered")


def told(position: dict[str, Any] | None = None, **me: Any) -> dict[str, tuple[str, int, int, str]]:
    """At the Tea House with one Lira and no goods; Ben stands at the Gemstone Dealer."""
    players = [{"merchant": 9, "lira": 1, **me}, {"merchant": 16}, {"merchant": 7}]
    game = sr.position({"seats": 3, "turn": 0, "players": players, **(position or {})})
    assert {option.token for option in game.decision().options if option.verb == "move"} == NEAR_THE_TEA_HOUSE
    return {
        each.token: (each.refused.reason, each.refused.a, each.refused.b, each.refused_at)
        for each in ahead(game, 0)
        if each.refused is not None
    }


def test_a_price_goods_or_a_toll_one_does_not_have():
    assert told() == {
        "move:1": ("needs_lira", 7, 1, "turn.action"),
        "move:11": ("nothing_to_sell", 0, 0, "turn.action"),
        "move:14": ("no_tile", 0, 0, "turn.action"),
        "move:16": ("needs_lira", 2, 1, "turn.toll"),
    }


def test_without_an_assistant_only_the_fountain_and_where_one_waits_are_of_use():
    found = told(stack=[], assistants=[3, 12, 13, 15])
    assert found.keys() == NEAR_THE_TEA_HOUSE - {"move:3", "move:7"}
    assert set(found.values()) == {("no_assistant_left", 0, 0, "turn.assistant")}


@pytest.mark.parametrize(
    ("me", "of_use"),
    [
        ({"hand": {"five_lira": 1}}, set()),  # 6 Lira are one too few for place 1, and the toll leaves 4
        ({"lira": 2, "hand": {"five_lira": 1}}, {"move:1"}),
        ({"lira": 2, "hand": {"five_lira": 2}}, {"move:1"}),
        ({"goods": {"blue": 1}, "hand": {"any_goods": 1}}, {"move:11"}),
        ({"assistants": [14], "stack": ["own"] * 3}, {"move:14"}),
    ],
)
def test_a_card_that_helps_or_an_assistant_to_fetch_is_of_use(me: dict[str, Any], of_use: set[str]):
    assert told().keys() - told(**me).keys() == of_use


def test_whoever_can_be_met_is_of_use():
    caught = {"players": [{"merchant": 9, "lira": 1}, {"merchant": 16, "family": 14}, {"merchant": 7}]}
    assert told().keys() - told(caught).keys() == {"move:14"}
    assert told().keys() - told({"tokens": {"smuggler": 11, "governor": 12}}).keys() == {"move:11"}


def waiting(game: sr.AnyGame) -> list[tuple[str, int, int, int]]:
    """Where something waits: assistants, Lira to pay, letters."""
    found = [each for each in ahead(game, 0) if each.refused is None]
    return [(each.token, each.assistants, each.lira, each.letters) for each in found]


def test_assistants_tolls_and_letters_that_wait_there():
    me = {"merchant": 9, "lira": 9, "stack": ["own"] * 2, "assistants": [6, 14]}
    game = sr.position({"seats": 3, "turn": 0, "players": [me, {"merchant": 6}, {"merchant": 6}]})
    assert waiting(game) == [("move:6", 1, 4, 0), ("move:14", 1, 0, 0)]
    players = [{"merchant": 9, "lira": 9}, {"merchant": 16}, {"merchant": 7}]
    letters = {"letters": [[{"place": 14, "delivered": False}, {"place": 3, "delivered": False}], [], []]}
    game = sr.position({"seats": 3, "turn": 0, "players": players, "letters": letters}, "letters")
    assert waiting(game) == [("move:14", 0, 0, 1)]


def test_nobody_else_is_told_anything_and_no_other_choice_is():
    game = sr.position({"seats": 3, "players": [{"merchant": 6, "lira": 5}]})
    game.act("move:8")
    assert game.step == "turn.assistant" and ahead(game, 0) == []


@pytest.mark.parametrize("ruleset", [ruleset for ruleset in RULESETS if TABLE[ruleset].places])
def test_where_it_says_nothing_can_be_done_nothing_is(ruleset: str):
    game, source = sr.new_game(ruleset, seats=3, seed=5), FastSource(5)
    tried = 0
    for _ in range(500):
        if game.over:
            break
        for each in ahead(game, game.owner()):
            tried += each.refused is not None
            for _ in range(4 if each.refused else 0):
                assert not _done_there(game.clone(), each.token, source), (each, game.position())
        legal = game.legal()
        game.act(legal[source.below(1, len(legal))])
    assert tried > 50


def _done_there(game: sr.AnyGame, token: str, source: FastSource) -> list[str]:
    """Go there, and do whatever comes to mind until the turn is over; what came of it."""
    seat, turn, since = game.owner(), game.turn, len(game.events)
    game.act(token)
    while game.owner() == seat and game.turn == turn and not game.over:
        legal = game.legal()
        game.act(legal[source.below(2, len(legal))])
    uses = USES[:1] if token.startswith("send") else USES  # where a family member is sent, nobody is met
    happened = [game.family.event_names[event.kind] for event in game.events[since:] if event.seat == seat]
    return [kind for kind in happened if kind in uses]
