"""Let bots play many games and report how they do.

    python -m sixrubies.bots.measure --games 100 --bots greedy,random,random,random
    python -m sixrubies.bots.measure --games 200 --bots greedy --seats 4 --ruleset great_bazaar --json
    python -m sixrubies.bots.measure --games 100 --bots greedy,random --ruleset dice

One name stands for all seats. The bots move on by a seat from game to game, so that each sits everywhere equally often.
The share of a bot is that of all its seats together; a shared victory counts in parts. Intervals are Wilson's, 95 %.
Times are CPU times of this process.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import mean, median
from time import process_time
from typing import Any

import sixrubies as sr
from sixrubies.bots import Bot, Choice, Limit, make, play_out
from sixrubies.bots.bot import View
from sixrubies.core.decision import Decision
from sixrubies.core.errors import BadOption, SixRubiesError
from sixrubies.rulesets import DECKS, EDITIONS, LAYOUTS, RULESETS

Z = 1.96  # standard errors of a 95 % interval


@dataclass
class Share:
    """Games won, as a share of those played, with its interval."""

    games: int
    wins: float
    share: float
    low: float
    high: float


@dataclass
class Report:
    """What was measured. Decisions are those with two or more options, the only ones a bot is asked."""

    bots: list[str]
    seats: int
    ruleset: str
    layout: str | None  # none in the Dice Game, which has no places
    edition: str
    deck: str
    neutral_assistants: bool
    seed: int
    games: int
    by_bot: dict[str, Share]
    by_seat: list[Share]
    rounds: dict[str, float]
    ms_per_decision: dict[str, float]
    ms_at_99: dict[str, float]
    decisions_per_game: float
    games_per_s: float
    compiled: bool


class Clocked:
    """A bot with a stop watch."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name
        self.seconds: list[float] = []

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        start = process_time()
        choice = self.bot.choose(view, decision, limit)
        self.seconds.append(process_time() - start)
        return choice


def share(wins: float, games: int) -> Share:
    """Wilson's interval: sensible also for few games and for shares near 0 and 1."""
    if games == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0)
    p, spread = wins / games, Z * Z / games
    middle = (p + spread / 2) / (1 + spread)
    half = Z * (p * (1 - p) / games + spread / games / 4) ** 0.5 / (1 + spread)
    return Share(games, wins, p, max(0.0, middle - half), min(1.0, middle + half))


def line_up(bots: Sequence[str], seats: int | None) -> list[str]:
    """A bot for each seat; one name stands for all."""
    if len(bots) == 1:
        return list(bots) * (4 if seats is None else seats)
    if seats is not None and len(bots) != seats:
        raise BadOption(f"{len(bots)} bots can't sit on {seats} seats")
    return list(bots)


def measure(
    games: int,
    bots: Sequence[str],
    seats: int | None = None,
    layout: str | None = None,
    edition: str = "revised",
    neutral_assistants: bool = False,
    seed: int = 1,
    ruleset: str = "base",
    deck: str = "mixed",
) -> Report:
    """Play the games and count. The same arguments give the same games. No layout is the recommended one."""
    if ruleset not in RULESETS:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    if layout is None and LAYOUTS[ruleset]:
        layout = LAYOUTS[ruleset][0]
    if games < 1:
        raise BadOption(f"at least one game has to be played, not {games}")
    names = line_up(bots, seats)
    count = len(names)
    rounds: list[int] = []
    won_by_seat = [0.0] * count
    won_by_bot = dict.fromkeys(names, 0.0)
    clocks: list[Clocked] = []
    start = process_time()
    for number in range(games):
        seated = names[number % count :] + names[: number % count]
        players = [Clocked(make(name, (seed + number) * count + seat)) for seat, name in enumerate(seated)]
        game = sr.new_game(
            ruleset,
            seats=count,
            seed=seed + number,
            layout=layout,
            edition=edition,
            deck=deck,
            neutral_assistants=neutral_assistants,
        )
        play_out(game, players)
        winners = game.outcome().winners
        for seat in winners:
            won_by_seat[seat] += 1 / len(winners)
            won_by_bot[seated[seat]] += 1 / len(winners)
        rounds.append(game.view().to_dict()["round"])
        clocks += players
    seconds = process_time() - start
    return Report(
        bots=names,
        seats=count,
        ruleset=ruleset,
        layout=layout,
        edition=edition,
        deck=deck,
        neutral_assistants=neutral_assistants,
        seed=seed,
        games=games,
        by_bot={name: share(wins, games) for name, wins in won_by_bot.items()},
        by_seat=[share(wins, games) for wins in won_by_seat],
        rounds=spread(rounds),
        ms_per_decision={name: mean(seconds_of(clocks, name)) * 1000 for name in won_by_bot},
        ms_at_99={name: at_99(seconds_of(clocks, name)) * 1000 for name in won_by_bot},
        decisions_per_game=sum(len(clock.seconds) for clock in clocks) / games,
        games_per_s=games / seconds,
        compiled=sr.compiled,
    )


