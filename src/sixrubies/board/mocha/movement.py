"""Moving with the barrier, the Movement tile and the corner card (rulings A1, B3 to B5)."""

from sixrubies.board.actions import MOVE
from sixrubies.board.fields import BARRIER_A, BARRIER_B, BARRIER_OWNER
from sixrubies.board.mocha.effects import has_tavern_tile
from sixrubies.board.reasons import NO_CORNER, SAME_PLACE, TOO_FAR
from sixrubies.board.rules import Passage
from sixrubies.board.state import State
from sixrubies.board.things import MOVEMENT_TILE, PLACES
from sixrubies.board.turn import Move, MoveFar
from sixrubies.core.frame import Frame
from sixrubies.core.step import Reason


def stopped(s: State, seat: int, place: int, other: int) -> bool:
    """The barrier lies between two neighbours, and the seat does not control it."""
    n = s.n
    if n[BARRIER_A] == 0 or n[BARRIER_OWNER] == seat:
        return False
    return (n[BARRIER_A] == place and n[BARRIER_B] == other) or (n[BARRIER_A] == other and n[BARRIER_B] == place)


class BarrierPassage(Passage):
    """B3: the barrier stops companions and family steps too."""

    def beside(self, s: State, seat: int, place: int) -> list[int]:
        around = s.rules.bazaar.beside[place]
        if s.n[BARRIER_A] != place and s.n[BARRIER_B] != place:
            return around
        return [other for other in around if not stopped(s, seat, place, other)]


def distances(s: State, seat: int, start: int, most: int = PLACES) -> list[int]:
    """Steps of the shortest path the seat may take, by place; -1 where no place is, or none within `most` steps."""
    bazaar = s.rules.bazaar
    steps = [-1] * PLACES
    steps[start] = 0
    queue = [start]
    i = 0
    while i < len(queue):
        place = queue[i]
        i += 1
        if steps[place] == most:
            break
        for other in bazaar.beside[place]:
            if steps[other] < 0 and not stopped(s, seat, place, other):
                steps[other] = steps[place] + 1
                queue.append(other)
    return steps


def in_the_way(s: State, seat: int, most: int) -> bool:
    """The barrier may stop the seat's merchant on a move of at most so many steps."""
    one, other = s.n[BARRIER_A], s.n[BARRIER_B]
    if one == 0 or s.n[BARRIER_OWNER] == seat:
        return False
    bazaar, here = s.rules.bazaar, s.merchant(seat)
    return bazaar.distance(here, one) < most or bazaar.distance(here, other) < most


def within(s: State, seat: int, least: int, most: int) -> list[int]:
    """Places in reach on paths that the barrier leaves."""
    steps = distances(s, seat, s.merchant(seat), most)
    return [place for place in s.rules.bazaar.places if least <= steps[place] <= most]


def with_lines(s: State, seat: int, places: list[int]) -> list[int]:
    """B4: to `places`, or any number of places in one line, up to the edge or the barrier."""
    bazaar = s.rules.bazaar
    start = s.merchant(seat)
    found = [0] * PLACES
    for place in places:
        found[place] = 1
    for direction in range(4):
        place = start
        other = bazaar.neighbour[place][direction]
        while other and not stopped(s, seat, place, other):
            found[other] = 1
            place = other
            other = bazaar.neighbour[place][direction]
    return [place for place in bazaar.places if found[place]]


def way_round(s: State, f: Frame, action: int, plain: Reason | None) -> Reason | None:
    """A1: the barrier lengthens the distance that is named to those whom it stops."""
    if plain is None or plain.kind != TOO_FAR:
        return plain
    return Reason(TOO_FAR, distances(s, f.seat, s.merchant(f.seat))[action - MOVE])


class MochaMove(Move):
    """M1 with the barrier, and with the Movement tile any number of places in one line."""

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return way_round(s, f, action, super().why_not(s, f, action))

    def reach(self, s: State, f: Frame) -> list[int]:
        near, bazaar, seat = s.rules.near, s.rules.bazaar, f.seat
        here = s.merchant(seat)
        if not has_tavern_tile(s, seat, MOVEMENT_TILE):
            return within(s, seat, near[0], near[1]) if in_the_way(s, seat, near[1]) else bazaar.near[here]
        if in_the_way(s, seat, near[1]):
            return with_lines(s, seat, within(s, seat, near[0], near[1]))
        if (
            in_the_way(s, seat, PLACES)
            and bazaar.in_line(here, s.n[BARRIER_A])
            and bazaar.in_line(here, s.n[BARRIER_B])
        ):
            return with_lines(s, seat, bazaar.near[here])
        return bazaar.near_or_line[here]


class MochaMoveFar(MoveFar):
    """The long-move card with the barrier."""

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return way_round(s, f, action, super().why_not(s, f, action))

    def reach(self, s: State, f: Frame) -> list[int]:
        far = s.rules.far
        if in_the_way(s, f.seat, far[1]):
            return within(s, f.seat, far[0], far[1])
        return s.rules.bazaar.far[s.merchant(f.seat)]


class MoveCorner(MoveFar):
    """B5: to a corner other than the present place; the barrier does not stop a jump."""

    def reach(self, s: State, f: Frame) -> list[int]:
        here = s.merchant(f.seat)
        return [place for place in s.rules.bazaar.corners if place != here]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        place = action - MOVE
        if place in self.reach(s, f):
            return None
        return Reason(SAME_PLACE) if place == s.merchant(f.seat) else Reason(NO_CORNER)
