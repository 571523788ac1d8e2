"""Options and rules of the boxes: what goes together, what is refused, what can be looked up."""

import json
from pathlib import Path

import pytest

from sixrubies import data
from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli.seats import Player
from sixrubies.rulesets import TABLE
from tests.cli.boxes import BOXES, flat
from tests.cli.conftest import ADA, Run, refused, table


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--ruleset", "chess"), "no ruleset is called 'chess'; there is base, mocha, letters, great_bazaar"),
        (("--ruleset", "mocha", "--deck", "new"), "the new cards alone are an option of letters and great_bazaar"),
        (("--ruleset", "letters", "--deck", "old"), "no deck is called 'old'"),
        (("--ruleset", "mocha", "--layout", "short"), "no layout is called 'short'; there is recommended, random"),
        (("--ruleset", "great_bazaar", "--layout", "recommended"), "there is random"),
        (("--ruleset", "mocha", "--edition", "2014"), "an option of the base game"),
        (("--ruleset", "letters", "--bots", "clever"), "no bot is called 'clever'; there is random, greedy"),
        (("--ruleset", "letters", "--layout", "1,2,3,4/5,6,7,8"), "a layout has 4 rows of 5 places"),
    ],
)
def test_what_does_not_go_together_is_refused(run: Run, home: Path, args: tuple[str, ...], reason: str):
    refused(run("play", *args), reason)
    assert list(home.rglob("*.json")) == []


def test_a_saved_game_with_a_bot_that_does_not_exist_is_refused(run: Run, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, Player("Cem", "C", "clever")], {}, ruleset="mocha")
    refused(run("play", "--piped", "--resume", file), "no bot is called 'clever'; there is random, greedy")


@pytest.mark.parametrize("ruleset", BOXES)
def test_greedy_bots_play_where_nobody_is_named(run: Run, home: Path, ruleset: str):
    """A whole game of theirs, without anybody to watch."""
    ended = run("play", "--ruleset", ruleset, "--people", "0", "--seats", "2", "--seed", "3")
    assert ended.code == 0 and ended.err == "" and " wins" in ended.out
    [file] = home.rglob("*.json")
    assert [player["bot"] for player in json.loads(file.read_text())["players"]] == ["greedy", "greedy"]


@pytest.mark.parametrize("layout", ["", "recommended", "random"])
def test_layouts_of_twenty_places(run: Run, home: Path, layout: str):
    args = ("--layout", layout) if layout else ()
    assert run("play", "--piped", "--ruleset", "letters", "--seed", "3", *args).code == 0
    [file] = home.rglob("*.json")
    rows = json.loads(file.read_text())["game"]["header"]["layout"]
    assert (rows == data.load(("base", "letters"))["letters.layout"]) == (layout != "random")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("MB19.1",), "MB19.1"),
        (("LS22.1",), "LS22.1"),
        (("gb25.1",), "GB25.1"),
        (("tavern",), "Choose one of three things"),
        (("Secret Society",), "Give letters with 6 seals"),
        (("25",), "Catacombs"),
        (("guild_5",), "(MB"),
        (("kiosk_22",), "1 letter for 2 Lira, or 3 Lira for 1 letter"),
        (("movement_tile",), "any number of places in one straight line"),
        (("courier",), "take a letter from him"),
        (("companion",), "At the Fountain you may take your companion"),
        (("goal",), "Be the first to collect 5 rubies"),
        (("goal", "--ruleset", "mocha"), "Be the first to collect 6 rubies"),
        (("deck", "--ruleset", "letters"), "New bonus cards only"),
        (("layout", "--ruleset", "great_bazaar"), "The Fountain lies in the centre"),
    ],
)
def test_the_rules_of_the_boxes(run: Run, args: tuple[str, ...], told: str):
    ended = run("rules", *args)
    assert ended.code == 0 and told in flat(ended.out), ended


@pytest.mark.parametrize("ruleset", BOXES)
def test_topics_and_house_values_of_a_ruleset(run: Run, tmp_path: Path, ruleset: str):
    listed = run("rules", "--ruleset", ruleset)
    for place in TABLE[ruleset].places:
        assert PLACE_NAMES[place] in flat(listed.out)
    everything = json.loads(run("rules", "--ruleset", ruleset, "--json").out)
    assert len({topic["name"] for topic in everything}) > 60 and all(topic["text"] for topic in everything)
    used = data.load(TABLE[ruleset].boxes)
    told = json.loads(run("rules", "--house", "--ruleset", ruleset, "--json").out)
    assert [value["key"] for value in told] == [value.key for value in used.house()]
    assert len(told) > len(data.load().house())
    file = tmp_path / "box.toml"
    assert run("rules", "--template", file, "--ruleset", ruleset).code == 0
    assert file.read_text() == data.template(used)
    assert run("play", "--piped", "--ruleset", ruleset, "--components", file, "--seed", "1").code == 0


def test_values_of_a_box_are_used_and_others_refused(run: Run, tmp_path: Path):
    refused(run("rules", "--ruleset", "chess"), "no ruleset is called 'chess'")
    file = tmp_path / "box.toml"
    file.write_text("[tavern]\nbarrier_coffee = 3\n")
    refused(run("rules", "--house", "--components", file), f"{file}, line")
