"""What a run of a ruleset cannot see, each with the reason. Anything else that is never seen is a failure."""

from sixrubies.board.things import CATACOMBS, COFFEE_HOUSE, FOUNTAIN, POLICE_STATION, ROASTING_PLANT
from sixrubies.rulesets import TABLE

Zero = dict[tuple[str, str], str]  # (group, thing) -> why it never comes up

ALWAYS: Zero = {
    ("action", f"send:{POLICE_STATION}"): "the family member is sent to another place (B12.2)",
    ("action", f"recall:{FOUNTAIN}"): "nobody is ever left at the Fountain (M11)",
}
NOBODY_ELSE = "nobody but the player whose turn it is ever decides anything here"
NO_PICKING_UP = "that an assistant must be picked up is a rule of the edition of 2014, an option of the base game alone"
DIE_OF_FOUR = "a die that shows 4 is not offered to be turned to 4 (Q2.4), and no card turns dice"
NOT_COPIED = "the copy card is never played inside an action (E20), and its kind fits nowhere else"
BASE: Zero = {
    ("reason", "not_your_turn"): NOBODY_ELSE,
    ("action", "turn_die:4"): DIE_OF_FOUR,
}
MOCHA: Zero = {
    ("reason", "not_your_turn"): NOBODY_ELSE,
    ("reason", "must_pick_up"): NO_PICKING_UP,
}
WITH_LETTERS: Zero = {
    ("reason", "must_pick_up"): NO_PICKING_UP,
    ("card copied", "copy"): "a copy card can't be copied (E20)",
    ("card copied", "any_goods"): NOT_COPIED,
}
LETTERS: Zero = {
    **WITH_LETTERS,
    ("action", "turn_die:4"): DIE_OF_FOUR,
    ("reason", "no_way"): "without the barrier a family member can always step to a place beside his own",
}
GREAT_BAZAAR: Zero = {
    **WITH_LETTERS,
    ("card copied", "die_to_six"): NOT_COPIED,
    **{
        ("action", f"{verb}:{place}"): "no letter is addressed to a place of Mocha & Baksheesh or the Catacombs"
        for verb in ("letter", "sealed", "mail")
        for place in (*range(ROASTING_PLANT, COFFEE_HOUSE + 1), CATACOMBS)
    },
}


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
