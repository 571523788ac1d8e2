"""What the box adds to the table: its pieces set up, in words and back, and what must be true of them."""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.mocha.coffee_house import price
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.mocha.tavern import tile_cost
from sixrubies.board.rules import Box, Rules
from sixrubies.board.state import State
from sixrubies.board.things import CARD_NAMES, COFFEE_HOUSE_RUBIES, GOOD_NAMES, GUILD, TAVERN_TILE_NAMES
from sixrubies.core.errors import BadPosition
from sixrubies.core.frame import Frame

GUILD_CARDS = list(range(GUILD + 1, GUILD + 21))


class MochaBox(Box):
    """Coffee, tavern tiles, barrier, baksheesh, guild cards."""

    def __init__(self, numbers: MochaNumbers) -> None:
        self.numbers = numbers

    def set_up(self, rules: Rules, n: list[int], frames: list[Frame]) -> None:
        n[at.BARRIER_OWNER] = -1
        for tile, costs in enumerate(self.numbers.tavern_costs):
            n[at.TAVERN_STACK + tile] = len(costs)
        n[at.GUILD_PILE] = sum(rules.copies[card] for card in GUILD_CARDS)

    def describe(self, s: State, told: dict[str, Any]) -> None:
        n = s.n
        told["mocha"] = {
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
        n, mocha = s.n, told.get("mocha", {})
        whole: dict[str, Any] = {}
        self.describe(s, whole)
        unknown = sorted(set(mocha) - set(whole["mocha"]))
        if unknown:
            raise BadPosition(f"a position's mocha part has no {unknown[0]!r}")
        for seat, coffee in enumerate(mocha.get("coffee", [])[: s.seats]):
            n[at.COFFEE_AT + seat] = int(coffee)
        for seat, names in enumerate(mocha.get("tavern_tiles", [])[: s.seats]):
            n[at.TAVERN_TILES + seat] = sum(1 << TAVERN_TILE_NAMES.index(name) for name in set(names))
        for name, left in mocha.get("tavern_stack", {}).items():
            n[at.TAVERN_STACK + TAVERN_TILE_NAMES.index(name)] = int(left)
        if "barrier" in mocha:
            n[at.BARRIER_A], n[at.BARRIER_B] = sorted(int(place) for place in mocha["barrier"] or (0, 0))
            n[at.BARRIER_OWNER] = int(mocha.get("barrier_owner") or 0) if mocha["barrier"] else -1
        n[at.BAKSHEESH] = int(mocha.get("baksheesh_side", n[at.BAKSHEESH]))
        n[at.BARRED] = int(mocha.get("guild_turn", n[at.BARRED]))
        if "guild_discard" in mocha:
            s.guild_discard[:] = [CARD_NAMES.index(name) for name in mocha["guild_discard"]]

    def count_piles(self, s: State) -> None:
        s.n[at.GUILD_PILE] = sum(s.pile[card] for card in GUILD_CARDS)
        for seat in range(s.seats):
            s.n[at.GUILD_HAND + seat] = sum(s.in_hand(seat, card) for card in GUILD_CARDS)

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
        if n[at.BARRIER_A] and n[at.BARRIER_B] not in s.rules.bazaar.beside[n[at.BARRIER_A]]:
            found.append("the barrier does not lie between two neighbours")
        if n[at.BARRIER_A] and not 0 <= n[at.BARRIER_OWNER] < s.seats:
            found.append("nobody controls the barrier")
        if not 0 <= n[at.BAKSHEESH] < len(self.numbers.baksheesh_sides):
            found.append("the baksheesh tile has no such side")
        return found
