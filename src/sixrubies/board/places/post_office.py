"""Place 5, the Post Office: collect what the mail indicators leave open (docs/rules/base.md, B5)."""

from sixrubies.board.effects import gain_good, gain_lira, move_mail
from sixrubies.board.fields import MAIL
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.things import GOODS
from sixrubies.core.frame import AUTO, Frame


class Collect(Entry):
    """B5.1 Four uncovered spaces; then the leftmost upper indicator goes down, or all go up again."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        down = s.n[MAIL]
        reward = s.rules.post_office[down]
        for good in range(GOODS):
            if reward[good]:
                gain_good(s, f.seat, good, reward[good])
        gain_lira(s, f.seat, reward[GOODS])
        move_mail(s, f.seat, (down + 1) % len(s.rules.post_office))
