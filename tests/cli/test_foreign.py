"""Programs as bots in the terminal: they play, their faults are told, and a file can't make us run a command."""

import json
from pathlib import Path

from sixrubies.cli.seats import Player
from tests.bots.test_foreign import BROKEN
from tests.cli.boxes import flat
from tests.cli.conftest import ADA, Run, refused, table

DICE = ("play", "--terminal", "--ruleset", "dice", "--people", "0", "--seats", "2", "--seed", "3")


def test_programs_play_a_whole_game(run: Run, home: Path):
    ended = run(*DICE, "--bots", f"exec:{BROKEN},greedy")
    assert ended.code == 0 and ended.err == "" and " wins" in ended.out and "random choice" not in ended.out
    [file] = home.rglob("*.json")
    assert [player["bot"] for player in json.loads(file.read_text())["players"]] == [f"exec:{BROKEN}", "greedy"]


def test_faults_are_told_in_a_line(run: Run):
    ended = run(*DICE, "--bots", f"exec:{BROKEN} crash nonsense,greedy")
    assert ended.code == 0 and " wins" in ended.out
    assert " has ended: a random choice instead. RuntimeError: question" in flat(ended.out)
    assert " has answered something that is not JSON: a random choice instead. 'I like the Tea House'" in flat(
        ended.out
    )
    told = run(*DICE, "--bots", f"exec:{BROKEN} nonsense,greedy", "--language", "de")
    assert " hat etwas geantwortet, das kein JSON ist: dafür wird gelost." in flat(told.out)


def test_a_command_out_of_a_file_is_not_run(run: Run, tmp_path: Path):
    proof = tmp_path / "proof"
    command = f"exec:touch {proof}"
    file = table(tmp_path / "game.json", [Player("Cem", "C", command), ADA], {})
    refused(run("play", "--piped", "--resume", file), "a command out of a file is not run")
    refused(run("play", "--piped", "--resume", file, "--bots", "exec:touch x"), "a command out of a file is not run")
    assert not proof.exists()
    ended = run("play", "--piped", "--resume", file, "--bots", command)
    assert ended.code == 0 and "has ended: a random choice instead." in flat(ended.out) and proof.exists()


def test_a_program_that_is_not_there_is_refused(run: Run):
    refused(run("play", "--bots", "exec:no-such-program-here"), "there is no program 'no-such-program-here' to start")
