"""Place 7, the Fountain: any number of own assistants return to the merchant (docs/rules/base.md, B7)."""

from sixrubies.board.actions import DONE, RECALL
from sixrubies.board.effects import return_assistant
from sixrubies.board.fields import POSTED
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import FOUNTAIN_RECALL
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Batch


class Recall(Entry):
    """B7.1, B7.3 One by one in the order of the place numbers, none included. Frame: `a` is the last place."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.n[POSTED + f.seat] >> (f.a + 1) else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        places = s.rules.bazaar.places
        return [DONE, *[RECALL + place for place in places if place > f.a and s.posted(f.seat, place)]]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action != DONE and action != NOTHING:
            s.push(Frame(FOUNTAIN_RECALL, f.seat, f.place, f.by, a=action - RECALL))
            return_assistant(s, f.seat, action - RECALL)

    def batch(self, s: State, f: Frame) -> Batch | None:
        items = [(action, 1) for action in self.candidates(s, f)[1:]]
        return Batch(items, 0, len(items), DONE)
