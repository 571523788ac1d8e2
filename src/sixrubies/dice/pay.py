"""Paying goods: dice icons, markers and brown, named one by one in one order (docs/rules/dice.md, DG6).

A price asks for `colours` (how many of each colour count as that colour), `any` more goods of whichever colour, and
`owed` goods in all. Brown stands for whatever is missing, so it is named last, and for which colour is never asked.
That covers every price of the game: 3 red goods are red 3, owed 3; two different goods are one of each colour, owed 2;
the carpet is one of each colour, any 2, owed 6.
"""

from typing import Final

from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Batch, Reason, Step
from sixrubies.dice.actions import DIE, GIVE
from sixrubies.dice.effects import pay, use_dice
from sixrubies.dice.fields import DICE, OWNED
from sixrubies.dice.reasons import CANONICAL_ORDER, NO_DIE, NO_MARKER, NOT_ASKED, REST_UNPAYABLE
from sixrubies.dice.state import State
from sixrubies.dice.steps import PAY_GOODS
from sixrubies.dice.things import BROWN, COLOURS, RESOURCES

# Sources in canonical order: die and marker of each colour in turn, then brown.
SOURCES: Final = 9
BROWN_SOURCE: Final = 8
SOURCE_ACTIONS: Final = [DIE, GIVE, DIE + 1, GIVE + 1, DIE + 2, GIVE + 2, DIE + 3, GIVE + 3, GIVE + BROWN]

# How `b` of a payment's frame is made up.
ANY_AT: Final = 16  # four bits per colour below it
FROM_AT: Final = 20  # the first source that may still be named
NO_DICE_AT: Final = 24  # 1 for the price of a bazaar card (DG40.7)


def packed(cost: list[int], no_dice: int = 0) -> int:
    """Colours and any, as a payment's frame has them."""
    b = no_dice << NO_DICE_AT | cost[COLOURS] << ANY_AT
    for colour in range(COLOURS):
        b |= cost[colour] << 4 * colour
    return b


def ask_goods(s: State, seat: int, cost: list[int], owed: int, no_dice: int = 0) -> None:
    s.push(Frame(PAY_GOODS, seat, a=owed, b=packed(cost, no_dice)))


def most_goods(s: State, seat: int, b: int, spent: int = -1) -> int:
    """How many goods can be paid with the sources from FROM on, one of `spent` being gone; brown included."""
    n = s.n
    own = OWNED + seat * RESOURCES
    first = (b >> FROM_AT) & 15
    with_dice = (b >> NO_DICE_AT) & 1 == 0
    any_goods = (b >> ANY_AT) & 15
    most = 0
    over = 0
    for colour in range(first >> 1, COLOURS):
        named = (b >> 4 * colour) & 15
        if named == 0 and any_goods == 0:
            continue  # the price has no place for it
        there = n[own + colour]
        if with_dice and 2 * colour >= first:
            there += n[DICE + colour]
        if spent >> 1 == colour:
            there -= 1
        if there > named:
            over += there - named
            most += named
        else:
            most += there
    return most + (over if over < any_goods else any_goods) + n[own + BROWN]


def after(b: int, source: int) -> int:
    """The price when a source has been named: its colour asks for one less, or else one of any is used up."""
    b = b & ~(15 << FROM_AT) | source << FROM_AT
    if source == BROWN_SOURCE:
        return b
    colour = source >> 1
    if (b >> 4 * colour) & 15 > 0:
        return b - (1 << 4 * colour)
    return b - (1 << ANY_AT)


def there_is(s: State, seat: int, b: int, source: int) -> int:
    """How often a source is there."""
    if source == BROWN_SOURCE:
        return s.owned(seat, BROWN)
    if source & 1:
        return s.owned(seat, source >> 1)
    return 0 if (b >> NO_DICE_AT) & 1 else s.icons(source >> 1)


def has_place(b: int, source: int) -> bool:
    """The price has a place for a good of the source's colour."""
    return source == BROWN_SOURCE or (b >> 4 * (source >> 1)) & 15 > 0 or (b >> ANY_AT) & 15 > 0


