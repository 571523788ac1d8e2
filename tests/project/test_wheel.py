"""The wheel as a user gets it: in an empty environment, without Node or a compiler, a game is played over HTTP."""

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement

import sixrubies
from sixrubies.cli.browser import pages_built
from tests.needed import needed
from tests.project.conftest import ROOT
from tests.web.client import PATIENCE, Browser, play

BOT = {"kind": "bot", "bot": "greedy"}


def run(*command: object, **environment: str) -> str:
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}  # it would be as if installed
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**around, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def declared(name: str, extras: frozenset[str], found: dict[str, metadata.Distribution]) -> None:
    """The distributions a package says that it needs, and those that they need."""
    for text in metadata.requires(name) or []:
        wanted = Requirement(text)
        marker = wanted.marker
        if marker is not None and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
            continue
        key = f"{wanted.name}[{','.join(sorted(wanted.extras))}]"
        if key not in found:
            found[key] = metadata.distribution(wanted.name)
            declared(wanted.name, frozenset(wanted.extras), found)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with the wheel and what it declares, nothing else. No network is needed: what it
    declares is copied from where the tests run.
    """
    needed(pages_built(), "needs the client: `make client`")
    folder = tmp_path_factory.mktemp("wheel")
    built = ("build", "--build-base", folder / "build", "bdist_wheel", "--dist-dir", folder / "dist")
    run(sys.executable, "setup.py", "--quiet", *built, "--bdist-dir", folder / "bdist", SIXRUBIES_PURE="")
    (wheel,) = (folder / "dist").glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "env")
    programs = next(path for name in ("bin", "Scripts") if (path := folder / "env" / name).is_dir())
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "--disable-pip-version-check", "--quiet")
    run(*pip, "install", "--no-index", "--no-deps", wheel)
    site = Path(run(programs / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    found: dict[str, metadata.Distribution] = {}
    declared("sixrubies", frozenset(), found)
    for distribution in found.values():
        for file in distribution.files or []:
            if ".." not in file.parts and file.suffix != ".pyc":
                (site / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), site / file)
    run(*pip, "check")
    return programs


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """`sixrubies play`, where nothing is on the path."""
    environment = {"PATH": str(tmp_path / "nothing"), "SIXRUBIES_HOME": str(tmp_path), "CI": "1", "LC_ALL": "C.UTF-8"}
    command = [str(installed / "python"), str(installed / "sixrubies"), "play"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[4]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0


def test_the_installed_command_serves_the_pages_and_a_whole_game(address: str):
    page = httpx.get(address, timeout=PATIENCE)
    assert page.status_code == 200 and "/assets/" in page.text

    async def game() -> str:
        async with Browser(address) as ann:
            made = await ann.make({"kind": "human", "name": "Ann"}, BOT)
            async with ann.line(made["table"]) as line:
                await line.contribute(0)
                return str((await play(line, random.Random(3), [0]))["table"]["status"])

    assert asyncio.run(game()) == "finished"


def test_it_is_the_package_of_the_wheel_and_compiled_if_the_tests_are(installed: Path, tmp_path: Path):
    told = subprocess.run(
        [str(installed / "python"), "-c", "import sixrubies; print(sixrubies.compiled, sixrubies.__file__)"],
        cwd=tmp_path,
        env={"PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert Path(told[1]).is_relative_to(installed.parent) and told[0] == str(sixrubies.compiled)
