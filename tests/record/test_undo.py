"""Undo goes back exactly, up to the barrier: a chance outcome, or another seat's action."""

from dataclasses import dataclass

import pytest
from hypothesis import given, settings

import sixrubies as sr
from sixrubies.core.rng import FastSource
from tests.record.walks import Walk, walks


@dataclass
class Mark:
    """Everything that undo has to bring back."""

    seat: int
    digest: str
    counters: list[int]
    tokens: list[str]
    events: list[tuple[int, ...]]
    digests: list[tuple[int, str]]


def mark(game: sr.BoardGame) -> Mark:
    record = game.record()
    events = [tuple(event.key()) for event in game.events]
    return Mark(game.owner(), game.digest(), game.source.counters(), record.tokens(), events, record.digests)


def undo_all(game: sr.BoardGame) -> sr.BoardGame:
    for seat in range(game.seats):
        while game.can_undo(seat):
            game.undo(seat)
    return game


class Barrier:
    """The rule once more, as a model: the marks that the seat which acted last may go back to."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.actions: list[int] = []

    def acted(self, before: Mark, action: int, game: sr.BoardGame) -> None:
        if self.marks and self.marks[-1].seat != before.seat:
            self.marks, self.actions = [], []
        self.marks.append(before)
        self.actions.append(action)
        if len(game.entries) > len(before.tokens) + 1:  # chance has answered
            self.marks, self.actions = [], []


@settings(max_examples=25)
@given(walks(skip=300))
def test_undo_goes_back_to_the_barrier_and_redoing_gives_the_same(walk: Walk):
    game, barrier, source = undo_all(walk.begin()), Barrier(), FastSource(walk.seed)
    for _ in range(50):
        if game.over:
            break
        before, action = mark(game), walk.next(game, source)
        game.act(action)
        barrier.acted(before, action, game)
        for seat in range(game.seats):
            assert game.can_undo(seat) == (bool(barrier.marks) and barrier.marks[-1].seat == seat)
        here = mark(game)
        for wanted in reversed(barrier.marks):
            game.undo(wanted.seat)
            assert mark(game) == wanted
        assert_at_the_barrier(game)
        for again in barrier.actions:
            game.act(again)
        assert mark(game) == here


def assert_at_the_barrier(game: sr.BoardGame) -> None:
    here = mark(game)
    for seat in range(game.seats):
        assert not game.can_undo(seat)
        with pytest.raises(sr.NothingToUndo):
            game.undo(seat)
    assert mark(game) == here


@settings(max_examples=20)
@given(walks(skip=300))
def test_another_way_after_undo_leaves_nothing_of_the_first(walk: Walk):
    """Whoever undoes and does something else has the game of one who did that at once."""
    game, source = walk.begin(), FastSource(walk.seed)
    for _ in range(25):
        if game.over:
            break
        straight = sr.from_json(game.to_json())
        seat, length = game.owner(), len(game.entries)
        for action in game.legal():
            game.act(action)
            if not game.can_undo(seat):
                break
            game.undo(seat)
        if len(game.entries) > length:  # chance answered: this way can't be taken back
            continue
        action = walk.next(game, source)
        game.act(action)
        straight.act(action)
        assert mark(game) == mark(straight)


def test_undo_is_for_seats_only():
    game = sr.new_game(seats=2, seed=1, chance="manual")
    while game.owner() == sr.CHANCE:
        game.act(game.legal()[0])
        assert not any(game.can_undo(seat) for seat in range(-2, 5))
    game.act("move:5")
    assert game.can_undo(0)
    for stranger in (1, -1, 7):
        with pytest.raises(sr.NothingToUndo):
            game.undo(stranger)


def test_a_turn_that_was_ended_can_be_taken_back_until_the_next_seat_acts():
    game = sr.new_game(seats=2, seed=1)
    for token in ("move:5", "leave", "act", "end_turn"):
        game.act(token)
    assert game.owner() == 1 and game.can_undo(0)
    game.undo(0)
    assert (game.owner(), game.step) == (0, "turn.encounters")
    game.act("end_turn")
    game.act("move:6")
    assert not game.can_undo(0)
    assert game.can_undo(1)


def test_dice_are_a_barrier_even_where_they_change_nothing():
    game = sr.new_game(seats=2, seed=1, chance="manual")
    while game.owner() == sr.CHANCE:
        game.act(game.legal()[0])
    for token in ("move:9", "leave", "act", "call:12", "roll:1+1"):
        game.act(token)
    assert not game.can_undo(0)


def test_a_drawn_card_is_a_barrier():
    game = sr.new_game(seats=2, seed=1)
    for token in ("move:6", "leave", "act", "take:pile"):
        game.act(token)
    assert not game.can_undo(0)
    game.act(game.legal()[0])
    assert game.step in ("caravansary.take", "caravansary.discard", "turn.encounters")


@settings(max_examples=15)
@given(walks(skip=200))
def test_a_mark_brings_everything_back_behind_any_barrier(walk: Walk):
    """A table that keeps its own account of undo may go back further than one seat's choices."""
    game = undo_all(walk.begin())
    for _ in walk.on(game, 3):
        pass
    here, there = mark(game), game.mark()
    for _ in walk.on(game, 12):
        pass
    game.back_to(there)
    assert mark(game) == here
    for seat in range(game.seats):
        while game.can_undo(seat):
            game.undo(seat)
    assert len(game.entries) <= len(here.tokens)
