"""Opponents for people: four levels, each clearly above the one below, and four styles.

A weaker level sees as much as a stronger one and rolls the same dice: it is off in what it thinks a turn is worth. How
far was set in the arena (docs/results.md). A style likes some ways to a ruby more than others.
"""

from typing import Final

from sixrubies.bots.greedy import GreedyBot
from sixrubies.bots.search import SearchBot
from sixrubies.dice import things as dice
from sixrubies.search.boxes.outlook import BAKSHEESH_RUBY, COFFEE_RUBY, SEALS_RUBY
from sixrubies.search.dice.weights import DiceWeights
from sixrubies.search.outlook import DEALER, EXTENSION, GREAT_PAIR, PALACE, SMALL_PAIR
from sixrubies.search.weights import Weights

AT_ONCE: Final = 20  # tries that nobody has to wait for
LIKED: Final = 2.0  # turns by which a way seems shorter to somebody who likes it


class LevelBot(GreedyBot):
    """The greedy player, off by some turns."""

    stray = 0.0
    dice_stray = 0.0

    def __init__(self, seed: int) -> None:
        weights, dice_weights = Weights(), DiceWeights()
        weights.stray, dice_weights.stray = self.stray, self.dice_stray
        super().__init__(seed, weights, dice_weights)


class Beginner(LevelBot):
    """Knows the rules and takes a ruby where it sees one."""

    name = "beginner"
    stray = 3.0
    dice_stray = 4.0


class Casual(LevelBot):
    """Has played a few times."""

    name = "casual"
    stray = 1.0
    dice_stray = 1.5


class Club(LevelBot):
    """Makes the most of each turn."""

    name = "club"


class Strong(SearchBot):
    """The best that answers at once, however long it may think."""

    name = "strong"
    most_ways = 4
    by_the_clock = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed, AT_ONCE)


class StyleBot(GreedyBot):
    """As good as a club player, with a liking."""

    ways: tuple[int, ...] = ()
    areas: tuple[int, ...] = ()

    def __init__(self, seed: int) -> None:
        weights, dice_weights = Weights(), DiceWeights()
        for way in self.ways:
            weights.liked[way] = LIKED
        for area in self.areas:
            dice_weights.liked[area] = LIKED
        super().__init__(seed, weights, dice_weights)


class Palace(StyleBot):
    """Brings goods to the Sultan; in the Dice Game his carpet."""

    name = "palace"
    ways = (PALACE,)
    areas = (dice.CARPET,)


class Mosques(StyleBot):
    """Collects mosque tiles."""

    name = "mosques"
    ways = (SMALL_PAIR, GREAT_PAIR)
    areas = (dice.MOSQUE_AREA,)


class Jeweller(StyleBot):
    """Buys rubies for Lira."""

    name = "jeweller"
    ways = (DEALER, BAKSHEESH_RUBY)
    areas = (dice.LIRA_AREA,)


class Trader(StyleBot):
    """Widens the wheelbarrow, deals in coffee and letters; in the Dice Game in single goods."""

    name = "trader"
    ways = (EXTENSION, COFFEE_RUBY, SEALS_RUBY)
    areas = tuple(range(dice.COLOURS))


LEVELS: Final = (Beginner, Casual, Club, Strong)
STYLES: Final = (Palace, Mosques, Jeweller, Trader)
