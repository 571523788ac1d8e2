"""Who sees what: views, decisions, events, running records (docs/rules/base.md, H)."""

import json
from dataclasses import asdict
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.board.things import CARD_NAMES
from tests.rules.table import Player, acting, at, load, met_at, options, other_cards, play, player

READERS = [0, 1, 2, None]  # three seats and a spectator


def seen(game: sr.BoardGame, reader: int | None) -> dict[str, Any]:
    told: dict[str, Any] = game.view(reader).to_dict()
    return told


def everything_told(game: sr.BoardGame, reader: int | None) -> str:
    """All that reaches a reader: view, decision (for a spectator as for a seat not asked), events, running record."""
    told = {
        "view": seen(game, reader),
        "decision": asdict(game.decision((game.owner() + 1) % game.seats if reader is None else reader)),
        "events": [event.key() for event in game.events_for(reader)],
        "record": asdict(game.record_for(reader)),
    }
    return json.dumps(told, sort_keys=True)


# -- what is public ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_h1_what_everybody_sees(reader):
    me = {
        "lira": 17,
        "goods": load(3, 0, 1, 2),
        "extensions": 1,
        "rubies": 2,
        "tiles": ["red", "blue"],
        "merchant": 9,
        "family": 13,
        "assistants": [3, 16],
        "hand": {"stay": 1, "long_move": 2},
    }
    game = at(me, {}, {"merchant": 4}, discard=["five_lira", "any_goods"], tokens={"governor": 8, "smuggler": 11})
    told = seen(game, reader)
    shown = told["players"][0]
    assert {key: shown[key] for key in me if key != "hand"} == {key: me[key] for key in me if key != "hand"}
    assert (shown["hand_size"], shown["stack"], shown["capacity"]) == (3, ["own", "own", "own"], 3)
    assert [other["merchant"] for other in told["players"]] == [9, 7, 4]
    assert told["discard"] == ["five_lira", "any_goods"]
    assert told["pile_size"] == 26 - 3 - 2
    assert told["tokens"] == {"governor": 8, "smuggler": 11}
    assert told["rubies"]["gemstone_dealer"] == 8
    assert told["mosque_tiles"] == {"red": 2, "green": 3, "yellow": 3, "blue": 2}


def test_h1_all_readers_see_the_same_but_for_their_own_hand():
    game = at({"hand": {"stay": 1}}, {"hand": {"five_lira": 1}}, {"hand": {"family": 1}})
    told = [seen(game, reader) for reader in READERS]
    for view in told:
        view.pop("you")
        for me in view["players"]:
            me.pop("hand")
    assert told[0] == told[1] == told[2] == told[3]


# -- hands and piles --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_h2_a_hand_is_seen_by_its_owner_only(reader):
    hands = [{"stay": 1, "five_lira": 2}, {"family": 1}, {}]
    told = seen(at(*[{"hand": hand} for hand in hands]), reader)
    assert told["you"] == reader
    assert [me["hand"] for me in told["players"]] == [hands[seat] if seat == reader else None for seat in range(3)]
    assert [me["hand_size"] for me in told["players"]] == [3, 1, 0]
    assert [me["known"] for me in told["players"]] == [{}, {}, {}]


@pytest.mark.parametrize("tokens", ["", "move:11", "move:11 leave", "move:11 leave skip", "move:6 leave act"])
def test_h2_nothing_tells_the_others_what_seat_0_holds(tokens):
    """Money or not, the sale it would make possible, a card that would fit now: the same for everybody else."""
    told = []
    for hand in ({"five_lira": 1, "any_goods": 1}, {"stay": 2}, {"one_good": 1, "repeat_dealer": 1}):
        game = at({"hand": hand, "goods": load(2, 2, 2, 2)}, {}, {}, demand={"small_market": ["S3"]})
        play(game, tokens)
        told.append([everything_told(game, reader) for reader in (1, 2, None)])
    assert told[0] == told[1] == told[2]


def test_h2_whether_the_table_waits_does_not_tell_it_either():
    """Seat 0 has one thing to do, but may hold money as far as the others know; without any card he may not."""
    for hand in ({"five_lira": 1}, {"stay": 1}):
        assert met_at(11, {"hand": hand}, seats=3).decision(1).forced is False
    assert met_at(11, {}, seats=3).decision(1).forced is True


