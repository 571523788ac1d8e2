"""Three players that see everything and play for coverage, not to win: uniform, sensible with noise, seeker."""

from typing import Final, TypeVar

from sixrubies.core.rng import FastSource
from sixrubies.core.state import BaseState
from sixrubies.fuzz.loop.referee import Referee
from sixrubies.fuzz.loop.tally import Tally

S = TypeVar("S", bound=BaseState)

UNIFORM: Final = 0  # every option alike
SENSIBLE: Final = 1  # mostly what brings the game to its end
SEEKER: Final = 2  # what the run has seen least often at this step
PLAYER_NAMES: Final = ["uniform", "sensible", "seeker"]


def choose(kind: int, s: S, referee: Referee[S], options: list[int], source: FastSource, tally: Tally) -> int:
    """One of the options."""
    count = len(options)
    if count == 1:
        return options[0]
    lane = referee.lane
    if kind == UNIFORM or source.below(lane, 8) == 0:
        return options[source.below(lane, count)]
    f = s.frames[-1]
    best = -1
    alike = 0
    chosen = options[0]
    for action in options:
        if kind == SENSIBLE:
            worth = referee.sense(s, f, action, source)
        else:
            worth = -tally.pairs[f.step * tally.actions + action]
        if alike == 0 or worth > best:
            best = worth
            alike = 1
            chosen = action
        elif worth == best:
            alike += 1
            if source.below(lane, alike) == 0:
                chosen = action
    return chosen
