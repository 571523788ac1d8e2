"""Place 17, the Roasting Plant: up to three exchanges for coffee, each once."""

from sixrubies.board.actions import DISCARD, DONE, GIVE, ROAST
from sixrubies.board.effects import discard_card, pay_good, pay_lira
from sixrubies.board.fields import GUILD_HAND
from sixrubies.board.mocha.effects import gain_coffee
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.reasons import (
    EXCHANGE_DONE,
    NEEDS_GOOD,
    NEEDS_LIRA,
    NO_CARD_IN_HAND,
    NO_EXCHANGE,
)
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import ROASTING_CARD, ROASTING_CHOOSE, ROASTING_GOOD
from sixrubies.board.things import GOODS
from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Reason, Step

LIRA, ANY_GOOD, CARD = 0, 1, 2


class Roast(Entry):
    """Choose one to three of the exchanges. Frame: `a` is the mask of those done."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def exchange_barred(self, s: State, seat: int, exchange: int) -> Reason | None:
        if exchange == LIRA:
            price = self.numbers.roasting_lira
            return None if s.lira(seat) >= price else Reason(NEEDS_LIRA, price, s.lira(seat))
        if exchange == ANY_GOOD:
            return None if s.goods(seat) else Reason(NEEDS_GOOD, 1, GOODS)
        return None if s.hand_size(seat) + s.n[GUILD_HAND + seat] else Reason(NO_CARD_IN_HAND)

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        for exchange in (LIRA, ANY_GOOD, CARD):
            if self.exchange_barred(s, seat, exchange) is None:
                return None
        return Reason(NO_EXCHANGE)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, ROAST + LIRA, ROAST + ANY_GOOD, ROAST + CARD]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DONE:
            return None if f.a else Reason(NO_EXCHANGE)
        if f.a >> (action - ROAST) & 1:
            return Reason(EXCHANGE_DONE)
        return self.exchange_barred(s, f.seat, action - ROAST)

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == DONE:
            return
        exchange = action - ROAST
        s.push(Frame(ROASTING_CHOOSE, f.seat, f.place, f.by, a=f.a | 1 << exchange))
        if exchange == LIRA:
            pay_lira(s, f.seat, self.numbers.roasting_lira)
            gain_coffee(s, f.seat, self.numbers.roasting_coffee)
        else:
            s.push(Frame(ROASTING_GOOD if exchange == ANY_GOOD else ROASTING_CARD, f.seat, f.place, f.by))


class RoastGood(Step[State]):
    """Which good is given."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GIVE + good for good in range(GOODS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.good(f.seat, action - GIVE) > 0 else Reason(NEEDS_GOOD, 1, action - GIVE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        pay_good(s, f.seat, action - GIVE)
        gain_coffee(s, f.seat, self.numbers.roasting_coffee)


class RoastCard(Step[State]):
    """Which bonus or guild card is discarded. The last card may have been played as money meanwhile: then none is."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DISCARD + card for card in range(s.rules.kinds) if s.in_hand(f.seat, card) > 0]

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.hand_size(f.seat) + s.n[GUILD_HAND + f.seat] else AUTO

    def forced(self, s: State, f: Frame) -> bool:
        return s.hand_size(f.seat) + s.n[GUILD_HAND + f.seat] == 1

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == NOTHING:
            return
        discard_card(s, f.seat, action - DISCARD)
        gain_coffee(s, f.seat, self.numbers.roasting_coffee)
