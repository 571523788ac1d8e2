"""What things are worth by experience: how many turns a seat still needs to its last ruby, as a network tells.

All it sees are counts. Each count has a row of numbers, a number for every unit; the rows that fit a holding are added
up. Holdings of one turn differ in little, so they are reckoned from the one the turn began with.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.things import (
    ABILITIES,
    BROWN,
    CARPET,
    COLOURS,
    CRYSTAL,
    LIRA,
    LIRA_AREA,
    MARKER_WITH_LIRA,
)
from sixrubies.search.dice.holding import H_DICE, H_LEFT, H_RUBIES, H_TILES, holding
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.values import DiceValues
from sixrubies.search.dice.weights import DiceWeights

SLOPE: Final = 0.05  # of a unit below zero

# Counts that have rows of their own; more make no difference.
MARKERS: Final = 9
LEFT: Final = 7
MISSING: Final = 10
CRYSTALS: Final = 10
COINS: Final = 31
PAIRS: Final = 13  # of Lira, beside the price of the next ruby
TILES: Final = 5
NEEDED: Final = 8

# Where the rows of a count begin. Colours share theirs, and so do the four kinds of tiles that give a marker.
OF_COLOUR: Final = 0  # + rubies left * MARKERS + markers
OF_NEAREST: Final = OF_COLOUR + LEFT * MARKERS  # + goods missing for the nearest ruby of a track
OF_SECOND: Final = OF_NEAREST + MISSING
OF_CARPET: Final = OF_SECOND + MISSING  # + rubies left * MISSING + goods missing
OF_BROWN: Final = OF_CARPET + LEFT * MISSING
OF_CRYSTALS: Final = OF_BROWN + MARKERS
OF_COINS: Final = OF_CRYSTALS + CRYSTALS
OF_PRICE: Final = OF_COINS + COINS  # + rubies left * PAIRS + Lira in pairs
OF_TILES: Final = OF_PRICE + LEFT * PAIRS  # + ability * TILES + count
OF_MOSQUE: Final = OF_TILES + 6 * TILES  # + tiles missing for its ruby, 0: none to be had
OF_NEEDED: Final = OF_MOSQUE + NEEDED  # + rubies to the goal
OF_SEATS: Final = OF_NEEDED + NEEDED
ROWS: Final = OF_SEATS + 5

OTHERS: Final = 0.8  # how much it counts what the others have: a turn that all of them lose is nearly one's own
MOST_JUDGED: Final = 200_000  # holdings for all patterns together: a judgement is quick, most are known already
MOST_BASES: Final = 500  # positions kept to compare with

# A holding as one number: large enough that two of one turn are never taken for each other, small enough to be quick.
MIXED: Final[i64] = 786_433
LARGE: Final[i64] = 0x1FF_FFFF_FFFF


def up_to(count: int, rows: int) -> int:
    return count if count < rows else rows - 1


class Compared:
    """A position that others are compared with: its rows, the units' levels there, and what was told meanwhile."""

    def __init__(self, rows: list[int], levels: vec[float]) -> None:
        self.rows = rows
        self.levels = levels
        self.known: dict[int, float] = {}  # by holding: many ways through a turn meet again


class Experience:
    """The network: a table of rows, and what the units become."""

    def __init__(self, rows: list[list[float]], bias: list[float], out: list[float], last: float) -> None:
        self.units: i64 = len(bias)
        self.table = vec[float]([weight for row in rows for weight in row])
        self.bias = vec[float](bias)
        self.out = vec[float](out)
        self.last = last
        self.levels = vec[float](bias)

    def compared(self, rows: list[int]) -> Compared:
        units = self.units
        levels = self.bias[:]
        for row in rows:
            first = row * units
            for u in range(units):
                levels[u] += self.table[first + u]
        return Compared(rows, levels)

    def tell(self, rows: list[int], base: Compared) -> float:
        units = self.units
        table = self.table
        before = base.rows
        levels = self.levels
        for u in range(units):
            levels[u] = base.levels[u]
        for i in range(len(rows)):
            if rows[i] != before[i]:
                new = rows[i] * units
                old = before[i] * units
                for u in range(units):
                    levels[u] += table[new + u] - table[old + u]
        out = self.out
        total = self.last
        for u in range(units):
            level = levels[u]
            total += out[u] * (level if level > 0.0 else SLOPE * level)
        return total


