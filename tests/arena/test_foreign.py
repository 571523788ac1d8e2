"""Foreign bots in the arena: the same results with any number of processes, faults told, nothing left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sixrubies.arena import Match, run, summarise
from sixrubies.cli.app import app
from tests.bots.test_foreign import BROKEN, EXAMPLE, PATIENT, gone, needs_node, running

CLUMSY = f"exec:{BROKEN} crash nonsense"


@needs_node
def test_one_process_or_two_give_the_same_file(tmp_path):
    match = Match((EXAMPLE, CLUMSY, "greedy"), ruleset="dice", seed=4, seconds=PATIENT)
    run(match, 4, workers=1, file=tmp_path / "one")
    results = run(match, 4, workers=2, file=tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    summary = summarise(results.match, results.games)
    assert set(summary.faults) == {CLUMSY} and set(summary.faults[CLUMSY]) == {"crashed", "not_json"}
    assert CLUMSY in summary.last_words


def test_faults_are_told_with_how_often_and_why(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    command = ["arena", CLUMSY, "greedy", "--ruleset", "dice", "--games", "2", "--seconds", "60"]
    told = CliRunner().invoke(app, command, env={"COLUMNS": "1000"})
    assert told.exit_code == 0
    assert "times, and random chose instead: " in told.stdout and "not_json" in told.stdout
    assert "The last time it said: " in told.stdout
    [file] = Path("arena-results").glob("*.jsonl")
    games = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    counted = [game["faults"][seat] for seat, game in enumerate(games)]  # it sits on seat 1, then on seat 2
    again = CliRunner().invoke(app, [*command, "--json"])
    faults = json.loads(again.stdout)["faults"]
    assert faults == {CLUMSY: {kind: sum(one[kind] for one in counted) for kind in ("crashed", "not_json")}}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["exec:no-such-program-here", "random"], "there is no program 'no-such-program-here'"),
        (["exec:", "random"], "behind exec: stands the command"),
        (["random", "--seconds", "0"], "up to 3600 seconds, not 0"),
        (["random", "--seconds", "nan"], "not nan"),
    ],
)
def test_bad_requests_are_one_line(tmp_path, monkeypatch, arguments, complaint):
    monkeypatch.chdir(tmp_path)
    ended = CliRunner().invoke(app, ["arena", *arguments])
    assert ended.exit_code == 2 and ended.stdout == ""
    assert complaint in ended.stderr and ended.stderr.count("\n") == 1


def heed_interrupts() -> None:
    """As a terminal's programs do."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("how", ["Ctrl-C", "interrupt", "terminate", "kill", "kill a worker"])
def test_however_a_run_is_stopped_nothing_is_left(tmp_path, how):
    mark = f"sleep 97{os.getpid():07d}"
    command = [sys.executable, "-m", "sixrubies.cli", "arena", f"exec:sh -c '{mark} & {mark}'", "random"]
    arena = subprocess.Popen(
        [*command, "--games", "8", "--workers", "2", "--seconds", "1000", "--file", str(tmp_path / "games")],
        start_new_session=True,
        preexec_fn=heed_interrupts,
        stderr=subprocess.PIPE,
    )
    until = time.monotonic() + PATIENT
    while sum("sh -c" not in line for line in running(mark)) < 4 and time.monotonic() < until:
        time.sleep(0.05)
    assert sum("sh -c" not in line for line in running(mark)) == 4, "two games with a bot of two processes each"
    if how == "Ctrl-C":
        os.killpg(arena.pid, signal.SIGINT)
    elif how == "kill a worker":
        children = subprocess.run(["ps", "--ppid", str(arena.pid), "-o", "pid="], capture_output=True, check=True)
        os.kill(int(children.stdout.split()[0]), signal.SIGKILL)
    else:
        arena.send_signal({"interrupt": signal.SIGINT, "terminate": signal.SIGTERM, "kill": signal.SIGKILL}[how])
    _, complained = arena.communicate(timeout=PATIENT)
    assert b"Traceback" not in complained
    assert gone(mark), "neither bots nor workers"
