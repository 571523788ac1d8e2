"""The best use of a roll: every sequence of actions of one turn, on a short list of numbers.

Which of several ways to pay is best needs no search: dice that are not used are lost, so they pay before markers, and
brown, which can stand for anything, pays last. In a sequence the order of actions hardly matters: what gains comes
before what spends, so that each set of actions is looked at once.
"""

from typing import Final

from sixrubies.dice.rules import Rules
from sixrubies.dice.things import (
    ABILITY_OF,
    BROWN,
    CARD_FACE,
    CARPET,
    COIN_FACE,
    COLOURS,
    CRYSTAL,
    LIRA,
    LIRA_AREA,
    MARKER_WITH_LIRA,
)
from sixrubies.search.dice.cards import with_tile
from sixrubies.search.dice.holding import H_DICE, H_LEFT, H_RUBIES, H_TILES
from sixrubies.search.dice.values import DiceValues

# Kinds of actions in the order they are looked at; tiles and areas are told apart.
REVEALS: Final = 0
COINS: Final = 1
ALIKE: Final = 2
TWO_MARKERS: Final = 3
FOR_BROWN: Final = 4
FOR_CRYSTAL: Final = 5
FOR_TILE: Final = 6  # + place in the display
FOR_RUBY: Final = 12  # + area

MOST_NODES: Final = 3_000
"""Holdings looked at for one roll; two actions need a few hundred."""


