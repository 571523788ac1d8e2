"""`sixrubies play` opens the game in the browser: one server, however often it is started, and its tables stay."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from sixrubies.cli.browser import pages_built
from tests.needed import needed
from tests.web.client import PATIENCE, Browser, Refused, choice

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(autouse=True)
def _pages() -> None:
    needed(pages_built(), "needs the client: `make client`")


def start(home: Path, **environment: str) -> subprocess.Popen[str]:
    """A start of its own process group, as from a terminal, in CI, where no browser is opened."""
    told = {**os.environ, "SIXRUBIES_HOME": str(home), "LC_ALL": "C.UTF-8", "CI": "1", **environment}
    command = [sys.executable, "-m", "sixrubies.cli", "play"]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=told, start_new_session=True)


@contextmanager
def playing(home: Path, **environment: str) -> Iterator[str]:
    """While it runs: its address. Ctrl-C, which reaches its bots' processes too, ends it without another word."""
    process = start(home, **environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Six Rubies is at http://127.0.0.1:"), process.communicate(timeout=PATIENCE)
        yield line.split()[4]
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")
    finally:
        process.kill()
        process.communicate()


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


async def first_turns(base: str) -> str:
    """A table with a bot, which has moved; its name."""
    async with Browser(base) as ann:
        made = await ann.make({"kind": "human", "name": "Ann"}, BOT)
        async with ann.line(made["table"]) as line:
            await line.contribute(0)
            dice = random.Random(1)
            while line.update["view"] is None or line.update["view"]["round"] < 2:
                if line.asked() is None:
                    await line.receive()
                    continue
                try:
                    await line.act(0, *choice(line.update["decision"], dice))
                except Refused:
                    await line.act(0, line.update["decision"]["options"][0]["id"])
        return str(made["table"])


def test_ctrl_c_ends_it_and_the_next_start_has_the_tables_and_the_address(tmp_path: Path):
    with playing(tmp_path) as first:
        assert httpx.get(first).headers["content-type"].startswith("text/html")
        table = asyncio.run(first_turns(first))
    with playing(tmp_path) as second:
        assert second == first
        assert httpx.get(f"{second}/api/tables/{table}").json()["status"] in ("running", "paused")
    with socket.create_server(("127.0.0.1", port_of(first))), playing(tmp_path) as third:
        assert third != first


def test_of_several_starts_at_once_one_serves_and_all_tell_where(tmp_path: Path):
    starts = [start(tmp_path) for _ in range(3)]
    try:
        lines = [process.stdout.readline() for process in starts if process.stdout is not None]
        addresses = {word for line in lines for word in line.split() if word.startswith("http://")}
        assert len(addresses) == 1 and httpx.get(f"{addresses.pop()}/healthz", timeout=PATIENCE).status_code == 200
        serving = [process for process, line in zip(starts, lines, strict=True) if line.startswith("Six Rubies is at")]
        assert len(serving) == 1
        assert [process.wait(PATIENCE) for process in starts if process not in serving] == [0, 0]
    finally:
        for process in starts:
            process.terminate()
            process.communicate()


def test_where_there_is_a_screen_the_page_is_opened(tmp_path: Path):
    opened, script = tmp_path / "opened.txt", tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > {opened}.part && mv {opened}.part {opened}\n')
    script.chmod(0o755)
    with playing(tmp_path, CI="", DISPLAY=":7", BROWSER=f"{script} %s") as address:
        until = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < until:
            time.sleep(0.05)
        assert opened.read_text().strip() == address
    opened.unlink()
    with playing(tmp_path, CI="", DISPLAY="", WAYLAND_DISPLAY="", BROWSER=f"{script} %s") as address:
        httpx.get(address)
        time.sleep(0.5)
    assert not opened.exists()
