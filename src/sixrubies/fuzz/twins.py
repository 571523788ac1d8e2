"""Nobody sees what is hidden: two games that differ only in what a viewer can't know look alike to him, all along.

`python -m sixrubies.fuzz.twins --ruleset mocha --pairs 10000`. A pair is a state and a twin whose unseen cards were
dealt anew and came out differently. Both are played on with the same visible actions and outcomes; what others draw may
differ.
"""

import argparse
import dataclasses
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random
from typing import Any

from sixrubies.api import new_game
from sixrubies.core.errors import BadOption
from sixrubies.core.event import EVERYONE
from sixrubies.core.family import SPECTATOR
from sixrubies.core.frame import CHANCE
from sixrubies.core.game import Game
from sixrubies.core.record import Record, digest
from sixrubies.core.rng import FastSource
from sixrubies.core.step import ChanceStep
from sixrubies.fuzz.families import FAMILIES, family_of
from sixrubies.fuzz.loop.players import PLAYER_NAMES, SENSIBLE, choose

STEPS = 20  # actions that two twins are played on together
APART = 15  # actions of a game between two pairs, on average


class Leak(Exception):
    """A viewer could tell two states apart that differ only in what he may not know."""


@dataclass
class Told:
    """What was compared."""

    pairs: int = 0  # states with a twin that differs
    compared: int = 0  # times everything a viewer gets was compared, along the way
    alike: int = 0  # twins that came out the same, and prove nothing
    parted: int = 0  # twins that could not do the same any longer: what one held, the other did not
    others: int = 0  # of those times, somebody decided in another player's turn
    games: int = 0

    def add(self, other: "Told") -> None:
        for field in dataclasses.fields(self):
            setattr(self, field.name, getattr(self, field.name) + getattr(other, field.name))


def seen_by(game: Game[Any], seat: int | None, previews: int = 2) -> dict[str, Any]:
    """Everything a viewer is given at a decision: view, options, events, whether anybody has to wait."""
    view = game.view(seat)
    seen: dict[str, Any] = {
        "view": view.to_dict(),
        "unseen": view.unseen(),
        "sample": digest(game.family.describe(view.sample(FastSource(5)))),
        # Without a seat a decision is told to its owner: a spectator is told what another seat is.
        "decision": game.decision((game.owner() + 1) % game.seats if seat is None else seat),
        "events": [event.key() for event in game.events_for(seat)],
        "step": (game.owner(), game.step, game.forced(), game.over),
    }
    if seat is not None:
        seen["undo"] = game.can_undo(seat)
        if game.owner() == seat:
            seen["legal"] = game.legal()
            seen["previews"] = [view.preview(action) for action in game.legal()[-previews:]]
    return seen


def compare(one: Game[Any], other: Game[Any], seat: int | None, told: Told) -> None:
    first, second = seen_by(one, seat), seen_by(other, seat)
    told.compared += 1
    told.others += one.owner() >= 0 and one.owner() != family_of(one.header["ruleset"]).turn(one._state)
    for key, value in first.items():
        if value != second.get(key):
            raise Leak(f"{_name(seat)} sees a difference: {key} at {one.step}")


def compare_records(one: Game[Any], other: Game[Any], seat: int | None) -> None:
    """A record only ever grows, so it is enough to compare it in the end, as it is told while a game is running."""
    if _running_record(one, seat) != _running_record(other, seat):
        raise Leak(f"{_name(seat)} reads another record")


def _running_record(game: Game[Any], seat: int | None) -> Record:
    return game.record().seen_by(SPECTATOR if seat is None else seat) if game.over else game.record_for(seat)


def _name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"


def check_sample(game: Game[Any], seat: int | None, state: Any) -> None:
    """What is dealt anew is a state of this very view."""
    viewer = SPECTATOR if seat is None else seat
    if game.family.view(state, viewer).to_dict() != game.view(seat).to_dict():
        raise Leak("a sample of a view is seen differently")


def fork(game: Game[Any], state: Any = None) -> Game[Any]:
    """A copy that tells its events and asks for every outcome; with another state, a twin."""
    copy = game.clone()
    if state is not None:
        copy._state = state
    copy._state.log = copy.events
    copy.manual_chance = True
    return copy


def differ(game: Game[Any], state: Any) -> bool:
    """Another state of the game differs in what is hidden."""
    return family_of(game.header["ruleset"]).differ(game._state, state)


