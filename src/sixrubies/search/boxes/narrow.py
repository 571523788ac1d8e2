"""Which options of the decisions of the boxes are worth trying (see `search.narrow` for the base game's).

Letters are paid, and the barrier laid, by a rule, also at the decision to be taken: what the choice is between hardly
differs, and trying it would multiply whole turns.
"""

from typing import Final

from sixrubies.board.actions import (
    ACT,
    BARRIER,
    BESIDE,
    BID,
    DONE,
    LAST_INTERRUPT,
    MOVE,
    PASS,
    PAY,
    PLAY,
    ROAST,
    SEND,
    WALK,
)
from sixrubies.board.fields import COMPANION_AT
from sixrubies.board.flow import action_barred
from sixrubies.board.state import State
from sixrubies.board.steps import (
    AUCTION_BID,
    AUCTION_GOOD,
    CATACOMBS_GOOD,
    COURIER_PAY,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    EXTRA_PAY,
    FAMILY_WALK,
    FOUNTAIN_COMPANION,
    GUILD_HALL_DISCARD,
    GUILD_SEND,
    KIOSK_PAY_CARD,
    KIOSK_PAY_GOOD,
    KIOSK_PAY_LETTER,
    KIOSK_TAKE_GOOD,
    POLICE_ACTION,
    POLICE_SEND,
    REWARD_GOOD,
    REWARDS_GOOD,
    ROASTING_CARD,
    ROASTING_CHOOSE,
    ROASTING_GOOD,
    SELL_ONE,
    SMUGGLER_PAY,
    SOCIETY_PAY,
    TAVERN_ACTION,
    TAVERN_BARRIER,
    TAVERN_BESIDE,
    TRADER_PAY,
    TURN_ACTION,
    TURN_ANYWHERE,
    TURN_EXTRA,
    TURN_MOVE,
)
from sixrubies.board.things import (
    AUCTION_HOUSE,
    CATACOMBS,
    FOUNTAIN,
    KIOSK,
    LARGE_MARKET,
    POLICE_STATION,
    ROASTING_PLANT,
    SMALL_MARKET,
    TAVERN,
    WAINWRIGHT,
)
from sixrubies.core.frame import Frame
from sixrubies.search.boxes.cards import at_once, card_helps
from sixrubies.search.boxes.payments import (
    commonest_ware,
    courier_pays,
    exchange_gives,
    letter_to_pay,
    scarce_wares,
    seals_left,
)
from sixrubies.search.narrow import cheapest_card, commonest_good, own_options, useful_sends
from sixrubies.search.weights import Weights

# Places whose action costs something that may be better kept.
OPTIONAL: Final = [
    WAINWRIGHT, LARGE_MARKET, SMALL_MARKET, ROASTING_PLANT, TAVERN, AUCTION_HOUSE, CATACOMBS, KIOSK
]  # fmt: skip


def box_worth_trying(s: State, f: Frame, options: list[int], first: bool, w: Weights) -> list[int]:
    """The options to look at; never empty."""
    if len(options) == 1:
        return options
    own: list[int] = []
    cards: list[int] = []
    for action in options:
        if PLAY <= action <= LAST_INTERRUPT:
            if at_once(s, f, action):
                return [action]
            cards.append(action)
        else:
            own.append(action)
    tried = box_options(s, f, own, first, w) if len(own) > 1 else own
    for action in cards:
        if card_helps(s, f, action, own, first):
            tried = [*tried, action]
    return tried if tried else options


def box_options(s: State, f: Frame, options: list[int], first: bool, w: Weights) -> list[int]:
    """Of the step's own options, cards and the yellow tile apart."""
    step = f.step
    if step == TURN_ACTION or step == POLICE_ACTION or step == TAVERN_ACTION:
        return options if f.place in OPTIONAL else [ACT]
    if step == TURN_MOVE:
        return options if first else moves(s, f, options)
    if step == POLICE_SEND or step == GUILD_SEND:
        return useful_sends(s, f, options)
    if step == TURN_EXTRA:
        return options if first else [DONE]  # further ahead the letters count as such
    if step == SOCIETY_PAY or step == EXTRA_PAY:
        return [letter_to_pay(s, f, options, seals_left(s, f))]
    if step == TAVERN_BARRIER:
        return barrier_places(s, f, options, first)
    if step == TAVERN_BESIDE:
        return [busiest_side(s, f, options)]
    if step == ROASTING_CHOOSE:
        return [action for action in options if action == DONE or f.a >> (action - ROAST) == 0]
    if step == AUCTION_BID:
        return bids(f, options, first, w)
    if step == EXCHANGE_GIVE:
        return exchange_gives(s, f, options)
    if first:
        return options if step != COURIER_PAY else courier_pays(s, f, options)
    return further_ahead(s, f, options, w)


