"""A real server process on a free port, and the services it may need."""

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import psycopg

from tests.needed import missing

POSTGRES = os.environ.get("SIXRUBIES_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("SIXRUBIES_TEST_REDIS", "redis://127.0.0.1:6379/9")
GENEROUS = (
    "requests_per_second=10000",
    "requests_at_once=10000",
    "changes_per_minute=60000",
    "changes_at_once=10000",
    "messages_per_second=10000",
    "messages_at_once=10000",
    "sockets_per_address=1000",
    "sockets_per_minute=60000",
)
STARTING = 60.0


class Server:
    """`sixrubies serve` as a user would start it."""

    def __init__(
        self, database: str, home: Path, *options: str, limits: tuple[str, ...] = GENEROUS, port: int = 0
    ) -> None:
        self.database = database
        self.home = home
        self.options = [*options, *(part for limit in limits for part in ("--limit", limit))]
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.base = ""

    def start(self) -> "Server":
        command = [
            sys.executable,
            "-m",
            "sixrubies.cli",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        environment = {**os.environ, "SIXRUBIES_HOME": str(self.home), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
        log = (self.home / "log.txt").open("a")
        self.process = subprocess.Popen(
            [*command, *self.options], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
        )
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log()
        self.base = line.split()[-1]
        self.port = int(self.base.rsplit(":", 1)[1])
        self._wait()
        return self

    def _wait(self) -> None:
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.base}/healthz", timeout=5).status_code == 200:
                    return
            assert self.process is not None and self.process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(STARTING)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None
        return code

    def log(self) -> str:
        return (self.home / "log.txt").read_text()


@contextlib.contextmanager
def serving(database: str, home: Path, *options: str, limits: tuple[str, ...] = GENEROUS) -> Iterator[Server]:
    server = Server(database, home, *options, limits=limits).start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def reachable(address: str, port: int) -> bool:
    try:
        socket.create_connection((address, port), 2).close()
    except OSError:
        return False
    return True


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh database, removed afterwards."""
    try:
        admin = psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3)
    except psycopg.OperationalError:
        missing("no PostgreSQL answers; SIXRUBIES_TEST_POSTGRES names another")
        raise
    name = f"sixrubies_web_{secrets.token_hex(4)}"
    admin.execute(f'CREATE DATABASE "{name}"')
    try:
        yield POSTGRES.rsplit("/", 1)[0] + f"/{name}"
    finally:
        admin.execute(f'DROP DATABASE "{name}" WITH (FORCE)')
        admin.close()


def redis_url() -> str:
    host, _, port = REDIS.split("//", 1)[1].split("/")[0].partition(":")
    if not reachable(host, int(port or 6379)):
        missing("no Redis answers; SIXRUBIES_TEST_REDIS names another")
    return REDIS
