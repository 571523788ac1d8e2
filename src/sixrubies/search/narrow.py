"""Which options of a decision are worth trying: what is plainly worse, or as good at a later time, is left out.

At the decision to be taken (`first`) the list is wide; further ahead it is narrow, because the decision will be looked
at anew when the turn gets there.
"""

from sixrubies.board.actions import (
    ACT,
    CALL,
    CATCH,
    DECLINE,
    DISCARD,
    DONE,
    FIRST_INTERRUPT,
    GIVE,
    GOOD,
    PAY,
    PLAY,
    SEND,
    USE_YELLOW,
)
from sixrubies.board.flow import action_barred, merchants_to_pay
from sixrubies.board.places.gemstone_dealer import price as dealer_price
from sixrubies.board.places.sultans_palace import price as palace_price
from sixrubies.board.state import State
from sixrubies.board.steps import (
    BLACK_MARKET_GAIN,
    CARAVANSARY_DISCARD,
    FOUNTAIN_RECALL,
    GOVERNOR_PAY,
    MARKET_SELL,
    MARKET_SELL_MORE,
    POLICE_ACTION,
    POLICE_SEND,
    SMUGGLER_PAY,
    SMUGGLER_TAKE,
    TEA_HOUSE_CALL,
    TURN_ACTION,
    TURN_ASSISTANT,
    TURN_ENCOUNTERS,
    TURN_MOVE,
    TURN_TOLL,
)
from sixrubies.board.things import (
    ANY_GOODS,
    DEALER_RUBIES,
    FAMILY_CARD,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    LARGE_MARKET,
    LONG_MOVE,
    ONE_GOOD,
    PALACE_RUBIES,
    POLICE_STATION,
    RED_TILE,
    REPEAT_DEALER,
    RETURN_ASSISTANT,
    SMALL_MARKET,
    STAY,
    SULTANS_PALACE,
    WAINWRIGHT,
)
from sixrubies.core.frame import Frame
from sixrubies.search.weights import Weights


def worth_trying(s: State, f: Frame, options: list[int], first: bool, w: Weights) -> list[int]:
    """The options to look at, in their order; never empty."""
    if len(options) == 1:
        return options
    if options[-1] < FIRST_INTERRUPT:
        return own_options(s, f, options, first, w)
    own = [action for action in options if action < FIRST_INTERRUPT]
    tried = own_options(s, f, own, first, w) if len(own) > 1 else own
    for action in options:
        if action >= FIRST_INTERRUPT and interrupt_helps(s, f, action, own, first):
            tried = [*tried, action]
    return tried if tried else options


def own_options(s: State, f: Frame, options: list[int], first: bool, w: Weights) -> list[int]:
    """Of the step's own options, cards and the yellow tile apart."""
    step = f.step
    if step == POLICE_SEND:
        return useful_sends(s, f, options)
    if step == TURN_ASSISTANT:
        return options[1:] if options[0] == DECLINE else options
    if step == TURN_ACTION or step == POLICE_ACTION:
        return options if f.place in (WAINWRIGHT, LARGE_MARKET, SMALL_MARKET) else [ACT]
    if first:
        return options
    if step == MARKET_SELL or step == MARKET_SELL_MORE:
        if options[0] == DONE:
            options = options[1:]
        return options if f.b else options[:1]
    if step == TURN_ENCOUNTERS:
        return options[:1] if options[0] >= CATCH else options
    if step == FOUNTAIN_RECALL:
        return options[1:2]
    if step == TEA_HOUSE_CALL:
        return usual_calls(s, f, options)
    if step == CARAVANSARY_DISCARD:
        return [cheapest_card(options, w)]
    if step == GOVERNOR_PAY:
        return [PAY, cheapest_card(options[1:], w)] if options[0] == PAY else [cheapest_card(options, w)]
    if step == SMUGGLER_TAKE or step == BLACK_MARKET_GAIN:
        return [scarcest_good(s, f.seat, options)]
    if step == SMUGGLER_PAY:
        return [PAY] if options[0] == PAY else [commonest_good(s, f.seat, options)]
    return options


def useful_sends(s: State, f: Frame, options: list[int]) -> list[int]:
    """The family member goes where there is something to do."""
    found: list[int] = []
    for action in options:
        place = action - SEND
        if place == FOUNTAIN and s.stack(f.seat) > 2:
            continue
        if action_barred(s, f.seat, place) is None:
            found.append(action)
    return found if found else options


