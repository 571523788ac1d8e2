"""The summary for people: a table in the terminal, and as plain data."""

from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixrubies.arena.match import as_plain
from sixrubies.arena.ratings import Pool, Rating
from sixrubies.arena.summary import SURE, Summary
from sixrubies.arena.words import ArenaWords

SHOWN = 6  # sources and places named for each bot
MOST_ODDS = 1e6  # further off than anybody cares


def headed(words: ArenaWords, *keys: str) -> Table:
    return Table(*map(words.text, keys), box=None, header_style="bold")


def table(summary: Summary, words: ArenaWords) -> RenderableType:
    match = summary.match
    bots = headed(words, "bot", "won", "in_interval", "fair", "ratio", "median", "at_99")
    for name, won in summary.by_bot.items():
        took = summary.milliseconds.get(name)
        times = (words.number(took["median"], 2), words.number(took["at_99"], 1)) if took else ("", "")
        shares = words.percent(won.share), words.interval(won), words.percent(won.fair), words.number(won.ratio, 2)
        bots.add_row(name, *shares, *times)
    seats = headed(words, "seat", "won", "in_interval")
    for seat, won in enumerate(summary.by_seat, 1):
        seats.add_row(str(seat), words.percent(won.share), words.interval(won))
    lines = Text("\n".join(sentences(summary, words)))
    return Group(Text(words.head(match, summary.games), style="bold"), "", bots, "", seats, "", lines)


def sentences(summary: Summary, words: ArenaWords) -> list[str]:
    rounds = {name: words.number(value, int(name == "mean")) for name, value in summary.rounds.items()}
    lines = [words.text("rounds", **rounds)]
    for name, sources in summary.ruby_sources.items():
        named = {words.source(source): count for source, count in sources.items()}
        lines.append(words.text("rubies", bot=name, list=words.listed(named, SHOWN)))
    for name, uses in summary.uses.items():
        named = {words.use(use): count for use, count in uses.items()}
        lines.append(words.text("actions", bot=name, list=words.listed(named, SHOWN)))
    for name, faults in summary.faults.items():
        counted = ", ".join(f"{fault} {count}" for fault, count in faults.items())  # names as in docs/bots.md
        lines.append(words.text("faults", bot=name, times=sum(faults.values()), list=counted))
        if name in summary.last_words:
            lines.append(words.text("last_words", words=summary.last_words[name]))
    if len(summary.by_bot) > 1:
        odds = words.number(min(summary.odds, MOST_ODDS), 1 if summary.odds < SURE else 0)
        if summary.odds > MOST_ODDS:
            odds = words.text("odds-more", odds=odds)
        clear = "clear" if summary.odds >= SURE else "unclear"
        lines.append(words.text(f"odds-{clear}", bot=summary.match.bots[0], odds=odds))
    return lines


def plain(summary: Summary) -> dict[str, Any]:
    """Everything, for a program to read."""
    return {**asdict(summary), "match": as_plain(summary.match), "odds": min(summary.odds, MOST_ODDS)}


def ratings_table(pools: dict[Pool, list[Rating]], language: str) -> RenderableType:
    shown: list[RenderableType] = []
    words = ArenaWords(language, "base")
    for (ruleset, seats), rated in pools.items():
        bots = headed(words, "bot", "ratings-rating", "ratings-give", "ratings-games")
        for rating in rated:
            figures = words.number(rating.mu, 2), words.number(2 * rating.sigma, 2), words.number(rating.games)
            bots.add_row(rating.name, *figures)
        shown += [Text(words.text("ratings-pool", ruleset=ruleset, seats=seats), style="bold"), bots, ""]
    return Group(*shown, Text(words.text("ratings-note" if shown else "ratings-nothing")))
