"""The numbers of a state by offset, and the one table that says what they are and who may see them.

All public numbers lie in one flat list, so that a copy is one slice. Boxes append their fields behind these. What is
hidden lies in lists of its own: `hand` and `pile` (and `held`, derived from `hand`).
"""

from typing import Final

from sixrubies.board.things import DEMAND_TILES, GOODS, RUBY_SLOTS, SEATS, TILES, TOKENS

# Per seat: offset + seat.
LIRA: Final = 0
RUBIES: Final = 5
EXTENSIONS: Final = 10
OWN_TILES: Final = 15  # bit mask of mosque tiles
MERCHANT_AT: Final = 20
FAMILY_AT: Final = 25
STACK: Final = 30  # assistants under the merchant, own and neutral
STACK_NEUTRALS: Final = 35  # bit i: the i-th from the bottom is neutral
POSTED: Final = 40  # bit p: an own assistant stands at place p
RESERVE: Final = 45  # 1 while the fifth assistant has not joined
HAND_SIZE: Final = 50
WHEELBARROW: Final = 55  # + seat * GOODS + good
# Of the table.
TURN: Final = 75  # whose turn it is
ROUND: Final = 76
LAST_ROUND: Final = 77  # 1 once somebody has reached the goal
YELLOW_DONE: Final = 78  # 1 once the yellow tile was used this turn
LAST_ACTION: Final = 79  # place of the action just completed, 0: none
LAST_BY: Final = 80  # the piece that carried it out
DIE1: Final = 81
DIE2: Final = 82
MAIL: Final = 83  # mail indicators that are down
TOKEN_AT: Final = 84  # + token
NEUTRAL_AT: Final = 88  # + 0 to 2: neutral merchants, 0: none
MOSQUE: Final = 91  # + tile: tiles left in the stack
RUBIES_AT: Final = 95  # + slot
DEMAND_AT: Final = 101  # + market * DEMAND_TILES + depth: demand tile, UNSEEN where nobody knows
PILE_SIZE: Final = 111  # bonus cards in the face-down pile
BARRED: Final = 112  # 1 while place-bound cards and tiles are barred for the turn
STUCK: Final = 113  # bit mask of tokens that rolled their own place this turn
RUBY_SUPPLY: Final = 114  # rubies that refill a track, none without Letters & Seals
BASE_FIELDS: Final = 115
# Mocha & Baksheesh.
COFFEE_AT: Final = 115  # per seat
TAVERN_TILES: Final = 120  # per seat: bit mask of tavern tiles
GUILD_HAND: Final = 125  # per seat: guild cards held
TAVERN_STACK: Final = 130  # + tavern tile: tiles left
BARRIER_A: Final = 132  # the two places beside the barrier, 0: not on the board
BARRIER_B: Final = 133
BARRIER_OWNER: Final = 134  # who has the control tile, -1: nobody
BAKSHEESH: Final = 135  # which side of the tile is up
GUILD_PILE: Final = 136  # cards in the face-down pile of guild cards
MOCHA_FIELDS: Final = 137
# Letters & Seals.
COMPANION_AT: Final = 137  # per seat: place, 0: general supply, OWN_SUPPLY: ready to enter
EXTRA_DONE: Final = 142  # per seat: 1 once the extra turn of this round was bought
SOCIETY_USES: Final = 147  # of the Secret Society, whoever made them
KIOSK_PILE: Final = 148  # bit mask of kiosk tiles face down
KIOSK_SHOWN: Final = 149  # bit mask of tiles on offer
LETTER_COUNT: Final = 150  # letters in the face-down pile
LETTERS_FIELDS: Final = 151
OWN_SUPPLY: Final = 99

PUBLIC: Final = "public"
OWNER: Final = "owner"
NOBODY: Final = "nobody"


class Field:
    """One named run of numbers."""

    def __init__(self, name: str, offset: int, size: int, seen_by: str = PUBLIC) -> None:
        self.name = name
        self.offset = offset  # in State.n; -1: a list of its own
        self.size = size
        self.seen_by = seen_by


FIELDS: Final = [
    Field("lira", LIRA, SEATS),
    Field("rubies", RUBIES, SEATS),
    Field("extensions", EXTENSIONS, SEATS),
    Field("tiles", OWN_TILES, SEATS),
    Field("merchant", MERCHANT_AT, SEATS),
    Field("family", FAMILY_AT, SEATS),
    Field("stack", STACK, SEATS),
    Field("stack_neutrals", STACK_NEUTRALS, SEATS),
    Field("posted", POSTED, SEATS),
    Field("reserve", RESERVE, SEATS),
    Field("hand_size", HAND_SIZE, SEATS),
    Field("goods", WHEELBARROW, SEATS * GOODS),
    Field("turn", TURN, 1),
    Field("round", ROUND, 1),
    Field("last_round", LAST_ROUND, 1),
    Field("yellow_done", YELLOW_DONE, 1),
    Field("last_action", LAST_ACTION, 1),
    Field("last_by", LAST_BY, 1),
    Field("dice", DIE1, 2),
    Field("mail", MAIL, 1),
    Field("tokens", TOKEN_AT, TOKENS),
    Field("neutral_merchants", NEUTRAL_AT, 3),
    Field("mosque", MOSQUE, TILES),
    Field("rubies_at", RUBIES_AT, RUBY_SLOTS),
    Field("demand", DEMAND_AT, 2 * DEMAND_TILES),
    Field("pile_size", PILE_SIZE, 1),
    Field("barred", BARRED, 1),
    Field("stuck", STUCK, 1),
    Field("ruby_supply", RUBY_SUPPLY, 1),
    Field("coffee", COFFEE_AT, SEATS),
    Field("tavern_tiles", TAVERN_TILES, SEATS),
    Field("guild_hand", GUILD_HAND, SEATS),
    Field("tavern_stack", TAVERN_STACK, 2),
    Field("barrier", BARRIER_A, 3),
    Field("baksheesh", BAKSHEESH, 1),
    Field("guild_pile", GUILD_PILE, 1),
    Field("companion", COMPANION_AT, SEATS),
    Field("extra_done", EXTRA_DONE, SEATS),
    Field("society_uses", SOCIETY_USES, 1),
    Field("kiosk_pile", KIOSK_PILE, 1),
    Field("kiosk_shown", KIOSK_SHOWN, 1),
    Field("letter_count", LETTER_COUNT, 1),
]

# The lists of a state: the whole visibility table besides the public numbers above.
LISTS: Final = [
    Field("neutrals", -1, 0),  # neutral assistants per place, empty without the variant
    Field("discard", -1, 0),  # bonus cards, the top one last
    Field("guild_discard", -1, 0),
    Field("letters", -1, 0),  # (seat * 32 + place) * 2 + delivered, sorted
    Field("letter_pile", -1, 0),  # copies per place: they lie openly once drawn, so everybody can count the rest
    Field("letter_discard", -1, 0),
    Field("known", -1, 0),  # seat * 64 + card for each card taken openly and still held (ruling A22)
    Field("frames", -1, 0),
    Field("hand", -1, 0, OWNER),  # card * seats + seat: copies held
    Field("held", -1, 0, OWNER),  # bit mask of the kinds in hand
    Field("pile", -1, 0, NOBODY),  # copies per kind in the face-down pile
]
