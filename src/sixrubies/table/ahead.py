"""What waits where one may go: an assistant to pick up, others to pay, a letter's place; or nothing that could be done.

It is tried on a state made from the view alone, as a preview is (`outlook.py`): what it tells, the seat can know. Only
exceptions are told: that an assistant is left and the action carried out goes without saying.
"""

from dataclasses import dataclass
from typing import Any, Final

import sixrubies as sr
from sixrubies.core.decision import Blocked
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource

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
    assistants: int
    lira: int
    letters: int
    refused: Blocked | None = None
    refused_at: str = ""


def ahead(game: sr.AnyGame, seat: int) -> list[Ahead]:
    """Of the options of the seat that decides, those where something waits or nothing can be done."""
    going = [action for action in game.legal() if game.family.numbering.verb(action).name in GOING]
    if not going:
        return []
    state = game.view(seat).sample(FastSource(0))
    told = [_at(game, seat, state, action) for action in going]
    return [one for one in told if one.assistants or one.lira or one.letters or one.refused]


def _at(game: sr.AnyGame, seat: int, state: Any, action: int) -> Ahead:
    family, events = game.family, list[Event]()
    there = family.clone(state)
    there.log = events
    family.kernel.act(there, action)
    then = family.clone(there)
    then.log = events
    refused = _go_on(game, then, seat, game.option(action))
    own = [(family.event_names[event.kind], event.a) for event in events if event.seat == seat]
    told = Ahead(
        game.token(action),
        sum(kind in PICKED_UP for kind, _ in own),
        sum(lira for kind, lira in own if kind == "lira_handed"),
        sum(kind == "letter_delivered" for kind, _ in own),
    )
    if refused is not None and not told.letters and not _of_use(game, there, seat):
        told.refused, told.refused_at = refused, family.kernel.steps[then.frames[-1].step].name
    return told


def _go_on(game: sr.AnyGame, state: Any, seat: int, option: Any) -> Blocked | None:
    """The usual steps towards the action; what stops the seat on the way. None: nothing does."""
    kernel, verb = game.family.kernel, game.family.numbering.verb
    while state.owner == seat:
        frame = state.frames[-1]
        step = kernel.steps[frame.step]
        wanted = [action for action in step.candidates(state, frame) if verb(action).name in WANTED]
        if not wanted:
            return None
        reasons = [step.why_not(state, frame, action) for action in wanted]
        if None not in reasons:
            reason = reasons[-1]
            return Blocked(option, game.family.reason_names[reason.kind], reason.a, reason.b)
        usual = wanted[reasons.index(None)]
        if verb(usual).name == "act":
            return None
        kernel.act(state, usual)
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
