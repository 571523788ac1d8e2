"""Non-interference: who can't tell two states apart is told the same about both, all along (make test: 960 pairs)."""

from random import Random

import pytest

import sixrubies as sr
from sixrubies.api import new_game
from sixrubies.board.fields import LIRA
from sixrubies.core.rng import FastSource
from sixrubies.fuzz import twins
from sixrubies.fuzz.twins import Leak, Told, compare, compare_records, differ, fork, main, play_twins, run_some
from tests.record.walks import Walk, state_of

PAIRS = {"base": 100, "mocha": 60, "letters": 60, "great_bazaar": 60}
CHUNKS = {"base": 6, "mocha": 2, "letters": 2, "great_bazaar": 2}


@pytest.mark.parametrize(("ruleset", "chunk"), [(name, i) for name, chunks in CHUNKS.items() for i in range(chunks)])
def test_nobody_sees_what_is_hidden(ruleset: str, chunk: int):
    """Hands of bonus and guild cards and their piles are dealt anew; the Kiosk and the auction ask everybody."""
    pairs = PAIRS[ruleset]
    told = run_some(ruleset, 1000 * chunk, pairs, seed=2)
    assert told.pairs == pairs
    assert told.compared > 10 * pairs  # most pairs stay together for long
    assert told.alike < 2 * pairs
    assert (told.others > 0) == (ruleset in ("letters", "great_bazaar"))


@pytest.mark.parametrize(("ruleset", "step"), [("letters", "kiosk.use"), ("great_bazaar", "auction.bid")])
def test_twins_of_a_decision_in_another_players_turn(ruleset: str, step: str):
    """Right where another player is asked, each seat and the spectators see the same of both."""
    game, told = new_game(ruleset, seats=3, seed=4), Told()
    walk = Walk({}, 4, 0)
    for _ in walk.on(game, 3000):
        if game.step == step and game.owner() != game.position()["turn"]:
            for seat in (None, 0, 1, 2):
                play_twins(game, seat, Random(seat), told)
        if told.pairs >= 8:
            break
    assert told.pairs >= 8 and told.others >= 8


def test_guild_cards_are_dealt_anew():
    """What differs between twins is bonus cards, guild cards, or both."""
    game = new_game("mocha", seats=3, seed=6)
    for _ in Walk({}, 6, 0).on(game, 3000):
        held = [player["hand"] for player in game.position()["players"][1:]]
        if game.owner() == 0 and sum(name.startswith("guild_") for hand in held for name in hand) > 3:
            break
    other = fork(game, game.view(0).sample(FastSource(9)))
    dealt = [player["hand"] for player in other.position()["players"][1:]]
    guild = [sorted(name for name in hand if name.startswith("guild_")) for hand in held]
    assert guild != [sorted(name for name in hand if name.startswith("guild_")) for hand in dealt]
    assert differ(game, state_of(other))
    compare(fork(game), other, 0, Told())


def pair(seed: int = 3) -> tuple[sr.BoardGame, sr.BoardGame]:
    """A game with cards in hands, and a twin that differs for seat 0's eyes in nothing."""
    game = Walk({"seats": 3}, seed, 400).begin()
    while True:
        state = game.view(0).sample(FastSource(seed))
        if differ(game, state):
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
    assert main(["--ruleset", "letters", "--pairs", "5", "--seed", "9"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("5 pairs from ") and " games of letters, " in out


def test_the_command_fails_on_a_leak(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    def leaking(*_: object) -> None:
        raise Leak("seat 0 sees a difference: view")

    monkeypatch.setattr(twins, "compare", leaking)
    assert main(["--pairs", "5"]) == 1
    assert "seat 0 sees a difference: view (seed 1)" in capsys.readouterr().out
