"""The roll and rolling again (docs/rules/dice.md, DG4): dice are counts per face, one chance action for each die."""

from typing import Final

from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Auto, Batch, ChanceStep, Reason, Step
from sixrubies.dice.actions import DONE, REROLL, ROLL
from sixrubies.dice.effects import pay, pick_up_dice, roll_die
from sixrubies.dice.fields import DICE, NIBBLE
from sixrubies.dice.reasons import CANONICAL_ORDER, NO_DIE
from sixrubies.dice.state import State
from sixrubies.dice.steps import DICE_ROLL, TURN_ACTION, TURN_REROLL
from sixrubies.dice.things import CRYSTAL, DICE_STREAM, EXTRA_DIE, FACES

OUTCOMES: Final = [ROLL + face for face in range(FACES)]
EVEN: Final = [1] * FACES


class Roll(Auto[State]):
    """DG4.2 Five dice, and one for each extra-die tile that serves."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        roll_dice(s, f.seat, s.rules.rolled + s.serving(EXTRA_DIE))


def roll_dice(s: State, seat: int, dice: int) -> None:
    """Then the player is asked whether he rolls again. The steps of all dice are one and the same frame."""
    s.push(Frame(TURN_REROLL, seat))
    die = Frame(DICE_ROLL, seat)
    for _ in range(dice):
        s.push(die)


class RollDie(ChanceStep[State]):
    """DG4.1 One die, each face as likely."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return OUTCOMES[:]

    def weights(self, s: State, f: Frame) -> list[int]:
        return EVEN[:]

    def stream(self, s: State, f: Frame) -> int:
        return stream(DICE_STREAM, f.seat)

    def total(self, s: State, f: Frame) -> int:
        return FACES

    def pick(self, s: State, f: Frame, number: int) -> int:
        return ROLL + number

    def apply(self, s: State, f: Frame, action: int) -> None:
        roll_die(s, f.seat, action - ROLL)


class Reroll(Step[State]):
    """DG4.3 to DG4.8 Name dice face by face, then done: a crystal is paid and they are rolled again. Done at once keeps
    the roll. Frame: `a` how many are named of each face, `b` the first face that may still be named.
    """

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.owned(f.seat, CRYSTAL) >= s.rules.reroll_crystals else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, *[REROLL + face for face in range(FACES)]]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DONE:
            return None
        face = action - REROLL
        if s.icons(face) == (f.a >> NIBBLE * face) & 15:
            return Reason(NO_DIE, face)
        return Reason(CANONICAL_ORDER) if face < f.b else None

    def options(self, s: State, f: Frame) -> list[int]:
        out = [DONE]
        for face in range(f.b, FACES):
            if s.n[DICE + face] > (f.a >> NIBBLE * face) & 15:
                out.append(REROLL + face)
        return out

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action >= REROLL:
            face = action - REROLL
            s.push(Frame(TURN_REROLL, f.seat, a=f.a + (1 << NIBBLE * face), b=face))
        elif f.a == 0:
            s.push(Frame(TURN_ACTION, f.seat))
        else:
            pay(s, f.seat, CRYSTAL, s.rules.reroll_crystals)
            roll_dice(s, f.seat, pick_up_dice(s, f.seat, f.a))

    def batch(self, s: State, f: Frame) -> Batch | None:
        if f.a:
            return None
        items = [(REROLL + face, s.icons(face)) for face in range(FACES) if s.icons(face)]
        return Batch(items, 0, sum([most for _, most in items]), DONE)
