"""What one own turn can make of a seat's things: every place in reach with what is worth doing there.

Dice are taken at their mean, cards drawn count as cards of unknown kind: a plan is made anew every turn, and the turn
to be taken is looked at exactly (`turn_search`).
"""

from typing import Final

from sixrubies.board.rules import Rules
from sixrubies.board.things import (
    ANY_GOODS,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    FABRIC_WAREHOUSE,
    FAMILY_CARD,
    FOUNTAIN,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    GREEN_TILE,
    LARGE_MARKET,
    LONG_MOVE,
    PLACES,
    POLICE_STATION,
    POST_OFFICE,
    RED_TILE,
    REPEAT_POST_OFFICE,
    RETURN_ASSISTANT,
    SMALL_MARKET,
    SMALL_MOSQUE,
    STAY,
    SULTANS_PALACE,
    TEA_HOUSE,
    UNSEEN,
    WAINWRIGHT,
    YELLOW_TILE,
)
from sixrubies.search.plan.means import blue_by_dice, lira_by_dice
from sixrubies.search.plan.own import (
    O_CARDS,
    O_DRAWN,
    O_EXTENSIONS,
    O_FAMILY,
    O_GOODS,
    O_LARGE,
    O_LIRA,
    O_MAIL,
    O_MET,
    O_PLACE,
    O_POSTED,
    O_RUBIES,
    O_SMALL,
    O_STACK,
    O_TILES,
)
from sixrubies.search.plan.rubies import Rubies, least_of, most_of

MOST_SOLD: Final = 5


