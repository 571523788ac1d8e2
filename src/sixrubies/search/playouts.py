"""Beyond one's own turn: the best ways to take it, each tried against what the others do next.

Every seat chooses for itself: it takes the turn that leaves it best, on dice and cards as they come. When the turn has
come round the judge is asked what it can lead to, once or several times. Many such tries are averaged outside.
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
from sixrubies.search.judge.values import make_judge
from sixrubies.search.weights import Weights

WAITING: Final = 0.99  # what a victory counts that is still to come: one at hand is not put off
LATER_NODES: Final = 400  # for the turn that is judged in the end
BOX_NODES: Final = 800  # for a turn with a box


class Way:
    """A way to take the turn: what the judge thinks of it, and its actions up to chance or a closer look."""

    def __init__(self, value: float, line: list[int]) -> None:
        self.value = value
        self.line = line


class Playouts:
    """For one game's rules and its judge: who plans, who answers for everybody, who looks when the turn comes round."""

    def __init__(self, rules: Rules, weights: Weights, network: Network, seed: int) -> None:
        self.rules = rules
        self.planner = make_judge(rules, weights, network, seed)
        self.later = make_judge(rules, weights, network.alike(), seed)
        self.later_nodes = LATER_NODES
        if rules.boxes:  # turns have many more ways: everybody is greedy
            self.policy = make_search(rules, weights, seed)
            self.policy.most_nodes = BOX_NODES
            self.planner.most_nodes = 10 * BOX_NODES
            self.later_nodes = BOX_NODES
        else:
            self.policy = make_judge(rules, weights, network.alike(), seed)

    def ways(self, s: State, most: int) -> list[Way]:
        """The most promising options of a decision, each with its best way on; the best first."""
        planner = self.planner
        planner.begin(s)
        tried = planner.worth_trying(s, s.frames[-1], self.rules.legal(s), True)
        found: list[Way] = []
        for action in tried:
            after = s.clone()
            self.rules.act(after, action)
            planner.enough = planner.nodes + planner.most_nodes // len(tried)
            value = planner.search(after, 1)
            found.append(Way(value, [action, *planner.lines[1]]))
        found.sort(key=value_of, reverse=True)
        return found[:most]

    def in_doubt(self, s: State, ways: list[Way], clear: float) -> bool:
        """Whether tries are worth their time: no way is better by `clear`; with a box only those of a move are."""
        if len(ways) < 2 or ways[0].value - ways[1].value >= clear:
            return False
        return not self.rules.boxes or s.frames[-1].step == TURN_MOVE

    def chance(self, s: State, way: Way, rounds: int, source: FastSource) -> float:
        """To win, by one try of so many rounds: the mean of what the judge says each time the turn comes round.

        The end of the game counts for the rounds that there were none of any more. `s` is used up.
        """
        seat = s.owner
        rules, policy = self.rules, self.policy
        policy.plan = []
        for action in way.line:
            rules.act(s, action)
        rules.resolve(s, source)
        own = True  # the seat's turn is still on
        judged = 0.0
        left = rounds
        while s.owner != OVER:
            if s.n[TURN] != seat:
                own = False
            elif not own:
                own = True
                left -= 1
                judged += self.at_turn(s.clone(), seat)
                if left == 0:
                    return judged / rounds
            options = rules.legal(s)
            rules.act(s, options[0] if len(options) == 1 else policy.choose(s))
            rules.resolve(s, source)
        won = winners(s)
        if seat in won:
            judged += left / len(won)
        return judged / rounds

    def at_turn(self, s: State, seat: int) -> float:
        """When it is the seat's turn again; `s` is used up."""
        later = self.later
        later.begin(s)
        later.seat = seat
        later.enough = self.later_nodes
        chance = later.search(s, 1)
        return WAITING * chance if chance < 1.0 else WAITING


def value_of(way: Way) -> float:
    return way.value
