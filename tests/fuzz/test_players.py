"""The three players of the fuzzer do what they are for."""

from collections import Counter

import sixrubies as sr
from sixrubies.board.actions import ACT, DECLINE, LEAVE, MOVE, SKIP
from sixrubies.board.state import State
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.board_referee import ACTIONS, BoardReferee, board_tally
from sixrubies.fuzz.loop.players import SEEKER, SENSIBLE, UNIFORM, choose
from sixrubies.fuzz.loop.tally import Tally
from tests.record.walks import state_of


def choices(s: State, kind: int, tally: Tally, count: int = 400) -> Counter[int]:
    options, source, referee = s.rules.legal(s), FastSource(4), BoardReferee(s.rules)
    return Counter(choose(kind, s, referee, options, source, tally) for _ in range(count))


def arrived(*tokens: str) -> State:
    game = sr.new_game(seats=2, seed=1)
    for token in tokens:
        game.act(token)
    return state_of(game)


def test_uniform_takes_every_option_about_as_often():
    s = arrived()
    chosen = choices(s, UNIFORM, board_tally(), 2000)
    options = s.rules.legal(s)
    assert set(chosen) == set(options)
    assert max(chosen.values()) < 2 * min(chosen.values())


def test_sensible_acts_rather_than_not_but_not_always():
    assistant = choices(arrived("move:5"), SENSIBLE, board_tally())
    assert assistant[LEAVE] > 10 * assistant[DECLINE] > 0
    acting = choices(arrived("move:5", "leave"), SENSIBLE, board_tally())
    assert acting[ACT] > 10 * acting[SKIP] > 0


def test_sensible_goes_where_a_ruby_can_be_had():
    rich = {"lira": 50, "merchant": 3}
    game = sr.position({"seats": 2, "players": [rich], "neutral_merchants": [7, 7, 7]}, layout="order")
    chosen = choices(state_of(game), SENSIBLE, board_tally())
    assert chosen.most_common(1)[0][0] == MOVE + 1  # the Wainwright is the one place with a ruby in reach


def test_seeker_takes_what_was_seen_least():
    s, tally = arrived(), board_tally()
    options = s.rules.legal(s)
    for action in options:
        tally.pairs[s.frames[-1].step * ACTIONS + action] = 100
    rare = options[3]
    tally.pairs[s.frames[-1].step * ACTIONS + rare] = 2
    chosen = choices(s, SEEKER, tally)
    assert chosen[rare] > 300
    assert len(chosen) > 3  # noise keeps it from going in circles


def test_a_single_option_is_taken_without_a_roll():
    s = arrived("move:5", "leave", "skip")
    assert len(s.rules.legal(s)) == 1
    source = FastSource(4)
    for kind in (UNIFORM, SENSIBLE, SEEKER):
        choose(kind, s, BoardReferee(s.rules), s.rules.legal(s), source, board_tally())
    assert source.counters() == []
