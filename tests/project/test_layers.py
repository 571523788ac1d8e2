"""The import contract of pyproject.toml: one direction, and every module has its place."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.project.conftest import ROOT

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
MODULES = [module.strip(" ()") for layer in CONTRACTS[0]["layers"] for module in layer.split("|")]
NAMED = ["source_modules", "forbidden_modules", "modules"]
WITHIN = [module.removeprefix("sixrubies.") for part in NAMED for one in CONTRACTS for module in one.get(part, [])]


def lint(root: Path, **contents: str) -> subprocess.CompletedProcess[str]:
    """Check a package that has the modules of the real one, with these contents and otherwise empty."""
    for name in ["", *MODULES, *WITHIN, *contents]:
        module = root / "sixrubies" / name.replace(".", "/")
        module.mkdir(parents=True, exist_ok=True)
        (module / "__init__.py").write_text(contents.get(name, ""))
    command = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [command, "--no-logo", "--no-cache", "--config", ROOT / "pyproject.toml"],
        cwd=root,
        env={"PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_downward_imports_are_kept(tmp_path: Path) -> None:
    contents = {"board": "import sixrubies.core", "data": "import sixrubies.core", "rulesets": "import sixrubies.data"}
    done = lint(tmp_path, **contents)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("core", "board"),
        ("core", "data"),
        ("board", "data"),
        ("board", "rulesets"),
        ("rulesets", "texts"),
        ("bots", "cli"),
        ("board.turn", "board.mocha"),
        ("board.mocha", "board.letters"),
        ("core", "dice"),
        ("dice", "data"),
        ("dice", "board"),
        ("board", "dice"),
    ],
)
def test_the_opposite_direction_is_refused(tmp_path: Path, importer: str, imported: str) -> None:
    done = lint(tmp_path, **{importer: f"import sixrubies.{imported}"})
    assert done.returncode == 1
    assert f"sixrubies.{importer} -> sixrubies.{imported}" in done.stdout


@pytest.mark.parametrize("importer", ["core", "dice"])
def test_nothing_of_the_board_game_in_core_or_dice_not_even_by_a_detour(tmp_path: Path, importer: str) -> None:
    contents = {importer: "import sixrubies.detour", "detour": "import sixrubies.board.turn", "board.turn": ""}
    done = lint(tmp_path, **contents)
    assert done.returncode == 1
    assert "Nothing of the board game in the core or the Dice Game BROKEN" in done.stdout


def test_a_module_without_a_layer_is_refused(tmp_path: Path) -> None:
    done = lint(tmp_path, stray="")
    assert done.returncode == 1
    assert "stray" in done.stdout
