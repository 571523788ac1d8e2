"""Steps of the Dice Game by number, with their names. Append-only."""

from typing import Final

TILE_SHOW: Final = 0
TURN_BEGIN: Final = 1
TURN_INCOME: Final = 2
TURN_ROLL: Final = 3
DICE_ROLL: Final = 4
TURN_REROLL: Final = 5
TURN_ACTION: Final = 6
TURN_FINISH: Final = 7
PAY_GOODS: Final = 8
GAIN_RESOURCE: Final = 9
GAIN_TWO_MARKERS: Final = 10
GAIN_TILE: Final = 11
GAIN_RUBY: Final = 12
CARD_REVEAL: Final = 13
CARD_USE: Final = 14
CARD_CONDITION: Final = 15
CARD_GIVE_UP: Final = 16
CARD_TILE: Final = 17
CARD_RUBY: Final = 18
CARD_SALE: Final = 19
CARD_SHARE: Final = 20
CARD_GIFT: Final = 21
CARD_OFFER: Final = 22
CARD_DONE: Final = 23
STEPS: Final = 24

STEP_NAMES: Final = [
    "tile.show", "turn.begin", "turn.income", "turn.roll", "dice.roll", "turn.reroll", "turn.action", "turn.finish",
    "pay.goods", "gain.resource", "gain.two_markers", "gain.tile", "gain.ruby", "card.reveal", "card.use",
    "card.condition", "card.give_up", "card.tile", "card.ruby", "card.sale", "card.share", "card.gift", "card.offer",
    "card.done",
]  # fmt: skip
