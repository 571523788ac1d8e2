"""What a viewer is told: a function of its view."""

import json
from typing import Any

import pytest

from sixrubies.core.event import HIDDEN
from sixrubies.core.rng import FastSource
from sixrubies.table import seating, telling
from sixrubies.table.body import body_of
from sixrubies.table.live import LiveTable
from sixrubies.table.model import RUNNING, TableOptions
from sixrubies.table.past import restored, state_of
from sixrubies.web.telling import update_text
from tests.table.world import ANN, BEN, act, bot, choose, game_of, human, two_people


def told(live: LiveTable, holder: str, seat: int | None, since: int = 0) -> dict[str, Any]:
    mine = live.body.seats_of(holder)
    update = telling.update(live, mine, telling.viewer(mine, seat), since, {0}, 0.0)
    sent: dict[str, Any] = json.loads(update_text(update, since))
    return sent


def far_into_a_game(ruleset: str = "base") -> LiveTable:
    """Both seats hold cards nobody else has seen."""
    options = TableOptions(ruleset=ruleset, layout="random" if ruleset == "great_bazaar" else None, seed=5)
    live = seating.new_table("t", ANN, options, [human("A"), human("B")], 0.0)
    live.body.seats[1].holder = BEN
    source, hands = FastSource(5), [0, 0]
    while hands[0] < 1 or hands[1] < 2:
        act(live, choose(live, source.below(1, 10_000)))
        hands = [player["hand_size"] for player in game_of(live).view(None).to_dict()["players"]]
    return live


def test_options_are_for_the_owners_eyes():
    live = two_people()
    owner, other, spectator = told(live, ANN, 0), told(live, BEN, 1), told(live, "", None)
    assert owner["decision"]["options"] and owner["decision"]["owner"] == 0
    for viewer in (other, spectator):
        assert viewer["decision"]["owner"] == 0 and viewer["decision"]["step"] == "turn.move"
        assert (
            viewer["decision"]["options"] == viewer["decision"]["blocked"] == [] and viewer["decision"]["batch"] is None
        )
        assert viewer["ahead"] == [] != owner["ahead"]
    assert spectator["seat"] is None and spectator["mine"] == [] and spectator["view"]["you"] is None


@pytest.mark.parametrize("ruleset", ["base", "mocha", "letters", "great_bazaar"])
def test_the_digest_is_of_the_viewers_own_view(ruleset: str):
    live = far_into_a_game(ruleset)
    game = game_of(live)
    for holder, seat in ((ANN, 0), (BEN, 1), ("", None)):
        update = told(live, holder, seat)
        assert update["digest"] == game.view(seat).digest() != game.digest()
        assert update["view"] == game.view(seat).to_dict()


def test_hands_and_drawn_cards_of_others_are_in_nothing_that_is_sent():
    live = far_into_a_game()
    update = told(live, ANN, 0)
    assert update["view"]["players"][1]["hand"] is None and update["view"]["pile"] is None
    drawn = [event for past in update["happenings"] for event in past["events"] if event["kind"] == "card_drawn"]
    secrets = {event["seat"]: {event["secret"] == HIDDEN} for event in drawn if event["seat"] >= 0}
    hidden = [event["secret"] == HIDDEN for event in drawn if event["seat"] == 1]
    own = [event["secret"] == HIDDEN for event in drawn if event["seat"] == 0]
    assert secrets and hidden and all(hidden) and own and not any(own)


@pytest.mark.parametrize("ruleset", ["base", "mocha", "letters", "great_bazaar"])
def test_tables_that_differ_in_hidden_cards_only_send_the_same(ruleset: str):
    """Ben's hand and the pile are dealt anew; Ann and a spectator can't tell, also not after Ann's next answer."""
    live = far_into_a_game(ruleset)
    game = game_of(live)
    assert live.header is not None
    differ = 0
    for number in range(6):
        twin_game = restored(live.header, state_of(game))
        twin_game._state = game.view(0).sample(FastSource(number))
        twin_game._state.log = twin_game.events
        differ += twin_game.digest() != game.digest()
        here = LiveTable(
            "t", body_of(live.body.to_text()), live.version, restored(live.header, state_of(game)), live.header
        )
        twin = LiveTable("t", body_of(live.body.to_text()), live.version, twin_game, live.header)
        for viewer in ((ANN, 0), ("", None)):
            assert json.dumps(told(here, *viewer)) == json.dumps(told(twin, *viewer))
        if game.owner() == 0:
            token = choose(here, number)
            for one in (here, twin):
                act(one, token)
            if all(entry.owner == 0 for entry in game_of(here).entries):
                assert json.dumps(told(here, ANN, 0)) == json.dumps(told(twin, ANN, 0))
    assert differ


def test_a_holder_of_one_seat_looks_through_it_of_several_must_say_which():
    assert telling.viewer([0], None) == 0 and telling.viewer([], None) is None
    assert telling.viewer([0, 1], None) is None and telling.viewer([0, 1], 1) == 1


def test_the_device_is_handed_over_where_another_sat_before_and_the_next_holds_cards():
    live = seating.new_table("t", ANN, TableOptions(seed=9), [human("A"), human("B"), bot()], 0.0)
    assert told(live, ANN, 0)["hand_over"] is None  # nobody sat there before
    source, seen = FastSource(2), set()
    for _ in range(250):
        if live.body.status != RUNNING:
            break
        game = game_of(live)
        owner = game.owner()
        if owner == 2:
            live.act(2, live.version, [choose(live, source.below(1, 1000))], 0.0, bot=True)
            continue
        before = [seat for seat in live.body.decided if seat != 2]
        cards = game.view(None).to_dict()["players"][owner]["hand_size"]
        wanted = owner if before and before[-1] != owner and cards else None
        assert told(live, ANN, None)["hand_over"] == wanted
        assert told(live, BEN, None)["hand_over"] is None  # it is not Ben's device
        seen.add((wanted is None, bool(cards)))
        act(live, choose(live, source.below(1, 1000)))
    assert {(False, True), (True, True)} <= seen


def test_a_device_with_one_person_is_never_handed_over():
    live = far_into_a_game()
    assert told(live, ANN, 0)["hand_over"] is None and told(live, BEN, 1)["hand_over"] is None


def test_what_can_be_taken_back_is_told_to_who_may():
    live = two_people()
    act(live, "move:12")
    decision = telling.update(live, [0], 0, 0, {0}, 0.0).decision
    assert told(live, ANN, 0)["undo"] == {"can": True, "barrier": ""} and decision is not None and decision.can_undo
    assert told(live, BEN, 1)["undo"] == {"can": False, "barrier": "other_seat"}
    assert not told(live, "", None)["undo"]["can"]


def test_happenings_before_what_is_known_are_said_to_be_missing():
    live = two_people()
    live.known_from = live.version
    assert not told(live, ANN, 0, since=0)["complete"]
    assert told(live, ANN, 0, since=live.version)["complete"]


def test_no_holder_hash_and_no_secret_is_told():
    live = far_into_a_game()
    live.body.dice.secret = "5e" * 32
    live.body.link = "11" * 32
    for viewer in ((ANN, 0), (BEN, 1), ("", None)):
        text = json.dumps(told(live, *viewer))
        assert not [secret for secret in (ANN, BEN, "5e" * 32, "11" * 32) if secret in text]
