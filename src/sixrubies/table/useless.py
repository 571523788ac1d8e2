"""Places one may go to although nothing could be done there, and what would be in the way.

Where the first thing one wants there is refused, the turn ends or passes without an action. It is tried on a state made
from the view alone, as a preview is (`outlook.py`): what it tells, the seat can know. Cards in hand may help.
"""

from dataclasses import dataclass
from typing import Any, Final

import sixrubies as sr
from sixrubies.core.decision import Blocked
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource
from sixrubies.core.step import Reason

GOING: Final = ("move", "send", "walk")
FIRST: Final = ("leave", "pay")  # what has to be done before the action
WANTED: Final = (*FIRST, "act")
PASSING: Final = ("decline", "skip", "end_turn")
BROUGHT: Final = "letter_delivered"  # to be there is of use by itself
TRIES: Final = 64  # with more ways to help oneself than these a place counts as useful


@dataclass(slots=True)
class Useless:
    """An option that can be chosen, with the reason why nothing could be done there and the step that would say so."""

    blocked: Blocked
    step: str


def useless(game: sr.AnyGame, seat: int) -> list[Useless]:
    """Of the options of the seat that decides, those that lead where nothing can be done."""
    family = game.family
    going = [action for action in game.legal() if family.numbering.verb(action).name in GOING]
    if not going:
        return []
    state, found = game.view(seat).sample(FastSource(0)), []
    for action in going:
        there, events = family.clone(state), list[Event]()
        there.log = events
        family.kernel.act(there, action)
        if any(family.event_names[event.kind] == BROUGHT and event.seat == seat for event in events):
            continue
        then = family.clone(there)
        reason = _refused(game, then, seat)
        if reason is not None and not _of_use(game, there, seat):
            blocked = Blocked(game.option(action), family.reason_names[reason.kind], reason.a, reason.b)
            found.append(Useless(blocked, family.kernel.steps[then.frames[-1].step].name))
    return found


def _refused(game: sr.AnyGame, state: Any, seat: int) -> Reason | None:
    """Go on towards the action; what stops the seat on the way. None: nothing does."""
    kernel, verb = game.family.kernel, game.family.numbering.verb
    while state.owner == seat:
        frame = state.frames[-1]
        step = kernel.steps[frame.step]
        wanted = next((action for action in step.candidates(state, frame) if verb(action).name in WANTED), None)
        if wanted is None:
            return None
        reason = step.why_not(state, frame, wanted)
        if reason is not None or verb(wanted).name not in FIRST:
            return reason
        kernel.act(state, wanted)
    return None


def _of_use(game: sr.AnyGame, there: Any, seat: int) -> bool:
    """Something else can be done there: an encounter, picking up an assistant, an action that a card makes possible."""
    family, kernel = game.family, game.family.kernel
    depth, states = len(there.frames), [there]
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
            verb = family.numbering.verb(action).name
            if not asked_by_card and not kernel.first_interrupt <= action <= kernel.last_interrupt:
                if verb in GOING:
                    continue  # that is the next turn
                if verb not in FIRST and verb not in PASSING:
                    return True
            then = family.clone(state)
            kernel.act(then, action)
            states.append(then)
    return True
