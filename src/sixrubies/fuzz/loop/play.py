"""One game from a state to its end, checked and counted."""

from typing import Final

from sixrubies.board.actions import DECLINE, END_TURN, FIRST_INTERRUPT, LAST_INTERRUPT, TAKE_DISCARD
from sixrubies.board.events import ACTION_BEGAN, RUBY
from sixrubies.board.fields import TURN
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_TOLL
from sixrubies.board.things import PLAY_STREAM
from sixrubies.core.event import Event
from sixrubies.core.frame import AUTO, CHANCE, NOTHING, OVER, Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.fuzz.loop.checks import (
    Failure,
    check_chance,
    check_list,
    check_options,
    check_same,
    check_state,
    check_sums,
)
from sixrubies.fuzz.loop.players import choose
from sixrubies.fuzz.loop.tally import ACTIONS, ENDED, Tally

MOST: Final = 20_000  # actions in a game; more means that it does not end


def play(
    s: State, source: FastSource, players: list[int], tally: Tally, past: list[int], most: int, every: int, traced: bool
) -> None:
    """Play until the game is over or `past` holds `most` actions. `past` is filled as the game goes on.

    Options, chance and the whole state are judged at every `every`-th action, the state at each change of turn as
    well. A traced game also tells its events, and each action is carried out a second time on a copy.
    """
    rules = s.rules
    lane = stream(PLAY_STREAM)
    turn = s.n[TURN]
    if traced:
        s.log = []
    while s.owner != OVER and len(past) < most:
        f = s.frames[-1]
        full = len(past) % every == 0
        if s.owner == CHANCE:
            if full:
                check_chance(s, f, tally)
            action = rules.chance(s, source)
        else:
            options = rules.legal(s)
            check_list(options)
            if full:
                check_options(s, f, options, tally)
            action = choose(players[s.owner], s, f, options, source, lane, tally)
            count_choice(s, f, options, action, tally)
        past.append(action)
        tally.pairs[f.step * ACTIONS + action] += 1
        if traced:
            act_twice(s, action, tally)
        else:
            rules.act(s, action)
        check_sums(s)
        if full or s.n[TURN] != turn:
            turn = s.n[TURN]
            check_state(s, tally)
    if s.owner != OVER and most >= MOST:
        raise Failure(f"the game is not over after {len(past)} actions")
    check_state(s, tally)
    tally.checks[0] += len(past)


def count_choice(s: State, f: Frame, options: list[int], action: int, tally: Tally) -> None:
    if action == DECLINE:
        tally.count_end(options, f.step == TURN_TOLL)
    elif action == END_TURN:
        tally.ends[ENDED] += 1
    elif action == TAKE_DISCARD:
        tally.taken[s.discard[-1]] += 1


def act_twice(s: State, action: int, tally: Tally) -> None:
    """The kernel acts; a copy is taken through the same steps one by one. The copy must not disturb the original."""
    kept = s.clone()
    copy = s.clone()
    step_by_step(copy, action, tally)
    check_same(s, kept, "acting on a copy changed the original")
    s.rules.act(s, action)
    check_same(s, copy, "a copy went another way")
    log = s.log
    if log is not None:
        count_events(log, tally)
        log.clear()


def step_by_step(s: State, action: int, tally: Tally) -> None:
    """What the kernel does, with each step counted that nobody chooses in."""
    rules = s.rules
    f = s.frames[-1]
    if FIRST_INTERRUPT <= action <= LAST_INTERRUPT:
        rules.interrupt(s, f, action)
    else:
        s.frames.pop()
        rules.steps[f.step].apply(s, f, action)
    s.owner = OVER
    while s.frames:
        f = s.frames[-1]
        step = rules.steps[f.step]
        owner = step.owner(s, f)
        if owner != AUTO:
            s.owner = owner
            return
        tally.autos[f.step] += 1
        s.frames.pop()
        step.apply(s, f, NOTHING)


def count_events(events: list[Event], tally: Tally) -> None:
    for event in events:
        tally.events[event.kind] += 1
        if event.kind == RUBY:
            tally.rubies[event.a] += 1
        elif event.kind == ACTION_BEGAN:
            tally.begun[2 * event.a + event.b] += 1
