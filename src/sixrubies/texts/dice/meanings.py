"""What the numbers of events and reasons and the arguments of actions stand for, as the placeholders of their texts.

Kinds of things become placeholders as `DiceTexts.arguments` says; a plain number keeps its own name.
"""

from typing import Final

ARGUMENTS: Final[dict[str, str]] = {
    "take": "resource",
    "die": "face",
    "give": "resource",
    "income": "ability",
    "reroll": "face",
    "reveal": "number",
    "ruby": "area",
    "use": "card",
    "buy_tile": "tile",
    "tile": "tile",
    "give_up": "ability",
    "roll": "face",
    "draw": "card",
    "show": "tile",
}

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "needs_lira": ("need", "have"),
    "needs_crystal": ("need", "have"),
    "needs_brown": ("need", "have"),
    "needs_goods": ("need", "have"),
    "needs_card_dice": ("need", "have"),
    "no_die": ("face",),
    "no_marker": ("resource",),
    "not_asked": ("face",),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn_began": ("round",),
    "income_taken": ("ability",),
    "die_rolled": ("face",),
    "rerolled": ("number",),
    "action_began": ("action",),
    "die_used": ("face", "count"),
    "resource_paid": ("resource", "count"),
    "resource_gained": ("resource", "count"),
    "resource_returned": ("resource", "count"),
    "resource_short": ("resource", "count"),
    "tile_shown": ("tile",),
    "tile_taken": ("tile", "number"),
    "tile_given_up": ("ability", "number"),
    "ruby": ("area", "rubies"),
    "card_revealed": ("card",),
    "card_used": ("card",),
    "card_fulfilled": ("card",),
    "card_declined": ("card",),
    "reshuffled": ("count",),
}
