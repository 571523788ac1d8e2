"""The compiled build and plain Python play the same games."""

import os
import subprocess
import sys

import pytest

import sixrubies as sr

PLAY = """
import sys
import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.board_referee import BoardReferee
from sixrubies.fuzz.loop.play import play
from sixrubies.core.record import digest

out = [str(sr.compiled)]
for seed in range(8):
    seats, layout = 2 + seed % 4, ("short", "long", "order", "random")[seed // 2]
    options = {"seats": seats, "layout": layout, "edition": ("revised", "2014")[seed % 2]}
    game = sr.new_game(seed=10**12 * seed + seed, neutral_assistants=seats < 5 and seed % 3 == 0, **options)
    choices = FastSource(seed)
    for _ in range(250):
        legal = game.legal()
        game.act(legal[choices.below(0, len(legal))])
    out.append(f"{game.digest()} {sum(game.source.counters())} {digest(game.view(0).to_dict())}")
    out.append(digest([list(event.key()) for event in game.events]))
    referee = BoardReferee(game._state.rules)
    state, tally, past = game._state.clone(), referee.tally(), []
    play(state, referee, FastSource(seed), [1, 2, 0, 1, 2], tally, past, 20_000, 50, seed % 2 == 0)
    out.append(f"{len(past)} {digest(past)} {digest(tally.lists())} {digest(game.family.describe(state))}")
for ruleset in ("mocha", "letters", "great_bazaar"):
    game = sr.new_game(ruleset, seats=3, seed=5)
    referee = BoardReferee(game._state.rules)
    state, tally, past = game._state.clone(), referee.tally(), []
    play(state, referee, FastSource(5), [1, 2, 0], tally, past, 20_000, 50, True)
    out.append(f"{len(past)} {digest(past)} {digest(tally.lists())} {digest(game.family.describe(state))}")
sealed = sr.new_game(seats=3, key=bytes(range(32)))
for _ in range(60):
    sealed.act(sealed.legal()[-1])
out.append(sealed.digest())
sys.stdout.write("\\n".join(out))
"""


def lines(pure: bool) -> list[str]:
    environment = {**os.environ, "SIXRUBIES_PURE": "1" if pure else "", "PYTHONHASHSEED": "1" if pure else "2"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(not sr.compiled, reason="only plain Python is there: nothing to compare it with")
def test_compiled_and_plain_give_the_same_digests():
    compiled, plain = lines(pure=False), lines(pure=True)
    assert (compiled[0], plain[0]) == ("True", "False")
    assert compiled[1:] == plain[1:]
    assert len(plain) == 29


def test_plain_python_gives_the_same_digests_twice():
    """Nothing depends on the hashes of a process, which differ from one to the next."""
    game = sr.new_game(seats=3, seed=4)
    while not game.over and len(game.entries) < 200:
        game.act(game.legal()[0])
    script = (
        "import sixrubies as sr\n"
        "game = sr.new_game(seats=3, seed=4)\n"
        "while not game.over and len(game.entries) < 200: game.act(game.legal()[0])\n"
        "import sys; sys.stdout.write(game.digest())"
    )
    environment = {**os.environ, "SIXRUBIES_PURE": "1", "PYTHONHASHSEED": "77"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False)
    assert done.stdout == game.digest(), done.stderr
