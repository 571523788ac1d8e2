"""Which names belong to which ruleset, for reports and tests: the numbering has all boxes in one.

Steps, cards, places, tokens and pieces are read from the rules; a box tells the numbers of its events, reasons and
actions, and what no box tells is the base game's.
"""

from sixrubies.board.actions import NUMBERING, TAVERN_CHOICE
from sixrubies.board.events import BASE_EVENTS, EVENT_NAMES
from sixrubies.board.reasons import BASE_REASONS, REASON_NAMES
from sixrubies.board.rules import Rules
from sixrubies.board.things import (
    CARD_NAMES,
    FAMILY,
    GOOD_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    RUBY_PLACES,
    TOKEN_NAMES,
    WARE_NAMES,
)


def cards(rules: Rules) -> list[str]:
    return [CARD_NAMES[card] for card in range(rules.kinds) if rules.copies[card]]


def places(rules: Rules) -> list[str]:
    return [PLACE_NAMES[place] for place in rules.bazaar.places]


def ruby_places(rules: Rules) -> list[str]:
    return [PLACE_NAMES[place] for place in RUBY_PLACES[: len(rules.ruby_stock)]]


def tokens(rules: Rules) -> list[str]:
    return [TOKEN_NAMES[token] for token in rules.tokens]


def pieces(rules: Rules) -> list[str]:
    """Those that move, and the family member."""
    return [PIECE_NAMES[piece] for piece in sorted([*rules.grammar.pieces, FAMILY])]


def wares(rules: Rules) -> list[str]:
    return [*GOOD_NAMES, *[WARE_NAMES[ware] for box in rules.boxes for ware in box.wares]]


def has_step(rules: Rules, step: int) -> bool:
    """A number between those of two boxes may be nobody's step."""
    return step < len(rules.steps) and rules.steps[step].id == step


def steps(rules: Rules) -> list[str]:
    return [rules.steps[step].name for step in range(len(rules.steps)) if has_step(rules, step)]


def events(rules: Rules) -> list[str]:
    return [*EVENT_NAMES[:BASE_EVENTS], *[EVENT_NAMES[event] for box in rules.boxes for event in box.events]]


def reasons(rules: Rules) -> list[str]:
    return [*REASON_NAMES[:BASE_REASONS], *[REASON_NAMES[reason] for box in rules.boxes for reason in box.reasons]]


def action_tokens(rules: Rules) -> list[str]:
    """Tokens that can occur in a game of these rules, as far as their names tell."""
    known_cards, known_tokens, known_wares = cards(rules), tokens(rules), wares(rules)
    of_boxes = {action for box in rules.boxes for action in box.actions}
    found: list[str] = []
    for action in NUMBERING.actions():
        verb, argument = NUMBERING.verb(action), NUMBERING.argument(action)
        if action >= TAVERN_CHOICE and action not in of_boxes:
            continue
        if verb.name in ("play", "discard", "draw") and argument not in known_cards:
            continue
        if verb.name == "meet" and argument not in known_tokens:
            continue
        if verb.name in ("good", "give") and argument not in known_wares:
            continue
        found.append(NUMBERING.token(action))
    return found
