"""A small network: one layer of units between what is seen and one number."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SLOPE: Final = 0.05  # of a unit below zero


class Network:
    """Weights by what is seen, a row of units each: few enough to be reckoned here, without a library for networks.

    Positions of one search differ in little. Their levels are reckoned from those of one that `compare_with` names,
    always the same for the same decision, so that the same position gives the same number to the last digit.
    """

    def __init__(self, units: list[list[float]], bias: list[float], out: list[float], last: float) -> None:
        self.inputs: i64 = len(units[0]) if units else 0
        self.units: i64 = len(units)
        self.rows = vec[float]([unit[i] for i in range(self.inputs) for unit in units])
        self.bias = vec[float](bias)
        self.out = vec[float](out)
        self.last = last
        self.begin()

    def begin(self) -> None:
        """Compare with nothing at all."""
        self.before = vec[float]([0.0] * self.inputs)
        self.levels_before = self.bias[:]
        self.levels = self.bias[:]

    def alike(self) -> "Network":
        """The same, for somebody who compares with other positions."""
        other = Network([], [], [], self.last)
        other.inputs, other.units, other.rows, other.bias, other.out = (
            self.inputs,
            self.units,
            self.rows,
            self.bias,
            self.out,
        )
        other.begin()
        return other

    def compare_with(self, seen: vec[float]) -> None:
        """What is seen may change afterwards: a copy is kept."""
        self.begin()
        self.reckon(seen)
        for i in range(self.inputs):
            self.before[i] = seen[i]
        self.levels_before = self.levels[:]

    def chance(self, seen: vec[float]) -> float:
        """From 0 to 1."""
        return 1.0 / (1.0 + exp(-self.odds(seen)))

    def odds(self, seen: vec[float]) -> float:
        """Their logarithm."""
        self.reckon(seen)
        levels = self.levels
        out = self.out
        total = self.last
        for u in range(self.units):
            level = levels[u]
            total += out[u] * (level if level > 0.0 else SLOPE * level)
        return total

    def reckon(self, seen: vec[float]) -> None:
        """The units' levels: those of the position compared with, and what differs from it."""
        units = self.units
        levels = self.levels
        start = self.levels_before
        for u in range(units):
            levels[u] = start[u]
        rows = self.rows
        before = self.before
        row: i64 = 0
        for i in range(self.inputs):
            by = seen[i] - before[i]
            if by != 0.0:
                for u in range(units):
                    levels[u] += rows[row + u] * by
            row += units
