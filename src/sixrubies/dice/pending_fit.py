"""What each pending step says about the table (see `pending`): what is wrong with one, in words."""

from typing import Final

from sixrubies.core.frame import Frame
from sixrubies.dice import fields as at
from sixrubies.dice import steps as on
from sixrubies.dice.actions import RUBY, TAKE, TAKE_TWO
from sixrubies.dice.choices import goods_price
from sixrubies.dice.condition import any_ruby, colours_of
from sixrubies.dice.fields import NIBBLE
from sixrubies.dice.gains import count_named
from sixrubies.dice.pay import ANY_AT, BROWN_SOURCE, FROM_AT, NO_DICE_AT, most_goods
from sixrubies.dice.state import State
from sixrubies.dice.things import (
    COLOURS,
    CONDITIONAL,
    CRYSTAL,
    EXTRA_ACTION,
    FACES,
    GIFT,
    LIRA_AREA,
    OFFER,
    SHARE,
)

FAMILY: Final = {on.CARD_SALE: (0, SHARE), on.CARD_SHARE: (SHARE, GIFT), on.CARD_GIFT: (GIFT, OFFER)}


def unfit(s: State, i: int) -> str:
    """Why the step at a height of the stack can't be pending there, or nothing."""
    f, below = s.frames[i], s.frames[i - 1]
    if f.step == on.TILE_SHOW:
        return "" if f.seat == -1 else "which is nobody's"
    if on.CARD_SALE <= f.step <= on.CARD_OFFER:
        return _others(s, f, below)
    if f.seat != s.turn():
        return f"but it is not the turn of seat {f.seat}"
    if f.step in (on.TURN_REROLL, on.GAIN_TWO_MARKERS):
        return _named(s, f, i)
    if f.step == on.TURN_ACTION:
        most = s.rules.actions + s.rules.ability_copies[EXTRA_ACTION]
        begun = i < len(s.frames) - 1
        return "" if (1 if begun else 0) <= f.a <= most else f"and {f.a} actions are used"
    if f.step == on.PAY_GOODS:
        return _payment(s, f, below)
    if on.GAIN_RESOURCE <= f.step <= on.GAIN_RUBY:
        return _gain(s, f, below, i)
    return _card(s, f, i)


def _named(s: State, f: Frame, i: int) -> str:
    if f.step == on.TURN_REROLL:
        covered = i < len(s.frames) - 1
        too_many = any((f.a >> NIBBLE * face) & 15 > s.icons(face) for face in range(FACES))
        return "with dice named that are not there" if too_many or (covered and f.a) else ""
    return "with too many markers named" if count_named(f.a) >= s.rules.markers else ""


def _gain(s: State, f: Frame, below: Frame, i: int) -> str:
    """What an action or a card is about to give."""
    if f.step == on.GAIN_TILE:
        return "" if f.a in s.open_tiles() else "but the tile is not open"
    if f.step == on.GAIN_RUBY:
        return "" if f.a < LIRA_AREA and s.rubies_left(f.a) > 0 else "but the area sells no ruby for goods"
    if below.step == on.TURN_ACTION:
        return "" if f.a <= CRYSTAL and f.b == 1 else "which no action gives"
    card = _card_in_use(s, i)
    return "" if card >= 0 and 0 < f.b == s.rules.condition(card).take[f.a] else "which no card on the table gives"


def _card_in_use(s: State, i: int) -> int:
    """The conditional card whose gains lie above the height where cards are done, or -1."""
    wanted: list[list[int]] = []
    for f in s.frames[: i + 1]:
        if f.step == on.GAIN_RESOURCE:
            wanted.append([f.a, f.b])
    for card in s.shown:
        if card >= CONDITIONAL:
            take = s.rules.condition(card).take
            if all(take[resource] == amount for resource, amount in wanted):
                return card
    return -1