def usual_calls(s: State, f: Frame, options: list[int]) -> list[int]:
    """Seven pays most on average, eight with the red tile."""
    call = CALL + (8 if s.has_tile(f.seat, RED_TILE) else 7)
    return [call] if call in options else options


def cheapest_card(discards: list[int], w: Weights) -> int:
    best = discards[0]
    for action in discards:
        if card_value(action - DISCARD, w) < card_value(best - DISCARD, w):
            best = action
    return best


def card_value(card: int, w: Weights) -> float:
    """The worth of one card; money counts as if it had to be earned."""
    return 5.0 / w.income if card == FIVE_LIRA else w.card[card]


def commonest_good(s: State, seat: int, options: list[int]) -> int:
    best = options[-1]
    for action in options:
        if action >= GIVE and s.good(seat, action - GIVE) > s.good(seat, best - GIVE):
            best = action
    return best


def scarcest_good(s: State, seat: int, options: list[int]) -> int:
    """The kind one has least of; of equals the last, because blue is the hardest to get."""
    best = options[0]
    for action in options:
        if s.good(seat, action - GOOD) <= s.good(seat, best - GOOD):
            best = action
    return best


# -- cards and the yellow tile ----------------------------------------------------------------------------------------


def interrupt_helps(s: State, f: Frame, action: int, own: list[int], first: bool) -> bool:
    """Each card at the one time when it does something that it could not do later."""
    step = f.step
    if action == USE_YELLOW:
        return own == [DECLINE] if step == TURN_ASSISTANT else first and step == TURN_ENCOUNTERS
    card = action - PLAY
    if card == FIVE_LIRA:
        return money_helps(s, f)
    if card == ONE_GOOD:
        return step == TURN_ACTION and good_helps(s, f)
    if card == LONG_MOVE or card == STAY:
        return step == TURN_MOVE
    if card == RETURN_ASSISTANT:
        return step == TURN_ASSISTANT and own == [DECLINE]
    if card == FAMILY_CARD:
        if step == TURN_ACTION and f.place == POLICE_STATION:
            return True
        return first and step == TURN_ENCOUNTERS
    if card == ANY_GOODS:
        return step == MARKET_SELL
    return step == TURN_ENCOUNTERS  # repeat cards


def money_helps(s: State, f: Frame) -> bool:
    """The cards in hand pay what the Lira at hand do not."""
    price = 0
    if f.step == TURN_TOLL:
        price = s.rules.toll * merchants_to_pay(s, f.seat, f.place)
    elif f.step == TURN_ACTION or f.step == POLICE_ACTION:
        price = action_price(s, f.place)
    elif f.step == TURN_ENCOUNTERS and s.in_hand(f.seat, REPEAT_DEALER):
        price = action_price(s, GEMSTONE_DEALER)
    lira = s.lira(f.seat)
    return lira < price <= lira + s.rules.card_lira * s.in_hand(f.seat, FIVE_LIRA)


def action_price(s: State, place: int) -> int:
    if place == WAINWRIGHT:
        return s.rules.wainwright_price
    return dealer_price(s) if place == GEMSTONE_DEALER and s.rubies_left(DEALER_RUBIES) else 0


def good_helps(s: State, f: Frame) -> bool:
    """One more good, or as many as there are cards, can be used here at once."""
    place = f.place
    if place == LARGE_MARKET or place == SMALL_MARKET:
        shown = s.rules.demand_tiles[s.demand(place)]
        for good in range(GOODS):
            if s.good(f.seat, good) < shown[good] and s.room(f.seat, good) > 0:
                return True
        return False
    if place == SULTANS_PALACE or place == POLICE_STATION:
        return 0 < palace_shortage(s, f.seat) <= s.in_hand(f.seat, ONE_GOOD)
    return action_barred(s, f.seat, place) is not None and SULTANS_PALACE < place < GEMSTONE_DEALER


def palace_shortage(s: State, seat: int) -> int:
    """Goods missing for the palace, 99 where there is no ruby left."""
    if s.rubies_left(PALACE_RUBIES) == 0:
        return 99
    asked = palace_price(s)
    short = 0
    surplus = 0
    for good in range(GOODS):
        more = s.good(seat, good) - asked[good]
        if more < 0:
            short -= more
        else:
            surplus += more
    return short + (asked[GOODS] - surplus if surplus < asked[GOODS] else 0)
