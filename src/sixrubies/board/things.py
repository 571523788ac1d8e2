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
COFFEE: Final = 4  # no good: it fills no "any good" and has no capacity (ruling B7)
WARE_NAMES: Final = [*GOOD_NAMES, "coffee"]

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
ROASTING_PLANT: Final = 17
GUILD_HALL: Final = 18
TAVERN: Final = 19
COFFEE_HOUSE: Final = 20
EMBASSY: Final = 21
KIOSK: Final = 22
AUCTION_HOUSE: Final = 23
SECRET_SOCIETY: Final = 24
CATACOMBS: Final = 25
PLACES: Final = 26  # room for place numbers 1 to 25
PLACE_NAMES: Final = [
    "", "wainwright", "fabric_warehouse", "spice_warehouse", "fruit_warehouse", "post_office", "caravansary",
    "fountain", "black_market", "tea_house", "large_market", "small_market", "police_station", "sultans_palace",
    "small_mosque", "great_mosque", "gemstone_dealer", "roasting_plant", "guild_hall", "tavern", "coffee_house",
    "embassy", "kiosk", "auction_house", "secret_society", "catacombs",
]  # fmt: skip

# Who acts.
MERCHANT: Final = 0
FAMILY: Final = 1
COMPANION: Final = 2
PIECE_NAMES: Final = ["merchant", "family", "companion"]

# Tokens moved by dice.
GOVERNOR: Final = 0
SMUGGLER: Final = 1
COFFEE_TRADER: Final = 2
COURIER: Final = 3
TOKENS: Final = 4  # room; which are in play is a matter of the rules
TOKEN_NAMES: Final = ["governor", "smuggler", "coffee_trader", "courier"]

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
TWO_COFFEE: Final = 10
COFFEE_TO_GUILD: Final = 11
COFFEE_TO_LIRA: Final = 12
DICE_REWARDS: Final = 13
EXCHANGE: Final = 14
DIE_TO_SIX: Final = 15
CORNER: Final = 16
REPEAT_WAINWRIGHT: Final = 17
REPEAT_COFFEE_HOUSE: Final = 18
GUILD: Final = 18  # + 1 to 20: guild cards, numbered like their places
CARD_NAMES: Final = [
    "one_good", "five_lira", "long_move", "stay", "return_assistant", "family", "any_goods", "repeat_palace",
    "repeat_post_office", "repeat_dealer", "two_coffee", "coffee_to_guild", "coffee_to_lira", "dice_rewards",
    "exchange", "die_to_six", "corner", "repeat_wainwright", "repeat_coffee_house",
    *[f"guild_{number}" for number in range(1, 21)],
    "one_letter", "dice_reward", "good_to_lira", "red_and_lira", "green_and_lira", "yellow_and_lira", "blue_and_lira",
    "copy", "family_step", "to_merchant", "companion_far", "use_token", "repeat_mosque", "repeat_society", "anywhere",
]  # fmt: skip
BASE_KINDS: Final = 10
MOCHA_KINDS: Final = 39
ONE_LETTER: Final = 39
DICE_REWARD: Final = 40
GOOD_TO_LIRA: Final = 41
GOOD_AND_LIRA: Final = 42  # + good
COPY: Final = 46
FAMILY_STEP: Final = 47
TO_MERCHANT: Final = 48
COMPANION_FAR: Final = 49
USE_TOKEN: Final = 50
REPEAT_MOSQUE: Final = 51
REPEAT_SOCIETY: Final = 52
ANYWHERE: Final = 53
ALL_KINDS: Final = 54


def is_guild(card: int) -> bool:
    """A guild card, not a bonus card: it has a pile and a discard pile of its own."""
    return GUILD < card <= GUILD + 20


# Rubies lie on five places; the slot of each in the state.
WAINWRIGHT_RUBIES: Final = 0
SMALL_MOSQUE_RUBIES: Final = 1
GREAT_MOSQUE_RUBIES: Final = 2
PALACE_RUBIES: Final = 3
DEALER_RUBIES: Final = 4
COFFEE_HOUSE_RUBIES: Final = 5
RUBY_SLOTS: Final = 6
RUBY_PLACES: Final = [WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE, SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE]

# Tavern tiles; a seat's tiles are a bit mask.
MOVEMENT_TILE: Final = 0
ENCOUNTER_TILE: Final = 1
TAVERN_TILE_NAMES: Final = ["movement", "encounter"]

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
    "dice.tea_house", "neutral_merchant", "play", "token.coffee_trader", "deck.guild", "dice.rewards",
    "token.courier", "letters", "kiosk", "dice.kiosk",
]  # fmt: skip
LAYOUT_STREAM: Final = 0
DEMAND_STREAM: Final = 1
TOKEN_STREAMS: Final = [3, 4, 10, 13]  # by token
DECK_STREAM: Final = 5
BLACK_MARKET_STREAM: Final = 6
TEA_HOUSE_STREAM: Final = 7
NEUTRAL_STREAM: Final = 8
PLAY_STREAM: Final = 9  # choices of random players, never of the game itself
GUILD_STREAM: Final = 11
REWARDS_STREAM: Final = 12
LETTER_STREAM: Final = 14
KIOSK_STREAM: Final = 15
KIOSK_DIE_STREAM: Final = 16
