"""The learned player: one whole own turn ahead, as the greedy one, judged by what it has learnt of games.

Its judges are networks taught by games against itself (`python -m tools.teach`). It is as quick as the greedy player.
"""

from sixrubies.bots import judges
from sixrubies.bots.greedy import GreedyBot
from sixrubies.search.dice.judge import Experience
from sixrubies.search.judge.network import Network


class LearnedBot(GreedyBot):
    """Nothing in it is made by hand but what the networks are shown."""

    name = "learned"

    def network(self, ruleset: str) -> Network:
        return judges.network(ruleset)

    def experience(self) -> Experience:
        return judges.experience()
