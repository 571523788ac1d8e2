"""What the end of a turn is worth by the judge: the chance to win, now and after the next turns of one's own."""

from typing import Final

from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_BEGIN
from sixrubies.core.frame import AUTO, Frame
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
LATER: Final = 0.5  # how much what comes later counts against what is there now
MOST_LOOKS: Final = 400  # nodes for each later turn
MOVES: Final = [5, 2]  # looked into for the turn to be taken, and for each later one but the last: there all are
WAYS: Final = [2, 1]  # and of all answers to any other decision


class Judge(Values):
    """Plans several own turns, as if the others stood still, and judges what they lead to by a network."""

    def __init__(self, rules: Rules, weights: Weights, network: Network) -> None:
        super().__init__(rules, weights)
        self.network = network
        self.plain = Values(rules, weights)
        self.sight = Sight(rules, self.plain, self.plain.outlook)
        if rules.boxes:
            with_boxes = BoxValues(rules, weights)
            self.plain = with_boxes
            self.sight = BoxSight(rules, with_boxes)
        self.turns: list[TurnSearch] = []  # one for each own turn that may still be looked at, the last one first
        self.ahead = 0  # turns that are still looked at
        self.later = LATER

    def look_at(self, s: State, seat: int) -> None:
        self.ahead = len(self.turns)
        self.sight.look_at_others(s, seat)
        self.network.compare_with(self.sight.look(s, seat))

    def all_over(self, s: State, seat: int) -> bool:
        return self.plain.all_over(s, seat)

    def value(self, s: State, seat: int) -> float:
        chance = self.network.chance(self.sight.look(s, seat))
        if self.all_over(s, seat):
            return chance + TIE * self.plain.value(s, seat)
        if self.at_a_glance or self.ahead == 0:
            return chance
        return (1.0 - self.later) * chance + self.later * self.after_next_turn(s, seat)

    def after_next_turn(self, s: State, seat: int) -> float:
        """On the best way on, as if the others stood still."""
        s = s.clone()
        s.frames = [Frame(TURN_BEGIN, seat)]
        s.owner = AUTO
        self.rules.settle(s)
        self.ahead -= 1
        search = self.turns[self.ahead]
        search.seat = seat
        search.turn = seat
        search.nodes = 0
        search.enough = MOST_LOOKS
        best = search.search(s, 1)
        self.ahead += 1
        return best


def judge_name(rules: Rules) -> str:
    """The ruleset whose judge fits."""
    if mocha_numbers(rules) is not None:
        return "mocha" if letters_numbers(rules) is None else "great_bazaar"
    return "base" if letters_numbers(rules) is None else "letters"


def make_judge(
    rules: Rules, weights: Weights, network: Network, seed: int, moves: list[int] = MOVES, ways: list[int] = WAYS
) -> TurnSearch:
    """The turn search with a judge that looks at so many moves and ways of each turn, and at all of one turn more."""
    judge = Judge(rules, weights, network)
    search = judging(judge, seed)
    turn = search
    for i in range(len(moves)):
        turn.most_moves = moves[i]
        turn.most_ways = ways[i]
        turn = judging(judge, seed)
        judge.turns.insert(0, turn)
    return search


def judging(judge: Judge, seed: int) -> TurnSearch:
    search = make_search(judge.rules, judge.weights, seed)
    search.values = judge
    return search
