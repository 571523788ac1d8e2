"""The command as a whole: help for everything, quiet ends, the doctor, bench and fuzz, texts that are all used."""

import json
import re
import subprocess
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from sixrubies.cli import main
from sixrubies.cli.words import spoken
from sixrubies.rulesets import RULESETS
from sixrubies.texts import Catalogue, sources
from tests.cli.conftest import Run, refused
from tests.cli.terminal import COMMAND, Terminal, environment

COMMANDS = ("play", "replay", "rules", "bench", "fuzz", "doctor")
LABELS = {f"cli-{name}" for name in ("player", "rubies", "lira", "room", "cards", "tiles", "assistants")}
SOURCE = Path(__file__).parents[2] / "src" / "sixrubies" / "cli"


def test_the_command_is_installed():
    [entry] = entry_points(group="console_scripts", name="sixrubies")
    assert entry.load() is main


def test_help_for_the_whole_and_for_each_command(run: Run):
    whole = run()
    assert whole.code == 0 and whole.out == run("--help").out
    for command in COMMANDS:
        assert command in whole.out
        told = run(command, "--help")
        assert told.code == 0 and "--help" in told.out and told.err == ""


def test_every_option_has_a_help_text(run: Run):
    for command in COMMANDS:
        text = run(command, "--help", COLUMNS="200").out
        for line in text.splitlines():
            if re.match(r"│ (\*\s+)?--", line) and "--help" not in line:
                assert len(re.sub(r"[│\-\[\]<>]", " ", line).split()) > 4, line


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "de_DE.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_DE", "LANG": "en_US"}, "de"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert spoken() == language


def test_a_closed_pipe_ends_quietly(home: Path):
    process = subprocess.Popen(
        [*COMMAND, "rules", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(home)
    )
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.wait(60) != 0
    assert process.stderr.read() == b""
    process.stderr.close()


def test_the_doctor_finds_all_well_here(run: Run):
    ended = run("doctor")
    assert ended.code == 0 and "All is well." in ended.out and "Saved games" in ended.out
    told = json.loads(run("doctor", "--json").out)
    assert told["well"] is True
    names = [finding["name"] for finding in told["findings"]]
    assert names == ["python", "versions", "engine", "trial", "folder", "terminal"]


def test_the_doctor_sees_the_terminal(home: Path):
    with Terminal(home, "doctor", width=60, height=20) as t:
        assert t.end() == 0
        told = t.text()
    assert "60 columns, 20 lines" in told and "From 80 columns" in told and "utf-8" in told
    with Terminal(home, "doctor", TERM="dumb") as t:
        assert t.end() == 0
        assert "Shapes and letters say everything" in t.text()


def test_the_doctor_says_what_to_do_where_games_cannot_be_saved(run: Run, tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("")
    ended = run("doctor", SIXRUBIES_HOME=str(file))
    assert ended.code == 1 and "SIXRUBIES_HOME" in ended.out and ended.err == ""
    assert json.loads(run("doctor", "--json", SIXRUBIES_HOME=str(file)).out)["well"] is False


def test_fuzz_reports_what_it_saw(run: Run, tmp_path: Path):
    ended = run("fuzz", "--games", "5", "--workers", "1", "--folder", tmp_path, "--json")
    assert ended.code == 0 and ended.err == ""
    told = json.loads(ended.out)["rulesets"]
    assert [(of["ruleset"], of["games"], of["failures"]) for of in told] == [(ruleset, 1, []) for ruleset in RULESETS]
    ended = run("fuzz", "--ruleset", "mocha", "--games", "2", "--workers", "1", "--folder", tmp_path)
    assert ended.code == 0 and "mocha: 2 games" in ended.out and "letters" not in ended.out
    refused(run("fuzz", "--ruleset", "base", "--games", "0"), "from 1 on")
    refused(run("fuzz", "--ruleset", "chess"), "chess")
    refused(run("fuzz", "--again", tmp_path / "missing.json"), "missing.json")


def test_bench_measures_and_refuses(run: Run):
    ended = run("bench", "--no-peer", "--seconds", "0.05", "--turns", "1", "--json")
    assert ended.code == 0 and ended.err == ""
    told = json.loads(ended.out)
    assert told["decisions_per_s"] > 0 and told["copy_us"] > 0 and told["state_bytes"] > 0
    refused(run("bench", "--seats", "9"), "2 to 5 seats")
    refused(run("bench", "--turns", "0"), "turns must be")


def test_every_text_of_the_command_line_is_there_and_used():
    keys = {key for key in Catalogue("en", sources("en")).placeholders if key.startswith("cli-")}
    whole: set[str] = set()
    begun: set[str] = set()  # keys that are put together count by their beginning
    for path in SOURCE.glob("*.py"):
        for key, end in re.findall(r"[\"'](cli-[\w.-]*)([{\"'])", path.read_text(encoding="utf-8")):
            (begun if end == "{" else whole).add(key)
    assert whole - keys == set()
    assert {key for key in keys - whole if not key.startswith(tuple(begun - {"cli-"}))} == LABELS - whole
