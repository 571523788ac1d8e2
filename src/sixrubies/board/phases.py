"""The four phases of a turn (docs/rules/base.md, T2), as the frames on the stack tell them."""

from typing import Final

from sixrubies.board.state import State
from sixrubies.board.steps import (
    EXTRA_PAY,
    TURN_ACTION,
    TURN_COMPLETED,
    TURN_ENCOUNTERS,
    TURN_EXTRA,
    TURN_FINISH,
    TURN_TOLL,
)

PHASE_OF: Final = {
    TURN_FINISH: "movement",  # below everything of a turn: with nothing else on it, the move and the assistant are on
    TURN_TOLL: "merchants",
    TURN_ACTION: "action",
    TURN_COMPLETED: "action",  # below everything an action asks for
    TURN_ENCOUNTERS: "encounters",
    TURN_EXTRA: "encounters",  # the turn ends: there is no phase behind
    EXTRA_PAY: "encounters",
}


def phase(s: State) -> str:
    """Of the decision on top: what a place or a card asks for belongs to where it was asked. Empty before any turn."""
    for f in reversed(s.frames):
        if f.step in PHASE_OF:
            return PHASE_OF[f.step]
    return ""