def keeps_payable(s: State, f: Frame, source: int) -> bool:
    """DG6.6 The rest can still be paid with this source and those behind it."""
    if source == BROWN_SOURCE:
        return s.owned(f.seat, BROWN) >= f.a
    return most_goods(s, f.seat, after(f.b, source), source) >= f.a - 1


class PayGoods(Step[State]):
    """DG6 One good of a price. Frame: `a` goods owed, `b` the price, see above."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if f.a else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        out = [DIE + colour for colour in range(COLOURS)] if (f.b >> NO_DICE_AT) & 1 == 0 else []
        return out + [GIVE + kind for kind in range(BROWN + 1)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        source = SOURCE_ACTIONS.index(action)
        if there_is(s, f.seat, f.b, source) == 0:
            return Reason(NO_MARKER, action - GIVE) if action >= GIVE else Reason(NO_DIE, action - DIE)
        if source < (f.b >> FROM_AT) & 15:
            return Reason(CANONICAL_ORDER)
        if not has_place(f.b, source):
            return Reason(NOT_ASKED, source >> 1)
        return None if keeps_payable(s, f, source) else Reason(REST_UNPAYABLE)

    def options(self, s: State, f: Frame) -> list[int]:
        n, b, seat = s.n, f.b, f.seat
        own = OWNED + seat * RESOURCES
        first = (b >> FROM_AT) & 15
        any_goods = (b >> ANY_AT) & 15
        out: list[int] = []
        if (b >> NO_DICE_AT) & 1 == 0:
            for colour in range((first + 1) >> 1, COLOURS):
                if n[DICE + colour] > 0 and (any_goods > 0 or (b >> 4 * colour) & 15 > 0):
                    if keeps_payable(s, f, 2 * colour):
                        out.append(DIE + colour)
        for colour in range(first >> 1, COLOURS):
            if n[own + colour] > 0 and (any_goods > 0 or (b >> 4 * colour) & 15 > 0):
                if keeps_payable(s, f, 2 * colour + 1):
                    out.append(GIVE + colour)
        if n[own + BROWN] >= f.a:
            out.append(GIVE + BROWN)
        return out

    def apply(self, s: State, f: Frame, action: int) -> None:
        if f.a == 0:
            return
        if f.a > 1:
            s.push(Frame(PAY_GOODS, f.seat, a=f.a - 1, b=after(f.b, SOURCE_ACTIONS.index(action))))
        if action < GIVE:
            use_dice(s, f.seat, action - DIE, 1)
        else:
            pay(s, f.seat, action - GIVE, 1)

    def batch(self, s: State, f: Frame) -> Batch | None:
        """One dialog, where every choice of that many of the things there is a way to pay."""
        items: list[tuple[int, int]] = []
        for source in range((f.b >> FROM_AT) & 15, SOURCES):
            there = there_is(s, f.seat, f.b, source)
            if there and source != BROWN_SOURCE:
                colour = source >> 1
                room = ((f.b >> 4 * colour) & 15) + ((f.b >> ANY_AT) & 15)
                there = there if there < room else room
            if there:
                items.append((SOURCE_ACTIONS[source], there if there < f.a else f.a))
        if f.a < 2 or not _all_pay(f, items):
            return None
        return Batch(items, f.a, f.a, -1)


def _all_pay(f: Frame, items: list[tuple[int, int]]) -> bool:
    """No choice of `owed` things among the items names more of some colours than the price has places for."""
    there = [0] * COLOURS
    for action, most in items:
        if action != GIVE + BROWN:
            there[action - GIVE if action >= GIVE else action - DIE] += most
    places = [(f.b >> 4 * colour) & 15 for colour in range(COLOURS)]
    any_goods = (f.b >> ANY_AT) & 15
    for chosen in range(1, 1 << COLOURS):  # the colours of which too much is taken
        over = owed = 0
        for colour in range(COLOURS):
            if chosen >> colour & 1:
                over += there[colour] - places[colour]
                owed += places[colour]
        if min(over, f.a - owed) > any_goods:
            return False
    return sum(most for _, most in items) >= f.a
