"""Place 19, the Tavern: the barrier, a tavern tile, or the baksheesh ruby."""

from sixrubies.board.actions import ACT, BARRIER, BESIDE, RUBY_FROM, TAVERN_CHOICE
from sixrubies.board.effects import pay_good, take_ruby
from sixrubies.board.fields import BAKSHEESH, BARRIER_A, BARRIER_B, TAVERN_STACK
from sixrubies.board.flow import action_barred
from sixrubies.board.mocha.effects import (
    coffee_short,
    has_tavern_tile,
    lay_barrier,
    pay_coffee,
    take_tavern_tile,
    turn_baksheesh,
)
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.places.police_station import FamilyAction
from sixrubies.board.reasons import (
    ACTION_IMPOSSIBLE,
    BARRIER_LIES_HERE,
    NEEDS_GOOD,
    NO_EXCHANGE,
    NO_RUBY,
    OWN_TAVERN_TILE,
    TAVERN_STACK_EMPTY,
)
from sixrubies.board.rules import Entry
from sixrubies.board.state import State
from sixrubies.board.steps import TAVERN_ACTION, TAVERN_BARRIER, TAVERN_BESIDE, TAVERN_RUBY
from sixrubies.board.things import COFFEE_HOUSE_RUBIES, DEALER_RUBIES, GOODS, PALACE_RUBIES
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import Reason, Step

LAY_BARRIER, MOVEMENT, ENCOUNTER, RUBY = 0, 1, 2, 3
TRACKS = [PALACE_RUBIES, DEALER_RUBIES, COFFEE_HOUSE_RUBIES]


def tile_cost(s: State, numbers: MochaNumbers, tile: int) -> int:
    """What the tile on top of the pile asks for."""
    costs = numbers.tavern_costs[tile]
    return costs[len(costs) - s.n[TAVERN_STACK + tile]]


def tile_barred(s: State, numbers: MochaNumbers, seat: int, tile: int, beside: int = 0) -> Reason | None:
    """Why a tavern tile can't be taken; `beside` is coffee to be paid together with it."""
    if has_tavern_tile(s, seat, tile):
        return Reason(OWN_TAVERN_TILE, tile)
    if s.n[TAVERN_STACK + tile] == 0:
        return Reason(TAVERN_STACK_EMPTY, tile)
    return coffee_short(s, seat, tile_cost(s, numbers, tile) + beside)


class Tavern(Entry):
    """Exactly one of the three: barrier, tile, ruby."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def choice_barred(self, s: State, seat: int, choice: int) -> Reason | None:
        if choice == LAY_BARRIER:
            return coffee_short(s, seat, self.numbers.barrier_coffee)
        if choice != RUBY:
            return tile_barred(s, self.numbers, seat, choice - MOVEMENT)
        if all(s.rubies_left(slot) == 0 for slot in TRACKS):
            return Reason(NO_RUBY)
        goods = self.numbers.baksheesh_sides[s.n[BAKSHEESH]]
        for good in range(GOODS):
            if s.good(seat, good) < goods[good]:
                return Reason(NEEDS_GOOD, goods[good], good)
        return coffee_short(s, seat, self.numbers.baksheesh_coffee)

    def barred(self, s: State, seat: int, place: int) -> Reason | None:
        for choice in (LAY_BARRIER, MOVEMENT, ENCOUNTER, RUBY):
            if self.choice_barred(s, seat, choice) is None:
                return None
        return Reason(NO_EXCHANGE)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [TAVERN_CHOICE + choice for choice in (LAY_BARRIER, MOVEMENT, ENCOUNTER, RUBY)]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return self.choice_barred(s, f.seat, action - TAVERN_CHOICE)

    def apply(self, s: State, f: Frame, action: int) -> None:
        choice = action - TAVERN_CHOICE
        if choice == LAY_BARRIER:
            pay_coffee(s, f.seat, self.numbers.barrier_coffee)
            s.push(Frame(TAVERN_BARRIER, f.seat, f.place, f.by))
        elif choice == RUBY:
            goods = self.numbers.baksheesh_sides[s.n[BAKSHEESH]]
            pay_coffee(s, f.seat, self.numbers.baksheesh_coffee)
            for good in range(GOODS):
                if goods[good]:
                    pay_good(s, f.seat, good, goods[good])
            s.push(Frame(TAVERN_RUBY, f.seat, f.place, f.by))
        else:
            pay_coffee(s, f.seat, tile_cost(s, self.numbers, choice - MOVEMENT))
            take_tavern_tile(s, f.seat, choice - MOVEMENT)


class ChooseRuby(Step[State]):
    """The next ruby of the Palace, the Dealer or the Coffee House; then the baksheesh tile is turned over."""

    def __init__(self, numbers: MochaNumbers) -> None:
        super().__init__()
        self.numbers = numbers

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [RUBY_FROM + track for track in range(len(TRACKS))]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return None if s.rubies_left(TRACKS[action - RUBY_FROM]) else Reason(NO_RUBY)

    def apply(self, s: State, f: Frame, action: int) -> None:
        take_ruby(s, f.seat, TRACKS[action - RUBY_FROM])
        turn_baksheesh(s, f.seat, len(self.numbers.baksheesh_sides))


class LayBarrier(Step[State]):
    """B3: beside which place; its action follows. Frame: `b` is 1 where the action must be carried out (E1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [BARRIER + place for place in s.rules.bazaar.places]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        place = action - BARRIER
        if f.b and action_barred(s, f.seat, place) is not None:
            return Reason(ACTION_IMPOSSIBLE, place)
        return None

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(TAVERN_BESIDE, f.seat, action - BARRIER, f.by, b=f.b))


class ChooseSide(Step[State]):
    """On which border of the place; never where the barrier lies already."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [BESIDE + place for place in sorted(s.rules.bazaar.beside[f.place])]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        a, b = min(f.place, action - BESIDE), max(f.place, action - BESIDE)
        return Reason(BARRIER_LIES_HERE) if s.n[BARRIER_A] == a and s.n[BARRIER_B] == b else None

    def apply(self, s: State, f: Frame, action: int) -> None:
        lay_barrier(s, f.seat, f.place, action - BESIDE)
        s.push(Frame(TAVERN_ACTION, f.seat, f.place, f.by, b=f.b))


class BarrierAction(FamilyAction):
    """The action of the place beside the barrier, or none; with guild card 19 it is carried out at once (E1)."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO if f.b else f.seat

    def apply(self, s: State, f: Frame, action: int) -> None:
        super().apply(s, f, ACT if f.b else action)
