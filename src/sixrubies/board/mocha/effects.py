"""Effects of the box: the only functions that write its fields."""

from sixrubies.board.effects import tell, to_hand
from sixrubies.board.events import (
    BAKSHEESH_TURNED,
    BARRIER_LAID,
    COFFEE_GAINED,
    COFFEE_PAID,
    GUILD_CARD_DRAWN,
    GUILD_RESHUFFLED,
    TAVERN_TILE_TAKEN,
)
from sixrubies.board.fields import (
    BAKSHEESH,
    BARRED,
    BARRIER_A,
    BARRIER_B,
    BARRIER_OWNER,
    COFFEE_AT,
    GUILD_PILE,
    TAVERN_STACK,
    TAVERN_TILES,
)
from sixrubies.board.reasons import NEEDS_COFFEE
from sixrubies.board.state import State
from sixrubies.core.event import EVERYONE
from sixrubies.core.step import Reason


def coffee(s: State, seat: int) -> int:
    return s.n[COFFEE_AT + seat]


def gain_coffee(s: State, seat: int, amount: int) -> None:
    s.n[COFFEE_AT + seat] += amount
    tell(s, COFFEE_GAINED, seat, amount)


def pay_coffee(s: State, seat: int, amount: int) -> None:
    if amount:
        s.n[COFFEE_AT + seat] -= amount
        tell(s, COFFEE_PAID, seat, amount)


def coffee_short(s: State, seat: int, price: int) -> Reason | None:
    return None if coffee(s, seat) >= price else Reason(NEEDS_COFFEE, price, coffee(s, seat))


def has_tavern_tile(s: State, seat: int, tile: int) -> bool:
    return s.n[TAVERN_TILES + seat] >> tile & 1 != 0


def take_tavern_tile(s: State, seat: int, tile: int) -> None:
    s.n[TAVERN_STACK + tile] -= 1
    s.n[TAVERN_TILES + seat] |= 1 << tile
    tell(s, TAVERN_TILE_TAKEN, seat, tile)


def lay_barrier(s: State, seat: int, place: int, other: int) -> None:
    """Between two places; its owner has the control tile now."""
    s.n[BARRIER_A] = min(place, other)
    s.n[BARRIER_B] = max(place, other)
    s.n[BARRIER_OWNER] = seat
    tell(s, BARRIER_LAID, seat, place, other)


def turn_baksheesh(s: State, seat: int, sides: int) -> None:
    s.n[BAKSHEESH] = (s.n[BAKSHEESH] + 1) % sides
    tell(s, BAKSHEESH_TURNED, seat, s.n[BAKSHEESH])


def bar_place_bound(s: State) -> None:
    """Ruling E11: for the whole turn."""
    s.n[BARRED] = 1


def can_draw_guild(s: State) -> bool:
    return s.n[GUILD_PILE] > 0 or len(s.guild_discard) > 0


def draw_guild_card(s: State, seat: int, card: int) -> None:
    s.pile[card] -= 1
    s.n[GUILD_PILE] -= 1
    to_hand(s, seat, card)
    tell(s, GUILD_CARD_DRAWN, seat, secret=card, audience=seat)
    if s.n[GUILD_PILE] == 0:
        refill_guild(s)


def refill_guild(s: State) -> None:
    """Rulings A16, B1: the shuffled discard pile becomes the face-down pile; a card in play is not in it."""
    if not s.guild_discard:
        return
    count = len(s.guild_discard)
    for card in s.guild_discard:
        s.pile[card] += 1
    s.n[GUILD_PILE] += count
    s.guild_discard.clear()
    tell(s, GUILD_RESHUFFLED, EVERYONE, count)
