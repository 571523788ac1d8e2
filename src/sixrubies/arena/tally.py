"""The games of a match, counted: all that reports, ratings and statistics need, in a few kilobytes."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from sixrubies.arena.match import Match, as_plain
from sixrubies.arena.played import Played
from sixrubies.arena.results import match_of
from sixrubies.arena.times import Times


@dataclass
class Doings:
    """What some seats did, all together."""

    seats: int = 0
    rubies: Counter[str] = field(default_factory=Counter)  # by where they came from
    uses: Counter[str] = field(default_factory=Counter)  # actions by place, in the Dice Game by kind

    def __iadd__(self, other: "Doings") -> "Doings":
        self.seats += other.seats
        self.rubies += other.rubies
        self.uses += other.uses
        return self


@dataclass
class Tally:
    """Counts over the games of a match."""

    match: Match
    standings: list[Counter[str]]  # by seating: the ranks of the seats, as in "1342", and how often
    rounds: Counter[int] = field(default_factory=Counter)  # how many games were so long
    winners: dict[str, Doings] = field(default_factory=dict)  # by bot: the seats that won
    others: dict[str, Doings] = field(default_factory=dict)  # by bot: the seats that did not
    tiles: dict[str, Counter[int]] = field(default_factory=dict)  # seats that took it, by round; the first of a kind
    tile_wins: dict[str, dict[int, float]] = field(default_factory=dict)  # what those seats won
    faults: dict[str, Counter[str]] = field(default_factory=dict)  # by foreign bot
    times: dict[str, Times] = field(default_factory=dict)  # by bot, of the games whose times are known

    @property
    def games(self) -> int:
        return sum(count for standings in self.standings for count in standings.values())

    def standing(self) -> Iterator[tuple[tuple[str, ...], list[int], int]]:
        """Bots by seat, their ranks, and how many games ended so."""
        for seated, standings in zip(self.match.seatings(), self.standings, strict=True):
            for ranks, count in sorted(standings.items()):
                yield seated, [int(rank) for rank in ranks], count

    def wins(self, name: str) -> float:
        """Of all seats of a bot together; a shared victory counts in parts."""
        return sum(
            count * sum(rank == 1 and bot == name for bot, rank in zip(seated, ranks, strict=True)) / ranks.count(1)
            for seated, ranks, count in self.standing()
        )

    def seat_wins(self, seat: int) -> float:
        return sum(count * (ranks[seat] == 1) / ranks.count(1) for _, ranks, count in self.standing())

    def of_winners(self) -> Doings:
        return together(self.winners.values())

    def of_others(self) -> Doings:
        return together(self.others.values())


def tally(match: Match, games: Iterable[Played]) -> Tally:
    seatings = match.seatings()
    counted = Tally(match, [Counter() for _ in seatings])
    for game in games:
        counted.standings[game.seating]["".join(map(str, game.ranks))] += 1
        counted.rounds[game.rounds] += 1
        for seat, name in enumerate(seatings[game.seating]):
            won = game.ranks[seat] == 1
            doings = (counted.winners if won else counted.others).setdefault(name, Doings())
            doings += Doings(1, Counter(source for source, _ in game.rubies[seat]), Counter(game.uses[seat]))
            _count_tiles(counted, game, seat, won / len(game.winners))
            if seat < len(game.faults) and game.faults[seat]:
                counted.faults.setdefault(name, Counter()).update(game.faults[seat])
            if seat < len(game.times):
                counted.times.setdefault(name, Counter()).update(game.times[seat])
    return counted


def _count_tiles(counted: Tally, game: Played, seat: int, won: float) -> None:
    first: dict[str, int] = {}
    for tile, when in game.tiles[seat]:
        first.setdefault(tile, when)
    for tile, when in first.items():
        counted.tiles.setdefault(tile, Counter())[when] += 1
        wins = counted.tile_wins.setdefault(tile, {})
        wins[when] = wins.get(when, 0) + won


def together(doings: Iterable[Doings]) -> Doings:
    whole = Doings()
    for some in doings:
        whole += some
    return whole


def as_stored(counted: Tally) -> dict[str, Any]:
    """As plain data, always in the same order. Times and faults are those of a run, and stay with it."""
    return {
        "match": as_plain(counted.match),
        "standings": [_sorted(standings) for standings in counted.standings],
        "rounds": _sorted(counted.rounds),
        "winners": {name: _stored_doings(counted.winners[name]) for name in sorted(counted.winners)},
        "others": {name: _stored_doings(counted.others[name]) for name in sorted(counted.others)},
        "tiles": {tile: _sorted(counted.tiles[tile]) for tile in sorted(counted.tiles)},
        "tile_wins": {tile: _sorted(counted.tile_wins[tile]) for tile in sorted(counted.tile_wins)},
    }


def from_stored(plain: dict[str, Any]) -> Tally:
    return Tally(
        match_of(plain["match"]),
        [Counter(standings) for standings in plain["standings"]],
        Counter(_by_number(plain["rounds"])),
        {name: _doings(told) for name, told in plain["winners"].items()},
        {name: _doings(told) for name, told in plain["others"].items()},
        {tile: Counter(_by_number(told)) for tile, told in plain["tiles"].items()},
        {tile: _by_number(told) for tile, told in plain["tile_wins"].items()},
    )


def _stored_doings(doings: Doings) -> dict[str, Any]:
    return {"seats": doings.seats, "rubies": _sorted(doings.rubies), "uses": _sorted(doings.uses)}


def _doings(plain: dict[str, Any]) -> Doings:
    return Doings(plain["seats"], Counter(plain["rubies"]), Counter(plain["uses"]))


def _sorted(counted: dict[Any, Any]) -> dict[str, Any]:
    return {str(thing): round(counted[thing], 6) for thing in sorted(counted)}


def _by_number(plain: dict[str, Any]) -> dict[int, Any]:
    return {int(number): count for number, count in plain.items()}
