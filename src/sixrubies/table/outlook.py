"""What an option would lead to: itself and, of a place to go to, the usual steps there, as far as the seat can know.

Whoever looks at a place wants to know what he will have when he has been there: he leaves an assistant, pays the
others, carries the action out. So a preview goes on with these until something has to be chosen, is decided by chance
or is somebody else's. It plays on a state made from the view alone: nothing hidden can get into it.
"""

from typing import Any, Final

import sixrubies as sr
from sixrubies.core.changes import changes
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.rng import FastSource

USUAL: Final = ("pick_up", "pick_up_neutral", "leave", "pay", "act")  # in this order, where there are several
PLACE: Final = "place"
MOST: Final = 8
SKIPPED: Final = ("pile", "pending")


def outlook(game: sr.AnyGame, seat: int, action: int) -> dict[str, Any]:
    """Changes by their path in the view, events, and whether chance decides what follows."""
    view, family = game.view(seat), game.family
    told: dict[str, Any] = view.preview(action)
    if told["chance"] or family.numbering.verb(action).target != PLACE:
        return told  # only who chooses a place looks ahead; of an answer there it is told what it does itself
    state, kernel = view.sample(FastSource(0)), family.kernel
    before = family.describe(state)
    events: list[Event] = []
    state.log = events
    for _ in range(MOST):
        kernel.act(state, action)
        following = _usual(game, kernel.legal(state)) if state.owner == seat else None
        if following is None:
            break
        action = following
    names = family.event_names
    return {
        "changes": changes(before, family.describe(state), SKIPPED, "players"),
        "events": [{"kind": names[e.kind], "seat": e.seat, "a": e.a, "b": e.b, "c": e.c} for e in events],
        "chance": state.owner == CHANCE,
    }


def _usual(game: sr.AnyGame, legal: list[int]) -> int | None:
    """The step that is usual here; None: there is a choice to make, or none at all."""
    by_verb = {game.family.numbering.verb(action).name: action for action in reversed(legal)}
    return next((by_verb[verb] for verb in USUAL if verb in by_verb), None)
