"""What a run of a ruleset cannot see, each with the reason. Anything else that is never seen is a failure."""

from sixrubies.board.things import FOUNTAIN, POLICE_STATION
from sixrubies.rulesets import TABLE

Zero = dict[tuple[str, str], str]  # (group, thing) -> why it never comes up

ALWAYS: Zero = {
    ("action", f"send:{POLICE_STATION}"): "the family member is sent to another place (B12.2)",
    ("action", f"recall:{FOUNTAIN}"): "nobody is ever left at the Fountain (M11)",
}
BASE: Zero = {
    ("reason", "not_your_turn"): "in the base game nobody but the player whose turn it is ever decides anything",
    ("action", "turn_die:4"): "a die that shows 4 is not offered to be turned to 4 (Q2.4)",
}
MOCHA: Zero = {}
LETTERS: Zero = {}
GREAT_BAZAAR: Zero = {}


def expected_zero(ruleset: str) -> Zero:
    own = {"base": BASE, "mocha": MOCHA, "letters": LETTERS, "great_bazaar": GREAT_BAZAAR}[ruleset]
    return {**_no_such_places(ruleset), **ALWAYS, **own}


def _no_such_places(ruleset: str) -> Zero:
    """The verbs of the ruleset with the places of other boards."""
    boxes, places = TABLE[ruleset].boxes, TABLE[ruleset].places
    verbs = ["move", "send", "recall"]
    verbs += ["barrier", "beside"] if "mocha" in boxes else []
    verbs += ["walk", "letter", "sealed", "mail"] if "letters" in boxes else []
    missing = [place for place in range(1, 26) if place not in places]
    why = f"this board has {len(places)} places; the number belongs to another one"
    return {("action", f"{verb}:{place}"): why for verb in verbs for place in missing}
