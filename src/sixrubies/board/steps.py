"""Steps of the board game by number, with their names and timings. Append-only."""

from typing import Final

# Timings: when within a turn a step asks. Cards and tiles list the timings they fit (ruling A7).
INSIDE: Final = 1  # inside an action: money only
BEFORE_MOVE: Final = 2
ARRIVED: Final = 3  # before the assistant step
AT_TOLL: Final = 4  # after the assistant step, before paying
BEFORE_ACTION: Final = 5
AFTER_ACTION: Final = 6  # after completed actions, between encounters
ENCOUNTER: Final = 7  # within an encounter
AT_SALE: Final = 8  # a sale begins
AT_ROLL: Final = 9  # after an own roll
TIMINGS: Final = 10

SETUP_TOKEN: Final = 0
SETUP_DEAL: Final = 1
TURN_BEGIN: Final = 2
TURN_MOVE: Final = 3
TURN_MOVE_FAR: Final = 4
TURN_ASSISTANT: Final = 5
TURN_TOLL: Final = 6
TURN_ACTION: Final = 7
TURN_COMPLETED: Final = 8
TURN_ENCOUNTERS: Final = 9
TURN_FINISH: Final = 10
CARD_DONE: Final = 11
CARD_GOOD: Final = 12
CARD_RETURN: Final = 13
TILE_YELLOW: Final = 14
DICE_ROLL: Final = 15
DICE_RED_TILE: Final = 16
DECK_DRAW: Final = 17
DEMAND_SHOW: Final = 18
NEUTRAL_MOVE: Final = 19
TOKEN_MOVE: Final = 20
FAMILY_REWARD: Final = 21
FAMILY_CARD_REWARD: Final = 22
GOVERNOR_PAY: Final = 23
SMUGGLER_TAKE: Final = 24
SMUGGLER_PAY: Final = 25
WAINWRIGHT_BUY: Final = 26
WAREHOUSE_FILL: Final = 27
WAREHOUSE_EXTRA: Final = 28
POST_OFFICE_COLLECT: Final = 29
CARAVANSARY_TAKE: Final = 30
CARAVANSARY_DISCARD: Final = 31
FOUNTAIN_RECALL: Final = 32
BLACK_MARKET_ROLL: Final = 33
BLACK_MARKET_GAIN: Final = 34
TEA_HOUSE_CALL: Final = 35
TEA_HOUSE_PAY_OUT: Final = 36
MARKET_SELL: Final = 37
MARKET_SELL_MORE: Final = 38
POLICE_SEND: Final = 39
POLICE_ACTION: Final = 40
PALACE_DELIVER: Final = 41
PALACE_ANY: Final = 42
MOSQUE_TAKE: Final = 43
DEALER_BUY: Final = 44
TURN_ARRIVE: Final = 45
BASE_STEPS: Final = 46
# Mocha & Baksheesh.
DICE_SIX: Final = 46
TURN_MOVE_CORNER: Final = 47
REWARDS_TAKE: Final = 48
REWARDS_GOOD: Final = 49
EXCHANGE_GIVE: Final = 50
EXCHANGE_TAKE: Final = 51
GUILD_DRAW: Final = 52
TRADER_PAY: Final = 53
ROASTING_CHOOSE: Final = 54
ROASTING_GOOD: Final = 55
ROASTING_CARD: Final = 56
GUILD_HALL_TAKE: Final = 57
GUILD_HALL_DISCARD: Final = 58
TAVERN_CHOOSE: Final = 59
TAVERN_BARRIER: Final = 60
TAVERN_BESIDE: Final = 61
TAVERN_ACTION: Final = 62
TAVERN_RUBY: Final = 63
COFFEE_HOUSE_BUY: Final = 64
CARAVANSARY_COFFEE: Final = 65
GUILD_EXTRA: Final = 66
GUILD_EXTEND: Final = 67
GUILD_GOODS: Final = 68
GUILD_BLUE: Final = 69
GUILD_AGAIN: Final = 70
GUILD_SEND: Final = 71
GUILD_MOSQUE: Final = 72
GUILD_TAVERN: Final = 73
MOCHA_STEPS: Final = 74
# Letters & Seals, Great Bazaar.
LETTER_DRAW: Final = 74
TURN_EXTRA: Final = 75
EXTRA_PAY: Final = 76
FOUNTAIN_COMPANION: Final = 77
COURIER_PAY: Final = 78
KIOSK_REVEAL: Final = 79
KIOSK_DRAW: Final = 80
KIOSK_CHOOSE: Final = 81
KIOSK_USE: Final = 82
KIOSK_PAY_GOOD: Final = 83
KIOSK_PAY_CARD: Final = 84
KIOSK_PAY_LETTER: Final = 85
KIOSK_TAKE_GOOD: Final = 86
KIOSK_DIE: Final = 87
KIOSK_END: Final = 88
EMBASSY_TAKE: Final = 89
AUCTION_GOOD: Final = 90
AUCTION_BID: Final = 91
AUCTION_END: Final = 92
SOCIETY_PAY: Final = 93
SOCIETY_RUBY: Final = 94
CATACOMBS_GOOD: Final = 95
CATACOMBS_MOVE: Final = 96
REWARD_TAKE: Final = 97
REWARD_GOOD: Final = 98
SELL_ONE: Final = 99
FAMILY_WALK: Final = 100
TURN_JOIN: Final = 101
TURN_WALK_FAR: Final = 102
TOKEN_USE: Final = 103
TURN_ANYWHERE: Final = 104
DRAW_MANY: Final = 105
LETTERS_MANY: Final = 106
ALL_STEPS: Final = 107

