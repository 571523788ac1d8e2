"""The command `sixrubies serve`: what can't work is refused in one line, before anything is served."""

import os
import signal
import socket
import subprocess
import sys
import time
from typing import Any

import httpx
import pytest
import uvicorn

from sixrubies.cli.lock import LOCK, locked
from sixrubies.web.server import HANGING, OneProcess
from tests.chaos.kennel import workers_of
from tests.web.client import PATIENCE
from tests.web.server import reachable, redis_url, serving, sqlite


def serve(home, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sixrubies.cli", "serve", *options],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "SIXRUBIES_HOME": str(home), "LC_ALL": "C.UTF-8"},
    )


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--workers", "2"], "2 workers need Redis"),
        (["--database", "mysql://nowhere/x"], "SQLite or PostgreSQL"),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "the database can't be opened"),
    ],
)
def test_what_cant_work_is_told_in_one_line(tmp_path, options, why):
    done = serve(tmp_path, "--port", "0", *options)
    assert done.returncode == 2 and done.stdout == ""
    assert why in done.stderr and done.stderr.count("\n") == 1 and "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_told(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        done = serve(tmp_path, "--port", str(taken.getsockname()[1]))
    assert done.returncode == 2 and "can't listen on 127.0.0.1" in done.stderr and done.stderr.count("\n") == 1


def test_the_tables_at_home_are_served_by_one_process_alone(tmp_path):
    held = locked(tmp_path / LOCK)  # as `sixrubies play` does
    assert held is not None
    with held:
        done = serve(tmp_path, "--port", "0")
        assert done.returncode == 2 and LOCK in done.stderr and done.stderr.count("\n") == 1
        with serving(sqlite(tmp_path), tmp_path):  # other tables are another matter
            pass


def test_a_redis_that_is_away_is_noted_and_waited_for(tmp_path):
    assert not reachable("127.0.0.1", 1)
    with serving(sqlite(tmp_path), tmp_path, "--redis", "redis://127.0.0.1:1/0") as server:
        assert '"event":"redis_away"' in server.log()
        assert httpx.get(f"{server.base}/healthz", timeout=PATIENCE).json() == {"ok": True}


def test_workers_end_when_the_one_that_looks_after_them_is_killed(tmp_path):
    with serving(sqlite(tmp_path), tmp_path, "--workers", "2", "--redis", redis_url()) as server:
        assert server.stop(signal.SIGKILL) == -signal.SIGKILL
        until = time.monotonic() + PATIENCE
        while reachable("127.0.0.1", server.port) and time.monotonic() < until:
            time.sleep(0.05)
        assert not reachable("127.0.0.1", server.port)


def test_a_worker_that_is_killed_while_it_starts_is_replaced_at_once(tmp_path):
    """The supervisor waits for its first sign of life, and must see that none will come."""
    with serving(sqlite(tmp_path), tmp_path, "--workers", "2", "--redis", redis_url()) as server:
        assert server.process is not None
        first, second = workers_of(server.process.pid)
        os.kill(first, signal.SIGKILL)
        (starting,) = new_worker(server.process.pid, {first, second})
        os.kill(starting, signal.SIGSTOP)  # it stays in its beginning until
        time.sleep(2.0)  # the supervisor has asked it
        os.kill(starting, signal.SIGKILL)
        os.kill(second, signal.SIGKILL)
        assert httpx.get(f"{server.base}/healthz", timeout=HANGING / 2).json() == {"ok": True}


def new_worker(supervisor: int, known: set[int]) -> set[int]:
    until = time.monotonic() + PATIENCE
    while not (found := workers_of(supervisor) - known) and time.monotonic() < until:
        time.sleep(0.01)
    return found


def test_metrics_are_those_of_all_workers(big_server):
    with httpx.Client(base_url=big_server.base, timeout=PATIENCE) as http:
        for _ in range(20):
            with httpx.Client(base_url=big_server.base, timeout=PATIENCE) as other:  # a new connection: any worker
                other.get("/api/rulesets")
        text = http.get("/metrics").text
    line = 'sixrubies_requests_total{method="GET",route="/api/rulesets",status="200"} 20.0'
    assert line in text


def test_a_server_asked_to_stop_before_it_has_begun_begins_and_stops():
    """Otherwise whoever presses Ctrl-C too early has to press it again."""
    told: list[str] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        while scope["type"] == "lifespan":
            asked = (await receive())["type"]
            told.append(asked)
            await send({"type": f"{asked}.complete"})
            if asked == "lifespan.shutdown":
                return

    server = OneProcess(uvicorn.Config(application, lifespan="on", log_config=None))
    server.ask()
    before = {number: signal.signal(number, server.ask) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server.run(sockets=[listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    assert told == ["lifespan.startup", "lifespan.shutdown"]
