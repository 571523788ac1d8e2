"""A seat's things, and what it can still get, as one short list of numbers: cheap to copy, and all a plan changes."""

from typing import Final

from sixrubies.board.fields import (
    BAKSHEESH,
    COFFEE_AT,
    EXTENSIONS,
    FAMILY_AT,
    LIRA,
    MAIL,
    MERCHANT_AT,
    MOSQUE,
    OWN_TILES,
    POSTED,
    RESERVE,
    RUBIES,
    RUBIES_AT,
    STACK,
    WHEELBARROW,
)
from sixrubies.board.state import State
from sixrubies.board.things import (
    COFFEE_HOUSE_RUBIES,
    DEALER_RUBIES,
    FIVE_LIRA,
    GOODS,
    LARGE_MARKET,
    PALACE_RUBIES,
    POLICE_STATION,
    SMALL_MARKET,
    TILES,
)
from sixrubies.search.boxes.outlook import seals_of_seat

# Offsets.
O_GOODS: Final = 0  # + good
O_LIRA: Final = 4  # with the cards that are money
O_PLACE: Final = 5
O_EXTENSIONS: Final = 6
O_TILES: Final = 7
O_RUBIES: Final = 8
O_STACK: Final = 9
O_POSTED: Final = 10
O_RESERVE: Final = 11
O_MAIL: Final = 12
O_FAMILY: Final = 13  # 1 while the family member is ready to be sent
O_DEALER: Final = 14  # rubies left
O_PALACE: Final = 15
O_MOSQUE: Final = 16  # + tile: tiles left
O_LARGE: Final = 20  # demand tiles, UNSEEN once sold to
O_SMALL: Final = 21
O_MET: Final = 22  # bit p: whoever was at the place has been met
O_DRAWN: Final = 23  # cards drawn in the plan, of unknown kind
O_CARDS: Final = 24  # + card of the base game
O_SIZE: Final = 34

BASE_CARDS: Final = 10


def own(s: State, seat: int) -> list[int]:
    """Of a seat, at the end of its turn or before it."""
    n = s.n
    first = WHEELBARROW + seat * GOODS
    h = n[first : first + GOODS]
    money = s.in_hand(seat, FIVE_LIRA)
    h.append(n[LIRA + seat] + s.rules.card_lira * money)
    h.append(n[MERCHANT_AT + seat])
    h.append(n[EXTENSIONS + seat])
    h.append(n[OWN_TILES + seat])
    h.append(n[RUBIES + seat])
    h.append(n[STACK + seat])
    h.append(n[POSTED + seat])
    h.append(n[RESERVE + seat])
    h.append(n[MAIL])
    h.append(1 if n[FAMILY_AT + seat] == POLICE_STATION else 0)
    h.append(n[RUBIES_AT + DEALER_RUBIES])
    h.append(n[RUBIES_AT + PALACE_RUBIES])
    h += n[MOSQUE : MOSQUE + TILES]
    h.append(s.demand(LARGE_MARKET))
    h.append(s.demand(SMALL_MARKET))
    h.append(0)
    h.append(0)
    hand = s.hand
    seats = s.seats
    for card in range(BASE_CARDS):
        h.append(hand[card * seats + seat])
    return h


# Behind them with boxes in play.
O_COFFEE: Final = 34
O_COFFEE_LEFT: Final = 35  # rubies at the Coffee House
O_SIDE: Final = 36  # of the baksheesh tile
O_SEALS: Final = 37


def own_with_boxes(s: State, seat: int) -> list[int]:
    """What the boxes add; nothing of a box that is not in play."""
    n = s.n
    h = own(s, seat)
    h.append(n[COFFEE_AT + seat] if len(n) > COFFEE_AT else 0)
    h.append(n[RUBIES_AT + COFFEE_HOUSE_RUBIES])
    h.append(n[BAKSHEESH] if len(n) > BAKSHEESH else 0)
    h.append(seals_of_seat(s, seat))
    return h


assert O_LIRA == GOODS and O_LARGE == O_MOSQUE + TILES and O_SIZE == O_CARDS + BASE_CARDS
