"""What things are worth to the greedy player, in turns: made by hand, then tuned by playing."""


class Weights:
    """Plain numbers, so that a measuring program may try others."""

    def __init__(self) -> None:
        self.ruby = 10.0  # besides the turns it saves: whoever can take one does
        # Turns of work: Lira earned in one, and what it takes to get goods.
        self.income = 6.0
        self.income_extension = 0.3  # more per extension
        self.blue_turns = 0.9  # for a blue good
        self.any_turns = 0.4  # for a good of whatever kind
        self.fill_turns = 1.0  # to fill up a kind at its warehouse
        self.far = 0.3  # share of the way to a place that counts besides the work there
        self.rank = [1.0, 0.8, 0.6]  # how much the turns to the next ruby count, to the one after, and so on
        # What is left over, for whatever may come.
        self.lira = 0.04
        self.good = 0.08
        self.blue = 0.15
        self.extension = 0.5
        self.tile = [0.6, 0.4, 0.3, 0.5]
        # Assistants under the merchant by number, and others near him.
        self.stack = [-1.4, 0.0, 0.4, 0.65, 0.8, 0.9]
        self.posted_near = 0.12
        self.to_fountain = 0.25  # per turn of the way there, with an empty stack or one assistant
        self.family_home = 0.5
        # Cards by kind; five Lira count as money.
        self.card = [0.4, 0.0, 0.4, 0.25, 0.35, 0.3, 0.4, 0.4, 0.4, 0.5]
