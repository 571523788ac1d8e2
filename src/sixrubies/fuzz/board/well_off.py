"""A made-up position in which the seat on turn is well off: what is rare otherwise comes up now and then.

Its merchant is about to act at a place, it can afford the action twice, and it holds the card that repeats it, or one
that copies that card from the discard pile.
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
WEIGHTS = (3, 3, 3, 3, 5, 1, 1)  # what is played least although one could comes more often
LIRA = 60


def repeat_card(rules: Rules, dice: Random) -> int:
    """The card that is to be played, -1 where the deck has none of them."""
    kinds = zip(REPEATED, WEIGHTS, strict=True)
    weights = {kind: weight for kind, weight in kinds if kind < rules.kinds and rules.copies[kind]}
    return dice.choices(list(weights), list(weights.values()))[0] if weights else -1


def favour(rules: Rules, told: Description, kind: int, dice: Random) -> None:
    """Behind everything else but the boxes. Extensions and tiles were dealt accordingly."""
    turn, place = told["turn"], REPEATED[kind]
    me = told["players"][turn]
    me["lira"] = LIRA
    me["goods"] = dict.fromkeys(GOOD_NAMES, rules.capacity + int(me["extensions"]))
    me["merchant"] = place
    told["pending"][1] = {"step": "turn.action", "seat": turn, "place": place}
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
