"""A hint: what the strong level would do, and the plan behind it: which ruby, by which turn. It sees the view only."""

from dataclasses import dataclass
from math import ceil

from sixrubies.board.things import PLACE_NAMES
from sixrubies.board.view import View as BoardView
from sixrubies.bots.bot import NO_LIMIT, View
from sixrubies.bots.levels import Strong
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource
from sixrubies.dice.things import AREA_NAMES
from sixrubies.dice.view import View as DiceView
from sixrubies.search.dice.foresight import NO_AREA, nearest_ruby
from sixrubies.search.foresight import NOWHERE, foresee

SEED = 0  # the same question, the same hint


@dataclass(frozen=True)
class Hint:
    """The option to take, and the next ruby it leads to, if nobody comes in between."""

    action: int
    ruby: str = ""  # the place it comes from, in the Dice Game the area; empty: none is in sight
    turns: int = 0  # own turns to it, this one counted
    route: tuple[str, ...] = ()  # where the merchant goes in these turns; none in the Dice Game


def hint(view: View, decision: Decision) -> Hint:
    """For the seat that decides."""
    bot = Strong(SEED)
    action = bot.choose(view, decision, NO_LIMIT).action
    return in_dice_game(bot, view, action) if isinstance(view, DiceView) else in_board_game(bot, view, action)


def in_board_game(bot: Strong, view: BoardView, action: int) -> Hint:
    assert bot.search is not None  # it has just chosen
    plan = foresee(bot.search, view.sample(FastSource(SEED)), action)
    if plan.ruby == NOWHERE:
        return Hint(action)
    return Hint(action, PLACE_NAMES[plan.ruby], len(plan.route), tuple(PLACE_NAMES[place] for place in plan.route))


def in_dice_game(bot: Strong, view: DiceView, action: int) -> Hint:
    assert bot.dice_search is not None
    area, turns = nearest_ruby(bot.dice_search.values, view.sample(FastSource(SEED)), view.seat)
    return Hint(action) if area == NO_AREA else Hint(action, AREA_NAMES[area], max(1, ceil(turns)))
