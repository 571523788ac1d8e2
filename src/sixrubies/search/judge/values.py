"""What the end of a turn is worth by the judge: the chance to win."""

from typing import Final

from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.boxes.search import make_search
from sixrubies.search.boxes.values import BoxValues
from sixrubies.search.judge.boxes import BoxSight
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.sight import Sight
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.values import Values
from sixrubies.search.weights import Weights

TIE: Final = 0.0001  # what rubies and Lira count beside the chance, once all is over


class Judge(Values):
    """Judges what a turn leads to by a network."""

    def __init__(self, rules: Rules, weights: Weights, network: Network) -> None:
        super().__init__(rules, weights)
        self.network = network
        self.plain = Values(rules, weights)
        self.sight = Sight(rules, self.plain, self.plain.outlook)
        if rules.boxes:
            with_boxes = BoxValues(rules, weights)
            self.plain = with_boxes
            self.sight = BoxSight(rules, with_boxes)

    def look_at(self, s: State, seat: int) -> None:
        self.sight.look_at_others(s, seat)
        self.network.compare_with(self.sight.look(s, seat))

    def all_over(self, s: State, seat: int) -> bool:
        return self.plain.all_over(s, seat)

    def value(self, s: State, seat: int) -> float:
        chance = self.network.chance(self.sight.look(s, seat))
        return chance + TIE * self.plain.value(s, seat) if self.all_over(s, seat) else chance


def judge_name(rules: Rules) -> str:
    """The ruleset whose judge fits."""
    if mocha_numbers(rules) is not None:
        return "mocha" if letters_numbers(rules) is None else "great_bazaar"
    return "base" if letters_numbers(rules) is None else "letters"


def make_judge(rules: Rules, weights: Weights, network: Network, seed: int) -> TurnSearch:
    """The turn search with a judge."""
    search = make_search(rules, weights, seed)
    search.values = Judge(rules, weights, network)
    return search


def make_board_search(rules: Rules, weights: Weights, network: Network | None, seed: int) -> TurnSearch:
    """By experience where there is any, else by hand-made values."""
    return make_search(rules, weights, seed) if network is None else make_judge(rules, weights, network, seed)
