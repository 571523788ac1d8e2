"""The planner: looks at every way to take its turn, judges what they lead to, and where two are close plans with both
its next three to five turns, this one counted: hands and dice are sampled, and the others play on meanwhile.

Its judges have learnt from games of their own (`python -m tools.teach`). In the Dice Game it looks at one turn, as the
greedy player does, and judges what is left by the turns that players with as much still needed.
"""

from math import sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.bots.learned import LearnedBot
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.search.judge.values import judge_name
from sixrubies.search.playouts import Playouts, Way

TRIES: Final = 2
ENOUGH: Final = 16  # tries of each way, from which on it may be clear that one is worse
SURE: Final = 3.0  # standard errors


class Tried:
    """A way, and the chances that its tries have found."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.chances: list[float] = []


class PlannerBot(LearnedBot):
    """Thinks about the first decision of a turn; what follows from it, it has thought of already.

    Flat, not a tree: all tries go into the ways to take the present turn, half of which is dropped again and again.
    """

    name = "planner"
    most_ways = 2
    clear = 0.03  # a way that the judge finds better by so much needs no try
    turns = 8  # of anybody that a plan has, and on to the next own one: three own ones with 4 or 5 seats, five with 2
    trust = 0.3  # in the judge at the end of the turn, against the tries
    by_the_clock = False  # whether it thinks as long as it may; else its tries take far less than any sensible limit

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        super().__init__(seed)
        self.tries = tries
        self.playouts: Playouts | None = None

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        if not isinstance(view, BoardView):
            return super().choose(view, decision, limit)
        ends = perf_counter() + limit.seconds if self.by_the_clock and limit.seconds is not None else None
        position = view.sample(FastSource(self.seed))
        playouts = self.playouts
        if playouts is None or playouts.rules is not position.rules:
            network = self.network(judge_name(position.rules))
            playouts = self.playouts = Playouts(position.rules, self.weights, network, self.seed)
            self.search = playouts.planner
        action = playouts.planner.planned(position)
        if action >= 0:
            return Choice(action, {"tries": 0})
        ways, tries = playouts.ways(position, self.most_ways), 0
        if playouts.in_doubt(position, ways, self.clear):
            ways, tries = self.tried(view, playouts, ways, ends)
        playouts.planner.remember(position, ways[0].line)
        return Choice(ways[0].line[0], {"value": ways[0].value, "tries": tries})

    def tried(self, view: BoardView, playouts: Playouts, ways: list[Way], ends: float | None) -> tuple[list[Way], int]:
        """The ways, the best first: each phase has its share of the tries or of the time, and drops the worse half.

        Every now and then those that are clearly worse are dropped too: if one is left, it needs no more tries.
        """
        phases = (len(ways) - 1).bit_length()
        start, tries, rounds = perf_counter(), 0, 0
        left = [Tried(way) for way in ways]
        for phase in range(phases):
            rounds_before = rounds
            while len(left) > 1 and (
                (rounds - rounds_before) * len(left) * phases < self.tries
                if ends is None
                else perf_counter() < start + (ends - start) * (phase + 1) / phases
            ):
                chances = self.one_try_each(view, playouts, [one.way for one in left], rounds, ends)
                tries += len(chances)
                if len(chances) < len(left):  # out of time
                    break
                for one, chance in zip(left, chances, strict=True):
                    one.chances.append(chance)
                rounds += 1
                if rounds >= ENOUGH and rounds.bit_count() == 1:
                    left = self.still_open(left)
            if rounds:
                left.sort(key=self.worth, reverse=True)
            if phase + 1 < phases:
                left = left[: (len(left) + 1) // 2]
        return [one.way for one in left], tries

    def still_open(self, left: list[Tried]) -> list[Tried]:
        """The best, and those that may be better yet: the same hands and dice make their tries comparable."""
        best = max(left, key=self.worth)
        return [one for one in left if one is best or self.worth(best) - self.worth(one) < SURE * doubt(best, one)]

    def one_try_each(
        self, view: BoardView, playouts: Playouts, ways: list[Way], number: int, ends: float | None
    ) -> list[float]:
        """The chances to win; the same hands, dice and cards for all ways. Fewer, if the time is over."""
        position = view.sample(FastSource(self.seed * 1009 + number))
        chances: list[float] = []
        for way in ways:
            if ends is not None and perf_counter() > ends:
                break
            source = FastSource(self.seed + 7919 * number)
            chances.append(playouts.chance(position.clone(), way, -(-self.turns // view.seats), source))
        return chances

    def worth(self, tried: Tried) -> float:
        return self.trust * tried.way.value + (1 - self.trust) * fmean(tried.chances)


def doubt(one: Tried, other: Tried) -> float:
    """How far off the difference of two ways may be: the standard error of its mean."""
    differences = [a - b for a, b in zip(one.chances, other.chances, strict=True)]
    return stdev(differences) / sqrt(len(differences))
