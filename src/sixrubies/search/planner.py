"""The searches of the planner: by a judge where the ruleset has one, elsewhere by plans with hand-made values."""

from collections.abc import Callable

from sixrubies.board.rules import Rules
from sixrubies.dice.rules import Rules as DiceRules
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.weights import DiceWeights
from sixrubies.search.judge.dice import make_dice_judge
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.values import judge_name, make_judge
from sixrubies.search.plan.search import make_planner
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights

Taught = Callable[[str], Network | None]
"""The network of a ruleset, if it was taught."""


def board_planner(taught: Taught, rules: Rules, weights: Weights, seed: int) -> TurnSearch:
    network = taught(judge_name(rules))
    return make_planner(rules, weights, seed) if network is None else make_judge(rules, weights, network, seed)


def dice_planner(taught: Taught, rules: DiceRules, weights: DiceWeights) -> DiceSearch:
    network = taught("dice")
    return DiceSearch(rules, weights) if network is None else make_dice_judge(rules, weights, network)
