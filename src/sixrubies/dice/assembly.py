"""All steps of the Dice Game in one table, assembled once."""

from typing import Any

from sixrubies.core.step import Step
from sixrubies.dice import steps as at
from sixrubies.dice.bazaar import CardDone, Reveal, UseCard
from sixrubies.dice.choices import ChooseAction
from sixrubies.dice.condition import Fulfil, GiveUpTile, TakeRuby, TakeTile
from sixrubies.dice.gains import GainResource, GainRuby, GainTile, GainTwoMarkers, ShowTile
from sixrubies.dice.others import OfferGift, OfferMarker, OfferSale, OfferShare
from sixrubies.dice.pay import PayGoods
from sixrubies.dice.roll import Reroll, Roll, RollDie
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.turn import Begin, Finish, Income


def dice_steps() -> list[Step[State]]:
    table: list[tuple[int, Step[State]]] = [
        (at.TILE_SHOW, ShowTile()),
        (at.TURN_BEGIN, Begin()),
        (at.TURN_INCOME, Income()),
        (at.TURN_ROLL, Roll()),
        (at.DICE_ROLL, RollDie()),
        (at.TURN_REROLL, Reroll()),
        (at.TURN_ACTION, ChooseAction()),
        (at.TURN_FINISH, Finish()),
        (at.PAY_GOODS, PayGoods()),
        (at.GAIN_RESOURCE, GainResource()),
        (at.GAIN_TWO_MARKERS, GainTwoMarkers()),
        (at.GAIN_TILE, GainTile()),
        (at.GAIN_RUBY, GainRuby()),
        (at.CARD_REVEAL, Reveal()),
        (at.CARD_USE, UseCard()),
        (at.CARD_CONDITION, Fulfil()),
        (at.CARD_GIVE_UP, GiveUpTile()),
        (at.CARD_TILE, TakeTile()),
        (at.CARD_RUBY, TakeRuby()),
        (at.CARD_SALE, OfferSale()),
        (at.CARD_SHARE, OfferShare()),
        (at.CARD_GIFT, OfferGift()),
        (at.CARD_OFFER, OfferMarker()),
        (at.CARD_DONE, CardDone()),
    ]
    steps: list[Step[State]] = []
    for number, step in table:
        assert number == len(steps)
        step.id = number
        step.name = STEP_NAMES[number]
        steps.append(step)
    return steps


def dice_rules(seats: int, values: dict[str, Any]) -> Rules:
    """The rules of a table; `values` are the component values by dotted key."""
    return Rules(dice_steps(), seats, values)
