"""The command as its users start it, and tables to sit down at."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import sixrubies as sr
from sixrubies.cli import app, saves
from sixrubies.cli.seats import Player

ADA, BEN = Player("Ada", "A"), Player("Ben", "B")
BOT = Player("Cem", "C", "random")


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def run(home: Path) -> Run:
    """The command in this process, without a terminal."""

    def run(*args: object, answers: str = "", **environment: str) -> Ended:
        env = {"SIXRUBIES_HOME": str(home), "NO_COLOR": "1", "COLUMNS": "80", **environment}
        result = CliRunner().invoke(app, [str(arg) for arg in args], input=answers, env=env)
        return Ended(result.exit_code, result.stdout, result.stderr)

    return run


def table(path: Path, players: Sequence[Player], described: dict[str, Any], **options: Any) -> Path:
    """A saved game at a position."""
    game = sr.position({"seats": len(players), **described}, seed=1, **options)
    game.header["names"] = [player.name for player in players]
    saves.write(path, game, list(players))
    return path


def refused(ended: Ended, reason: str) -> None:
    """Bad input: one plain line that says what is wrong, exit code 2, nothing else."""
    assert ended.code == 2, ended
    assert ended.out == ""
    assert ended.err.startswith("sixrubies: ") and ended.err.endswith("\n") and ended.err.count("\n") == 1, ended.err
    assert reason in ended.err, ended.err
