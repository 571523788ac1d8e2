"""Beyond one's own turns: the best ways to take the turn, each tried against what the others do next.

Every seat chooses for itself: the others take the turn that leaves them best, on dice and cards as they come. When the
turn comes round again, the judge is asked what it can lead to. Many such tries are averaged outside.
"""

from typing import Final

from sixrubies.board.fields import TURN
from sixrubies.board.outcome import winners
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_MOVE
from sixrubies.core.frame import OVER
from sixrubies.core.rng import FastSource
from sixrubies.search.boxes.search import make_search
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.values import MOST_LOOKS, make_judge
from sixrubies.search.weights import Weights

LATER_MOVES: Final = [3]  # looked into when the turn comes round, and then all of one turn more
LATER_WAYS: Final = [1]
CLEAR: Final = 0.25  # a way that is better by so much needs no try
WAITING: Final = 0.99  # what a victory counts that is still to come: one at hand is not put off
BOX_NODES: Final = 800  # for a turn with a box


class Way:
    """A way to take the turn: what the planner thinks of it, and its actions up to chance or a closer look."""

    def __init__(self, value: float, line: list[int]) -> None:
        self.value = value
        self.line = line


class Playouts:
    """For one game's rules and its judge: who plans, who answers for everybody, who looks when the turn comes round."""

    def __init__(self, rules: Rules, weights: Weights, network: Network, seed: int) -> None:
        self.rules = rules
        if rules.boxes:
            # Turns have many more ways: all look one turn ahead, and the others are greedy.
            self.planner = make_judge(rules, weights, network, seed, [], [])
            self.policy = make_search(rules, weights, seed)
            self.later = make_judge(rules, weights, network.alike(), seed, [], [])
            self.planner.most_nodes = 5 * BOX_NODES
            self.policy.most_nodes = BOX_NODES
            self.looks = BOX_NODES
        else:
            self.planner = make_judge(rules, weights, network, seed)
            self.policy = make_judge(rules, weights, network.alike(), seed, [], [])
            self.later = make_judge(rules, weights, network.alike(), seed, LATER_MOVES, LATER_WAYS)
            self.looks = MOST_LOOKS

    def ways(self, s: State, most: int) -> list[Way]:
        """The most promising options of a decision, each with its best way on; the best first."""
        planner = self.planner
        planner.begin(s)
        tried = planner.worth_trying(s, s.frames[-1], self.rules.legal(s), True)
        if len(tried) > most:
            planner.lines = [[]]
            planner.enough = planner.most_nodes
            tried = planner.most_promising(s, tried, 0, most)
        found: list[Way] = []
        for action in tried:
            after = s.clone()
            self.rules.act(after, action)
            planner.enough = planner.nodes + planner.most_nodes // len(tried)
            value = planner.search(after, 1)
            found.append(Way(value, [action, *planner.lines[1]]))
        found.sort(key=value_of, reverse=True)
        return found

    def in_doubt(self, s: State, ways: list[Way]) -> bool:
        """Whether tries are worth their time: with a box only those of a move are."""
        if len(ways) < 2 or ways[0].value - ways[1].value > CLEAR:
            return False
        return not self.rules.boxes or s.frames[-1].step == TURN_MOVE

    def chance(self, s: State, way: Way, source: FastSource) -> float:
        """To win, by one try; `s` is used up."""
        seat = s.owner
        rules, policy = self.rules, self.policy
        policy.plan = []
        for action in way.line:
            rules.act(s, action)
        rules.resolve(s, source)
        own = True  # the turn to be judged is still on
        while s.owner != OVER:
            if s.n[TURN] != seat:
                own = False
            elif not own:
                return self.at_turn(s, seat)
            options = rules.legal(s)
            rules.act(s, options[0] if len(options) == 1 else policy.choose(s))
            rules.resolve(s, source)
        won = winners(s)
        return 1.0 / len(won) if seat in won else 0.0

    def at_turn(self, s: State, seat: int) -> float:
        """When it is the seat's turn again."""
        later = self.later
        later.begin(s)
        later.seat = seat
        later.enough = self.looks
        chance = later.search(s, 1)
        return WAITING * chance if chance < 1.0 else WAITING


def value_of(way: Way) -> float:
    return way.value