def play_twins(game: Game[Any], seat: int | None, dice: Random, told: Told, steps: int = STEPS) -> None:
    """One pair: made, compared, and played on together until they part, the game ends or it is enough."""
    twin_state = game.view(seat).sample(FastSource(dice.getrandbits(40)))
    check_sample(game, seat, twin_state)
    if not differ(game, twin_state):
        told.alike += 1
        return
    one, other = fork(game), fork(game, twin_state)
    told.pairs += 1
    compare(one, other, seat, told)
    for _ in range(steps):
        chosen = _outcomes(one, other, seat, dice) if one.owner() == CHANCE else _choice(one, other, dice)
        if chosen is None:
            told.parted += 1
            break
        one.act(chosen[0])
        other.act(chosen[1])
        if one.over or other.over:
            if one.over != other.over:
                raise Leak("one game is over, its twin is not")
            break  # left-over cards have been played, and hands may be looked at
        compare(one, other, seat, told)
    compare_records(one, other, seat)


def _choice(one: Game[Any], other: Game[Any], dice: Random) -> tuple[int, int] | None:
    """Something both may do; what the viewer himself may do was compared before."""
    both = sorted(set(one.legal()) & set(other.legal()))
    if not both:
        return None
    action = dice.choice(both)
    return action, action


def _outcomes(one: Game[Any], other: Game[Any], seat: int | None, dice: Random) -> tuple[int, int] | None:
    """The same outcome where the viewer sees it, otherwise each its own."""
    frame = one._state.frames[-1]
    step = one.family.kernel.steps[frame.step]
    assert isinstance(step, ChanceStep)
    audience = step.audience(one._state, frame)
    if audience == EVERYONE and one.legal() != other.legal():
        raise Leak(f"{step.name} has other outcomes for a twin, and everybody sees which")
    if audience not in (EVERYONE, seat):
        return dice.choice(one.legal()), dice.choice(other.legal())
    return _choice(one, other, dice)


def run_game(ruleset: str, number: int, seed: int) -> Iterator[Told]:
    """One game with twins made along its way; each pair is told of as it is done."""
    family = family_of(ruleset)
    dice = Random(f"twins {ruleset} {seed} {number}")
    game: Game[Any] = new_game(seed=dice.getrandbits(40), **family.options_of(number, dice))
    players = [dice.randrange(len(PLAYER_NAMES)) for _ in range(game.seats - 1)] + [SENSIBLE]
    referee, source, tally = family.referee(game.family), FastSource(dice.getrandbits(40)), family.tally()
    while not game.over:
        told = Told()
        seat = dice.choice([None, *range(game.seats)])
        play_twins(game, seat, dice, told)
        yield told
        for _ in range(dice.randrange(2 * APART)):
            if not game.over:
                s = game._state
                game.act(choose(players[s.owner], s, referee, game.legal(), source, tally))


def run_some(ruleset: str, first: int, pairs: int, seed: int) -> Told:
    """Games from a number on, until there are so many pairs."""
    total = Told()
    number = first
    while total.pairs < pairs:
        total.games += 1
        for told in run_game(ruleset, number, seed):
            total.add(told)
            if total.pairs >= pairs:
                break
        number += 1
    return total


def run(ruleset: str, pairs: int, seed: int = 1, workers: int = 1, chunk: int = 250) -> Told:
    """So many pairs, in chunks that do not depend on the number of workers."""
    if not family_of(ruleset).hides:
        raise BadOption(f"nothing is hidden from anybody in {ruleset}: there are no twins")
    sizes = [min(chunk, pairs - done) for done in range(0, pairs, chunk)]
    firsts = [1000 * i for i in range(len(sizes))]
    total = Told()
    if workers == 1:
        for first, size in zip(firsts, sizes, strict=True):
            total.add(run_some(ruleset, first, size, seed))
        return total
    with ProcessPoolExecutor(workers) as pool:
        for told in pool.map(run_some, [ruleset] * len(sizes), firsts, sizes, [seed] * len(sizes)):
            total.add(told)
    return total


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sixrubies.fuzz.twins", description="Nobody sees what is hidden.")
    parser.add_argument("--ruleset", default="base", choices=[name for name in FAMILIES if FAMILIES[name].hides])
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    try:
        told = run(asked.ruleset, asked.pairs, asked.seed, asked.workers)
    except Leak as leak:
        sys.stdout.write(f"{leak} (seed {asked.seed})\n")
        return 1
    sys.stdout.write(
        f"{told.pairs} pairs from {told.games} games of {asked.ruleset}, compared {told.compared} times"
        f" ({told.others} in another's turn); {told.parted} parted,"
        f" {told.alike} came out alike and were left out. Nobody saw what is hidden.\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
