"""What one process measures of our own engine: `python -m sixrubies.bench.own KIND RULESET SEATS SECONDS` prints JSON.

Rates are per second of CPU time. A decision is a list with two or more entries answered by a player.
"""

import json
import sys
import tracemalloc
from random import Random
from statistics import median
from time import process_time
from typing import Any

import sixrubies as sr
from sixrubies import playout
from sixrubies.board import setup as board
from sixrubies.board.rules import Rules as BoardRules
from sixrubies.core.errors import BadOption
from sixrubies.core.frame import OVER
from sixrubies.core.kernel import Kernel
from sixrubies.core.rng import FastSource
from sixrubies.dice import setup as dice
from sixrubies.dice.rules import Rules as DiceRules

SEED = 1
CLONES = 10_000
COPIED_EVERY = 10
"""Decisions between two of the states whose copies are timed."""


Rules = Kernel[Any]
"""Of whichever game."""


def rules_of(ruleset: str, seats: int) -> Rules:
    return sr.new_game(ruleset, seats=seats).family.kernel


def new_state(rules: Rules) -> Any:
    if isinstance(rules, DiceRules):
        return dice.new_state(rules)
    assert isinstance(rules, BoardRules)
    return board.new_state(rules)


def random_games(rules: Rules, games: int, seed: int) -> tuple[int, int, int]:
    """Inside the engine, from beginning to end. Decisions, actions and games."""
    if isinstance(rules, DiceRules):
        return playout.random_dice_games(rules, games, seed)
    assert isinstance(rules, BoardRules)
    return playout.random_games(rules, games, seed)


def rates(rules: Rules, seconds: float) -> dict[str, float]:
    """Whole random games inside the engine until the CPU time is used up; the first ones before the clock starts."""
    batch = 10 if sr.compiled else 1
    random_games(rules, batch, SEED)
    decisions = actions = games = 0
    used, start = 0.0, process_time()
    while used < seconds:
        more = random_games(rules, batch, SEED + batch + games)
        decisions, actions, games = decisions + more[0], actions + more[1], games + more[2]
        used = process_time() - start
    return {"decisions_per_s": decisions / used, "actions_per_s": actions / used, "games_per_s": games / used}


def from_python(rules: Rules, seconds: float) -> float:
    """Decisions per second of the same play when interpreted Python asks for every list and answers it."""
    choose = Random(SEED).random
    decisions = games = 0
    used, start = 0.0, process_time()
    while used < seconds:
        s, source = new_state(rules), FastSource(SEED + games)
        rules.resolve(s, source)
        while s.owner != OVER:
            options = rules.legal(s)
            if len(options) > 1:
                decisions += 1
            rules.act(s, options[int(choose() * len(options))])
            rules.resolve(s, source)
        games += 1
        used = process_time() - start
    return decisions / used


def recorded(ruleset: str, seats: int, seconds: float) -> float:
    """Decisions per second of a `Game`, which checks every action and keeps record, events and undo."""
    choose = Random(SEED).random
    decisions = games = 0
    used, start = 0.0, process_time()
    while used < seconds:
        game = sr.new_game(ruleset, seats=seats, seed=SEED + games)
        while not game.over:
            options = game.legal()
            if len(options) > 1:
                decisions += 1
            game.act(options[int(choose() * len(options))])
        games += 1
        used = process_time() - start
    return decisions / used


def states(rules: Rules, games: int) -> list[Any]:
    """States along some games, where a search would copy: at decisions, evenly spread."""
    choose = Random(SEED).random
    found: list[Any] = []
    for number in range(games):
        s, source = new_state(rules), FastSource(SEED + number)
        rules.resolve(s, source)
        decisions = 0
        while s.owner != OVER:
            options = rules.legal(s)
            if len(options) > 1:
                decisions += 1
                if decisions % COPIED_EVERY == 0:
                    found.append(s.clone())
            rules.act(s, options[int(choose() * len(options))])
            rules.resolve(s, source)
    return found


def copy_us(rules: Rules, seconds: float) -> float:
    """Mean CPU time of one `state.clone()`, in microseconds."""
    sample = states(rules, 5)
    copies = 0
    used, start = 0.0, process_time()
    while used < seconds:
        for state in sample:
            state.clone()
        copies += len(sample)
        used = process_time() - start
    return used / copies * 1e6


def state_bytes(rules: Rules) -> float:
    """What one more copy of a state from the middle of a game costs in memory, over ten thousand of them."""
    along = states(rules, 1)
    middle = along[len(along) // 2]
    kept = [middle] * CLONES
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for i in range(CLONES):
        kept[i] = middle.clone()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / CLONES


def growth(ruleset: str, seconds: float, turns: int = 9) -> float | None:
    """CPU time per decision with five seats over that with two, the median of several turns; None without five."""
    try:
        two, five = rules_of(ruleset, 2), rules_of(ruleset, 5)
    except BadOption:
        return None
    part = seconds / turns / 2
    return median(rates(two, part)["decisions_per_s"] / rates(five, part)["decisions_per_s"] for _ in range(turns))


def speed(ruleset: str, seats: int, seconds: float) -> dict[str, float]:
    """One run: inside the engine, from interpreted Python, and copying."""
    rules = rules_of(ruleset, seats)
    return {
        **rates(rules, seconds),
        "decisions_per_s_from_python": from_python(rules, seconds / 4),
        "decisions_per_s_recorded": recorded(ruleset, seats, seconds / 4),
        "copy_us": copy_us(rules, seconds / 4),
        "compiled": sr.compiled,
    }


def size(ruleset: str, seats: int, seconds: float) -> dict[str, float | None]:
    """What is measured once: memory, and how the cost grows with the seats."""
    return {"state_bytes": state_bytes(rules_of(ruleset, seats)), "seats5_over_seats2": growth(ruleset, seconds)}


def main(arguments: list[str]) -> None:
    kind, ruleset, seats, seconds = arguments
    measured = speed if kind == "speed" else size
    sys.stdout.write(json.dumps(measured(ruleset, int(seats), float(seconds))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
