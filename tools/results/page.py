"""docs/results.md and its plots, made of the counts that are kept."""

from collections.abc import Mapping, Sequence

from sixrubies.arena import Match, Tally, summary_of
from sixrubies.arena.match import command_of
from sixrubies.arena.ratings import ratings
from sixrubies.rulesets import RULESETS
from tools.results.matches import FOLDER, ROOT, Listed, Stored, seats_of
from tools.results.statistics import statistics
from tools.results.tables import interval, length, percent, table

PAGE = "docs/results.md"


def made(found: Listed, kept: Mapping[Match, Stored]) -> dict[str, str]:
    """Every file by its path from the root."""
    counted = {match: kept[match].counted for match in found.wanted() if match in kept}
    told, plots = statistics([counted[match] for match in found.statistics if match in counted])
    parts = {
        "ladder": _matches(found.ladder, counted),
        "levels": f"## Levels\n\n{_matches(found.levels, counted)}" if found.levels else "",
        "ratings": _ratings([counted[match] for match in (*found.ladder, *found.levels) if match in counted]),
        "rounds": _rounds(found.rounds, counted),
        "statistics": told,
        "failed.md": (FOLDER / "failed.md").read_text(encoding="utf-8").strip(),
    }
    page = (FOLDER / "page.md").read_text(encoding="utf-8")
    for name, part in parts.items():
        page = page.replace(f"<!-- {name} -->\n\n" if not part else f"<!-- {name} -->", part)
    return {PAGE: page, **{f"docs/results/{name}": plot for name, plot in plots.items()}}


def write(found: Listed, kept: Mapping[Match, Stored]) -> None:
    files = made(found, kept)
    for old in FOLDER.glob("*.svg"):
        if f"docs/results/{old.name}" not in files:
            old.unlink()
    for path, text in files.items():
        (ROOT / path).write_text(text, encoding="utf-8")


def _matches(part: Mapping[Match, int], counted: Mapping[Match, Tally]) -> str:
    head = ("Ruleset, layout", "Line-up", "Games", "The first bot won", "Interval", "Fair", "Rounds, median", "Command")
    rows = []
    for match in part:
        if match not in counted:
            continue
        summary = summary_of(counted[match])
        won = summary.by_bot[match.bots[0]]
        rows.append(
            (
                ", ".join(filter(None, (match.ruleset, match.layout))),
                match.seated(),
                f"{summary.games:,}",
                percent(won.share),
                interval(won),
                percent(won.fair),
                f"{summary.rounds['median']:g}",
                f"`{command_of(match, summary.games)}`",
            )
        )
    return table(head, rows) if rows else "Not played yet."


def _ratings(tallies: Sequence[Tally]) -> str:
    rows = [
        (ruleset, str(seats), rating.name, f"{rating.mu:.2f}", f"± {2 * rating.sigma:.2f}", f"{rating.games:,}")
        for (ruleset, seats), rated in ratings(tallies).items()
        for rating in rated
    ]
    return table(("Ruleset", "Seats", "Bot", "Rating", "Give or take", "Games"), rows)


def _rounds(part: Mapping[Match, int], counted: Mapping[Match, Tally]) -> str:
    bots = list(dict.fromkeys(match.bots[0] for match in part))
    matches = {(match.bots[0], match.ruleset, match.seats): match for match in part}
    rows = []
    for ruleset in RULESETS:
        for seats in seats_of(ruleset):
            cells = []
            for bot in bots:
                played = counted.get(matches[bot, ruleset, seats])
                cells += [length(played), f"{played.games:,}"] if played else ["not played yet", ""]
            rows.append((ruleset, str(seats), *cells))
    head = [cell for bot in bots for cell in (f"{bot}, rounds", "games")]
    return table(("Ruleset", "Seats", *head), rows)
