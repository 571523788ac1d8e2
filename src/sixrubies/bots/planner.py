"""The planner: looks exactly at the turn it could take and on to its next ones, and judges what they lead to.

Its judges have learnt from games of their own (`python -m tools.teach`). A ruleset that was not taught yet is played by
plans with hand-made values, the Dice Game as the greedy player plays it.
"""

from functools import partial

from sixrubies.bots.greedy import GreedyBot
from sixrubies.bots.judges import network
from sixrubies.search.planner import board_planner, dice_planner


class PlannerBot(GreedyBot):
    """Thinks as the greedy player does within a turn; what the turn leaves behind it judges better."""

    name = "planner"
    make_board_search = partial(board_planner, network)
    make_dice_search = partial(dice_planner, network)
