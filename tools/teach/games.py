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
from sixrubies.board import fields as board_fields
from sixrubies.board.setup import new_state as new_board
from sixrubies.core.frame import OVER
from sixrubies.core.rng import FastSource
from sixrubies.dice import fields as dice_fields
from sixrubies.dice.setup import new_state as new_dice
from sixrubies.search.boxes.search import make_search
from sixrubies.search.dice.holding import holding
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.weights import DiceWeights
from sixrubies.search.judge.dice import DiceJudge, make_dice_judge
from sixrubies.search.judge.network import Network
from sixrubies.search.judge.values import Judge, make_judge
from sixrubies.search.weights import Weights

MOST_NODES = 1_500  # more games teach more than better ones
LONGEST = 60  # rounds; a longer game teaches nothing
SEATS = {"dice": (2, 3, 4, 4, 4), "": (2, 3, 4, 4, 4, 4, 5)}
LAYOUTS = ("random", "random", "random", None)
GREEDY = 0.1  # of the players are greedy ones, so that the judge does not only know its like
STRAY = (0.0, 0.15, 0.3)  # how far a player's network is off, so that other ways are tried too
STRAY_BY_HAND = (0.0, 0.1, 0.3, 0.6)  # the same of hand-made weights, before there is a network

Played = dict[str, NDArray[Any]]
"""seen: what was seen; game and seat: whose it is; won: the share of the victory, by game and seat."""


class Table:
    """One game's rules, and what the two families of games call things."""

    def __init__(self, ruleset: str, seats: int, seed: int, layout: str | None) -> None:
        self.dice = ruleset == "dice"
        self.game = sr.new_game(ruleset, seats=seats, seed=seed, layout=None if self.dice else layout)
        rules: Any = self.game.family.kernel
        self.rules = rules
        fields: Any = dice_fields if self.dice else board_fields
        self.turn, self.round = fields.TURN, fields.ROUND
        blind = Network([], [], [], 0.0)
        self.eye: Any = DiceJudge(rules, DiceWeights(), blind) if self.dice else Judge(rules, Weights(), blind)

    def start(self) -> Any:
        return new_dice(self.rules) if self.dice else new_board(self.rules)

    def seen(self, s: Any, seat: int) -> list[float]:
        """What the judge of a seat sees."""
        if self.dice:
            self.eye.look_at(s, seat)
            return list(self.eye.seen(holding(s, seat)))
        self.eye.sight.look_at_others(s, seat)
        return list(self.eye.sight.look(s, seat))

    def greedy(self, seed: int, random: Random, stray: float) -> Any:
        weights: Any = DiceWeights() if self.dice else Weights()
        for name in (name for name in dir(weights) if not name.startswith("_")):
            setattr(weights, name, strayed(getattr(weights, name), random, stray))
        return DiceSearch(self.rules, weights) if self.dice else make_search(self.rules, weights, seed)

    def judged(self, network: Network, seed: int) -> Any:
        if self.dice:
            return make_dice_judge(self.rules, DiceWeights(), network)
        search = make_judge(self.rules, Weights(), network, seed, [], [])
        search.most_nodes = MOST_NODES
        return search

    def shares(self, s: Any) -> list[float]:
        """Of the victory, by seat."""
        winners = self.game.family.outcome(s).winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.rules.seats)]


def strayed(value: Any, random: Random, stray: float) -> Any:
    if isinstance(value, float):
        return value * math.exp(random.gauss(0, stray))
    return [strayed(one, random, stray) for one in value] if isinstance(value, list) else value


def play(ruleset: str, told: dict[str, Any] | None, seconds: float, seed: int) -> Played:
    """As many games as there is time for; without a network greedy players teach the first one."""
    random = Random(seed)

    def player(table: Table, seed: int) -> Any:
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
        seats = random.choice(SEATS.get(ruleset, SEATS[""]))
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
    table: Table, player: Callable[[Table, int], Any], seed: int, random: Random
) -> tuple[list[tuple[int, list[float]]], list[float]]:
    """What each seat saw at the end of its turns, and the shares of the victory; none, if there was no end."""
    rules = table.rules
    s, source = table.start(), FastSource(seed)
    rules.resolve(s, source)
    players = [player(table, random.randrange(1 << 30)) for _ in range(rules.seats)]
    moments: list[tuple[int, list[float]]] = []
    turn = s.n[table.turn]
    while s.owner != OVER and s.n[table.round] < LONGEST:
        options = rules.legal(s)
        rules.act(s, options[0] if len(options) == 1 else players[s.owner].choose(s))
        rules.resolve(s, source)
        if s.n[table.turn] != turn or s.owner == OVER:
            moments.append((turn, table.seen(s, turn)))
            turn = s.n[table.turn]
    return moments, table.shares(s) if s.owner == OVER else []
