"""What the end of a turn is worth to the planner: less the turns still needed, on the best plan for the next turns."""

from sixrubies.board.fields import FAMILY_AT
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import POLICE_STATION
from sixrubies.search.plan.estimate import Estimate
from sixrubies.search.plan.own import own
from sixrubies.search.plan.plans import Plans
from sixrubies.search.plan.turns import Turns
from sixrubies.search.values import Values
from sixrubies.search.weights import Weights


class PlanValues(Values):
    """Values for one game's rules."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.plans = Plans(rules, Turns(rules), Estimate(rules, self.outlook))

    def value(self, s: State, seat: int) -> float:
        if self.all_over(s, seat):
            return super().value(s, seat)
        h = own(s, seat)
        if self.at_a_glance:
            return -self.plans.estimate.turns_left(h)
        meet(s, seat, self.plans.turns)
        return self.plans.worth(h)


def meet(s: State, seat: int, turns: Turns) -> None:
    """Tell what family members of others stand about, to be caught."""
    for place in s.rules.bazaar.places:
        turns.caught[place] = 0
    for other in range(s.seats):
        place = s.n[FAMILY_AT + other]
        if other != seat and place != POLICE_STATION:
            turns.caught[place] += s.rules.catch_lira
