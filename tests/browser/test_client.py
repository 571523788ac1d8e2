"""The client's own tests and types, what it reads of the game, and how the server serves it."""

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from sixrubies.web.pages import client_routes
from tests.browser.conftest import WEB
from tests.web.server import Server
from tools import client_data


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_the_client_reads_of_the_game_is_as_the_code_has_it():
    assert not client_data.stale(), "run tools/client_data.py"


@pytest.fixture(scope="module")
def python_words() -> None:
    """What the client's own tests compare its words with; types and tests read it, and no version of it is kept."""
    run(sys.executable, "../tools/client_words.py")


@pytest.mark.usefixtures("python_words")
def test_the_logic_and_the_words_of_the_client(node: str):
    run(node, "node_modules/vitest/vitest.mjs", "run")


@pytest.mark.usefixtures("python_words")
def test_the_types_of_the_client(node: str):
    run(node, "node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")


def test_pages_and_files_are_served_under_the_strict_policy(served: Server):
    for path in ("/", "/t/abcdefghijkl", "/claim", "/r", "/r/abcdefghijkl", "/r/abcdefghijkl/12/1"):
        page = httpx.get(served.base + path)
        assert page.status_code == 200 and page.headers["content-type"].startswith("text/html")
        assert "script-src 'self'; style-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["cache-control"] == "no-cache"
        assert not re.search(r"<script(?![^>]* src=)|<style|\sstyle=|\son\w+=", page.text)
    loaded = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert loaded
    for path in loaded:
        file = httpx.get(served.base + path)
        assert file.status_code == 200 and "immutable" in file.headers["cache-control"]
    for path in ("/assets/none.js", "/assets/..%2findex.html", "/assets/%2e%2e/index.html"):
        assert httpx.get(served.base + path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijkl"])
def test_without_a_built_client_the_page_says_what_to_do(path: str, tmp_path: Path):
    app = FastAPI()
    app.include_router(client_routes(tmp_path))

    answer = asked(app, path)
    assert answer.status_code == 503 and "make client" in answer.text


def test_pages_built_anew_are_served_without_a_restart(tmp_path: Path):
    (tmp_path / "assets").mkdir()
    app = FastAPI()
    app.include_router(client_routes(tmp_path))
    for name in ("first.js", "second.js"):
        assert asked(app, f"/assets/{name}").status_code == 404
        (tmp_path / "assets" / name).write_text("1")
        assert asked(app, f"/assets/{name}").status_code == 200
    (tmp_path / "assets" / "first.js").unlink()
    assert asked(app, "/assets/first.js").status_code == 404


def asked(app: FastAPI, path: str) -> httpx.Response:
    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as http:
            return await http.get(path)

    return asyncio.run(ask())
