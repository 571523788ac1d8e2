"""Between receiving from a token and paying it, nothing may be used that leaves the token unpaid (ruling E8)."""

from sixrubies.board.reasons import COULD_NOT_PAY
from sixrubies.board.state import State
from sixrubies.board.steps import GOVERNOR_PAY
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


def leaves_unpaid(s: State, f: Frame, lira: int, cards: int) -> Reason | None:
    """The interrupted decision could not be answered with this much Lira and this many cards in hand.

    The Smuggler can always be paid with the good he gave; the Governor's card may have been played.
    """
    if f.step == GOVERNOR_PAY and lira < s.rules.governor_lira and cards < 1:
        return Reason(COULD_NOT_PAY)
    return None
