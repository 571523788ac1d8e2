"""Teach the judge of a ruleset by games against itself: `python -m tools.teach base --rounds 20`.

Every round two processes play for a while with the network as it is, and it learns from the games of the last rounds.
The network goes into src/sixrubies/bots/judges; a later run goes on from there. A box begins with what the base game's
judge knows; that of the Dice Game tells turns to the goal instead of a chance. Needs numpy, playing does not.
"""

import argparse
import json
import os
import sys
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

KEPT = 12  # rounds that are learnt from
FIRST = 4  # rounds that a network plays before it learns more: a few games would spoil it
BOXES = ("mocha", "letters", "great_bazaar")
DICE = "dice"
FOLDER = Path(__file__).parents[2] / "src/sixrubies/bots/judges"

BASE = FOLDER / "base.json"


def teach(ruleset: str, rounds: int, seconds: float, workers: int, seed: int, file: Path) -> None:
    from tools.teach import dice, fit, games
    from tools.teach.begin import widened

    lesson = partial(games.play, ruleset) if ruleset != DICE else dice.play
    learn = fit.fit if ruleset != DICE else dice.fit
    told: dict[str, Any] | None = json.loads(file.read_text()) if file.exists() else None
    if told is None and ruleset in BOXES:
        told = widened(json.loads(BASE.read_text()), ruleset)
    first_fit = 0 if told is None else min(FIRST, rounds) - 1
    kept: deque[list[games.Played]] = deque(maxlen=KEPT)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        for number in range(rounds):
            first = seed + number * workers
            jobs = [pool.submit(lesson, told, seconds, first + worker) for worker in range(workers)]
            kept.append([job.result() for job in jobs])
            if number < first_fit:
                continue
            told, off = learn(told, [played for round_ in kept for played in round_], seed + number)
            part = file.with_suffix(".part")
            part.write_text(json.dumps(told, separators=(",", ":")) + "\n")
            part.replace(file)
            played = sum(int(one["game"][-1]) + 1 for one in kept[-1])
            sys.stdout.write(f"round {number + 1}: {played} games; off by {off:.4f}\n")
            sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.teach", description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("ruleset", choices=("base", *BOXES, DICE))
    asked.add_argument("--rounds", type=int, default=20)
    asked.add_argument("--seconds", type=float, default=30, help="of play in each round")
    asked.add_argument("--workers", type=int, default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--file", type=Path, help="the network, if not the one that bots play with")
    options = asked.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # small arrays: more threads only wait for each other
    file = options.file or FOLDER / f"{options.ruleset}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    teach(options.ruleset, options.rounds, options.seconds, options.workers, options.seed, file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
