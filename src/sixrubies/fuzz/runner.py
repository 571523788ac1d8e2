"""Many games over all tables, on as many cores as asked for, added up to one report for each ruleset."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import sixrubies as sr
from sixrubies.core.errors import BadOption
from sixrubies.fuzz import failures
from sixrubies.fuzz.chunk import Chunk, new_chunk, play_chunk
from sixrubies.fuzz.families import ALL, family_of, rulesets_of
from sixrubies.fuzz.family import Counts
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.fuzz.report import Found, Report

COMPLETE = 20_000  # games of a ruleset after which everything must have been seen
CHECKS = ("options compared", "chances compared", "states judged")
FOLDER = Path("fuzz-failures")
SHOWN = 20  # failures that are written; more of them tell nothing new

Tell = Callable[[int, int], None]  # games done, failures so far


def run_all(
    ruleset: str = ALL,
    games: int = 100_000,
    seed: int = 1,
    workers: int = 1,
    folder: Path = FOLDER,
    tell: Tell | None = None,
) -> list[Report]:
    """So many games, shared out equally among the rulesets asked for; one report each."""
    rulesets = rulesets_of(ruleset)
    if 0 < games < len(rulesets):
        raise BadOption(f"at least one game of each ruleset: {len(rulesets)} or more")
    reports: list[Report] = []
    for i, name in enumerate(rulesets):
        share = games * (i + 1) // len(rulesets) - games * i // len(rulesets)
        reports.append(run(name, share, seed, workers, folder, _beside(reports, tell)))
    return reports


def _beside(reports: list[Report], tell: Tell | None) -> Tell | None:
    """What is told of a ruleset, added to what the ones before it came to."""
    games, failed = sum(report.games for report in reports), sum(len(report.failures) for report in reports)
    return None if tell is None else lambda done, failures: tell(games + done, failed + failures)


def run(
    ruleset: str = "base",
    games: int = 25_000,
    seed: int = 1,
    workers: int = 1,
    folder: Path = FOLDER,
    tell: Tell | None = None,
) -> Report:
    """Play so many games and report. The same games come out whatever the number of workers."""
    family = family_of(ruleset)
    if games < 1 or workers < 1 or seed < 0:
        raise BadOption("games and workers are whole numbers from 1 on, a seed from 0 on")
    start = time.monotonic()
    total, tally = new_chunk(family), family.tally()
    written: list[Found] = []
    for chunk in _chunks(ruleset, games, seed, workers):
        _add(total, chunk)
        tally.add(chunk.lists)
        for failed in chunk.failed[: SHOWN - len(written)]:
            written.append(Found(failed.number, failed.what, str(failures.write(failed, seed, folder))))
        if tell is not None:
            tell(total.games, len(total.failed))
    return _report(ruleset, total, tally, written, seed, time.monotonic() - start)


def _chunks(ruleset: str, games: int, seed: int, workers: int) -> Iterator[Chunk]:
    most = family_of(ruleset).chunk
    sizes = [min(most, games - done) for done in range(0, games, most)]
    if workers == 1:
        for number, size in enumerate(sizes):
            yield play_chunk(ruleset, number, size, seed)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_chunk, [ruleset] * len(sizes), range(len(sizes)), sizes, [seed] * len(sizes))


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
        (total.tables, chunk.tables),
    ):
        for name, count in theirs.items():
            mine[name] += count


def _report(ruleset: str, total: Chunk, tally: Tally, written: list[Found], seed: int, seconds: float) -> Report:
    family = family_of(ruleset)
    counts: Counts = {
        **family.counts_of(tally),
        "result": total.results,
        "table": total.tables,
        "start": total.starts,
        "player": total.players,
    }
    return Report(
        ruleset=ruleset,
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
        expected_zero=family.expected_zero,
        unseen=family.zeros(counts),
        surprises=family.surprises(counts),
        failures=written,
        complete=total.games >= COMPLETE,
    )
