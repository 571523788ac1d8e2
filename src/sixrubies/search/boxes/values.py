"""What the things of the boxes are worth besides the rubies they lead to."""

from sixrubies.board.fields import (
    BARRIER_OWNER,
    COFFEE_AT,
    COMPANION_AT,
    LAST_ROUND,
    MERCHANT_AT,
    OWN_SUPPLY,
    RUBIES,
    TAVERN_TILES,
    TURN,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.boxes.outlook import BoxOutlook
from sixrubies.search.values import Values, at
from sixrubies.search.weights import Weights


class BoxValues(Values):
    """The values of the base game, and coffee, tavern tiles, barrier, letters and companion beside them."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules, weights)
        self.box_outlook = BoxOutlook(rules, weights)
        self.outlook = self.box_outlook
        self.coffee_counts = mocha_numbers(rules) is not None
        self.letters_count = letters_numbers(rules) is not None

    def all_over(self, s: State, seat: int) -> bool:
        """The last turn was, or another player's turn is on in the last round and the seat has had its own."""
        return s.n[LAST_ROUND] != 0 and s.n[TURN] >= seat

    def means(self, s: State, seat: int, lira: int) -> float:
        total = super().means(s, seat, lira)
        if self.coffee_counts:
            total += self.tavern(s, seat)
        if self.letters_count:
            total += self.mail(s, seat)
        return total

    def tavern(self, s: State, seat: int) -> float:
        """Coffee, and what was got for it: tiles serve as long as there is something left to do."""
        n = s.n
        w = self.weights
        total = at(w.coffee, n[COFFEE_AT + seat])
        tiles = n[TAVERN_TILES + seat]
        if tiles:
            left = (self.rules.goal - n[RUBIES + seat]) / self.rules.goal
            for tile in range(len(w.tavern_tile)):
                if tiles >> tile & 1:
                    total += left * w.tavern_tile[tile]
        if n[BARRIER_OWNER] == seat:
            total += w.barrier
        return total

    def mail(self, s: State, seat: int) -> float:
        """Seals buy rubies and extra turns. A letter has a second seal in prospect, the nearer its place the better."""
        n = s.n
        w = self.weights
        outlook = self.box_outlook
        turns = outlook.paths.turns[n[MERCHANT_AT + seat]]
        companion = n[COMPANION_AT + seat]
        on_board = companion != OWN_SUPPLY and companion != 0
        seals = 0
        total = 0.0
        for entry in s.letters:
            if entry >> 6 != seat:
                continue
            seals += 1 + (entry & 1)
            if entry & 1 == 0:
                place = entry >> 1 & 31
                away = turns[place]
                if on_board and outlook.steps[companion][place] < away:
                    away = outlook.steps[companion][place]
                total += at(w.to_deliver, away)
        total += at(w.seals, seals)
        if on_board:
            total += w.companion
        elif companion == OWN_SUPPLY:
            total += w.companion_ready
        return total
