"""Views: a state as one seat or a spectator may see it (docs/rules/base.md, H). Only views leave the engine."""

from typing import Any

from sixrubies.board import fields as at
from sixrubies.board.codec import describe
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.fields import LISTS, NOBODY, OWNER
from sixrubies.board.places.gemstone_dealer import price as dealer_price
from sixrubies.board.places.sultans_palace import price as palace_price
from sixrubies.board.state import State
from sixrubies.board.steps import CARD_DONE
from sixrubies.board.things import (
    DEALER_RUBIES,
    DEMAND_NAMES,
    GOOD_NAMES,
    LARGE_MARKET,
    PALACE_RUBIES,
    PLAY_STREAM,
    SMALL_MARKET,
    TILE_NAMES,
    UNSEEN,
)
from sixrubies.core.errors import IllegalAction
from sixrubies.core.event import Event
from sixrubies.core.frame import CHANCE
from sixrubies.core.record import digest
from sixrubies.core.rng import Source, stream

HIDDEN_LISTS = {field.name for field in LISTS if field.seen_by in (OWNER, NOBODY)}


def mask(s: State, seat: int) -> State:
    """A copy in which hidden lists hold only what `seat` may know: its own hand, and cards known to all (A22)."""
    masked = s.clone()
    assert {"hand", "held", "pile"} == HIDDEN_LISTS  # whoever adds a hidden list masks it here
    for card in range(s.rules.kinds):
        masked.pile[card] = 0
        for other in range(s.seats):
            if other != seat:
                masked.hand[card * s.seats + other] = s.known_cards(other, card)
    for other in range(s.seats):
        if other != seat:
            kinds = [card for card in range(s.rules.kinds) if masked.in_hand(other, card)]
            masked.held[other] = sum(1 << card for card in kinds)
    return masked


class View:
    """Read-only: no `act`, no chance. `sample` gives a consistent state for search."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.seats = s.seats
        self._s = mask(s, seat)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for the outside: the described state, hidden parts as None, and what is printed on the places."""
        told = describe(self._s)
        told["you"] = self.seat if self.seat >= 0 else None
        told["owner"] = self._s.owner
        told["pile"] = None
        for seat, player in enumerate(told["players"]):
            player["capacity"] = self._s.capacity(seat)
            if seat != self.seat:
                player["hand"] = None
        told["table"] = self.table()
        return told

    def table(self) -> dict[str, Any]:
        """What everybody reads off the tiles: layout, goal, prices, demand, mail."""
        s, rules = self._s, self._s.rules
        reward = rules.post_office[s.n[at.MAIL]]
        return {
            **{key: value for box in rules.boxes for key, value in box.table(s).items()},
            "layout": [row[:] for row in rules.bazaar.rows],
            "goal": rules.goal,
            "toll": rules.toll,
            "wainwright_price": rules.wainwright_price,
            "palace_price": _goods(palace_price(s)) if s.rubies_left(PALACE_RUBIES) else None,
            "dealer_price": dealer_price(s) if s.rubies_left(DEALER_RUBIES) else None,
            "post_office": {**_goods(reward[:4]), "lira": reward[4]},
            "demand": {
                "large_market": self._demand(LARGE_MARKET),
                "small_market": self._demand(SMALL_MARKET),
            },
            "market_prices": {"large_market": rules.large_market[1:], "small_market": rules.small_market[1:]},
            "mosque_symbols": {
                name: rules.mosque_symbols[s.n[at.MOSQUE + tile] - 1] if s.n[at.MOSQUE + tile] else None
                for tile, name in enumerate(TILE_NAMES)
            },
        }

    def _demand(self, place: int) -> dict[str, Any] | None:
        tile = self._s.demand(place)
        if tile == UNSEEN:
            return None
        return {"tile": DEMAND_NAMES[tile], **_goods(self._s.rules.demand_tiles[tile])}

    def digest(self) -> str:
        return digest(self.to_dict())

    def unseen(self) -> list[int]:
        """Copies per kind of bonus card that this viewer can't place: in the pile or unknown in a hand."""
        s = self._s
        left = s.rules.copies[:]
        for card in range(s.rules.kinds):
            for seat in range(s.seats):
                left[card] -= s.in_hand(seat, card)
        for card in [*s.discard, *s.guild_discard]:
            left[card] -= 1
        for f in s.frames:
            if f.step == CARD_DONE:
                left[f.a] -= 1
        return left

    def sample(self, source: Source) -> State:
        """A state this view is a view of: unseen cards dealt at random to unknown hands, the rest in the pile."""
        s = self._s.clone()
        left = self.unseen()
        for seat in range(s.seats):
            for deck in s.rules.decks:
                known = sum(s.in_hand(seat, card) for card in deck)
                for _ in range(s.held_of(seat, deck) - known):
                    card = _pick(left, deck, source)
                    left[card] -= 1
                    s.hand[card * s.seats + seat] += 1
                    s.held[seat] |= 1 << card
        s.pile[:] = left
        return s

    def preview(self, action: int) -> dict[str, Any]:
        """What changes, as far as this viewer can know, up to the next decision or chance. For his own options only."""
        if self._s.owner < 0 or self.seat != self._s.owner or action not in self._s.rules.legal(self._s):
            raise IllegalAction("only options of the one who decides have a preview")
        before = describe(self._s)
        s = self._s.clone()
        events: list[Event] = []
        s.log = events
        s.rules.act(s, action)
        changes: dict[str, list[Any]] = {}
        _diff("", before, describe(s), changes)
        told = [{"kind": EVENT_NAMES[e.kind], "seat": e.seat, "a": e.a, "b": e.b, "c": e.c} for e in events]
        return {"changes": changes, "events": told, "chance": s.owner == CHANCE}


def _pick(left: list[int], deck: list[int], source: Source) -> int:
    """A kind of the deck, each unseen copy as likely."""
    number = source.below(stream(PLAY_STREAM), sum(left[card] for card in deck))
    for card in deck:
        if number < left[card]:
            return card
        number -= left[card]
    raise AssertionError("a number beyond the deck")


def _goods(counts: list[int]) -> dict[str, int]:
    return dict(zip([*GOOD_NAMES, "any"], counts, strict=False))


def _diff(path: str, before: Any, after: Any, out: dict[str, list[Any]]) -> None:
    if path in ("pile", "pending"):
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in sorted(set(before) | set(after)):
            _diff(f"{path}.{key}" if path else key, before.get(key), after.get(key), out)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and path == "players":
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            _diff(f"{path}.{i}", old, new, out)
    elif before != after:
        out[path] = [before, after]
