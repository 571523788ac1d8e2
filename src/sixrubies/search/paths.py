"""How many turns lie between places, worked out once per layout."""

from typing import Final

from sixrubies.board.bazaar import Bazaar
from sixrubies.board.things import PLACES, POST_OFFICE, TEA_HOUSE

FARTHEST: Final = 4  # turns to a place that can't be reached sooner


class Paths:
    """Turns by normal moves, at least one: leaving a place and coming back takes two."""

    def __init__(self, bazaar: Bazaar, near: list[list[int]]) -> None:
        """`near`: by place, where a normal move leads."""
        self.turns = walking_turns(near, bazaar.places)
        # The same with a visit to earn money on the way.
        self.earning = [[2 * FARTHEST] * PLACES for _ in range(PLACES)]
        for start in bazaar.places:
            for goal in bazaar.places:
                for place in (TEA_HOUSE, POST_OFFICE):
                    turns = self.turns[start][place] + self.turns[place][goal]
                    self.earning[start][goal] = min(self.earning[start][goal], turns)


def walking_turns(near: list[list[int]], places: list[int]) -> list[list[int]]:
    turns = [[FARTHEST] * PLACES for _ in range(PLACES)]
    for start in places:
        reached = [start]
        for turn in range(1, FARTHEST):
            reached = sorted({goal for place in reached for goal in near[place]})
            for goal in reached:
                turns[start][goal] = min(turns[start][goal], turn)
    return turns
