"""What the games of a match come to: shares with their intervals, rounds, where rubies came from."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, lgamma, log
from statistics import mean, median

from sixrubies.arena.match import Match
from sixrubies.arena.played import Played
from sixrubies.arena.tally import Doings, Tally, tally, together
from sixrubies.arena.times import Times, milliseconds, within

Z = 1.96  # standard errors of a 95 % interval
SURE = 20.0  # odds at which the sequential test stops: wrong in at most one of so many matches


@dataclass
class Share:
    """Games won, as a share of those played, with its interval; `fair` is what the number of seats would give."""

    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float

    @property
    def ratio(self) -> float:
        """To the fair share."""
        return self.share / self.fair


@dataclass
class Summary:
    """Of all games given. Shared victories count in parts; a bot's share is that of all its seats together."""

    match: Match
    games: int
    by_bot: dict[str, Share]
    by_seat: list[Share]
    rounds: dict[str, float]
    odds: float  # of the first bot's true share being another than the fair one, as the sequential test has them
    ruby_sources: dict[str, dict[str, float]]  # by bot: rubies of a winner, by where they came from
    uses: dict[str, dict[str, float]]  # by bot: actions of a seat in a game, by place
    milliseconds: dict[str, dict[str, float]] = field(default_factory=dict)  # by bot: mean, median, and 99 % within
    faults: dict[str, dict[str, int]] = field(default_factory=dict)  # by foreign bot: how often which, if ever
    last_words: dict[str, str] = field(default_factory=dict)  # what it told about the last of them


def share(wins: float, games: int, fair: float) -> Share:
    """Wilson's interval: sensible also for few games and for shares near 0 and 1."""
    if games == 0:
        return Share(0, 0.0, 0.0, 0.0, 1.0, fair)
    p, spread = wins / games, Z * Z / games
    middle = (p + spread / 2) / (1 + spread)
    half = Z * (p * (1 - p) / games + spread / games / 4) ** 0.5 / (1 + spread)
    return Share(games, wins, p, max(0.0, middle - half), min(1.0, middle + half), fair)


def odds(wins: float, games: float, fair: float) -> float:
    """How much better the results fit some other share than the fair one, every other share being as likely.

    A fair bot ever reaches odds of 20 in at most one match of 20, however often one looks (Ville's inequality; that
    victories may be shared only lowers the odds). So whoever stops there may believe the answer.
    """
    others = lgamma(wins + 1) + lgamma(games - wins + 1) - lgamma(games + 2)
    return exp(min(700.0, others - wins * log(fair) - (games - wins) * log(1 - fair)))


def wins_of(match: Match, played: Played, name: str) -> float:
    """What a game brought a bot: all, nothing, or a part of a shared victory."""
    seated = match.seatings()[played.seating]
    return sum(seated[seat] == name for seat in played.winners) / len(played.winners)


def summarise(match: Match, games: Sequence[Played]) -> Summary:
    summary = summary_of(tally(match, games))
    summary.last_words = _last_words(match, games)
    return summary


def summary_of(counted: Tally) -> Summary:
    match = counted.match
    names = list(dict.fromkeys(match.bots))
    count, seats = counted.games, match.seats
    fair = {name: match.bots.count(name) / seats for name in names}
    won = {name: counted.wins(name) for name in names}
    first = names[0]
    winners = {name: counted.winners.get(name, Doings()) for name in names}
    everybody = {name: together([winners[name], counted.others.get(name, Doings())]) for name in names}
    return Summary(
        match=match,
        games=count,
        by_bot={name: share(won[name], count, fair[name]) for name in names},
        by_seat=[share(counted.seat_wins(seat), count, 1 / seats) for seat in range(seats)],
        rounds=spread(counted.rounds.elements()),
        odds=odds(won[first], count, fair[first]) if 0 < fair[first] < 1 else 1.0,
        ruby_sources={name: per_seat(winners[name].rubies, winners[name].seats) for name in names},
        uses={name: per_seat(everybody[name].uses, everybody[name].seats) for name in names},
        milliseconds={name: spent(counted.times[name]) for name in names if counted.times.get(name)},
        faults={name: dict(faults.most_common()) for name, faults in counted.faults.items()},
    )


def spread(numbers: Iterable[float]) -> dict[str, float]:
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return {
        "least": ordered[0],
        "low": ordered[last // 20],
        "median": median(ordered),
        "mean": mean(ordered),
        "high": ordered[last - last // 20],
        "most": ordered[last],
    }


def per_seat(counted: Counter[str], seats: int) -> dict[str, float]:
    """The most first, and of equals by name."""
    ordered = sorted(counted, key=lambda thing: (-counted[thing], thing))
    return {thing: counted[thing] / seats for thing in ordered}


def spent(times: Times) -> dict[str, float]:
    """Milliseconds of a decision: mean, median, and what 99 of 100 do not exceed."""
    whole = sum(milliseconds(at) * count for at, count in times.items())
    return {"mean": whole / times.total(), "median": within(times, 0.5), "at_99": within(times, 0.99)}


def _last_words(match: Match, games: Sequence[Played]) -> dict[str, str]:
    """Of the games that were played just now."""
    told = [pair for game in games for pair in zip(match.seatings()[game.seating], game.last_words, strict=False)]
    return {bot: words for bot, words in told if words}
