"""What a position is worth to a seat at the end of its turn: rubies, less the turns to the next ones, and means."""

from sixrubies.board.fields import (
    EXTENSIONS,
    FAMILY_AT,
    LAST_ROUND,
    LIRA,
    MERCHANT_AT,
    MOSQUE,
    OWN_TILES,
    POSTED,
    RUBIES,
    RUBIES_AT,
    STACK,
    WHEELBARROW,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import (
    BLACK_MARKET,
    BLUE,
    DEALER_RUBIES,
    FABRIC_WAREHOUSE,
    FIVE_LIRA,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOODS,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE_RUBIES,
    PLACES,
    POLICE_STATION,
    RED_TILE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TILES,
    UNSEEN,
    WAINWRIGHT,
    YELLOW_TILE,
)
from sixrubies.search.weights import Weights

FARTHEST: int = 4  # turns to a place that can't be reached sooner
NEVER: float = 99.0

# Ways to a ruby.
DEALER: int = 0
PALACE: int = 1
WHEELBARROWS: int = 2
SMALL: int = 3
GREAT: int = 4


def walking_turns(near: list[list[int]], places: list[int]) -> list[list[int]]:
    """Turns from place to place by normal moves, at least one: leaving and coming back takes two."""
    turns = [[FARTHEST] * PLACES for _ in range(PLACES)]
    for start in places:
        reached = [start]
        for turn in range(1, FARTHEST):
            reached = sorted({goal for place in reached for goal in near[place]})
            for goal in reached:
                turns[start][goal] = min(turns[start][goal], turn)
    return turns


def at(table: list[float], count: int) -> float:
    """A value by count; more than the table knows is worth no more."""
    last = len(table) - 1
    return table[count] if count < last else table[last]


def at_most(prices: list[int], count: int) -> int:
    """The price of so many goods, or of as many as can be sold."""
    return prices[count] if count < len(prices) else prices[len(prices) - 1]


class Values:
    """Values for one game's rules. Everything is read from the seat's own side; others only through prices."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.turns = walking_turns(rules.bazaar.near, rules.bazaar.places)
        # What a plan has at its disposal: read from the state, used up ruby by ruby.
        self.lira = 0.0
        self.goods = [0, 0, 0, 0]
        self.extensions = 0
        self.tiles = 0
        self.dealer_left = 0
        self.palace_left = 0
        self.income = 1.0
        self.sale = 0.0  # what the best sale would bring
        self.sale_turns = 1.0  # and how long it would take
        self.sold_to: list[int] = [0, 0, 0, 0]
        self.ways: list[int] = []  # turns to each place

    def value(self, s: State, seat: int) -> float:
        """At the end of the seat's turn."""
        n = s.n
        w = self.weights
        lira = n[LIRA + seat] + self.rules.card_lira * s.in_hand(seat, FIVE_LIRA)
        rubies = n[RUBIES + seat]
        total = w.ruby * rubies
        if n[LAST_ROUND]:  # this was the seat's last turn: Lira, then goods break ties (G9)
            return total + 0.1 * lira + 0.001 * s.goods(seat)
        self.ways = self.turns[n[MERCHANT_AT + seat]]
        total += self.means(s, seat, lira) + self.helpers(s, seat)
        return total - self.turns_to_go(s, seat, lira, self.rules.goal - rubies)

    # -- means ----------------------------------------------------------------------------------------------------

    def means(self, s: State, seat: int, lira: int) -> float:
        """Money, goods, extensions, tiles and cards in hand."""
        n = s.n
        w = self.weights
        first = WHEELBARROW + seat * GOODS
        total = w.lira * lira + w.good * (n[first] + n[first + 1] + n[first + 2]) + w.blue * n[first + BLUE]
        total += w.extension * n[EXTENSIONS + seat]
        for tile in range(TILES):
            if s.has_tile(seat, tile):
                total += w.tile[tile]
        if s.held[seat]:
            for card in range(self.rules.kinds):
                copies = s.in_hand(seat, card)
                if copies:
                    total += copies * w.card[card]
        return total

    def helpers(self, s: State, seat: int) -> float:
        """Assistants within reach, and the family member ready to be sent."""
        n = s.n
        w = self.weights
        stack = n[STACK + seat]
        total = at(w.stack, stack)
        posted = n[POSTED + seat]
        if posted:
            for place in self.rules.bazaar.near[n[MERCHANT_AT + seat]]:
                if posted >> place & 1:
                    total += w.posted_near
        if stack < 2:
            total -= w.to_fountain * (self.ways[FOUNTAIN] - 1)
        if n[FAMILY_AT + seat] == POLICE_STATION:
            total += w.family_home
        return total

    # -- turns to the next rubies ---------------------------------------------------------------------------------

    def turns_to_go(self, s: State, seat: int, lira: int, rubies: int) -> float:
        """Ruby by ruby the quickest way, as if nobody were in it; each uses up what it costs."""
        n = s.n
        w = self.weights
        self.lira = float(lira)
        first = WHEELBARROW + seat * GOODS
        for good in range(GOODS):
            self.goods[good] = n[first + good]
        self.extensions = n[EXTENSIONS + seat]
        self.tiles = n[OWN_TILES + seat]
        self.dealer_left = n[RUBIES_AT + DEALER_RUBIES]
        self.palace_left = n[RUBIES_AT + PALACE_RUBIES]
        total = 0.0
        for number in range(rubies if rubies < len(w.rank) else len(w.rank)):
            self.income = w.income + w.income_extension * self.extensions
            self.look_for_sale(s, number == 0)
            best = NEVER
            way = -1
            for which in range(5):
                turns = self.turns_by(s, which, number == 0)
                if turns < best:
                    best = turns
                    way = which
            total += w.rank[number] * best
            if way < 0:
                break
            self.use_up(s, way)
        return total

    def turns_by(self, s: State, way: int, now: bool) -> float:
        """Turns to a ruby that way; `now`: from where the merchant stands."""
        if way == DEALER:
            if self.dealer_left == 0:
                return NEVER
            return self.arrive(self.earning(self.dealer_price()), GEMSTONE_DEALER, now)
        if way == PALACE:
            return self.arrive(self.palace_work(now), SULTANS_PALACE, now) if self.palace_left else NEVER
        if way == WHEELBARROWS:
            missing = self.rules.extensions - self.extensions
            if missing <= 0:
                return NEVER
            work = missing - 1 + self.earning(missing * self.rules.wainwright_price)
            return self.arrive(work, WAINWRIGHT, now)
        if way == SMALL:
            work = self.mosque_work(s, RED_TILE, now)
            return self.arrive(work, SMALL_MOSQUE, now)
        work = self.mosque_work(s, YELLOW_TILE, now)
        return self.arrive(work, GREAT_MOSQUE, now)

    def arrive(self, work: float, place: int, now: bool) -> float:
        if not now:
            return work + 1.0
        way = self.ways[place]
        return way + 0.0 if work == 0.0 else work + 1.0 + self.weights.far * (way - 1)

    def earning(self, price: int) -> float:
        """Turns to have so much money."""
        short = price - self.lira
        if short <= 0.0:
            return 0.0
        slowly = short / self.income
        quickly = self.sale_turns if short <= self.sale else self.sale_turns + (short - self.sale) / self.income
        return quickly if quickly < slowly else slowly

    def look_for_sale(self, s: State, now: bool) -> None:
        """The better of the two markets for the goods at hand and the demand tiles on top."""
        self.sale = 0.0
        self.sale_turns = 1.0
        for place in (LARGE_MARKET, SMALL_MARKET):
            tile = s.demand(place)
            if tile == UNSEEN:
                continue
            shown = self.rules.demand_tiles[tile]
            count = 0
            for good in range(GOODS):
                count += shown[good] if self.goods[good] > shown[good] else self.goods[good]
            prices = self.rules.large_market if place == LARGE_MARKET else self.rules.small_market
            earned = float(at_most(prices, count))
            turns = 1.0 + self.weights.far * (self.ways[place] - 1) if now else 1.0
            if earned - turns * self.income > self.sale - self.sale_turns * self.income:
                self.sale = earned
                self.sale_turns = turns
                self.sold_to = shown

    def spend(self, price: int) -> None:
        """Money that was not there has been earned, perhaps by a sale."""
        short = price - self.lira
        if short <= 0.0:
            self.lira -= price
            return
        self.lira = 0.0
        if self.sale - self.sale_turns * self.income > 0.0:
            for good in range(GOODS):
                left = self.goods[good] - self.sold_to[good]
                self.goods[good] = left if left > 0 else 0
            if self.sale > short:
                self.lira = self.sale - short

    def dealer_price(self) -> int:
        track = self.rules.dealer_track
        return track[len(track) - self.dealer_left]

    def palace_price(self) -> list[int]:
        prices = self.rules.palace_prices
        return prices[len(prices) - self.palace_left]

    def gathering(self, good: int, count: int, now: bool) -> float:
        """Turns to have so many goods of a kind; capacity may have to be bought first."""
        short = count - self.goods[good]
        if short <= 0:
            return 0.0
        w = self.weights
        if good == BLUE:
            work = w.blue_turns * short
            place = BLACK_MARKET
        else:
            work = w.fill_turns
            place = FABRIC_WAREHOUSE + good
        if now:
            work += w.far * (self.ways[place] - 1)
        missing = count - self.rules.capacity - self.extensions
        if missing > 0:
            work += missing + self.earning(missing * self.rules.wainwright_price)
        return work

    def palace_work(self, now: bool) -> float:
        asked = self.palace_price()
        work = 0.0
        surplus = 0
        for good in range(GOODS):
            more = self.goods[good] - asked[good]
            if more > 0:
                surplus += more
            elif more < 0:
                work += self.gathering(good, asked[good], now)
        if surplus < asked[GOODS]:
            work += self.weights.any_turns * (asked[GOODS] - surplus)
        return work

    def mosque_work(self, s: State, first: int, now: bool) -> float:
        """Both tiles bring the ruby; a tile has the number of its good."""
        if self.tiles >> first & 3 == 3:
            return NEVER
        work = -1.0
        for tile in range(first, first + 2):
            if self.tiles >> tile & 1 == 0:
                left = s.n[MOSQUE + tile]
                if left == 0:
                    return NEVER
                work += 1.0 + self.gathering(tile, self.rules.mosque_symbols[left - 1], now)
        return work

    def use_up(self, s: State, way: int) -> None:
        """What the ruby costs is gone, and what its way brings is there."""
        if way == DEALER:
            self.spend(self.dealer_price())
            self.dealer_left -= 1
        elif way == PALACE:
            asked = self.palace_price()
            capacity = self.rules.capacity + self.extensions
            for good in range(GOODS):
                if self.goods[good] < asked[good] and good != BLUE:
                    self.goods[good] = capacity
                self.goods[good] = self.goods[good] - asked[good] if self.goods[good] > asked[good] else 0
            left = asked[GOODS]
            for good in range(GOODS):
                given = left if self.goods[good] > left else self.goods[good]
                self.goods[good] -= given
                left -= given
            self.palace_left -= 1
        elif way == WHEELBARROWS:
            self.spend((self.rules.extensions - self.extensions) * self.rules.wainwright_price)
            self.extensions = self.rules.extensions
        else:
            first = RED_TILE if way == SMALL else YELLOW_TILE
            capacity = self.rules.capacity + self.extensions
            for tile in range(first, first + 2):
                if self.tiles >> tile & 1 == 0:
                    symbols = self.rules.mosque_symbols[s.n[MOSQUE + tile] - 1]
                    if self.goods[tile] < symbols:
                        self.goods[tile] = symbols if tile == BLUE else capacity
                    if self.goods[tile] > 0:
                        self.goods[tile] -= 1
                    self.tiles |= 1 << tile
