"""What games of one bot against itself tell about the game: seats, rubies, mosque tiles, over several layouts."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import median

from sixrubies.arena.summary import Share, share
from sixrubies.arena.tally import Tally, together
from sixrubies.core.errors import BadOption


@dataclass(frozen=True)
class TileValue:
    """How often seats won that took a tile early, later, never. No proof that it helps: who is ahead has it sooner."""

    tile: str
    early: Share
    later: Share
    never: Share


def joined(tallies: Sequence[Tally]) -> Tally:
    """Matches of the same line-up, whatever they were played on, as one."""
    first = tallies[0]
    if {(counted.match.bots, counted.match.ruleset) for counted in tallies} != {
        (first.match.bots, first.match.ruleset)
    }:
        raise BadOption("only matches of the same bots at the same game are read together")
    whole = Tally(replace(first.match, layout=None), [Counter() for _ in first.standings])
    for counted in tallies:
        for standings, more in zip(whole.standings, counted.standings, strict=True):
            standings.update(more)
        whole.rounds.update(counted.rounds)
        for mine, theirs in ((whole.winners, counted.winners), (whole.others, counted.others)):
            for name, doings in theirs.items():
                mine[name] = together([*([mine[name]] if name in mine else []), doings])
        for tile, taken in counted.tiles.items():
            whole.tiles.setdefault(tile, Counter()).update(taken)
            wins = whole.tile_wins.setdefault(tile, {})
            for when, won in counted.tile_wins[tile].items():
                wins[when] = wins.get(when, 0) + won
    return whole


def first_half(counted: Tally) -> int:
    """The last round of the first half of a median game: until then is early."""
    return int(median(counted.rounds.elements())) // 2


def tile_values(counted: Tally) -> list[TileValue]:
    half, fair = first_half(counted), 1 / counted.match.seats
    found = []
    for tile in sorted(counted.tiles):
        taken, wins = counted.tiles[tile], counted.tile_wins[tile]
        early = _taken(taken, wins, range(half + 1))
        later = _taken(taken, wins, range(half + 1, max(taken) + 1))
        seats = counted.games * counted.match.seats
        never = counted.games - early[0] - later[0], seats - early[1] - later[1]
        found.append(TileValue(tile, share(*early, fair), share(*later, fair), share(*never, fair)))
    return found


def _taken(taken: Mapping[int, int], wins: Mapping[int, float], rounds: range) -> tuple[float, int]:
    """What seats won that took it in these rounds, and how many they were."""
    when = [number for number in taken if number in rounds]
    return sum(wins[number] for number in when), sum(taken[number] for number in when)
