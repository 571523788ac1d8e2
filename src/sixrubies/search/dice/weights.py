"""What things are worth to the greedy player of the Dice Game, in turns: made by hand, then tuned by playing."""

from typing import Final

NEXT_RUBIES: Final = 3  # so many rubies ahead are looked at


class DiceWeights:
    """Plain numbers, so that a measuring program may try others."""

    def __init__(self) -> None:
        self.stray = 0.0  # turns the value of an option may be off: what a weaker player overlooks
        self.liked = [0.0] * 7  # turns by which the way to a ruby of each area seems shorter, and the ruby worth more
        self.ruby = 10.0  # besides the turns it saves: whoever can take one does
        # How much the turns to the next ruby count, to the one after, and so on.
        self.rank = [1.0, 0.52, 0.37]
        # Turns to a ruby of a goods track and of the carpet, by goods that are missing.
        self.track = [0.29, 0.83, 1.45, 2.07, 2.6, 3.05, 3.4, 3.67]
        self.carpet = [0.27, 0.6, 1.01, 1.51, 2.01, 2.43, 2.76, 3.09, 3.34]
        self.lira_income = 2.5  # earned in a turn, for the carpet that asks for Lira
        self.tile_turns = 1.15  # for each mosque tile on the way to the ruby of the mosque
        # What is left over, for whatever may come.
        self.marker = 0.26
        self.brown = 0.42
        self.lira = 0.087
        self.crystal = [0.0, 0.33, 0.57, 0.74, 0.9]  # by number
        self.further_crystal = 0.1
        # Mosque tiles by ability, for each turn to come: Lira, crystal, card, action, goods (four colours), die.
        self.tile = [0.35, 0.28, 0.34, 0.23, 0.11, 0.11, 0.11, 0.11, 0.21]
        self.turns_per_ruby = 2.3  # of whoever is ahead, for how long a tile will serve
        self.others = 0.24  # how much it counts what a card gives the others
