"""The bonus cards' face-down pile (docs/rules/base.md, C4, C6 to C8): counts, because its order is known to nobody."""

from sixrubies.board.actions import DRAW
from sixrubies.board.effects import draw_card
from sixrubies.board.fields import PILE_SIZE
from sixrubies.board.state import State
from sixrubies.board.things import DECK_STREAM
from sixrubies.core.frame import Frame
from sixrubies.core.rng import stream
from sixrubies.core.step import ChanceStep


class DrawCard(ChanceStep[State]):
    """C4 A card from the face-down pile, each copy as likely; only the drawer sees which (H4)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DRAW + card for card in s.rules.bonus if s.pile[card] > 0]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [s.pile[card] for card in s.rules.bonus if s.pile[card] > 0]

    def stream(self, s: State, f: Frame) -> int:
        return stream(DECK_STREAM, f.seat)

    def audience(self, s: State, f: Frame) -> int:
        return f.seat

    def total(self, s: State, f: Frame) -> int:
        return s.n[PILE_SIZE]

    def pick(self, s: State, f: Frame, number: int) -> int:
        for card in s.rules.bonus:
            if number < s.pile[card]:
                return DRAW + card
            number -= s.pile[card]
        raise AssertionError("a number beyond the pile")

    def apply(self, s: State, f: Frame, action: int) -> None:
        draw_card(s, f.seat, action - DRAW)
