"""Actions of the board game by number. Append-only within each run; boxes use the gaps.

Player actions lie below 256, because CPython keeps those integers ready made; interrupts (cards, tiles) come last, so
that appending them keeps every list of options sorted; chance comes after all of them.
"""

from typing import Final

from sixrubies.board.things import CARD_NAMES, DEMAND_NAMES, GOOD_NAMES, SEATS, TILE_NAMES, TOKEN_NAMES, WARE_NAMES
from sixrubies.core.numbering import Numbering, Verb

DONE: Final = 0  # finish a run of choices
ACT: Final = 1  # carry out the action of the place
SKIP: Final = 2  # do without it
END_TURN: Final = 3
DECLINE: Final = 4  # no assistant, no payment: the turn ends at once
PICK_UP: Final = 5
PICK_UP_NEUTRAL: Final = 6
LEAVE: Final = 7
PAY: Final = 8  # pay the Lira asked for
KEEP: Final = 9  # keep the roll
REROLL: Final = 10
TURN_DIE: Final = 10  # + face 1 to 6: turn a die that shows this
TAKE_PILE: Final = 17
TAKE_DISCARD: Final = 18
REWARD_CARD: Final = 19
REWARD_LIRA: Final = 20
MEET: Final = 21  # + token
CATCH: Final = 25  # + seat
GOOD: Final = 30  # + ware: gain it
SELL: Final = 35  # + good
GIVE: Final = 40  # + ware: pay with it
TILE: Final = 45  # + tile: take it
CALL: Final = 50  # + number 3 to 12
MOVE: Final = 64  # + place
SEND: Final = 90  # + place: the family member
RECALL: Final = 116  # + place: an assistant returns
DISCARD: Final = 142  # + card
PLAY: Final = 200  # + card; interrupts begin here
USE_YELLOW: Final = 254
LAST_INTERRUPT: Final = 255

ROLL: Final = 256  # chance from here on: 21 pairs of dice
DRAW: Final = 300  # + card
DEMAND: Final = 360  # + demand tile

TAVERN_CHOICE: Final = 400  # + 0 barrier, 1 movement tile, 2 encounter tile, 3 ruby; boxes' player actions from here on
BARRIER: Final = 404  # + place: lay the barrier beside it, and act there
BESIDE: Final = 430  # + place: on which side
RUBY_FROM: Final = 456  # + 0 palace, 1 dealer, 2 coffee house
ROAST: Final = 460  # + 0 Lira, 1 good, 2 card
WALK: Final = 464  # + place: the companion
COMPANION_DO: Final = 490  # + 0 take to the own supply, 1 enter beside the merchant
LETTER: Final = 492  # + place: give an undelivered letter
SEALED: Final = 518  # + place: give a delivered letter
KIOSK_PICK: Final = 544  # + tile 1 to 24
OFFER: Final = 570  # + 0 or 1: use the tile, which half
JOIN: Final = 572  # + seat: move to that merchant
PASS: Final = 578  # no (higher) bid
BID: Final = 579  # + Lira, from 1 on
HIGHEST_BID: Final = 225  # all coins of the box
EXTRA: Final = 805  # buy the extra turn
LETTER_DRAWN: Final = 810  # chance again: + place
KIOSK_DRAWN: Final = 840  # + tile 1 to 24
DIE: Final = 870  # + face

TAVERN_CHOICES: Final = ["barrier", "movement", "encounter", "ruby"]
ROAST_NAMES: Final = ["lira", "good", "card"]
TRACK_NAMES: Final = ["palace", "dealer", "coffee_house"]

FIRST_INTERRUPT: Final = PLAY


def roll_action(die1: int, die2: int) -> int:
    """The action of a pair of dice, whichever way round."""
    high = die1 if die1 > die2 else die2
    return ROLL + high * (high - 1) // 2 + (die1 + die2 - high) - 1


PAIRS: Final = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]  # in the order of their actions
_PLACE_NUMBERS: Final = [str(n) for n in range(1, 26)]

