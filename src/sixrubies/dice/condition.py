"""Cards with a condition, for the current player alone (docs/rules/dice.md, DG40, DG46 to DG49)."""

from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason, Step
from sixrubies.dice.actions import DECLINE, FULFIL, GIVE_UP, RUBY, TILE
from sixrubies.dice.effects import gain, give_up_tile, pay, take_ruby, tell
from sixrubies.dice.events import CARD_DECLINED, CARD_FULFILLED
from sixrubies.dice.fields import DISPLAY, NO_TILE, OWN_TILES
from sixrubies.dice.gains import take_tile
from sixrubies.dice.pay import ask_goods, most_goods, packed
from sixrubies.dice.reasons import (
    NEEDS_BROWN,
    NEEDS_CARD_DICE,
    NEEDS_CRYSTAL,
    NEEDS_GOODS,
    NEEDS_LIRA,
    NO_OPEN_TILE,
    NO_OWN_TILE,
    NO_RUBY,
)
from sixrubies.dice.rules import Condition
from sixrubies.dice.state import State
from sixrubies.dice.steps import CARD_GIVE_UP, CARD_RUBY, CARD_TILE, GAIN_RESOURCE
from sixrubies.dice.things import ABILITIES, BROWN, COLOURS, CRYSTAL, LIRA, RESOURCES, TRADE_AREAS

NEEDS: list[tuple[int, int]] = [(BROWN, NEEDS_BROWN), (CRYSTAL, NEEDS_CRYSTAL), (LIRA, NEEDS_LIRA)]


def unfulfilled(s: State, seat: int, card: int, dice: int) -> Reason | None:
    """Why the condition can't be fulfilled; also where the card could give nothing (DG40.5)."""
    condition = s.rules.condition(card)
    if dice < condition.dice:
        return Reason(NEEDS_CARD_DICE, condition.dice, dice)
    if condition.take_tile and s.n[DISPLAY] == NO_TILE:
        return Reason(NO_OPEN_TILE)
    if condition.take_ruby and not any_ruby(s):
        return Reason(NO_RUBY, -1)
    if condition.give_tile and s.n[OWN_TILES + seat] == 0:
        return Reason(NO_OWN_TILE)
    return unpayable(s, seat, condition)


def unpayable(s: State, seat: int, condition: Condition) -> Reason | None:
    """DG40.7 With what is owned; brown may stand in for a coloured marker."""
    for resource, reason in NEEDS:
        needed, has = condition.own[resource], s.owned(seat, resource)
        if condition.give[resource] > needed:
            needed = condition.give[resource]
        if has < needed:
            return Reason(reason, needed, has)
    for colour in range(COLOURS):
        if s.owned(seat, colour) < condition.own[colour]:
            return Reason(NEEDS_GOODS, condition.own[colour], s.owned(seat, colour))
    if condition.give_colours:
        most = most_goods(s, seat, packed(colours_of(condition), 1)) - condition.give[BROWN]
        if most < condition.give_colours:
            return Reason(NEEDS_GOODS, condition.give_colours, most)
    return None


def colours_of(condition: Condition) -> list[int]:
    return [*condition.give[:COLOURS], 0]


def any_ruby(s: State) -> bool:
    for area in range(TRADE_AREAS):
        if s.rubies_left(area) > 0:
            return True
    return False


class Fulfil(Step[State]):
    """DG40.3, DG40.4 Fulfil the condition, or take one Lira. Frame: `a` card, `b` dice used."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [FULFIL, DECLINE]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return unfulfilled(s, f.seat, f.a, f.b) if action == FULFIL else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        seat = f.seat
        if action == DECLINE:
            tell(s, CARD_DECLINED, seat, f.a)
            gain(s, seat, LIRA, s.rules.otherwise_lira)
            return
        tell(s, CARD_FULFILLED, seat, f.a)
        condition = s.rules.condition(f.a)
        for resource in range(BROWN, RESOURCES):
            if condition.give[resource]:
                pay(s, seat, resource, condition.give[resource])
        # From here on what comes last is pushed first.
        if condition.take_ruby:
            s.push(Frame(CARD_RUBY, seat, a=f.a))
        if condition.take_tile:
            s.push(Frame(CARD_TILE, seat, a=f.a))
        for resource in range(RESOURCES - 1, -1, -1):
            if condition.take[resource]:
                s.push(Frame(GAIN_RESOURCE, seat, a=resource, b=condition.take[resource]))
        if condition.give_tile:
            s.push(Frame(CARD_GIVE_UP, seat, a=f.a))
        if condition.give_colours:
            ask_goods(s, seat, colours_of(condition), condition.give_colours, 1)


class GiveUpTile(Step[State]):
    """DG28 One of the own mosque tiles, by what it is good for. Frame: `a` card."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GIVE_UP + ability for ability in range(ABILITIES) if s.tiles(f.seat, ability) > 0]

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        give_up_tile(s, f.seat, action - GIVE_UP)


class TakeTile(Step[State]):
    """One of the open tiles. Frame: `a` card."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return sorted({TILE + tile for tile in s.open_tiles()})

    def options(self, s: State, f: Frame) -> list[int]:
        return self.candidates(s, f)

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_tile(s, f.seat, action - TILE)


class TakeRuby(Step[State]):
    """The next ruby of any area but the mosque. Frame: `a` card."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [RUBY + area for area in range(TRADE_AREAS)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.rubies_left(action - RUBY) > 0 else Reason(NO_RUBY, action - RUBY)

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_ruby(s, f.seat, action - RUBY)
