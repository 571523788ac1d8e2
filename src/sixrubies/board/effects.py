"""Effects: the only functions that write to a state. Verbs in the words of the rule book; each tells the log."""

from sixrubies.board.events import (
    ASSISTANT_LEFT,
    ASSISTANT_PICKED_UP,
    ASSISTANT_RETURNED,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_PLAYED,
    CARD_TAKEN,
    DEMAND_SHOWN,
    DICE_ROLLED,
    DIE_TURNED,
    EXTENSION,
    FAMILY_CAUGHT,
    FAMILY_HOME,
    FAMILY_SENT,
    FIFTH_ASSISTANT,
    GAME_OVER,
    GOOD_GAINED,
    GOOD_LOST,
    GOOD_PAID,
    GOOD_SOLD,
    LETTER_DELIVERED,
    LIRA_GAINED,
    LIRA_HANDED,
    LIRA_PAID,
    MAIL_MOVED,
    MOVED,
    NEUTRAL_LEFT,
    NEUTRAL_MERCHANT_MOVED,
    NEUTRAL_PICKED_UP,
    RESHUFFLED,
    RUBY,
    RUBY_REFILLED,
    SALE,
    TILE_TAKEN,
    TOKEN_MOVED,
    TURN_BEGAN,
    TURN_ENDED,
)
from sixrubies.board.events import LAST_ROUND as LAST_ROUND_EVENT
from sixrubies.board.fields import (
    BARRED,
    COMPANION_AT,
    DEMAND_AT,
    DIE1,
    DIE2,
    EXTENSIONS,
    FAMILY_AT,
    GUILD_HAND,
    HAND_SIZE,
    LAST_ACTION,
    LAST_BY,
    LAST_ROUND,
    LIRA,
    MAIL,
    MERCHANT_AT,
    MOSQUE,
    NEUTRAL_AT,
    OWN_TILES,
    PILE_SIZE,
    POSTED,
    RESERVE,
    ROUND,
    RUBIES,
    RUBIES_AT,
    RUBY_SUPPLY,
    STACK,
    STACK_NEUTRALS,
    STUCK,
    TOKEN_AT,
    TURN,
    WHEELBARROW,
    YELLOW_DONE,
)
from sixrubies.board.state import KNOWN, State
from sixrubies.board.things import (
    DEMAND_TILES,
    GOODS,
    LARGE_MARKET,
    PALACE_RUBIES,
    POLICE_STATION,
    RUBY_PLACES,
    is_guild,
)
from sixrubies.core.event import EVERYONE, Event


def tell(
    s: State, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, secret: int = 0, audience: int = EVERYONE
) -> None:
    log = s.log
    if log is not None:
        log.append(Event(kind, seat, a, b, c, secret, audience))


# -- the turn ---------------------------------------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """Nothing of the last turn is left."""
    s.n[TURN] = seat
    s.n[YELLOW_DONE] = 0
    s.n[BARRED] = 0
    s.n[STUCK] = 0
    forget_action(s)
    tell(s, TURN_BEGAN, seat, s.n[ROUND])


def complete_action(s: State, place: int, by: int) -> None:
    """An action inside another one (the family member's) stays the last one."""
    if s.n[LAST_ACTION] == 0:
        s.n[LAST_ACTION] = place
        s.n[LAST_BY] = by


def forget_action(s: State) -> None:
    """No action was just completed: nothing can be repeated."""
    s.n[LAST_ACTION] = 0
    s.n[LAST_BY] = 0


def end_turn(s: State, seat: int, how: int) -> None:
    forget_action(s)
    tell(s, TURN_ENDED, seat, how)


def begin_last_round(s: State, seat: int) -> None:
    s.n[LAST_ROUND] = 1
    tell(s, LAST_ROUND_EVENT, seat)


def next_round(s: State) -> None:
    s.n[ROUND] += 1


def finish_game(s: State) -> None:
    tell(s, GAME_OVER, EVERYONE)


def set_dice(s: State, seat: int, high: int, low: int) -> None:
    s.n[DIE1] = high
    s.n[DIE2] = low
    tell(s, DICE_ROLLED, seat, high, low)


def turn_die(s: State, seat: int, face: int, to: int) -> None:
    """One die that shows `face` is turned; the higher die comes first."""
    other = s.n[DIE1] + s.n[DIE2] - face
    s.n[DIE1] = other if other > to else to
    s.n[DIE2] = to if other > to else other
    tell(s, DIE_TURNED, seat, face, to)


def use_up_yellow(s: State) -> None:
    s.n[YELLOW_DONE] = 1


# -- money and goods --------------------------------------------------------------------------------------------------


def gain_lira(s: State, seat: int, amount: int) -> None:
    s.n[LIRA + seat] += amount
    tell(s, LIRA_GAINED, seat, amount)


