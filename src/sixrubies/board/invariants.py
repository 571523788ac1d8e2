"""What is true of every state that can occur: the fuzzer's oracle, and the judge of described positions."""

from sixrubies.board import fields as at
from sixrubies.board.pending import pending_violations
from sixrubies.board.state import KNOWN, State
from sixrubies.board.steps import CARD_DONE, DEMAND_SHOW, SETUP_TOKEN, TURN_BEGIN, TURN_MOVE
from sixrubies.board.things import (
    BLUE_TILE,
    DEMAND_TILES,
    FOUNTAIN,
    GOOD_NAMES,
    GOODS,
    LARGE_MARKET,
    RUBY_PLACES,
    SMALL_MARKET,
    TILE_NAMES,
    TILES,
    TOKEN_NAMES,
    UNSEEN,
    YELLOW_TILE,
    is_guild,
)

BEGINNING = [TURN_BEGIN, TURN_MOVE]


def violations(s: State) -> list[str]:
    """Everything that is wrong with a state, in words; empty for a possible one."""
    found: list[str] = []
    for seat in range(s.seats):
        found += _player(s, seat)
    found += _rubies(s) + _tiles(s) + _cards(s) + _tokens(s) + _demand(s) + _neutrals(s) + _turn(s)
    for box in s.rules.boxes:
        found += box.violations(s)
    return found or pending_violations(s)


def _player(s: State, seat: int) -> list[str]:
    n, found = s.n, []
    places = s.rules.bazaar.places
    if s.lira(seat) < 0:
        found.append(f"seat {seat} has {s.lira(seat)} Lira")
    if not 0 <= n[at.EXTENSIONS + seat] <= s.rules.extensions:
        found.append(f"seat {seat} has {n[at.EXTENSIONS + seat]} extensions")
    for good in range(GOODS):
        if not 0 <= s.good(seat, good) <= s.capacity(seat):
            found.append(f"seat {seat} has {s.good(seat, good)} {GOOD_NAMES[good]} goods, room for {s.capacity(seat)}")
    if s.merchant(seat) not in places:
        found.append(f"the merchant of seat {seat} is at no place: {s.merchant(seat)}")
    if s.family(seat) not in places:
        found.append(f"the family member of seat {seat} is at no place: {s.family(seat)}")
    if n[at.POSTED + seat] & ~sum(1 << place for place in places):
        found.append(f"an assistant of seat {seat} is at no place")
    if s.posted(seat, FOUNTAIN):
        found.append(f"an assistant of seat {seat} stands at the Fountain, where none is ever left")
    neutral = bin(n[at.STACK_NEUTRALS + seat]).count("1")
    own = s.stack(seat) - neutral + bin(n[at.POSTED + seat]).count("1") + n[at.RESERVE + seat]
    mine = s.rules.start_assistants + 1 - (1 if s.rules.neutral_assistants else 0)
    if own != mine:
        found.append(f"seat {seat} has {own} own assistants instead of {mine}")
    if n[at.RESERVE + seat] == (1 if s.has_tile(seat, BLUE_TILE) else 0):
        found.append(f"the fifth assistant of seat {seat} joins exactly with the blue tile")
    if n[at.STACK_NEUTRALS + seat] >> s.stack(seat):
        found.append(f"the stack of seat {seat} has a neutral assistant below its bottom")
    return found


