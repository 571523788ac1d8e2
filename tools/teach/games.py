"""Games of a judge against itself: what it saw at the end of every turn, and who won.

The players know the whole position: only what they see of it is kept, and that is the same.
"""

import math
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

import sixrubies as sr
from sixrubies.board.fields import ROUND, TURN
from sixrubies.board.outcome import winners
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.core.frame import OVER
from sixrubies.core.rng import FastSource
from sixrubies.search.boxes.search import make_search
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.values import Judge, make_judge
from sixrubies.search.turn_search import TurnSearch
from sixrubies.search.weights import Weights

MOST_NODES = 1_500  # more games teach more than better ones
LONGEST = 60  # rounds; a longer game teaches nothing
SEATS = (2, 3, 4, 4, 5, 5)  # five are hardest to teach: they are in each other's way
LAYOUTS = ("random", "random", "random", None)
GREEDY = 0.1  # of the players are greedy ones, so that the judge does not only know its like
STRAY = (0.0, 0.15, 0.3)  # how far a player's network is off, so that other ways are tried too
STRAY_BY_HAND = (0.0, 0.1, 0.3, 0.6)  # the same of hand-made weights, before there is a network

Played = dict[str, NDArray[Any]]
"""seen: what was seen; game and seat: whose it is; won: the share of the victory, by game and seat."""


class Table:
    """One game's rules, and who plays by them."""

    def __init__(self, ruleset: str, seats: int, seed: int, layout: str | None) -> None:
        self.game = sr.new_game(ruleset, seats=seats, seed=seed, layout=layout)
        rules: Any = self.game.family.kernel
        self.rules = rules
        self.eye = Judge(rules, Weights(), Network([], [], [], 0.0))

    def start(self) -> State:
        return new_state(self.rules)

    def seen(self, s: State, seat: int) -> list[float]:
        """What the judge of a seat sees."""
        sight = self.eye.sight
        sight.look_at_others(s, seat)
        return list(sight.look(s, seat))[: sight.count]

    def greedy(self, seed: int, random: Random, stray: float) -> TurnSearch:
        weights = Weights()
        for name in (name for name in dir(weights) if not name.startswith("_")):
            setattr(weights, name, strayed(getattr(weights, name), random, stray))
        return make_search(self.rules, weights, seed)

    def judged(self, network: Network, seed: int) -> TurnSearch:
        search = make_judge(self.rules, Weights(), network, seed)
        search.most_nodes = MOST_NODES
        return search

    def shares(self, s: State) -> list[float]:
        """Of the victory, by seat."""
        won = winners(s)
        return [1 / len(won) if seat in won else 0.0 for seat in range(self.rules.seats)]


def strayed(value: Any, random: Random, stray: float) -> Any:
    if isinstance(value, float):
        return value * math.exp(random.gauss(0, stray))
    return [strayed(one, random, stray) for one in value] if isinstance(value, list) else value


def play(ruleset: str, told: dict[str, Any] | None, seconds: float, seed: int) -> Played:
    """As many games as there is time for; without a network greedy players teach the first one."""
    random = Random(seed)

    def player(table: Table, seed: int) -> TurnSearch:
        if told is None or random.random() < GREEDY:
            return table.greedy(seed, random, random.choice(STRAY_BY_HAND) if told is None else 0.0)
        stray = random.choice(STRAY)
        out = [weight * (1 + random.gauss(0, stray)) for weight in told["out"]]
        return table.judged(Network(told["units"], told["bias"], out, told["last"]), seed)

    seen: list[NDArray[Any]] = []
    whose: list[tuple[int, int]] = []
    won: list[list[float]] = []
    end = monotonic() + seconds
    tried = 0
    while monotonic() < end or not won:
        seats = random.choice(SEATS)
        table = Table(ruleset, seats, seed * 1_000_003 + tried, random.choice(LAYOUTS))
        moments, shares = one_game(table, player, seed * 7919 + tried, random)
        tried += 1
        if shares:
            for seat, look in moments:
                seen.append(np.array(look, np.float32))
                whose.append((len(won), seat))
            won.append(shares + [0.0] * (5 - seats))
    games = np.array(whose, np.int32)
    return {"seen": np.array(seen), "game": games[:, 0], "seat": games[:, 1], "won": np.array(won, np.float32)}


def one_game(
    table: Table, player: Callable[[Table, int], TurnSearch], seed: int, random: Random
) -> tuple[list[tuple[int, list[float]]], list[float]]:
    """What each seat saw at the end of its turns, and the shares of the victory; none, if there was no end."""
    rules = table.rules
    s, source = table.start(), FastSource(seed)
    rules.resolve(s, source)
    players = [player(table, random.randrange(1 << 30)) for _ in range(rules.seats)]
    moments: list[tuple[int, list[float]]] = []
    turn = s.n[TURN]
    while s.owner != OVER and s.n[ROUND] < LONGEST:
        options = rules.legal(s)
        rules.act(s, options[0] if len(options) == 1 else players[s.owner].choose(s))
        rules.resolve(s, source)
        if s.n[TURN] != turn or s.owner == OVER:
            moments.append((turn, table.seen(s, turn)))
            turn = s.n[TURN]
    return moments, table.shares(s) if s.owner == OVER else []
