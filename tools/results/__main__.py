"""Write docs/results.md anew: `make results`. Plays the matches of docs/results/matches.toml that are missing.

Of each match its counts are kept, in docs/results/tallies.jsonl, and the page is made of them alone (`--page` makes no
more than that). Whole result files are many megabytes and stay in arena-results; a run that was stopped goes on there.
Bots change: a match whose first game they would play otherwise now is played anew.
"""

import argparse
import sys
from pathlib import Path

from sixrubies.arena import Match, run, tally
from sixrubies.arena.match import play_game
from sixrubies.arena.results import read
from sixrubies.core.errors import SixRubiesError
from tools.results.matches import LIST, ROOT, TALLIES, Listed, Stored, digest, listed, load, save
from tools.results.page import write

GAMES = ROOT / "arena-results"
TIMED = "timed"  # instead of a digest


def first_game(match: Match) -> str:
    """What the bots make of the first deal. With a limit of time no two runs need be alike."""
    return TIMED if match.seconds is not None else digest(play_game(match, 0, 0))


def update(found: Listed, tallies: Path, folder: Path, workers: int) -> dict[Match, Stored]:
    """Play what is missing or would be played otherwise now. What is kept is written after every match."""
    wanted = found.wanted()
    kept = {match: stored for match, stored in load(tallies).items() if match in wanted}
    for match, games in wanted.items():
        first, known = first_game(match), kept.get(match)
        if known is None or known.first != first or known.counted.games < games:
            kept[match] = play(match, games, folder, workers, first)
            save(kept, tallies)
    return kept


def play(match: Match, games: int, folder: Path, workers: int, first: str) -> Stored:
    """Go on from the result file, unless the bots would play otherwise now."""
    file = folder / f"{match.file_name()}.jsonl"
    if file.exists() and first != TIMED:
        _, played, _ = read(file)
        if played and digest(played[0]) != first:
            file.unlink()
    results = run(match, games, workers, file, tell=lambda done: _tell(match, done, games))
    return Stored(tally(match, results.games), first)


def _tell(match: Match, done: int, games: int) -> None:
    sys.stderr.write(f"\r{match.ruleset} {match.layout or ''} {match.seated()}: {done} of {games} ")
    sys.stderr.write("\n" if done >= games else "")


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tools.results", description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--page", action="store_true", help="only write the page, from what is kept")
    asked.add_argument("--workers", type=int, default=2, help="processes that play")
    options = asked.parse_args()
    try:
        found = listed(LIST.read_text(encoding="utf-8"))
        try:
            if not options.page:
                update(found, TALLIES, GAMES, options.workers)
        finally:
            write(found, load())  # a run that is stopped leaves a page of what there is
    except SixRubiesError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