def _rubies(s: State) -> list[str]:
    found: list[str] = []
    owned = sum(s.rubies(seat) for seat in range(s.seats))
    left = sum(s.rubies_left(slot) for slot in range(len(s.rules.ruby_stock)))
    everything = sum(s.rules.ruby_stock) + s.rules.ruby_supply
    if owned + left + s.n[at.RUBY_SUPPLY] != everything:
        found.append(f"{owned} rubies owned and {left} on the places instead of {everything} in all")
    for slot, stock in enumerate(s.rules.ruby_stock):
        if not 0 <= s.rubies_left(slot) <= stock:
            found.append(f"{s.rubies_left(slot)} rubies at place {RUBY_PLACES[slot]}, at most {stock}")
    complete = sum(1 for seat in range(s.seats) if s.n[at.EXTENSIONS + seat] == s.rules.extensions)
    if s.rules.ruby_stock[0] - s.rubies_left(0) != complete:
        found.append(f"{complete} complete wheelbarrows, but {s.rules.ruby_stock[0] - s.rubies_left(0)} rubies given")
    for slot, first in ((1, 0), (2, 2)):
        pairs = sum(1 for seat in range(s.seats) if s.has_tile(seat, first) and s.has_tile(seat, first + 1))
        if s.rules.ruby_stock[slot] - s.rubies_left(slot) != pairs:
            found.append(f"{pairs} pairs of tiles of place {RUBY_PLACES[slot]}, but not as many rubies given")
    for seat in range(s.seats):
        sure = (s.n[at.EXTENSIONS + seat] == s.rules.extensions) + sum(
            s.has_tile(seat, first) and s.has_tile(seat, first + 1) for first in (0, 2)
        )
        if s.rubies(seat) < sure:
            found.append(f"seat {seat} has {s.rubies(seat)} rubies, but its wheelbarrow and tiles brought {sure}")
    return found


def _tiles(s: State) -> list[str]:
    found: list[str] = []
    for tile in range(TILES):
        owned = sum(1 for seat in range(s.seats) if s.has_tile(seat, tile))
        if owned + s.n[at.MOSQUE + tile] != len(s.rules.mosque_symbols):
            found.append(f"{owned} {TILE_NAMES[tile]} tiles owned and {s.n[at.MOSQUE + tile]} in the stack")
    return found


