"""Small positions of the boxes, and a bot that plays one turn in them."""

from typing import Any

import sixrubies as sr
from sixrubies import bots
from tests.rules.letters import table as letters
from tests.rules.mocha import table as mocha

# Nobody is in the way: the others stand at the Fountain, tokens and neutral merchants far from what is asked about.
AWAY = {"governor": 2, "smuggler": 2}


def of_mocha(me: dict[str, Any], **rest: Any) -> sr.BoardGame:
    """16 15 18 3 10 / 8 1 7 17 4 / 2 19 6 12 9 / 20 11 5 14 13."""
    rest.setdefault("tokens", {**AWAY, "coffee_trader": 2})
    return mocha.at({"lira": 0, **me}, seats=3, **rest)


def of_letters(me: dict[str, Any], *others: dict[str, Any], ruleset: str = "letters", **rest: Any) -> sr.BoardGame:
    """16 15 22 3 10 / 8 1 7 21 4 / 2 23 6 12 9 / 24 11 5 14 13; the Great Bazaar as in `GREAT_ROWS`."""
    tokens = {**AWAY, "courier": 2}
    if ruleset == "great_bazaar":
        tokens["coffee_trader"] = 2
    rest.setdefault("tokens", tokens)
    return letters.at({"lira": 0, **me}, *others, seats=3, ruleset=ruleset, **rest)


def choice(game: sr.AnyGame, seed: int = 1) -> str:
    """What greedy chooses here, as a token."""
    decision = game.decision()
    view = game.view(decision.owner)
    action = bots.make("greedy", seed).choose(view, decision, bots.Limit()).action
    assert action in [option.action for option in decision.options]
    return game.token(action)


def turn(game: sr.AnyGame, seed: int = 1) -> list[str]:
    """Greedy plays for the seat until somebody else decides, and the dice fall as they do. The tokens it chose."""
    seat, bot = game.decision().owner, bots.make("greedy", seed)
    game.manual_chance = False
    chosen: list[str] = []
    while not game.over and game.decision().owner == seat:
        decision = game.decision()
        action = decision.options[0].action
        if len(decision.options) > 1:
            action = bot.choose(game.view(seat), decision, bots.Limit()).action
        chosen.append(game.token(action))
        game.act(action)
    return chosen
