"""The Dice Game as a family of the fuzzer."""

from functools import cache
from random import Random

from sixrubies import data
from sixrubies.core.family import Family
from sixrubies.dice.assembly import dice_rules
from sixrubies.dice.family import DiceFamily
from sixrubies.dice.fields import ROUND, TURN
from sixrubies.dice.outcome import score, winners
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.steps import STEP_NAMES
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES, CARD_NAMES, FACE_NAMES, RESOURCE_NAMES, TILE_NAMES
from sixrubies.fuzz.dice.expected import EXPECTED_ZERO, counts_of
from sixrubies.fuzz.dice.made_up import describe_at_random
from sixrubies.fuzz.dice.tables import VALUES, combinations, name_of
from sixrubies.fuzz.family import Counts, Description, FuzzFamily, Options, Table
from sixrubies.fuzz.loop.dice_referee import DiceReferee, dice_tally
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.rulesets import DICE, TABLE


@cache
def rules_for(seats: int, values: str) -> Rules:
    """The components are read once for each table."""
    box = data.load(TABLE[DICE.plain].boxes, VALUES[values])
    return dice_rules(seats, {key: value.value for key, value in box.values.items()})


class DiceGames(FuzzFamily[State]):
    """The one ruleset there is."""

    ruleset = DICE.plain
    hides = False
    results = ("rubies", "lira", "shared")  # one more ruby, Lira after the sale, nothing
    words = (
        *STEP_NAMES, *CARD_NAMES, *TILE_NAMES, *ABILITY_NAMES, *AREA_NAMES, *FACE_NAMES, *RESOURCE_NAMES, "die:red",
        "give:brown", "?",
    )  # fmt: skip
    expected_zero = EXPECTED_ZERO

    def __init__(self) -> None:
        self.combinations = combinations()

    def options_of(self, number: int, dice: Random) -> Options:
        table = self.combinations[number % len(self.combinations)]
        return {"ruleset": self.ruleset, "seats": table["seats"], "components": VALUES[table["values"]]}

    def table(self, options: Options, seed: int) -> Table[State]:
        values = next(name for name, told in VALUES.items() if told == options["components"])
        rules = rules_for(options["seats"], values)
        return Table(options, DiceFamily(rules), DiceReferee(rules))

    def table_name(self, combination: int) -> str:
        return name_of(self.combinations[combination])

    def referee(self, family: Family[State]) -> DiceReferee:
        return DiceReferee(rules_of(family))

    def tally(self) -> Tally:
        return dice_tally()

    def made_up(self, table: Table[State], dice: Random) -> Description:
        return describe_at_random(rules_of(table.family), dice)

    def judged(self, told: Description) -> bool:
        return True

    def differ(self, s: State, t: State) -> bool:
        """Nothing is hidden but orders that exist nowhere (DG70.2)."""
        return False

    def turn(self, s: State) -> int:
        return s.n[TURN]

    def rounds(self, s: State) -> int:
        return s.n[ROUND]

    def result(self, s: State) -> str:
        if len(winners(s)) > 1:
            return "shared"
        first, second, *_ = sorted((score(s, seat) for seat in range(s.seats)), reverse=True)
        return "rubies" if first[0] != second[0] else "lira"

    def counts_of(self, tally: Tally) -> Counts:
        return counts_of(tally)


def rules_of(family: Family[State]) -> Rules:
    assert isinstance(family, DiceFamily)
    return family.rules
