"""`sixrubies arena` in the terminal and for programs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sixrubies as sr
from sixrubies.cli.app import app


@pytest.fixture
def run(tmp_path, monkeypatch) -> Callable[..., tuple[int, str, str]]:
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        ended = CliRunner().invoke(app, ["arena", *arguments])
        return ended.exit_code, ended.stdout, ended.stderr

    return run


def test_it_tells_shares_in_a_table_and_keeps_the_games(run):
    code, told, _ = run("greedy", "random", "--games", "2")
    assert code == 0
    assert "base, 2 seats, layout short, seed 1: 2 games" in told
    assert "greedy" in told and "100.0%" in told and "50.0%" in told
    assert "arena-results/base-greedy-random-short-revised-mixed-1.jsonl" in told.replace("\n", "")
    code, again, _ = run("greedy", "random", "--games", "2")
    assert code == 0 and "100.0%" in again
    assert len(list(Path("arena-results").glob("*.jsonl"))) == 1


def test_it_tells_a_program_everything(run):
    code, told, _ = run("random", "--seats", "3", "--games", "1", "--ruleset", "dice", "--json")
    assert code == 0
    report = json.loads(told)
    assert report["match"]["bots"] == ["random"] * 3 and report["match"]["layout"] is None
    assert report["by_bot"]["random"]["share"] == 1.0
    assert report["milliseconds"]["random"]["median"] >= 0
    assert set(report["rounds"]) >= {"median", "mean", "most"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["clever"], "no bot is called 'clever'; there is random, greedy"),
        (["greedy", "--games", "0"], "from 1 on"),
        (["greedy", "--seats", "6"], "2 to 5 seats"),
        (["greedy", "--ruleset", "chess"], "no ruleset is called 'chess'; there is base"),
        (["greedy", "--ruleset", "dice", "--layout", "short"], "layout is an option of the board game, not of dice"),
        (["greedy", "--ruleset", "dice", "--seats", "5"], "2 to 4 seats, not 5"),
        (["greedy", "--ruleset", "mocha", "--deck", "new"], "the new cards alone are an option of letters"),
        (["greedy", "--layout", "round"], "no layout is called 'round'"),
        (["greedy", "random", "--seats", "4"], "2 bots can't sit on 4 seats"),
        (["greedy", "--file", "/proc/nothing/here"], "can't write"),
    ],
)
def test_bad_requests_are_one_line(run, arguments, complaint):
    code, told, complained = run(*arguments)
    assert code == 2 and told == ""
    assert complaint in complained and complained.count("\n") == 1


def test_a_broken_file_is_one_line(run):
    Path("broken").write_text("nonsense\n")
    code, _, complained = run("random", "--file", "broken", "--games", "1")
    assert code == 2 and "broken line 1" in complained
    assert Path("broken").read_text() == "nonsense\n"


def test_the_example_of_the_package_runs():
    import doctest

    from sixrubies import arena

    assert doctest.testmod(arena).failed == 0 and sr.compiled in (True, False)
