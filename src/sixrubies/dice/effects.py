"""Effects: the only functions that write to a state. Verbs in the words of the rule book; each tells the log."""

from sixrubies.core.event import EVERYONE, Event
from sixrubies.dice.events import (
    CARD_REVEALED,
    DIE_ROLLED,
    DIE_USED,
    GAME_OVER,
    REROLLED,
    RESHUFFLED,
    RESOURCE_GAINED,
    RESOURCE_PAID,
    RESOURCE_RETURNED,
    RESOURCE_SHORT,
    RUBY,
    TILE_GIVEN_UP,
    TILE_SHOWN,
    TILE_TAKEN,
    TURN_BEGAN,
    TURN_ENDED,
)
from sixrubies.dice.events import LAST_ROUND as LAST_ROUND_EVENT
from sixrubies.dice.fields import (
    DICE,
    DISPLAY,
    INCOME_LEFT,
    LAST_ROUND,
    MOSQUE_DONE,
    NEW_TILES,
    NIBBLE,
    NO_TILE,
    OWN_TILES,
    OWNED,
    PILE,
    PILE_SIZE,
    ROUND,
    RUBIES,
    RUBIES_AT,
    STACK,
    STACK_SIZE,
    SUPPLY,
    TURN,
)
from sixrubies.dice.state import State
from sixrubies.dice.things import ABILITY_OF, CARDS, FACES, INCOMES, MOSQUE_AREA, OPEN_TILES, RESOURCES