def test_h2_nor_whether_a_sale_is_possible():
    """S3 shows no blue; money and goods cards lie open. Seat 0 could sell with the any-goods card, if he has it."""
    opened = ["five_lira"] * 4 + ["one_good"] * 4
    for hand in ({"any_goods": 1}, {"stay": 1}):
        me = {"goods": load(blue=2), "hand": hand}
        game = acting(11, me, seats=3, demand={"small_market": ["S3"]}, discard=opened)
        assert (game.decision(1).step, game.decision(1).forced) == ("turn.action", False)


def test_h2_options_are_told_to_the_owner_alone():
    game = at({"hand": {"five_lira": 1, "any_goods": 1}}, seats=3)
    assert "play:five_lira" in [option.token for option in game.decision().options]
    assert [blocked.option.token for blocked in game.decision().blocked][-1] == "play:any_goods"
    for reader in (1, 2):
        decision = game.decision(reader)
        assert (decision.step, decision.owner) == ("turn.move", 0)
        assert (decision.options, decision.blocked, decision.batch) == ([], [], None)


@pytest.mark.parametrize("reader", READERS)
def test_h3_the_pile_is_known_to_nobody(reader):
    """Not its order, which does not even exist, nor what is in it; only its size."""
    first = at({}, {"hand": {"stay": 1}}, {})
    assert (seen(first, reader)["pile"], seen(first, reader)["pile_size"]) == (None, 25)
    if reader != 1:
        second = at({}, {"hand": {"five_lira": 1}}, {})  # then the pile has a stay card more and a money card less
        assert everything_told(first, reader) == everything_told(second, reader)


START = [
    ("demand.show", ""),
    ("setup.token", "demand:L1 demand:S1"),
    ("setup.deal", "demand:L1 demand:S1 roll:1+1 roll:6+5"),
]
LATER = [
    ("deck.draw", 2, "skip meet:governor"),
    ("token.move", 3, "skip meet:smuggler good:red pay"),
    ("dice.roll", 9, "act call:7"),
    ("dice.roll", 8, "act"),
    ("demand.show", 10, "act sell:red done"),
]


@pytest.mark.parametrize(("step", "tokens"), START)
def test_h3_chance_at_the_start_shows_its_step_and_nothing_else(step, tokens):
    shows_nothing(play(sr.new_game(seats=3, chance="manual"), tokens), step)


@pytest.mark.parametrize(("step", "place", "tokens"), LATER)
def test_h3_chance_shows_its_step_and_nothing_else(step, place, tokens):
    shows_nothing(play(acting(place, {"lira": 9, "goods": load(1)}, seats=3), tokens), step)


def test_h3_the_roll_of_a_neutral_merchant_too():
    shows_nothing(play(at({"merchant": 9, "lira": 9}), "move:16 leave pay"), "neutral.move")


def shows_nothing(game: sr.BoardGame, step: str) -> None:
    """No outcome, no weight in any decision, for whoever asks."""
    assert (game.owner(), game.step) == (sr.CHANCE, step)
    assert options(game)  # inside there are some
    for reader in (None, 0, 1):
        decision = game.decision(reader)
        assert (decision.step, decision.owner) == (step, sr.CHANCE)
        assert (decision.options, decision.blocked, decision.batch) == ([], [], None)
        assert set(asdict(decision)) == {
            "step", "owner", "place", "options", "blocked", "batch", "forced", "can_undo", "phase",
        }  # fmt: skip


# -- drawing ----------------------------------------------------------------------------------------------------------

DRAWS = {
    "governor": (2, "skip meet:governor draw:{}"),
    "catch": (2, "skip catch:1 reward:card draw:{}"),
    "caravansary": (6, "act take:pile draw:{}"),
    "family card": (9, "play:family reward:card draw:{}"),
}


def drawn(source: str, card: str) -> sr.BoardGame:
    place, tokens = DRAWS[source]
    me = {"lira": 9, "family": 8, "hand": {"family": 1}}
    return play(acting(place, me, {"family": 2}, {}), tokens.format(card))


@pytest.mark.parametrize("source", list(DRAWS))
def test_h4_of_a_card_drawn_the_others_learn_only_that_it_was_drawn(source):
    """One and the same for the others whichever card it was; to the drawer all is told."""
    first, second = drawn(source, "stay"), drawn(source, "five_lira")
    for reader in (1, 2, None):
        assert everything_told(first, reader) == everything_told(second, reader)
    assert seen(first, 0)["players"][0]["hand"] != seen(second, 0)["players"][0]["hand"]
    told = seen(first, 1)
    assert (told["players"][0]["hand_size"], told["pile_size"]) == (player(first)["hand_size"], 24)


