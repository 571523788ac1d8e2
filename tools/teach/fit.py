"""Fitting a network to games: each position to a mean of how it stood a turn later and how the game ended."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.teach.games import Played

SLOPE = 0.05  # as in search/judge/network.py
UNITS = 64  # fewer learnt less from tens of thousands of games
ENDING = 0.5  # how much the end of the game counts against the judgement a turn later; alone it plays far worse
BATCH = 512
EPOCHS = 3
FIRST_EPOCHS = 8
RATE = 6e-4
FIRST_RATE = 2e-3
HELD_BACK = 0.05  # of the positions, to see how well the others tell

Array = NDArray[Any]


class Fit:
    """A network in arrays: units, bias, out, last."""

    FIRST = -1.0  # what it tells before it has learnt anything, about

    def __init__(self, told: dict[str, Any] | None, inputs: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.first = told is None
        if told is None:
            units = self.random.normal(0, (2 / inputs) ** 0.5, (UNITS, inputs))
            out = self.random.normal(0, (1 / UNITS) ** 0.5, UNITS)
            self.weights = [units, np.zeros(UNITS), out, np.array([self.FIRST])]
        else:
            self.weights = [np.array(told[name]) for name in ("units", "bias", "out")] + [np.array([told["last"]])]

    def forward(self, seen: Array) -> tuple[Array, Array, Array]:
        """Levels, what they become, and what is told."""
        units, bias, out, last = self.weights
        levels = seen @ units.T + bias
        raised = np.where(levels > 0, levels, SLOPE * levels)
        return levels, raised, self.told_by(raised @ out + last[0])

    def told_by(self, total: Array) -> Array:
        """A chance, by the logarithm of its odds."""
        told: Array = 1 / (1 + np.exp(-total))
        return told

    def chances(self, seen: Array) -> Array:
        return np.concatenate([self.forward(seen[i : i + 50_000])[2] for i in range(0, len(seen), 50_000)])

    def loss(self, seen: Array, won: Array) -> float:
        chance = np.clip(self.chances(seen), 1e-6, 1 - 1e-6)
        return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())

    def learn(self, seen: Array, aim: Array) -> None:
        """Adam, the rate going down to nothing."""
        epochs = FIRST_EPOCHS if self.first else EPOCHS
        rate = FIRST_RATE if self.first else RATE
        means = [np.zeros_like(weight) for weight in self.weights]
        squares = [np.zeros_like(weight) for weight in self.weights]
        steps, step = epochs * (len(seen) // BATCH) + 1, 0
        for _ in range(epochs):
            order = self.random.permutation(len(seen))
            for i in range(0, len(order) - BATCH + 1, BATCH):
                batch = order[i : i + BATCH]
                step += 1
                for weight, mean, square, slope in zip(
                    self.weights, means, squares, self.slopes(seen[batch], aim[batch]), strict=True
                ):
                    mean += 0.1 * (slope - mean)
                    square += 0.001 * (slope**2 - square)
                    by = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
                    weight -= rate * (1 - step / steps) * by

    def held_back(self, positions: int) -> Array:
        """Which positions to see by how well the others tell."""
        held: Array = self.random.random(positions) < HELD_BACK
        return held

    def slopes(self, seen: Array, aim: Array) -> list[Array]:
        levels, raised, chance = self.forward(seen)
        off = (chance - aim) / len(seen)
        back = np.outer(off, self.weights[2]) * np.where(levels > 0, 1, SLOPE)
        return [back.T @ seen, back.sum(0), raised.T @ off, np.array([off.sum()])]

    def told(self) -> dict[str, Any]:
        """For a file: four digits are more than enough."""
        units, bias, out, last = (np.round(weight, 4).tolist() for weight in self.weights)
        return {"units": units, "bias": bias, "out": out, "last": last[0]}


def fit(told: dict[str, Any] | None, games: Sequence[Played], seed: int) -> tuple[dict[str, Any], float]:
    """The network after learning from games, and the cross entropy of its chances where it has not learnt."""
    seen = np.concatenate([played["seen"] for played in games])
    won = np.concatenate([played["won"][played["game"], played["seat"]] for played in games])
    network = Fit(told, seen.shape[1], seed)
    aim = won.astype(float)
    if told is not None:
        follow(aim, network.chances(seen), following(games))
    held = network.held_back(len(seen))
    network.learn(seen[~held], aim[~held])
    return network.told(), network.loss(seen[held], won[held])


def following(games: Sequence[Played]) -> list[int]:
    """For each position the next one of the same seat in the same game, -1 for the last."""
    after: list[int] = []
    for played in games:
        start = len(after)
        last: dict[tuple[int, int], int] = {}
        for i, whose in enumerate(zip(played["game"].tolist(), played["seat"].tolist(), strict=True)):
            if whose in last:
                after[last[whose]] = start + i
            last[whose] = start + i
            after.append(-1)
    return after


def follow(aim: Array, chances: Array, after: list[int]) -> None:
    """From the end of each game to its beginning."""
    for i in range(len(after) - 1, -1, -1):
        if after[i] >= 0:
            aim[i] = (1 - ENDING) * chances[after[i]] + ENDING * aim[after[i]]
