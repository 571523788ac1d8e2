"""What tools/client_rules.py writes for the rules page: in each language its own words, for our values too."""

import re

from sixrubies.rulesets import RULESETS
from tools.client_rules import rules

IDENTIFIER = re.compile(r"\w_\w|->|\b(?:lira|good|coffee|letter|tile|red|green|yellow|blue|brown)\b")


def test_values_that_are_ours_are_asked_and_told_in_german():
    german, english = rules("de")["values"], rules("en")["values"]
    assert set(german) == set(RULESETS)
    for ruleset, values in german.items():
        assert len(values) == len(english[ruleset]) > 0
        for told, other in zip(values, english[ruleset], strict=True):
            assert told["question"] != other["question"]
            assert not IDENTIFIER.search(told["value"]), told


def test_values_are_told_by_the_names_of_things():
    told = {each["question"]: each["value"] for values in rules("en")["values"].values() for each in values}
    assert "4× 1 good of your choice" in told["How many of each kind are among the 26 bonus cards?"]
    assert told["What does the first card that gives a ruby ask for?"] == "1 ruby for 9 Lira"
    assert told["Which fields of the left carpet are left out with two players?"] == "–"
    layout = told["Which place lies where in the recommended layout of the rule book (5 columns, 4 rows)?"]
    assert layout.startswith("16, 15, 22, 3, 10 / 8, 1, 7, 21, 4")