@pytest.mark.parametrize("source", list(DRAWS))
def test_h4_events_and_running_records_are_scrubbed(source):
    game = drawn(source, "any_goods")
    names = game.family.event_names
    for reader, secret, token in ((0, "any_goods", "draw:any_goods"), (1, None, "draw:?"), (None, None, "draw:?")):
        events = [event for event in game.events_for(reader) if names[event.kind] == "card_drawn"]
        assert [event.seat for event in events] == [0]
        assert [event.secret for event in events] == [-1 if secret is None else CARD_NAMES.index(secret)]
        tokens = game.record_for(reader).tokens()
        assert tokens[-1] == token
        assert [t for t in tokens if t.startswith("draw")] == [token]
    assert game.record().tokens()[-1] == "draw:any_goods"


def test_h4_the_cards_dealt_at_the_start_are_secret_too():
    game = sr.new_game(seats=4, seed=3)
    dealt = [token for token in game.record().tokens() if token.startswith("draw:")]
    assert "draw:?" not in dealt
    for reader in (0, 1, 2, 3, None):
        told = [token for token in game.record_for(reader).tokens() if token.startswith("draw:")]
        assert told == [dealt[seat] if seat == reader else "draw:?" for seat in range(4)]


def test_h4_a_running_record_has_nothing_to_work_it_out_from():
    """No seed, no secret key, no digest of the state, no description of the position it began with."""
    games = [sr.new_game(seats=3, seed=5), sr.new_game(seats=3, key=bytes(32)), at({"hand": {"stay": 1}}, {}, {})]
    for game in games:
        for reader in READERS:
            record = game.record_for(reader)
            assert {"seed", "key", "position"}.isdisjoint(record.header)
            assert (record.digests, record.result) == ([], None)


def test_h4_once_the_game_is_over_the_record_is_open():
    """Whoever reads it."""
    pending: list[dict[str, Any]] = [
        {"step": "turn.finish", "seat": 1},
        {"step": "turn.encounters", "seat": 1, "place": 9, "begun": False},
    ]
    me: Player = {"merchant": 9, "assistants": [9], "rubies": 6, "lira": 9}
    game = at({}, me, tokens={"governor": 9}, turn=1, pending=pending)
    play(game, "meet:governor draw:stay pay roll:1+1")
    assert game.record_for(0).tokens()[1] == "draw:?"
    play(game, "end_turn")
    assert game.over
    assert game.record_for(0).tokens()[1] == "draw:stay"


def test_h4_a_preview_does_not_look_into_the_pile():
    game = play(acting(6, {}, {"hand": other_cards("stay")}), "act")  # one card in the pile, and only one it can be
    preview = game.view(0).preview(game.action("take:pile"))
    assert preview["chance"] is True
    assert "stay" not in json.dumps(preview)


# -- demand tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", READERS)
def test_h8_the_top_tile_and_those_seen_before(reader):
    game = acting(10, {"goods": load(1)}, {}, {}, demand={"large_market": ["L3"], "small_market": ["S4"]})
    told = seen(game, reader)["demand"]
    assert told == {
        "large_market": ["L3", None, None, None, None],
        "small_market": ["S4", None, None, None, None],
    }
    play(game, "act sell:red done")
    assert seen(game, reader)["demand"]["large_market"] == [None, None, None, None, "L3"]  # until the next one shows
    play(game, "demand:L5")
    assert seen(game, reader)["demand"]["large_market"] == ["L5", None, None, None, "L3"]


def test_h8_the_order_of_the_rest_does_not_exist_before_it_is_seen():
    """Every tile nobody has seen can still come up."""
    game = acting(11, {"goods": load(1)}, {}, {}, demand={"small_market": ["S1", None, None, "S4", "S2"]})
    play(game, "act sell:red done")
    assert options(game) == ["demand:S3", "demand:S5"]


# -- spectators -------------------------------------------------------------------------------------------------------


def test_h9_a_spectator_sees_no_hand():
    game = at({"hand": {"stay": 1}}, {"hand": {"five_lira": 2}}, {"hand": {"family": 1}}, discard=["any_goods"])
    told = seen(game, None)
    assert told["you"] is None
    assert [me["hand"] for me in told["players"]] == [None, None, None]
    assert [me["hand_size"] for me in told["players"]] == [1, 2, 1]
    assert (told["pile"], told["pile_size"], told["discard"]) == (None, 21, ["any_goods"])
    assert "family" not in [key for me in told["players"] for key in me["known"]]


def test_h9_there_is_no_seat_to_look_from_but_those_at_the_table():
    game = at({}, {}, {})
    for seat in (-1, 3):
        with pytest.raises(sr.IllegalAction, match="there is no seat"):
            game.view(seat)
