"""What bazaar cards are worth: each one to a holding, and the best of so many of the pile."""

from sixrubies.dice.chances import choose
from sixrubies.dice.rules import Condition, Rules
from sixrubies.dice.things import (
    ABILITIES,
    ABILITY_OF,
    BROWN,
    CARDS,
    CONDITIONAL,
    GIFT,
    LIRA,
    OFFER,
    RESOURCES,
    SHARE,
    TRADE_AREAS,
    resource_of,
)
from sixrubies.search.dice.holding import H_LEFT, H_RUBIES, H_TILES
from sixrubies.search.dice.values import DiceValues


class CardWorth:
    """Quick: shortage and the others' part are left out. The values have been told which position it is."""

    def __init__(self, rules: Rules, values: DiceValues) -> None:
        self.rules = rules
        self.values = values

    def expected(self, h: list[int], pile: list[int], dice: int, open_tiles: list[int]) -> float:
        """What the best of so many cards, revealed for so many dice, adds to a holding on average: exactly so."""
        worth: list[tuple[float, int]] = []
        size = 0
        before = self.values.value(h)
        for card in range(CARDS):
            if pile[card] > 0:
                worth.append((self.after(h, card, dice, open_tiles) - before, pile[card]))
                size += pile[card]
        worth.sort()
        return expected_best(worth, dice if dice < size else size)

    def after(self, h: list[int], card: int, dice: int, open_tiles: list[int]) -> float:
        """The value of a holding after using the card."""
        rules = self.rules
        h = h[:]
        if card >= CONDITIONAL:
            return self.after_condition(h, rules.condition(card), dice, open_tiles)
        if card >= OFFER:
            h[resource_of(card)] += 1
        elif card >= GIFT:
            h[BROWN] += 1
        elif card >= SHARE:
            h[resource_of(card)] += 1
            h[LIRA] += rules.share_lira
        else:
            h[LIRA] += rules.sale_lira
        return self.values.value(h)

    def after_condition(self, h: list[int], condition: Condition, dice: int, open_tiles: list[int]) -> float:
        """Fulfilled or declined, whichever is better."""
        declined = h[:]
        declined[LIRA] += self.rules.otherwise_lira
        best = self.values.value(declined)
        if dice < condition.dice:
            return best
        for resource in range(RESOURCES):
            if h[resource] < condition.own[resource] or h[resource] < condition.give[resource]:
                return best
            h[resource] += condition.take[resource] - condition.give[resource]
        value = self.with_things(h, condition, open_tiles)
        return value if value > best else best

    def with_things(self, h: list[int], condition: Condition, open_tiles: list[int]) -> float:
        """Tiles and rubies of choice: the best of each."""
        if not condition.give_tile and not condition.take_tile and not condition.take_ruby:
            return self.values.value(h)
        best = -1e9
        if condition.give_tile:
            for ability in range(ABILITIES):
                if h[H_TILES + ability] > 0:
                    after = h[:]
                    after[H_TILES + ability] -= 1
                    best = max(best, self.values.value(after))
        elif condition.take_tile:
            for tile in open_tiles:
                best = max(best, self.values.value(with_tile(self.values, h, ABILITY_OF[tile])))
        else:
            for area in range(TRADE_AREAS):
                if h[H_LEFT + area] > 0:
                    after = h[:]
                    after[H_LEFT + area] -= 1
                    after[H_RUBIES] += 1
                    best = max(best, self.values.value(after))
        return best


def with_tile(values: DiceValues, h: list[int], ability: int) -> list[int]:
    """A holding with one tile more, and the ruby of the mosque where it is the right number."""
    after = h[:]
    after[H_TILES + ability] += 1
    if values.mosque:
        count = 0
        for other in range(ABILITIES):
            count += after[H_TILES + other]
        if count == values.rules.mosque_need:
            after[H_RUBIES] += 1
    return after


def expected_best(worth: list[tuple[float, int]], cards: int) -> float:
    """The mean of the best of so many cards drawn without putting back. `worth`: ascending, each with its copies."""
    below = 0
    ways_below = 0
    total = 0.0
    for value, copies in worth:
        below += copies
        ways = choose(below, cards)
        total += value * (ways - ways_below)
        ways_below = ways
    return total / ways_below if ways_below else 0.0
