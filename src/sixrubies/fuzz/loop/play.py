"""One game from a state to its end, checked and counted."""

from typing import Final, TypeVar

from sixrubies.core.frame import AUTO, CHANCE, NOTHING, OVER
from sixrubies.core.rng import FastSource
from sixrubies.core.state import BaseState
from sixrubies.fuzz.loop.checks import check_chance, check_list, check_options, check_state
from sixrubies.fuzz.loop.players import choose
from sixrubies.fuzz.loop.referee import Failure, Referee
from sixrubies.fuzz.loop.tally import Tally

S = TypeVar("S", bound=BaseState)

MOST: Final = 20_000  # actions in a game; more means that it does not end


def play(
    s: S,
    referee: Referee[S],
    source: FastSource,
    players: list[int],
    tally: Tally,
    past: list[int],
    most: int,
    every: int,
    traced: bool,
) -> None:
    """Play until the game is over or `past` holds `most` actions. `past` is filled as the game goes on.

    Options, chance and the whole state are judged at every `every`-th action, the state at each change of turn as
    well. A traced game also tells its events, and each action is carried out a second time on a copy.
    """
    kernel = referee.kernel
    turn = referee.turn(s)
    if traced:
        s.log = []
    while s.owner != OVER and len(past) < most:
        f = s.frames[-1]
        full = len(past) % every == 0
        if s.owner == CHANCE:
            if full:
                check_chance(s, referee, f, tally)
            action = kernel.chance(s, source)
        else:
            options = kernel.legal(s)
            check_list(options)
            if full:
                check_options(s, referee, f, options, tally)
            action = choose(players[s.owner], s, referee, options, source, tally)
            referee.count_choice(s, f, options, action, tally)
        past.append(action)
        tally.pairs[f.step * tally.actions + action] += 1
        if traced:
            act_twice(s, referee, action, tally)
        else:
            kernel.act(s, action)
        referee.check_sums(s)
        if full or referee.turn(s) != turn:
            turn = referee.turn(s)
            check_state(s, referee, tally)
    if s.owner != OVER and most >= MOST:
        raise Failure(f"the game is not over after {len(past)} actions")
    check_state(s, referee, tally)
    tally.checks[0] += len(past)


def act_twice(s: S, referee: Referee[S], action: int, tally: Tally) -> None:
    """The kernel acts; a copy is taken through the same steps one by one. The copy must not disturb the original."""
    kept = referee.clone(s)
    copy = referee.clone(s)
    step_by_step(copy, referee, action, tally)
    referee.check_same(s, kept, "acting on a copy changed the original")
    referee.kernel.act(s, action)
    referee.check_same(s, copy, "a copy went another way")
    log = s.log
    if log is not None:
        for event in log:
            tally.events[event.kind] += 1
            referee.count_event(s, event, tally)
        log.clear()


def step_by_step(s: S, referee: Referee[S], action: int, tally: Tally) -> None:
    """What the kernel does, with each step counted that nobody chooses in."""
    kernel = referee.kernel
    f = s.frames[-1]
    if kernel.first_interrupt <= action <= kernel.last_interrupt:
        kernel.interrupt(s, f, action)
    else:
        s.frames.pop()
        kernel.steps[f.step].apply(s, f, action)
    s.owner = OVER
    while s.frames:
        f = s.frames[-1]
        step = kernel.steps[f.step]
        owner = step.owner(s, f)
        if owner != AUTO:
            s.owner = owner
            return
        tally.autos[f.step] += 1
        s.frames.pop()
        step.apply(s, f, NOTHING)
