"""Non-interference: who can't tell two states apart is told the same about both, all along (make test: 1,500 pairs)."""

from random import Random

import pytest

import sixrubies as sr
from sixrubies.board.fields import LIRA
from sixrubies.core.rng import FastSource
from sixrubies.fuzz import twins
from sixrubies.fuzz.twins import Leak, Told, compare, compare_records, differ, fork, main, play_twins, run_some
from tests.record.walks import Walk, state_of

CHUNKS, PAIRS = 10, 150


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_nobody_sees_what_is_hidden(chunk: int):
    told = run_some(1000 * chunk, PAIRS, seed=2)
    assert told.pairs == PAIRS
    assert told.compared > 10 * PAIRS  # most pairs stay together for long
    assert told.alike < PAIRS


def pair(seed: int = 3) -> tuple[sr.BoardGame, sr.BoardGame]:
    """A game with cards in hands, and a twin that differs for seat 0's eyes in nothing."""
    game = Walk({"seats": 3}, seed, 400).begin()
    while True:
        state = game.view(0).sample(FastSource(seed))
        if differ(state_of(game), state):
            return fork(game), fork(game, state)
        seed += 1


def test_a_twin_looks_alike():
    one, other = pair()
    compare(one, other, 0, Told())
    compare_records(one, other, 0)


def test_whoever_holds_the_cards_sees_the_difference():
    """The comparison is not blind: the seats whose cards were dealt anew do see another hand."""
    one, other = pair()
    seat = 1 if one.view(1).to_dict() != other.view(1).to_dict() else 2
    with pytest.raises(Leak, match=f"seat {seat} sees a difference: view"):
        compare(one, other, seat, Told())


def test_a_public_difference_is_a_leak():
    one, other = pair()
    state_of(other).n[LIRA + 1] += 1
    with pytest.raises(Leak, match="seat 0 sees a difference: view"):
        compare(one, other, 0, Told())
    with pytest.raises(Leak, match="a spectator sees a difference"):
        compare(one, other, None, Told())


def test_another_event_is_a_leak():
    one, other = pair()
    one.act(one.legal()[0])
    with pytest.raises(Leak):
        compare(one, other, 0, Told())


def test_a_shown_draw_is_a_leak():
    """Were the outcome of a draw recorded for everybody, the record would tell it."""
    one, other = pair()
    shown = {"one": one, "other": other}
    for name, game in shown.items():
        entry = next(entry for entry in game.entries if entry.audience == 1)
        entry_of_game = type(entry)(f"draw:{name}", entry.owner, entry.step, entry.turn)
        game.entries.append(entry_of_game)
    with pytest.raises(Leak, match="another record"):
        compare_records(one, other, 0)


def test_twins_are_made_for_spectators_too():
    game, told = Walk({"seats": 4}, 5, 300).begin(), Told()
    for seed in range(10):
        play_twins(game, None, Random(seed), told)
    assert told.pairs > 5


def test_the_command_tells_what_it_compared(capsys: pytest.CaptureFixture[str]):
    assert main(["--pairs", "5", "--seed", "9"]) == 0
    assert capsys.readouterr().out.startswith("5 pairs from ")


def test_the_command_fails_on_a_leak(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def leaking(*_: object) -> None:
        raise Leak("seat 0 sees a difference: view")

    monkeypatch.setattr(twins, "compare", leaking)
    assert main(["--pairs", "5"]) == 1
    assert "seat 0 sees a difference: view (seed 1)" in capsys.readouterr().out
