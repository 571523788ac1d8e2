"""The speed peer: random four-player games of catanatron, in catanatron's own environment.

    python bench/peer_catanatron.py SECONDS

Prints one line of JSON. This script imports nothing of Six Rubies, and Six Rubies imports nothing of it:
`sixrubies bench` runs it as a process of its own, with the interpreter of an environment that holds catanatron
(see bench/README.md).

The driver is the cheapest that still plays by catanatron's rules: its public `Game`, the option list it makes after
every action, its own end of the game; no player is asked, and nobody checks again that the choice is in the list.
"""

from __future__ import annotations

import json
import sys
from importlib.metadata import version
from random import random
from time import process_time

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found,import-untyped,unused-ignore]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found,import-untyped,unused-ignore]

COPIED_EVERY = 10
"""Decisions between two of the positions whose copies are timed."""


def new_game(seed: int) -> Game:
    """Four seats. The seed also seeds the choices: catanatron draws everything from the global source, and so do we."""
    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)], seed=seed)


def play(game: Game) -> tuple[int, int]:
    """Play to the end; how many decisions (lists of two or more) and how many actions it took."""
    state = game.state
    decisions = actions = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        options = state.playable_actions
        count = len(options)
        if count > 1:
            decisions += 1
            action = options[int(random() * count)]
        else:
            action = options[0]
        actions += 1
        game.execute(action, validate_action=False)
    return decisions, actions


def positions(games: int) -> list[Game]:
    """Positions along some games, where a search would copy: at decisions, evenly spread."""
    found: list[Game] = []
    for seed in range(1, games + 1):
        game = new_game(seed)
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            options = state.playable_actions
            if len(options) > 1:
                decisions += 1
                if decisions % COPIED_EVERY == 0:
                    found.append(game.copy())
            game.execute(options[int(random() * len(options))], validate_action=False)
    return found


def time_play(seconds: float) -> dict[str, float]:
    """Whole games until the CPU time is used up; the first game is played before the clock starts."""
    play(new_game(1))
    decisions = actions = games = 0
    start = process_time()
    used = 0.0
    while used < seconds:
        more_decisions, more_actions = play(new_game(games + 2))
        decisions += more_decisions
        actions += more_actions
        games += 1
        used = process_time() - start
    return {
        "decisions": decisions,
        "actions": actions,
        "games": games,
        "cpu_s": used,
        "decisions_per_s": decisions / used,
        "actions_per_s": actions / used,
        "games_per_s": games / used,
    }


def time_copy(seconds: float) -> float:
    """Mean CPU time of one `game.copy()`, in microseconds."""
    sample = positions(5)
    copies = 0
    start = process_time()
    used = 0.0
    while used < seconds:
        for game in sample:
            game.copy()
        copies += len(sample)
        used = process_time() - start
    return used / copies * 1e6


def main(arguments: list[str]) -> int:
    """Measure and print."""
    try:
        (text,) = arguments
        seconds = float(text)
        if not 0 < seconds <= 3600:
            raise ValueError
    except ValueError:
        print("usage: peer_catanatron.py SECONDS   (more than 0, at most 3600)", file=sys.stderr)
        return 2
    result: dict[str, float | str] = {**time_play(seconds), "copy_us": time_copy(seconds / 4)}
    result["version"] = version("catanatron")
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
