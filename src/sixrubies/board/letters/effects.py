"""Effects of the box: the only functions that write its fields."""

from sixrubies.board.effects import deliver_letters, tell
from sixrubies.board.events import (
    COMPANION_ENTERED,
    COMPANION_MOVED,
    COMPANION_READY,
    DIE_ROLLED,
    EXTRA_TURN,
    KIOSK_RESHUFFLED,
    KIOSK_TAKEN,
    LETTER_GIVEN,
    LETTER_RECEIVED,
    LETTERS_RESHUFFLED,
)
from sixrubies.board.events import KIOSK_SHOWN as KIOSK_SHOWN_EVENT
from sixrubies.board.fields import (
    COMPANION_AT,
    DIE1,
    DIE2,
    EXTRA_DONE,
    KIOSK_PILE,
    KIOSK_SHOWN,
    LETTER_COUNT,
    OWN_SUPPLY,
    SOCIETY_USES,
    STUCK,
)
from sixrubies.board.state import State
from sixrubies.core.event import EVERYONE

KIOSK_TILES = 24


def letter_entry(seat: int, place: int, delivered: int) -> int:
    """A letter in `State.letters`."""
    return (seat * 32 + place) * 2 + delivered


def seals(s: State, seat: int) -> tuple[int, int]:
    """How many letters of the seat show one seal, and how many two."""
    ones = 0
    twos = 0
    for entry in s.letters:
        if entry >> 6 == seat:
            if entry & 1:
                twos += 1
            else:
                ones += 1
    return ones, twos


def letters_of(s: State, seat: int) -> int:
    ones, twos = seals(s, seat)
    return ones + twos


def can_draw_letter(s: State) -> bool:
    return s.n[LETTER_COUNT] > 0 or len(s.letter_discard) > 0


def receive_letter(s: State, seat: int, place: int) -> None:
    """Laid open before its owner; delivered at once if a piece of his is on its place."""
    s.letter_pile[place] -= 1
    s.n[LETTER_COUNT] -= 1
    s.letters.append(letter_entry(seat, place, 0))
    s.letters.sort()
    tell(s, LETTER_RECEIVED, seat, place)
    deliver_letters(s, seat)
    if s.n[LETTER_COUNT] == 0:
        refill_letters(s)


def give_letter(s: State, seat: int, place: int, delivered: int) -> None:
    s.letters.remove(letter_entry(seat, place, delivered))
    s.letter_discard.append(place)
    tell(s, LETTER_GIVEN, seat, place, delivered)


def refill_letters(s: State) -> None:
    """Ruling A16 for letters."""
    if not s.letter_discard:
        return
    count = len(s.letter_discard)
    for place in s.letter_discard:
        s.letter_pile[place] += 1
    s.n[LETTER_COUNT] += count
    s.letter_discard.clear()
    tell(s, LETTERS_RESHUFFLED, EVERYONE, count)


def ready_companion(s: State, seat: int) -> None:
    """To the own supply, from the general one or from the board."""
    s.n[COMPANION_AT + seat] = OWN_SUPPLY
    tell(s, COMPANION_READY, seat)


def enter_companion(s: State, seat: int) -> None:
    s.n[COMPANION_AT + seat] = s.merchant(seat)
    tell(s, COMPANION_ENTERED, seat, s.merchant(seat))
    deliver_letters(s, seat)


def move_companion(s: State, seat: int, place: int) -> None:
    start = s.n[COMPANION_AT + seat]
    s.n[COMPANION_AT + seat] = place
    tell(s, COMPANION_MOVED, seat, start, place)
    deliver_letters(s, seat)


def companion_place(s: State, seat: int) -> int:
    """Where the companion stands; 0 where he is not on the board."""
    place = s.n[COMPANION_AT + seat]
    return 0 if place == OWN_SUPPLY else place


def show_kiosk_tile(s: State, seat: int, tile: int) -> None:
    s.n[KIOSK_PILE] &= ~(1 << tile)
    s.n[KIOSK_SHOWN] |= 1 << tile
    tell(s, KIOSK_SHOWN_EVENT, seat, tile)
    if s.n[KIOSK_PILE] == 0:
        refill_kiosk(s)


def take_kiosk_tile(s: State, seat: int, tile: int) -> None:
    s.n[KIOSK_SHOWN] &= ~(1 << tile)
    tell(s, KIOSK_TAKEN, seat, tile)


def refill_kiosk(s: State) -> None:
    """All tiles but those in use (E21)."""
    everything = (1 << KIOSK_TILES + 1) - 2  # tiles 1 to 24
    s.n[KIOSK_PILE] = everything & ~s.n[KIOSK_SHOWN]
    if s.n[KIOSK_PILE]:
        tell(s, KIOSK_RESHUFFLED, EVERYONE, bin(s.n[KIOSK_PILE]).count("1"))


def mark_stuck(s: State, token: int) -> None:
    """It rolled its own place: it can't be met or used again this turn (E16)."""
    s.n[STUCK] |= 1 << token


def set_die(s: State, seat: int, face: int) -> None:
    """One die: the second shows nothing."""
    s.n[DIE1] = face
    s.n[DIE2] = 0
    tell(s, DIE_ROLLED, seat, face)


def buy_extra_turn(s: State, seat: int) -> None:
    s.n[EXTRA_DONE + seat] = 1
    tell(s, EXTRA_TURN, seat)


def new_round_of_extra_turns(s: State) -> None:
    for seat in range(s.seats):
        s.n[EXTRA_DONE + seat] = 0


def count_society(s: State) -> None:
    s.n[SOCIETY_USES] += 1