class TurnSolver:
    """Set `open_tiles` and `reveal` before asking. Tiles bought in the turn do not serve in it, as the rules say."""

    def __init__(self, rules: Rules, values: DiceValues) -> None:
        self.rules = rules
        self.values = values
        self.open_tiles: list[int] = []
        self.reveal: list[float] = []  # what revealing so many cards is worth, by number
        self.serving: list[int] = [0] * COLOURS  # Lira-goods tiles that serve, by colour
        self.most_nodes = MOST_NODES
        self.nodes = 0

    def best(self, h: list[int], actions: int) -> float:
        """The value of the holding after the best actions, at most so many."""
        self.nodes = 0
        return self.on(h, actions, REVEALS)

    def on(self, h: list[int], actions: int, first: int) -> float:
        """From a kind of action on."""
        self.nodes += 1
        best = self.values.value(h)
        if actions == 0 or self.nodes > self.most_nodes:
            return best
        if first <= ALIKE:
            best = self.gains(h, actions, first, best)
        if first <= FOR_CRYSTAL:
            best = self.mixed(h, actions, first, best)
        best = self.tiles(h, actions, first, best)
        return self.rubies(h, actions, first, best)

    # -- what gains ---------------------------------------------------------------------------------------------------

    def gains(self, h: list[int], actions: int, first: int, best: float) -> float:
        cards = h[H_DICE + CARD_FACE]
        if first == REVEALS and cards > 0:
            after = h[:]
            after[H_DICE + CARD_FACE] = 0
            best = max(best, self.on(after, actions - 1, REVEALS) + self.reveal[cards])
            if cards > 1 and actions > 1:
                after = h[:]
                after[H_DICE + CARD_FACE] = cards // 2
                best = max(best, self.on(after, actions - 1, REVEALS) + self.reveal[cards - cards // 2])
        coins = h[H_DICE + COIN_FACE]
        if first <= COINS and coins > 0:
            after = h[:]
            after[H_DICE + COIN_FACE] = 0
            after[LIRA] += coins * self.rules.coin_lira
            for colour in range(COLOURS):
                after[colour] += self.serving[colour]
            best = max(best, self.on(after, actions - 1, COINS))
        for colour in range(COLOURS):
            if h[H_DICE + colour] >= self.rules.alike:
                after = h[:]
                after[H_DICE + colour] -= self.rules.alike
                after[colour] += 1
                best = max(best, self.on(after, actions - 1, ALIKE))
        return best

    def mixed(self, h: list[int], actions: int, first: int, best: float) -> float:
        """What asks for different goods. A marker goes into it only where one colour is missing."""
        rules = self.rules
        dice = 0
        for colour in range(COLOURS):
            if h[H_DICE + colour] > 0:
                dice += 1
        if first <= TWO_MARKERS and dice + 1 >= rules.for_markers and dice > 0:
            after = h[:]
            if self.pay_different(after, 15, rules.for_markers):
                for one in range(COLOURS):
                    for other in range(one, COLOURS):
                        taken = after[:]
                        taken[one] += 1
                        taken[other] += rules.markers - 1
                        best = max(best, self.on(taken, actions - 1, TWO_MARKERS))
        if first <= FOR_BROWN and dice + 1 >= rules.for_brown and dice > 0:
            for colours in range(1, 16):
                after = h[:]
                if self.pay_different(after, colours, rules.for_brown):
                    after[BROWN] += 1
                    best = max(best, self.on(after, actions - 1, FOR_BROWN))
        if dice >= rules.for_crystal:
            for colours in range(1, 16):
                after = h[:]
                if self.pay_different(after, colours, rules.for_crystal):
                    after[CRYSTAL] += 1
                    best = max(best, self.on(after, actions - 1, FOR_CRYSTAL))
        return best

    def pay_different(self, h: list[int], colours: int, owed: int) -> bool:
        """One good of each colour of a bit mask, if those are so many; one marker at most."""
        markers = 0
        for colour in range(COLOURS):
            if colours >> colour & 1:
                owed -= 1
                if h[H_DICE + colour] > 0:
                    h[H_DICE + colour] -= 1
                else:
                    markers += 1
                    h[colour] -= 1
                    if markers > 1 or h[colour] < 0:
                        return False
        return owed == 0

    # -- what spends --------------------------------------------------------------------------------------------------

    def pay_goods(self, h: list[int], cost: list[int]) -> bool:
        """Of each colour, then of any: dice, markers, brown. False, if there is too little; the list is spoilt then."""
        brown = h[BROWN]
        for colour in range(COLOURS):
            owed = cost[colour]
            if owed > 0:
                owed = use(h, H_DICE + colour, owed)
                brown -= use(h, colour, owed)
                if brown < 0:
                    return False
        any_goods = cost[COLOURS]
        while any_goods > 0:
            source = most_of(h, H_DICE)
            if source < 0:
                source = most_of(h, 0)
            if source < 0:
                brown -= any_goods
                break
            h[source] -= 1
            any_goods -= 1
        h[BROWN] = brown
        return brown >= 0

    def tiles(self, h: list[int], actions: int, first: int, best: float) -> float:
        for i in range(len(self.open_tiles)):
            if FOR_TILE + i < first:
                continue
            tile = self.open_tiles[i]
            cost = self.rules.tile_costs[tile]
            colour = self.rules.tile_colour[tile]
            if colour >= 0 and h[H_DICE + colour] + h[colour] + h[BROWN] < cost[colour]:
                continue
            after = h[:]
            if self.pay_goods(after, cost):
                after = with_tile(self.values, after, ABILITY_OF[tile])
                best = max(best, self.on(after, actions - 1, FOR_TILE + i + 1))
        return best

    def rubies(self, h: list[int], actions: int, first: int, best: float) -> float:
        rules = self.rules
        for area in range(LIRA_AREA + 1):
            left = h[H_LEFT + area]
            if left == 0 or FOR_RUBY + area < first:
                continue
            prices = rules.prices[area]
            price = prices[len(prices) - left]
            if area < COLOURS and h[H_DICE + area] + h[area] + h[BROWN] < price:
                continue
            after = h[:]
            if area == LIRA_AREA:
                after[LIRA] -= price
                if after[LIRA] < 0:
                    continue
            elif not self.pay_goods(after, rules.price_of(area, price)):
                continue
            after[H_LEFT + area] -= 1
            after[H_RUBIES] += 1
            best = max(best, self.on(after, actions - 1, FOR_RUBY + area))
        return best


def use(h: list[int], source: int, owed: int) -> int:
    """Pay with one source as far as it goes. What is still owed then."""
    paid = h[source] if h[source] < owed else owed
    h[source] -= paid
    return owed - paid


def most_of(h: list[int], first: int) -> int:
    """The colour there is most of, counted from an offset; -1: none at all."""
    best = -1
    for colour in range(first, first + COLOURS):
        if h[colour] > 0 and (best < 0 or h[colour] > h[best]):
            best = colour
    return best


assert CARPET < LIRA_AREA and MARKER_WITH_LIRA + COLOURS <= H_LEFT - H_TILES
