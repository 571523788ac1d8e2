"""What waits where one may go: an assistant to pick up, others to pay, a letter's place; or nothing that could be done.

It is tried on a state made from the view alone, as a preview is (`outlook.py`): what it tells, the seat can know. Only
exceptions are told: that an assistant is left and the action carried out goes without saying.
"""

from functools import cache
from typing import Any, Final

import sixrubies as sr
from sixrubies.core.decision import Blocked
from sixrubies.core.event import Event
from sixrubies.core.family import Family
from sixrubies.core.frame import CHANCE
from sixrubies.core.numbering import Numbering
from sixrubies.core.rng import FastSource
from sixrubies.core.state import BaseState
from sixrubies.core.step import Reason

GOING: Final = ("move", "send", "walk")
FIRST: Final = ("leave", "pay")  # what has to be done before the action, and is of no use by itself
WANTED: Final = ("pick_up", "pick_up_neutral", *FIRST, "act")
PASSING: Final = ("decline", "skip", "end_turn")
PICKED_UP: Final = ("assistant_picked_up", "neutral_picked_up")
TRIES: Final = 64  # with more ways to help oneself than these a place counts as useful


class Ahead:
    """An option that leads to a place: assistants picked up, Lira for the others there, letters delivered.

    `refused`: nothing could be done there for this reason; the step `refused_at` would say so.
    """

    def __init__(self, token: str) -> None:
        self.token = token
        self.assistants = 0
        self.lira = 0
        self.letters = 0
        self.refused: Blocked | None = None
        self.refused_at = ""


class Kinds:
    """The actions of a game by what they are for. They are looked for in every turn of every game, for each place."""

    def __init__(self, numbering: Numbering) -> None:
        self.going = called(numbering, GOING)
        self.wanted = called(numbering, WANTED)
        self.acting = called(numbering, ("act",))
        self.idle = called(numbering, (*FIRST, *PASSING))


def called(numbering: Numbering, verbs: tuple[str, ...]) -> frozenset[int]:
    """The actions with one of these verbs."""
    return frozenset(action for action in numbering.actions() if numbering.verb(action).name in verbs)


@cache
def kinds_of(numbering: Numbering) -> Kinds:
    return Kinds(numbering)


def ahead(game: sr.AnyGame, seat: int) -> list[Ahead]:
    """Of the options of the seat that decides, those where something waits or nothing can be done."""
    kinds = kinds_of(game.family.numbering)
    going = [action for action in game.legal() if action in kinds.going]
    if not going:
        return []
    state: BaseState = game.view(seat).sample(FastSource(0))
    told = [_at(game, kinds, seat, state, action) for action in going]
    return [one for one in told if one.assistants or one.lira or one.letters or one.refused]


def _at(game: sr.AnyGame, kinds: Kinds, seat: int, state: BaseState, action: int) -> Ahead:
    family, events = game.family, list[Event]()
    there: BaseState = family.clone(state)
    there.log = events
    family.kernel.act(there, action)
    then, reason = _go_on(game.family, kinds, there, seat)
    told = Ahead(game.token(action))
    for event in events:
        if event.seat == seat:
            kind = family.event_names[event.kind]
            if kind in PICKED_UP:
                told.assistants += 1
            elif kind == "lira_handed":
                told.lira += event.a
            elif kind == "letter_delivered":
                told.letters += 1
    if reason is not None and not told.letters and not _of_use(game.family, kinds, there, seat):
        told.refused = Blocked(game.option(action), family.reason_names[reason.kind], reason.a, reason.b)
        told.refused_at = family.kernel.steps[then.frames[-1].step].name
    return told


def _go_on(family: Family[Any], kinds: Kinds, there: BaseState, seat: int) -> tuple[BaseState, Reason | None]:
    """The usual steps towards the action: where they lead to, and what stops the seat there. None: nothing does."""
    kernel, state = family.kernel, there
    while state.owner == seat:
        frame = state.frames[-1]
        step, reason = kernel.steps[frame.step], None
        for wanted in [action for action in step.candidates(state, frame) if action in kinds.wanted]:
            reason = step.why_not(state, frame, wanted)
            if reason is None:
                break
        else:
            return state, reason
        if wanted in kinds.acting:
            break
        if state is there:  # what is tried next starts from there too
            state = family.clone(there)
            state.log = there.log
        kernel.act(state, wanted)
    return state, None


def _of_use(family: Family[Any], kinds: Kinds, there: BaseState, seat: int) -> bool:
    """Something else can be done there: an encounter, picking up an assistant, an action that a card makes possible."""
    kernel, depth, states = family.kernel, len(there.frames), [there]
    for _ in range(TRIES):
        if not states:
            return False
        state = states.pop()
        if state.owner == CHANCE:
            return True
        if state.owner != seat or len(state.frames) < depth:
            continue  # the turn, or what belongs to this place, is over
        asked_by_card = len(state.frames) > depth
        for action in kernel.legal(state):
            if not asked_by_card and not kernel.first_interrupt <= action <= kernel.last_interrupt:
                if action in kinds.going:
                    continue  # that is the next turn
                if action not in kinds.idle:
                    return True
            then: BaseState = family.clone(state)
            kernel.act(then, action)
            states.append(then)
    return True
