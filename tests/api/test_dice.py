"""The Dice Game by the public functions: its own options, none of the board game's, components, stored games."""

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import data, notation
from sixrubies.core.record import digest
from sixrubies.rulesets import BOARD, DEFAULTS, DICE, LAYOUTS, RULESETS, kind_of

ROWS = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]]


def test_a_new_game_has_a_header_of_its_own():
    game = sr.new_game("dice", seats=3, seed=5)
    assert game.header == {
        "ruleset": "dice",
        "rules_version": 1,
        "seats": 3,
        "components": {},
        "chance": "auto",
        "seed": 5,
    }
    assert (game.seats, game.owner(), game.step) == (3, 0, "turn.reroll")
    assert [entry.turn for entry in game.entries] == ["setup"] * 6 + ["1.0"] * 5


@pytest.mark.parametrize("seats", [1, 5, 0, "2", True, None, 2.0])
def test_two_to_four_seats(seats: Any):
    with pytest.raises(sr.BadOption, match=r"^a game has 2 to 4 seats, not "):
        sr.new_game("dice", seats=seats)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("layout", "short"),
        ("layout", ROWS),
        ("layout", 0),
        ("edition", "2014"),
        ("edition", None),
        ("neutral_assistants", True),
        ("neutral_assistants", None),
        ("deck", "new"),
    ],
)
def test_options_of_the_board_are_refused(name: str, value: Any):
    with pytest.raises(sr.BadOption, match=f"^{name} is an option of the board game, not of dice$"):
        sr.new_game("dice", seats=2, **{name: value})
    with pytest.raises(sr.BadOption, match=f"^{name} is an option of the board game, not of dice$"):
        sr.position({"seats": 2}, ruleset="dice", **{name: value})


def test_given_as_they_are_by_default_they_mean_nothing():
    assert sr.new_game("dice", **DEFAULTS).header == sr.new_game("dice").header


def test_an_option_that_no_game_has_is_refused():
    with pytest.raises(sr.BadOption, match=r"^there is no option colour$"):
        sr.position({}, ruleset="dice", colour="red")


def test_one_object_per_kind_of_game():
    assert [kind_of(ruleset) is DICE for ruleset in RULESETS] == [False, False, False, False, True]
    assert LAYOUTS["dice"] == () and BOARD.plain == "base"
    with pytest.raises(sr.BadOption, match=r"^no ruleset is called 'cards'; there is base, .*, dice$"):
        kind_of("cards")


def test_a_file_with_an_option_of_the_board_is_refused_with_its_line():
    head = '[ruleset "dice"]\n[rules_version 1]\n[seats 2]\n'
    with pytest.raises(sr.BadFile, match=r"^line 4: edition is an option of the board game, not of dice$"):
        sr.replay(notation.read(head + '[edition "2014"]\n'))
    with pytest.raises(sr.BadFile, match=r"^line 3: a game has 2 to 4 seats, not 5$"):
        sr.replay(notation.read('[ruleset "dice"]\n[rules_version 1]\n[seats 5]\n'))
    with pytest.raises(sr.BadFile, match=r"^line 4: action 1 of the record does not fit: roll:red is not an option"):
        sr.replay(notation.read(head + "roll:red\n"))


def test_a_game_written_by_hand():
    show = " ".join(f"show:lira_{colour}" for colour in ("red", "yellow", "green", "blue"))
    text = f"""[ruleset "dice"]
[rules_version 1]
[seats 2]
[chance "manual"]
setup  {show} show:die show:die
1.0    roll:red roll:red roll:lira roll:card roll:blue reroll:blue done roll:red buy_tile:lira_red
       die:red die:red die:red show:action_red take:lira
1.1    roll:card roll:card roll:red roll:yellow roll:green done reveal:2 draw:sale_red draw:gift_blue use:gift_blue
       take:blue end_turn
"""
    game = sr.replay(notation.read(text))
    told = game.position()
    assert (told["round"], told["turn"], game.step) == (2, 0, "dice.roll")  # its Lira tile has given already
    assert told["players"][0]["tiles"] == {"lira": 1} and told["players"][0]["lira"] == 2 + 3
    assert told["players"][0]["markers"]["blue"] == 1 and told["players"][1]["markers"]["brown"] == 1
    assert told["discard"] == {"sale_red": 1, "gift_blue": 1}


def test_house_values_are_replaced(tmp_path: Path):
    file = tmp_path / "mine.toml"
    file.write_text("[side_23.lira]\nvalue = [7, 8]\n")
    game = sr.new_game("dice", seats=3, components=file)
    assert game.header["components"] == {"side_23.lira": [7, 8]}
    assert game.view().table()["prices"]["lira"] == [7, 8]
    assert sr.new_game("dice", seats=2, components=file).view().table()["prices"]["lira"] == [8]
    assert sr.from_json(game.to_json()).view().table()["price"]["lira"] == 7
    assert "side_23.lira" in {value.key for value in data.load(("dice",)).house()}
    with pytest.raises(sr.SixRubiesError, match="toll.lira is not a component value"):
        sr.new_game("dice", components={"toll.lira": 3})
    with pytest.raises(sr.BadOption, match=r"^these are components of base, not of dice$"):
        sr.new_game("dice", components=data.load())


def test_the_key_of_a_sealed_game_names_its_streams():
    one, other = (sr.new_game("dice", seats=2, key=bytes([n]) * 16) for n in (1, 2))
    assert one.record().tokens() != other.record().tokens()
    assert sr.from_json(one.to_json()).record() == one.record()


def test_copies_and_pickles():
    game = sr.new_game("dice", seats=2, seed=3)
    game.act("done")
    for again in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again.digest() == game.digest() and again.record() == game.record()


def test_a_changed_save_is_refused():
    saved = json.loads(sr.new_game("dice", seats=2).to_json())
    saved["state"]["players"][0]["lira"] = 50
    with pytest.raises(sr.BadFile, match="changed or damaged"):
        sr.from_json(json.dumps(saved))


def test_a_game_of_older_rules_goes_on_from_its_state():
    game = sr.new_game("dice", seats=2, seed=3)
    saved = json.loads(game.to_json())
    saved["header"]["rules_version"] = 0
    del saved["digest"]
    saved["digest"] = digest(saved)
    assert sr.from_json(json.dumps(saved)).digest() == game.digest()
