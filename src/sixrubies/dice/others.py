"""What a bazaar card offers the other players (docs/rules/dice.md, DG41 to DG45). Frame of each step: `a` card.

Who has nothing to choose, because he cannot pay, is not asked.
"""

from sixrubies.core.frame import AUTO, NOTHING, Frame
from sixrubies.core.step import Reason, Step
from sixrubies.dice.actions import DECLINE, GIVE, PAY, TAKE
from sixrubies.dice.effects import gain, pay, tell
from sixrubies.dice.events import CARD_DECLINED
from sixrubies.dice.reasons import NEEDS_CRYSTAL, NEEDS_LIRA, NO_MARKER
from sixrubies.dice.state import State
from sixrubies.dice.things import BROWN, CRYSTAL, LIRA, resource_of


class Offered(Step[State]):
    """Every benefit may be declined (DG41.3)."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        if action == NOTHING:
            return
        if action == DECLINE:
            tell(s, CARD_DECLINED, f.seat, f.a)
        else:
            self.accept(s, f, action)

    def accept(self, s: State, f: Frame, action: int) -> None:
        raise NotImplementedError


class OfferSale(Offered):
    """DG42.2, DG41.5 Discard the resource shown for Lira, once; brown may stand in for a colour."""

    def owner(self, s: State, f: Frame) -> int:
        resource = resource_of(f.a)
        can = s.owned(f.seat, resource) > 0 or (resource != CRYSTAL and s.owned(f.seat, BROWN) > 0)
        return f.seat if can else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        resource = resource_of(f.a)
        return [DECLINE, GIVE + resource] if resource == CRYSTAL else [DECLINE, GIVE + resource, GIVE + BROWN]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        if action == DECLINE or s.owned(f.seat, action - GIVE) > 0:
            return None
        return Reason(NEEDS_CRYSTAL, 1, 0) if action == GIVE + CRYSTAL else Reason(NO_MARKER, action - GIVE)

    def accept(self, s: State, f: Frame, action: int) -> None:
        pay(s, f.seat, action - GIVE, 1)
        gain(s, f.seat, LIRA, s.rules.sale_price[resource_of(f.a)])


class OfferShare(Offered):
    """DG43.2 The resource shown or Lira."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, TAKE + resource_of(f.a), TAKE + LIRA]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def accept(self, s: State, f: Frame, action: int) -> None:
        resource = action - TAKE
        gain(s, f.seat, resource, s.rules.share_lira if resource == LIRA else 1)


class OfferGift(Offered):
    """DG44.2 A marker of the colour shown."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, TAKE + resource_of(f.a)]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def accept(self, s: State, f: Frame, action: int) -> None:
        gain(s, f.seat, action - TAKE, 1)


class OfferMarker(Offered):
    """DG45.2 A marker of the colour shown for two Lira."""

    def owner(self, s: State, f: Frame) -> int:
        return f.seat if s.owned(f.seat, LIRA) >= s.rules.offer_price else AUTO

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, PAY]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        has, price = s.owned(f.seat, LIRA), s.rules.offer_price
        return Reason(NEEDS_LIRA, price, has) if action == PAY and has < price else None

    def accept(self, s: State, f: Frame, action: int) -> None:
        pay(s, f.seat, LIRA, s.rules.offer_price)
        gain(s, f.seat, resource_of(f.a), 1)