class DiceJudge(DiceValues):
    """Values in turns, like the hand-made ones."""

    def __init__(self, rules: Rules, weights: DiceWeights, network: Experience) -> None:
        super().__init__(rules, weights)
        self.network = network
        self.others = OTHERS
        self.base = network.compared([])
        self.bases: dict[tuple[int, ...], Compared] = {}  # every position is looked at many times

    def look_at(self, s: State, seat: int) -> None:
        super().look_at(s, seat)
        rows = self.rows(holding(s, seat))
        key = tuple(rows)
        if key not in self.bases:
            if len(self.bases) >= MOST_BASES:
                self.bases = {}
            self.bases[key] = self.network.compared(rows)
        self.base = self.bases[key]

    def value(self, h: list[int]) -> float:
        if self.last:
            return self.at_the_end(h)
        if h[H_RUBIES] >= self.rules.goal:  # no turn is needed any more; what is beyond may still decide
            return self.at_the_end(h) - self.weights.ruby * self.rules.goal
        mixed: i64 = 0
        for i in range(H_DICE):
            mixed = (mixed * MIXED + h[i]) & LARGE
        key = int(mixed)
        known = self.base.known
        if key not in known:
            turns = self.network.tell(self.rows(h), self.base)
            known[key] = -turns if turns > 1.0 else -1.0 / (2.0 - turns)  # there will be one, however much one has
        return known[key]

    def without(self, h: list[int], crystals: int) -> float:
        fewer = h[:]
        fewer[CRYSTAL] -= crystals
        return self.value(h) - self.value(fewer)

    def rows(self, h: list[int]) -> list[int]:
        """The rows that fit a holding."""
        rules = self.rules
        brown = h[BROWN]
        out: list[int] = []
        nearest = MISSING - 1
        second = MISSING - 1
        for colour in range(COLOURS):
            left = h[H_LEFT + colour]
            out.append(OF_COLOUR + up_to(left, LEFT) * MARKERS + up_to(h[colour], MARKERS))
            if left > 0:
                prices = rules.prices[colour]
                missing = prices[len(prices) - left] - h[colour] - brown
                if missing < nearest:
                    second = nearest
                    nearest = missing
                elif missing < second:
                    second = missing
        out.append(OF_NEAREST + (nearest if nearest > 0 else 0))
        out.append(OF_SECOND + (second if second > 0 else 0))
        left = h[H_LEFT + CARPET]
        missing = 0
        if left > 0:
            prices = rules.prices[CARPET]
            missing = self.missing_for_carpet(h, prices[len(prices) - left])
        out.append(OF_CARPET + up_to(left, LEFT) * MISSING + up_to(missing, MISSING))
        out.append(OF_BROWN + up_to(brown, MARKERS))
        out.append(OF_CRYSTALS + up_to(h[CRYSTAL], CRYSTALS))
        out.append(OF_COINS + up_to(h[LIRA], COINS))
        out.append(OF_PRICE + up_to(h[H_LEFT + LIRA_AREA], LEFT) * PAIRS + up_to(h[LIRA] >> 1, PAIRS))
        tiles = 0
        for ability in range(ABILITIES):
            count = h[H_TILES + ability]
            tiles += count
            kind = ability
            if ability >= MARKER_WITH_LIRA:
                kind = MARKER_WITH_LIRA if ability < MARKER_WITH_LIRA + COLOURS else MARKER_WITH_LIRA + 1
            out.append(OF_TILES + kind * TILES + up_to(count, TILES))
        missing = rules.mosque_need - tiles
        out.append(OF_MOSQUE + (up_to(missing, NEEDED) if self.mosque and missing > 0 else 0))
        missing = rules.goal - h[H_RUBIES]
        out.append(OF_NEEDED + (up_to(missing, NEEDED) if missing > 0 else 0))
        out.append(OF_SEATS + rules.seats)
        return out


def make_dice_search(rules: Rules, weights: DiceWeights, network: Experience | None) -> DiceSearch:
    """By experience where there is any, else by hand-made values."""
    if network is None:
        return DiceSearch(DiceValues(rules, weights))
    search = DiceSearch(DiceJudge(rules, weights, network))
    search.most_looks = MOST_JUDGED
    return search
