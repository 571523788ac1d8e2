"""docs/notation.md: its examples are executed, its tables name what there is."""

import doctest
import json
import re
from pathlib import Path
from random import Random

import pytest

import sixrubies as sr
from sixrubies import notation
from sixrubies.board.actions import NUMBERING
from sixrubies.board.steps import STEP_NAMES
from sixrubies.board.things import CARD_NAMES
from sixrubies.core.numbering import Numbering
from sixrubies.dice.actions import NUMBERING as DICE_NUMBERING
from sixrubies.dice.steps import STEP_NAMES as DICE_STEPS
from sixrubies.dice.things import CARD_NAMES as BAZAAR_CARDS
from tests.notation.games import played

DOCUMENT = Path(__file__).parents[2] / "docs/notation.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first column has this heading and whose text before names what it is of."""
    table = TEXT.split(heading, 1)[1].split("\n|---|", 1)[1].split("\n\n", 1)[0]
    return [[cell.strip() for cell in line.strip("|").split(" |")] for line in table.splitlines()[1:]]


def names(heading: str) -> list[str]:
    return [row[0].strip("` ") for row in rows(heading)]


def test_the_examples_run():
    done = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert done.attempted >= 14
    assert done.failed == 0


def test_the_game_file_is_one():
    (text,) = re.findall(r"```game\n(.*?)```", TEXT, re.DOTALL)
    game = sr.replay(notation.read(text))
    assert len(game.entries) == 18
    assert game.position()["players"][0]["lira"] == 9


@pytest.mark.parametrize(("heading", "numbering"), [("| verb |", NUMBERING), ("| verb of dice |", DICE_NUMBERING)])
def test_every_verb_is_in_the_table_in_its_order(heading: str, numbering: Numbering):
    table = rows(heading)
    assert [row[0].strip("`") for row in table] == [verb.name for verb in numbering.verbs]
    for (_, behind, example, _), verb in zip(table, numbering.verbs, strict=True):
        token = example.strip("`")
        assert numbering.verb(numbering.action(token)) is verb
        assert bool(behind) == bool(verb.arguments)
        assert all(numbering.action(f"{verb.name}:{told}") >= 0 for told in re.findall(r"`(\w+)`", behind))


def test_every_card_is_named():
    told = TEXT.split("The bonus cards are, ")[1].split(".")[0]
    guild = [f"guild_{number}" for number in range(2, 20)]  # from the first to the last
    assert re.findall(r"`(\w+)`", told) == [name for name in CARD_NAMES if name not in guild]


def test_every_bazaar_card_is_named():
    told = TEXT.split("The bazaar cards of dice are, ")[1].split(".")[0]
    assert re.findall(r"`(\w+)`", told) == BAZAAR_CARDS


def test_every_part_of_a_position_of_dice_is_in_the_tables():
    position = sr.new_game("dice", seats=2).position()
    assert names("A position of dice may hold:") == list(position)
    assert names("A player of dice has:") == list(position["players"][0])


def test_the_steps_of_dice_that_remember_something():
    table = rows("and what that step remembers")
    told = {
        step: set(re.findall(r"`([a-z_]+)`", row[1])) for row in table for step in re.findall(r"`([a-z_.]+)`", row[0])
    }
    assert set(told) <= set(DICE_STEPS)
    seen = set()
    for seed in range(12):
        game, dice = sr.new_game("dice", seats=2 + seed % 3, seed=seed, chance="manual"), Random(seed)
        for _ in range(400):
            for frame in game.position()["pending"]:
                extra = set(frame) - {"step", "seat"}
                assert extra == told.get(frame["step"], set()), frame
                seen.add(frame["step"])
            if game.over:
                break
            game.act(dice.choice(game.legal()))
    assert set(told) - seen <= {"card.ruby", "card.give_up", "card.tile"}  # rare ones


def test_every_part_of_a_position_is_in_the_tables():
    position = sr.new_game("great_bazaar", seats=2).position()
    assert [*names("A description may hold:"), "mocha", "letters"] == list(position)
    assert names("A player has:") == list(position["players"][0])
    assert names("`mocha` holds") == list(position["mocha"])
    assert names("`letters` holds") == list(position["letters"])


def test_the_steps_that_remember_something():
    told = {step for row in rows("what it has to remember") for step in re.findall(r"`([a-z_.]+)`", row[0])}
    assert told <= set(STEP_NAMES)
    for game in (played({"seats": 2}, seed, 40 + 9 * seed, chance="manual") for seed in range(60)):
        for frame in game.position()["pending"]:
            extra = set(frame) - {"step", "seat", "place", "by", "a", "b"}
            assert bool(extra) == (frame["step"] in told), frame


def test_every_part_of_a_saved_game_is_in_the_table():
    assert names("sr.from_json(text).digest()") == list(json.loads(sr.new_game().to_json()))
