"""How strong bots are on one scale, from all their matches: one pool for each ruleset and number of seats.

OpenSkill's Plackett-Luce model, which rates whole rankings of more than two. It takes games one after the other, and
their order matters a little: so all games of a pool are sorted, then shuffled by each of the seeds 1 to `ORDERS`, and
the mean of the ratings counts. The same games give the same ratings, whatever files they stand in.

A bot may have several seats. Its rating moves by what all of them gain and lose together; it becomes as much more
certain as by one of them, because they tell about one bot.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import mean

from openskill.models import PlackettLuce

from sixrubies.arena.match import Match
from sixrubies.arena.results import read
from sixrubies.arena.tally import Tally, tally
from sixrubies.bots.foreign import is_foreign
from sixrubies.bots.greedy import GreedyBot
from sixrubies.bots.levels import Club
from sixrubies.bots.search import SearchBot
from sixrubies.core.errors import BadFile

ORDERS = 10
PLAYS_AS = {Club.name: GreedyBot.name}  # a name for people, and one player: so levels and bots are on one scale

Pool = tuple[str, int]  # ruleset and seats
Game = tuple[tuple[str, ...], tuple[int, ...]]  # players and their ranks, by seat


@dataclass(frozen=True)
class Rating:
    """A player's strength and how uncertain it is; 25 and 25/3 before the first game."""

    name: str
    mu: float
    sigma: float
    games: int


def ratings(tallies: Iterable[Tally]) -> dict[Pool, list[Rating]]:
    """By pool, the strongest first. A match of one bot against itself tells nothing here."""
    pools: dict[Pool, Counter[Game]] = {}
    for counted in tallies:
        match = counted.match
        if len(set(match.bots)) > 1:
            pool = pools.setdefault((match.ruleset, match.seats), Counter())
            for seated, ranks, count in counted.standing():
                pool[tuple(player(match, name) for name in seated), tuple(ranks)] += count
    return {key: rated(pools[key]) for key in sorted(pools) if pools[key]}


def player(match: Match, name: str) -> str:
    """Who thinks for a second is another player than who thinks for a minute, if he takes the time he has."""
    by_the_clock = is_foreign(name) or name == SearchBot.name
    return f"{name} {match.seconds:g} s" if by_the_clock and match.seconds is not None else PLAYS_AS.get(name, name)


def rated(games: Counter[Game]) -> list[Rating]:
    listed = sorted(games.elements())
    played = Counter(name for seated, _ in listed for name in set(seated))
    found = [_in_order(listed, seed) for seed in range(1, ORDERS + 1)]
    told = [
        Rating(name, mean(order[name][0] for order in found), mean(order[name][1] for order in found), played[name])
        for name in played
    ]
    return sorted(told, key=lambda rating: (-rating.mu, rating.name))


def _in_order(games: list[Game], seed: int) -> dict[str, tuple[float, float]]:
    """Mean and deviation by player, after the games in the order of a seed."""
    model = PlackettLuce(tau=0)  # a bot stays as strong as it is
    new = model.rating()
    found: dict[str, tuple[float, float]] = {}
    shuffled = games[:]
    Random(seed).shuffle(shuffled)
    for seated, ranks in shuffled:
        before = {name: found.get(name, (new.mu, new.sigma)) for name in seated}
        teams = [[model.rating(*before[name])] for name in seated]
        after = model.rate(teams, ranks=list(ranks))
        for name, (mu, _) in before.items():
            own = [team[0] for bot, team in zip(seated, after, strict=True) if bot == name]
            variance = sum(rating.sigma**2 for rating in own) / len(own)
            found[name] = mu + sum(rating.mu - mu for rating in own), variance**0.5
    return found


def gathered(paths: Iterable[Path]) -> list[Tally]:
    """The tallies of result files and of folders of them."""
    files: list[Path] = []
    for path in paths:
        found = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
        if not found:
            raise BadFile(f"{path} has no result files in it (*.jsonl)")
        files += found
    tallies: dict[Match, Tally] = {}
    for file in dict.fromkeys(file.resolve() for file in files):
        match, games, _ = read(file)
        if match not in tallies or tallies[match].games < len(games):
            tallies[match] = tally(match, games)  # of a match kept twice, the longer one: they are the same games
    return list(tallies.values())
