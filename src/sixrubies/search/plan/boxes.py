"""Plans with the boxes in play: coffee and seals beside Lira and goods, and what their places do with them."""

from sixrubies.board.fields import TAVERN_TILES
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import (
    AUCTION_HOUSE,
    COFFEE_HOUSE,
    EMBASSY,
    GOODS,
    GUILD_HALL,
    KIOSK,
    MOVEMENT_TILE,
    POLICE_STATION,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    TAVERN,
)
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.boxes.outlook import BoxOutlook, with_lines
from sixrubies.search.boxes.values import BoxValues
from sixrubies.search.plan.estimate import Estimate
from sixrubies.search.plan.own import (
    BASE_CARDS,
    O_COFFEE,
    O_COFFEE_LEFT,
    O_DEALER,
    O_DRAWN,
    O_EXTENSIONS,
    O_GOODS,
    O_LIRA,
    O_PALACE,
    O_RUBIES,
    O_SEALS,
    O_SIDE,
    own_with_boxes,
)
from sixrubies.search.plan.plans import Plans
from sixrubies.search.plan.rubies import least_of, most_of
from sixrubies.search.plan.turns import Turns
from sixrubies.search.plan.values import meet
from sixrubies.search.values import at
from sixrubies.search.weights import Weights


class BoxTurns(Turns):
    """The turns of the base game, and the actions of the boxes' places as far as they lead to rubies."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules)
        self.mocha = mocha_numbers(rules)
        self.letters = letters_numbers(rules)
        self.usual_bid = weights.usual_bid
        self.on_foot = rules.bazaar.near
        self.in_lines = with_lines(rules.bazaar)

    def act(self, c: list[int], place: int) -> None:
        if place < ROASTING_PLANT:
            super().act(c, place)
        elif place == ROASTING_PLANT:
            self.roast(c)
        elif place == COFFEE_HOUSE:
            self.coffee_house(c)
        elif place == TAVERN:
            self.tavern(c)
        elif place == GUILD_HALL:
            c[O_COFFEE] += 1
            c[O_DRAWN] += 1
            self.out.append(c)
        elif place == SECRET_SOCIETY:
            self.society(c)
        elif place == AUCTION_HOUSE:
            self.auction(c)
        elif place == EMBASSY or place == KIOSK:
            c[O_SEALS] += 2 if place == EMBASSY else 1
            c[O_DRAWN] += 0 if place == EMBASSY else 1  # a kiosk tile is worth about a card
            self.out.append(c)

    def roast(self, c: list[int]) -> None:
        """For Lira, and for the good there is most of; cards are kept."""
        mocha = self.mocha
        assert mocha is not None
        if c[O_LIRA] >= mocha.roasting_lira:
            c[O_LIRA] -= mocha.roasting_lira
            c[O_COFFEE] += mocha.roasting_coffee
            self.out.append(c[:])
        most = most_of(c)
        if c[O_GOODS + most]:
            c[O_GOODS + most] -= 1
            c[O_COFFEE] += mocha.roasting_coffee
            self.out.append(c)

    def coffee_house(self, c: list[int]) -> None:
        mocha = self.mocha
        assert mocha is not None
        track = mocha.coffee_house_track
        if c[O_COFFEE_LEFT] and c[O_COFFEE] >= track[len(track) - c[O_COFFEE_LEFT]]:
            c[O_COFFEE] -= track[len(track) - c[O_COFFEE_LEFT]]
            c[O_COFFEE_LEFT] -= 1
            c[O_RUBIES] += 1
            self.out.append(c)

    def tavern(self, c: list[int]) -> None:
        """The baksheesh ruby."""
        mocha = self.mocha
        assert mocha is not None
        asked = mocha.baksheesh_sides[c[O_SIDE]]
        if c[O_COFFEE] < mocha.baksheesh_coffee:
            return
        for good in range(GOODS):
            if c[O_GOODS + good] < asked[good]:
                return
        if self.next_ruby(c):
            for good in range(GOODS):
                c[O_GOODS + good] -= asked[good]
            c[O_COFFEE] -= mocha.baksheesh_coffee
            c[O_SIDE] = (c[O_SIDE] + 1) % len(mocha.baksheesh_sides)
            self.out.append(c)

    def society(self, c: list[int]) -> None:
        letters = self.letters
        assert letters is not None
        if c[O_SEALS] >= letters.society_seals and self.next_ruby(c):
            c[O_SEALS] -= letters.society_seals
            self.out.append(c)

    def next_ruby(self, c: list[int]) -> bool:
        """Of the Dealer as long as there is one, because money is what others spend there too."""
        for track in (O_DEALER, O_PALACE, O_COFFEE_LEFT):
            if c[track]:
                c[track] -= 1
                c[O_RUBIES] += 1
                return True
        return False

    def auction(self, c: list[int]) -> None:
        """One good, and two cards for what is usually bid."""
        good = least_of(c, GOODS)
        if c[O_GOODS + good] < self.rules.capacity + c[O_EXTENSIONS]:
            c[O_GOODS + good] += 1
        if c[O_LIRA] >= self.usual_bid:
            c[O_LIRA] -= self.usual_bid
            c[O_DRAWN] += 2
        self.out.append(c)


class BoxEstimate(Estimate):
    """The estimate of the base game, with the hand-made values of what the boxes add (search/weights.py)."""

    def __init__(self, rules: Rules, outlook: BoxOutlook, weights: Weights) -> None:
        super().__init__(rules, outlook)
        self.box_outlook = outlook
        self.weights = weights
        self.beside = 0.0  # the worth of what no plan changes
        self.guild = 0
        self.companion = 0
        self.supply = 0

    def look_at(self, beside: float) -> None:
        """The outlook has just read the position."""
        self.beside = beside
        self.guild = self.box_outlook.guild
        self.companion = self.box_outlook.companion
        self.supply = self.box_outlook.supply

    def turns_left(self, h: list[int]) -> float:
        w = self.weights
        total = super().turns_left(h) - self.beside
        return total - at(w.coffee, h[O_COFFEE]) - at(w.seals, h[O_SEALS])

    def read(self, h: list[int]) -> None:
        super().read(h)
        o = self.box_outlook
        o.coffee = h[O_COFFEE]
        o.coffee_left = h[O_COFFEE_LEFT]
        o.side = h[O_SIDE]
        o.seals = h[O_SEALS]
        o.guild = self.guild
        o.companion = self.companion
        o.supply = self.supply
        if self.guild >> POLICE_STATION & 1:
            o.remote = 1.0


class BoxPlanValues(BoxValues):
    """Values for one game's rules with boxes."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.turns = BoxTurns(rules, weights)
        self.estimate = BoxEstimate(rules, self.box_outlook, weights)
        self.plans = Plans(rules, self.turns, self.estimate)

    def value(self, s: State, seat: int) -> float:
        if self.all_over(s, seat):
            return super().value(s, seat)
        h = own_with_boxes(s, seat)
        self.box_outlook.read(s, seat, h[O_LIRA])
        self.estimate.look_at(self.unplanned(s, seat, h))
        if self.at_a_glance:
            return -self.estimate.turns_left(h)
        lines = self.coffee_counts and s.n[TAVERN_TILES + seat] >> MOVEMENT_TILE & 1 != 0
        self.turns.near = self.turns.in_lines if lines else self.turns.on_foot
        meet(s, seat, self.turns)
        return self.plans.worth(h)

    def unplanned(self, s: State, seat: int, h: list[int]) -> float:
        """Tavern tiles, barrier, letters, companion, and the cards of the boxes."""
        w = self.weights
        total = 0.0
        if self.coffee_counts:
            total += self.tavern(s, seat) - at(w.coffee, h[O_COFFEE])
        if self.letters_count:
            total += self.mail(s, seat) - at(w.seals, h[O_SEALS])
        for card in range(BASE_CARDS, self.rules.kinds):
            copies = s.in_hand(seat, card)
            if copies:
                total += copies * w.card[card]
        return total
