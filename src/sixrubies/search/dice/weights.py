"""What things are worth to the greedy player of the Dice Game, in turns: made by hand, then tuned by playing."""

from typing import Final

NEXT_RUBIES: Final = 3  # so many rubies ahead are looked at


class DiceWeights:
    """Plain numbers, so that a measuring program may try others."""

    def __init__(self) -> None:
        self.ruby = 10.0  # besides the turns it saves: whoever can take one does
        # How much the turns to the next ruby count, to the one after, and so on.
        self.rank = [1.0, 0.6, 0.35]
        # Turns to a ruby of a goods track and of the carpet, by goods that are missing.
        self.track = [0.5, 1.1, 1.8, 2.5, 3.1, 3.6, 4.0, 4.3]
        self.carpet = [0.5, 0.9, 1.4, 2.0, 2.6, 3.1, 3.5, 3.9, 4.2]
        self.lira_income = 2.4  # earned in a turn, for the carpet that asks for Lira
        self.tile_turns = 1.3  # for each mosque tile on the way to the ruby of the mosque
        # What is left over, for whatever may come.
        self.marker = 0.22
        self.brown = 0.5
        self.lira = 0.08
        self.crystal = [0.0, 0.4, 0.7, 0.9, 1.1]  # by number
        self.further_crystal = 0.1
        # Mosque tiles by ability, for each turn to come: Lira, crystal, card, action, goods (four colours), die.
        self.tile = [0.24, 0.22, 0.28, 0.25, 0.1, 0.1, 0.1, 0.1, 0.22]
        self.turns_per_ruby = 2.0  # of whoever is ahead, for how long a tile will serve
        self.others = 0.25  # how much it counts what a card gives the others
