"""The random player: every option is as likely as any other."""

from sixrubies.board.things import PLAY_STREAM
from sixrubies.bots.bot import Choice, Limit, View
from sixrubies.core.decision import Decision
from sixrubies.core.rng import FastSource, stream


class RandomBot:
    """Chooses from a random source of its own, never the game's."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.source = FastSource(seed)

    def choose(self, view: View, decision: Decision, limit: Limit) -> Choice:
        options = decision.options
        return Choice(options[self.source.below(stream(PLAY_STREAM), len(options))].action)
