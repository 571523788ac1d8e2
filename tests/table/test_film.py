"""A game seen again: every moment is what the viewer saw when it was played."""

from typing import Any

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULESETS
from sixrubies.table.film import OPEN_HANDS, SPECTATOR, Film, film


def played(ruleset: str, seed: int, most: int = 400) -> tuple[sr.AnyGame, list[list[dict[str, Any]]]]:
    """A game of random choices, and what each seat and a spectator saw after each."""
    game, source = sr.new_game(ruleset, seats=3, seed=seed), FastSource(seed)
    seen: list[list[dict[str, Any]]] = []
    while True:
        seen.append([game.view(seat).to_dict() for seat in (None, 0, 1, 2)])
        if game.over or len(seen) > most:
            return game, seen
        legal = game.legal()
        game.act(legal[source.below(1, len(legal))])


def views(told: Film) -> list[dict[str, Any]]:
    view: dict[str, Any] = {}
    found = []
    for moment in told.moments:
        view = {**view, **moment.parts}
        found.append(view)
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_viewer_sees_again_what_it_saw(ruleset: str):
    game, seen = played(ruleset, 11)
    record = game.record()
    for number, viewer in enumerate((SPECTATOR, 0, 1, 2)):
        told = film(record, viewer, 0, 1000)
        assert told.total == len(seen)
        assert views(told) == [each[number] for each in seen]
        events = [event for moment in told.moments for event in moment.events]
        assert [e.secret for e in events] == [e.secret for e in game.events_for(None if viewer < 0 else viewer)]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_pages_turns_and_rubies(ruleset: str):
    game, _ = played(ruleset, 12)
    record = game.record()
    whole, page = film(record, 1, 0, 1000), film(record, 1, 57, 20)
    assert (page.first, page.total, page.turns, page.rubies) == (57, whole.total, whole.turns, whole.rubies)
    assert views(page) == views(whole)[57:77]
    owned = [sum(player["rubies"] for player in view["players"]) for view in views(whole)]
    assert [n for n in range(1, len(owned)) if owned[n] > owned[n - 1]] == whole.rubies
    labels = [moment.turn for moment in whole.moments]
    assert all(labels[number + 1] != labels[number] for number in whole.turns[1:]) and len(whole.turns) > 5
    assert (whole.outcome is None) == (not game.over)


def test_with_open_hands_every_card_is_named():
    game, seen = played("mocha", 13)
    told = film(game.record(), OPEN_HANDS, 0, 1000)
    for view, each in zip(views(told), seen, strict=True):
        assert view["you"] is None and view["pile"] is None
        for seat in range(3):
            assert view["players"][seat]["hand"] == each[seat + 1]["players"][seat]["hand"]
    drawn = [e for moment in told.moments for e in moment.events if e.kind == "card_drawn"]
    assert drawn and all(event.secret >= 0 for event in drawn)