def further_ahead(s: State, f: Frame, options: list[int], w: Weights) -> list[int]:
    """What will be looked at more closely when the turn gets there."""
    step = f.step
    if step in (REWARDS_GOOD, REWARD_GOOD, AUCTION_GOOD, CATACOMBS_GOOD, KIOSK_TAKE_GOOD, EXCHANGE_TAKE):
        return scarce_wares(s, f.seat, options)
    if step in (KIOSK_PAY_GOOD, SELL_ONE):
        return [commonest_ware(s, f.seat, options)]
    if step in (KIOSK_PAY_CARD, GUILD_HALL_DISCARD, ROASTING_CARD):
        return [cheapest_card(options, w)]
    if step == ROASTING_GOOD:
        return [commonest_good(s, f.seat, options)]
    if step == TRADER_PAY or step == SMUGGLER_PAY:
        return [PAY] if options[0] == PAY else [commonest_good(s, f.seat, options)]
    if step == COURIER_PAY:
        return courier_pays(s, f, options)[:1]
    if step == KIOSK_PAY_LETTER:
        return [letter_to_pay(s, f, options, 1)]
    if step == TURN_ANYWHERE or step == FAMILY_WALK:
        return useful_moves(s, f, options)
    if step == FOUNTAIN_COMPANION:
        return options if s.n[COMPANION_AT + f.seat] else options[1:]
    return own_options(s, f, options, False, w)


# -- ways -------------------------------------------------------------------------------------------------------------


def moves(s: State, f: Frame, options: list[int]) -> list[int]:
    """A companion who has just entered is there to walk; what the merchant could do is looked at without him."""
    if options[-1] < WALK or s.n[COMPANION_AT + f.seat] != s.merchant(f.seat):
        return options
    return [action for action in options if action >= WALK]


def useful_moves(s: State, f: Frame, options: list[int]) -> list[int]:
    """Where there is something to do."""
    found: list[int] = []
    for action in options:
        place = action - SEND if action >= SEND else action - MOVE
        if action_barred(s, f.seat, place) is None:
            found.append(action)
    return found if found else options


# -- the Tavern -------------------------------------------------------------------------------------------------------


def barrier_places(s: State, f: Frame, options: list[int], first: bool) -> list[int]:
    """The action that follows is what the barrier is laid for. From place to place without end is not looked at."""
    found: list[int] = []
    for action in options:
        place = action - BARRIER
        if place == TAVERN or place == FOUNTAIN or (place == POLICE_STATION and not first):
            continue
        if action_barred(s, f.seat, place) is None:
            found.append(action)
    return found if found else options[:1]


def busiest_side(s: State, f: Frame, options: list[int]) -> int:
    """Where it is most in the way: on the border to the place with most neighbours, of equals the nearest to others."""
    beside = s.rules.bazaar.beside
    best = options[0]
    most = -1
    for action in options:
        place = action - BESIDE
        count = 8 * len(beside[place])
        for other in range(s.seats):
            if other != f.seat and s.rules.bazaar.distance(s.merchant(other), place) <= 1:
                count += 1
        if count > most:
            most = count
            best = action
    return best


# -- the auction ------------------------------------------------------------------------------------------------------


def bids(f: Frame, options: list[int], first: bool, w: Weights) -> list[int]:
    """Passing, and what the cards can be worth at most; further ahead only the lowest bid."""
    found = [action for action in options if action == PASS or action <= BID + w.most_bid]
    if not found:
        return options[:1]
    return found if first else found[:2]
