"""A golden playthrough as it is planned: what is played by hand, and who plays on from there."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import sixrubies as sr
from sixrubies import bots
from tests.playthroughs.foresight import foresee

TO_THE_END = 10_000
LIMIT = bots.Limit()


@dataclass(frozen=True)
class Plan:
    """`begin` gives the game; `by_hand` is played first, then `more` actions by the curious player."""

    name: str
    shows: str
    begin: Callable[[], sr.AnyGame]
    by_hand: str = ""
    more: int = 0
    daring: float = 0.1  # how often he tries what this game has not shown yet, instead of what is good
    seed: int = 0


def play(plan: Plan) -> sr.AnyGame:
    """The game of a plan. Chance is told: by hand first, then by dice with the plan's own seed."""
    game, dice = plan.begin(), random.Random(plan.seed)
    for token in plan.by_hand.split():
        game.act(token)
    players = [bots.make("greedy", plan.seed + seat) for seat in range(game.seats)]
    shown: set[str] = set()
    actions = 0
    while not game.over and (actions < plan.more or (plan.more and game.step != "turn.move")):
        game.act(curious(game, players, dice, shown, plan.daring if actions < plan.more else 0))
        actions += 1
    return game


def curious(game: sr.AnyGame, players: list[bots.Bot], dice: random.Random, shown: set[str], daring: float) -> int:
    """What was not shown yet in this game, or else what the bot of the seat would do."""
    if game.owner() == sr.CHANCE:
        return dice.choice(game.legal())
    decision = game.decision()
    fresh = [option for option in decision.options if f"{decision.step} {option.token}" not in shown]
    if fresh and dice.random() < daring:
        chosen = dice.choice(fresh).action
    elif game.header["ruleset"] in ("base", "dice"):
        chosen = players[decision.owner].choose(game.view(decision.owner), decision, LIMIT).action
    else:
        chosen = foresee(game, dice)
    shown.add(f"{decision.step} {game.token(chosen)}")
    return chosen


def new(seats: int, ruleset: str = "base", **options: Any) -> Callable[[], sr.AnyGame]:
    return lambda: sr.new_game(ruleset, seats=seats, chance="manual", **options)
