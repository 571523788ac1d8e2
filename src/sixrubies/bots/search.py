"""The searching player: plans as the planner does, more ways and many more times; the Dice Game as the planner."""

from typing import Final

from sixrubies.bots.planner import PlannerBot

MANY: Final = 60  # tries, where no time is given


class SearchBot(PlannerBot):
    """Thinks as long as it may, or until it is clear which way is best."""

    name = "search"
    most_ways = 8
    clear = 0.25
    trust = 0.1
    by_the_clock = True

    def __init__(self, seed: int, tries: int = MANY) -> None:
        super().__init__(seed, tries)
