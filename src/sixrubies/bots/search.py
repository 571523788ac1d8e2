"""The searching player: the planner's best turns, tried out against what the others do next, hands and dice sampled.

Flat, not a tree: all tries go into the ways to take the present turn, half of which is dropped again and again. The
Dice Game, and a ruleset without a judge, it plays as the planner does.
"""

from time import perf_counter
from typing import Final

from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.bots.judges import network
from sixrubies.bots.planner import PlannerBot
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.search.judge.values import judge_name
from sixrubies.search.playouts import Playouts, Way
from sixrubies.search.weights import Weights

MOST_WAYS: Final = 5
TRIES: Final = 60  # where no time is given
TRUST: Final = 0.5  # in what the planner thinks, against the tries
CLEAR: Final = 0.25  # a way that is better by so much needs no try


class SearchBot(PlannerBot):
    """Thinks as long as it may about the first decision of a turn; what follows from it, it has thought of already."""

    name = "search"

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        super().__init__(seed)
        self.tries = tries
        self.playouts: Playouts | None = None

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        start = perf_counter()
        if not isinstance(view, BoardView):
            return super().choose(view, decision, limit)
        position = view.sample(FastSource(self.seed))
        playouts = self.playouts
        if playouts is None or playouts.rules is not position.rules:
            judge = network(judge_name(position.rules))
            if judge is None:
                return super().choose(view, decision, limit)
            playouts = self.playouts = Playouts(position.rules, Weights(), judge, self.seed)
        action = playouts.planner.planned(position)
        if action >= 0:
            return Choice(action, {"tries": 0})
        ways = playouts.ways(position, MOST_WAYS)
        tries = 0
        if len(ways) > 1 and ways[0].value - ways[1].value < CLEAR:
            ends = None if limit.seconds is None else start + limit.seconds
            ways, tries = self.tried(view, playouts, ways, ends)
        playouts.planner.remember(position, ways[0].line)
        return Choice(ways[0].line[0], {"value": ways[0].value, "tries": tries})

    def tried(self, view: BoardView, playouts: Playouts, ways: list[Way], ends: float | None) -> tuple[list[Way], int]:
        """The ways, the best first: each phase has its share of the tries or of the time, and drops the worse half."""
        phases = (len(ways) - 1).bit_length()
        start, tries, rounds = perf_counter(), 0, 0
        left = [(way, 0.0) for way in ways]  # each with the sum of its tries
        for phase in range(phases):
            rounds_before = rounds
            while (
                (rounds - rounds_before) * len(left) * phases < self.tries
                if ends is None
                else perf_counter() < start + (ends - start) * (phase + 1) / phases
            ):
                position = view.sample(FastSource(self.seed * 1009 + rounds))
                luck = self.seed + 7919 * rounds  # the same for all ways
                left = [(way, total + playouts.chance(position.clone(), way, FastSource(luck))) for way, total in left]
                rounds += 1
                tries += len(left)
            if rounds:
                left.sort(key=lambda tried: TRUST * tried[0].value + (1 - TRUST) * tried[1] / rounds, reverse=True)
            if phase + 1 < phases:
                left = left[: (len(left) + 1) // 2]
        return [way for way, _ in left], tries
