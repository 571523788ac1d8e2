"""Goods, places, tokens, tiles, pieces and bonus cards by number. Append-only: names go into files, numbers never."""

from typing import Final

SEATS: Final = 5  # room for the largest table

# Goods, in the canonical order of payments and sales.
RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
GOODS: Final = 4
GOOD_NAMES: Final = ["red", "green", "yellow", "blue"]

# Places have the numbers printed on them.
WAINWRIGHT: Final = 1
FABRIC_WAREHOUSE: Final = 2
SPICE_WAREHOUSE: Final = 3
FRUIT_WAREHOUSE: Final = 4
POST_OFFICE: Final = 5
CARAVANSARY: Final = 6
FOUNTAIN: Final = 7
BLACK_MARKET: Final = 8
TEA_HOUSE: Final = 9
LARGE_MARKET: Final = 10
SMALL_MARKET: Final = 11
POLICE_STATION: Final = 12
SULTANS_PALACE: Final = 13
SMALL_MOSQUE: Final = 14
GREAT_MOSQUE: Final = 15
GEMSTONE_DEALER: Final = 16
PLACES: Final = 26  # room for place numbers 1 to 25
PLACE_NAMES: Final = [
    "", "wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary",
    "fountain", "black_market", "tea_house", "large_market", "small_market", "police_station", "sultans_palace",
    "small_mosque", "great_mosque", "gemstone_dealer",
]  # fmt: skip

# Who acts.
MERCHANT: Final = 0
FAMILY: Final = 1
PIECE_NAMES: Final = ["merchant", "family"]

# Tokens moved by dice.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
TOKENS: Final = 2
TOKEN_NAMES: Final = ["governor", "smuggler"]

# Mosque tiles; a seat's tiles are a bit mask. Small Mosque: red, green; Great Mosque: yellow, blue.
RED_TILE: Final = 0
GREEN_TILE: Final = 1
YELLOW_TILE: Final = 2
BLUE_TILE: Final = 3
TILES: Final = 4
TILE_NAMES: Final = ["red", "green", "yellow", "blue"]

# Bonus cards.
ONE_GOOD: Final = 0
FIVE_LIRA: Final = 1
LONG_MOVE: Final = 2
STAY: Final = 3
RETURN_ASSISTANT: Final = 4
FAMILY_CARD: Final = 5
ANY_GOODS: Final = 6
REPEAT_PALACE: Final = 7
REPEAT_POST_OFFICE: Final = 8
REPEAT_DEALER: Final = 9
CARD_NAMES: Final = [
    "one_good", "five_lira", "long_move", "stay", "return_assistant", "family", "any_goods", "repeat_palace",
    "repeat_post_office", "repeat_dealer",
]  # fmt: skip

# Rubies lie on five places; the slot of each in the state.
WAINWRIGHT_RUBIES: Final = 0
SMALL_MOSQUE_RUBIES: Final = 1
GREAT_MOSQUE_RUBIES: Final = 2
PALACE_RUBIES: Final = 3
DEALER_RUBIES: Final = 4
RUBY_SLOTS: Final = 5
RUBY_PLACES: Final = [WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE, SULTANS_PALACE, GEMSTONE_DEALER]

# How a turn ended.
BY_CHOICE: Final = 0
WITHOUT_ASSISTANT: Final = 1
WITHOUT_PAYING: Final = 2
END_NAMES: Final = ["by_choice", "without_assistant", "without_paying"]

# Demand tiles: five of the Large Market, then five of the Small Market.
DEMAND_TILES: Final = 5  # per market
DEMAND_NAMES: Final = ["L1", "L2", "L3", "L4", "L5", "S1", "S2", "S3", "S4", "S5"]
UNSEEN: Final = -1  # a demand tile of the stack that nobody has seen yet

# Purposes of random streams.
PURPOSE_NAMES: Final = [
    "layout", "demand.large", "demand.small", "token.governor", "token.smuggler", "deck.bonus", "dice.black_market",
    "dice.tea_house", "neutral_merchant", "play",
]  # fmt: skip
LAYOUT_STREAM: Final = 0
DEMAND_STREAM: Final = 1
TOKEN_STREAM: Final = 3
DECK_STREAM: Final = 5
BLACK_MARKET_STREAM: Final = 6
TEA_HOUSE_STREAM: Final = 7
NEUTRAL_STREAM: Final = 8
PLAY_STREAM: Final = 9  # choices of random players, never of the game itself
