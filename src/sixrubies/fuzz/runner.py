"""Many games over all tables, on as many cores as asked for, added up to one report."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import sixrubies as sr
from sixrubies.core.errors import BadOption
from sixrubies.fuzz import failures
from sixrubies.fuzz.chunk import GAMES, Chunk, play_chunk
from sixrubies.fuzz.expected import Counts, counts_of, surprises, zeros
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.fuzz.report import Found, Report
from sixrubies.fuzz.tables import COMBINATIONS

COMPLETE = 20_000  # games after which everything must have been seen
CHECKS = ("options compared", "chances compared", "states judged")
FOLDER = Path("fuzz-failures")
SHOWN = 20  # failures that are written; more of them tell nothing new

Tell = Callable[[int, int], None]  # games done, failures so far


def run(
    games: int = 100_000, seed: int = 1, workers: int = 1, folder: Path = FOLDER, tell: Tell | None = None
) -> Report:
    """Play so many games and report. The same games come out whatever the number of workers."""
    if games < 1 or workers < 1 or seed < 0:
        raise BadOption("games and workers are whole numbers from 1 on, a seed from 0 on")
    start = time.monotonic()
    total, tally = Chunk(), Tally()
    written: list[Found] = []
    for chunk in _chunks(games, seed, workers):
        _add(total, chunk)
        tally.add(chunk.lists)
        for failed in chunk.failed[: SHOWN - len(written)]:
            written.append(Found(failed.number, failed.what, str(failures.write(failed, seed, folder))))
        if tell is not None:
            tell(total.games, len(total.failed))
    return _report(total, tally, written, seed, time.monotonic() - start)


def _chunks(games: int, seed: int, workers: int) -> Iterator[Chunk]:
    sizes = [min(GAMES, games - done) for done in range(0, games, GAMES)]
    if workers == 1:
        for number, size in enumerate(sizes):
            yield play_chunk(number, size, seed)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_chunk, range(len(sizes)), sizes, [seed] * len(sizes))


def _add(total: Chunk, chunk: Chunk) -> None:
    total.games += chunk.games
    total.longest = max(total.longest, chunk.longest)
    total.rounds = max(total.rounds, chunk.rounds)
    total.failed += chunk.failed
    for mine, theirs in (
        (total.starts, chunk.starts),
        (total.players, chunk.players),
        (total.results, chunk.results),
        (total.spoiled, chunk.spoiled),
    ):
        for name, count in theirs.items():
            mine[name] += count
    total.tables = [a + b for a, b in zip(total.tables, chunk.tables, strict=True)]


def _report(total: Chunk, tally: Tally, written: list[Found], seed: int, seconds: float) -> Report:
    counts: Counts = {
        **counts_of(tally),
        "result": total.results,
        "table": {_name(i): count for i, count in enumerate(total.tables)},
        "start": total.starts,
        "player": total.players,
    }
    return Report(
        games=total.games,
        seed=seed,
        compiled=sr.compiled,
        seconds=seconds,
        actions=tally.checks[0],
        checks=dict(zip(CHECKS, tally.checks[1:], strict=True)),
        longest=total.longest,
        rounds=total.rounds,
        spoiled=total.spoiled,
        counts=counts,
        unseen=zeros(counts),
        surprises=surprises(counts),
        failures=written,
        complete=total.games >= COMPLETE,
    )


def _name(combination: int) -> str:
    table = COMBINATIONS[combination]
    variant = " with neutral assistants" if table["neutral_assistants"] else ""
    return f"{table['seats']} seats, {table['layout']}, {table['edition']}{variant}"
