"""The planner: looks exactly at the turn it could take and on to its next ones, judges what they lead to, and tries the
best of them a few times against what the others do next, hands and dice sampled.

Its judges have learnt from games of their own (`python -m tools.teach`). In the Dice Game it looks at one turn, as the
greedy player does, and judges what is left by the turns that players with as much still needed.
"""

from time import perf_counter
from typing import Final

from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.bots.greedy import GreedyBot
from sixrubies.bots.judges import experience, network
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.search.dice.judge import Experience
from sixrubies.search.judge.values import judge_name
from sixrubies.search.playouts import Playouts, Way

MOST_WAYS: Final = 4
TRIES: Final = 4
TRUST: Final = 0.5  # in what is seen ahead, against the tries


class PlannerBot(GreedyBot):
    """Thinks about the first decision of a turn; what follows from it, it has thought of already.

    Flat, not a tree: all tries go into the ways to take the present turn, half of which is dropped again and again.
    """

    name = "planner"

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
            judge = network(judge_name(position.rules))
            playouts = self.playouts = Playouts(position.rules, self.weights, judge, self.seed)
            self.search = playouts.planner
        action = playouts.planner.planned(position)
        if action >= 0:
            return Choice(action, {"tries": 0})
        ways, tries = playouts.ways(position, MOST_WAYS), 0
        if playouts.in_doubt(position, ways):
            ways, tries = self.tried(view, playouts, ways, ends)
        playouts.planner.remember(position, ways[0].line)
        return Choice(ways[0].line[0], {"value": ways[0].value, "tries": tries})

    def experience(self) -> Experience:
        return experience()

    def ends(self, limit: Limit) -> float | None:
        """When to come to an end; None: after its tries, which take far less than any sensible limit."""
        return None

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
