"""Own rolls with the die-to-6 card beside the red tile (rulings A9, B6)."""

from sixrubies.board.actions import KEEP, REROLL, ROLL, TURN_DIE
from sixrubies.board.dice import HIGH, LOW, RedTile, RollDice
from sixrubies.board.effects import set_dice, turn_die
from sixrubies.board.fields import DIE1, DIE2
from sixrubies.board.reasons import SIX_ALREADY
from sixrubies.board.rules import Interrupt
from sixrubies.board.state import State
from sixrubies.board.steps import CARD_DONE, DICE_RED_TILE, DICE_ROLL, DICE_SIX
from sixrubies.board.things import RED_TILE
from sixrubies.board.unpaid import leaves_unpaid
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason, Step


class MochaRoll(RollDice):
    """An own roll: at 8 and 9, for guild cards 8 and 9, for the dice-rewards card (no place)."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        set_dice(s, f.seat, HIGH[action - ROLL], LOW[action - ROLL])
        s.push(Frame(DICE_RED_TILE, f.seat, f.place, f.by, a=f.a))


class AfterRoll(RedTile):
    """The roll may be kept; the red tile serves once at 8 and 9, the card besides, in any order.

    Frame: `a` is 1 once the red tile was used.
    """

    def red_serves(self, s: State, f: Frame) -> bool:
        return f.place != 0 and f.a == 0 and s.tile_serves(f.seat, RED_TILE)

    def owner(self, s: State, f: Frame) -> int:
        if f.seat != s.turn():
            return AUTO  # a roll in another player's turn (kiosk tile 16): no card can be played
        return f.seat if self.red_serves(s, f) or s.hand_size(f.seat) > 0 else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return super().candidates(s, f) if self.red_serves(s, f) else [KEEP]

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == REROLL:
            s.push(Frame(DICE_ROLL, f.seat, f.place, f.by, a=1))
        elif action > REROLL:
            turn_die(s, f.seat, action - TURN_DIE, s.rules.red_die)
            s.push(Frame(DICE_RED_TILE, f.seat, f.place, f.by, a=1))


class DieToSix(Interrupt):
    """After an own roll one die is turned to 6."""

    def why_not(self, s: State, f: Frame, seat: int) -> Reason | None:
        unpaid = leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)
        if unpaid is not None:
            return unpaid  # MB36.6: the roll is that of a card played before the Governor had his price
        low = s.n[DIE2] if s.n[DIE2] else s.n[DIE1]  # 0: only one die was rolled
        return Reason(SIX_ALREADY) if low == 6 else leaves_unpaid(s, f, s.lira(seat), s.hand_size(seat) - 1)

    def use(self, s: State, f: Frame, seat: int, card: int) -> None:
        s.push(Frame(CARD_DONE, seat, a=card))
        s.push(Frame(DICE_SIX, seat, f.place))


class TurnToSix(Step[State]):
    """Which die."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        low, high = s.n[DIE2], s.n[DIE1]
        return [TURN_DIE + high] if low == high or low == 0 else [TURN_DIE + low, TURN_DIE + high]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return Reason(SIX_ALREADY) if action == TURN_DIE + 6 else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        turn_die(s, f.seat, action - TURN_DIE, 6)
