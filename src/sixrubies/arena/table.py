"""The summary for people: a table in the terminal, and as plain data."""

from dataclasses import asdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixrubies.arena.match import as_plain
from sixrubies.arena.summary import SURE, Share, Summary

SHOWN = 6  # sources and places named for each bot


def table(summary: Summary) -> RenderableType:
    match = summary.match
    layout = f", layout {match.layout}" if match.layout else ""
    head = f"{match.ruleset}, {match.seats} seats{layout}, seed {match.seed}: {summary.games:,} games"
    bots = Table("bot", "won", "95 % interval", "fair", "ratio", "ms median", "99 % in", box=None, header_style="bold")
    for name, won in summary.by_bot.items():
        took = summary.milliseconds.get(name)
        times = (f"{took['median']:.2f}", f"{took['at_99']:.1f}") if took else ("", "")
        bots.add_row(name, f"{won.share:.1%}", _interval(won), f"{won.fair:.1%}", f"{won.ratio:.2f}", *times)
    seats = Table("seat", "won", "95 % interval", box=None, header_style="bold")
    for seat, won in enumerate(summary.by_seat, 1):
        seats.add_row(str(seat), f"{won.share:.1%}", _interval(won))
    r = summary.rounds
    lines = [f"Rounds: median {r['median']:g}, mean {r['mean']:.1f}, 5 to 95 % {r['low']:g} to {r['high']:g}."]
    for name, sources in summary.ruby_sources.items():
        lines.append(f"Rubies of {name}, per game won: {_listed(sources)}.")
    for name, uses in summary.uses.items():
        lines.append(f"Actions of {name}, per game: {_listed(uses)}.")
    for name, faults in summary.faults.items():
        counted = ", ".join(f"{fault.replace('_', ' ')} {count}" for fault, count in faults.items())
        lines.append(f"{name} failed {sum(faults.values())} times, and random chose instead: {counted}.")
        if name in summary.last_words:
            lines.append(f"The last time it said: {summary.last_words[name]}")
    if len(summary.by_bot) > 1:
        clear = "clear" if summary.odds >= SURE else "not clear yet"
        lines.append(f"Odds that {match.bots[0]} differs from the fair share: {min(summary.odds, 1e9):.3g} ({clear}).")
    return Group(Text(head, style="bold"), "", bots, "", seats, "", Text("\n".join(lines)))


def plain(summary: Summary) -> dict[str, Any]:
    """Everything, for a program to read."""
    told = asdict(summary)
    return {**told, "match": as_plain(summary.match), "odds": min(summary.odds, 1e9)}


def _interval(won: Share) -> str:
    return f"{won.low:.1%} to {won.high:.1%}"


def _listed(counted: dict[str, float]) -> str:
    return ", ".join(f"{thing} {count:.2f}" for thing, count in list(counted.items())[:SHOWN]) or "none"
