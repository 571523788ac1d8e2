"""What the judge sees beside it with the boxes in play: coffee, tavern tiles, guild cards, letters, companions."""

from librt.vecs import vec

from sixrubies.board.fields import (
    BAKSHEESH,
    BARRIER_OWNER,
    COFFEE_AT,
    COMPANION_AT,
    GUILD_HAND,
    MERCHANT_AT,
    OWN_SUPPLY,
    RUBIES_AT,
    RUBY_SUPPLY,
    TAVERN_TILES,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.things import COFFEE_HOUSE_RUBIES
from sixrubies.search.boxes.numbers import letters_numbers, mocha_numbers
from sixrubies.search.boxes.values import BoxValues
from sixrubies.search.judge.sight import BASE_CARDS, Sight


class BoxSight(Sight):
    """For one game's rules, with one box or both."""

    def __init__(self, rules: Rules, values: BoxValues) -> None:
        super().__init__(rules, values, values.box_outlook)
        self.mocha = mocha_numbers(rules) is not None
        self.letters = letters_numbers(rules) is not None

    def look(self, s: State, seat: int) -> vec[float]:
        super().look(s, seat)
        for card in range(BASE_CARDS, self.rules.kinds):
            self.see(0.5 * s.in_hand(seat, card))
        if self.mocha:
            self.tavern(s, seat)
        if self.letters:
            self.mail(s, seat)
        return self.seen

    def tavern(self, s: State, seat: int) -> None:
        n = s.n
        coffee = n[COFFEE_AT + seat]
        self.see(0.2 * coffee)
        self.see(0.25 * (coffee if coffee < 4 else 4))
        most = 0
        for other in range(s.seats):
            if other != seat and n[COFFEE_AT + other] > most:
                most = n[COFFEE_AT + other]
        self.see(0.1 * most)
        self.see(0.25 * n[RUBIES_AT + COFFEE_HOUSE_RUBIES])
        tiles = n[TAVERN_TILES + seat]
        self.see(float(tiles & 1))
        self.see(float(tiles >> 1 & 1))
        self.see(1.0 if n[BARRIER_OWNER] == seat else 0.0)
        self.see(float(n[BAKSHEESH] & 1))
        self.see(0.5 * n[GUILD_HAND + seat])

    def mail(self, s: State, seat: int) -> None:
        n = s.n
        seals = 0
        waiting = 0
        near = 0
        turns = self.outlook.paths.turns[n[MERCHANT_AT + seat]]
        for entry in s.letters:
            if entry >> 6 != seat:
                continue
            seals += 1 + (entry & 1)
            if entry & 1 == 0:
                waiting += 1
                if turns[entry >> 1 & 31] == 1:
                    near += 1
        self.see(0.15 * seals)
        for enough in range(1, 8):
            self.see(1.0 if seals >= enough else 0.0)
        self.see(0.3 * waiting)
        self.see(0.5 * near)
        companion = n[COMPANION_AT + seat]
        self.see(1.0 if companion == OWN_SUPPLY else 0.0)
        self.see(0.0 if companion == OWN_SUPPLY or companion == 0 else 1.0)
        self.see(0.2 * n[RUBY_SUPPLY])
