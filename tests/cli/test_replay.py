"""Games shown again: turn by turn, in words, for programs; broken files are refused."""

import json
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots, notation
from sixrubies.cli import saves
from tests.cli.conftest import ADA, BOT, Run, refused
from tests.cli.terminal import Terminal

PROMPT = r"Replay \(\? for help\): $"


@pytest.fixture(scope="module")
def game() -> sr.BoardGame:
    game = sr.new_game("base", seats=2, seed=3)
    game.header["names"] = ["Ada", "Cem"]
    bots.play_out(game, [bots.make("greedy", 1), bots.make("greedy", 2)])
    return game


@pytest.fixture
def file(game: sr.BoardGame, tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(notation.write(game.record()), encoding="utf-8")
    return file


def test_every_turn_in_words(run: Run, game: sr.BoardGame, file: Path):
    ended = run("replay", file, "--all")
    labels = list(dict.fromkeys(entry.turn for entry in game.entries))
    told = [line.split()[0] for line in ended.out.splitlines() if line[:1].isdigit() or line.startswith("setup")]
    assert ended.code == 0
    assert told[: len(labels)] == labels
    assert " wins" in ended.out


def test_one_turn_with_its_table(run: Run, game: sr.BoardGame, file: Path):
    ended = run("replay", file, "--turn", "3.1")
    assert ended.code == 0
    assert "Turn 3.1" in ended.out and "16 Gemstone Dealer" in ended.out and "Cem goes to" in ended.out


def test_without_a_terminal_the_end_is_shown(run: Run, file: Path):
    ended = run("replay", file)
    assert ended.code == 0 and " wins" in ended.out and "16 Gemstone Dealer" in ended.out


def test_for_programs(run: Run, game: sr.BoardGame, file: Path):
    told = json.loads(run("replay", file, "--json").out)
    assert [token for turn in told["turns"] for token in turn["actions"]] == game.record().tokens()
    assert told["result"] == game.record().result and told["players"] == ["Ada", "Cem"]
    turn = json.loads(run("replay", file, "--turn", "2.0", "--json").out)
    assert [part["turn"] for part in turn["turns"]] == ["2.0"]
    assert turn["table"]["round"] == 2 and turn["table"]["players"][0]["hand"] is None


def test_through_the_eyes_of_a_seat_when_the_game_is_over(run: Run, game: sr.BoardGame, file: Path):
    spectator = run("replay", file, "--turn", "1.0").out
    seat = run("replay", file, "--turn", "1.0", "--seat", "1").out
    assert "Your cards:" in seat and "Your cards:" not in spectator
    refused(run("replay", file, "--seat", "0"), "counted from 1")
    refused(run("replay", file, "--seat", "3"), "seat")


def test_a_running_game_shows_nobody_s_hand(run: Run, tmp_path: Path):
    game = sr.new_game("base", seats=2, seed=3)
    file = tmp_path / "game.json"
    saves.write(file, game, [ADA, BOT])
    ended = run("replay", file)
    assert ended.code == 0 and "The game is not over yet." in ended.out and "Your cards" not in ended.out
    refused(run("replay", file, "--seat", "1"), "not over yet")
    told = json.loads(run("replay", file, "--json").out)
    assert "seed" not in told["header"]
    assert [token for turn in told["turns"] for token in turn["actions"] if token.startswith("draw")] == ["draw:?"] * 2
    assert "draws a bonus card: " not in run("replay", file, "--all").out


def test_a_saved_game_of_the_engine_is_shown_too(run: Run, game: sr.BoardGame, tmp_path: Path):
    file = tmp_path / "saved.json"
    file.write_text(game.to_json(), encoding="utf-8")
    assert run("replay", file, "--all").code == 0
    file.write_text(game.to_json()[:-20], encoding="utf-8")
    refused(run("replay", file), str(file))


def test_step_by_step_in_the_terminal(home: Path, game: sr.BoardGame, file: Path):
    last = game.entries[-1].turn
    with Terminal(home, "replay", str(file), "--pause", "0") as t:
        assert "Enter: next turn" in t.expect(PROMPT)
        assert "Turn setup" in t.answer("", PROMPT)
        assert "Turn 1.0" in t.answer("n", PROMPT)
        move = next(entry.token for entry in game.entries if entry.turn == "1.1")
        assert f"Turn 1.1, {move}" in t.answer("s", PROMPT)
        end = [entry.token for entry in game.entries if entry.turn == "1.1"][-1]
        assert f"Turn 1.1, {end}" in t.answer("n", PROMPT)
        assert "Turn 2.0" in t.answer("n", PROMPT)
        assert "Turn 3.0" in t.answer("3.0", PROMPT)
        assert "Turn 2.1" in t.answer("p", PROMPT)
        assert "there is no turn 99.9" in t.answer("99.9", PROMPT)
        assert "q: leave" in t.answer("?", PROMPT)
        autoplay = t.answer("a", PROMPT)
        assert "Turn 5.0" in autoplay and f"Turn {last}" in autoplay and " wins" in autoplay
        assert " wins" in t.answer("e", PROMPT)
        t.type("q")
        assert t.end() == 0


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[seats 2]", "[seats 3]", ""),
        ('[ruleset "base"]', '[ruleset "chess"]', "chess"),
        ("[rules_version 1]", "[rules_version 0]", "rules version 0"),
        ("\n1.0 ", "\n1.1 ", "1.1"),
        ("move:", "mvoe:", "mvoe"),
        ("= 100 ", "= 101 ", "the digest is of action 101"),
        ('"winners": [', '"winners": [7, ', "result"),
        ("[result", "[result]\n[result", "line"),
    ],
)
def test_a_broken_game_file_is_refused(run: Run, file: Path, old: str, new: str, reason: str):
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    for more in ([], ["--all"], ["--json"]):
        refused(run("replay", file, *more), reason)


def test_a_truncated_game_file_is_refused_or_shown_as_unfinished(run: Run, file: Path):
    text = file.read_text(encoding="utf-8")
    for part in (0, 20, len(text) // 3, len(text) // 2, len(text) - 5):
        file.write_text(text[:part], encoding="utf-8")
        ended = run("replay", file)
        if ended.code == 0:
            assert "The game is not over yet." in ended.out
        else:
            refused(ended, str(file))
