"""Actions of the board game by number. Append-only within each run; boxes use the gaps.

Player actions lie below 256, because CPython keeps those integers ready made; interrupts (cards, tiles) come last, so
that appending them keeps every list of options sorted; chance comes after all of them.
"""

from typing import Final

from sixrubies.board.things import CARD_NAMES, DEMAND_NAMES, GOOD_NAMES, SEATS, TILE_NAMES, TOKEN_NAMES
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
GOOD: Final = 30  # + good: gain it
SELL: Final = 35  # + good
GIVE: Final = 40  # + good: pay with it
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
        Verb("good", GOOD, GOOD_NAMES, "good"),
        Verb("sell", SELL, GOOD_NAMES, "good"),
        Verb("give", GIVE, GOOD_NAMES, "good"),
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
    ]
)

for _high, _low in PAIRS:
    if _high != _low:
        NUMBERING.alias(f"roll:{_low}+{_high}", f"roll:{_high}+{_low}")  # dice of a real table come either way round
