"""The compiled build: when it is made, when it is refused, and how to run without it."""

import ast
import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

from sixrubies import _build
from tests.project.conftest import Project

ALL = ["__init__", "count", "sixrubies__mypyc", "spare"]
MISMATCH = "ImportError: the compiled modules of Six Rubies do not match their sources: run `make engine`"

needs_compiler = pytest.mark.skipif(_build.record() == _build.PLAIN, reason="the build found no C compiler")


@needs_compiler
def test_a_build_compiles_each_module_and_records_the_digest(built: Project) -> None:
    assert built.compiled_files() == ALL
    assert _build.record(built.package) == _build.source_digest(built.package)
    assert built.tells() == "True 7"


@needs_compiler
def test_pure_runs_the_sources_beside_the_compiled_modules(built: Project) -> None:
    built.say(8)
    assert built.tells(SIXRUBIES_PURE="1") == "False 8"


@needs_compiler
def test_an_edited_source_is_refused_until_it_is_built(built: Project) -> None:
    built.say(8)
    assert built.tells().startswith(MISMATCH)
    assert built.tells(SIXRUBIES_PURE="0").startswith(MISMATCH)
    assert built.build().returncode == 0
    assert built.tells() == "True 8"


@needs_compiler
def test_a_new_a_renamed_and_a_removed_source_are_refused(built: Project) -> None:
    spare = built.package / "core/spare.py"
    new = shutil.copy(spare, built.package / "core/new.py")
    assert built.tells().startswith(MISMATCH)
    spare.unlink()
    assert built.tells().startswith(MISMATCH)
    Path(new).unlink()
    assert built.tells().startswith(MISMATCH)


@needs_compiler
def test_a_removed_module_does_not_live_on_compiled(built: Project) -> None:
    (built.package / "core/spare.py").unlink()
    assert built.build().returncode == 0
    assert built.compiled_files() == [name for name in ALL if name != "spare"]
    assert "No module named 'sixrubies.core.spare'" in built.python("-c", "import sixrubies.core.spare").stderr


@needs_compiler
def test_nothing_changed_is_nothing_built(built: Project) -> None:
    shutil.rmtree(built.root / "build")
    done = built.build()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (built.root / "build").exists()
    assert built.tells() == "True 7"


@needs_compiler
def test_a_compiled_module_that_is_missing_is_built_again(built: Project) -> None:
    next(built.package.rglob("count.*.so")).unlink()
    assert built.tells() == "False 7"
    assert built.build().returncode == 0
    assert built.tells() == "True 7"


@needs_compiler
def test_compiled_modules_without_their_library_are_refused(built: Project) -> None:
    _build.library(built.package).unlink()
    assert built.tells().startswith(MISMATCH)


@needs_compiler
def test_an_installed_package_is_not_checked(built: Project) -> None:
    built.say(8)
    (built.root / "pyproject.toml").unlink()
    assert built.tells() == "True 7"


def test_no_compiler_falls_back_to_plain_python_with_one_line(project: Project) -> None:
    done = project.build(CC="no-such-compiler")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "No C compiler with the headers of Python found: Six Rubies is built as plain Python, which is slower."
    ]
    assert project.compiled_files() == []
    assert _build.record(project.package) == _build.PLAIN
    assert project.tells() == "False 7"


@needs_compiler
def test_no_compiler_leaves_no_stale_module(built: Project) -> None:
    built.say(8)
    assert built.build(CC="no-such-compiler").returncode == 0
    assert built.tells() == "False 8"


def test_no_headers_of_python_fall_back_too(project: Project) -> None:
    (project.root / "src/sitecustomize.py").write_text(
        "import sysconfig\nget_path = sysconfig.get_path\n"
        "sysconfig.get_path = lambda name, *more: '/nowhere' if name == 'include' else get_path(name, *more)\n"
    )
    assert project.build().stdout.startswith("No C compiler with the headers of Python found")
    assert project.tells() == "False 7"


@needs_compiler
def test_a_type_error_fails_the_build(built: Project) -> None:
    built.count.write_text("def count() -> int:\n    return 'seven'\n")
    done = built.build()
    assert done.returncode != 0
    assert "src/sixrubies/core/count.py:2: error: Incompatible return value type" in done.stdout + done.stderr
    assert built.compiled_files() == []
    assert _build.record(built.package) == ""


@needs_compiler
def test_a_compiler_that_fails_fails_the_build(project: Project) -> None:
    done = project.build(CC="false")
    assert done.returncode != 0
    assert project.compiled_files() == []
    assert _build.record(project.package) == ""


@needs_compiler
def test_a_wheel_holds_the_compiled_modules_the_digest_and_nothing_left_over(project: Project) -> None:
    (project.package / "core/spare.py").unlink()
    left_over = [project.root / f"build/{folder}/sixrubies/core" for folder in ("lib", _lib())]
    for folder in left_over:
        folder.mkdir(parents=True)
        (folder / "gone.py").write_text("")
    assert project.python("setup.py", "--quiet", "bdist_wheel").returncode == 0
    (wheel,) = (project.root / "dist").glob("*.whl")
    shutil.unpack_archive(wheel, project.root / "installed", "zip")
    installed = Project(project.root / "installed")
    assert not wheel.name.endswith("any.whl")
    assert not list(installed.root.rglob("gone.py"))
    assert _build.record(installed.root / "sixrubies") == _build.source_digest(project.package)
    assert installed.tells(PYTHONPATH=str(installed.root)) == "True 7"


@needs_compiler
def test_a_wheel_takes_what_is_compiled_already(built: Project) -> None:
    shutil.rmtree(built.root / "build")
    done = built.python("setup.py", "--quiet", "bdist_wheel", CC="false")  # a compiler that would fail
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (built.root / "dist").glob("*.whl")
    shutil.unpack_archive(wheel, built.root / "installed", "zip")
    assert built.tells(PYTHONPATH=str(built.root / "installed")) == "True 7"
    assert (built.root / "installed/sixrubies/web/client/index.html").is_file()


def test_a_wheel_without_the_pages_is_refused(project: Project) -> None:
    shutil.rmtree(project.package / "web/client")
    done = project.python("setup.py", "--quiet", "bdist_wheel", SIXRUBIES_PURE="1")
    assert done.returncode == 1 and done.stderr.endswith(
        "The pages for the browser are not in the wheel: run `make client`, then build it again.\n"
    )
    assert not list((project.root / "dist").iterdir())


def test_a_plain_wheel_is_for_every_platform(project: Project) -> None:
    assert project.python("setup.py", "--quiet", "bdist_wheel", SIXRUBIES_PURE="1").returncode == 0
    assert [path.name for path in (project.root / "dist").iterdir()] == ["sixrubies-0.1.0-py3-none-any.whl"]


def test_no_compiled_coroutine_waits_while_it_handles_an_error() -> None:
    waits = {path.name: found for path in _build.sources() if (found := _waits_in_handlers(path))}
    assert waits == {}
    assert _waits_in_handlers(_build.PACKAGE / "web/line.py"), "not compiled, and does: so one would be found"


def _waits_in_handlers(path: Path) -> list[int]:
    """Lines that wait inside `except` or `finally`: compiled, other tasks would meet the error meanwhile."""
    handlers: list[ast.stmt] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ExceptHandler):
            handlers += node.body
        elif isinstance(node, ast.Try):
            handlers += node.finalbody
    inside = (node for statement in handlers for node in ast.walk(statement))
    return sorted({node.lineno for node in inside if isinstance(node, ast.Await | ast.AsyncWith | ast.AsyncFor)})


def _lib() -> str:
    """The folder setuptools builds a compiled package in."""
    return f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
