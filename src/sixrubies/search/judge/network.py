"""A small network: one layer of units between what is seen and one number."""

from math import exp
from typing import Final

SLOPE: Final = 0.05  # of a unit below zero


class Network:
    """Weights by unit. Plain lists: nothing but the compiled engine is needed to play.

    Positions of one search differ in little. Their levels are reckoned from those of one that `compare_with` names,
    always the same for the same decision, so that the same position gives the same number to the last digit.
    """

    def __init__(self, units: list[list[float]], bias: list[float], out: list[float], last: float) -> None:
        self.units = units
        self.bias = bias
        self.out = out
        self.last = last
        self.before: list[float] = [0.0] * (len(units[0]) if units else 0)
        self.levels = bias

    def alike(self) -> "Network":
        """The same, for somebody who compares with other positions."""
        return Network(self.units, self.bias, self.out, self.last)

    def compare_with(self, seen: list[float]) -> None:
        levels: list[float] = []
        for u in range(len(self.units)):
            unit = self.units[u]
            level = self.bias[u]
            for i in range(len(seen)):
                level += unit[i] * seen[i]
            levels.append(level)
        self.before = seen
        self.levels = levels

    def chance(self, seen: list[float]) -> float:
        """From 0 to 1."""
        return 1.0 / (1.0 + exp(-self.odds(seen)))

    def odds(self, seen: list[float]) -> float:
        """Their logarithm."""
        changed: list[int] = []
        by: list[float] = []
        before = self.before
        for i in range(len(seen)):
            if seen[i] != before[i]:
                changed.append(i)
                by.append(seen[i] - before[i])
        total = self.last
        for u in range(len(self.units)):
            unit = self.units[u]
            level = self.levels[u]
            for k in range(len(changed)):
                level += unit[changed[k]] * by[k]
            total += self.out[u] * (level if level > 0.0 else SLOPE * level)
        return total
