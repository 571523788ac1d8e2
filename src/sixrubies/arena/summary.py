"""What the games of a match come to: shares with their intervals, rounds, where rubies came from."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, lgamma, log
from statistics import mean, median

from sixrubies.arena.match import Match
from sixrubies.arena.played import Played

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
    ruby_sources: dict[str, dict[str, float]]  # by bot: rubies per game won, by where they came from
    uses: dict[str, dict[str, float]]  # by bot: actions per game, by place
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
    names = list(dict.fromkeys(match.bots))
    count, seats = len(games), match.seats
    fair = {name: match.bots.count(name) / seats for name in names}
    won = {name: sum(wins_of(match, game, name) for game in games) for name in names}
    by_seat = [sum((seat in game.winners) / len(game.winners) for game in games) for seat in range(seats)]
    first = names[0]
    return Summary(
        match=match,
        games=count,
        by_bot={name: share(won[name], count, fair[name]) for name in names},
        by_seat=[share(wins, count, 1 / seats) for wins in by_seat],
        rounds=spread([game.rounds for game in games]),
        odds=odds(won[first], count, fair[first]) if 0 < fair[first] < 1 else 1.0,
        ruby_sources={name: _per_game(_winners_rubies(match, games, name), won[name]) for name in names},
        uses={name: _per_game(_uses(match, games, name), count * match.bots.count(name)) for name in names},
        milliseconds=_milliseconds(match, games, names),
        faults=_faults(match, games),
        last_words=_last_words(match, games),
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


def at_99(ordered: Sequence[float]) -> float:
    """What 99 of 100 do not exceed."""
    return ordered[(len(ordered) - 1) * 99 // 100]


def _winners_rubies(match: Match, games: Sequence[Played], name: str) -> Counter[str]:
    """Only of those who won."""
    found: Counter[str] = Counter()
    for game in games:
        seated = match.seatings()[game.seating]
        for seat in game.winners:
            if seated[seat] == name:
                found.update(game.rubies[seat])
    return found


def _uses(match: Match, games: Sequence[Played], name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for game in games:
        for seat, bot in enumerate(match.seatings()[game.seating]):
            if bot == name:
                found.update(game.uses[seat])
    return found


def _faults(match: Match, games: Sequence[Played]) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = {}
    for game in games:
        for bot, faults in zip(match.seatings()[game.seating], game.faults, strict=False):
            if faults:
                found.setdefault(bot, Counter()).update(faults)
    return {bot: dict(faults.most_common()) for bot, faults in found.items()}


def _last_words(match: Match, games: Sequence[Played]) -> dict[str, str]:
    """Of the games that were played just now."""
    told = [pair for game in games for pair in zip(match.seatings()[game.seating], game.last_words, strict=False)]
    return {bot: words for bot, words in told if words}


def _per_game(counted: Counter[str], games: float) -> dict[str, float]:
    return {thing: count / games for thing, count in counted.most_common()} if games else {}


def _milliseconds(match: Match, games: Sequence[Played], names: Sequence[str]) -> dict[str, dict[str, float]]:
    """Of the games that were played just now; nothing for those read from a file."""
    told: dict[str, dict[str, float]] = {}
    for name in names:
        took = sorted(
            1000 * second
            for game in games
            for bot, seconds in zip(match.seatings()[game.seating], game.seconds, strict=False)
            if bot == name
            for second in seconds
        )
        if took:
            told[name] = {"mean": mean(took), "median": median(took), "at_99": at_99(took)}
    return told
