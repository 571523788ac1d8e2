"""Views: a state as one seat or a spectator may see it (docs/rules/dice.md, DG70). Only views leave the engine.

Everything is public here but what nobody knows, the order of the pile and of the stack, and that is no part of a state.
"""

from typing import Any

from sixrubies.core.changes import changes
from sixrubies.core.errors import IllegalAction
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.record import digest
from sixrubies.core.rng import Source
from sixrubies.dice.codec import describe
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.dice.fields import LISTS, PILE, PUBLIC
from sixrubies.dice.rules import Condition
from sixrubies.dice.state import State
from sixrubies.dice.things import (
    AREA_NAMES,
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    CONDITIONAL,
    CRYSTAL,
    EXTRA_ACTION,
    EXTRA_DIE,
    RESOURCE_NAMES,
    TILE_NAMES,
    TRADE_AREAS,
)


class View:
    """Read-only: no `act`, no chance. `sample` gives a consistent state for search."""

    def __init__(self, s: State, seat: int) -> None:
        assert all(field.seen_by == PUBLIC for field in LISTS)  # whoever adds a hidden list masks it here
        self.seat = seat
        self.seats = s.seats
        self.boxes = 0  # expansion boxes in play
        self._s = s.clone()

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the outside: the described state, and what is printed on board, tiles and cards."""
        told = describe(self._s)
        told["you"] = self.seat if self.seat >= 0 else None
        told["owner"] = self._s.owner
        told["table"] = self.table()
        return told

    def table(self) -> dict[str, Any]:
        """What everybody reads off the board, the tiles and the cards."""
        s, rules = self._s, self._s.rules
        areas = range(TRADE_AREAS)
        return {
            "goal": rules.goal,
            "mosque_tiles": rules.mosque_need,
            "price": {AREA_NAMES[a]: s.price(a) if s.rubies_left(a) else None for a in areas},
            "prices": {AREA_NAMES[area]: rules.prices[area][:] for area in areas},
            "dice": rules.rolled + s.serving(EXTRA_DIE),
            "actions": rules.actions + s.serving(EXTRA_ACTION),
            "tile_costs": {name: _goods(rules.tile_costs[tile]) for tile, name in enumerate(TILE_NAMES)},
            "income": {"lira": rules.income_lira, "crystal": rules.income_crystals, "card": rules.income_cards},
            "coin_lira": rules.coin_lira,
            "reroll_crystals": rules.reroll_crystals,
            "sale_lira": rules.sale_lira,
            "sale_price": {RESOURCE_NAMES[r]: p for r, p in enumerate(rules.sale_price) if r <= CRYSTAL and p},
            "share_lira": rules.share_lira,
            "offer_price": rules.offer_price,
            "otherwise_lira": rules.otherwise_lira,
            "conditions": {CARD_NAMES[card]: _printed(rules.condition(card)) for card in range(CONDITIONAL, CARDS)},
            "worth": {"marker": rules.marker_worth, "crystal": rules.crystal_worth},
        }

    def digest(self) -> str:
        return digest(self.to_dict())

    def unseen(self) -> list[int]:
        """Copies per bazaar card in the face-down pile: everybody can count them."""
        return self._s.n[PILE : PILE + CARDS]

    def sample(self, source: Source) -> State:
        """A state this view is a view of: there is only one."""
        return self._s.clone()

    def preview(self, action: int) -> dict[str, Any]:
        """What changes up to the next decision or chance. For the own options of the viewer only."""
        if self._s.owner < 0 or self.seat != self._s.owner or action not in self._s.rules.legal(self._s):
            raise IllegalAction("only options of the one who decides have a preview")
        s = self._s.clone()
        events: list[Event] = []
        s.log = events
        s.rules.act(s, action)
        changed = changes(describe(self._s), describe(s), ("pending",), "players")
        told = [{"kind": EVENT_NAMES[e.kind], "seat": e.seat, "a": e.a, "b": e.b, "c": e.c} for e in events]
        return {"changes": changed, "events": told, "chance": s.owner == CHANCE}


def _goods(cost: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip([*COLOUR_NAMES, "any"], cost, strict=True) if count}


def _printed(condition: Condition) -> dict[str, Any]:
    give, take = _resources(condition.give), _resources(condition.take)
    if condition.give_tile:
        give["tile"] = 1
    if condition.take_tile:
        take["tile"] = 1
    if condition.take_ruby:
        take["ruby"] = 1
    return {"own": _resources(condition.own), "dice": condition.dice, "give": give, "take": take}


def _resources(counts: list[int]) -> dict[str, int]:
    return {RESOURCE_NAMES[resource]: count for resource, count in enumerate(counts) if count}
