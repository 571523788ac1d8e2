"""Who sees what in Letters & Seals: letters, kiosk tiles and bids are open, hands are not (LS22.9, LS23.6, LS32.5)."""

import json
from dataclasses import asdict

import pytest

import sixrubies as sr
from sixrubies.board.invariants import violations
from sixrubies.board.view import View
from sixrubies.core.rng import FastSource
from tests.rules.letters.table import acting, at, met_at
from tests.rules.table import play

READERS = [0, 1, 2, None]


def told(game: sr.BoardGame, reader: int | None) -> str:
    """All that reaches a reader: view, decision, events, running record."""
    asked = (game.owner() + 1) % game.seats if reader is None else reader
    everything = {
        "view": game.view(reader).to_dict(),
        "decision": asdict(game.decision(asked)),
        "events": [event.key() for event in game.events_for(reader)],
        "record": asdict(game.record_for(reader)),
    }
    everything["record"]["header"].pop("position", None)  # the description a test begins with tells all
    return json.dumps(everything, sort_keys=True)


def twins(holder: int, tokens: str) -> list[sr.BoardGame]:
    """The same acts at the Auction House or Kiosk; only the hand of this seat differs."""
    games = []
    for card in ("five_lira", "stay", "one_letter"):
        players = [{"lira": 3}, {"lira": 9}, {"lira": 9}]
        players[holder] = {**players[holder], "hand": {card: 1}}  # type: ignore[dict-item]
        place, _, rest = tokens.partition(" ")
        games.append(play(acting(int(place), *players), rest))
    return games


AT_AUCTION = [
    "23 act",
    "23 act good:red",
    "23 act good:red bid:1",
    "23 act good:red bid:1 bid:3",
    "23 act good:red bid:3 bid:8",
]
AT_KIOSK = [
    "22 act mail:13 show:17 show:24 show:21 show:12",
    "22 act mail:13 show:17 show:24 show:21 show:12 kiosk:17",
    "22 act mail:13 show:17 show:24 show:21 show:12 kiosk:24",
    "22 act mail:13 show:17 show:24 show:21 show:12 kiosk:12 done kiosk:24",
    "22 act mail:13 show:17 show:24 show:21 show:12 kiosk:12 done kiosk:17 done",
]


@pytest.mark.parametrize("tokens", AT_AUCTION + AT_KIOSK)
@pytest.mark.parametrize("holder", [0, 1])
def test_ls23_6_a_hand_reaches_nobody_else_at_auction_or_kiosk(tokens: str, holder: int) -> None:
    """[LS22.9 LS23.9]"""
    games = twins(holder, tokens)
    for reader in READERS:
        if reader != holder:
            assert len({told(game, reader) for game in games}) == 1, reader


def test_ls23_6_the_cards_won_reach_the_winner_only() -> None:
    games = [
        play(acting(23, {"lira": 3}, {"lira": 9}, {"lira": 0}), f"act good:red bid:1 bid:5 draw:{one} draw:{two}")
        for one, two in (("stay", "copy"), ("family", "five_lira"))
    ]
    for reader in (0, 2, None):
        assert told(games[0], reader) == told(games[1], reader)
    assert told(games[0], 1) != told(games[1], 1)


@pytest.mark.parametrize("reader", READERS)
def test_ls32_5_letters_are_open_to_all(reader: int | None) -> None:
    game = at({"merchant": 9, "mail": "3 10*"}, {"mail": "16"}, {})
    shown = game.view(reader).to_dict()["letters"]
    assert shown["letters"][0] == [{"place": 3, "delivered": False}, {"place": 10, "delivered": True}]
    assert shown["letters"][1] == [{"place": 16, "delivered": False}]


@pytest.mark.parametrize("reader", READERS)
def test_ls32_5_a_letter_drawn_is_seen_by_all(reader: int | None) -> None:
    game = play(met_at(9, {"lira": 5}, {}, {}, tokens={"courier": 9}), "meet:courier pay mail:16 roll:4+4")
    names = [game.family.event_names[event.kind] for event in game.events_for(reader) if event.a == 16]
    assert "letter_received" in names


@pytest.mark.parametrize("tokens", AT_AUCTION[:4] + AT_KIOSK)
def test_ls22_9_what_a_seat_may_imagine_fits_what_it_sees(tokens: str) -> None:
    """A sampled state looks the same to the seat, and the same seat decides in it."""
    game = twins(1, tokens)[0]
    for reader in (0, 1, 2):
        view = game.view(reader)
        imagined = view.sample(FastSource(5))
        assert violations(imagined) == [] and imagined.owner == game.owner()
        assert View(imagined, reader).to_dict() == view.to_dict()
