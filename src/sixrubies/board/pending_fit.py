"""What a pending step says about the table: who is where, what is owned, what can still be paid (see `pending`)."""

from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.encounters import encounters_at
from sixrubies.board.flow import action_barred
from sixrubies.board.grammar import BOTTOM
from sixrubies.board.places.markets import prices, sold, total_sold
from sixrubies.board.places.sultans_palace import ANY
from sixrubies.board.places.sultans_palace import price as palace_price
from sixrubies.board.state import State
from sixrubies.board.things import (
    FOUNTAIN,
    GOODS,
    GOVERNOR,
    GREEN_TILE,
    PALACE_RUBIES,
    POLICE_STATION,
    RED_TILE,
    SMUGGLER,
    UNSEEN,
)
from sixrubies.board.unpaid import owes
from sixrubies.core.frame import NOTHING, Frame


def unfit(s: State, i: int) -> str:
    """What is wrong; empty where nothing is. Until the step above it is done, this one may be impossible."""
    f, below = s.frames[i], s.frames[i - 1].step if i else BOTTOM
    over = s.frames[i + 1].step if i + 1 < len(s.frames) else NOTHING
    if f.step in (on.TURN_ASSISTANT, on.TURN_TOLL) and f.place == FOUNTAIN:
        return "not at the Fountain"
    if f.step == on.TURN_TOLL and not s.rules.payees.count(s, f.seat, f.place, f.b):
        return "nobody is to be paid"
    if f.step == on.TURN_ENCOUNTERS and f.a != -1 and f.a & ~_met(s, f):
        return "somebody is to be met who is not there"
    if f.step == on.NEUTRAL_MOVE:
        here = 0 <= f.a < len(s.rules.neutral_merchants) and s.n[at.NEUTRAL_AT + f.a] == f.place
        again = below == on.NEUTRAL_MOVE and f.a >= s.frames[i - 1].a
        return "" if here and not again and f.place != FOUNTAIN else "no neutral merchant was paid"
    if f.step == on.DEMAND_SHOW and s.demand(f.place) != UNSEEN:
        return "the demand tile is shown already"
    if f.step == on.DECK_DRAW and s.n[at.PILE_SIZE] == 0:
        return "there is no card to draw"
    if f.step in (on.DICE_RED_TILE, on.BLACK_MARKET_GAIN, on.TEA_HOUSE_PAY_OUT) and over != on.DICE_ROLL:
        if not s.n[at.DIE2] and below not in s.rules.grammar.bare:  # a single die may lie there
            return "no dice lie there"
    return _unfit_card(s, f) or _unfit_encounter(s, f, over) or _unfit_action(s, f, over)


def _met(s: State, f: Frame) -> int:
    """Who may still be to be met. A token that a card has moved meanwhile is met all the same (LS59.3)."""
    there = encounters_at(s, f.seat, f.place)
    if s.rules.grammar.from_afar:
        for token in s.rules.tokens:
            there |= 1 << token
    return there


def _unfit_card(s: State, f: Frame) -> str:
    if f.step == on.CARD_GOOD and not _has_room(s, f.seat):
        return "there is no room"
    if f.step == on.CARD_RETURN and not s.n[at.POSTED + f.seat]:
        return "no assistant is away"
    if f.step == on.FAMILY_CARD_REWARD and s.family(f.seat) != POLICE_STATION:
        return "the family member is not at home"
    if f.step == on.TILE_YELLOW:
        away = s.n[at.POSTED + f.seat] & ~(1 << s.merchant(f.seat))
        return "" if away and s.n[at.YELLOW_DONE] else "the yellow tile is not in use"
    return ""


def _unfit_encounter(s: State, f: Frame, over: int) -> str:
    if f.step == on.TOKEN_MOVE:
        if f.a not in s.rules.tokens or (s.n[at.TOKEN_AT + f.a] != f.place and not s.rules.grammar.from_afar):
            return "the token is not there"
        if over == on.GOVERNOR_PAY and f.a != GOVERNOR:
            return "the Governor was not met"
        if over in (on.SMUGGLER_TAKE, on.SMUGGLER_PAY) and f.a != SMUGGLER:
            return "the Smuggler was not met"
    if f.step == on.SMUGGLER_TAKE and not _has_room(s, f.seat):
        return "there is no room"
    if f.step in (on.GOVERNOR_PAY, on.SMUGGLER_PAY) and _unpaid(s, f.seat):
        return "he can't be paid"
    return ""


def _unpaid(s: State, seat: int) -> bool:
    """A token that waits for its price could not be paid, with what the step on top still brings."""
    lira, goods, cards = s.rules.grammar.brings.get(s.frames[-1].step, [0, 0, 0])
    goods = max(0, s.goods(seat) + goods)
    return owes(s, seat, s.lira(seat) + lira, goods, s.hand_size(seat) + cards, len(s.frames))


def _unfit_action(s: State, f: Frame, over: int) -> str:
    if f.step == on.WAREHOUSE_EXTRA and not s.tile_serves(f.seat, GREEN_TILE):
        return "without the green tile"
    if f.step == on.DICE_RED_TILE and s.rules.after_roll < 0 and not s.has_tile(f.seat, RED_TILE):
        return "without the red tile"
    if f.step == on.DICE_ROLL and f.a != 0 and (f.a != 1 or f.place == 0 or not s.tile_serves(f.seat, RED_TILE)):
        return "it can't be rolled again"
    if f.step == on.CARAVANSARY_TAKE and not (over == on.DECK_DRAW) <= f.a <= s.rules.caravansary_cards + f.b:
        return f"{f.a} cards were taken"
    if f.step == on.CARAVANSARY_DISCARD and not 0 <= f.a <= s.rules.caravansary_discards:
        return f"{f.a} cards were discarded"
    if f.step == on.FOUNTAIN_RECALL and f.a and f.a not in s.rules.bazaar.places:
        return f"an assistant returned from {f.a}"
    if f.step == on.TEA_HOUSE_PAY_OUT and not s.rules.tea_lowest <= f.a <= s.rules.tea_highest:
        return f"{f.a} was called"
    if f.step in (on.MARKET_SELL, on.MOSQUE_TAKE) and action_barred(s, f.seat, f.place) is not None:
        return "the action is not possible"
    if f.step == on.MARKET_SELL_MORE:
        return _unfit_sale(s, f)
    if f.step == on.POLICE_SEND and s.family(f.seat) != POLICE_STATION:
        return "the family member is away"
    if f.step == on.PALACE_ANY:
        owned = sum(s.good(f.seat, good) for good in range(max(f.b, 0), GOODS))
        if not s.rubies_left(PALACE_RUBIES) or not 0 < f.a <= palace_price(s)[ANY] or not 0 <= f.b < GOODS:
            return "no goods are owed"
        return "" if owned >= f.a else "the goods are not there"
    return ""


def _unfit_sale(s: State, f: Frame) -> str:
    """Goods sold so far are within the demand, or within the prices where the any-goods card is used."""
    if f.b not in (0, 1) or f.a < 0 or f.a >> 3 * GOODS or (f.a == 0 and f.b == 0):
        return "nothing is sold"
    if total_sold(f) > len(prices(s, f.place)) - 1 or (f.a == 0 and s.goods(f.seat) == 0):
        return "the sale has too many goods or none"
    shown = s.rules.demand_tiles[s.demand(f.place)]
    if f.b == 0 and any(sold(f, good) > shown[good] for good in range(GOODS)):
        return "goods were sold that are not demanded"
    return ""


def _has_room(s: State, seat: int) -> bool:
    return any(s.room(seat, good) > 0 for good in range(GOODS))
