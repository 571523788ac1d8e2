"""The planner: looks exactly at the turns it could take, and plans the three turns after each of them."""

from sixrubies.bots.greedy import GreedyBot
from sixrubies.search.plan.search import make_planner


class PlannerBot(GreedyBot):
    """Thinks like the greedy player within a turn, and judges what the turn leaves behind by plans."""

    name = "planner"
    board_search = staticmethod(make_planner)
