"""Three players that see everything and play for coverage, not to win: uniform, sensible with noise, seeker."""

from typing import Final

from sixrubies.board.actions import (
    ACT,
    CATCH,
    DECLINE,
    DONE,
    END_TURN,
    FIRST_INTERRUPT,
    LAST_INTERRUPT,
    LEAVE,
    MEET,
    MOVE,
    PAY,
    PICK_UP,
    PICK_UP_NEUTRAL,
    PLAY,
    RECALL,
    SELL,
    SEND,
    SKIP,
)
from sixrubies.board.flow import action_barred, merchants_to_pay
from sixrubies.board.state import State
from sixrubies.board.steps import POLICE_SEND, TURN_MOVE, TURN_MOVE_FAR
from sixrubies.board.things import (
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GOODS,
    LARGE_MARKET,
    REPEAT_DEALER,
    REPEAT_PALACE,
    RUBY_PLACES,
    SMALL_MARKET,
)
from sixrubies.core.frame import Frame
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.tally import ACTIONS, Tally

UNIFORM: Final = 0  # every option alike
SENSIBLE: Final = 1  # mostly what leads to goods, money and rubies
SEEKER: Final = 2  # what the run has seen least often at this step
PLAYER_NAMES: Final = ["uniform", "sensible", "seeker"]


def choose(kind: int, s: State, f: Frame, options: list[int], source: FastSource, lane: int, tally: Tally) -> int:
    """One of the options."""
    count = len(options)
    if count == 1:
        return options[0]
    if kind == UNIFORM or source.below(lane, 8) == 0:
        return options[source.below(lane, count)]
    best = -1
    alike = 0
    chosen = options[0]
    for action in options:
        worth = sense(s, f, action, source, lane) if kind == SENSIBLE else -tally.pairs[f.step * ACTIONS + action]
        if alike == 0 or worth > best:
            best = worth
            alike = 1
            chosen = action
        elif worth == best:
            alike += 1
            if source.below(lane, alike) == 0:
                chosen = action
    return chosen


def sense(s: State, f: Frame, action: int, source: FastSource, lane: int) -> int:
    """How much an option is worth to the sensible player."""
    if f.step == TURN_MOVE or f.step == TURN_MOVE_FAR:
        if action < FIRST_INTERRUPT:
            return place_worth(s, f.seat, action - MOVE, True)
    elif f.step == POLICE_SEND and action < FIRST_INTERRUPT:
        return place_worth(s, f.seat, action - SEND, False)
    if FIRST_INTERRUPT <= action <= LAST_INTERRUPT:
        if action == PLAY + REPEAT_DEALER or action == PLAY + REPEAT_PALACE:
            return 9
        return source.below(lane, 5)
    if action in (ACT, PAY):
        return 6
    if action in (LEAVE, PICK_UP, PICK_UP_NEUTRAL):
        return 5
    if action in (DECLINE, SKIP):
        return 0
    if action in (END_TURN, DONE):
        return 2
    if MEET <= action < CATCH or SELL <= action < SELL + GOODS or action > RECALL:
        return 3
    return source.below(lane, 4)


def place_worth(s: State, seat: int, place: int, moving: bool) -> int:
    """What the action of a place promises; a merchant has to get there, a family member does not."""
    if moving and place != FOUNTAIN:
        if not s.posted(seat, place) and s.stack(seat) == 0:
            return 0
        if merchants_to_pay(s, seat, place) * s.rules.toll > s.lira(seat):
            return 0
    if action_barred(s, seat, place) is not None:
        return 1
    if place in RUBY_PLACES:
        return 9
    if place == FOUNTAIN:
        return 7 if s.stack(seat) == 0 else 0
    if FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
        return 2 + s.room(seat, place - FABRIC_WAREHOUSE)
    if place in (LARGE_MARKET, SMALL_MARKET):
        return s.goods(seat)
    return 3
