"""Views: what is masked, what a sample keeps, and that the table of who sees what is complete."""

import json
from random import Random

import pytest
from hypothesis import given, settings

import sixrubies as sr
from sixrubies.board.fields import BASE_FIELDS, FIELDS, LETTERS_FIELDS, LISTS, NOBODY, OWNER, PUBLIC
from sixrubies.board.invariants import violations
from sixrubies.board.view import View, mask
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource
from tests.record.walks import Walk, state_of, walks


def test_every_number_of_a_state_is_in_the_visibility_table():
    covered = [field.name for field in FIELDS for _ in range(field.size)]
    places = [field.offset + i for field in FIELDS for i in range(field.size)]
    assert len(set(places)) == len(places) == len(covered)
    reserved = sorted(set(range(BASE_FIELDS)) - set(places))
    assert set(places) <= set(range(LETTERS_FIELDS))
    s = state_of(Walk({"seats": 5}, 1, 900).begin())
    assert all(s.n[i] == 0 for i in reserved)  # room for boxes, which name what they use
    assert all(field.seen_by == PUBLIC for field in FIELDS)


def test_every_list_of_a_state_is_in_the_visibility_table():
    s = state_of(sr.new_game(neutral_assistants=True))
    names = ("n", "neutrals", "discard", "known", "hand", "held", "pile", "frames", "owner", "log", "rules", "seats")
    boxes = ("guild_discard", "letters", "letter_pile", "letter_discard")
    lists = {name for name in (*names, *boxes) if isinstance(getattr(s, name), list)} - {"n", "log"}
    assert lists == {field.name for field in LISTS}
    assert {field.name for field in LISTS if field.seen_by in (OWNER, NOBODY)} == {"hand", "held", "pile"}


@settings(max_examples=25)
@given(walks(skip=600))
def test_a_view_hides_the_pile_and_other_hands_but_not_what_is_known(walk: Walk):
    game = walk.begin(chance="manual")
    for _ in walk.on(game, 10):
        s = state_of(game)
        for seat in (None, *range(game.seats)):
            told = game.view(seat).to_dict()
            assert told["pile"] is None
            for other, player in enumerate(told["players"]):
                whole = game.position()["players"][other]
                assert player["hand"] == (whole["hand"] if other == seat else None)
                assert (player["known"], player["hand_size"]) == (whole["known"], whole["hand_size"])
            masked = mask(s, -1 if seat is None else seat)
            assert masked.pile == [0] * len(s.pile)
            assert sum(game.view(seat).unseen()) == told["pile_size"] + sum(
                player["hand_size"] - sum(player["known"].values())
                for other, player in enumerate(told["players"])
                if other != seat
            )


@settings(max_examples=25)
@given(walks(skip=600))
def test_a_sample_is_a_state_of_the_view(walk: Walk):
    game, dice = walk.begin(chance="manual"), Random(walk.seed)
    for _ in walk.on(game, 10):
        for seat in (-1, *range(game.seats)):
            view = View(state_of(game), seat)
            state = view.sample(FastSource(dice.getrandbits(30)))
            assert violations(state) == []
            assert View(state, seat).to_dict() == view.to_dict()
            again = mask(state, seat)
            masked = mask(state_of(game), seat)
            assert (again.n, again.hand, again.held, again.known) == (masked.n, masked.hand, masked.held, masked.known)
            if seat == state.owner >= 0:
                assert state.rules.legal(state) == game.legal()


def test_samples_differ_and_reach_every_unseen_card():
    game = Walk({"seats": 4}, 6, 500).begin()
    view = game.view(0)
    held: set[int] = set()
    for seed in range(400):
        s = view.sample(FastSource(seed))
        held |= {card for card in range(s.rules.kinds) for seat in (1, 2, 3) if s.in_hand(seat, card)}
    assert held >= {card for card, copies in enumerate(view.unseen()) if copies}


def test_a_view_can_neither_act_nor_roll():
    view = sr.new_game().view(0)
    for name in ("act", "legal", "chance", "clone", "source", "weights"):
        assert not hasattr(view, name)


def test_a_view_is_plain_data():
    told = Walk({"seats": 5}, 2, 300).begin().view(2).to_dict()
    assert json.loads(json.dumps(told)) == told


def test_changing_what_a_view_told_changes_nothing():
    game = Walk({"seats": 2}, 2, 100).begin()
    before = game.digest()
    told = game.view(0).to_dict()
    told["players"][0]["goods"]["red"] = 99
    told["table"]["layout"][0][0] = 99
    told["table"]["market_prices"]["large_market"].clear()
    told["discard"].clear()
    told["neutral_merchants"].clear()
    assert game.digest() == before
    assert game.view(0).to_dict()["table"]["layout"][0][0] != 99
    assert len(game.view(0).to_dict()["table"]["market_prices"]["large_market"]) == 5


def replaced(told: dict[str, object], changes: dict[str, list[object]]) -> dict[str, object]:
    """A description with the changes of a preview written into it."""
    after: dict[str, object] = json.loads(json.dumps(told))
    for path, (old, new) in changes.items():
        holder = after
        *steps, last = path.split(".")
        for step in steps:
            holder = holder[int(step)] if isinstance(holder, list) else holder[step]  # type: ignore[assignment]
        assert holder.get(last) == json.loads(json.dumps(old))
        if new is None and last not in ("last_action",):
            holder.pop(last)
        else:
            holder[last] = new
    return after


def plain(view: View) -> dict[str, object]:
    """What a preview speaks of: the view without what is derived from it."""
    told = view.to_dict()
    for player in told["players"]:
        player.pop("capacity")
    return {key: value for key, value in told.items() if key not in ("you", "owner", "pile", "pending", "table")}


@settings(max_examples=25)
@given(walks(skip=500))
def test_a_preview_is_what_really_happens_up_to_chance(walk: Walk):
    game = walk.begin()
    for _ in walk.on(game, 15):
        seat = game.owner()
        before = game.view(seat)
        for action in game.legal():
            told = before.preview(action)
            after = game.clone()
            after.manual_chance = True
            state_of(after).log = after.events
            after.act(action)
            if after.over:
                continue  # left-over cards of others were played, which nobody could foresee
            assert told["chance"] == (after.owner() == CHANCE)
            wanted = plain(after.view(seat))
            found = replaced(plain(before), told["changes"])
            assert found == wanted
            kinds = [game.family.event_names[event.kind] for event in after.events_for(seat)]
            assert [event["kind"] for event in told["events"]] == kinds


@settings(max_examples=15)
@given(walks(skip=300))
def test_a_preview_changes_nothing_and_takes_options_of_the_viewer_only(walk: Walk):
    game = walk.begin()
    for action in walk.on(game, 10):
        before, view = game.digest(), game.view(game.owner())
        shown = view.to_dict()
        view.preview(action)
        assert (game.digest(), view.to_dict()) == (before, shown)
        for stranger in (None, *range(game.seats)):
            if stranger != game.owner():
                with pytest.raises(sr.IllegalAction):
                    game.view(stranger).preview(action)
        with pytest.raises(sr.IllegalAction):
            view.preview(game.action("demand:L1"))
