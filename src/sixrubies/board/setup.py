"""Set-up: the table as the first player finds it (docs/rules/base.md, S)."""

from sixrubies.board.deck import DrawCard
from sixrubies.board.fields import (
    DEMAND_AT,
    FAMILY_AT,
    LIRA,
    MERCHANT_AT,
    MOSQUE,
    NEUTRAL_AT,
    PILE_SIZE,
    RESERVE,
    ROUND,
    RUBIES_AT,
    RUBY_SUPPLY,
    STACK,
    STACK_NEUTRALS,
)
from sixrubies.board.rules import Rules
from sixrubies.board.state import State
from sixrubies.board.steps import DEMAND_SHOW, SETUP_DEAL, SETUP_TOKEN, TURN_BEGIN
from sixrubies.board.things import (
    DEMAND_TILES,
    FOUNTAIN,
    LARGE_MARKET,
    PLACES,
    POLICE_STATION,
    SMALL_MARKET,
    TILES,
    UNSEEN,
)
from sixrubies.core.frame import AUTO, Frame


class Deal(DrawCard):
    """S5 Each player draws a bonus card, beginning with the start player."""


def new_state(rules: Rules) -> State:
    """Everything laid out; what dice and shuffled piles decide stands on the stack as chance."""
    n = [0] * rules.fields
    seats = rules.seats
    for seat in range(seats):
        n[LIRA + seat] = rules.start_lira[seat]
        n[MERCHANT_AT + seat] = FOUNTAIN
        n[FAMILY_AT + seat] = POLICE_STATION
        n[STACK + seat] = rules.start_assistants
        n[STACK_NEUTRALS + seat] = 1 if rules.neutral_assistants else 0  # V2: the bottom one
        n[RESERVE + seat] = 1
    for which, place in enumerate(rules.neutral_merchants):
        n[NEUTRAL_AT + which] = place
    for tile in range(TILES):
        n[MOSQUE + tile] = len(rules.mosque_symbols)
    for slot, rubies in enumerate(rules.ruby_stock):
        n[RUBIES_AT + slot] = rubies
    for depth in range(2 * DEMAND_TILES):
        n[DEMAND_AT + depth] = UNSEEN
    n[ROUND] = 1
    n[RUBY_SUPPLY] = rules.ruby_supply
    n[PILE_SIZE] = rules.deck_size
    frames = [Frame(TURN_BEGIN, 0)]
    for seat in reversed(range(seats)):
        for _ in range(rules.start_cards):
            frames.append(Frame(SETUP_DEAL, seat))
    for token in reversed(rules.tokens):
        frames.append(Frame(SETUP_TOKEN, -1, a=token))
    frames.append(Frame(DEMAND_SHOW, -1, SMALL_MARKET))
    frames.append(Frame(DEMAND_SHOW, -1, LARGE_MARKET))
    for box in rules.boxes:
        box.set_up(rules, n, frames)
    neutrals = [0] * PLACES if rules.neutral_assistants else []
    hand = [0] * (rules.kinds * seats)
    state = State(
        rules, n, neutrals, [], [], hand, [0] * seats, rules.copies[:], [], [], rules.letter_copies[:], [], frames, AUTO
    )
    rules.settle(state)
    return state
