"""Bad input: one plain line, exit code 2, never a traceback, and nothing is written."""

from pathlib import Path

import pytest

from sixrubies.cli import saves
from sixrubies.cli.app import _ended
from tests.cli.conftest import ADA, BEN, Run, refused, table


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--ruleset", "chess"), "no ruleset is called 'chess'"),
        (("--seats", "6"), "a game has 2 to 5 seats, not 6"),
        (("--seats", "four"), "'--seats'"),
        (("--layout", "zigzag"), "no layout is called 'zigzag'"),
        (("--layout", "1,2,3,4/5,6,7,8"), "a layout has 4 rows of 4 places"),
        (("--layout", "a,b/c,d"), "a layout is a name or rows"),
        (("--layout", "1,1,3,4/5,6,7,8/9,10,11,12/13,14,15,16"), "missing: 2"),
        (("--edition", "1999"), "no edition is called '1999'"),
        (("--seats", "5", "--neutral-assistants"), "2 to 4 seats"),
        (("--bots", "deep"), "no bot is called 'deep'"),
        (("--bots", "greedy,random"), "2 bots are named for 3 seats"),
        (("--language", "fr"), "no language is called 'fr'"),
        (("--components", "missing.toml"), "missing.toml"),
        (("--seed", "-1"), "a seed is a whole number from 0 on"),
        (("--people", "5"), "5 people can't sit on 4 seats"),
        (("--people", "-1"), "-1 people"),
        (("--names", "Ada,Ben", "--people", "1"), "2 names for 1 people"),
        (("--names", "Ada,ada"), "the same name"),
        (("--names", "Ada,"), "a name has 1 to 14 letters"),
        (("--names", "A\x1b[2Jda"), "a name has 1 to 14 letters"),
        (("--names", "Maximiliane-Luise"), "a name has 1 to 14 letters"),
        (("--seat", "5"), "--seat '5' does not fit"),
        (("--seat", "1,2"), "--seat '1,2' does not fit"),
        (("--seat", "one"), "--seat 'one' does not fit"),
        (("saved.json",), "sixrubies play --resume saved.json"),
        (("--resume",), "there is no saved game"),
        (("--resume", "missing.json"), "missing.json: there is no such file"),
        (("--frob",), "--frob"),
    ],
)
def test_play_refuses_in_one_line_and_writes_nothing(run: Run, home: Path, args: tuple[str, ...], reason: str):
    refused(run("play", *args), reason)
    assert list(home.rglob("*.json")) == []


def test_an_unknown_command_is_refused(run: Run):
    refused(run("frobnicate"), "'frobnicate'")


def test_a_wrong_component_file_is_refused_with_its_line(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text('[wainwright]\nprice = "seven"\n')
    refused(run("play", "--components", file), f"{file}, line 2")
    refused(run("rules", "--house", "--components", file), f"{file}, line 2")


def test_a_save_that_is_there_already_is_not_overwritten(run: Run, tmp_path: Path):
    file = tmp_path / "mine.json"
    file.write_text("precious")
    refused(run("play", "--save", file), "is there already")
    assert file.read_text() == "precious"


def test_a_save_that_cannot_be_written_is_refused_before_the_game(run: Run, tmp_path: Path):
    refused(run("play", "--piped", "--save", tmp_path / "no" / "such" / "folder.json"), "can't be written")


def test_a_home_that_is_no_folder_is_refused(run: Run, tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("")
    refused(run("play", "--piped", SIXRUBIES_HOME=str(file)), "can't be used")


def damaged(text: str) -> dict[str, str]:
    """A saved game, broken in many ways."""
    digit = next(i for i in range(text.index('"lira"'), len(text)) if text[i].isdigit())
    return {
        "empty": "",
        "not JSON": "Lira",
        "a list": "[]",
        "another file": '{"name": "x"}',
        "another format": text.replace('"sixrubies": 1', '"sixrubies": 99'),
        "cut in half": text[: len(text) // 2],
        "cut at the end": text[:-2],
        "a changed number": f"{text[:digit]}{(int(text[digit]) + 1) % 10}{text[digit + 1 :]}",
        "no players": text.replace('"players": [{', '"people": [{', 1),
        "a player too few": text.replace('"players": [{"name": "Ada", "letter": "A", "bot": ""}, ', '"players": [', 1),
        "an unknown bot": text.replace('"bot": ""', '"bot": "deep"', 1),
        "an unknown action": text.replace('"actions": []', '"actions": ["move:99"]'),
        "an impossible action": text.replace('"actions": []', '"actions": ["end_turn"]'),
        "a name that moves the cursor": text.replace('"name": "Ada"', '"name": "A\\u001b[2J"', 1),
        "a player of numbers": text.replace('"name": "Ada"', '"name": 7', 1),
    }


NAMES = list(damaged('"lira": 1'))


@pytest.mark.parametrize("name", NAMES)
def test_a_broken_saved_game_is_refused_and_stays_as_it_is(run: Run, tmp_path: Path, name: str):
    file = table(tmp_path / "game.json", [ADA, BEN], {})
    whole = file.read_text()
    broken = damaged(whole)[name]
    assert broken != whole
    file.write_text(broken)
    for command in (["play", "--piped", "--resume"], ["replay"]):
        refused(run(*command, file), str(file))
        assert file.read_text() == broken


def test_a_game_with_dice_fed_in_by_hand_is_not_played_here(run: Run, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], {}, chance="manual")
    refused(run("play", "--piped", "--resume", file), "fed in by hand")
    assert run("replay", file).code == 0


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_bytes(b"{\xff\xfe\x00")
    refused(run("play", "--resume", file), str(file))
    refused(run("replay", file), str(file))
    refused(run("play", "--resume", tmp_path), str(tmp_path))
    refused(run("replay", tmp_path), str(tmp_path))


def test_our_own_mistakes_say_how_to_report_them_and_where_the_game_is(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("SIXRUBIES_HOME", str(home))

    def wrong() -> None:
        error = ZeroDivisionError("by\nzero")
        error.add_note("/games/mine.json")
        raise error

    assert _ended(wrong) == 1
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    assert "ZeroDivisionError: by zero" in told.err
    assert str(home / "error.txt") in told.err and "Your game is saved in /games/mine.json" in told.err
    assert "Traceback" in (home / "error.txt").read_text()


def test_our_own_mistakes_are_told_even_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SIXRUBIES_HOME", str(tmp_path / "file"))

    def wrong() -> None:
        raise KeyError("x")

    assert _ended(wrong) == 1
    told = capsys.readouterr().err
    assert "KeyError" in told and "test_refusals.py:" in told and told.count("\n") == 1


def test_a_file_is_replaced_as_a_whole_or_not_at_all(tmp_path: Path):
    file = tmp_path / "game.json"
    saves.replace(file, "good")
    with pytest.raises(UnicodeEncodeError):
        saves.replace(file, "half a file \ud800")
    assert file.read_text() == "good"
    saves.replace(file, "better")
    assert file.read_text() == "better"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
