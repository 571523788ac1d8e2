"""Playing a match: on as many processes as asked for, the games coming in always in the same order."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

from sixrubies.arena.match import BotDied, Match, play_game
from sixrubies.arena.played import Played
from sixrubies.arena.results import CantWrite, Results
from sixrubies.arena.summary import SURE, Summary, odds, summarise, wins_of
from sixrubies.core.errors import BadOption, SixRubiesError

Tell = Callable[[int], None]  # games done
AHEAD = 4  # games a process may be ahead of the file


def play(match: Match, games: int, file: Path | None = None) -> Summary:
    """Play a match in this process and sum it up."""
    return summarise(match.checked(), run(match, games, file=file).games)


def run(
    match: Match,
    games: int,
    workers: int = 1,
    file: Path | None = None,
    until_clear: bool = False,
    tell: Tell | None = None,
) -> Results:
    """Play on from what the file holds to so many games, whole deals. What was played is in the file, come what may.

    `until_clear`: end earlier, as soon as the first bot is surely better or worse than its fair share.
    """
    if games < 1 or workers < 1 or match.seed < 0:
        raise BadOption("games and workers are whole numbers from 1 on, a seed from 0 on")
    match = match.checked()
    results = Results(match, file)
    seatings = len(match.seatings())
    wanted = -(-games // seatings) * seatings
    try:
        with closing(_games(match, range(len(results.games), wanted), workers, until_clear, results)) as games_played:
            for played in games_played:
                results.add(played)
                if tell is not None:
                    tell(len(results.games))
    except (BotDied, BrokenProcessPool, CantWrite) as error:
        why = "a process that played was ended from outside" if isinstance(error, BrokenProcessPool) else str(error)
        kept = f"; the {len(results.games)} games before are kept in {file}" if file else ""
        raise SixRubiesError(f"{why}{kept}") from error
    return results


def _games(
    match: Match, numbers: range, workers: int, until_clear: bool, results: Results
) -> Generator[Played, None, None]:
    """Game by game in their order, until the answer is clear."""
    seatings = len(match.seatings())
    if workers == 1:
        for number in numbers:
            if until_clear and number % seatings == 0 and clear(results):
                return
            yield play_game(match, *divmod(number, seatings))
        return
    end, held = multiprocessing.Pipe(duplex=False)
    with ProcessPoolExecutor(workers, initializer=_end_with_run, initargs=(end, held)) as pool:
        try:
            start = partial(_start, pool, match, seatings)
            waiting = [start(number) for number in numbers[: workers * AHEAD]]
            for place, number in enumerate(numbers):
                if until_clear and number % seatings == 0 and clear(results):
                    break
                yield waiting.pop(0).result()
                if place + workers * AHEAD < len(numbers):
                    waiting.append(start(numbers[place + workers * AHEAD]))
            for future in waiting:
                future.cancel()
        except BaseException:
            held.close()
            raise


def _end_with_run(end: Connection, held: Connection) -> None:
    """In a worker: it ends with the run, in the middle of a game if need be, and so do the programs it has started.

    Ctrl-C reaches all processes in a terminal; it is for the one that keeps the results, which stops the others.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    held.close()  # our copy: the pipe ends when the run has closed its own, or is gone

    def wait() -> None:
        end.poll(None)
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def _start(pool: ProcessPoolExecutor, match: Match, seatings: int, number: int) -> Future[Played]:
    return pool.submit(play_game, match, *divmod(number, seatings))


def clear(results: Results) -> bool:
    """The first bot is better or worse than its fair share, as surely as the sequential test asks."""
    match, name = results.match, results.match.bots[0]
    fair = match.bots.count(name) / match.seats
    if fair == 1.0 or not results.games:
        return False
    wins = sum(wins_of(match, played, name) for played in results.games)
    return odds(wins, len(results.games), fair) >= SURE
