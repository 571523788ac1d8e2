"""The greedy player: looks one whole own turn ahead, with hand-made values of what the turn leaves behind."""

from sixrubies.board.view import View
from sixrubies.bots.bot import Choice, Limit
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.search.boxes.search import make_search
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights


class GreedyBot:
    """Thinks on a position sampled from its view. It needs far less than any sensible limit."""

    name = "greedy"

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self.seed = seed
        self.weights = weights or Weights()
        self.search: TurnSearch | None = None

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        position = view.sample(FastSource(self.seed))  # anew each time: the same view, the same choice
        search = self.search
        if search is None or search.rules is not position.rules:
            search = self.search = make_search(position.rules, self.weights, self.seed)
        action = search.choose(position)
        return Choice(action, {"value": search.value, "nodes": search.nodes, "foreseen": len(search.plan)})
