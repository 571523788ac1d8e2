"""Write docs/results.md anew: `make results`. Plays the matches of docs/results/matches.toml that are missing.

Of each match its counts are kept, in docs/results/tallies.jsonl, and the page is made of them alone (`--page` makes no
more than that). Whole result files are many megabytes and stay in arena-results/page; a run that was stopped goes on
there. Bots change: a match whose first games they would play otherwise now is played anew.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from sixrubies.arena import Match, run, tally
from sixrubies.arena.match import play_game
from sixrubies.core.errors import SixRubiesError
from tools.results.matches import LIST, ROOT, TALLIES, Listed, Stored, digest, listed, load, save
from tools.results.page import write

GAMES = ROOT / "arena-results" / "page"  # apart from what people have played, which is not ours to delete
PROBED = 4  # games: one may go the same way although a bot has changed


def first_games(match: Match) -> str:
    """What the bots make of them. With a limit of time no two runs need be alike: it is asked what they do without."""
    asked = replace(match, seconds=None)
    seatings = len(asked.seatings())
    return digest([play_game(asked, *divmod(number, seatings)) for number in range(PROBED)])


def update(found: Listed, tallies: Path, folder: Path, workers: int) -> dict[Match, Stored]:
    """Play what is missing or would be played otherwise now. What is kept is written after every match."""
    wanted = found.wanted()
    kept = {match: stored for match, stored in load(tallies).items() if match in wanted}
    for match, games in wanted.items():
        first, known = first_games(match), kept.get(match)
        if known is None or known.first != first or known.counted.games < games:
            kept[match] = play(match, games, folder, workers, first)
            save(kept, tallies)
    return kept


def play(match: Match, games: int, folder: Path, workers: int, first: str) -> Stored:
    """Go on from the result file, unless the bots would play otherwise now: beside it stands what they did then."""
    file = folder / f"{match.file_name()}.jsonl"
    then = file.with_suffix(".first")
    if not then.exists() or then.read_text(encoding="utf-8") != first:
        file.unlink(missing_ok=True)
        folder.mkdir(parents=True, exist_ok=True)
        then.write_text(first, encoding="utf-8")
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
