"""Faces, resources, tiles, ruby areas and bazaar cards by number. Append-only: names go into files, numbers never."""

from typing import Final

SEATS: Final = 4  # room for the largest table

# Colours of goods, in the canonical order of payments: the die's.
RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
COLOURS: Final = 4
COLOUR_NAMES: Final = ["red", "yellow", "green", "blue"]

# Faces of a die: the four goods, the coins, the card.
COIN_FACE: Final = 4
CARD_FACE: Final = 5
FACES: Final = 6
FACE_NAMES: Final = [*COLOUR_NAMES, "lira", "card"]

# Resources: what lies in the general supply and in front of the players. The colours are those of markers here.
BROWN: Final = 4
MARKERS: Final = 5  # kinds of goods markers: the colours and brown
CRYSTAL: Final = 5
LIRA: Final = 6
RESOURCES: Final = 7
RESOURCE_NAMES: Final = [*COLOUR_NAMES, "brown", "crystal", "lira"]

# What a mosque tile is good for. Tiles of one ability differ only in what they cost, which is past once one is owned.
LIRA_INCOME: Final = 0
CRYSTAL_INCOME: Final = 1
CARD_INCOME: Final = 2
EXTRA_ACTION: Final = 3
MARKER_WITH_LIRA: Final = 4  # + colour
EXTRA_DIE: Final = 8
ABILITIES: Final = 9
ABILITY_NAMES: Final = ["lira", "crystal", "card", "action", *[f"goods_{colour}" for colour in COLOUR_NAMES], "die"]
INCOMES: Final = 3  # the first abilities are income at the beginning of a turn

# Mosque tiles by ability and cost: four of each of the five first types, named by a colour, then the die.
DIE_TILE: Final = 20
TILES: Final = 21
TILE_NAMES: Final = [
    *[f"{kind}_{colour}" for kind in ("lira", "crystal", "card", "action", "goods") for colour in COLOUR_NAMES],
    "die",
]
ABILITY_OF: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 6, 7, 8]  # by tile
OPEN_TILES: Final = 6  # room for the display

# Ruby areas of the board: four goods tracks, the left carpet, the right one (Lira), the mosque.
CARPET: Final = 4
LIRA_AREA: Final = 5
TRADE_AREAS: Final = 6  # where rubies are bought
MOSQUE_AREA: Final = 6
AREAS: Final = 7
AREA_NAMES: Final = [*COLOUR_NAMES, "carpet", "lira", "mosque"]

# Bazaar cards. The first four families also serve the other players; what each is about stands behind its name.
SALE: Final = 0  # + 0 to 3: a colour, 4: crystal. Lira; the others may sell one of it
SHARE: Final = 5  # + 0 to 3: a colour, 4: crystal. It and Lira; the others take one of the two
GIFT: Final = 10  # + colour. A brown marker; the others take a marker of the colour
OFFER: Final = 14  # + colour. A marker of the colour; the others may buy one
CONDITIONAL: Final = 18  # the cards from here on are for the current player alone, and have a condition
LIRA_TO_TILE: Final = 18
CRYSTALS_TO_TILE: Final = 19
BROWN_TO_TILE: Final = 20
TILE_TO_LIRA: Final = 21
CRYSTAL_TO_BROWN: Final = 22
ONE_BROWN: Final = 23
TWO_BROWN: Final = 24
THREE_BROWN: Final = 25
DICE_TO_LIRA: Final = 26
DICE_TO_BROWN: Final = 27
DICE_TO_CRYSTALS: Final = 28
DICE_TO_BROWN_AND_LIRA: Final = 29
LIRA_TO_RUBY: Final = 30
BROWN_TO_RUBY: Final = 31
CRYSTALS_TO_RUBY: Final = 32
CARDS: Final = 33
CARD_NAMES: Final = [
    "sale_red", "sale_yellow", "sale_green", "sale_blue", "sale_crystal",
    "share_red", "share_yellow", "share_green", "share_blue", "share_crystal",
    "gift_red", "gift_yellow", "gift_green", "gift_blue",
    "offer_red", "offer_yellow", "offer_green", "offer_blue",
    "lira_to_tile", "crystals_to_tile", "brown_to_tile", "tile_to_lira", "crystal_to_brown",
    "one_brown", "two_brown", "three_brown",
    "dice_to_lira", "dice_to_brown", "dice_to_crystals", "dice_to_brown_and_lira",
    "lira_to_ruby", "brown_to_ruby", "crystals_to_ruby",
]  # fmt: skip

# Purposes of random streams.
PURPOSE_NAMES: Final = ["dice", "deck.bazaar", "stack.tiles", "play"]
DICE_STREAM: Final = 0
DECK_STREAM: Final = 1
TILE_STREAM: Final = 2
PLAY_STREAM: Final = 3  # choices of random players, never of the game itself


def resource_of(card: int) -> int:
    """The colour or crystal a card of the first four families is about."""
    if card < SHARE:
        return CRYSTAL if card == SALE + COLOURS else card - SALE
    if card < GIFT:
        return CRYSTAL if card == SHARE + COLOURS else card - SHARE
    return card - GIFT if card < OFFER else card - OFFER
