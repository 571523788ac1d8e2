"""The searching player: the planner with many more tries, by number or by time; the Dice Game as the planner does."""

from time import perf_counter
from typing import Final

from sixrubies.bots.bot import Limit
from sixrubies.bots.planner import PlannerBot

MANY: Final = 60  # tries, where no time is given


class SearchBot(PlannerBot):
    """Thinks as long as it may."""

    name = "search"

    def __init__(self, seed: int, tries: int = MANY) -> None:
        super().__init__(seed, tries)

    def ends(self, limit: Limit) -> float | None:
        return None if limit.seconds is None else perf_counter() + limit.seconds
