"""Turns to the next rubies with the boxes: for coffee, for baksheesh, for seals, and with pieces that shorten ways."""

from typing import Final

from sixrubies.board.bazaar import Bazaar
from sixrubies.board.fields import (
    BAKSHEESH,
    COFFEE_AT,
    COMPANION_AT,
    OWN_SUPPLY,
    RUBIES_AT,
    RUBY_SUPPLY,
    TAVERN_TILES,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import (
    BLUE,
    COFFEE_HOUSE,
    COFFEE_HOUSE_RUBIES,
    EMBASSY,
    FABRIC_WAREHOUSE,
    GOODS,
    GUILD,
    MOVEMENT_TILE,
    PLACES,
    POLICE_STATION,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
    WAINWRIGHT,
)
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.outlook import NEVER, NOWHERE, WAYS, Outlook
from sixrubies.search.paths import Paths
from sixrubies.search.weights import Weights

# Ways to a ruby, behind those of the base game.
COFFEE_RUBY: Final = WAYS
BAKSHEESH_RUBY: Final = WAYS + 1
SEALS_RUBY: Final = WAYS + 2
BOX_WAYS: Final = WAYS + 3


class BoxOutlook(Outlook):
    """The outlook of the base game, with what the boxes put at a seat's disposal."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.ways = BOX_WAYS
        self.mocha = mocha_numbers(rules)
        self.mail = letters_numbers(rules)
        self.on_foot = self.paths
        self.in_lines = Paths(rules.bazaar, with_lines(rules.bazaar))
        self.steps = steps_apart(rules.bazaar)  # turns of a companion
        self.coffee = 0
        self.coffee_left = 0  # rubies at the Coffee House
        self.side = 0  # of the baksheesh tile
        self.seals = 0
        self.guild = 0  # bit p: the guild card of place p is in hand
        self.companion = NOWHERE
        self.supply = 0  # rubies that refill a track

    def read(self, s: State, seat: int, lira: int) -> None:
        n = s.n
        self.guild = 0
        self.companion = NOWHERE
        self.coffee_left = 0
        self.seals = 0
        self.supply = n[RUBY_SUPPLY]
        if self.mocha is not None:
            self.paths = self.in_lines if n[TAVERN_TILES + seat] >> MOVEMENT_TILE & 1 else self.on_foot
            self.coffee = n[COFFEE_AT + seat]
            self.coffee_left = n[RUBIES_AT + COFFEE_HOUSE_RUBIES]
            self.side = n[BAKSHEESH]
            self.guild = s.held[seat] >> GUILD & (1 << 21) - 2
        if self.mail is not None:
            self.seals = seals_of_seat(s, seat)
            place = n[COMPANION_AT + seat]
            # One who is ready enters beside the merchant: he gets nowhere that the merchant would not.
            self.companion = NOWHERE if place == OWN_SUPPLY else place
        super().read(s, seat, lira)
        if self.guild >> POLICE_STATION & 1 and self.here != NOWHERE:
            self.remote = 1.0

    # -- turns by each way ------------------------------------------------------------------------------------------

    def walk(self, place: int) -> float:
        """A guild card acts at once wherever its place is, a companion may be nearer."""
        turns = super().walk(place)
        if self.here == NOWHERE or turns <= 1.0:
            return turns
        if self.guild >> place & 1:
            return 1.0
        if self.companion != NOWHERE and self.steps[self.companion][place] < turns:
            return float(self.steps[self.companion][place])
        return turns

    def turns_by(self, way: int) -> float:
        if way == COFFEE_RUBY:
            return self.with_coffee(self.coffee_price(), COFFEE_HOUSE) if self.coffee_left else NEVER
        if way == BAKSHEESH_RUBY:
            return self.to_baksheesh()
        if way == SEALS_RUBY:
            return self.to_society()
        return super().turns_by(way)

    def coffee_price(self) -> int:
        mocha = self.mocha
        assert mocha is not None
        track = mocha.coffee_house_track
        price = track[len(track) - self.coffee_left]
        if self.here != NOWHERE and self.guild >> COFFEE_HOUSE & 1:
            price -= mocha.guild_coffee_house
        return price

    def with_coffee(self, price: int, place: int) -> float:
        """Turns to be at a place with so much coffee, roasted on the way."""
        w = self.weights
        short = price - self.coffee
        if short <= 0:
            return w.walk * self.walk(place)
        way = 2.0 if self.here == NOWHERE else self.walk(ROASTING_PLANT) + self.leg(ROASTING_PLANT, place)
        return w.walk * way + w.roast + w.coffee_turns * short

    def tracks_left(self) -> bool:
        return self.dealer_left > 0 or self.palace_left > 0 or self.coffee_left > 0

    def to_baksheesh(self) -> float:
        mocha = self.mocha
        if mocha is None or not self.tracks_left():
            return NEVER
        w = self.weights
        asked = mocha.baksheesh_sides[self.side]
        work = 0.0
        for good in range(GOODS):
            if self.goods[good] < asked[good]:
                work += w.fill_turns + self.widening(asked[good])
                if self.here != NOWHERE and good != BLUE:
                    work += w.walk * (self.paths.turns[self.here][FABRIC_WAREHOUSE + good] - 1)
        return work + self.with_coffee(mocha.baksheesh_coffee, TAVERN)

    def to_society(self) -> float:
        mail = self.mail
        if mail is None or not self.tracks_left():
            return NEVER
        w = self.weights
        short = mail.society_seals - self.seals
        if short <= 0:
            return w.walk * self.walk(SECRET_SOCIETY)
        way = 2.0 if self.here == NOWHERE else self.walk(EMBASSY) + self.leg(EMBASSY, SECRET_SOCIETY)
        return w.walk * way + w.post + w.seal_turns * short

    def with_money(self, price: int, place: int) -> float:
        """Guild card 1 is cheaper than the Wainwright."""
        if place == WAINWRIGHT and self.here != NOWHERE and self.guild >> WAINWRIGHT & 1 and self.mocha is not None:
            price += self.mocha.guild_extension - self.rules.wainwright_price
        return super().with_money(price, place)

    # -- what a ruby costs ------------------------------------------------------------------------------------------

    def use_up(self, way: int) -> None:
        if way < WAYS:
            super().use_up(way)
        elif way == COFFEE_RUBY:
            self.pay_coffee(self.coffee_price())
            self.coffee_left -= 1
        else:
            mocha = self.mocha
            if way == BAKSHEESH_RUBY and mocha is not None:
                asked = mocha.baksheesh_sides[self.side]
                for good in range(GOODS):
                    left = self.goods[good] - asked[good]
                    self.goods[good] = left if left > 0 else 0
                self.pay_coffee(mocha.baksheesh_coffee)
                self.side = (self.side + 1) % len(mocha.baksheesh_sides)
                self.look_at_markets()
            elif self.mail is not None:
                left = self.seals - self.mail.society_seals
                self.seals = left if left > 0 else 0
            if self.dealer_left:  # whichever track it comes from: money is the hardest to compare
                self.dealer_left -= 1
            elif self.palace_left:
                self.palace_left -= 1
            else:
                self.coffee_left -= 1
        self.refill()

    def pay_coffee(self, price: int) -> None:
        left = self.coffee - price
        self.coffee = left if left > 0 else 0

    def refill(self) -> None:
        """LS37.1 The last ruby of a track is replaced as long as the supply lasts."""
        if self.supply <= 0:
            return
        if self.dealer_left == 0:
            self.dealer_left = 1
            self.supply -= 1
        if self.palace_left == 0:
            self.palace_left = 1
            self.supply -= 1
        if self.mocha is not None and self.coffee_left == 0:
            self.coffee_left = 1
            self.supply -= 1


def seals_of_seat(s: State, seat: int) -> int:
    """Seals on all letters of the seat."""
    count = 0
    for entry in s.letters:
        if entry >> 6 == seat:
            count += 1 + (entry & 1)
    return count


def with_lines(bazaar: Bazaar) -> list[list[int]]:
    """Where a move leads with the Movement tile: as usual, or any number of places in one line."""
    near: list[list[int]] = [[] for _ in range(PLACES)]
    for place in bazaar.places:
        reached = set(bazaar.near[place])
        for direction in range(4):
            other = bazaar.neighbour[place][direction]
            while other:
                reached.add(other)
                other = bazaar.neighbour[other][direction]
        near[place] = sorted(reached)
    return near


def steps_apart(bazaar: Bazaar) -> list[list[int]]:
    """A companion goes a place at a time; to come back to his own he needs two."""
    steps = [[0] * PLACES for _ in range(PLACES)]
    for place in bazaar.places:
        for goal in bazaar.places:
            steps[place][goal] = bazaar.distance(place, goal) if goal != place else 2
    return steps
