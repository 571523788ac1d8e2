"""A made-up position in which the seat on turn is well off: what is rare otherwise comes up now and then.

It stands beside a place, can afford its action twice, and holds the card that repeats it, or one that copies that card.
"""

from random import Random

from sixrubies.board.rules import Rules
from sixrubies.board.things import (
    CARD_NAMES,
    COFFEE_HOUSE,
    COPY,
    GEMSTONE_DEALER,
    GOOD_NAMES,
    GREAT_MOSQUE,
    POST_OFFICE,
    REPEAT_COFFEE_HOUSE,
    REPEAT_DEALER,
    REPEAT_MOSQUE,
    REPEAT_PALACE,
    REPEAT_POST_OFFICE,
    REPEAT_SOCIETY,
    REPEAT_WAINWRIGHT,
    SECRET_SOCIETY,
    SULTANS_PALACE,
    WAINWRIGHT,
)
from sixrubies.fuzz.family import Description

REPEATED = {
    REPEAT_PALACE: SULTANS_PALACE,
    REPEAT_POST_OFFICE: POST_OFFICE,
    REPEAT_DEALER: GEMSTONE_DEALER,
    REPEAT_WAINWRIGHT: WAINWRIGHT,
    REPEAT_COFFEE_HOUSE: COFFEE_HOUSE,
    REPEAT_MOSQUE: GREAT_MOSQUE,
    REPEAT_SOCIETY: SECRET_SOCIETY,
}
LIRA = 60


def favour(rules: Rules, told: Description, dice: Random) -> None:
    kinds = [kind for kind in REPEATED if kind < rules.kinds and rules.copies[kind]]
    if not kinds:
        return  # the new cards alone may repeat nothing
    kind = dice.choice(kinds)
    me = told["players"][told["turn"]]
    me["lira"] = LIRA
    me["goods"] = dict.fromkeys(GOOD_NAMES, rules.capacity + int(me["extensions"]))
    me["merchant"] = dice.choice(rules.bazaar.beside[REPEATED[kind]])
    if rules.kinds > COPY and rules.copies[COPY] and dice.random() < 0.5:
        _hand_over(told, me, COPY)
        _fetch(told, kind)
        told["discard"].append(CARD_NAMES[kind])
    else:
        _hand_over(told, me, kind)


def _hand_over(told: Description, me: Description, kind: int) -> None:
    name = CARD_NAMES[kind]
    if not me["hand"].get(name):
        _fetch(told, kind)
        me["hand"][name] = 1


def _fetch(told: Description, kind: int) -> None:
    """One copy is free afterwards: from the discard pile, from a hand, or else from the pile, which holds the rest."""
    name = CARD_NAMES[kind]
    if name in told["discard"]:
        told["discard"].remove(name)
        return
    for player in told["players"]:
        if player["hand"].get(name):
            player["hand"][name] -= 1
            player["known"].pop(name, None)
            return