def tell(s: State, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
    log = s.log
    if log is not None:
        log.append(Event(kind, seat, a, b))


# -- the turn ---------------------------------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """All tiles serve from now on; every income tile has its income to give."""
    s.n[TURN] = seat
    s.n[NEW_TILES] = 0
    for face in range(FACES):
        s.n[DICE + face] = 0
    for ability in range(INCOMES):
        s.n[INCOME_LEFT + ability] = s.tiles(seat, ability)
    tell(s, TURN_BEGAN, seat, s.n[ROUND])


def end_turn(s: State, seat: int) -> None:
    """DG2.4 What was not used is lost."""
    for face in range(FACES):
        s.n[DICE + face] = 0
    s.n[NEW_TILES] = 0
    tell(s, TURN_ENDED, seat)


def begin_last_round(s: State, seat: int) -> None:
    s.n[LAST_ROUND] = 1
    tell(s, LAST_ROUND_EVENT, seat)


def next_round(s: State) -> None:
    s.n[ROUND] += 1


def finish_game(s: State) -> None:
    tell(s, GAME_OVER, EVERYONE)


def use_income(s: State, ability: int) -> None:
    s.n[INCOME_LEFT + ability] -= 1


# -- dice -------------------------------------------------------------------------------------------------------------


def roll_die(s: State, seat: int, face: int) -> None:
    n = s.n
    n[DICE + face] = n[DICE + face] + 1  # in full: compiled, an augmented assignment to an entry is slower
    tell(s, DIE_ROLLED, seat, face)


def pick_up_dice(s: State, seat: int, chosen: int) -> int:
    """The dice to be rolled again, NIBBLE bits for each face. Returns how many."""
    count = 0
    for face in range(FACES):
        n = (chosen >> NIBBLE * face) & 15
        s.n[DICE + face] -= n
        count += n
    tell(s, REROLLED, seat, count)
    return count


def use_dice(s: State, seat: int, face: int, amount: int) -> None:
    n = s.n
    n[DICE + face] = n[DICE + face] - amount
    tell(s, DIE_USED, seat, face, amount)


# -- resources --------------------------------------------------------------------------------------------------------


def pay(s: State, seat: int, resource: int, amount: int) -> None:
    """Into the general supply."""
    n = s.n
    own = OWNED + seat * RESOURCES + resource
    n[own] = n[own] - amount
    n[SUPPLY + resource] = n[SUPPLY + resource] + amount
    tell(s, RESOURCE_PAID, seat, resource, amount)


def gain(s: State, seat: int, resource: int, amount: int) -> None:
    """From the general supply: the whole gain of one resource, after a shortage what there is (DG7)."""
    n = s.n
    if n[SUPPLY + resource] < amount:
        relieve_shortage(s, resource, amount)
        there = n[SUPPLY + resource]
        if there < amount:
            tell(s, RESOURCE_SHORT, seat, resource, amount - there)
            amount = there
    if amount > 0:
        own = OWNED + seat * RESOURCES + resource
        n[SUPPLY + resource] = n[SUPPLY + resource] - amount
        n[own] = n[own] + amount
        tell(s, RESOURCE_GAINED, seat, resource, amount)


def relieve_shortage(s: State, resource: int, amount: int) -> None:
    """DG7.1, DG7.2 Round after round, whoever owns one returns one, until there is enough or nobody owns any."""
    n = s.n
    returning = True
    while n[SUPPLY + resource] < amount and returning:
        returning = False
        for seat in range(s.seats):
            if n[OWNED + seat * RESOURCES + resource] > 0:
                n[OWNED + seat * RESOURCES + resource] -= 1
                n[SUPPLY + resource] += 1
                tell(s, RESOURCE_RETURNED, seat, resource, 1)
                returning = True


# -- rubies and mosque tiles ------------------------------------------------------------------------------------------


def take_ruby(s: State, seat: int, area: int) -> None:
    s.n[RUBIES_AT + area] -= 1
    s.n[RUBIES + seat] += 1
    tell(s, RUBY, seat, area, s.n[RUBIES + seat])


def take_mosque_ruby(s: State, seat: int) -> None:
    """DG27.2 Once only."""
    s.n[MOSQUE_DONE] |= 1 << seat
    take_ruby(s, seat, MOSQUE_AREA)


def take_open_tile(s: State, seat: int, tile: int) -> None:
    """Out of the display, which closes up; it serves from the next turn on."""
    slot = DISPLAY
    while s.n[slot] != tile:
        slot += 1
    while slot < DISPLAY + OPEN_TILES - 1:
        s.n[slot] = s.n[slot + 1]
        slot += 1
    s.n[slot] = NO_TILE
    one = 1 << NIBBLE * ABILITY_OF[tile]
    s.n[OWN_TILES + seat] += one
    s.n[NEW_TILES] += one
    tell(s, TILE_TAKEN, seat, tile, s.tile_count(seat))


def show_tile(s: State, tile: int) -> None:
    """From the stack into the display."""
    s.n[STACK + tile] -= 1
    s.n[STACK_SIZE] -= 1
    slot = DISPLAY
    while s.n[slot] != NO_TILE:
        slot += 1
    s.n[slot] = tile
    tell(s, TILE_SHOWN, EVERYONE, tile)


def give_up_tile(s: State, seat: int, ability: int) -> None:
    """DG28 Out of the game. Of several the newest goes first, then one whose income has been taken (ruling R50)."""
    one = 1 << NIBBLE * ability
    s.n[OWN_TILES + seat] -= one
    if s.new_tiles(ability) > 0:
        s.n[NEW_TILES] -= one
    elif ability < INCOMES and s.n[INCOME_LEFT + ability] > s.serving(ability):
        s.n[INCOME_LEFT + ability] = s.serving(ability)
    tell(s, TILE_GIVEN_UP, seat, ability, s.tile_count(seat))


# -- bazaar cards -----------------------------------------------------------------------------------------------------


def reveal_card(s: State, seat: int, card: int) -> None:
    s.n[PILE + card] -= 1
    s.n[PILE_SIZE] -= 1
    s.shown.append(card)
    tell(s, CARD_REVEALED, seat, card)
    refill_pile(s)


def refill_pile(s: State) -> None:
    """Ruling D4: an empty pile is refilled at once with the discarded cards, not with those on the table."""
    if s.n[PILE_SIZE] > 0:
        return
    count = s.discard_size()
    if count == 0:
        return
    for card in range(CARDS):
        s.n[PILE + card] = s.rules.card_copies[card]
    for card in s.shown:
        s.n[PILE + card] -= 1
    s.n[PILE_SIZE] = count
    tell(s, RESHUFFLED, EVERYONE, count)


def discard_shown(s: State) -> None:
    """DG16.4 All cards on the table; what is neither there nor in the pile is the discard pile."""
    s.shown.clear()
