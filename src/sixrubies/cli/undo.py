"""Taking back: how far, and what stands in the way."""

from collections.abc import Sequence

import sixrubies as sr
from sixrubies.cli.looks import look_of
from sixrubies.cli.words import Words
from sixrubies.core.frame import CHANCE


class Undo:
    """Remembers where each answer of the seat that plays began, so that a whole answer is taken back at once."""

    def __init__(self) -> None:
        self.seat = -1
        self.marks: list[int] = []

    def answered(self, seat: int, entries: int) -> None:
        """An answer has been carried out; so many entries the record had before."""
        if seat != self.seat:
            self.seat, self.marks = seat, []
        self.marks.append(entries)

    def back(self, game: sr.AnyGame, seat: int) -> bool:
        """Go back to where the last answer was given; False if a barrier stands there, and then all is as before."""
        marks = self.marks if seat == self.seat else []
        goal = marks.pop() if marks else -1  # -1: a game that was resumed, where single choices are taken back
        before, there = len(game.entries), False
        while game.can_undo(seat) and not there:
            game.undo(seat)
            there = len(game.entries) == goal if goal >= 0 else not game.forced()
        if not there:
            game.play_forced()  # what was taken back on the way to the barrier had one answer only
        return len(game.entries) < before


def barrier(game: sr.AnyGame, seat: int, names: Sequence[str], words: Words) -> str:
    """Why nothing more can be taken back: the last thing that was not the seat's own choice."""
    last = next((entry for entry in reversed(game.entries) if entry.owner != seat), None)
    if last is None or last.turn == "setup":
        return words.text("cli-barrier-start")
    if last.owner == CHANCE:
        return words.text(f"cli-barrier-{look_of(words.ruleset).barriers.get(last.step, 'dice')}")
    return words.text("cli-barrier-player", player=names[last.owner])
