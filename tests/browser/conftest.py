"""A real server for the browser, with the client built; tests skip where a part is missing, but never under CI."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixrubies.web.pages import CLIENT, PAGE
from tests.needed import needed
from tests.web.server import Server, serving, sqlite
from tools import needed as tools

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
Script = Callable[..., dict[str, Any]]


@pytest.fixture(scope="session")
def node() -> str:
    found = tools.node()
    needed(found is not None and (WEB / "node_modules").is_dir(), tools.MISSING["node"])
    return str(found)


@pytest.fixture(scope="session")
def chromium() -> str:
    found = tools.chromium()
    needed(found is not None, tools.MISSING["chromium"])
    return str(found)


@pytest.fixture(scope="session")
def script(node: str, chromium: str) -> Script:
    """Runs a script of web/browser: what it tells, one line of JSON, without `faults`."""

    def run(name: str, *arguments: str, **settings: str) -> dict[str, Any]:
        done = subprocess.run(
            [node, f"browser/{name}.mjs", *arguments],
            cwd=WEB,
            env={**os.environ, "CHROMIUM": chromium, **settings},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert done.stdout, done.stderr
        told: dict[str, Any] = json.loads(done.stdout)
        assert told["faults"] == []
        return told

    return run


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    needed((CLIENT / PAGE).is_file(), "needs the client: `make client`")
    folder = tmp_path_factory.mktemp("served")
    with serving(sqlite(folder), folder) as running:
        yield running


@pytest.fixture(scope="session")
def advice(served: Server) -> Iterator[str]:
    """The address where scripts ask what greedy would do at a table of the server."""
    command = [sys.executable, "-m", "tests.browser.advice", served.database]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()
