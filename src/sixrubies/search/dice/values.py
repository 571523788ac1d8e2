"""What the things of a seat are worth at the end of its turn: rubies, less the turns to the next ones, and means."""

from typing import Final

from sixrubies.dice.fields import LAST_ROUND, RUBIES, TURN
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.things import (
    ABILITIES,
    AREAS,
    BROWN,
    CARPET,
    COLOURS,
    CRYSTAL,
    LIRA,
    LIRA_AREA,
    LIRA_INCOME,
    MOSQUE_AREA,
)
from sixrubies.search.dice.holding import H_LEFT, H_RUBIES, H_TILES, holding
from sixrubies.search.dice.weights import NEXT_RUBIES, DiceWeights

FAR: Final = 6.0  # turns to a ruby that is out of sight


def at(table: list[float], count: int) -> float:
    """A value by count; beyond the table as at its end."""
    last = len(table) - 1
    return table[count] if count < last else table[last]


class DiceValues:
    """Values for one game's rules. `look_at` says in which position; then holdings of one seat are judged."""

    def __init__(self, rules: Rules, weights: DiceWeights) -> None:
        self.rules = rules
        self.weights = weights
        self.others = weights.others  # how much it counts what the others have
        self.mosque = False  # the seat can still get a ruby there
        self.last = False  # the seat has no turn after this one
        self.turns = 0.0  # that a tile will serve

    def look_at(self, s: State, seat: int) -> None:
        n = s.n
        self.mosque = not s.has_mosque_ruby(seat)
        self.last = n[LAST_ROUND] != 0 and seat <= n[TURN]
        ahead = 0
        for other in range(s.seats):
            if n[RUBIES + other] > ahead:
                ahead = n[RUBIES + other]
        to_go = self.rules.goal - ahead
        self.turns = self.weights.turns_per_ruby * to_go if to_go > 0 else 0.0

    def value(self, h: list[int]) -> float:
        if self.last:
            return self.at_the_end(h)
        w = self.weights
        markers = h[0] + h[1] + h[2] + h[3]
        total = w.ruby * h[H_RUBIES]
        total += w.marker * markers + w.brown * h[BROWN] + w.lira * h[LIRA] + self.crystals(h[CRYSTAL])
        tiles = 0
        for ability in range(ABILITIES):
            count = h[H_TILES + ability]
            if count > 0:
                tiles += count
                total += w.tile[ability] * self.turns * count
        for area in range(AREAS):
            total -= w.liked[area] * h[H_LEFT + area]  # one taken there is worth more
        return total - self.to_next_rubies(h, tiles)

    def at_the_end(self, h: list[int]) -> float:
        """Rubies; Lira after the sale break ties (DG60.4)."""
        rules = self.rules
        markers = h[0] + h[1] + h[2] + h[3] + h[BROWN]
        sold = markers * rules.marker_worth + h[CRYSTAL] * rules.crystal_worth
        return self.weights.ruby * h[H_RUBIES] + 0.01 * (h[LIRA] + sold)

    def crystals(self, count: int) -> float:
        table = self.weights.crystal
        last = len(table) - 1
        return table[count] if count <= last else table[last] + (count - last) * self.weights.further_crystal

    def without(self, h: list[int], crystals: int) -> float:
        """What so many crystals less cost."""
        return self.crystals(h[CRYSTAL]) - self.crystals(h[CRYSTAL] - crystals)

    def to_next_rubies(self, h: list[int], tiles: int) -> float:
        """Turns to the rubies that are nearest, the nearest counting most."""
        w, rules = self.weights, self.rules
        first = FAR
        second = FAR
        third = FAR
        for area in range(MOSQUE_AREA + 1):
            turns = self.turns_to(h, area, tiles) - w.liked[area]
            if turns < first:
                third = second
                second = first
                first = turns
            elif turns < second:
                third = second
                second = turns
            elif turns < third:
                third = turns
        needed = rules.goal - h[H_RUBIES]
        total = 0.0
        nearest = [first, second, third]
        for i in range(NEXT_RUBIES):
            if i < needed:
                total += w.rank[i] * nearest[i]
        return total

    def turns_to(self, h: list[int], area: int, tiles: int) -> float:
        """Turns to a ruby of an area."""
        w, rules = self.weights, self.rules
        left = h[H_LEFT + area]
        if left == 0:
            return FAR
        if area < COLOURS:
            prices = rules.prices[area]
            missing = prices[len(prices) - left] - h[area] - h[BROWN]
            return at(w.track, missing if missing > 0 else 0)
        if area == CARPET:
            prices = rules.prices[area]
            return at(w.carpet, self.missing_for_carpet(h, prices[len(prices) - left]))
        if area == LIRA_AREA:
            prices = rules.prices[area]
            missing = prices[len(prices) - left] - h[LIRA]
            income = w.lira_income + rules.income_lira * h[H_TILES + LIRA_INCOME]
            return 0.5 + (missing / income if missing > 0 else 0.0)
        if self.mosque and tiles < rules.mosque_need:
            return w.tile_turns * (rules.mosque_need - tiles)
        return FAR

    def missing_for_carpet(self, h: list[int], any_goods: int) -> int:
        """One of each colour and some of any, brown for what is missing."""
        colours = 0
        over = 0
        for colour in range(COLOURS):
            if h[colour] > 0:
                colours += 1
                over += h[colour] - 1
        has = colours + (over if over < any_goods else any_goods) + h[BROWN]
        missing = COLOURS + any_goods - has
        return missing if missing > 0 else 0

    def of_seat(self, s: State, seat: int) -> float:
        """In a position as it is; dice on the table do not count."""
        self.look_at(s, seat)
        return self.value(holding(s, seat))
