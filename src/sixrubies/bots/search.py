"""The searching player: more ways than the planner, farther ahead, many more times; the Dice Game as the planner."""

from time import perf_counter
from typing import Final

from sixrubies.bots.bot import Limit
from sixrubies.bots.planner import PlannerBot

MANY: Final = 60  # tries, where no time is given


class SearchBot(PlannerBot):
    """Thinks as long as it may."""

    name = "search"
    most_ways = 6
    turns = 8
    trust = 0.1

    def __init__(self, seed: int, tries: int = MANY) -> None:
        super().__init__(seed, tries)

    def ends(self, limit: Limit) -> float | None:
        return None if limit.seconds is None else perf_counter() + limit.seconds
