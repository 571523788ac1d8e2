"""Letters: drawing them, choosing which to give, and how many seals they show."""

from sixrubies.board.actions import LETTER, LETTER_DRAWN, SEALED
from sixrubies.board.fields import LETTER_COUNT
from sixrubies.board.letters.effects import give_letter, receive_letter, refill_letters
from sixrubies.board.state import State
from sixrubies.board.steps import LETTER_DRAW, LETTERS_MANY
from sixrubies.board.things import LETTER_STREAM, PLACES
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import Auto, ChanceStep


def start_letter(s: State, seat: int) -> None:
    """A letter from the pile; nothing to draw: skipped (ruling A16)."""
    if s.n[LETTER_COUNT] == 0:
        refill_letters(s)
    if s.n[LETTER_COUNT] > 0:
        s.push(Frame(LETTER_DRAW, seat))


class DrawLetter(ChanceStep[State]):
    """Each letter of the pile as likely; it is laid open."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [LETTER_DRAWN + place for place in range(PLACES) if s.letter_pile[place] > 0]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [copies for copies in s.letter_pile if copies > 0]

    def stream(self, s: State, f: Frame) -> int:
        return stream(LETTER_STREAM, f.seat)

    def total(self, s: State, f: Frame) -> int:
        return s.n[LETTER_COUNT]

    def pick(self, s: State, f: Frame, number: int) -> int:
        for place in range(PLACES):
            if number < s.letter_pile[place]:
                return LETTER_DRAWN + place
            number -= s.letter_pile[place]
        raise AssertionError("a number beyond the pile")

    def apply(self, s: State, f: Frame, action: int) -> None:
        receive_letter(s, f.seat, action - LETTER_DRAWN)


class ManyLetters(Auto[State]):
    """So many letters one after the other. Frame: `a` still to draw."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a:
            s.push(Frame(LETTERS_MANY, f.seat, f.place, f.by, a=f.a - 1))
            start_letter(s, f.seat)


def letter_actions(s: State, seat: int) -> list[int]:
    """The letters of a seat as actions, each once, sorted."""
    out: list[int] = []
    for entry in s.letters:
        if entry >> 6 == seat:
            action = (SEALED if entry & 1 else LETTER) + (entry >> 1 & 31)
            if action not in out:
                out.append(action)
    out.sort()
    return out


def seals_of(action: int) -> int:
    return 2 if action > SEALED else 1


def give(s: State, seat: int, action: int) -> None:
    if action > SEALED:
        give_letter(s, seat, action - SEALED, 1)
    else:
        give_letter(s, seat, action - LETTER, 0)
