"""Why an option is blocked, by number. Append-only. Numbers behind a reason: what is needed, what there is."""

from typing import Final

NEEDS_LIRA: Final = 1  # needs a, has b
NEEDS_GOOD: Final = 2  # needs a of the good b
NO_ROOM: Final = 3  # wheelbarrow full of the good a
NO_ROOM_AT_ALL: Final = 4
NO_RUBY: Final = 5
ALL_EXTENSIONS: Final = 6
OWN_TILE: Final = 7  # has the tile a already
STACK_EMPTY: Final = 8  # no tile left of the tile a
NO_TILE: Final = 9  # no mosque tile can be taken here
NOTHING_TO_SELL: Final = 10
NOT_DEMANDED: Final = 11  # the demand tile shows no (more) good a
SALE_FULL: Final = 12  # a sale has at most a goods
SELL_ONE: Final = 13  # a sale has at least one good
FAMILY_AWAY: Final = 14
FAMILY_HOME: Final = 15
NO_ASSISTANT_AWAY: Final = 16
NO_ASSISTANT_HERE: Final = 17
ASSISTANT_HERE: Final = 18  # an own assistant stands here: none can be left
NO_ASSISTANT_LEFT: Final = 19  # none in the stack
MUST_PICK_UP: Final = 20  # 2014 edition
NO_NEUTRAL_HERE: Final = 21
NO_CARD_TO_DRAW: Final = 22
NO_DISCARD: Final = 23
MUST_CATCH: Final = 24
NOT_NOW: Final = 25  # the card or tile does not fit this moment
NOT_REPEATABLE: Final = 26  # the action of the place a was not just completed
YELLOW_USED: Final = 27
COULD_NOT_PAY: Final = 28  # the Governor could not be paid in the end
ONLY_SMALL_MARKET: Final = 29
NOT_YOUR_TURN: Final = 30
CANONICAL_ORDER: Final = 31  # goods are named in the order red, green, yellow, blue; places by number
TOO_FAR: Final = 32  # distance a
SAME_PLACE: Final = 33
FOUR_ALREADY: Final = 34
BASE_REASONS: Final = 35
# Mocha & Baksheesh.
NEEDS_COFFEE: Final = 35  # needs a, has b
OWN_TAVERN_TILE: Final = 36  # has the tavern tile a already
TAVERN_STACK_EMPTY: Final = 37
NO_EXCHANGE: Final = 38  # none of the exchanges is possible (any more)
EXCHANGE_DONE: Final = 39  # each exchange once
NO_CARD_IN_HAND: Final = 40
BARRIER_LIES_HERE: Final = 41
NO_GUILD_CARD: Final = 42  # no guild card can be drawn
ACTION_IMPOSSIBLE: Final = 43  # the action of the place a can't be carried out
NOT_WITH_GUILD_CARD: Final = 44  # place-bound, barred in a turn with a guild card
SIX_ALREADY: Final = 45
NO_ROOM_TO_TAKE: Final = 46  # an exchange must leave something to take
NO_CORNER: Final = 47
MOCHA_REASONS: Final = 48
# Letters & Seals.
NEEDS_SEALS: Final = 48  # needs a, has b
SEAL_SUPERFLUOUS: Final = 49
NO_LETTER_TO_DRAW: Final = 50
NO_LETTER: Final = 51
COMPANION_READY: Final = 52
NO_COMPANION: Final = 53  # the companion is not on the board
NOTHING_TO_COPY: Final = 54
NO_COPY: Final = 55  # a copy card can't be copied
TOKEN_BUSY: Final = 56
NO_MERCHANT_AWAY: Final = 57
NO_WAY: Final = 58  # the barrier leaves no way

REASON_NAMES: Final = [
    "", "needs_lira", "needs_good", "no_room", "no_room_at_all", "no_ruby", "all_extensions", "own_tile",
    "stack_empty", "no_tile", "nothing_to_sell", "not_demanded", "sale_full", "sell_one", "family_away",
    "family_home", "no_assistant_away", "no_assistant_here", "assistant_here", "no_assistant_left", "must_pick_up",
    "no_neutral_here", "no_card_to_draw", "no_discard", "must_catch", "not_now", "not_repeatable", "yellow_used",
    "could_not_pay", "only_small_market", "not_your_turn", "canonical_order", "too_far", "same_place",
    "four_already", "needs_coffee", "own_tavern_tile", "tavern_stack_empty", "no_exchange", "exchange_done",
    "no_card_in_hand", "barrier_lies_here", "no_guild_card", "action_impossible", "not_with_guild_card", "six_already",
    "no_room_to_take", "no_corner", "needs_seals", "seal_superfluous", "no_letter_to_draw", "no_letter",
    "companion_ready", "no_companion", "nothing_to_copy", "no_copy", "token_busy", "no_merchant_away", "no_way",
]  # fmt: skip
