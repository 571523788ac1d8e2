"""The search of the planner: the turn search, judging the ends of turns by plans."""

from typing import Final

from sixrubies.board.rules import Rules
from sixrubies.search.boxes.search import make_search
from sixrubies.search.plan.boxes import BoxPlanValues
from sixrubies.search.plan.values import PlanValues
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights

MOVES: Final = 5  # looked into, of all moves the turn may begin with
WAYS: Final = 2  # and of all answers to any other decision


def make_planner(rules: Rules, weights: Weights, seed: int) -> TurnSearch:
    search = make_search(rules, weights, seed)
    search.values = BoxPlanValues(rules, weights) if rules.boxes else PlanValues(rules, weights)
    search.most_moves = MOVES
    search.most_ways = WAYS
    return search
