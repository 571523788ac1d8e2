"""Whole games told in both languages: every decision to its owner, every event to every seat."""

import random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.board.things import CARD_NAMES
from sixrubies.texts import Texts
from tests.texts.words import DE, EN, NAMES

TITLES = {t: [t.card(name) for name in CARD_NAMES] for t in (EN, DE)}
MARKS = "{}$\u2068\u2069"


def tidy(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in MARKS) and "  " not in text


def tell_decision(game: sr.BoardGame, t: Texts) -> None:
    decision = game.decision()
    told = game.view(decision.owner).to_dict()
    assert tidy(t.step(decision.step))
    options = [t.option(option, told, NAMES) for option in decision.options]
    assert all(tidy(text) for text in options)
    assert len(set(options)) == len(options), options  # two buttons never read the same
    for option in decision.options:
        assert tidy(t.option_help(option, told))
    for blocked in decision.blocked:
        assert tidy(t.option(blocked.option, told, NAMES))
        assert tidy(t.reason(blocked, told))


def tell_events(game: sr.BoardGame, since: int, t: Texts) -> None:
    """A card drawn face down is named to its owner only."""
    for seat in [None, *range(game.seats)]:
        for event, seen in zip(game.events[since:], game.events_for(seat, since), strict=True):
            told = t.event(seen, NAMES)
            assert tidy(told)
            if event.audience >= 0:
                assert any(title in told for title in TITLES[t]) == (event.audience == seat), told


def choose(game: sr.BoardGame, dice: random.Random) -> int:
    """A random choice that rather acts than ends, so that a game sees much and ends soon."""
    legal = game.legal()
    busy = [action for action in legal if game.token(action) not in ("decline", "skip", "end_turn", "done")]
    return dice.choice(busy if busy and dice.random() < 0.9 else legal)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"seed": 11}),
        (3, {"seed": 12, "neutral_assistants": True, "edition": "2014", "layout": "random"}),
        (4, {"seed": 13, "layout": "long"}),
        (5, {"seed": 14, "edition": "2014"}),
    ],
)
def test_a_whole_game_is_told_in_both_languages(seats: int, options: dict[str, Any]):
    game, dice, since = sr.new_game(seats=seats, **options), random.Random(options["seed"]), 0
    while not game.over:
        for t in (EN, DE):
            tell_events(game, since, t)
            tell_decision(game, t)
        since = len(game.events)
        game.act(choose(game, dice))
    for t in (EN, DE):
        tell_events(game, since, t)
        assert tidy(t.result(game.outcome(), NAMES))
        for seat, score in enumerate(game.outcome().scores):
            assert tidy(t.score(score, NAMES[seat]))