def pay_lira(s: State, seat: int, amount: int) -> None:
    """Into the general supply."""
    s.n[LIRA + seat] -= amount
    tell(s, LIRA_PAID, seat, amount)


def hand_lira(s: State, seat: int, other: int, amount: int) -> None:
    """To another player."""
    s.n[LIRA + seat] -= amount
    s.n[LIRA + other] += amount
    tell(s, LIRA_HANDED, seat, amount, other)


def gain_good(s: State, seat: int, good: int, amount: int = 1) -> None:
    """What has no room is lost (ruling A12)."""
    room = s.room(seat, good)
    fits = amount if amount <= room else room
    if fits > 0:
        s.n[WHEELBARROW + seat * GOODS + good] += fits
        tell(s, GOOD_GAINED, seat, good, fits)
    if fits < amount:
        tell(s, GOOD_LOST, seat, good, amount - fits)


def pay_good(s: State, seat: int, good: int, amount: int = 1) -> None:
    s.n[WHEELBARROW + seat * GOODS + good] -= amount
    tell(s, GOOD_PAID, seat, good, amount)


def sell_good(s: State, seat: int, good: int) -> None:
    s.n[WHEELBARROW + seat * GOODS + good] -= 1
    tell(s, GOOD_SOLD, seat, good)


def earn_sale(s: State, seat: int, goods: int, lira: int, place: int) -> None:
    s.n[LIRA + seat] += lira
    tell(s, SALE, seat, goods, lira, place)


def turn_demand(s: State, place: int) -> None:
    """The demand tile on top goes under the stack."""
    first = DEMAND_AT if place == LARGE_MARKET else DEMAND_AT + DEMAND_TILES
    top = s.n[first]
    for i in range(first, first + DEMAND_TILES - 1):
        s.n[i] = s.n[i + 1]
    s.n[first + DEMAND_TILES - 1] = top


def show_demand(s: State, place: int, tile: int) -> None:
    """A tile nobody had seen is on top now."""
    s.n[DEMAND_AT if place == LARGE_MARKET else DEMAND_AT + DEMAND_TILES] = tile
    tell(s, DEMAND_SHOWN, EVERYONE, tile, place)


def move_mail(s: State, seat: int, down: int) -> None:
    s.n[MAIL] = down
    tell(s, MAIL_MOVED, seat, down)


def take_ruby(s: State, seat: int, slot: int) -> None:
    s.n[RUBIES_AT + slot] -= 1
    s.n[RUBIES + seat] += 1
    tell(s, RUBY, seat, RUBY_PLACES[slot], s.n[RUBIES + seat])
    if slot >= PALACE_RUBIES and s.n[RUBIES_AT + slot] == 0 and s.n[RUBY_SUPPLY] > 0:
        s.n[RUBY_SUPPLY] -= 1  # ruling C7: the last ruby of a track is replaced while the supply lasts
        s.n[RUBIES_AT + slot] += 1
        tell(s, RUBY_REFILLED, EVERYONE, RUBY_PLACES[slot])


def extend_wheelbarrow(s: State, seat: int) -> None:
    s.n[EXTENSIONS + seat] += 1
    tell(s, EXTENSION, seat, s.capacity(seat))


def take_tile(s: State, seat: int, tile: int) -> None:
    s.n[MOSQUE + tile] -= 1
    s.n[OWN_TILES + seat] |= 1 << tile
    tell(s, TILE_TAKEN, seat, tile)


# -- merchants, assistants, family members, tokens --------------------------------------------------------------------


def move_merchant(s: State, seat: int, place: int) -> None:
    start = s.n[MERCHANT_AT + seat]
    s.n[MERCHANT_AT + seat] = place
    tell(s, MOVED, seat, start, place)
    deliver_letters(s, seat)


def deliver_letters(s: State, seat: int) -> None:
    """Ruling C1: a letter is delivered, without any choice, when a piece of its owner is on its place."""
    letters = s.letters
    if not letters:
        return
    for i in range(len(letters)):
        entry = letters[i]
        place = entry >> 1 & 31
        if entry >> 6 == seat and entry & 1 == 0:
            if place == s.merchant(seat) or place == s.family(seat) or place == s.n[COMPANION_AT + seat]:
                letters[i] = entry | 1
                tell(s, LETTER_DELIVERED, seat, place)
    letters.sort()


def put_under(s: State, seat: int, neutral: int = 0) -> None:
    """An assistant goes to the bottom of the stack."""
    s.n[STACK + seat] += 1
    s.n[STACK_NEUTRALS + seat] = s.n[STACK_NEUTRALS + seat] << 1 | neutral


def pick_up(s: State, seat: int, place: int) -> None:
    s.n[POSTED + seat] ^= 1 << place
    put_under(s, seat)
    tell(s, ASSISTANT_PICKED_UP, seat, place)


