"""What things are worth to the greedy player, in turns: made by hand, then tuned by playing."""


class Weights:
    """Plain numbers, so that a measuring program may try others."""

    def __init__(self) -> None:
        self.ruby = 10.0  # besides the turns it saves: whoever can take one does
        # How much the turns to the next ruby count, to the one after, and so on.
        self.rank = [0.82, 0.45, 0.22]
        self.walk = 0.18  # a turn of walking, in turns of work: something can be done on the way
        # Turns of work: Lira earned in one, and what it takes to get goods.
        self.income = 4.5
        self.income_extension = 0.54  # more per extension
        self.errand = 0.34  # to have to earn money at all
        self.fill_turns = 0.99  # to fill up a kind at its warehouse, or to get a first blue good
        self.blue_turns = 0.57  # for a further blue good
        self.any_turns = 0.15  # for a good of whatever kind
        self.again = 1.3  # to come back to a place for the next extension or tile
        # What is left over, for whatever may come.
        self.lira = 0.032
        self.good = 0.034
        self.blue = 0.12
        self.extension = 0.2
        self.tile = [1.1, 0.15, 0.069, 0.51]
        # Assistants under the merchant by number, and others near him.
        self.stack = [-0.28, 0.0, 0.091, 0.13, 0.26, 0.34]
        self.posted_near = 0.051
        self.to_fountain = 0.083  # per turn of the way there, with an empty stack or one assistant
        self.family_home = 0.055
        # Cards by kind; five Lira count as money.
        self.card = [0.096, 0.0, 0.22, 0.08, 0.071, 0.18, 0.09, 0.053, 0.26, 0.071]
