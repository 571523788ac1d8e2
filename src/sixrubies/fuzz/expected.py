"""What a run must have seen, group by group, and what it cannot see, each with the reason."""

from sixrubies.board import roster
from sixrubies.board.actions import DONE, GOOD, NUMBERING, PLAY
from sixrubies.board.base import base_steps
from sixrubies.board.cards.base import base_cards
from sixrubies.board.events import FIFTH_ASSISTANT
from sixrubies.board.steps import WAREHOUSE_EXTRA
from sixrubies.board.things import (
    CARD_NAMES,
    FAMILY,
    FOUNTAIN,
    GOODS,
    PIECE_NAMES,
    PLACE_NAMES,
    POLICE_STATION,
    RUBY_PLACES,
    TILE_NAMES,
)
from sixrubies.board.yellow_tile import YellowTile
from sixrubies.fuzz.loop.tally import ACTIONS, END_NAMES, STEPS, Tally
from sixrubies.rulesets import board_rules

TIMING_NAMES = (
    "never", "inside", "before_move", "arrived", "at_toll", "before_action", "after_action", "encounter", "at_sale",
    "at_roll",
)  # fmt: skip
BASE = board_rules([[4 * row + column for column in range(1, 5)] for row in range(4)], 5)
CARDS = roster.cards(BASE)
ALL_PLACES = BASE.bazaar.places
LATER_PLACES = range(len(ALL_PLACES) + 1, 26)
NO_SUCH_PLACE = "the base game has sixteen places; the number is kept for larger boards"

# (group, thing) -> why it never comes up in the base game. Anything else that is never seen is a failure.
EXPECTED_ZERO: dict[tuple[str, str], str] = {
    **{("action", f"{verb}:{n}"): NO_SUCH_PLACE for verb in ("move", "send", "recall") for n in LATER_PLACES},
    ("action", f"send:{POLICE_STATION}"): "the family member is sent to another place (B12.2)",
    ("action", f"recall:{FOUNTAIN}"): "nobody is ever left at the Fountain (M11)",
    ("reason", "not_your_turn"): "in the base game nobody but the player whose turn it is ever decides anything",
    ("action", "turn_die:4"): "a die that shows 4 is not offered to be turned to 4 (Q2.4)",
}

Counts = dict[str, dict[str, int]]


def counts_of(tally: Tally) -> Counts:
    """Everything that was counted, by group and name; also what was never seen."""
    actions, steps, timings = _actions(tally), _steps(tally), _timings(tally)
    tokens = {token: actions[NUMBERING.action(token)] for token in roster.action_tokens(BASE)}
    return {
        "step": steps,
        "action": tokens,
        "card played": {name: tokens[f"play:{name}"] for name in CARDS},
        "card discarded": {name: tokens[f"discard:{name}"] for name in CARDS},
        "card drawn": {name: tokens[f"draw:{name}"] for name in CARDS},
        "card taken": dict(zip(CARDS, tally.taken, strict=False)),
        "card at its time": timings,
        "tile taken": {name: tokens[f"tile:{name}"] for name in TILE_NAMES},
        "tile used": _tiles(tally, tokens),
        "reason": dict(zip(roster.reasons(BASE)[1:], tally.reasons[1:], strict=False)),
        "event": dict(zip(roster.events(BASE), tally.events, strict=False)),
        "end of a turn": dict(zip(END_NAMES, tally.ends, strict=True)),
        "action of a place": _begun(tally),
        "ruby from": {PLACE_NAMES[place]: tally.rubies[place] for place in RUBY_PLACES[: len(BASE.ruby_stock)]},
    }


def zeros(counts: Counts) -> list[tuple[str, str]]:
    """What was never seen although nothing says why."""
    return [
        (group, name)
        for group, things in counts.items()
        for name, count in things.items()
        if count == 0 and (group, name) not in EXPECTED_ZERO
    ]


def surprises(counts: Counts) -> list[tuple[str, str]]:
    """What was seen although a reason says that it cannot be."""
    return [(group, name) for group, name in EXPECTED_ZERO if counts[group][name]]


def _actions(tally: Tally) -> list[int]:
    return [sum(tally.pairs[action::ACTIONS]) for action in range(ACTIONS)]


def _steps(tally: Tally) -> dict[str, int]:
    asked = [sum(tally.pairs[step * ACTIONS : (step + 1) * ACTIONS]) for step in range(STEPS)]
    return {name: asked[step] + tally.autos[step] for step, name in enumerate(roster.steps(BASE))}


def _timings(tally: Tally) -> dict[str, int]:
    """Each card, and the yellow tile, at each time at which it may be used (ruling A7)."""
    times = [step.timing for step in base_steps()]
    found = {}
    for interrupt in [*base_cards(), YellowTile()]:
        name = CARD_NAMES[interrupt.kind] if interrupt.kind < len(CARD_NAMES) else "yellow tile"
        for timing in sorted(timing for timing in interrupt.timings if timing in times):
            steps = [step for step in range(len(times)) if times[step] == timing]
            used = sum(tally.pairs[step * ACTIONS + PLAY + interrupt.kind] for step in steps)
            found[f"{name} {TIMING_NAMES[timing]}"] = used
    return found


def _tiles(tally: Tally, tokens: dict[str, int]) -> dict[str, int]:
    extra = WAREHOUSE_EXTRA * ACTIONS
    return {
        "red: roll kept": tokens["keep"],
        "red: rolled again": tokens["reroll"],
        "red: die turned": sum(tokens[f"turn_die:{face}"] for face in range(1, 7)),
        "green: good bought": sum(tally.pairs[extra + GOOD : extra + GOOD + GOODS]),
        "green: nothing bought": tally.pairs[extra + DONE],
        "yellow: assistant returned": tokens["use:yellow"],
        "blue: fifth assistant": tally.events[FIFTH_ASSISTANT],
    }


def _begun(tally: Tally) -> dict[str, int]:
    found = {}
    for place in ALL_PLACES:
        for piece, name in enumerate(PIECE_NAMES[: roster.PIECES]):
            if piece != FAMILY or place != POLICE_STATION:
                found[f"{PLACE_NAMES[place]} by {name}"] = tally.begun[2 * place + piece]
    return found
