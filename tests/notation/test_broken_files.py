"""Broken game files: each is refused with the line and the reason, whatever it was that broke it."""

import random
import re
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import notation
from tests.notation.games import played

GAME = played({"seats": 2, "layout": "long"}, seed=12, actions=130)
TEXT = notation.write(GAME.record())
LINES = TEXT.splitlines()
FINISHED = notation.write(played({"seats": 2}, seed=4, actions=100_000).record())


def line_of(start: str) -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith(start))


def changed(start: str, new: str) -> str:
    """The file with another line in place of the first one that starts so."""
    number = line_of(start)
    return "\n".join([*LINES[: number - 1], new, *LINES[number:]]) + "\n"


def cut(start: str, signs: int) -> str:
    """The file cut off within a line."""
    number = line_of(start)
    return "\n".join([*LINES[: number - 1], LINES[number - 1][:signs]])


SETUP, FIRST, SECOND, DIGEST = (LINES[line_of(start) - 1] for start in ("setup", "1.0 ", "1.1 ", "= 100 "))

# A line of the file is another one: how it starts, what it is now, the reason told with its number.
OTHER_LINES = {
    "a tag twice": ("[edition", LINES[1], r"\[ruleset ...\] stands there twice"),
    "a tag that is not JSON": ("[seats", "[seats two]", r"\[seats ...\] is not JSON"),
    "a tag without a value": ("[seats", "[seats]", r"a tag is \[name value\]"),
    "an old tag among the turns": ("1.1 ", "[seed 4]", "stands there twice"),
    "a new tag among the turns": ("1.1 ", "[date 4]", "stands after the first turn"),
    "deep nesting": ("[seats", f"[seats {'[' * 100_000}]", "is not JSON"),
    "an unknown ruleset": ("[ruleset", '[ruleset "chess"]', "no ruleset is called 'chess'"),
    "a ruleset of no name": ("[ruleset", "[ruleset [1]]", "no ruleset is called"),
    "too many seats": ("[seats", "[seats 7]", "2 to 5 seats, not 7"),
    "seats in words": ("[seats", '[seats "2"]', "2 to 5 seats, not '2'"),
    "a place twice": ("[layout", LINES[4].replace("16", "15"), "missing: 16"),
    "an unknown layout": ("[layout", '[layout "round"]', "no layout is called 'round'"),
    "an unknown edition": ("[edition", "[edition 2015]", "no edition is called 2015"),
    "a variant in words": ("[neutral", '[neutral_assistants "no"]', "True or False"),
    "unknown components": ("[components", '[components {"a.b": 1}]', "a.b"),
    "components in a row": ("[components", "[components [1]]", "components are"),
    "an unknown chance": ("[chance", '[chance "luck"]', "chance is auto or manual"),
    "a negative seed": ("[seed", "[seed -4]", "a seed is a whole number"),
    "a key in words": ("[seed", '[key "secret"]', "hexadecimal"),
    "a short key": ("[seed", '[key "00ff"]', "at least 16 bytes"),
    "an impossible position": ("[seed", '[position {"turn": 9}]', "turn of seat 9"),
    "an unreadable position": ("[seed", "[position 5]", "a position: expected names"),
    "a token of no shape": ("1.0 ", "1.0 move:9 LEAVE", "'LEAVE' is no action"),
    "an unknown token": ("1.0 ", FIRST.replace("move", "fly"), "action 7 .* no action is called 'fly:"),
    "an illegal action": ("1.0 ", re.sub(r"move:\d+", "skip", FIRST), r"skip is not an option here \(turn.move\)"),
    "an impossible draw": ("setup", re.sub(r"demand:L\d", "draw:stay", SETUP), "draw:stay is not an option here"),
    "a hidden draw": ("setup", re.sub(r"draw:\w+", "draw:?", SETUP), r"draw:\? was hidden"),
    "a wrong label": ("1.1 ", "2" + SECOND[1:], "stands in turn 2.1, but belongs to 1.1"),
    "a wrong digest": ("= 100", f"= 100 {'0' * 32}", "does not fit its digest after action 100"),
    "a digest elsewhere": ("= 100", DIGEST.replace("100", "99"), "of action 99, but 100 stand"),
    "a digest of no shape": ("= 100", "= 100 xyz", "a digest is `= count digest`"),
    "a result too early": ("[result", '[result {"winners": [0]}]', "not the result of its actions"),
    "a result of no shape": ("[result", "[result 0]", "a result names its winners"),
}

