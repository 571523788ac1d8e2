"""The CI script runs `make test`, and a step that fails fails it."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.project.conftest import ROOT


def run(root: Path, recipe: str) -> subprocess.CompletedProcess[str]:
    (root / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", root / ".ci/run")
    (root / "Makefile").write_text(f"test:\n\t@{recipe}\n")
    return subprocess.run(
        [root / ".ci/run"], cwd="/", capture_output=True, text=True, check=False, env={"PATH": os.environ["PATH"]}
    )


def test_it_runs_make_test_as_ci_and_shows_what_it_says(tmp_path: Path) -> None:
    done = run(tmp_path, "echo tests with CI=$$CI")
    assert done.returncode == 0
    assert done.stdout == "tests with CI=1\n"


def test_it_fails_where_make_test_fails(tmp_path: Path) -> None:
    assert run(tmp_path, "false").returncode != 0
