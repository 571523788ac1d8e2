"""Two dice: rolling them, and the red mosque tile (docs/rules/base.md, Q2)."""

from typing import Final

from sixrubies.board.actions import KEEP, PAIRS, REROLL, ROLL, TURN_DIE
from sixrubies.board.effects import set_dice, turn_die
from sixrubies.board.fields import DIE1, DIE2
from sixrubies.board.reasons import FOUR_ALREADY
from sixrubies.board.state import State
from sixrubies.board.steps import DICE_RED_TILE, DICE_ROLL
from sixrubies.board.things import BLACK_MARKET, BLACK_MARKET_STREAM, RED_TILE, REWARDS_STREAM, TEA_HOUSE_STREAM
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import ChanceStep, Reason, Step

OUTCOMES: Final = [ROLL + i for i in range(21)]
WEIGHTS: Final = [1 if high == low else 2 for high, low in PAIRS]
BY_NUMBER: Final = [ROLL + i for i in range(21) for _ in range(WEIGHTS[i])]  # the 36 ordered rolls
HIGH: Final = [high for high, _ in PAIRS]
LOW: Final = [low for _, low in PAIRS]


def place_of(action: int) -> int:
    """The place two dice name: their sum."""
    return HIGH[action - ROLL] + LOW[action - ROLL]


class DiceChance(ChanceStep[State]):
    """Two dice, whichever way round: 21 outcomes of 36 rolls."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return OUTCOMES[:]

    def weights(self, s: State, f: Frame) -> list[int]:
        return WEIGHTS[:]

    def total(self, s: State, f: Frame) -> int:
        return 36

    def pick(self, s: State, f: Frame, number: int) -> int:
        return BY_NUMBER[number]


class RollDice(DiceChance):
    """An own roll at the Black Market, the Tea House or (no place) for a card. Frame: `a` is 1 for the roll again."""

    def stream(self, s: State, f: Frame) -> int:
        if f.place == 0:
            return stream(REWARDS_STREAM, f.seat)
        return stream(BLACK_MARKET_STREAM if f.place == BLACK_MARKET else TEA_HOUSE_STREAM, f.seat)

    def apply(self, s: State, f: Frame, action: int) -> None:
        set_dice(s, f.seat, HIGH[action - ROLL], LOW[action - ROLL])
        if f.a == 0 and f.place and s.tile_serves(f.seat, RED_TILE):
            s.push(Frame(DICE_RED_TILE, f.seat, f.place, f.by))


class RedTile(Step[State]):
    """Q2 After a roll at 8 or 9, once: turn one die to 4, or roll both again, or keep the roll (A9)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        low, high = s.n[DIE2], s.n[DIE1]
        return [KEEP, REROLL, TURN_DIE + low] if low == high else [KEEP, REROLL, TURN_DIE + low, TURN_DIE + high]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return Reason(FOUR_ALREADY) if action == TURN_DIE + s.rules.red_die else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == REROLL:
            s.push(Frame(DICE_ROLL, f.seat, f.place, f.by, a=1))
        elif action != KEEP:
            turn_die(s, f.seat, action - TURN_DIE, s.rules.red_die)
