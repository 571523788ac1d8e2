"""A running game's record, as a reader may see it."""

import json

import sixrubies as sr
from tests.record.walks import Walk


def test_a_running_record_tells_no_seed_no_key_no_digest_and_no_position():
    games = [
        Walk({"seats": 3}, 3, 250).begin(),
        Walk({"seats": 3, "key": bytes(range(32))}, 3, 250).begin(),
        sr.position({"seats": 3, "players": [{"hand": {"stay": 1}}]}, seed=3),
    ]
    for game in games:
        for seat in (None, 0, 1, 2):
            record = game.record_for(seat)
            assert set(record.header) & {"seed", "key", "position"} == set()
            assert (record.digests, record.result) == ([], None)
            assert "stay" not in json.dumps(record.header)


def test_drawn_cards_are_told_to_the_drawer_only():
    game = Walk({"seats": 3}, 3, 400).begin()
    for seat in (None, 0, 1, 2):
        for told, entry in zip(game.record_for(seat).entries, game.record().entries, strict=True):
            hidden = entry.token.startswith("draw:") and entry.audience != seat
            assert told.token == ("draw:?" if hidden else entry.token)
            assert (told.owner, told.step, told.turn) == (entry.owner, entry.step, entry.turn)
    assert any(entry.token == "draw:?" for entry in game.record_for(None).entries)


def test_a_finished_game_is_told_in_full():
    game = Walk({"seats": 2}, 3, 100_000).begin()
    assert game.over
    assert game.record_for(None) == game.record()


def test_events_tell_the_drawn_card_to_the_drawer_only():
    game = Walk({"seats": 3}, 3, 400).begin()
    drawn = game.family.event_names.index("card_drawn")
    for reader in (None, 0, 1, 2):
        for event, told in zip(game.events, game.events_for(reader), strict=True):
            secret = event.kind == drawn and event.seat != reader
            assert told.secret == (-1 if secret else event.secret)
            assert (told.kind, told.seat, told.a, told.b, told.c) == (event.kind, event.seat, event.a, event.b, event.c)
