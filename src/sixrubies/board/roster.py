"""Which names belong to which ruleset, for reports and tests: the numbering has all boxes in one."""

from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import EVENT_NAMES
from sixrubies.board.reasons import REASON_NAMES
from sixrubies.board.rules import Rules
from sixrubies.board.steps import BASE_STEPS, MOCHA_STEPS, STEP_NAMES
from sixrubies.board.things import CARD_NAMES, PLACE_NAMES, RUBY_PLACES, TOKEN_NAMES

# How many of each numbering are the base game's, and how many with Mocha & Baksheesh; the rest is Letters & Seals.
EVENTS = (40, 47)
REASONS = (35, 48)
STEPS = (BASE_STEPS, MOCHA_STEPS)
PIECES = 2  # merchant and family member; the companion is Letters & Seals'
BASE_VERBS = 30  # of NUMBERING.verbs
MOCHA_VERBS = 35


def in_play(rules: Rules, numbered: list[str], ends: tuple[int, int]) -> list[str]:
    """The names of the boxes in play, of a numbering in which they follow each other."""
    boxes = [type(box).__name__ for box in rules.boxes]
    names = numbered[: ends[0]]
    if "MochaBox" in boxes:
        names += numbered[ends[0] : ends[1]]
    if "LettersBox" in boxes:
        names += numbered[ends[1] :]
    return names


def cards(rules: Rules) -> list[str]:
    return [CARD_NAMES[card] for card in range(rules.kinds) if rules.copies[card]]


def places(rules: Rules) -> list[str]:
    return [PLACE_NAMES[place] for place in rules.bazaar.places]


def ruby_places(rules: Rules) -> list[str]:
    return [PLACE_NAMES[place] for place in RUBY_PLACES[: len(rules.ruby_stock)]]


def tokens(rules: Rules) -> list[str]:
    return [TOKEN_NAMES[token] for token in rules.tokens]


def steps(rules: Rules) -> list[str]:
    return in_play(rules, list(STEP_NAMES), STEPS)


def events(rules: Rules) -> list[str]:
    return in_play(rules, list(EVENT_NAMES), EVENTS)


def reasons(rules: Rules) -> list[str]:
    return in_play(rules, list(REASON_NAMES), REASONS)


def action_tokens(rules: Rules) -> list[str]:
    """Tokens that can occur in a game of these rules, as far as their names tell."""
    verbs = NUMBERING.verbs
    names = in_play(rules, [verb.name for verb in verbs], (BASE_VERBS, MOCHA_VERBS))
    known_cards, known_tokens = cards(rules), tokens(rules)
    found: list[str] = []
    for action in NUMBERING.actions():
        verb, argument = NUMBERING.verb(action), NUMBERING.argument(action)
        if verb.name not in names:
            continue
        if verb.name in ("play", "discard", "draw") and argument not in known_cards:
            continue
        if verb.name == "meet" and argument not in known_tokens:
            continue
        if argument == "coffee" and "MochaBox" not in [type(box).__name__ for box in rules.boxes]:
            continue
        found.append(NUMBERING.token(action))
    return found
