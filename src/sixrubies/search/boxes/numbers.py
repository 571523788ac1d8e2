"""The numbers of the boxes in play, found in the rules."""

from sixrubies.board.letters.box import LettersBox
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.mocha.box import MochaBox
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Rules


def mocha_numbers(rules: Rules) -> MochaNumbers | None:
    for box in rules.boxes:
        if isinstance(box, MochaBox):
            return box.numbers
    return None


def letters_numbers(rules: Rules) -> LettersNumbers | None:
    for box in rules.boxes:
        if isinstance(box, LettersBox):
            return box.numbers
    return None
