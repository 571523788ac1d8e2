"""What a roll can become: the best dice to roll again, by the exact mean over all that they can show."""

from typing import Final

from sixrubies.core.rng import FastSource
from sixrubies.dice.chances import choose, patterns
from sixrubies.dice.things import DICE_STREAM, FACES
from sixrubies.search.dice.holding import H_DICE
from sixrubies.search.dice.turn import TurnSolver

BITS: Final = 4  # for each face in the number of a pattern
EXACT_DICE: Final = 7  # up to so many dice every pattern is looked at
SAMPLE: Final = 250  # rolls that stand for all of more dice
MOST_LOOKS: Final = 60_000  # holdings for all patterns together
LEAST_LOOKS: Final = 30  # and for each pattern at least
MOST_REROLLS: Final = 2  # one after the other that are foreseen


def number_of(pattern: tuple[int, ...]) -> int:
    """A pattern as one number."""
    number = 0
    for face in range(FACES):
        number |= pattern[face] << BITS * face
    return number


def numbered(dice: int, seed: int) -> list[tuple[int, int]]:
    """The patterns of so many dice as numbers with their weights: all of them, or a sample of rolls."""
    if dice <= EXACT_DICE:
        return [(number_of(pattern), weight) for pattern, weight in patterns(dice)]
    source = FastSource(seed)
    seen: dict[int, int] = {}
    for _ in range(SAMPLE):
        number = 0
        for _ in range(dice):
            number += 1 << BITS * source.below(DICE_STREAM, FACES)
        seen[number] = seen.get(number, 0) + 1
    return sorted(seen.items())


class Rolls:
    """Judges what to roll again from one position: a holding without dice, and how many actions there will be."""

    def __init__(
        self, solver: TurnSolver, h: list[int], actions: int, dice: int, costs: list[float], looks: int
    ) -> None:
        self.solver = solver
        self.h = h
        self.actions = actions
        self.dice = dice
        self.costs = costs  # of the next reroll, and of each after it: what the crystal is worth
        self.worth: dict[int, float] = {}  # of using a pattern, by its number
        self.kept: list[dict[int, float]] = [{} for _ in costs]  # by rerolls to come: mean with dice kept
        self.rolled: list[list[tuple[int, int]]] = [numbered(count, 0) for count in range(dice + 1)]
        self.most_nodes = max(looks // choose(dice + FACES - 1, FACES - 1), LEAST_LOOKS)

    def use(self, number: int) -> float:
        """The value of the best actions with a pattern."""
        if number not in self.worth:
            h = self.h[:]
            for face in range(FACES):
                h[H_DICE + face] = (number >> BITS * face) & 15
            self.solver.most_nodes = self.most_nodes
            self.worth[number] = self.solver.best(h, self.actions)
        return self.worth[number]

    def again(self, kept: int, count: int, later: int) -> float:
        """The mean value of rolling `count` dice beside those kept, with `later` rerolls still possible after it."""
        known = self.kept[later]
        if kept not in known:
            total = 0.0
            weights = 0
            for number, weight in self.rolled[count]:
                total += weight * self.best(kept + number, later)
                weights += weight
            known[kept] = total / weights
        return known[kept]

    def best(self, number: int, later: int) -> float:
        """The value of a roll as it is or rolled again, whichever is better."""
        best = self.use(number)
        if later > 0:
            cost = self.costs[len(self.costs) - later]
            for kept, count in kept_of(number):
                if count > 0:
                    value = self.again(kept, count, later - 1) - cost
                    if value > best:
                        best = value
        return best


def kept_of(number: int) -> list[tuple[int, int]]:
    """Every choice of dice to keep, with how many others there are."""
    out: list[tuple[int, int]] = [(0, 0)]
    for face in range(FACES):
        there = (number >> BITS * face) & 15
        if there:
            more: list[tuple[int, int]] = []
            for kept, count in out:
                for keep in range(there + 1):
                    more.append((kept | keep << BITS * face, count + there - keep))
            out = more
    return out
