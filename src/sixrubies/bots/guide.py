"""The partner of the guided first game: a plan for the rounds of the lessons, and the greedy player behind it.

The lessons (`web/src/learn/lessons.json`) meet this partner's merchant and family member at certain places, so the
partner has to be there whatever becomes of the other bots. Where the plan does not fit, greedy plays: the game goes on.
"""

from typing import Final

from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.bots.greedy import GreedyBot
from sixrubies.core.decision import Decision

ALWAYS: Final = ("pick_up", "leave", "act", "end_turn")
PLAN: Final[dict[int, tuple[str, ...]]] = {
    1: ("move:2",),
    2: ("move:3",),  # waits at the Spice Warehouse for the lesson about other merchants
    3: ("move:2",),
    4: ("move:12", "send:2"),  # the family member to be caught in the lesson about encounters
    5: ("move:7", "recall:2", "recall:12"),
    6: ("move:6", "take:pile"),
    7: ("move:10", "sell:red", "sell:yellow", "done"),
}


class GuideBot:
    """Takes the first option of the round's plan that is offered."""

    name = "guide"

    def __init__(self, seed: int) -> None:
        self.behind = GreedyBot(seed)

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        plan = PLAN.get(view.to_dict()["round"]) if isinstance(view, BoardView) else None
        by_token = {option.token: option.action for option in decision.options}
        for token in (*plan, *ALWAYS) if plan else ():
            if token in by_token:
                return Choice(by_token[token])
        return self.behind.choose(view, decision, limit)
