"""Trouble on purpose, much of it: `make chaos`. Ends with 1 if anything was lost, done twice or seen.

python -m tools.chaos                      all of it
python -m tools.chaos kills faults         some of it: kills, workers, faults, outages, twins
python -m tools.chaos kills --kills 20     less of it
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.chaos import faults, kills, outages, twins
from tests.web.server import postgres, redis_url, sqlite

Asked = argparse.Namespace


def killed_on_sqlite(asked: Asked, folder: Path) -> Any:
    return asyncio.run(kills.run(sqlite(folder), folder, asked.games, asked.kills, asked.seed))


def killed_on_postgresql(asked: Asked, folder: Path) -> Any:
    with postgres() as database:
        return asyncio.run(kills.run(database, folder, asked.games, asked.kills, asked.seed))


def workers_killed(asked: Asked, folder: Path) -> Any:
    redis = redis_url()
    with postgres() as database:
        return asyncio.run(kills.run(database, folder, asked.games, asked.kills, asked.seed, redis, workers=2))


def lines_spoiled(asked: Asked, folder: Path) -> Any:
    return asyncio.run(faults.run(sqlite(folder), folder, asked.games, asked.faults, asked.seed))


def database_cut_and_redis_stopped(asked: Asked, folder: Path) -> Any:
    with postgres() as database:
        return asyncio.run(outages.run(database, folder, asked.games, asked.cuts, asked.stops, asked.seed))


def twins_compared(asked: Asked, folder: Path) -> Any:
    return asyncio.run(twins.run(folder, asked.pairs))


TROUBLE: dict[str, list[Callable[[Asked, Path], Any]]] = {
    "kills": [killed_on_sqlite, killed_on_postgresql],
    "workers": [workers_killed],
    "faults": [lines_spoiled],
    "outages": [database_cut_and_redis_stopped],
    "twins": [twins_compared],
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", metavar="TROUBLE")
    numbers = {"games": 20, "kills": 100, "faults": 10_000, "cuts": 100, "stops": 20, "pairs": 200, "seed": 1}
    for name, value in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    asked = parser.parse_args()
    unknown = [name for name in asked.what if name not in TROUBLE]
    if unknown:
        parser.error(f"there is no trouble called {unknown[0]}; there is {', '.join(TROUBLE)}")
    good = True
    for name in asked.what or TROUBLE:
        for job in TROUBLE[name]:
            begun = time.monotonic()
            try:
                with tempfile.TemporaryDirectory(prefix="sixrubies-chaos-") as folder:
                    told = job(asked, Path(folder))
            except (pytest.skip.Exception, pytest.fail.Exception) as absent:
                sys.exit(str(absent))  # no PostgreSQL, or no Redis
            fine = getattr(told, "balance", None) is None or told.balance.good
            good = good and fine
            title = job.__name__.replace("_", " ")
            print(f"{'ok  ' if fine else 'BAD '} {title} ({time.monotonic() - begun:.0f} s): {told}", flush=True)
    print("Nothing was lost, done twice or seen." if good else "SOMETHING IS WRONG.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
