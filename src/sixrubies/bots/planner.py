"""The planner: looks exactly at the turns it could take, and plans the three turns after each of them."""

from sixrubies.board.rules import Rules
from sixrubies.bots.greedy import GreedyBot
from sixrubies.search.plan.search import make_planner
from sixrubies.search.turn_search import TurnSearch


class PlannerBot(GreedyBot):
    """Thinks like the greedy player within a turn, and judges what the turn leaves behind by plans."""

    name = "planner"

    def board_search(self, rules: Rules) -> TurnSearch:
        return make_planner(rules, self.weights, self.seed)
