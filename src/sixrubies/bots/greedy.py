"""The greedy player: looks one whole own turn ahead, with hand-made values of what the turn leaves behind."""

from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.dice.view import View as DiceView
from sixrubies.search.dice.judge import Experience, make_dice_search
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.weights import DiceWeights
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.values import judge_name, make_board_search
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights


class GreedyBot:
    """Thinks on a position sampled from its view. It needs far less than any sensible limit."""

    name = "greedy"

    def __init__(self, seed: int, weights: Weights | None = None, dice_weights: DiceWeights | None = None) -> None:
        self.seed = seed
        self.weights = weights or Weights()
        self.dice_weights = dice_weights or DiceWeights()
        self.search: TurnSearch | None = None
        self.dice_search: DiceSearch | None = None

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        return self.in_dice_game(view) if isinstance(view, DiceView) else self.in_board_game(view)

    def in_board_game(self, view: BoardView) -> Choice:
        position = view.sample(FastSource(self.seed))  # anew each time: the same view, the same choice
        search = self.search
        if search is None or search.rules is not position.rules:
            network = self.network(judge_name(position.rules))
            search = self.search = make_board_search(position.rules, self.weights, network, self.seed)
        action = search.choose(position)
        return Choice(action, {"value": search.value, "nodes": search.nodes, "foreseen": len(search.plan)})

    def in_dice_game(self, view: DiceView) -> Choice:
        position = view.sample(FastSource(self.seed))
        search = self.dice_search
        if search is None or search.rules is not position.rules:
            search = self.dice_search = make_dice_search(position.rules, self.dice_weights, self.experience())
        action = search.choose(position)
        return Choice(action, {"value": search.value, "nodes": search.nodes})

    def network(self, ruleset: str) -> Network | None:
        """What it has learnt of a ruleset on the board: nothing, its values are hand-made."""
        return None

    def experience(self) -> Experience | None:
        """The same of the Dice Game."""
        return None
