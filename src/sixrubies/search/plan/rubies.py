"""The ways to a ruby, as a plan sees them: what a place takes from a seat's things, and what it gives."""

from sixrubies.board.rules import Rules
from sixrubies.board.things import BLUE_TILE, GOODS, ONE_GOOD, REPEAT_DEALER, REPEAT_PALACE
from sixrubies.search.plan.own import (
    O_CARDS,
    O_DEALER,
    O_EXTENSIONS,
    O_GOODS,
    O_LIRA,
    O_MOSQUE,
    O_PALACE,
    O_RESERVE,
    O_RUBIES,
    O_STACK,
    O_TILES,
)


class Rubies:
    """For one game's rules. What an action leads to is put into `out`."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.out: list[list[int]] = []

    def dealer(self, c: list[int]) -> None:
        track = self.rules.dealer_track
        while c[O_DEALER]:
            price = track[len(track) - c[O_DEALER]]
            if c[O_LIRA] < price:
                return
            c[O_LIRA] -= price
            c[O_DEALER] -= 1
            c[O_RUBIES] += 1
            self.out.append(c)
            if not c[O_CARDS + REPEAT_DEALER]:
                return
            c = c[:]
            c[O_CARDS + REPEAT_DEALER] -= 1

    def palace(self, c: list[int]) -> None:
        prices = self.rules.palace_prices
        while c[O_PALACE]:
            if not self.deliver(c, prices[len(prices) - c[O_PALACE]]):
                return
            c[O_PALACE] -= 1
            c[O_RUBIES] += 1
            self.out.append(c)
            if not c[O_CARDS + REPEAT_PALACE]:
                return
            c = c[:]
            c[O_CARDS + REPEAT_PALACE] -= 1

    def deliver(self, c: list[int], asked: list[int]) -> bool:
        """Pay the goods, cards for what is missing, and of any kind what there is most of."""
        wild = c[O_CARDS + ONE_GOOD]
        for good in range(GOODS):
            left = c[O_GOODS + good] - asked[good]
            if left < 0:
                wild += left
                if wild < 0:
                    return False
                left = 0
            c[O_GOODS + good] = left
        for _ in range(asked[GOODS]):
            most = most_of(c)
            if c[O_GOODS + most]:
                c[O_GOODS + most] -= 1
            else:
                wild -= 1
                if wild < 0:
                    return False
        c[O_CARDS + ONE_GOOD] = wild
        return True

    def mosque(self, c: list[int], first: int) -> None:
        """A tile has the number of its good."""
        rules = self.rules
        capacity = rules.capacity + c[O_EXTENSIONS]
        for tile in range(first, first + 2):
            left = c[O_MOSQUE + tile]
            if c[O_TILES] >> tile & 1 or left == 0:
                continue
            symbols = rules.mosque_symbols[left - 1]
            goods = c[O_GOODS + tile]
            missing = symbols - goods if symbols > goods else 0
            if symbols > capacity or missing > c[O_CARDS + ONE_GOOD]:
                continue
            after = c[:]
            after[O_CARDS + ONE_GOOD] -= missing
            after[O_GOODS + tile] += missing - rules.mosque_pay
            after[O_MOSQUE + tile] -= 1
            after[O_TILES] |= 1 << tile
            if after[O_TILES] >> first & 3 == 3:
                after[O_RUBIES] += 1
            if tile == BLUE_TILE:
                after[O_STACK] += after[O_RESERVE]
                after[O_RESERVE] = 0
            self.out.append(after)


def most_of(c: list[int]) -> int:
    """The good there is most of."""
    most = 0
    for good in range(1, GOODS):
        if c[O_GOODS + good] > c[O_GOODS + most]:
            most = good
    return most


def least_of(c: list[int], end: int) -> int:
    """The good there is least of, of those before `end`."""
    least = 0
    for good in range(1, end):
        if c[O_GOODS + good] < c[O_GOODS + least]:
            least = good
    return least