def _cards(s: State) -> list[str]:
    found: list[str] = []
    everywhere = s.pile[:]
    for card in range(s.rules.kinds):
        for seat in range(s.seats):
            copies = s.in_hand(seat, card)
            everywhere[card] += copies
            if copies < 0 or bool(copies) != bool(s.held[seat] >> card & 1):
                found.append(f"seat {seat} holds {copies} of card {card} against its mask")
            if s.known_cards(seat, card) > copies:
                found.append(f"more cards {card} are known of seat {seat} than it holds")
    for card in [*s.discard, *s.guild_discard]:
        everywhere[card] += 1
    for f in s.frames:
        if f.step == CARD_DONE:
            everywhere[f.a] += 1
    if any(is_guild(card) for card in s.discard) or not all(is_guild(card) for card in s.guild_discard):
        found.append("a card lies on the wrong discard pile")
    if any(is_guild(entry % KNOWN) for entry in s.known):
        found.append("a guild card is known to all, but none is ever taken openly")
    if everywhere != s.rules.copies:
        found.append(f"bonus cards are {everywhere} instead of {s.rules.copies}")
    if min(s.pile) < 0:
        found.append("a negative number of cards in the pile")
    piled = sum(s.pile[card] for card in s.rules.bonus)
    if piled != s.n[at.PILE_SIZE]:
        found.append(f"{piled} cards in the pile, counted {s.n[at.PILE_SIZE]}")
    for seat in range(s.seats):
        size = sum(s.in_hand(seat, card) for card in s.rules.bonus)
        if size != s.hand_size(seat):
            found.append(f"seat {seat} holds {size} cards, counted {s.hand_size(seat)}")
    if any(entry // KNOWN >= s.seats for entry in s.known) or s.known != sorted(s.known):
        found.append("the known cards are out of order")
    return found


def _tokens(s: State) -> list[str]:
    found: list[str] = []
    rolled = [f.a for f in s.frames if f.step == SETUP_TOKEN]  # a token is nowhere until its roll in the set-up
    for token in s.rules.tokens:
        place = s.n[at.TOKEN_AT + token]
        if place != 0 if token in rolled else not 2 <= place <= 12:
            found.append(f"the {TOKEN_NAMES[token]} is at {place}, where no two dice lead")
    for which, home in enumerate(s.rules.neutral_merchants):
        place = s.n[at.NEUTRAL_AT + which]
        if place != home and not 2 <= place <= 12:
            found.append(f"neutral merchant {which} is at {place}, where no two dice lead")
    if not 0 <= s.n[at.MAIL] < len(s.rules.post_office):
        found.append(f"{s.n[at.MAIL]} mail indicators are down")
    return found


def _demand(s: State) -> list[str]:
    found: list[str] = []
    for market in range(2):
        first = market * DEMAND_TILES
        stack = s.n[at.DEMAND_AT + first : at.DEMAND_AT + first + DEMAND_TILES]
        seen = [tile for tile in stack if tile != UNSEEN]
        if len(set(seen)) != len(seen) or any(not first <= tile < first + DEMAND_TILES for tile in seen):
            found.append(f"the demand tiles of market {market} are {stack}")
        place = SMALL_MARKET if market else LARGE_MARKET
        showing = any(f.step == DEMAND_SHOW and f.place == place for f in s.frames)
        if (stack[0] == UNSEEN) != showing:
            found.append(f"the demand tile on top of market {market} is to be shown, or is shown already")
        # Shown tiles go under the stack one by one, so nothing unseen lies below them (the top one apart).
        below = stack if stack[0] == UNSEEN else stack[1:]
        if UNSEEN in below[stack.count(UNSEEN) :]:
            found.append(f"a demand tile of market {market} is unseen below one that was shown")
    return found


def _neutrals(s: State) -> list[str]:
    if not s.rules.neutral_assistants:
        bad = any(s.n[at.STACK_NEUTRALS + seat] for seat in range(s.seats))
        return ["a neutral assistant without the variant"] if bad else []
    stacked = sum(bin(s.n[at.STACK_NEUTRALS + seat]).count("1") for seat in range(s.seats))
    standing = sum(s.neutrals)
    if stacked + standing != s.seats or min(s.neutrals) < 0:
        return [f"{stacked} neutral assistants in stacks and {standing} at places instead of {s.seats} in all"]
    for place, count in enumerate(s.neutrals):
        if count and (place == FOUNTAIN or place not in s.rules.bazaar.places):
            return [f"a neutral assistant stands at place {place}, where none is ever left"]
    return []


def _turn(s: State) -> list[str]:
    """Whose turn it is, and whether the end has come: the round in which somebody reaches the goal is the last (G2)."""
    n, turn, found = s.n, s.turn(), []
    if not 0 <= turn < s.seats:
        return [f"it is the turn of seat {turn}"]
    if n[at.ROUND] < 1:
        found.append(f"it is round {n[at.ROUND]}")
    one_die = n[at.DIE1] > 0 and n[at.DIE2] == 0 and not s.rules.boxes  # only a box rolls a single die
    if not 0 <= n[at.DIE2] <= n[at.DIE1] <= 6 or one_die:
        found.append(f"the dice show {n[at.DIE1]} and {n[at.DIE2]}")
    if n[at.YELLOW_DONE] not in (0, 1) or (n[at.YELLOW_DONE] and not s.has_tile(turn, YELLOW_TILE)):
        found.append("the yellow tile was used by a seat that has none")
    if any(s.rules.letter_copies):
        return found + _last_round_with_letters(s)
    before = turn if s.frames else s.seats
    reached = any(s.rubies(seat) >= s.rules.goal for seat in range(before))
    if n[at.LAST_ROUND] != (1 if reached else 0):
        found.append("the last round is the one in which a seat has ended its turn with the rubies of the goal")
    moving = any(f.step in BEGINNING for f in s.frames)
    for seat in range(turn if moving else turn + 1, s.seats):
        if s.frames and s.rubies(seat) >= s.rules.goal:
            found.append(f"seat {seat} has {s.rubies(seat)} rubies before its turn in the last round")
    return found


def _last_round_with_letters(s: State) -> list[str]:
    """A kiosk tile may bring a ruby in another player's turn; an extra turn may follow the one with the last ruby."""
    reached = any(s.rubies(seat) >= s.rules.goal for seat in range(s.seats))
    if s.n[at.LAST_ROUND] and not reached:
        return ["it is the last round, but nobody has the rubies of the goal"]
    beginning = any(f.step in BEGINNING for f in s.frames) and not s.n[at.EXTRA_DONE + s.turn()]
    if reached and not s.n[at.LAST_ROUND] and beginning:
        return ["somebody had the rubies of the goal before this turn, but it is not the last round"]
    return []
