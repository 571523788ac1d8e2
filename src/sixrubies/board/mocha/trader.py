"""The Coffee Trader, and the Encounter tile that makes tokens free (ruling B4)."""

from sixrubies.board.encounters import Governor, PayLiraOrGood, Smuggler
from sixrubies.board.flow import start_draw
from sixrubies.board.mocha.effects import gain_coffee, has_tavern_tile
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.reasons import NEEDS_LIRA
from sixrubies.board.rules import Meeting
from sixrubies.board.state import State
from sixrubies.board.steps import SMUGGLER_TAKE, TRADER_PAY
from sixrubies.board.things import ENCOUNTER_TILE
from sixrubies.board.unpaid import owes
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


class FreeGovernor(Governor):
    """With the Encounter tile he is not paid; paying all the same is not offered (E15)."""

    def begin(self, s: State, seat: int, place: int) -> None:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            start_draw(s, seat)
        else:
            super().begin(s, seat, place)


class FreeSmuggler(Smuggler):
    """With the Encounter tile he is not paid."""

    def begin(self, s: State, seat: int, place: int) -> None:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            s.push(Frame(SMUGGLER_TAKE, seat, place, a=1))
        else:
            super().begin(s, seat, place)


class CoffeeTrader(Meeting):
    """One coffee for two Lira or any good; paying and taking are one step (E13)."""

    def __init__(self, numbers: MochaNumbers) -> None:
        self.numbers = numbers

    def barred(self, s: State, seat: int) -> Reason | None:
        price = self.numbers.trader_lira
        if has_tavern_tile(s, seat, ENCOUNTER_TILE) or s.lira(seat) >= price or s.goods(seat):
            return None
        return Reason(NEEDS_LIRA, price, s.lira(seat))

    def unpayable(self, s: State, seat: int, cards: int) -> bool:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            return False
        lira, goods, depth = s.lira(seat), s.goods(seat), len(s.frames)
        price = self.numbers.trader_lira
        with_lira = lira >= price and not owes(s, seat, lira - price, goods, cards, depth)
        return not with_lira and not (goods > 0 and not owes(s, seat, lira, goods - 1, cards, depth))

    def begin(self, s: State, seat: int, place: int) -> None:
        if has_tavern_tile(s, seat, ENCOUNTER_TILE):
            gain_coffee(s, seat, 1)
        else:
            s.push(Frame(TRADER_PAY, seat, place))


class PayTrader(PayLiraOrGood):
    """Two Lira or any good; paying and taking are one step (E13)."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def price(self, s: State) -> int:
        return self.numbers.trader_lira

    def apply(self, s: State, f: Frame, action: int) -> None:
        super().apply(s, f, action)
        gain_coffee(s, f.seat, 1)
