"""What the judge sees of a position at the end of a seat's turn, as numbers of about 0 to 1."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixrubies.board.fields import (
    EXTENSIONS,
    FAMILY_AT,
    LAST_ROUND,
    LIRA,
    MAIL,
    MERCHANT_AT,
    MOSQUE,
    OWN_TILES,
    POSTED,
    RESERVE,
    ROUND,
    RUBIES,
    RUBIES_AT,
    STACK,
    TOKEN_AT,
    WHEELBARROW,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import (
    BLUE,
    DEALER_RUBIES,
    FIVE_LIRA,
    FOUNTAIN,
    GOODS,
    PALACE_RUBIES,
    POLICE_STATION,
    TILES,
)
from sixrubies.search.outlook import NEVER, Outlook
from sixrubies.search.values import Values

NEEDS: Final = 7  # rubies still needed: 0 to 6
MOST_STACK: Final = 5
BASE_CARDS: Final = 10
LONG: Final = 8.0  # turns; more make no difference
AHEAD: Final = 3  # rubies looked for
SCALE: Final = 0.05  # of hand-made values
LEAST: Final = 1e9
MOST_SEEN: Final = 300  # things, with every box


class Sight:
    """For one game's rules. `values` are the hand-made ones: what they tell is seen too."""

    def __init__(self, rules: Rules, values: Values, outlook: Outlook) -> None:
        self.rules = rules
        self.values = values
        self.outlook = outlook
        self.seen = vec[float]([0.0] * MOST_SEEN)  # used for every look
        self.count: i64 = 0  # things seen
        self.others: list[float] = [0.0, 0.0, 0.0]
        assert len(values.weights.rank) == AHEAD  # what `prospects` reckons serves `by_hand` too

    def look_at_others(self, s: State, seat: int) -> None:
        """How well they stand changes little within a turn of the seat: it is looked at once."""
        first = -LEAST
        second = -LEAST
        total = 0.0
        for other in range(s.seats):
            if other != seat:
                value = self.values.value(s, other)
                total += value
                if value > first:
                    second = first
                    first = value
                elif value > second:
                    second = value
        if s.seats == 2:
            second = 0.0
        self.others = [SCALE * first, SCALE * second, SCALE * total / (s.seats - 1)]

    def look(self, s: State, seat: int) -> vec[float]:
        """What is seen, until the next look."""
        self.count = 0
        lira = s.n[LIRA + seat] + self.rules.card_lira * s.in_hand(seat, FIVE_LIRA)
        self.race(s, seat)
        self.means(s, seat, lira)
        self.supply(s, seat)
        self.helpers(s, seat)
        self.prospects(s, seat, lira)
        self.see(SCALE * self.by_hand(s, seat, lira))
        for other in self.others:
            self.see(other)
        return self.seen

    def see(self, number: float) -> None:
        self.seen[self.count] = number
        self.count += 1

    def by_hand(self, s: State, seat: int, lira: int) -> float:
        """The hand-made value; `prospects` has reckoned the turns for it."""
        if self.values.all_over(s, seat):
            return self.values.value(s, seat)
        return self.values.standing(s, seat, lira) - self.outlook.weighed()

    def one_of(self, number: int, count: int) -> None:
        """A place for each number from 0 to before `count`; more counts as the last."""
        for i in range(count):
            self.see(1.0 if i == number or (i == count - 1 and number > i) else 0.0)

    def race(self, s: State, seat: int) -> None:
        """How far everybody is, and who comes after whom."""
        n = s.n
        goal = self.rules.goal
        self.one_of(goal - n[RUBIES + seat] if n[RUBIES + seat] < goal else 0, NEEDS)
        first = -1
        second = -1
        for other in range(s.seats):
            if other == seat:
                continue
            if first < 0 or ahead(s, other, first):
                second = first
                first = other
            elif second < 0 or ahead(s, other, second):
                second = other
        self.one_of(goal - n[RUBIES + first] if n[RUBIES + first] < goal else 0, NEEDS)
        for other in (first, second):
            if other < 0:
                for _ in range(5):
                    self.see(0.0)
                continue
            self.see(0.2 * n[RUBIES + other])
            self.see(0.05 * n[LIRA + other])
            self.see(0.1 * s.goods(other))
            self.see(0.33 * n[EXTENSIONS + other])
            tiles = n[OWN_TILES + other]
            self.see(0.25 * ((tiles & 1) + (tiles >> 1 & 1) + (tiles >> 2 & 1) + (tiles >> 3 & 1)))
        total = 0
        for other in range(s.seats):
            total += n[RUBIES + other]
        self.see(0.1 * (total - n[RUBIES + seat]))
        self.see(0.25 * (s.seats - 1))
        self.see(0.25 * (s.seats - 1 - seat))
        self.see(1.0 if seat < first else 0.0)
        self.see(0.05 * n[ROUND])
        self.see(1.0 if n[LAST_ROUND] else 0.0)
        behind = n[RUBIES + first] - n[RUBIES + seat]
        self.see(1.0 if behind > 0 else 0.0)
        self.see(1.0 if behind == 0 else 0.0)
        self.see(1.0 if n[LAST_ROUND] and behind >= 0 else 0.0)
        self.see(0.1 * (n[LIRA + seat] - n[LIRA + first]) if n[LAST_ROUND] and behind == 0 else 0.0)

    def means(self, s: State, seat: int, lira: int) -> None:
        n = s.n
        self.see(0.05 * lira)
        self.see(0.1 * (10 if lira > 10 else lira))
        first = WHEELBARROW + seat * GOODS
        for good in range(GOODS):
            self.see(0.2 * n[first + good])
        capacity = self.rules.capacity + n[EXTENSIONS + seat]
        for good in range(BLUE):
            self.see(1.0 if n[first + good] >= capacity else 0.0)
        self.one_of(n[EXTENSIONS + seat], 4)
        for card in range(BASE_CARDS):
            self.see(0.5 * s.in_hand(seat, card))

    def supply(self, s: State, seat: int) -> None:
        """Tiles owned and tiles to be had, prices."""
        n = s.n
        rules = self.rules
        tiles = n[OWN_TILES + seat]
        first = WHEELBARROW + seat * GOODS
        for tile in range(TILES):
            left = n[MOSQUE + tile]
            owned = tiles >> tile & 1
            self.see(float(owned))
            self.see(1.0 if left == 0 and not owned else 0.0)
            symbols = rules.mosque_symbols[left - 1] if left and not owned else 0
            self.see(0.2 * symbols)
            self.see(1.0 if symbols and n[first + tile] >= symbols else 0.0)
        left = n[RUBIES_AT + DEALER_RUBIES]
        track = rules.dealer_track
        self.see(0.05 * track[len(track) - left] if left else 0.0)
        self.see(0.0 if left else 1.0)
        left = n[RUBIES_AT + PALACE_RUBIES]
        self.see(0.15 * left)
        self.see(0.0 if left else 1.0)
        short = 0
        if left:
            asked = rules.palace_prices[len(rules.palace_prices) - left]
            for good in range(GOODS):
                if n[first + good] < asked[good]:
                    short += asked[good] - n[first + good]
                    self.see(0.3 * (asked[good] - n[first + good]))
                else:
                    self.see(0.0)
        else:
            for _ in range(GOODS):
                self.see(0.0)
        self.see(1.0 if left and short == 0 else 0.0)
        self.one_of(n[MAIL], 5)

    def helpers(self, s: State, seat: int) -> None:
        """Assistants, the family member, tokens, and how far away the places are."""
        n = s.n
        self.one_of(n[STACK + seat], MOST_STACK + 1)
        self.see(float(n[RESERVE + seat]))
        here = n[MERCHANT_AT + seat]
        posted = n[POSTED + seat]
        near = 0
        for place in self.rules.bazaar.near[here]:
            near += posted >> place & 1
        self.see(0.33 * near)
        home = n[FAMILY_AT + seat] == POLICE_STATION
        self.see(1.0 if home else 0.0)
        turns = self.outlook.paths.turns[here]
        for place in self.rules.bazaar.places:
            self.see(1.0 if turns[place] == 1 else 0.0)
            self.see(float(posted >> place & 1) if place != FOUNTAIN else 0.0)
        self.see(0.33 * turns[FOUNTAIN])
        self.see(0.33 * turns[POLICE_STATION] if home else 1.0)
        for token in self.rules.tokens:
            at = n[TOKEN_AT + token]
            self.see(0.33 * turns[at] if at else 1.0)
        caught = 0
        for other in range(s.seats):
            at = n[FAMILY_AT + other]
            if other != seat and at != POLICE_STATION and turns[at] == 1:
                caught += 1
        self.see(0.33 * caught)

    def prospects(self, s: State, seat: int, lira: int) -> None:
        """Turns to the next rubies, each way by itself and the quickest ones after each other."""
        outlook = self.outlook
        outlook.read(s, seat, lira)
        for way in range(outlook.ways):
            turns = outlook.turns_by(way)
            self.see(0.25 * (turns if turns < LONG else LONG))
            self.see(1.0 if turns >= NEVER else 0.0)
        self.see(0.05 * outlook.large_sale)
        self.see(0.05 * outlook.small_sale)
        need = self.rules.goal - s.n[RUBIES + seat]
        need = need if need > 0 else 0
        outlook.reckon(need if need < AHEAD else AHEAD)
        total = 0.0
        for i in range(AHEAD):
            turns = outlook.found[i] if i < len(outlook.found) else 0.0
            turns = turns if turns < LONG else LONG
            total += turns
            self.see(0.25 * turns)
        self.see(0.1 * total)


def ahead(s: State, a: int, b: int) -> bool:
    """Whether a seat is ahead of another: by rubies, then by Lira."""
    n = s.n
    if n[RUBIES + a] != n[RUBIES + b]:
        return n[RUBIES + a] > n[RUBIES + b]
    return n[LIRA + a] > n[LIRA + b]
