"""What waits where one may go: an assistant to pick up, others to pay, a letter's place; or nothing that could be done.

It is tried on a state made from the view alone, as a preview is (`outlook.py`): what it tells, the seat can know. Only
exceptions are told: that an assistant is left and the action carried out goes without saying.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import sixrubies as sr
from sixrubies.core.decision import Blocked
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.numbering import Numbering
from sixrubies.core.rng import FastSource
from sixrubies.core.step import Reason

GOING: Final = ("move", "send", "walk")
FIRST: Final = ("leave", "pay")  # what has to be done before the action, and is of no use by itself
WANTED: Final = ("pick_up", "pick_up_neutral", *FIRST, "act")
PASSING: Final = ("decline", "skip", "end_turn")
PICKED_UP: Final = ("assistant_picked_up", "neutral_picked_up")
TRIES: Final = 64  # with more ways to help oneself than these a place counts as useful


@dataclass(slots=True)
class Ahead:
    """An option that leads to a place: assistants picked up, Lira for the others there, letters delivered.

    `refused`: nothing could be done there for this reason; the step `refused_at` would say so.
    """

    token: str
    assistants: int = 0
    lira: int = 0
    letters: int = 0
    refused: Blocked | None = None
    refused_at: str = ""


def ahead(game: sr.AnyGame, seat: int) -> list[Ahead]:
    """Of the options of the seat that decides, those where something waits or nothing can be done."""
    every = _called(game.family.numbering, GOING)
    going = [action for action in game.legal() if action in every]
    if not going:
        return []
    state = game.view(seat).sample(FastSource(0))
    told = [_at(game, seat, state, action) for action in going]
    return [one for one in told if one.assistants or one.lira or one.letters or one.refused]


@cache
def _called(numbering: Numbering, verbs: tuple[str, ...]) -> frozenset[int]:
    """The actions with one of these verbs. They are looked for in every turn of every game, for each place."""
    return frozenset(action for action in numbering.actions() if numbering.verb(action).name in verbs)


def _at(game: sr.AnyGame, seat: int, state: Any, action: int) -> Ahead:
    family, events = game.family, list[Event]()
    there = family.clone(state)
    there.log = events
    family.kernel.act(there, action)
    then, reason = _go_on(game, there, seat)
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
    if reason is not None and not told.letters and not _of_use(game, there, seat):
        told.refused = Blocked(game.option(action), family.reason_names[reason.kind], reason.a, reason.b)
        told.refused_at = family.kernel.steps[then.frames[-1].step].name
    return told


def _go_on(game: sr.AnyGame, there: Any, seat: int) -> tuple[Any, Reason | None]:
    """The usual steps towards the action: where they lead to, and what stops the seat there. None: nothing does."""
    family, kernel, state = game.family, game.family.kernel, there
    every, acting = _called(family.numbering, WANTED), _called(family.numbering, ("act",))
    while state.owner == seat:
        frame = state.frames[-1]
        step, reason = kernel.steps[frame.step], None
        for wanted in [action for action in step.candidates(state, frame) if action in every]:
            reason = step.why_not(state, frame, wanted)
            if reason is None:
                break
        else:
            return state, reason
        if wanted in acting:
            break
        if state is there:  # what is tried next starts from there too
            state = family.clone(there)
            state.log = there.log
        kernel.act(state, wanted)
    return state, None


def _of_use(game: sr.AnyGame, there: Any, seat: int) -> bool:
    """Something else can be done there: an encounter, picking up an assistant, an action that a card makes possible."""
    family, kernel = game.family, game.family.kernel
    depth, states = len(there.frames), [there]
    going, idle = _called(family.numbering, GOING), _called(family.numbering, (*FIRST, *PASSING))
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
                if action in going:
                    continue  # that is the next turn
                if action not in idle:
                    return True
            then = family.clone(state)
            kernel.act(then, action)
            states.append(then)
    return True
