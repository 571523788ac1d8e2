"""Real databases for the tests of the table: SQLite always, PostgreSQL and Redis where they run, and in CI always."""

import os
import shutil
import socket
import subprocess
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
import redis

from tests.needed import missing
from tests.table.world import wait_for_port

POSTGRES = os.environ.get("SIXRUBIES_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
REDIS = os.environ.get("SIXRUBIES_TEST_REDIS", "redis://127.0.0.1:6379/9")


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def postgres() -> Iterator[str]:
    """A schema of its own in the database, gone afterwards."""
    name = f"t_{uuid.uuid4().hex}"
    try:
        with psycopg.connect(POSTGRES, autocommit=True, connect_timeout=3) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
    except psycopg.OperationalError:
        missing("no PostgreSQL answers")
    yield f"{POSTGRES}?options={quote(f'-csearch_path={name}')}"
    with psycopg.connect(POSTGRES, autocommit=True) as connection:
        connection.execute("SET lock_timeout = '20s'")  # what keeps a transaction open is a fault, and must not hang
        connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each test that takes it runs on both."""
    return str(request.getfixturevalue(request.param))


@pytest.fixture
def redis_url() -> str:
    try:
        redis.Redis.from_url(REDIS, socket_connect_timeout=2).ping()
    except redis.RedisError:
        missing("no Redis answers")
    return REDIS


class OwnRedis:
    """A Redis that a test may stop and start again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            "redis-server",
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = subprocess.Popen([*command], stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    if shutil.which("redis-server") is None:
        missing("there is no redis-server to start")
    server = OwnRedis(tmp_path)
    server.start()
    yield server
    server.stop()
