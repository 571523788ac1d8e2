"""Games of the Dice Game: what was there at the end of every turn, and how many turns the seat then still needed.

Everything is public in it. Whoever has not reached the goal when the game ends plays on alone until he has.
"""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

import numpy as np

import sixrubies as sr
from sixrubies.core.frame import AUTO, OVER, Frame
from sixrubies.core.rng import FastSource
from sixrubies.dice.fields import LAST_ROUND, RUBIES, TURN
from sixrubies.dice.setup import new_state
from sixrubies.dice.state import State
from sixrubies.dice.steps import TURN_BEGIN
from sixrubies.search.dice.holding import holding
from sixrubies.search.dice.judge import ROWS, DiceJudge, Experience
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.values import DiceValues
from sixrubies.search.dice.weights import DiceWeights
from tools.teach.fit import Array, Fit
from tools.teach.games import GREEDY, Played, strayed

SEATS = (2, 3, 4, 4, 4, 4)
STRAY = (0.0, 0.05, 0.1)  # how far a player's network is off, so that other ways are tried too
STRAY_BY_HAND = (0.0, 0.1, 0.2, 0.4)  # the same of hand-made weights
BY_HAND = ("rank", "track", "carpet", "tile", "marker", "brown", "lira", "crystal", "tile_turns")
LOOKS = 5_000  # more games teach more than better ones
LONGEST = 12  # turns that somebody may need after the end of the game
BLIND = Experience([], [], [], 0.0)


def play(told: dict[str, Any] | None, seconds: float, seed: int) -> Played:
    """As many games as there is time for; without a network greedy players teach the first one.

    seen: rows that fit the holding; turns: those to the goal; game: which one it was.
    """
    random = Random(seed)
    seen: list[list[int]] = []
    turns: list[int] = []
    game: list[int] = []
    end = monotonic() + seconds
    number = 0
    while monotonic() < end or not seen:
        for row, needed in one_game(told, random):
            seen.append(row)
            turns.append(needed)
            game.append(number)
        number += 1
    return {"seen": np.array(seen, np.int16), "turns": np.array(turns, np.float32), "game": np.array(game, np.int32)}


def player(rules: Any, told: dict[str, Any] | None, random: Random) -> DiceSearch:
    weights = DiceWeights()
    if told is None or random.random() < GREEDY:
        stray = random.choice(STRAY_BY_HAND)
        for name in BY_HAND:
            setattr(weights, name, strayed(getattr(weights, name), random, stray))
        search = DiceSearch(DiceValues(rules, weights))
    else:
        stray = random.choice(STRAY)
        out = [weight * (1 + random.gauss(0, stray)) for weight in told["out"]]
        network = Experience(told["rows"], told["bias"], out, told["last"])
        search = DiceSearch(DiceJudge(rules, weights, network))
    search.most_looks = LOOKS
    return search


class Course:
    """How a game goes for each seat: what was there at the end of its turns, and at which of them it had its rubies."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.eye = DiceJudge(rules, DiceWeights(), BLIND)
        self.seen: list[list[list[int]]] = [[] for _ in range(rules.seats)]
        self.reached = [0] * rules.seats
        self.last: list[State | None] = [None] * rules.seats

    def look(self, s: State, seat: int) -> None:
        self.eye.look_at(s, seat)
        self.seen[seat].append(self.eye.rows(holding(s, seat)))
        self.last[seat] = s.clone()
        if s.n[RUBIES + seat] >= self.rules.goal and not self.reached[seat]:
            self.reached[seat] = len(self.seen[seat])


def one_game(told: dict[str, Any] | None, random: Random) -> list[tuple[list[int], int]]:
    """Rows at the ends of turns, with the turns that were needed from there."""
    game = sr.new_game("dice", seats=random.choice(SEATS), seed=random.randrange(1 << 30))
    rules: Any = game.family.kernel
    s, source = new_state(rules), FastSource(random.randrange(1 << 30))
    rules.resolve(s, source)
    players = [player(rules, told, random) for _ in range(rules.seats)]
    course = Course(rules)
    while s.owner != OVER:
        turn = s.n[TURN]
        step(s, players, source)
        if s.n[TURN] != turn or s.owner == OVER:
            course.look(s, turn)
    found: list[tuple[list[int], int]] = []
    for seat, seen in enumerate(course.seen):
        last = course.last[seat]
        assert last is not None
        reached = course.reached[seat] or len(seen) + alone(last, seat, players, source)
        found += [(rows, reached - number) for number, rows in enumerate(seen[: reached - 1], 1)]
    return found


def step(s: State, players: Sequence[DiceSearch], source: FastSource) -> None:
    options = s.rules.legal(s)
    s.rules.act(s, options[0] if len(options) == 1 else players[s.owner].choose(s))
    s.rules.resolve(s, source)


def alone(s: State, seat: int, players: Sequence[DiceSearch], source: FastSource) -> int:
    """Turns to the goal, if the others stand still."""
    rules = s.rules
    for turns in range(1, LONGEST):
        s.n[LAST_ROUND] = 0
        s.frames = [Frame(TURN_BEGIN, seat)]
        s.owner = AUTO
        rules.settle(s)
        rules.resolve(s, source)
        while s.owner != OVER and s.n[TURN] == seat and s.n[LAST_ROUND] == 0:
            step(s, players, source)
        if s.n[RUBIES + seat] >= rules.goal:
            return turns
    return LONGEST


class TurnsFit(Fit):
    """Tells a number of turns, not a chance."""

    FIRST = 4.0

    def told_by(self, total: Array) -> Array:
        return total

    def loss(self, seen: Array, turns: Array) -> float:
        """The mean square."""
        return float(((self.chances(seen) - turns) ** 2).mean())

    def told(self) -> dict[str, Any]:
        told = super().told()
        units = told.pop("units")
        return {"rows": [list(row) for row in zip(*units, strict=True)], **told}


def hot(rows: Array) -> Array:
    """A one for each row that fits, as often as it does: what the network's table is multiplied with."""
    out = np.zeros((len(rows), ROWS), np.uint8)
    for column in rows.T:
        out[np.arange(len(rows)), column] += 1
    return out


def fit(told: dict[str, Any] | None, games: Sequence[Played], seed: int) -> tuple[dict[str, Any], float]:
    """The network after learning from games, and how far it is off where it has not learnt, squared."""
    seen = hot(np.concatenate([played["seen"] for played in games]))
    turns = np.concatenate([played["turns"] for played in games])
    if told is not None:
        told = {**told, "units": [list(unit) for unit in zip(*told["rows"], strict=True)]}
    network = TurnsFit(told, ROWS, seed)
    held = network.held_back(len(seen))
    network.learn(seen[~held], turns[~held])
    return network.told(), network.loss(seen[held], turns[held])