class Turns(Rubies):
    """For one game's rules. `caught` is what meeting others' family members brings, by place."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.near = rules.bazaar.near  # by place, where a move leads
        self.caught: list[int] = [0] * PLACES
        self.lira_mean = [lira_by_dice(rules, False), lira_by_dice(rules, True)]  # without and with the red tile
        self.blue_mean = [blue_by_dice(rules, False), blue_by_dice(rules, True)]
        self.large_usual = usual(rules.demand_tiles[:5])
        self.small_usual = usual(rules.demand_tiles[5:])
        self.sendable = [place for place in rules.bazaar.places if place not in (POLICE_STATION, FOUNTAIN)]

    def after(self, h: list[int]) -> list[list[int]]:
        """Everything worth considering that a turn may lead to."""
        self.out = []
        here = h[O_PLACE]
        bazaar = self.rules.bazaar
        for place in self.near[here]:
            self.go(h, place)
        if h[O_CARDS + LONG_MOVE]:
            without = h[:]
            without[O_CARDS + LONG_MOVE] -= 1
            for place in bazaar.far[here]:
                self.go(without, place)
        if h[O_CARDS + STAY]:
            without = h[:]
            without[O_CARDS + STAY] -= 1
            self.go(without, here)
        if not self.out:
            self.out.append(h[:])
        return self.out

    def go(self, h: list[int], place: int) -> None:
        """To a place, with an assistant fetched or left there."""
        c = h[:]
        c[O_PLACE] = place
        if place != FOUNTAIN and not self.assistant(c, place):
            self.out.append(c)  # the turn ends at once, somewhere else
            return
        if self.caught[place] and not c[O_MET] >> place & 1:
            c[O_MET] |= 1 << place
            c[O_LIRA] += self.caught[place]
        self.act(c, place)

    def assistant(self, c: list[int], place: int) -> bool:
        """Whether the turn goes on there."""
        bit = 1 << place
        posted = c[O_POSTED]
        if posted & bit:
            c[O_POSTED] = posted ^ bit
            c[O_STACK] += 1
            return True
        if c[O_STACK] > 0:
            c[O_STACK] -= 1
        elif posted == 0:
            return False
        elif c[O_TILES] >> YELLOW_TILE & 1 and c[O_LIRA] >= self.rules.yellow_lira:
            c[O_LIRA] -= self.rules.yellow_lira
            posted &= posted - 1
        elif c[O_CARDS + RETURN_ASSISTANT]:
            c[O_CARDS + RETURN_ASSISTANT] -= 1
            posted &= posted - 1
        else:
            return False
        c[O_POSTED] = posted | bit
        return True

    # -- the action of a place; `c` may be used up ------------------------------------------------------------------

    def act(self, c: list[int], place: int) -> None:
        rules = self.rules
        if place == POLICE_STATION:
            self.police(c)
        elif FABRIC_WAREHOUSE <= place <= FRUIT_WAREHOUSE:
            self.warehouse(c, place - FABRIC_WAREHOUSE)
        elif place == POST_OFFICE:
            self.post_office(c)
        elif place == GEMSTONE_DEALER:
            self.dealer(c)
        elif place == SULTANS_PALACE:
            self.palace(c)
        elif place == SMALL_MOSQUE:
            self.mosque(c, RED_TILE)
        elif place == GREAT_MOSQUE:
            self.mosque(c, YELLOW_TILE)
        elif place == LARGE_MARKET:
            self.sell(c, O_LARGE, self.large_usual, rules.large_market)
        elif place == SMALL_MARKET:
            self.sell(c, O_SMALL, self.small_usual, rules.small_market)
            if c[O_CARDS + ANY_GOODS]:
                self.sell_any(c)
        elif place == TEA_HOUSE:
            c[O_LIRA] += self.lira_mean[c[O_TILES] >> RED_TILE & 1]
            self.out.append(c)
        elif place == BLACK_MARKET:
            self.black_market(c)
        elif place == WAINWRIGHT:
            if c[O_LIRA] >= rules.wainwright_price and c[O_EXTENSIONS] < rules.extensions:
                c[O_LIRA] -= rules.wainwright_price
                c[O_EXTENSIONS] += 1
                if c[O_EXTENSIONS] == rules.extensions:
                    c[O_RUBIES] += 1
                self.out.append(c)
        elif place == FOUNTAIN:
            posted = c[O_POSTED]
            while posted:
                posted &= posted - 1
                c[O_STACK] += 1
            c[O_POSTED] = 0
            self.out.append(c)
        elif place == CARAVANSARY:
            c[O_DRAWN] += rules.caravansary_cards - rules.caravansary_discards
            self.out.append(c)

    def police(self, c: list[int]) -> None:
        """The family member acts at any other place."""
        if not c[O_FAMILY]:
            if not c[O_CARDS + FAMILY_CARD]:
                return
            c[O_CARDS + FAMILY_CARD] -= 1
            c[O_LIRA] += self.rules.catch_lira
        c[O_FAMILY] = 0
        for place in self.sendable:
            self.act(c[:], place)

    def warehouse(self, c: list[int], good: int) -> None:
        capacity = self.rules.capacity + c[O_EXTENSIONS]
        price = self.rules.green_lira
        if c[O_TILES] >> GREEN_TILE & 1 and c[O_LIRA] >= price and c[O_GOODS + BLUE] < capacity:
            more = c[:]
            more[O_GOODS + good] = capacity
            more[O_GOODS + BLUE] += 1
            more[O_LIRA] -= price
            self.out.append(more)
        if c[O_GOODS + good] < capacity:
            c[O_GOODS + good] = capacity
            self.out.append(c)

    def post_office(self, c: list[int]) -> None:
        self.mail(c)
        self.out.append(c)
        if c[O_CARDS + REPEAT_POST_OFFICE]:
            again = c[:]
            again[O_CARDS + REPEAT_POST_OFFICE] -= 1
            self.mail(again)
            self.out.append(again)

    def mail(self, c: list[int]) -> None:
        rewards = self.rules.post_office
        reward = rewards[c[O_MAIL]]
        capacity = self.rules.capacity + c[O_EXTENSIONS]
        for good in range(GOODS):
            if reward[good] and c[O_GOODS + good] < capacity:
                c[O_GOODS + good] += 1
        c[O_LIRA] += reward[GOODS]
        c[O_MAIL] = c[O_MAIL] + 1 if c[O_MAIL] + 1 < len(rewards) else 0

    def black_market(self, c: list[int]) -> None:
        """One good that is not blue, of which there is least, and blue ones by dice."""
        capacity = self.rules.capacity + c[O_EXTENSIONS]
        least = least_of(c, BLUE)
        if c[O_GOODS + least] < capacity:
            c[O_GOODS + least] += 1
        blue = c[O_GOODS + BLUE] + self.blue_mean[c[O_TILES] >> RED_TILE & 1]
        c[O_GOODS + BLUE] = blue if blue < capacity else capacity
        self.out.append(c)

    def sell(self, c: list[int], market: int, usual: list[int], prices: list[int]) -> None:
        """Everything that is asked for; what will be asked for afterwards is the usual."""
        tile = c[market]
        shown = usual if tile == UNSEEN else self.rules.demand_tiles[tile]
        after = c[:]
        sold = 0
        for good in range(GOODS):
            count = shown[good] if c[O_GOODS + good] > shown[good] else c[O_GOODS + good]
            if sold + count >= len(prices):
                count = len(prices) - 1 - sold
            after[O_GOODS + good] -= count
            sold += count
        if sold:
            after[O_LIRA] += prices[sold]
            after[market] = UNSEEN
            self.out.append(after)

    def sell_any(self, c: list[int]) -> None:
        """With the card: whatever there is most of."""
        c[O_CARDS + ANY_GOODS] -= 1
        sold = 0
        while sold < MOST_SOLD:
            most = most_of(c)
            if c[O_GOODS + most] == 0:
                break
            c[O_GOODS + most] -= 1
            sold += 1
        if sold:
            c[O_LIRA] += self.rules.small_market[sold]
            c[O_SMALL] = UNSEEN
            self.out.append(c)


def usual(tiles: list[list[int]]) -> list[int]:
    """What a market asks for on average."""
    asked: list[int] = []
    for good in range(GOODS):
        total = 0
        for tile in tiles:
            total += tile[good]
        asked.append((total + len(tiles) // 2) // len(tiles))
    return asked


assert O_GOODS == 0