def pick_up_neutral(s: State, seat: int, place: int) -> None:
    s.neutrals[place] -= 1
    put_under(s, seat, 1)
    tell(s, NEUTRAL_PICKED_UP, seat, place)


def leave_assistant(s: State, seat: int, place: int) -> None:
    """The bottom one stays; in the variant he may be a neutral one."""
    neutral = s.n[STACK_NEUTRALS + seat] & 1
    s.n[STACK + seat] -= 1
    s.n[STACK_NEUTRALS + seat] >>= 1
    if neutral:
        s.neutrals[place] += 1
        tell(s, NEUTRAL_LEFT, seat, place)
    else:
        s.n[POSTED + seat] |= 1 << place
        tell(s, ASSISTANT_LEFT, seat, place)


def return_assistant(s: State, seat: int, place: int) -> None:
    """From a place back to the merchant, wherever he stands."""
    s.n[POSTED + seat] ^= 1 << place
    put_under(s, seat)
    tell(s, ASSISTANT_RETURNED, seat, place)


def add_fifth_assistant(s: State, seat: int) -> None:
    """Ruling A11: under the merchant, wherever he stands."""
    s.n[RESERVE + seat] = 0
    put_under(s, seat)
    tell(s, FIFTH_ASSISTANT, seat)


def send_family(s: State, seat: int, place: int) -> None:
    s.n[FAMILY_AT + seat] = place
    tell(s, FAMILY_SENT, seat, place)
    deliver_letters(s, seat)


def catch_family(s: State, seat: int, other: int) -> None:
    s.n[FAMILY_AT + other] = POLICE_STATION
    tell(s, FAMILY_CAUGHT, seat, other)
    deliver_letters(s, other)


def bring_family_home(s: State, seat: int) -> None:
    s.n[FAMILY_AT + seat] = POLICE_STATION
    tell(s, FAMILY_HOME, seat)
    deliver_letters(s, seat)


def move_token(s: State, seat: int, token: int, place: int) -> None:
    s.n[TOKEN_AT + token] = place
    tell(s, TOKEN_MOVED, seat, token, place)


def move_neutral_merchant(s: State, seat: int, which: int, place: int) -> None:
    s.n[NEUTRAL_AT + which] = place
    tell(s, NEUTRAL_MERCHANT_MOVED, seat, which, place)


# -- bonus cards ------------------------------------------------------------------------------------------------------


def draw_card(s: State, seat: int, card: int) -> None:
    """From the face-down pile: only the drawer sees which."""
    s.pile[card] -= 1
    s.n[PILE_SIZE] -= 1
    to_hand(s, seat, card)
    tell(s, CARD_DRAWN, seat, secret=card, audience=seat)
    if s.n[PILE_SIZE] == 0:
        refill_pile(s)


def take_discard(s: State, seat: int) -> None:
    """From the top of the discard pile: everybody sees it, and knows it while it is held (ruling A22)."""
    card = s.discard.pop()
    to_hand(s, seat, card)
    s.known.append(seat * KNOWN + card)
    s.known.sort()
    tell(s, CARD_TAKEN, seat, card)


def play_card(s: State, seat: int, card: int) -> None:
    """Out of the hand; it reaches the discard pile after its effect (ruling E3)."""
    from_hand(s, seat, card)
    tell(s, CARD_PLAYED, seat, card)


def lay_aside(s: State, card: int) -> None:
    """A played card reaches its discard pile."""
    if is_guild(card):
        s.guild_discard.append(card)
    else:
        s.discard.append(card)


def discard_card(s: State, seat: int, card: int) -> None:
    from_hand(s, seat, card)
    lay_aside(s, card)
    tell(s, CARD_DISCARDED, seat, card)


def refill_pile(s: State) -> None:
    """Ruling A16: the shuffled discard pile becomes the face-down pile."""
    if not s.discard:
        return
    for card in s.discard:
        s.pile[card] += 1
    count = len(s.discard)
    s.n[PILE_SIZE] += count
    s.discard.clear()
    tell(s, RESHUFFLED, EVERYONE, count)


def to_hand(s: State, seat: int, card: int) -> None:
    s.hand[card * s.seats + seat] += 1
    s.held[seat] |= 1 << card
    s.n[(GUILD_HAND if is_guild(card) else HAND_SIZE) + seat] += 1


def from_hand(s: State, seat: int, card: int) -> None:
    """The count of known cards falls first (ruling A22)."""
    i = card * s.seats + seat
    s.hand[i] -= 1
    if s.hand[i] == 0:
        s.held[seat] &= ~(1 << card)
    s.n[(GUILD_HAND if is_guild(card) else HAND_SIZE) + seat] -= 1
    if s.known:
        entry = seat * KNOWN + card
        if entry in s.known:
            s.known.remove(entry)
