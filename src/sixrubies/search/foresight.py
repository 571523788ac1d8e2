"""A plan told in places: the seat's own turns one after the other, as if the others stood still, to its next ruby."""

from typing import Final

from sixrubies.board.actions import roll_action
from sixrubies.board.events import RUBY
from sixrubies.board.fields import MERCHANT_AT, TURN
from sixrubies.board.state import State
from sixrubies.board.steps import DICE_ROLL, TURN_BEGIN
from sixrubies.core.event import Event
from sixrubies.core.frame import AUTO, CHANCE, OVER, Frame
from sixrubies.search.turn_search import TurnSearch

FARTHEST: Final = 6  # turns; what lies beyond is no plan
USUAL_ROLL: Final = roll_action(4, 3)
NOWHERE: Final = 0


class Foresight:
    """`route`: where the merchant is at the end of each turn; the last one brings a ruby of `ruby` (0: none does)."""

    def __init__(self) -> None:
        self.route: list[int] = []
        self.ruby = NOWHERE


def foresee(search: TurnSearch, s: State, first: int) -> Foresight:
    """What the seat to decide means to do, `first` first, if it is its turn; dice fall as they usually do."""
    seat = s.owner
    found = Foresight()
    if s.n[TURN] != seat:
        return found
    log: list[Event] = []
    s = s.clone()
    s.log = log
    search.rules.act(s, first)
    for _ in range(FARTHEST):
        finish_turn(search, s, seat)
        found.route.append(s.n[MERCHANT_AT + seat])
        for event in log:
            if event.kind == RUBY and event.seat == seat:
                found.ruby = event.a
        if found.ruby != NOWHERE or s.owner == OVER:
            break
        s.frames = [Frame(TURN_BEGIN, seat)]
        s.owner = AUTO
        search.rules.settle(s)
    return found


def finish_turn(search: TurnSearch, s: State, seat: int) -> None:
    rules = search.rules
    while s.owner != OVER and s.n[TURN] == seat:
        f = s.frames[-1]
        if s.owner == CHANCE:
            rules.act(s, USUAL_ROLL if f.step == DICE_ROLL else search.outcome(s, f))
        elif s.owner == seat:
            options = rules.legal(s)
            rules.act(s, options[0] if len(options) == 1 else search.choose(s))
        else:
            rules.act(s, search.answer(s))