def spread(rounds: Sequence[int]) -> dict[str, float]:
    ordered = sorted(rounds)
    last = len(ordered) - 1
    return {
        "least": ordered[0],
        "low": ordered[last // 20],
        "median": median(ordered),
        "mean": mean(ordered),
        "high": ordered[last - last // 20],
        "most": ordered[last],
    }


def seconds_of(clocks: Sequence[Clocked], name: str) -> list[float]:
    """Of each decision by bots of a name, the quickest first; a bot that was never asked took no time."""
    return sorted(took for clock in clocks if clock.name == name for took in clock.seconds) or [0.0]


def at_99(ordered: Sequence[float]) -> float:
    """What 99 of 100 decisions do not exceed."""
    return ordered[(len(ordered) - 1) * 99 // 100]


def text(report: Report) -> str:
    """A few plain lines."""
    build = "compiled" if report.compiled else "plain Python"
    layout = f"layout {report.layout}, " if report.layout else ""
    lines = [f"{report.games} games, {report.seats} seats, {layout}{report.ruleset}, {build}"]
    for name, won in report.by_bot.items():
        took, most = report.ms_per_decision[name], report.ms_at_99[name]
        lines.append(f"  {name:<8} won {_percent(won)}, {took:.2f} ms per decision, 99 % within {most:.2f} ms")
    lines += [f"  seat {seat}   won {_percent(won)}" for seat, won in enumerate(report.by_seat)]
    r = report.rounds
    lines.append(
        f"  rounds   median {r['median']:g}, mean {r['mean']:.1f}, 5 to 95 %: {r['low']:g} to {r['high']:g},"
        f" all: {r['least']:g} to {r['most']:g}"
    )
    lines.append(f"  {report.games_per_s:.1f} games/s, {report.decisions_per_game:.0f} decisions per game")
    return "\n".join(lines)


def _percent(won: Share) -> str:
    return f"{won.share:6.1%} ({won.low:.1%} to {won.high:.1%})"


def _layouts() -> str:
    return "; ".join(f"{ruleset}: {', '.join(layouts)}" for ruleset, layouts in LAYOUTS.items() if layouts)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sixrubies.bots.measure", description="Measure bots by playing.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy", help="names with commas; one name stands for all seats")
    parser.add_argument("--seats", type=int, default=None, help="only needed with one name; 4 if left out")
    parser.add_argument("--ruleset", default="base", help=", ".join(RULESETS))
    parser.add_argument("--layout", default=None, help=_layouts())
    parser.add_argument("--edition", default="revised", help=", ".join(EDITIONS))
    parser.add_argument("--deck", default="mixed", help=", ".join(DECKS))
    parser.add_argument("--neutral-assistants", action="store_true")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each further game takes the next")
    parser.add_argument("--json", action="store_true", help="everything, for a program to read")
    told = parser.parse_args(arguments)
    try:
        report = measure(
            told.games,
            told.bots.split(","),
            told.seats,
            told.layout,
            told.edition,
            told.neutral_assistants,
            told.seed,
            told.ruleset,
            told.deck,
        )
    except SixRubiesError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write((_json(report) if told.json else text(report)) + "\n")
    return 0


def _json(report: Report) -> str:
    told: dict[str, Any] = asdict(report)
    return json.dumps(told)


if __name__ == "__main__":
    sys.exit(main())
