"""Kinds of events by number, with what their numbers mean. Append-only."""

from typing import Final

TURN_BEGAN: Final = 0  # a: round
MOVED: Final = 1  # a: from, b: to
ASSISTANT_LEFT: Final = 2  # a: place
ASSISTANT_PICKED_UP: Final = 3  # a: place
NEUTRAL_LEFT: Final = 4  # a: place
NEUTRAL_PICKED_UP: Final = 5  # a: place
ASSISTANT_RETURNED: Final = 6  # a: place
FIFTH_ASSISTANT: Final = 7
LIRA_GAINED: Final = 8  # a: amount
LIRA_PAID: Final = 9  # a: amount, to the supply
LIRA_HANDED: Final = 10  # a: amount, b: to which seat
GOOD_GAINED: Final = 11  # a: good, b: how many
GOOD_LOST: Final = 12  # a: good, b: how many had no room
GOOD_PAID: Final = 13  # a: good, b: how many
GOOD_SOLD: Final = 14  # a: good
SALE: Final = 15  # a: goods, b: Lira, c: place
CARD_DRAWN: Final = 16  # secret: card
CARD_TAKEN: Final = 17  # a: card, openly from the discard pile
CARD_PLAYED: Final = 18  # a: card
CARD_DISCARDED: Final = 19  # a: card
RESHUFFLED: Final = 20  # a: cards
DICE_ROLLED: Final = 21  # a, b: dice
DIE_TURNED: Final = 22  # a: from, b: to
NUMBER_CALLED: Final = 23  # a: number
MAIL_MOVED: Final = 24  # a: indicators down
DEMAND_SHOWN: Final = 25  # a: demand tile, b: place
FAMILY_SENT: Final = 26  # a: place
FAMILY_CAUGHT: Final = 27  # a: seat of the family member
FAMILY_HOME: Final = 28
TOKEN_MOVED: Final = 29  # a: token, b: place
NEUTRAL_MERCHANT_MOVED: Final = 30  # a: which, b: place
EXTENSION: Final = 31  # a: capacity
TILE_TAKEN: Final = 32  # a: tile
RUBY: Final = 33  # a: place, b: rubies owned
ACTION_SKIPPED: Final = 34  # a: place
TURN_ENDED: Final = 35  # a: how
LAST_ROUND: Final = 36
GAME_OVER: Final = 37
TOKEN_MET: Final = 38  # a: token
ACTION_BEGAN: Final = 39  # a: place, b: by which piece
BASE_EVENTS: Final = 40
# Mocha & Baksheesh.
COFFEE_GAINED: Final = 40  # a: amount
COFFEE_PAID: Final = 41  # a: amount
BARRIER_LAID: Final = 42  # a, b: the places beside it
TAVERN_TILE_TAKEN: Final = 43  # a: tavern tile
BAKSHEESH_TURNED: Final = 44  # a: side
GUILD_CARD_DRAWN: Final = 45  # secret: card
GUILD_RESHUFFLED: Final = 46  # a: cards
MOCHA_EVENTS: Final = 47
# Letters & Seals.
LETTER_DELIVERED: Final = 47  # a: place
LETTER_RECEIVED: Final = 48  # a: place
LETTER_GIVEN: Final = 49  # a: place, b: 1 if delivered
LETTERS_RESHUFFLED: Final = 50  # a: letters
RUBY_REFILLED: Final = 51  # a: place
COMPANION_READY: Final = 52
COMPANION_ENTERED: Final = 53  # a: place
COMPANION_MOVED: Final = 54  # a: from, b: to
KIOSK_SHOWN: Final = 55  # a: tile
KIOSK_TAKEN: Final = 56  # a: tile
KIOSK_DECLINED: Final = 57  # a: tile
KIOSK_RESHUFFLED: Final = 58  # a: tiles
BID: Final = 59  # a: Lira
BID_PASSED: Final = 60
AUCTION_WON: Final = 61  # a: Lira
EXTRA_TURN: Final = 62
DIE_ROLLED: Final = 63  # a: die

EVENT_NAMES: Final = [
    "turn_began", "moved", "assistant_left", "assistant_picked_up", "neutral_left", "neutral_picked_up",
    "assistant_returned", "fifth_assistant", "lira_gained", "lira_paid", "lira_handed", "good_gained", "good_lost",
    "good_paid", "good_sold", "sale", "card_drawn", "card_taken", "card_played", "card_discarded", "reshuffled",
    "dice_rolled", "die_turned", "number_called", "mail_moved", "demand_shown", "family_sent", "family_caught",
    "family_home", "token_moved", "neutral_merchant_moved", "extension", "tile_taken", "ruby", "action_skipped",
    "turn_ended", "last_round", "game_over", "token_met", "action_began",
    "coffee_gained", "coffee_paid", "barrier_laid", "tavern_tile_taken", "baksheesh_turned", "guild_card_drawn",
    "guild_reshuffled", "letter_delivered", "letter_received", "letter_given", "letters_reshuffled", "ruby_refilled",
    "companion_ready", "companion_entered", "companion_moved", "kiosk_shown", "kiosk_taken", "kiosk_declined",
    "kiosk_reshuffled", "bid", "bid_passed", "auction_won", "extra_turn", "die_rolled",
]  # fmt: skip
