"""Kinds of events by number, with what their numbers mean. Append-only."""

from typing import Final

TURN_BEGAN: Final = 0  # a: round
INCOME_TAKEN: Final = 1  # a: ability of the tile
DIE_ROLLED: Final = 2  # a: face
REROLLED: Final = 3  # a: how many dice
ACTION_BEGAN: Final = 4  # a: the action, as its number
DIE_USED: Final = 5  # a: face, b: how many
RESOURCE_PAID: Final = 6  # a: resource, b: amount
RESOURCE_GAINED: Final = 7  # a: resource, b: amount
RESOURCE_RETURNED: Final = 8  # a: resource, b: amount; because of a shortage
RESOURCE_SHORT: Final = 9  # a: resource, b: how many there were not
TILE_SHOWN: Final = 10  # a: tile
TILE_TAKEN: Final = 11  # a: tile, b: tiles owned
TILE_GIVEN_UP: Final = 12  # a: ability, b: tiles owned
RUBY: Final = 13  # a: area, b: rubies owned
CARD_REVEALED: Final = 14  # a: card
CARD_USED: Final = 15  # a: card
CARD_FULFILLED: Final = 16  # a: card
CARD_DECLINED: Final = 17  # a: card; its condition, or what it offers the others
RESHUFFLED: Final = 18  # a: cards
TURN_ENDED: Final = 19
LAST_ROUND: Final = 20
GAME_OVER: Final = 21

EVENT_NAMES: Final = [
    "turn_began", "income_taken", "die_rolled", "rerolled", "action_began", "die_used", "resource_paid",
    "resource_gained", "resource_returned", "resource_short", "tile_shown", "tile_taken", "tile_given_up", "ruby",
    "card_revealed", "card_used", "card_fulfilled", "card_declined", "reshuffled", "turn_ended", "last_round",
    "game_over",
]  # fmt: skip
