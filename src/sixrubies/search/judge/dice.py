"""The judge of the Dice Game: what it sees, and what a holding is worth by it."""

from typing import Final

from sixrubies.dice.fields import LAST_ROUND, OWN_TILES, OWNED, ROUND, RUBIES
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.things import ABILITIES, AREAS, BROWN, COLOURS, CRYSTAL, LIRA, MOSQUE_AREA, RESOURCES
from sixrubies.search.dice.holding import H_LEFT, H_RUBIES, H_TILES, holding
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.values import FAR, DiceValues
from sixrubies.search.dice.weights import DiceWeights
from sixrubies.search.judge.network import Network

NEEDS: Final = 7
MOST_TILES: Final = 5
SCALE: Final = 0.05  # of hand-made values


class DiceJudge(DiceValues):
    """`look_at` tells the race, then holdings are judged: logarithms of odds, which add up like turns."""

    def __init__(self, rules: Rules, weights: DiceWeights, network: Network) -> None:
        super().__init__(rules, weights)
        self.network = network
        self.around: list[float] = []
        self.plain = DiceValues(rules, weights)

    def look_at(self, s: State, seat: int) -> None:
        super().look_at(s, seat)
        self.around = race(s, seat, self.rules.goal)
        first = -1e9
        total = 0.0
        for other in range(s.seats):
            if other != seat:
                value = self.plain.of_seat(s, other)
                total += value
                first = max(first, value)
        self.around.append(SCALE * first)
        self.around.append(SCALE * total / (s.seats - 1))
        self.plain.look_at(s, seat)
        self.network.compare_with(self.seen(holding(s, seat)))

    def value(self, h: list[int]) -> float:
        if self.last:
            return super().value(h)
        return self.network.odds(self.seen(h))

    def without(self, h: list[int], crystals: int) -> float:
        less = h[:]
        less[CRYSTAL] -= crystals
        return self.value(h) - self.value(less)

    def seen(self, h: list[int]) -> list[float]:
        """What the network sees of a holding; the others as `look_at` found them."""
        seen = self.around[:]
        need = self.rules.goal - h[H_RUBIES]
        for i in range(NEEDS):
            seen.append(1.0 if i == need or (i == 0 and need < 0) else 0.0)
        different = 0
        for colour in range(COLOURS):
            seen.append(0.25 * h[colour])
            if h[colour]:
                different += 1
        seen.append(0.25 * different)
        seen.append(0.33 * h[BROWN])
        seen.append(0.1 * h[LIRA])
        crystals = h[CRYSTAL]
        seen.append(0.33 * crystals)
        seen.append(1.0 if crystals > 0 else 0.0)
        seen.append(1.0 if crystals > 1 else 0.0)
        tiles = 0
        for ability in range(ABILITIES):
            tiles += h[H_TILES + ability]
            seen.append(0.5 * h[H_TILES + ability])
        for i in range(1, MOST_TILES + 1):
            seen.append(1.0 if self.mosque and tiles == i else 0.0)
        first = FAR
        second = FAR
        third = FAR
        for area in range(MOSQUE_AREA + 1):
            turns = self.turns_to(h, area, tiles)
            seen.append(0.3 * turns)
            if turns < first:
                third = second
                second = first
                first = turns
            elif turns < second:
                third = second
                second = turns
            elif turns < third:
                third = turns
        seen.append(0.3 * first)
        seen.append(0.3 * second)
        seen.append(0.3 * third)
        for area in range(AREAS):
            seen.append(0.25 * h[H_LEFT + area])
        seen.append(SCALE * self.plain.value(h))
        return seen


def race(s: State, seat: int, goal: int) -> list[float]:
    """How far the others are, the two who are ahead one by one."""
    n = s.n
    first = -1
    second = -1
    for other in range(s.seats):
        if other == seat:
            continue
        if first < 0 or ahead(s, other, first):
            second = first
            first = other
        elif second < 0 or ahead(s, other, second):
            second = other
    seen = [0.0] * NEEDS
    need = goal - n[RUBIES + first]
    seen[need if need > 0 else 0] = 1.0
    for other in (first, second):
        if other < 0:
            seen += [0.0, 0.0, 0.0, 0.0]
            continue
        own = OWNED + other * RESOURCES
        seen.append(0.2 * n[RUBIES + other])
        seen.append(0.1 * n[own + LIRA])
        seen.append(0.1 * (n[own] + n[own + 1] + n[own + 2] + n[own + 3] + n[own + BROWN]))
        packed = n[OWN_TILES + other]
        tiles = 0
        while packed:
            tiles += packed & 15
            packed >>= 4
        seen.append(0.25 * tiles)
    total = 0
    for other in range(s.seats):
        if other != seat:
            total += n[RUBIES + other]
    seen.append(0.1 * total)
    seen.append(0.33 * (s.seats - 1))
    seen.append(0.33 * (s.seats - 1 - seat))
    seen.append(1.0 if seat < first else 0.0)
    seen.append(0.1 * n[ROUND])
    seen.append(1.0 if n[LAST_ROUND] else 0.0)
    return seen


def ahead(s: State, a: int, b: int) -> bool:
    """Whether a seat is ahead of another: by rubies, then by Lira."""
    n = s.n
    if n[RUBIES + a] != n[RUBIES + b]:
        return n[RUBIES + a] > n[RUBIES + b]
    return n[OWNED + a * RESOURCES + LIRA] > n[OWNED + b * RESOURCES + LIRA]


def make_dice_judge(rules: Rules, weights: DiceWeights, network: Network) -> DiceSearch:
    return DiceSearch(rules, weights, DiceJudge(rules, weights, network))
