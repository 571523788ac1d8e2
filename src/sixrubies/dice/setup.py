"""Set-up: the table as the first player finds it (docs/rules/dice.md, DG1)."""

from sixrubies.core.frame import AUTO, Frame
from sixrubies.dice.fields import (
    DISPLAY,
    FIELDS_SIZE,
    NO_TILE,
    OWNED,
    PILE,
    PILE_SIZE,
    ROUND,
    RUBIES_AT,
    STACK,
    STACK_SIZE,
    SUPPLY,
)
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.steps import TILE_SHOW, TURN_BEGIN
from sixrubies.dice.things import CARDS, CRYSTAL, LIRA, OPEN_TILES, RESOURCES, TILES


def new_state(rules: Rules) -> State:
    """Everything laid out; the open tiles stand on the stack as chance."""
    n = [0] * FIELDS_SIZE
    for resource in range(RESOURCES):
        n[SUPPLY + resource] = rules.total[resource]
    for seat in range(rules.seats):
        own = OWNED + seat * RESOURCES
        n[own + LIRA] = rules.start_lira[seat]
        n[own + CRYSTAL] = rules.start_crystals
        n[SUPPLY + LIRA] -= rules.start_lira[seat]
        n[SUPPLY + CRYSTAL] -= rules.start_crystals
    n[ROUND] = 1
    for area, rubies in enumerate(rules.stock):
        n[RUBIES_AT + area] = rubies
    for slot in range(OPEN_TILES):
        n[DISPLAY + slot] = NO_TILE
    for tile in range(TILES):
        n[STACK + tile] = rules.tile_copies[tile]
    n[STACK_SIZE] = rules.tiles_in_all
    for card in range(CARDS):
        n[PILE + card] = rules.card_copies[card]
    n[PILE_SIZE] = rules.deck_size
    frames = [Frame(TURN_BEGIN, 0)]
    for _ in range(min(rules.display, rules.tiles_in_all)):
        frames.append(Frame(TILE_SHOW, -1))
    state = State(rules, n, [], frames, AUTO)
    rules.settle(state)
    return state
