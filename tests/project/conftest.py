"""A tiny project with the build of the real one: its setup.py, pyproject.toml and _build.py around two modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INIT = """
from sixrubies import _build
_build.check()
from sixrubies.core.count import count
compiled = _build.compiled()
"""


class Project:
    """A work tree, and commands run in it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src/sixrubies"
        self.count = self.package / "core/count.py"

    def write(self) -> "Project":
        (self.package / "core").mkdir(parents=True)
        for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "src/sixrubies/_build.py"):
            shutil.copy(ROOT / name, self.root / name)
        (self.package / "__init__.py").write_text(INIT)
        (self.package / "core/__init__.py").write_text("")
        (self.package / "core/spare.py").write_text("SPARE = 1\n")
        (self.package / "web/client").mkdir(parents=True)
        (self.package / "web/__init__.py").write_text("")
        (self.package / "web/client/index.html").write_text("<p>the start page</p>")
        self.say(7)
        return self

    def copy(self, root: Path) -> "Project":
        shutil.copytree(self.root, root, dirs_exist_ok=True)
        return Project(root)

    def say(self, number: int) -> None:
        """Let the source count to another number."""
        self.count.write_text(f"def count() -> int:\n    return {number}\n")

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if name not in ("SIXRUBIES_PURE", "CI", "CC")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env={**clean, "PYTHONPATH": str(self.root / "src"), **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def build(self, **environment: str) -> subprocess.CompletedProcess[str]:
        """What `make engine` runs."""
        return self.python("setup.py", "--quiet", "build_ext", "--inplace", **environment)

    def tells(self, **environment: str) -> str:
        """What the package says on import: whether it is compiled, and its number; or the error's last line."""
        done = self.python("-c", "import sixrubies as sr; print(sr.compiled, sr.count())", **environment)
        return (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()[-1]

    def compiled_files(self) -> list[str]:
        return sorted(path.name.split(".")[0] for path in (self.root / "src").rglob("*.so"))


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """The tiny project, not yet built."""
    return Project(tmp_path).write()


@pytest.fixture(scope="session")
def _built(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project(tmp_path_factory.mktemp("built")).write()
    done = project.build()
    assert done.returncode == 0, done.stdout + done.stderr
    return project


@pytest.fixture
def built(_built: Project, tmp_path: Path) -> Project:
    """The tiny project, compiled; a copy, to do with it what one likes."""
    return _built.copy(tmp_path)
