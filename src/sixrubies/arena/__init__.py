"""The arena: bots play many games under equal conditions, and every figure can be run again with one command.

>>> from sixrubies.arena import Match, play
>>> summary = play(Match(("greedy", "random"), seed=3), games=2)
>>> summary.by_bot["greedy"].share
1.0
"""

from sixrubies.arena.match import BotDied, Match, line_up
from sixrubies.arena.played import Played
from sixrubies.arena.results import Results
from sixrubies.arena.run import play, run
from sixrubies.arena.summary import Share, Summary, share, summarise, summary_of
from sixrubies.arena.tally import Tally, tally

__all__ = [
    "BotDied",
    "Match",
    "Played",
    "Results",
    "Share",
    "Summary",
    "Tally",
    "line_up",
    "play",
    "run",
    "share",
    "summarise",
    "summary_of",
    "tally",
]
