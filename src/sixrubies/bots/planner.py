"""The planner: looks at every way to take its turn, judges what they lead to, and tries the best of them against what
the others do next, hands and dice sampled, on to the best it can make of its own next turn.

Its judges have learnt from games of their own (`python -m tools.teach`). In the Dice Game it looks at one turn, as the
greedy player does, and judges what is left by the turns that players with as much still needed.
"""

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
CLOSE: Final = 0.02  # ways that differ by less are tried twice as often


class PlannerBot(LearnedBot):
    """Thinks about the first decision of a turn; what follows from it, it has thought of already.

    Flat, not a tree: all tries go into the ways to take the present turn, half of which is dropped again and again.
    """

    name = "planner"
    most_ways = 2
    turns = 1  # so many, and on to one's own next, are played in a try
    trust = 0.5  # in the judge at the end of the turn, against the tries

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        super().__init__(seed)
        self.tries = tries
        self.playouts: Playouts | None = None

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        if not isinstance(view, BoardView):
            return super().choose(view, decision, limit)
        ends = self.ends(limit)
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
        if playouts.in_doubt(position, ways):
            ways, tries = self.tried(view, playouts, ways, ends)
        playouts.planner.remember(position, ways[0].line)
        return Choice(ways[0].line[0], {"value": ways[0].value, "tries": tries})

    def ends(self, limit: Limit) -> float | None:
        """When to come to an end; None: after its tries, which take far less than any sensible limit."""
        return None

    def tried(self, view: BoardView, playouts: Playouts, ways: list[Way], ends: float | None) -> tuple[list[Way], int]:
        """The ways, the best first: each phase has its share of the tries or of the time, and drops the worse half."""
        phases = (len(ways) - 1).bit_length()
        wanted = self.tries if ways[0].value - ways[1].value > CLOSE else 2 * self.tries
        start, tries, rounds = perf_counter(), 0, 0
        left = [(way, 0.0) for way in ways]  # each with the sum of its tries
        for phase in range(phases):
            rounds_before = rounds
            while (
                (rounds - rounds_before) * len(left) * phases < wanted
                if ends is None
                else perf_counter() < start + (ends - start) * (phase + 1) / phases
            ):
                chances = self.one_try_each(view, playouts, [way for way, _ in left], rounds, ends)
                tries += len(chances)
                if len(chances) < len(left):  # out of time
                    break
                left = [(way, total + chance) for (way, total), chance in zip(left, chances, strict=True)]
                rounds += 1
            if rounds:
                left.sort(key=lambda tried: self.mixed(tried[0].value, tried[1] / rounds), reverse=True)
            if phase + 1 < phases:
                left = left[: (len(left) + 1) // 2]
        return [way for way, _ in left], tries

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

    def mixed(self, judged: float, tried: float) -> float:
        return self.trust * judged + (1 - self.trust) * tried
