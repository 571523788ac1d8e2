"""Saved after every action: a killed process loses nothing."""

from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies.cli import saves
from sixrubies.cli.words import speaking
from tests.cli.conftest import ADA, BOT, Run, table
from tests.cli.terminal import PROMPT, Terminal

EN = speaking("en")


def test_a_killed_game_goes_on_where_it_was(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "1") as t:
        t.expect(PROMPT)
        t.answer("5")
        before = t.answer("leave")
        t.process.kill()
        t.process.wait()
    [file] = home.rglob("*.json")
    saved = file.read_bytes()
    game, _ = saves.read(file, EN)
    assert [entry.token for entry in game.entries][-2:] == ["move:5", "leave"]
    with Terminal(home, "play", "--resume") as t:
        after = t.expect(PROMPT)
        assert file.read_bytes() == saved
        question = "Will you carry out the action of this place?"
        assert before[before.index(question) :] == after[after.index(question) :]
        assert "Player goes to the Post Office, leaves an assistant" in after
        t.answer("act")
    assert len(file.read_bytes()) > len(saved)
    assert list(home.rglob(".*.part")) == []


def test_a_half_written_file_beside_the_good_one_does_no_harm(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [{"merchant": 11}, {}]})
    (tmp_path / ".game.json.part").write_text('{"sixrubies": 1, "pla')
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("9")
    assert saves.read(file, EN)[0].entries[-1].token == "move:9"
    assert [path.name for path in tmp_path.glob("*.json*")] == ["game.json"]


def test_the_game_is_saved_where_one_wants_it(run: Run, tmp_path: Path):
    file = tmp_path / "mine.json"
    run("play", "--piped", "--save", file, "--seed", "5", "--seat", "1", answers="9\n")
    game, players = saves.read(file, EN)
    assert game.entries[-1].token == "move:9"
    assert [player.bot for player in players] == ["", "greedy", "greedy", "greedy"]


def test_the_last_game_played_is_resumed(run: Run, home: Path):
    run("play", "--piped", "--seed", "1", "--seat", "1", "--names", "Ada", answers="9\n")
    run("play", "--piped", "--seed", "2", "--seat", "1", "--names", "Ben", answers="9\n")
    assert "Ben goes to the Tea House" in run("play", "--piped", "--resume").out
    assert len(list(home.rglob("*.json"))) == 2


def test_a_disk_that_refuses_is_told_and_the_game_goes_on(run: Run, tmp_path: Path):
    folder = tmp_path / "games"
    folder.mkdir()
    file = table(folder / "game.json", [ADA, BOT], {"players": [{"merchant": 11}, {}]})
    with Terminal(tmp_path, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        file.unlink()
        folder.rmdir()
        screen = t.answer("9")
        assert "The game could not be saved in" in screen and "No such file or directory" in screen
        assert "Ada goes to the Tea House." in screen
        t.answer("leave")


def test_the_same_seed_gives_the_same_table(run: Run, home: Path):
    for _ in range(2):
        run("play", "--piped", "--seed", "9", "--layout", "random")
    first, second = (saves.read(path, EN) for path in sorted(home.rglob("*.json")))
    assert first[0].to_json() == second[0].to_json() and first[1] == second[1]


@pytest.mark.parametrize("when", range(0, 200, 40))
def test_what_is_saved_is_what_is_read(tmp_path: Path, when: int):
    game = sr.new_game("base", seats=2, seed=3)
    while len(game.entries) < when:
        legal = game.legal()
        game.act(legal[len(game.entries) % len(legal)])
    saves.write(tmp_path / "game.json", game, [ADA, BOT])
    again, players = saves.read(tmp_path / "game.json", EN)
    assert again.to_json() == game.to_json() and players == [ADA, BOT]
