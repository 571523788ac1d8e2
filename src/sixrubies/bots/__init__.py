"""Bots: players that see views only. `make` builds one by name, `play_out` lets them finish a game.

>>> import sixrubies as sr
>>> from sixrubies import bots
>>> game = sr.new_game("base", seats=2, seed=7)
>>> bots.play_out(game, [bots.make("greedy", seed=1), bots.make("random", seed=2)])
>>> game.outcome().winners
[0]
"""

from collections.abc import Callable, Sequence
from typing import Any

from sixrubies.bots.bot import NO_LIMIT, Bot, Choice, Limit
from sixrubies.bots.greedy import GreedyBot
from sixrubies.bots.guide import GuideBot
from sixrubies.bots.learned import LearnedBot
from sixrubies.bots.levels import LEVELS as LEVEL_BOTS
from sixrubies.bots.levels import STYLES as STYLE_BOTS
from sixrubies.bots.planner import PlannerBot
from sixrubies.bots.random import RandomBot
from sixrubies.bots.search import SearchBot
from sixrubies.core.errors import BadOption
from sixrubies.core.game import Game

__all__ = ["LEVELS", "NAMES", "PARTNERS", "STYLES", "Bot", "Choice", "Limit", "make", "play_out"]

_MAKERS: dict[str, Callable[[int], Bot]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, LearnedBot, PlannerBot, SearchBot, *LEVEL_BOTS, *STYLE_BOTS)
}
NAMES = tuple(_MAKERS)
"""The bots there are."""
LEVELS = tuple(bot.name for bot in LEVEL_BOTS)
"""Those for people, from weak to strong."""
STYLES = tuple(bot.name for bot in STYLE_BOTS)
"""Those with a liking, about as good as a club player."""
_PARTNERS: dict[str, Callable[[int], Bot]] = {GuideBot.name: GuideBot}
PARTNERS = tuple(_PARTNERS)
"""Bots made for one purpose, which no list offers: the partner of the guided first game."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name; a name that is not there is refused with those that are."""
    maker = _MAKERS.get(name) or _PARTNERS.get(name)
    if maker is None:
        raise BadOption(f"no bot is called {name!r}; there is {', '.join(NAMES)}")
    return maker(seed)


def play_out(game: Game[Any], bots: Sequence[Bot], limit: Limit = NO_LIMIT) -> None:
    """Let bots, one for each seat, play the game to its end. Each sees its own views and nothing else."""
    if len(bots) != game.seats:
        raise BadOption(f"the game has {game.seats} seats, but there are {len(bots)} bots")
    if game.manual_chance:
        raise BadOption("bots can't play out a game with manual chance: somebody has to say what the dice show")
    while not game.over:
        decision = game.decision()
        if len(decision.options) == 1:
            game.act(decision.options[0].action)
        else:
            game.act(bots[decision.owner].choose(game.view(decision.owner), decision, limit).action)
