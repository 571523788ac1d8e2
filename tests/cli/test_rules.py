"""The rules in the terminal, and the values that are not certain."""

import json
from pathlib import Path

import pytest

from sixrubies import data
from sixrubies.cli.statements import statement
from tests.cli.conftest import Run, refused


def flat(text: str) -> str:
    return " ".join(text.split())


def test_the_rules_by_topic(run: Run):
    ended = run("rules")
    assert ended.code == 0
    for word in ("The goal", "Your turn", "The end of the game", "tea_house", "five_lira", "neutral_assistants"):
        assert word in ended.out


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        ("tea_house", "Call a number from 3 to 12"),
        ("Tea House", "Call a number from 3 to 12"),
        ("9", "Call a number from 3 to 12"),
        ("five_lira", "Take 5 Lira"),
        ("goal", "Be the first to collect 5 rubies"),
        ("red_tile", "turn one die to 4"),
        ("governor", "meets the Governor"),
        ("2014", "you must pick up an assistant"),
        ("mosque", "Great Mosque"),
        ("B9.2", "Reaching or passing the number pays that many Lira"),
        ("b9.2", "Tea House"),
        ("cards", "as many bonus cards as you like"),
    ],
)
def test_a_topic_is_found_by_any_of_its_names(run: Run, topic: str, told: str):
    ended = run("rules", topic)
    assert ended.code == 0 and told in flat(ended.out)


def test_topics_in_german(run: Run):
    assert "Sage eine Zahl von 3 bis 12 an" in flat(run("rules", "Teestube", "--language", "de").out)


def test_a_topic_nobody_knows_is_refused(run: Run):
    refused(run("rules", "Constantinople"), "nothing is called Constantinople")


def test_topics_for_programs(run: Run):
    [topic] = json.loads(run("rules", "tea_house", "--json").out)
    assert topic["kind"] == "place" and topic["title"] == "9 Tea House"
    assert len(json.loads(run("rules", "--json").out)) > 40


def test_every_value_that_is_not_certain_is_listed(run: Run):
    told = json.loads(run("rules", "--house", "--json").out)
    values = data.load().house()
    assert [value["key"] for value in told] == [value.key for value in values] != []
    text = flat(run("rules", "--house").out)
    for value in values:
        assert value.key in text and value.question in text and value.source in text and value.grade in text


def test_what_to_look_up_in_the_box_is_asked_in_german_too(run: Run):
    asked = [value.question_de for value in data.load().house()]
    told = [flat(run("rules", *options, "--language", "de").out) for options in (["--house"], ["--template"])]
    assert all(question in text.replace("# ", "") for question in asked for text in told)


def test_values_of_the_owner_of_a_box_are_listed_and_used(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text("[wainwright]\nprice = 8\n")
    assert "Pay 8 Lira" in flat(run("rules", "wainwright", "--components", file).out)
    told = json.loads(run("rules", "--house", "--components", file, "--json").out)
    assert [(value["value"], value["grade"]) for value in told if value["key"] == "wainwright.price"] == [(8, "owner")]


def test_the_template_can_be_read_back_and_changes_nothing(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    ended = run("rules", "--template", file)
    assert ended.code == 0 and str(file) in ended.out
    assert file.read_text() == data.template(data.load()) == run("rules", "--template").out
    assert data.load(("base",), data.read_overrides(file)).overrides == {}
    ended = run("play", "--piped", "--components", file, "--seed", "1")
    assert ended.code == 0


def test_the_template_overwrites_nothing(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text("mine")
    refused(run("rules", "--template", file), "is there already")
    refused(run("rules", "--template", tmp_path / "no" / "box.toml"), "can't be written")
    assert file.read_text() == "mine"


def test_a_game_with_own_values_speaks_of_them(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text("[wainwright]\nprice = 8\n")
    ended = run("play", "--piped", "--components", file, "--seed", "1", "--seat", "1", answers="? wainwright\n")
    assert "8 Lira: +1" in ended.out and "Pay 8 Lira for a wheelbarrow extension" in flat(ended.out)


def test_statements_are_those_of_the_documents():
    assert statement("S1", "en") == "A game has two to five players; any other number is refused."
    assert statement("s1", "de") == "Eine Partie hat zwei bis fünf Spieler; jede andere Zahl wird abgelehnt."
    assert statement("Z99", "en") is None and statement("", "de") is None
