"""Place 21, the Embassy: two letters."""

from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import LETTERS_MANY
from sixrubies.core.frame import AUTO, Frame


class TakeLetters(Entry):
    """The letters are drawn one after the other and laid open."""

    def __init__(self, numbers: LettersNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(LETTERS_MANY, f.seat, f.place, f.by, a=self.numbers.embassy))
