"""What the box adds to the table: its pieces set up, in words and back, and what must be true of them."""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.actions import TAVERN_CHOICE, WALK
from sixrubies.board.events import BASE_EVENTS, MOCHA_EVENTS
from sixrubies.board.grammar import Grammar
from sixrubies.board.mocha.coffee_house import price
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.mocha.pending import mocha_grammar
from sixrubies.board.mocha.pending_fit import mocha_unfit
from sixrubies.board.mocha.tavern import tile_cost
from sixrubies.board.reasons import BASE_REASONS, MOCHA_REASONS
from sixrubies.board.rules import Box, Rules
from sixrubies.board.state import State
from sixrubies.board.steps import TURN_MOVE
from sixrubies.board.things import CARD_NAMES, COFFEE, COFFEE_HOUSE_RUBIES, GOOD_NAMES, GUILD, TAVERN_TILE_NAMES
from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame
from sixrubies.core.reading import MANY, counts, flag, mask, number_of, only, row, table, whole

GUILD_CARDS = list(range(GUILD + 1, GUILD + 21))
GUILD_NAMES = [CARD_NAMES[card] for card in GUILD_CARDS]


class MochaBox(Box):
    """Coffee, tavern tiles, barrier, baksheesh, guild cards."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers
        self.events = list(range(BASE_EVENTS, MOCHA_EVENTS))
        self.reasons = list(range(BASE_REASONS, MOCHA_REASONS))
        self.actions = list(range(TAVERN_CHOICE, WALK))
        self.wares = [COFFEE]

    def set_up(self, rules: Rules, n: list[int], frames: list[Frame]) -> None:
        n[at.BARRIER_OWNER] = -1
        for tile, costs in enumerate(self.numbers.tavern_costs):
            n[at.TAVERN_STACK + tile] = len(costs)
        n[at.GUILD_PILE] = sum(rules.copies[card] for card in GUILD_CARDS)

    def describe(self, s: State, told: dict[str, Any]) -> None:
        told["mocha"] = self.described(s)

    def described(self, s: State) -> dict[str, Any]:
        n = s.n
        return {
            "coffee": n[at.COFFEE_AT : at.COFFEE_AT + s.seats],
            "guild_cards": n[at.GUILD_HAND : at.GUILD_HAND + s.seats],
            "tavern_tiles": [
                [name for tile, name in enumerate(TAVERN_TILE_NAMES) if n[at.TAVERN_TILES + seat] >> tile & 1]
                for seat in range(s.seats)
            ],
            "tavern_stack": {name: n[at.TAVERN_STACK + tile] for tile, name in enumerate(TAVERN_TILE_NAMES)},
            "barrier": [n[at.BARRIER_A], n[at.BARRIER_B]] if n[at.BARRIER_A] else None,
            "barrier_owner": n[at.BARRIER_OWNER] if n[at.BARRIER_A] else None,
            "baksheesh_side": n[at.BAKSHEESH],
            "guild_pile_size": n[at.GUILD_PILE],
            "guild_discard": [CARD_NAMES[card] for card in s.guild_discard],
            "guild_turn": bool(n[at.BARRED]),
        }

    def restore(self, s: State, told: dict[str, Any]) -> None:
        n, mocha = s.n, table(told.get("mocha", {}), "mocha")
        only(mocha, list(self.described(s)), "mocha")
        for seat, coffee in enumerate(row(mocha.get("coffee", []), "coffee", s.seats)):
            n[at.COFFEE_AT + seat] = whole(coffee, "coffee")
        for seat, names in enumerate(row(mocha.get("tavern_tiles", []), "tavern_tiles", s.seats)):
            tiles = [number_of(name, TAVERN_TILE_NAMES, "tavern tile") for name in row(names, "tavern_tiles", MANY)]
            n[at.TAVERN_TILES + seat] = mask(tiles, f"the same tavern tile of seat {seat}")
        for tile, left in counts(mocha.get("tavern_stack", {}), TAVERN_TILE_NAMES, "tavern_stack", "tavern tile"):
            n[at.TAVERN_STACK + tile] = left
        if "barrier" in mocha:
            self.restore_barrier(n, mocha)
        n[at.BAKSHEESH] = whole(mocha.get("baksheesh_side", n[at.BAKSHEESH]), "baksheesh_side")
        if "guild_turn" in mocha:
            n[at.BARRED] = flag(mocha["guild_turn"], "guild_turn")
        if "guild_discard" in mocha:
            discard = row(mocha["guild_discard"], "guild_discard", MANY)
            s.guild_discard[:] = [GUILD + 1 + number_of(name, GUILD_NAMES, "guild card") for name in discard]

    def restore_barrier(self, n: list[int], mocha: dict[str, Any]) -> None:
        n[at.BARRIER_A], n[at.BARRIER_B], n[at.BARRIER_OWNER] = 0, 0, -1
        if mocha["barrier"] is not None:
            places = [whole(place, "a place of the barrier") for place in row(mocha["barrier"], "barrier", 2)]
            if len(places) != 2:
                raise BadPosition("the barrier lies between two places")
            n[at.BARRIER_A], n[at.BARRIER_B] = min(places), max(places)
            n[at.BARRIER_OWNER] = whole(mocha.get("barrier_owner"), "barrier_owner")

    def count_piles(self, s: State, told: dict[str, Any]) -> None:
        n, mocha = s.n, table(told.get("mocha", {}), "mocha")
        n[at.GUILD_PILE] = sum(s.pile[card] for card in GUILD_CARDS)
        piled = n[at.GUILD_PILE]
        if whole(mocha.get("guild_pile_size", piled), "guild_pile_size") != piled:
            raise BadPosition(f"guild_pile_size is {mocha['guild_pile_size']}, but {piled} cards are in the pile")
        for seat in range(s.seats):
            n[at.GUILD_HAND + seat] = sum(s.in_hand(seat, card) for card in GUILD_CARDS)
        for seat, cards in enumerate(row(mocha.get("guild_cards", []), "guild_cards", s.seats)):
            held = n[at.GUILD_HAND + seat]
            if whole(cards, "guild_cards") != held:
                raise BadPosition(f"guild_cards of seat {seat} are {cards}, but {held} are in its hand")

    def table(self, s: State) -> dict[str, Any]:
        stacks = [s.n[at.TAVERN_STACK + tile] for tile in range(len(TAVERN_TILE_NAMES))]
        side = self.numbers.baksheesh_sides[s.n[at.BAKSHEESH]]
        return {
            "coffee_house_price": (
                price(s, self.numbers.coffee_house_track) if s.rubies_left(COFFEE_HOUSE_RUBIES) else None
            ),
            "tavern_costs": {
                name: tile_cost(s, self.numbers, tile) if stacks[tile] else None
                for tile, name in enumerate(TAVERN_TILE_NAMES)
            },
            "barrier_coffee": self.numbers.barrier_coffee,
            "baksheesh": {"coffee": self.numbers.baksheesh_coffee, **dict(zip(GOOD_NAMES, side, strict=True))},
        }

    def violations(self, s: State) -> list[str]:
        n, found = s.n, []
        for seat in range(s.seats):
            if n[at.COFFEE_AT + seat] < 0:
                found.append(f"seat {seat} has {n[at.COFFEE_AT + seat]} coffee")
            held = sum(s.in_hand(seat, card) for card in GUILD_CARDS)
            if held != n[at.GUILD_HAND + seat]:
                found.append(f"seat {seat} holds {held} guild cards, counted {n[at.GUILD_HAND + seat]}")
        for tile, costs in enumerate(self.numbers.tavern_costs):
            owned = sum(n[at.TAVERN_TILES + seat] >> tile & 1 for seat in range(s.seats))
            if owned + n[at.TAVERN_STACK + tile] != len(costs):
                found.append(f"{owned} tavern tiles {TAVERN_TILE_NAMES[tile]} owned, {n[at.TAVERN_STACK + tile]} left")
        if n[at.GUILD_PILE] != sum(s.pile[card] for card in GUILD_CARDS):
            found.append("the guild cards in the pile are miscounted")
        return found + self.barrier_violations(s) + self.turn_violations(s)

    def barrier_violations(self, s: State) -> list[str]:
        """One barrier and one control tile: somebody has it exactly while the barrier lies on the board."""
        n, found = s.n, []
        a, b, owner = n[at.BARRIER_A], n[at.BARRIER_B], n[at.BARRIER_OWNER]
        if a == 0 and (b != 0 or owner != -1):
            found.append("the barrier is not on the board, but somebody controls it")
        if a and (a not in s.rules.bazaar.places or b not in s.rules.bazaar.beside[a]):
            found.append("the barrier does not lie between two neighbours")
        if a and not 0 <= owner < s.seats:
            found.append("nobody controls the barrier")
        if not 0 <= n[at.BAKSHEESH] < len(self.numbers.baksheesh_sides):
            found.append("the baksheesh tile has no such side")
        return found

    def grammar(self) -> Grammar:
        return mocha_grammar()

    def unfit(self, s: State, i: int) -> str:
        return mocha_unfit(s, i, self.numbers) if i else ""

    def turn_violations(self, s: State) -> list[str]:
        """A guild card is played instead of the whole turn (B1): nothing of one is left when a merchant moves."""
        if s.n[at.BARRED] and any(f.step == TURN_MOVE for f in s.frames):
            return ["a guild card was played in this turn, but the merchant is to move"]
        return []
