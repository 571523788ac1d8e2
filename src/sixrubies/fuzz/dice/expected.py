"""What a run of the Dice Game must have seen, group by group, and what it cannot see, each with the reason."""

from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.reasons import REASON_NAMES
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES, CARD_NAMES, CONDITIONAL, RESOURCE_NAMES, TILE_NAMES
from sixrubies.fuzz.family import Counts
from sixrubies.fuzz.loop import dice_referee as own
from sixrubies.fuzz.loop.tally import Tally

EXPECTED_ZERO: dict[tuple[str, str], str] = {}


def counts_of(tally: Tally) -> Counts:
    """Everything that was counted, by group and name; also what was never seen."""
    actions = [sum(tally.pairs[action :: tally.actions]) for action in range(tally.actions)]
    tokens = {NUMBERING.token(action): actions[action] for action in NUMBERING.actions()}
    for_all, conditional = range(CONDITIONAL), range(CONDITIONAL, len(CARD_NAMES))
    return {
        "step": {
            name: sum(tally.pairs[step * tally.actions : (step + 1) * tally.actions]) + tally.autos[step]
            for step, name in enumerate(STEP_NAMES)
        },
        "action": tokens,
        "card used": dict(zip(CARD_NAMES, tally.own[own.USED], strict=True)),
        "condition": {
            f"{CARD_NAMES[card]} {how}": tally.own[own.CONDITIONS][2 * card + i]
            for card in conditional
            for i, how in enumerate(("declined", "fulfilled"))
        },
        "others' part": {
            f"{CARD_NAMES[card]} {how}": tally.own[own.OFFERS][2 * card + i]
            for card in for_all
            for i, how in enumerate(("declined", "accepted"))
        },
        "tile bought": {name: tokens[f"buy_tile:{name}"] for name in TILE_NAMES},
        "tile by a card": {name: tokens[f"tile:{name}"] for name in TILE_NAMES},
        "tile given up": {name: tokens[f"give_up:{name}"] for name in ABILITY_NAMES},
        "tile that served": dict(zip(ABILITY_NAMES, tally.own[own.SERVED], strict=True)),
        "ruby from": dict(zip(AREA_NAMES, tally.own[own.RUBIES], strict=True)),
        "shortage": dict(zip(RESOURCE_NAMES, tally.own[own.RETURNED], strict=True)),
        "too few even so": dict(zip(RESOURCE_NAMES, tally.own[own.SHORT], strict=True)),
        "reason": {name: tally.reasons[kind] for kind, name in enumerate(REASON_NAMES) if kind},
        "event": dict(zip(EVENT_NAMES, tally.events, strict=True)),
    }
