"""Cards everybody knows somebody to hold, and what is not tracked (docs/rules/base.md, H5 to H7; ruling A22)."""

import pytest

import sixrubies as sr
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.rng import FastSource
from tests.rules.table import Player, acting, at, other_cards, play, player, table

READERS = [0, 1, 2, None]  # three seats and a spectator


def shown(game: sr.BoardGame, reader: int | None, seat: int = 0) -> Player:
    """A seat as a reader sees it."""
    told: Player = game.view(reader).to_dict()["players"][seat]
    return told


def test_h5_a_card_taken_openly_is_known_to_all():
    game = acting(6, {"hand": {"long_move": 1}}, {}, {}, discard=["stay", "any_goods"])
    play(game, "act take:discard take:pile draw:family")
    for reader in READERS:
        told = shown(game, reader)
        assert (told["known"], told["hand_size"]) == ({"any_goods": 1}, 3)
        assert told["hand"] == ({"long_move": 1, "family": 1, "any_goods": 1} if reader == 0 else None)
    names = game.family.event_names
    taken = [event for event in game.events_for(None) if names[event.kind] == "card_taken"]
    assert [(event.seat, CARD_NAMES[event.a]) for event in taken] == [(0, "any_goods")]


def test_h5_per_seat_and_kind_they_are_counted():
    """Two of a kind, from the discard pile both, and kept over the turns of the others."""
    game = acting(6, {"hand": {"stay": 1}}, {}, {}, discard=["any_goods", "any_goods"])
    play(game, "act take:discard take:discard discard:stay end_turn move:2 decline move:11 decline")
    assert [shown(game, 2, seat)["known"] for seat in range(3)] == [{"any_goods": 2}, {}, {}]


def test_h5_a_known_card_is_in_every_sample():
    """What a viewer may imagine of a hand has the cards everybody knows in it, and the right number of others."""
    game = acting(6, {"hand": {"long_move": 1}}, {}, {}, discard=["any_goods"])
    play(game, "act take:discard take:pile draw:family")
    source = FastSource(11)
    hands = []
    for _ in range(40):
        state = game.view(1).sample(source)
        hands.append([state.in_hand(0, card) for card in range(state.rules.kinds)])
    assert all(hand[CARD_NAMES.index("any_goods")] >= 1 and sum(hand) == 3 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5  # the other two are guesses


@pytest.mark.parametrize("how", ["play", "discard"])
def test_h6_the_count_falls_first(how):
    """Two money cards, one of them known: after one has gone nobody knows of the other."""
    me = {"lira": 0, "hand": {"five_lira": 1}}
    game = acting(6, me, {}, {}, discard=["five_lira"])
    play(game, "act take:discard take:pile draw:stay")
    assert shown(game, 1)["known"] == {"five_lira": 1}
    play(game, f"{how}:five_lira")
    told = shown(game, 1)
    assert (told["known"], player(game)["hand"]) == ({}, {"five_lira": 1, "stay": 1})
    assert table(game)["discard"][-1] == "five_lira"


def test_h6_cards_of_other_kinds_leave_the_count_alone():
    game = acting(6, {"hand": {"five_lira": 1}}, {}, {}, discard=["any_goods"])
    play(game, "act take:discard take:pile draw:stay play:five_lira discard:stay")
    assert shown(game, 2)["known"] == {"any_goods": 1}


def test_h7_what_one_seat_could_work_out_is_not_tracked():
    """Seat 0 holds all cards but one: he can tell what seat 1 draws. No view says so."""
    game = at({"hand": other_cards("stay")}, {"merchant": 5, "lira": 9}, {}, turn=1)
    play(game, "move:2 leave skip meet:governor draw:stay")
    for reader in READERS:
        assert shown(game, reader, 1)["known"] == {}
    assert game.record_for(0).tokens()[-1] == "draw:?"


def test_h7_a_reshuffled_pile_is_as_unknown_as_any():
    """Everybody saw what went into it; the view does not say what is in it."""
    game = acting(2, {"lira": 9}, {"hand": other_cards("stay family long_move")}, {}, discard=["family", "long_move"])
    play(game, "skip meet:governor draw:stay")
    for reader in READERS:
        told = game.view(reader).to_dict()
        assert (told["pile"], told["pile_size"], told["discard"]) == (None, 2, [])
