"""What the box adds to what may be pending: its tables, in the form of those in `board.pending`."""

from typing import Final

from sixrubies.board import steps as on
from sixrubies.board.grammar import ANY_TIME, AS_BELOW, IN_ACTION, NOWHERE, OWN, Grammar
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.things import (
    ANYWHERE,
    AUCTION_HOUSE,
    COMPANION,
    COMPANION_FAR,
    COPY,
    DICE_REWARD,
    EMBASSY,
    FAMILY_STEP,
    FOUNTAIN,
    GOOD_TO_LIRA,
    GREAT_MOSQUE,
    KIOSK,
    ONE_LETTER,
    REPEAT_MOSQUE,
    REPEAT_SOCIETY,
    SECRET_SOCIETY,
    SMALL_MOSQUE,
    TO_MERCHANT,
    USE_TOKEN,
)

# Steps of an action, with the places whose action they belong to.
INSIDE: Final[dict[int, list[int]]] = {
    on.FOUNTAIN_COMPANION: [FOUNTAIN],
    on.LETTERS_MANY: [EMBASSY],
    on.KIOSK_REVEAL: [KIOSK],
    on.KIOSK_DRAW: [KIOSK],
    on.KIOSK_CHOOSE: [KIOSK],
    on.KIOSK_USE: [KIOSK],
    on.KIOSK_END: [KIOSK],
    on.KIOSK_PAY_GOOD: [KIOSK],
    on.KIOSK_PAY_CARD: [KIOSK],
    on.KIOSK_PAY_LETTER: [KIOSK],
    on.KIOSK_TAKE_GOOD: [KIOSK],
    on.KIOSK_DIE: [KIOSK],
    on.AUCTION_GOOD: [AUCTION_HOUSE],
    on.AUCTION_BID: [AUCTION_HOUSE],
    on.SOCIETY_PAY: [SECRET_SOCIETY],
    on.SOCIETY_RUBY: [SECRET_SOCIETY],
    on.DICE_ROLL: [NOWHERE],  # for a card
}
# What one player does at the Kiosk: the next one chooses after it, or it is the last tile.
BY_TILE: Final = [on.KIOSK_USE, on.KIOSK_END, on.KIOSK_TAKE_GOOD, on.KIOSK_DIE, on.DECK_DRAW, on.LETTER_DRAW]
PAID: Final = [on.KIOSK_PAY_GOOD, on.KIOSK_PAY_CARD, on.KIOSK_PAY_LETTER]
UNDER: Final[dict[int, list[int]]] = {
    **{step: [on.TURN_COMPLETED] for step in INSIDE if step not in BY_TILE and step not in PAID},
    **{step: [on.KIOSK_END] for step in PAID},
    on.KIOSK_DRAW: [on.KIOSK_REVEAL],
    **{step: [on.KIOSK_CHOOSE, on.TURN_COMPLETED] for step in BY_TILE},
    on.DECK_DRAW: [on.KIOSK_CHOOSE, on.TURN_COMPLETED, on.DRAW_MANY],
    on.LETTER_DRAW: [
        on.KIOSK_CHOOSE, on.TURN_COMPLETED, on.KIOSK_REVEAL, on.LETTERS_MANY, on.TOKEN_MOVE, on.CARD_DONE,
    ],
    on.DRAW_MANY: [on.TURN_COMPLETED],
    on.TURN_EXTRA: [on.TURN_FINISH],
    on.EXTRA_PAY: [on.TURN_FINISH],
    on.COURIER_PAY: [on.TOKEN_MOVE],
    on.CARD_DONE: [on.TURN_FINISH],  # to another merchant: what follows is known once he is chosen
    on.POLICE_ACTION: [on.CARD_DONE],
    on.TOKEN_MOVE: [on.CARD_DONE],
    on.DICE_ROLL: [on.REWARD_TAKE],
    **{
        step: [on.CARD_DONE]
        for step in (
            on.REWARD_TAKE, on.REWARD_GOOD, on.SELL_ONE, on.FAMILY_WALK, on.TURN_JOIN, on.TURN_WALK_FAR, on.TOKEN_USE,
            on.TURN_ANYWHERE,
        )
    },
}  # fmt: skip
ON_CARD: Final[dict[int, list[int]]] = {
    ONE_LETTER: [on.LETTER_DRAW],
    DICE_REWARD: [on.REWARD_TAKE, on.REWARD_GOOD, on.LETTER_DRAW],
    GOOD_TO_LIRA: [on.SELL_ONE],
    FAMILY_STEP: [on.FAMILY_WALK, on.POLICE_ACTION, on.TURN_COMPLETED],
    TO_MERCHANT: [on.TURN_JOIN],
    COMPANION_FAR: [on.TURN_WALK_FAR],
    USE_TOKEN: [on.TOKEN_USE, on.TOKEN_MOVE],
    REPEAT_MOSQUE: [on.TURN_COMPLETED],
    REPEAT_SOCIETY: [on.TURN_COMPLETED],
    ANYWHERE: [on.TURN_ANYWHERE],
}
UNDER_CARD: Final[dict[int, list[int]]] = {
    ONE_LETTER: [ANY_TIME],
    DICE_REWARD: [ANY_TIME],
    GOOD_TO_LIRA: [ANY_TIME],
    FAMILY_STEP: [on.TURN_ENCOUNTERS],
    TO_MERCHANT: [on.TURN_FINISH],
    COMPANION_FAR: [on.TURN_ARRIVE],
    USE_TOKEN: [ANY_TIME],
    REPEAT_MOSQUE: [on.TURN_ENCOUNTERS],
    REPEAT_SOCIETY: [on.TURN_ENCOUNTERS],
    ANYWHERE: [on.TURN_ARRIVE],
}
REPEATED: Final[dict[int, list[int]]] = {
    REPEAT_MOSQUE: [SMALL_MOSQUE, GREAT_MOSQUE],
    REPEAT_SOCIETY: [SECRET_SOCIETY],
}
WHERE: Final[dict[int, int]] = {
    **dict.fromkeys(INSIDE, IN_ACTION),
    on.DRAW_MANY: AS_BELOW,
    on.COURIER_PAY: AS_BELOW,
    on.TURN_ARRIVE: OWN,
}
USING_A: Final = [
    on.TURN_FINISH, on.EXTRA_PAY, on.LETTERS_MANY, on.KIOSK_REVEAL, on.KIOSK_CHOOSE, on.KIOSK_USE, on.KIOSK_END,
    on.KIOSK_DIE, on.AUCTION_BID, on.DRAW_MANY, on.SOCIETY_PAY,
]  # fmt: skip
USING_B: Final = [
    on.TURN_ASSISTANT, on.TURN_TOLL, on.EXTRA_PAY, on.KIOSK_END, on.AUCTION_BID, on.SOCIETY_PAY,
]  # fmt: skip
OTHERS: Final = [*BY_TILE, *PAID, on.KIOSK_CHOOSE, on.AUCTION_BID, on.DRAW_MANY]


def letters_grammar(numbers: LettersNumbers) -> Grammar:
    g = Grammar()
    g.under, g.inside, g.where = UNDER, INSIDE, WHERE
    g.on_card, g.under_card, g.repeated = ON_CARD, UNDER_CARD, REPEATED
    g.brings = {on.SELL_ONE: [numbers.sell_lira, -1, 0]}
    g.using_a, g.using_b, g.others = USING_A, USING_B, OTHERS
    g.pieces, g.moved_to = [COMPANION], [FOUNTAIN]  # by a kiosk tile
    g.copying, g.instead, g.bare = [COPY], [FAMILY_STEP], [on.KIOSK_DIE]
    g.from_afar = True
    return g
