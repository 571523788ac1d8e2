"""How many turns it takes a seat to its next rubies, by the quickest ways, as if nobody else were there."""

from typing import Final

from sixrubies.board.fields import (
    EXTENSIONS,
    FAMILY_AT,
    MERCHANT_AT,
    MOSQUE,
    OWN_TILES,
    RUBIES_AT,
    WHEELBARROW,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import (
    BLACK_MARKET,
    BLUE,
    DEALER_RUBIES,
    FABRIC_WAREHOUSE,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE_RUBIES,
    POLICE_STATION,
    RED_TILE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    UNSEEN,
    WAINWRIGHT,
    YELLOW_TILE,
)
from sixrubies.search.paths import Paths
from sixrubies.search.weights import Weights

NEVER: Final = 99.0
NOWHERE: Final = 0  # in place of the merchant's place: as if he were wherever one needs him

# Ways to a ruby.
DEALER: Final = 0
PALACE: Final = 1
EXTENSION: Final = 2
SMALL_PAIR: Final = 3
GREAT_PAIR: Final = 4
WAYS: Final = 5


class Outlook:
    """What a seat has at its disposal: read from a state, then used up ruby by ruby."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.ways = WAYS
        self.paths = Paths(rules.bazaar, rules.bazaar.near)
        self.here = NOWHERE
        self.remote = NEVER  # turns to the Police Station, if the family member is there to be sent anywhere
        self.lira = 0.0
        self.goods = [0, 0, 0, 0]
        self.extensions = 0
        self.tiles = 0
        self.tile_symbols = [0, 0, 0, 0]  # goods asked for by the tile on top of each stack, 0: none left
        self.dealer_left = 0
        self.palace_left = 0
        self.income = 1.0
        self.found: list[float] = []  # turns to the next rubies
        self.large_sale = 0.0  # what a sale would bring at the markets
        self.small_sale = 0.0
        self.large_shown: list[int] = []
        self.small_shown: list[int] = []

    def turns(self, s: State, seat: int, lira: int, rubies: int) -> float:
        """Turns to so many rubies, the later ones weighing less."""
        rank = self.weights.rank
        self.read(s, seat, lira)
        self.reckon(rubies if rubies < len(rank) else len(rank))
        return self.weighed()

    def weighed(self) -> float:
        """The turns that were reckoned, the later ones weighing less."""
        rank = self.weights.rank
        total = 0.0
        for number in range(len(self.found)):
            total += rank[number] * self.found[number]
        return total

    def reckon(self, rubies: int) -> None:
        """Find the turns to so many rubies, one by one by the quickest way, with what is left after those before."""
        self.found = []
        liked = self.weights.liked
        for _ in range(rubies):
            best = NEVER
            quickest = -1
            for way in range(self.ways):
                turns = self.turns_by(way) - liked[way]
                if turns < best:
                    best = turns
                    quickest = way
            self.found.append(best)
            if quickest < 0:
                break
            self.use_up(quickest)
            self.here = NOWHERE
            self.remote = NEVER

    def read(self, s: State, seat: int, lira: int) -> None:
        n = s.n
        rules = self.rules
        self.lira = float(lira)
        first = WHEELBARROW + seat * GOODS
        for good in range(GOODS):
            self.goods[good] = n[first + good]
            left = n[MOSQUE + good]
            self.tile_symbols[good] = rules.mosque_symbols[left - 1] if left else 0
        self.extensions = n[EXTENSIONS + seat]
        self.tiles = n[OWN_TILES + seat]
        self.dealer_left = n[RUBIES_AT + DEALER_RUBIES]
        self.palace_left = n[RUBIES_AT + PALACE_RUBIES]
        self.here = n[MERCHANT_AT + seat]
        self.remote = NEVER
        if n[FAMILY_AT + seat] == POLICE_STATION:
            self.remote = float(self.paths.turns[self.here][POLICE_STATION])
        large = s.demand(LARGE_MARKET)
        small = s.demand(SMALL_MARKET)
        self.large_shown = rules.demand_tiles[large] if large != UNSEEN else []
        self.small_shown = rules.demand_tiles[small] if small != UNSEEN else []
        self.look_at_markets()

    def look_at_markets(self) -> None:
        """What may change with the goods and extensions at hand."""
        w = self.weights
        self.income = w.income + w.income_extension * self.extensions
        self.large_sale = self.sale(self.large_shown, self.rules.large_market)
        self.small_sale = self.sale(self.small_shown, self.rules.small_market)

    def sale(self, shown: list[int], prices: list[int]) -> float:
        count = 0
        if shown:
            for good in range(GOODS):
                asked = shown[good]
                count += asked if self.goods[good] > asked else self.goods[good]
        return float(prices[count] if count < len(prices) else prices[len(prices) - 1])

    # -- turns by each way ------------------------------------------------------------------------------------------

    def turns_by(self, way: int) -> float:
        if way == DEALER:
            return self.with_money(self.dealer_price(), GEMSTONE_DEALER) if self.dealer_left else NEVER
        if way == PALACE:
            return self.to_palace() if self.palace_left else NEVER
        if way == EXTENSION:
            missing = self.rules.extensions - self.extensions
            if missing <= 0:
                return NEVER
            turns = self.with_money(missing * self.rules.wainwright_price, WAINWRIGHT)
            return turns + self.weights.again * (missing - 1)
        if way == SMALL_PAIR:
            return self.to_mosque(SMALL_MOSQUE, RED_TILE)
        return self.to_mosque(GREAT_MOSQUE, YELLOW_TILE)

    def walk(self, place: int) -> float:
        """Turns to be at a place, the family member's help included."""
        if self.here == NOWHERE:
            return 1.0
        turns = float(self.paths.turns[self.here][place])
        return self.remote if self.remote < turns else turns

    def dealer_price(self) -> int:
        track = self.rules.dealer_track
        return track[len(track) - self.dealer_left]

    def with_money(self, price: int, place: int) -> float:
        """Turns to be at a place with so much money: earned bit by bit, or by a sale on the way."""
        w = self.weights
        short = price - self.lira
        if short <= 0.0:
            return w.walk * self.walk(place)
        slowly = large = small = 2.0
        if self.here != NOWHERE:
            paths = self.paths
            slowly = float(paths.earning[self.here][place])
            if self.remote < NEVER and self.remote + paths.turns[POLICE_STATION][place] < slowly:
                slowly = self.remote + paths.turns[POLICE_STATION][place]
            large = float(paths.turns[self.here][LARGE_MARKET] + paths.turns[LARGE_MARKET][place])
            small = float(paths.turns[self.here][SMALL_MARKET] + paths.turns[SMALL_MARKET][place])
        best = w.walk * slowly + short / self.income
        if self.large_sale > 0.0:
            best = min(best, self.by_sale(self.large_sale, large, short))
        if self.small_sale > 0.0:
            best = min(best, self.by_sale(self.small_sale, small, short))
        return best + w.errand

    def by_sale(self, sale: float, way: float, short: float) -> float:
        turns = self.weights.walk * way
        return turns if sale >= short else turns + (short - sale) / self.income

    def to_palace(self) -> float:
        w = self.weights
        prices = self.rules.palace_prices
        asked = prices[len(prices) - self.palace_left]
        nearest = NEVER
        last = NEVER
        work = 0.0
        surplus = 0
        for good in range(GOODS):
            more = self.goods[good] - asked[good]
            if more >= 0:
                surplus += more
                continue
            place = FABRIC_WAREHOUSE + good
            work += w.fill_turns
            if good == BLUE:
                place = BLACK_MARKET
                work += w.blue_turns * (-1 - more)
            nearest = min(nearest, self.walk(place))
            last = min(last, self.leg(place, SULTANS_PALACE))
            work += self.widening(asked[good])
        if surplus < asked[GOODS]:
            work += w.any_turns * (asked[GOODS] - surplus)
            if nearest == NEVER:
                work += w.errand
        if nearest == NEVER:
            return w.walk * self.walk(SULTANS_PALACE) + work
        return w.walk * (nearest + last) + work

    def leg(self, start: int, goal: int) -> float:
        return 1.0 if self.here == NOWHERE else float(self.paths.turns[start][goal])

    def widening(self, count: int) -> float:
        """Turns to buy the extensions so many goods of a kind need."""
        missing = count - self.rules.capacity - self.extensions
        if missing <= 0:
            return 0.0
        short = missing * self.rules.wainwright_price - self.lira
        return missing if short <= 0.0 else missing + short / self.income

    def to_mosque(self, place: int, first: int) -> float:
        """Both tiles bring the ruby; a tile has the number of its good."""
        w = self.weights
        total = 0.0
        best = NEVER  # the tile to fetch first, less what it takes later
        for tile in range(first, first + 2):
            if self.tiles >> tile & 1:
                continue
            symbols = self.tile_symbols[tile]
            if symbols == 0:
                return NEVER
            short = symbols - self.goods[tile]
            later = w.again
            now = w.walk * self.walk(place)
            if short > 0:
                shop = BLACK_MARKET if tile == BLUE else FABRIC_WAREHOUSE + tile
                work = w.fill_turns + self.widening(symbols)
                if tile == BLUE:
                    work += w.blue_turns * (short - 1)
                now = w.walk * (self.walk(shop) + self.leg(shop, place)) + work
                later += work
            total += later
            best = min(best, now - later)
        return NEVER if total == 0.0 else total + best

    # -- what a ruby costs ------------------------------------------------------------------------------------------

    def use_up(self, way: int) -> None:
        """What the ruby costs is gone, and what its way brings is there."""
        rules = self.rules
        capacity = rules.capacity + self.extensions
        goods = self.goods
        if way == DEALER:
            self.spend(self.dealer_price())
            self.dealer_left -= 1
        elif way == PALACE:
            prices = rules.palace_prices
            asked = prices[len(prices) - self.palace_left]
            left = asked[GOODS]
            for good in range(GOODS):
                if goods[good] < asked[good]:
                    goods[good] = asked[good] if good == BLUE else capacity
                more = goods[good] - asked[good]
                given = left if more > left else more
                goods[good] = more - given
                left -= given
            self.palace_left -= 1
        elif way == EXTENSION:
            self.spend((rules.extensions - self.extensions) * rules.wainwright_price)
            self.extensions = rules.extensions
        else:
            first = RED_TILE if way == SMALL_PAIR else YELLOW_TILE
            for tile in range(first, first + 2):
                if self.tiles >> tile & 1 == 0:
                    if goods[tile] < self.tile_symbols[tile]:
                        goods[tile] = self.tile_symbols[tile] if tile == BLUE else capacity
                    goods[tile] -= 1
                    self.tiles |= 1 << tile
        self.look_at_markets()

    def spend(self, price: int) -> None:
        """Money that was not there has been earned, perhaps by a sale."""
        short = price - self.lira
        self.lira = -short if short < 0.0 else 0.0
        if short <= 0.0:
            return
        large = self.large_sale >= self.small_sale
        sale = self.large_sale if large else self.small_sale
        if sale > self.income:
            self.lira = sale - short if sale > short else 0.0
            shown = self.large_shown if large else self.small_shown
            for good in range(GOODS):
                left = self.goods[good] - shown[good]
                self.goods[good] = left if left > 0 else 0