# The whole text is another one, or cut off: the text, the number of the line, the reason.
OTHER_TEXTS = {
    "empty": ("", 1, r"not a game file, or cut off: no \[ruleset"),
    "blank": ("\n\n\n", 1, r"not a game file, or cut off: no \[ruleset"),
    "only comments": ("; nothing here\n", 1, r"no \[ruleset"),
    "something else": ("Dear Sir or Madam,\n", 1, "'Dear' is no action"),
    "a page of the web": ("<html>\n", 1, "'<html>' is no action"),
    "JSON": ('{"format": 1}', 1, "is no action"),
    "binary": ("\x00\x01\x02", 1, "is no action"),
    "another format": (TEXT.replace("format 1", "format 2", 1), 1, "format 2': this version reads format 1"),
    "cut in its first line": (LINES[0][:30], 1, "this version reads format 1"),
    "cut in a tag": (cut("[layout", 20), line_of("[layout"), r"a tag is \[name value\]"),
    "cut behind a tag": (cut("[seats", 9), line_of("[seats"), r"cut off: no \[result"),
    "cut before a needed tag": (cut("[rules_version", 0), line_of("[ruleset"), r"no \[rules_version"),
    "cut in a token": (cut("1.0 ", 10), line_of("1.0 "), r"cut off: no \[result"),
    "cut between tokens": (cut("1.0 ", FIRST.rindex(" ")), line_of("1.0 "), r"cut off: no \[result"),
    "cut in a digest": (cut("= 100", 20), line_of("= 100"), "a digest is `= count digest`"),
    "cut in the result": (cut("[result", 9), line_of("[result"), r"a tag is \[name value\]"),
    "no ruleset": (changed("[ruleset", ""), line_of("[result"), r"no \[ruleset"),
    "no seats": (changed("[seats", ""), line_of("[result"), r"no \[seats"),
    "something after the result": (TEXT + "1.0 move:9\n", len(LINES) + 1, "something follows the result"),
}
BROKEN = OTHER_TEXTS | {
    kind: (changed(start, line), line_of(start), reason) for kind, (start, line, reason) in OTHER_LINES.items()
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_refused_with_its_line(kind: str, tmp_path: Path):
    text, line, reason = BROKEN[kind]
    with pytest.raises(sr.BadFile, match=rf"^line {line}: .*{reason}"):
        sr.replay(notation.read(text))
    path = tmp_path / "broken.game"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(sr.BadFile, match=rf"line {line}: .*{reason}"):
        sr.replay(notation.read_file(path))


def test_the_file_that_is_broken_here_is_fine():
    assert sr.replay(notation.read(TEXT)).record() == GAME.record()


def test_another_result_of_a_finished_game():
    spoilt = re.sub(r'"winners": \[(\d)\]', lambda found: f'"winners": [{1 - int(found[1])}]', FINISHED)
    last = len(FINISHED.splitlines())
    assert sr.replay(notation.read(FINISHED)).over
    with pytest.raises(sr.BadFile, match=rf"^line {last}: the record's result is not the result of its actions"):
        sr.replay(notation.read(spoilt))


def test_actions_after_the_end():
    more = FINISHED.replace("[result", "99.0 move:9\n[result")
    with pytest.raises(sr.BadFile, match=r"^line \d+: action \d+ .*the game is over"):
        sr.replay(notation.read(more))


@pytest.mark.parametrize("version", ["0", "2", '"1"', "null"])
def test_other_rules_are_told_apart_from_a_broken_file(version: str):
    with pytest.raises(sr.RulesChanged, match=rf"^line {line_of('[rules_version')}: recorded under rules version"):
        sr.replay(notation.read(TEXT.replace("[rules_version 1]", f"[rules_version {version}]")))


def test_not_utf_8(tmp_path: Path):
    path = tmp_path / "latin.game"
    path.write_bytes(TEXT.encode().replace(b" move:", b" m\xf6ve:", 1))
    with pytest.raises(sr.BadFile, match=rf"latin.game, line {line_of('1.0 ')}: not a text in UTF-8"):
        notation.read_file(path)
    path.write_bytes(bytes(range(256)) * 20)
    with pytest.raises(sr.BadFile, match=r"latin.game, line 2: not a text in UTF-8"):
        notation.read_file(path)


def test_no_file_a_folder_and_a_name_that_no_file_has(tmp_path: Path):
    with pytest.raises(sr.BadFile, match="gone.game: there is no such file"):
        notation.read_file(tmp_path / "gone.game")
    with pytest.raises(sr.BadFile, match="can't be read"):
        notation.read_file(tmp_path)
    with pytest.raises(sr.BadFile, match="can't be read"):
        notation.read_file("a\0b")


def test_cut_off_anywhere_it_is_refused():
    whole = len(TEXT.rstrip("\n"))
    for length in random.Random(1).sample(range(whole), 400):
        with pytest.raises(sr.BadFile, match=r"^line \d+: "):
            sr.replay(notation.read(TEXT[:length]))


def test_with_any_sign_changed_it_is_refused_or_a_game_all_the_same():
    """A changed sign may make another game of it (a number of goods sold, say), but never anything but a game."""
    dice, refused = random.Random(2), list[str]()
    for _ in range(400):
        at = dice.randrange(len(TEXT))
        spoilt = TEXT[:at] + dice.choice("0189az_:+?[]{}\"';= \n\t\0é") + TEXT[at + 1 :]
        try:
            game = sr.replay(notation.read(spoilt))
        except (sr.BadFile, sr.RulesChanged) as error:
            refused.append(str(error))
        else:
            assert sr.replay(game.record()).digest() == game.digest()
    assert len(refused) > 300
    assert [told for told in refused if not re.match(r"line \d+: ", told)] == []
