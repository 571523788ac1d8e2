"""What the numbers of events and reasons and the arguments of actions stand for, as the placeholders of their texts.

A meaning is a kind of thing, `place`, or a plain number under its own name, `lira`. Kinds of things become more than
one placeholder: a place gives `$place`, `$number`, `$object`, `$at`, `$to` and `$from`; see `Texts.arguments`.
"""

from typing import Final

NOTHING: Final = ""  # a number the text does not need

ARGUMENTS: Final[dict[str, str]] = {
    "turn_die": "die",
    "meet": "token",
    "catch": "other",
    "good": "good",
    "sell": "good",
    "give": "good",
    "tile": "tile",
    "use": "tile",
    "call": "number",
    "move": "place",
    "send": "place",
    "recall": "place",
    "discard": "card",
    "play": "card",
    "draw": "card",
    "roll": "dice",
    "demand": "demand",
    "barrier": "place",
    "beside": "place",
}

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "needs_lira": ("need", "have"),
    "needs_good": ("count", "good"),
    "no_room": ("good",),
    "own_tile": ("tile",),
    "stack_empty": ("tile",),
    "not_demanded": ("good",),
    "sale_full": ("most",),
    "not_repeatable": ("place",),
    "too_far": ("distance",),
    "needs_coffee": ("need", "have"),
    "own_tavern_tile": ("tavern_tile",),
    "tavern_stack_empty": ("tavern_tile",),
    "action_impossible": ("place",),
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "turn_began": ("round",),
    "moved": (NOTHING, "place"),
    "assistant_left": ("place",),
    "assistant_picked_up": ("place",),
    "neutral_left": ("place",),
    "neutral_picked_up": ("place",),
    "assistant_returned": ("place",),
    "lira_gained": ("lira",),
    "lira_paid": ("lira",),
    "lira_handed": ("lira", "other"),
    "good_gained": ("good", "count"),
    "good_lost": ("good", "count"),
    "good_paid": ("good", "count"),
    "good_sold": ("good",),
    "sale": ("count", "lira", "place"),
    "card_taken": ("card",),
    "card_played": ("card",),
    "card_discarded": ("card",),
    "reshuffled": ("count",),
    "dice_rolled": ("die1", "die2"),
    "die_turned": ("die", "to_die"),
    "number_called": ("number",),
    "mail_moved": ("down",),
    "demand_shown": ("demand", "place"),
    "family_sent": ("place",),
    "family_caught": ("other",),
    "token_moved": ("token", "place"),
    "neutral_merchant_moved": ("which", "place"),
    "extension": ("capacity",),
    "tile_taken": ("tile",),
    "ruby": ("place", "rubies"),
    "action_skipped": ("place",),
    "turn_ended": ("end",),
    "token_met": ("token",),
    "action_began": ("place", "piece"),
    "coffee_gained": ("coffee",),
    "coffee_paid": ("coffee",),
    "barrier_laid": ("place", "beside"),
    "tavern_tile_taken": ("tavern_tile",),
    "baksheesh_turned": ("side",),
    "guild_reshuffled": ("count",),
}