NUMBERING: Final = Numbering(
    [
        Verb("done", DONE, [], "button"),
        Verb("act", ACT, [], "button"),
        Verb("skip", SKIP, [], "button"),
        Verb("end_turn", END_TURN, [], "button"),
        Verb("decline", DECLINE, [], "button"),
        Verb("pick_up", PICK_UP, [], "button"),
        Verb("pick_up_neutral", PICK_UP_NEUTRAL, [], "button"),
        Verb("leave", LEAVE, [], "button"),
        Verb("pay", PAY, [], "button"),
        Verb("keep", KEEP, [], "button"),
        Verb("reroll", REROLL, [], "button"),
        Verb("turn_die", TURN_DIE + 1, ["1", "2", "3", "4", "5", "6"], "die"),
        Verb("take", TAKE_PILE, ["pile", "discard"], "pile"),
        Verb("reward", REWARD_CARD, ["card", "lira"], "button"),
        Verb("meet", MEET, TOKEN_NAMES, "token"),
        Verb("catch", CATCH, [str(seat) for seat in range(SEATS)], "seat"),
        Verb("good", GOOD, WARE_NAMES, "good"),
        Verb("sell", SELL, GOOD_NAMES, "good"),
        Verb("give", GIVE, WARE_NAMES, "good"),
        Verb("tile", TILE, TILE_NAMES, "tile"),
        Verb("call", CALL + 3, [str(n) for n in range(3, 13)], "number"),
        Verb("move", MOVE + 1, _PLACE_NUMBERS, "place"),
        Verb("send", SEND + 1, _PLACE_NUMBERS, "place"),
        Verb("recall", RECALL + 1, _PLACE_NUMBERS, "place"),
        Verb("discard", DISCARD, CARD_NAMES, "card"),
        Verb("play", PLAY, CARD_NAMES, "card"),
        Verb("use", USE_YELLOW, ["yellow"], "tile"),
        Verb("roll", ROLL, [f"{high}+{low}" for high, low in PAIRS], "dice"),
        Verb("draw", DRAW, CARD_NAMES, "pile"),
        Verb("demand", DEMAND, DEMAND_NAMES, "place"),
        Verb("tavern", TAVERN_CHOICE, TAVERN_CHOICES, "button"),
        Verb("barrier", BARRIER + 1, _PLACE_NUMBERS, "place"),
        Verb("beside", BESIDE + 1, _PLACE_NUMBERS, "place"),
        Verb("ruby", RUBY_FROM, TRACK_NAMES, "place"),
        Verb("roast", ROAST, ROAST_NAMES, "button"),
        Verb("walk", WALK + 1, _PLACE_NUMBERS, "place"),
        Verb("companion", COMPANION_DO, ["take", "enter"], "button"),
        Verb("letter", LETTER + 1, _PLACE_NUMBERS, "letter"),
        Verb("sealed", SEALED + 1, _PLACE_NUMBERS, "letter"),
        Verb("kiosk", KIOSK_PICK + 1, [str(n) for n in range(1, 25)], "tile"),
        Verb("offer", OFFER, ["1", "2"], "button"),
        Verb("join", JOIN, [str(seat) for seat in range(SEATS)], "seat"),
        Verb("pass", PASS, [], "button"),
        Verb("bid", BID + 1, [str(n) for n in range(1, HIGHEST_BID + 1)], "number"),
        Verb("extra_turn", EXTRA, [], "button"),
        Verb("mail", LETTER_DRAWN + 1, _PLACE_NUMBERS, "place"),
        Verb("show", KIOSK_DRAWN + 1, [str(n) for n in range(1, 25)], "tile"),
        Verb("die", DIE + 1, ["1", "2", "3", "4", "5", "6"], "dice"),
    ]
)

for _high, _low in PAIRS:
    if _high != _low:
        NUMBERING.alias(f"roll:{_low}+{_high}", f"roll:{_high}+{_low}")  # dice of a real table come either way round
