"""What a position is worth to a seat at the end of its turn: rubies, less the turns to the next ones, and means."""

from sixrubies.board.fields import (
    EXTENSIONS,
    FAMILY_AT,
    LAST_ROUND,
    LIRA,
    MERCHANT_AT,
    POSTED,
    RUBIES,
    STACK,
    WHEELBARROW,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import BLUE, FIVE_LIRA, FOUNTAIN, GOODS, POLICE_STATION, TILES
from sixrubies.search.outlook import Outlook
from sixrubies.search.weights import Weights


def at(table: list[float], count: int) -> float:
    """A value by count; more than the table knows is worth no more."""
    last = len(table) - 1
    return table[count] if count < last else table[last]


class Values:
    """Values for one game's rules. Everything is read from the seat's own side; others only through prices."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.outlook = Outlook(rules, weights)

    def look_at(self, s: State, seat: int) -> None:
        """The seat begins to think about this position."""

    def value(self, s: State, seat: int) -> float:
        """At the end of the seat's turn."""
        n = s.n
        w = self.weights
        lira = n[LIRA + seat] + self.rules.card_lira * s.in_hand(seat, FIVE_LIRA)
        rubies = n[RUBIES + seat]
        if self.all_over(s, seat):  # Lira, then goods break ties (G9)
            return w.ruby * rubies + 0.1 * lira + 0.001 * s.goods(seat)
        return self.standing(s, seat, lira) - self.outlook.turns(s, seat, lira, self.rules.goal - rubies)

    def standing(self, s: State, seat: int, lira: int) -> float:
        """Without the turns to the next rubies."""
        return self.weights.ruby * s.n[RUBIES + seat] + (self.means(s, seat, lira) + self.helpers(s, seat))

    def all_over(self, s: State, seat: int) -> bool:
        """This was the seat's last turn."""
        return s.n[LAST_ROUND] != 0

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
        here = n[MERCHANT_AT + seat]
        stack = n[STACK + seat]
        total = at(w.stack, stack)
        posted = n[POSTED + seat]
        if posted:
            for place in self.rules.bazaar.near[here]:
                if posted >> place & 1:
                    total += w.posted_near
        if stack < 2:
            total -= w.to_fountain * (self.outlook.paths.turns[here][FOUNTAIN] - 1)
        if n[FAMILY_AT + seat] == POLICE_STATION:
            total += w.family_home
        return total
