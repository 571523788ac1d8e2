"""When cards of the boxes are worth playing: each at the one time when it does something it could not do later."""

from typing import Final

from sixrubies.board.actions import PLAY, USE_YELLOW
from sixrubies.board.fields import COFFEE_AT, EXTENSIONS
from sixrubies.board.flow import action_barred
from sixrubies.board.mocha.coffee_house import BuyForCoffee
from sixrubies.board.mocha.coffee_house import price as coffee_price
from sixrubies.board.places.gemstone_dealer import price as dealer_price
from sixrubies.board.state import State
from sixrubies.board.steps import COFFEE_HOUSE_BUY, DICE_RED_TILE, TURN_ACTION, TURN_ENCOUNTERS, TURN_MOVE
from sixrubies.board.things import (
    ANYWHERE,
    BASE_KINDS,
    COFFEE_HOUSE,
    COFFEE_HOUSE_RUBIES,
    COFFEE_TO_GUILD,
    COFFEE_TO_LIRA,
    COMPANION_FAR,
    COPY,
    CORNER,
    DEALER_RUBIES,
    DICE_REWARD,
    DICE_REWARDS,
    DIE_TO_SIX,
    EXCHANGE,
    FAMILY_STEP,
    FIVE_LIRA,
    GEMSTONE_DEALER,
    GOOD_AND_LIRA,
    GOOD_TO_LIRA,
    GOODS,
    GREAT_MOSQUE,
    GUILD,
    ONE_LETTER,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TO_MERCHANT,
    TWO_COFFEE,
    USE_TOKEN,
    WAINWRIGHT,
    is_guild,
)
from sixrubies.core.frame import Frame
from sixrubies.search.narrow import interrupt_helps, palace_shortage

# Chosen between at the beginning of the turn: other ways to move, exchanges whose worth is looked at, tokens.
BEFORE_MOVING: Final = [
    CORNER, FAMILY_STEP, TO_MERCHANT, COMPANION_FAR, ANYWHERE,
    COFFEE_TO_GUILD, COFFEE_TO_LIRA, GOOD_TO_LIRA, USE_TOKEN,
]  # fmt: skip
EXCHANGED: Final = 3  # what the exchange card can make good


def at_once(s: State, f: Frame, action: int) -> bool:
    """What only gives is played as soon as the turn begins: nothing is won by waiting."""
    if f.step != TURN_MOVE or action == USE_YELLOW:
        return False
    card = action - PLAY
    if card == TWO_COFFEE or card == ONE_LETTER:
        return True
    if GOOD_AND_LIRA <= card < GOOD_AND_LIRA + GOODS:
        return s.room(f.seat, card - GOOD_AND_LIRA) > 0
    return (card == DICE_REWARDS or card == DICE_REWARD) and room_for_one(s, f.seat)


def room_for_one(s: State, seat: int) -> bool:
    for good in range(GOODS):
        if s.room(seat, good) > 0:
            return True
    return False


def card_helps(s: State, f: Frame, action: int, own: list[int], first: bool) -> bool:
    card = action - PLAY
    if card == COPY and s.discard:
        card = s.discard[-1]  # it is what it copies
        if at_once(s, f, PLAY + card):
            return True
    if action == USE_YELLOW or card < BASE_KINDS:
        if card == FIVE_LIRA and f.step == TURN_MOVE:
            return money_for_guild_card(s, f)
        return interrupt_helps(s, f, PLAY + card, own, first)
    if is_guild(card):
        return True  # only ever offered instead of a move
    if card in BEFORE_MOVING:
        return f.step == TURN_MOVE
    if card == EXCHANGE:
        return f.step == TURN_ACTION and exchange_helps(s, f)
    if card == DIE_TO_SIX:
        return first and f.step == DICE_RED_TILE
    return f.step == TURN_ENCOUNTERS  # repeat cards; what gives, where there was no room before


def money_for_guild_card(s: State, f: Frame) -> bool:
    """A guild card in hand could be played, if it were not for the money in hand."""
    lira = s.lira(f.seat)
    more = lira + s.rules.card_lira * s.in_hand(f.seat, FIVE_LIRA)
    if s.held[f.seat] >> (GUILD + GEMSTONE_DEALER) & 1 and s.rubies_left(DEALER_RUBIES):
        if lira < dealer_price(s) <= more:
            return True
    if s.held[f.seat] >> (GUILD + WAINWRIGHT) & 1 and s.n[EXTENSIONS + f.seat] < s.rules.extensions:
        return lira < s.rules.wainwright_price <= more
    return False


def exchange_helps(s: State, f: Frame) -> bool:
    """The action of the place lacks no more than the card brings."""
    place = f.place
    if place == SULTANS_PALACE:
        return 0 < palace_shortage(s, f.seat) <= EXCHANGED
    if place == COFFEE_HOUSE and s.rubies_left(COFFEE_HOUSE_RUBIES):
        step = s.rules.steps[COFFEE_HOUSE_BUY]
        assert isinstance(step, BuyForCoffee)
        short = coffee_price(s, step.numbers.coffee_house_track) - s.n[COFFEE_AT + f.seat]
        return 0 < short <= EXCHANGED
    return place in (SMALL_MOSQUE, GREAT_MOSQUE) and action_barred(s, f.seat, place) is not None
