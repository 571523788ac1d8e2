"""The best of many plans: several own turns one after the other, the most promising things of each turn kept."""

from typing import Final

from sixrubies.board.rules import Rules
from sixrubies.search.plan.estimate import Estimate
from sixrubies.search.plan.own import O_LIRA, O_PLACE, O_RUBIES
from sixrubies.search.plan.turns import Turns

AHEAD: Final = 3  # turns after the one that is being taken
WIDTH: Final = 4  # plans kept from turn to turn
NOW: Final = 0.4  # how much the next thing counts against all that come later
SPARE: Final = 0.01  # turns a Lira left at the end is worth: it breaks ties


class Plans:
    """For one game's rules, with what a turn can make of things and what they are worth."""

    def __init__(self, rules: Rules, turns: Turns, estimate: Estimate) -> None:
        self.rules = rules
        self.turns = turns
        self.estimate = estimate
        self.ahead = AHEAD
        self.width = WIDTH
        self.now = NOW

    def worth(self, h: list[int]) -> float:
        """Less the turns still needed, on the best plan from here.

        What is there after each turn of the plan counts, the sooner the more: dice may fall otherwise and others are
        in the way, so what comes early is surer. A plan that only looks at its end puts off what it could have now.
        """
        goal = self.rules.goal
        ahead = self.ahead
        now = self.now
        if h[O_RUBIES] >= goal:
            return ahead + SPARE * h[O_LIRA]
        best = -1e9
        kept = [h]
        sums = [-now * self.estimate.turns_left(h)]  # of each plan kept: what counts already
        later = 1.0 - now
        for turn in range(ahead):
            found: list[tuple[float, int, float, list[int]]] = []
            for i in range(len(kept)):
                for c in self.turns.after(kept[i]):
                    if c[O_RUBIES] >= goal:
                        best = max(best, sums[i] + later * (ahead - 1 - turn + SPARE * c[O_LIRA]))
                    else:
                        value = -later * self.estimate.turns_left(c)
                        found.append((sums[i] + value, len(found), sums[i] + now * value, c))
            if not found:
                break
            found.sort(reverse=True)
            if turn == ahead - 1:
                best = max(best, found[0][0])
            kept = []
            sums = []
            last = 1e9
            for value, _, total, c in found:
                if last - value < 1e-9 and c[O_PLACE] == kept[-1][O_PLACE]:
                    continue  # the same in another order
                last = value
                kept.append(c)
                sums.append(total)
                if len(kept) == self.width:
                    break
            later *= 1.0 - now
        return best