def _payment(s: State, f: Frame, below: Frame) -> str:
    """A part of the price of what lies below, paid in canonical order so far."""
    if (below.step == on.GAIN_RESOURCE and s.frames[-3].step != on.TURN_ACTION) or below.step >= on.CARD_REVEAL:
        prices = [
            (colours_of(s.rules.condition(card)), s.rules.condition(card).give_colours)
            for card in s.shown
            if card >= CONDITIONAL
        ]
        without_dice = 1
    else:
        prices, without_dice = [_price_of(s, below)], 0
    if (f.b >> NO_DICE_AT) & 1 != without_dice:
        return "with dice where none serve, or without where they do"
    if f.a < 1 or most_goods(s, f.seat, f.b) < f.a:
        return "but the goods owed can't be paid"
    return "" if any(_begun(f, cost, owed) for cost, owed in prices) else "for a price that nothing has"


def _price_of(s: State, below: Frame) -> tuple[list[int], int]:
    if below.step == on.GAIN_TILE:
        cost = s.rules.tile_price(below.a)
        return cost, sum(cost)
    if below.step == on.GAIN_RUBY:
        return goods_price(s, RUBY + below.a)
    return goods_price(s, TAKE_TWO if below.step == on.GAIN_TWO_MARKERS else TAKE + below.a)


def _begun(f: Frame, cost: list[int], owed: int) -> bool:
    """Paying this price in canonical order leads to the frame."""
    left = [(f.b >> 4 * colour) & 15 for colour in range(COLOURS)] + [(f.b >> ANY_AT) & 15]
    source, paid = (f.b >> FROM_AT) & 15, owed - f.a
    used = [cost[i] - left[i] for i in range(COLOURS + 1)]
    brown = paid - sum(used)
    if source > BROWN_SOURCE or min(used) < 0 or brown < 0 or (brown > 0) != (source == BROWN_SOURCE):
        return False
    if any(used[colour] for colour in range(COLOURS) if colour > source >> 1):
        return False
    if source == 0 or source == BROWN_SOURCE:
        return True
    return paid > 0 and (used[source >> 1] > 0 or used[COLOURS] > 0)


def _others(s: State, f: Frame, below: Frame) -> str:
    """One after the other, clockwise from the current player; the last to be asked lies lowest."""
    low, high = FAMILY.get(f.step, (OFFER, CONDITIONAL))
    if not low <= f.a < high or f.a not in s.shown:
        return "but the card is not on the table"
    if not 0 <= f.seat < s.seats or f.seat == s.turn():
        return f"which is not for seat {f.seat}"
    distance = (f.seat - s.turn()) % s.seats
    if below.step == on.CARD_DONE:
        return "" if distance == s.seats - 1 else "but not as the last one"
    follows = (below.seat - s.turn()) % s.seats == distance + 1 and below.a == f.a
    return "" if follows else "but not in its order"


def _card(s: State, f: Frame, i: int) -> str:
    below = s.frames[i - 1]
    in_income = s.frames[1].step == on.TURN_INCOME
    if f.step in (on.TURN_INCOME, on.DICE_ROLL, on.CARD_DONE):
        return ""
    if f.step == on.CARD_REVEAL:
        cards = below.b if below.b else s.rules.income_cards
        return "" if f.a >= 1 and len(s.shown) + f.a == cards else f"with {f.a} cards to reveal"
    if f.step in (on.CARD_USE, on.CARD_CONDITION):
        if not (f.b == 0 if in_income else 1 <= f.b <= s.rules.most_dice):
            return f"with {f.b} dice used"
        if len(s.shown) > (s.rules.income_cards if in_income else f.b):
            return "with more cards on the table than were to be revealed"
    if f.step == on.CARD_USE:
        return "" if s.shown or i < len(s.frames) - 1 else "but no card is on the table"
    if f.a < CONDITIONAL or f.a not in s.shown:
        return "but the card is not on the table"
    condition = s.rules.condition(f.a)
    if f.step == on.CARD_GIVE_UP and not (condition.give_tile and s.n[at.OWN_TILES + f.seat]):
        return "but there is no tile to give up"
    if f.step == on.CARD_TILE and not (condition.take_tile and s.open_tiles()):
        return "but there is no tile to take"
    if f.step == on.CARD_RUBY and not (condition.take_ruby and any_ruby(s)):
        return "but there is no ruby to take"
    return ""
