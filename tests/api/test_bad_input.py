"""Bad input gets an error that names the situation in one line, and changes nothing."""

from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.data import ComponentError

SHORT = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 16]]
TWICE = [[15, 5, 2, 14], [4, 12, 7, 3], [8, 6, 11, 9], [13, 10, 1, 1]]

BAD_OPTIONS: list[tuple[dict[str, Any], str]] = [
    ({"ruleset": "chess"}, "no ruleset is called 'chess'; there is base, mocha, letters, great_bazaar"),
    ({"ruleset": ""}, "no ruleset is called ''"),
    ({"ruleset": None}, "no ruleset is called None"),
    ({"ruleset": ["base"]}, "no ruleset is called"),
    ({"ruleset": "Base"}, "no ruleset is called 'Base'"),
    *[({"seats": seats}, "a game has 2 to 5 seats") for seats in (0, 1, 6, -2, "4", True, 2.5, 3.0, None, [4], 10**40)],
    *[({"layout": layout}, "no layout is called") for layout in ("round", "", "Short")],
    *[({"layout": layout}, "a layout is a name or rows") for layout in (5, 2.5, [1, 2, 3, 4], range(16))],
    *[({"layout": rows}, "4 rows of 4 places") for rows in ([], SHORT[:3], [*SHORT, []], [r[:3] for r in SHORT])],
    ({"layout": TWICE}, "each of the places 1 to 16 once; missing: 16"),
    ({"layout": [[*SHORT[0][:3], 17], *SHORT[1:]]}, "missing: 14"),
    ({"layout": ["abcd", "efgh", "ijkl", "mnop"]}, "a layout is rows of place numbers"),
    ({"layout": [["15", "5", "2", "14"], *SHORT[1:]]}, "a layout is rows of place numbers"),
    ({"layout": [*SHORT[:3], [13, 10, True, 16]]}, "a layout is rows of place numbers"),
    ({"layout": [*SHORT[:3], [13, 10, 1.0, 16]]}, "a layout is rows of place numbers"),
    *[({"edition": edition}, "no edition is called") for edition in ("2015", 2014, None, "", ["2014"])],
    *[({"neutral_assistants": told}, "is True or False") for told in ("yes", 1, None)],
    ({"neutral_assistants": True, "seats": 5}, "for 2 to 4 seats"),
    ({"layout": "recommended"}, "no layout is called 'recommended'; there is short, long, order, random"),
    ({"ruleset": "mocha", "layout": "short"}, "no layout is called 'short'; there is recommended, random"),
    ({"ruleset": "mocha", "layout": SHORT}, "4 rows of 5 places"),
    ({"ruleset": "mocha", "edition": "2014"}, "an option of the base game, not of mocha"),
    ({"ruleset": "mocha", "deck": "new"}, "an option of letters and great_bazaar, not of mocha"),
    *[({"deck": deck}, "no deck is called") for deck in ("old", None, 1, ["new"])],
    ({"ruleset": "letters", "neutral_assistants": True, "seats": 5}, "for 2 to 4 seats"),
    *[({"seed": seed}, "a seed is a whole number") for seed in (-1, "7", 1.5, None, True, [1], 2**256)],
    *[({"components": told}, "components are a file, or values") for told in (5, ["wainwright.price"], 2.5)],
    *[({"chance": chance}, "chance is auto or manual") for chance in ("dice", "", None, 1, ["auto"])],
    *[({"key": key}, "at least 16 bytes") for key in (b"", b"short", "x" * 32, 5, [1] * 16)],
]  # fmt: skip


@pytest.mark.parametrize(("options", "reason"), BAD_OPTIONS)
def test_an_option_that_does_not_exist(options: dict[str, Any], reason: str):
    with pytest.raises(sr.BadOption, match=reason) as refused:
        sr.new_game(**options)
    assert "\n" not in str(refused.value)


BAD_COMPONENTS: list[tuple[dict[Any, Any], str]] = [
    ({"wainwright.prize": 7}, "wainwright.price"),
    ({"wainwright.price": "seven"}, "whole number"),
    ({"wainwright.price": -1}, "whole number"),
    ({"wainwright.price": True}, "whole number"),
    ({"market.large": [1, 2]}, "market.large"),
    ({"cards.copies": {"stay": 2}}, "cards.copies"),
    ({1: 2}, "1"),
    ({"": 2}, "not a component value"),
]


