"""Actions of the Dice Game by number. Append-only within each run.

Player actions lie below 256, because CPython keeps those integers ready made; chance comes after them.
"""

from typing import Final

from sixrubies.core.numbering import Numbering, Verb
from sixrubies.dice.things import (
    ABILITY_NAMES,
    AREA_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    FACE_NAMES,
    INCOMES,
    RESOURCE_NAMES,
    TILE_NAMES,
    TRADE_AREAS,
)

DONE: Final = 0  # the dice to roll again are named; none: keep the roll
END_TURN: Final = 1
FULFIL: Final = 2  # the condition of a bazaar card
DECLINE: Final = 3  # it, or what a card offers the others
PAY: Final = 4  # the Lira asked for
TAKE: Final = 8  # + resource: as an action, from a card, or as one of two markers
TAKE_TWO: Final = 15  # the action for two markers of choice
DIE: Final = 16  # + colour: a die with this icon pays
GIVE: Final = 20  # + colour, brown or crystal: a marker or crystal pays
INCOME: Final = 26  # + ability: one tile's income
REROLL: Final = 32  # + face: one die that shows it
REVEAL: Final = 40  # + number of card dice used
RUBY: Final = 56  # + trade area
USE: Final = 64  # + card
BUY_TILE: Final = 128  # + tile: the action
TILE: Final = 160  # + tile: for a card
GIVE_UP: Final = 192  # + ability

ROLL: Final = 256  # chance from here on: + face
DRAW: Final = 264  # + card
SHOW: Final = 328  # + tile

MOST_CARD_DICE: Final = 9

NUMBERING: Final = Numbering(
    [
        Verb("done", DONE, [], "button"),
        Verb("end_turn", END_TURN, [], "button"),
        Verb("fulfil", FULFIL, [], "button"),
        Verb("decline", DECLINE, [], "button"),
        Verb("pay", PAY, [], "button"),
        Verb("take", TAKE, [*RESOURCE_NAMES, "two_markers"], "resource"),
        Verb("die", DIE, COLOUR_NAMES, "die"),
        Verb("give", GIVE, RESOURCE_NAMES[:6], "resource"),
        Verb("income", INCOME, ABILITY_NAMES[:INCOMES], "ability"),
        Verb("reroll", REROLL, FACE_NAMES, "die"),
        Verb("reveal", REVEAL + 1, [str(n) for n in range(1, MOST_CARD_DICE + 1)], "number"),
        Verb("ruby", RUBY, AREA_NAMES[:TRADE_AREAS], "area"),
        Verb("use", USE, CARD_NAMES, "card"),
        Verb("buy_tile", BUY_TILE, TILE_NAMES, "tile"),
        Verb("tile", TILE, TILE_NAMES, "tile"),
        Verb("give_up", GIVE_UP, ABILITY_NAMES, "ability"),
        Verb("roll", ROLL, FACE_NAMES, "die"),
        Verb("draw", DRAW, CARD_NAMES, "pile"),
        Verb("show", SHOW, TILE_NAMES, "tile"),
    ]
)
