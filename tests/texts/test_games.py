"""Whole games told in both languages: every decision to its owner, every event to every seat."""

import random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import data
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.event import EVERYONE, Event
from sixrubies.rulesets import TABLE
from sixrubies.texts import Texts
from tests.texts.words import NAMES

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


class Teller:
    """Tells events to a spectator and to every seat; the same event reads the same, so it is written once."""

    def __init__(self, t: Texts) -> None:
        self.t = t
        self.titles = [t.card(name) for name in CARD_NAMES]
        self.written: dict[tuple[int, ...], str] = {}

    def write(self, event: Event) -> str:
        if event.key() not in self.written:
            self.written[event.key()] = self.t.event(event, NAMES)
        return self.written[event.key()]

    def tell_events(self, game: sr.BoardGame, since: int) -> None:
        """A card drawn face down is named to its owner only."""
        for seat in [None, *range(game.seats)]:
            for event, seen in zip(game.events[since:], game.events_for(seat, since), strict=True):
                told = self.write(seen)
                assert tidy(told)
                if event.audience >= 0:
                    assert any(title in told for title in self.titles) == (event.audience == seat), told
                if event.audience not in (EVERYONE, seat):
                    kind = EVENT_NAMES[event.kind]
                    assert told == self.t.text(f"event-{kind}-hidden", player=NAMES[event.seat])


def choose(game: sr.BoardGame, dice: random.Random) -> int:
    """A random choice that rather acts than ends, so that a game sees much and ends soon."""
    legal = game.legal()
    busy = [action for action in legal if game.token(action) not in ("decline", "skip", "end_turn", "done")]
    return dice.choice(busy if busy and dice.random() < 0.9 else legal)


@pytest.mark.parametrize(
    ("ruleset", "seats", "options"),
    [
        ("base", 2, {"seed": 11}),
        ("base", 3, {"seed": 12, "neutral_assistants": True, "edition": "2014", "layout": "random"}),
        ("base", 4, {"seed": 13, "layout": "long"}),
        ("base", 5, {"seed": 14, "edition": "2014"}),
        ("mocha", 2, {"seed": 24}),
        ("mocha", 3, {"seed": 24, "neutral_assistants": True}),
        ("mocha", 4, {"seed": 27, "layout": "random"}),
        ("mocha", 5, {"seed": 21}),
        ("letters", 2, {"seed": 31}),
        ("letters", 3, {"seed": 32, "neutral_assistants": True, "deck": "new"}),
        ("letters", 4, {"seed": 33, "layout": "random"}),
        ("letters", 5, {"seed": 34, "deck": "new"}),
        ("great_bazaar", 2, {"seed": 41}),
        ("great_bazaar", 3, {"seed": 42, "neutral_assistants": True}),
        ("great_bazaar", 4, {"seed": 43, "deck": "new"}),
        ("great_bazaar", 5, {"seed": 44}),
    ],
)
def test_a_whole_game_is_told_in_both_languages(ruleset: str, seats: int, options: dict[str, Any]):
    components = data.load(TABLE[ruleset].boxes)
    tellers = [Teller(Texts(language, components)) for language in ("en", "de")]
    game, dice, since = sr.new_game(ruleset, seats=seats, **options), random.Random(options["seed"]), 0
    while not game.over:
        for teller in tellers:
            teller.tell_events(game, since)
            tell_decision(game, teller.t)
        since = len(game.events)
        game.act(choose(game, dice))
    for teller in tellers:
        t = teller.t
        teller.tell_events(game, since)
        assert tidy(t.result(game.outcome(), NAMES))
        for seat, score in enumerate(game.outcome().scores):
            assert tidy(t.score(score, NAMES[seat]))
