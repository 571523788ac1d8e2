"""Previews that go on with the usual steps: true, and made of nothing the seat does not know."""

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULESETS
from sixrubies.table.outlook import USUAL, outlook


def test_a_move_tells_assistant_toll_and_what_the_place_gives():
    game = sr.position(
        {"seats": 3, "turn": 0, "players": [{"merchant": 7, "lira": 5}, {"merchant": 2}, {"merchant": 7}]}, "base"
    )
    told = outlook(game, 0, game.action("move:2"))
    assert [event["kind"] for event in told["events"]] == [
        "moved", "assistant_left", "lira_handed", "action_began", "good_gained",
    ]  # fmt: skip
    assert told["changes"]["players.0.lira"] == [5, 3] and told["changes"]["players.1.lira"][1] == 5
    assert told["changes"]["players.0.goods.red"] == [0, 2]
    assert not told["chance"]


@pytest.mark.parametrize("place", [8, 9])
def test_where_dice_or_a_choice_decide_it_stops(place: int):
    game = sr.position({"seats": 3, "players": [{"merchant": 6, "lira": 5}]})
    told = outlook(game, 0, game.action(f"move:{place}"))
    assert [event["kind"] for event in told["events"]] == ["moved", "assistant_left", "action_began"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_comes_as_told_and_hides_what_is_hidden(ruleset: str):
    game, source = sr.new_game(ruleset, seats=3, seed=31), FastSource(31)
    compared = 0
    for _ in range(250):
        if game.over:
            break
        legal, seat = game.legal(), game.owner()
        action = legal[source.below(1, len(legal))]
        told = outlook(game, seat, action)
        hands = {f"players.{other}.hand" for other in range(3) if other != seat}
        assert not any(path.startswith(tuple(hands)) for path in told["changes"])
        if game.family.numbering.verb(action).target != "place":
            assert told == game.view(seat).preview(action)
        trial = sr.replay(sr.Record({**game.header, "chance": "manual"}, game.entries))
        since = len(trial.events)
        trial.act(action)
        while trial.owner() == seat and told["events"]:
            verbs = {trial.family.numbering.verb(each).name: each for each in reversed(trial.legal())}
            usual = [verbs[verb] for verb in USUAL if verb in verbs]
            if not usual:
                break
            trial.act(usual[0])
        happened = [trial.family.event_names[event.kind] for event in trial.events[since:]]
        assert [event["kind"] for event in told["events"]] == happened[: len(told["events"])]
        compared += len(happened) > 0
        game.act(action)
    assert compared > 50
