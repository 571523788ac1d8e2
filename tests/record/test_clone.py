"""A clone equals its original, and neither ever disturbs the other."""

from random import Random

from hypothesis import given, settings

import sixrubies as sr
from tests.record.walks import Walk, state_of, walks


@settings(max_examples=25)
@given(walks(skip=400))
def test_earlier_clones_stay_as_they_were(walk: Walk):
    game = walk.begin()
    kept: list[tuple[sr.BoardGame, str, list[int]]] = []
    for _ in walk.on(game, 50):
        copy = game.clone()
        assert copy.digest() == game.digest()
        assert (copy.owner(), copy.step, copy.legal()) == (game.owner(), game.step, game.legal())
        assert copy.record() == game.record()
        kept.append((copy, copy.digest(), copy.legal()))
    for copy, digest, legal in kept:
        assert (copy.digest(), copy.legal()) == (digest, legal)


@settings(max_examples=20)
@given(walks(skip=400))
def test_acting_on_clones_leaves_the_original_alone(walk: Walk):
    game, dice = walk.begin(), Random(walk.seed)
    for _ in walk.on(game, 20):
        before, entries, events = game.digest(), len(game.entries), len(game.events)
        for _ in range(3):
            copy = game.clone()
            for _ in range(dice.randint(1, 12)):
                if not copy.over:
                    copy.act(dice.choice(copy.legal()))
        assert (game.digest(), len(game.entries), len(game.events)) == (before, entries, events)


@settings(max_examples=20)
@given(walks(skip=400))
def test_a_clone_that_does_the_same_becomes_the_same(walk: Walk):
    game = walk.begin()
    copy = game.clone()
    for action in walk.on(game, 40):
        copy.act(action)
    assert copy.digest() == game.digest()
    assert copy.record() == game.record()


@settings(max_examples=20)
@given(walks(skip=400))
def test_a_state_and_its_copy_share_no_list(walk: Walk):
    s = state_of(walk.begin())
    copy = s.clone()
    for name in ("n", "neutrals", "discard", "known", "hand", "held", "pile", "frames"):
        assert getattr(copy, name) == getattr(s, name)
        assert getattr(copy, name) is not getattr(s, name)
    assert copy.owner == s.owner
