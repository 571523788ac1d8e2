"""Goods and coffee alike, where a text says "a good (or coffee)"."""

from sixrubies.board.effects import gain_good, pay_good, tell
from sixrubies.board.events import COFFEE_GAINED, COFFEE_PAID
from sixrubies.board.fields import COFFEE_AT
from sixrubies.board.state import State
from sixrubies.board.things import COFFEE


def held_ware(s: State, seat: int, ware: int) -> int:
    return s.n[COFFEE_AT + seat] if ware == COFFEE else s.good(seat, ware)


def gain_ware(s: State, seat: int, ware: int) -> None:
    if ware == COFFEE:
        s.n[COFFEE_AT + seat] += 1
        tell(s, COFFEE_GAINED, seat, 1)
    else:
        gain_good(s, seat, ware)


def pay_ware(s: State, seat: int, ware: int) -> None:
    if ware == COFFEE:
        s.n[COFFEE_AT + seat] -= 1
        tell(s, COFFEE_PAID, seat, 1)
    else:
        pay_good(s, seat, ware)
