"""What a run has seen, counted by number: steps with their actions, reasons, events, ends of turns."""

from typing import Final

from sixrubies.board.actions import DEMAND, FIRST_INTERRUPT
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import CARD_NAMES, DEMAND_NAMES, PLACES

STEPS: Final = len(STEP_NAMES)
ACTIONS: Final = DEMAND + len(DEMAND_NAMES)
REASONS: Final = len(REASON_NAMES)

# Every way a turn can end (docs/rules/base.md, T6, T7).
ENDED: Final = 0
ASSISTANT_DECLINED: Final = 1
NO_ASSISTANT: Final = 2
PAYMENT_DECLINED: Final = 3
CANNOT_PAY: Final = 4
END_NAMES: Final = ["ended", "assistant_declined", "no_assistant", "payment_declined", "cannot_pay"]


class Tally:
    """Counts of one run of games; runs are added up."""

    def __init__(self) -> None:
        self.pairs: list[int] = [0] * (STEPS * ACTIONS)  # step * ACTIONS + action
        self.autos: list[int] = [0] * STEPS  # steps nobody chooses in; traced games only
        self.reasons: list[int] = [0] * REASONS
        self.events: list[int] = [0] * len(EVENT_NAMES)  # traced games only
        self.taken: list[int] = [0] * len(CARD_NAMES)  # from the discard pile
        self.rubies: list[int] = [0] * PLACES  # by place; traced games only
        self.begun: list[int] = [0] * (2 * PLACES)  # actions by place * 2 + piece; traced games only
        self.ends: list[int] = [0] * len(END_NAMES)
        self.checks: list[int] = [0, 0, 0, 0]  # actions, options compared, chances compared, states judged

    def lists(self) -> list[list[int]]:
        """Everything, to hand it from one process to another."""
        return [
            self.pairs,
            self.autos,
            self.reasons,
            self.events,
            self.taken,
            self.rubies,
            self.begun,
            self.ends,
            self.checks,
        ]

    def add(self, lists: list[list[int]]) -> None:
        for mine, theirs in zip(self.lists(), lists, strict=True):
            for i in range(len(mine)):
                mine[i] += theirs[i]

    def count_end(self, options: list[int], paying: bool) -> None:
        """A turn ends at once: by the player's will, or because nothing else was possible."""
        choice = len(options) > 1 and options[1] < FIRST_INTERRUPT
        if paying:
            self.ends[PAYMENT_DECLINED if choice else CANNOT_PAY] += 1
        else:
            self.ends[ASSISTANT_DECLINED if choice else NO_ASSISTANT] += 1