STEP_NAMES: Final = [
    "setup.token", "setup.deal", "turn.begin", "turn.move", "turn.move_far", "turn.assistant", "turn.toll",
    "turn.action", "turn.completed", "turn.encounters", "turn.finish", "card.done", "card.good", "card.return",
    "tile.yellow", "dice.roll", "dice.red_tile", "deck.draw", "demand.show", "neutral.move", "token.move",
    "family.reward", "family.card_reward", "governor.pay", "smuggler.take", "smuggler.pay", "wainwright.buy",
    "warehouse.fill", "warehouse.extra", "post_office.collect", "caravansary.take", "caravansary.discard",
    "fountain.recall", "black_market.roll", "black_market.gain", "tea_house.call", "tea_house.pay_out",
    "market.sell", "market.sell_more", "police.send", "police.action", "palace.deliver", "palace.any",
    "mosque.take", "dealer.buy", "turn.arrive",
    "dice.six", "turn.move_corner", "rewards.take", "rewards.good", "exchange.give", "exchange.take", "guild.draw",
    "trader.pay", "roasting.choose", "roasting.good", "roasting.card", "guild_hall.take", "guild_hall.discard",
    "tavern.choose", "tavern.barrier", "tavern.beside", "tavern.action", "tavern.ruby", "coffee_house.buy",
    "caravansary.coffee", "guild.extra", "guild.extend", "guild.goods", "guild.blue", "guild.again", "guild.send",
    "guild.mosque", "guild.tavern", "letter.draw", "turn.extra", "extra.pay",
    "fountain.companion", "courier.pay", "kiosk.reveal", "kiosk.draw", "kiosk.choose", "kiosk.use", "kiosk.pay_good",
    "kiosk.pay_card", "kiosk.pay_letter", "kiosk.take_good", "kiosk.die", "kiosk.end", "embassy.take", "auction.good",
    "auction.bid", "auction.end", "society.pay", "society.ruby", "catacombs.good", "catacombs.move", "reward.take",
    "reward.good", "card.sell_one", "family.walk", "turn.join", "turn.walk_far", "token.use", "turn.anywhere",
    "deck.draw_many", "letter.many",
]  # fmt: skip