@pytest.mark.parametrize(("components", "reason"), BAD_COMPONENTS)
def test_components_that_are_not_possible(components: dict[Any, Any], reason: str):
    with pytest.raises(ComponentError, match=reason):
        sr.new_game(components=components)
    assert issubclass(ComponentError, sr.SixRubiesError)


def test_component_files_that_are_not_there_or_broken(tmp_path: Path):
    path = tmp_path / "box.toml"
    for missing in (path, str(path), tmp_path, "a\0b"):
        with pytest.raises(ComponentError, match="can't be read"):
            sr.new_game(components=missing)
    path.write_bytes(b"[wainwright]\nprice = \xff\n")
    with pytest.raises(ComponentError, match=r"box.toml, line 2: .*UTF-8"):
        sr.new_game(components=path)
    path.write_text("[wainwright]\nprice = 700\n")
    with pytest.raises(ComponentError, match=r"box.toml, line 2: wainwright.price must be"):
        sr.new_game(components=path)


UNKNOWN_TOKENS = [
    "",
    " ",
    "move",
    "move:",
    "move:26",
    "move:x",
    "Move:9",
    "move:9 ",
    "play:ace",
    "draw:?",
    "roll:7+1",
    "é",
    "\0",
]
ILLEGAL_TOKENS = [
    "end_turn",
    "move:7",
    "roll:1+1",
    "draw:stay",
    "demand:L1",
    "act",
    "done",
    "sell:red",
    "use:yellow",
    "catch:0",
]


def test_unknown_and_illegal_actions_change_nothing():
    game = sr.new_game(seats=2, seed=3)
    before = game.to_json()
    for token in UNKNOWN_TOKENS:
        with pytest.raises(sr.BadToken, match="no action is called"):
            game.act(token)
        with pytest.raises(sr.BadToken, match="no action is called"):
            game.action(token)
    for token in ILLEGAL_TOKENS:
        with pytest.raises(sr.IllegalAction, match=r"is not an option here \(turn.move\)"):
            game.act(token)
    for number in (-1, 10**6):
        with pytest.raises(sr.BadToken, match="no action has the number"):
            game.act(number)
        with pytest.raises(sr.BadToken, match="no action has the number"):
            game.token(number)
    assert game.to_json() == before


@pytest.mark.parametrize("seat", [7, 4, -1, -2, 10**6])
def test_seats_that_are_not_there(seat: int):
    game = sr.new_game(seats=4)
    for ask in (game.view, game.decision, game.events_for, game.record_for):
        with pytest.raises(sr.IllegalAction, match=f"there is no seat {seat}"):
            ask(seat)
    with pytest.raises(sr.NothingToUndo):
        game.undo(seat)
    assert not game.can_undo(seat)


def test_a_batch_is_carried_out_as_a_whole_or_not_at_all():
    game = sr.new_game(seats=2, seed=3)
    before = game.to_json()
    for tokens in (["move:9", "move:9"], ["move:9", "decline", "move:9"], ["end_turn"]):
        with pytest.raises(sr.IllegalAction):
            game.act_all([game.action(token) for token in tokens])
        assert game.to_json() == before


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({}, "names no ruleset"),
        ({"ruleset": "base"}, "no rules_version"),
        ({"ruleset": "base", "rules_version": 1, "seats": 9}, "2 to 5 seats"),
        ({"ruleset": "chess", "rules_version": 1}, "no ruleset"),
        ({"ruleset": "base", "rules_version": 1, "key": "xyz"}, "hexadecimal"),
        ({"ruleset": "base", "rules_version": 1, "key": 5}, "hexadecimal"),
        ({"ruleset": "base", "rules_version": 1, "position": {"turn": 9}}, "turn of seat 9"),
        ({"ruleset": "base", "rules_version": 1, "components": {"a": 1}}, "not a component value"),
    ],
)
def test_a_record_with_a_bad_header(header: dict[str, Any], reason: str):
    with pytest.raises(sr.BadFile, match=reason):
        sr.replay(sr.Record(header, []))


def test_a_record_of_other_rules():
    with pytest.raises(sr.RulesChanged, match="recorded under rules version 0, this is 1"):
        sr.replay(sr.Record({**sr.new_game().header, "rules_version": 0}, []))
