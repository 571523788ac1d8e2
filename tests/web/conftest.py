"""Servers that tests share. Each test makes its own tables, so one server serves them all."""

from collections.abc import Iterator

import pytest

from tests.web.server import Server, postgres, redis_url, serving, sqlite

ORIGIN = "https://play.example.org"
STRICT = (
    "body_bytes=2000",
    "file_bytes=3000",
    "body_seconds=0.5",
    "frame_bytes=1000",
    "requests_per_second=0.01",
    "requests_at_once=12",
    "changes_per_minute=0.1",
    "changes_at_once=5",
    "films_per_minute=0.1",
    "films_at_once=3",
    "messages_per_second=0.01",
    "messages_at_once=6",
    "sockets_per_address=3",
    "sockets_per_minute=0.1",
    "malformed=3",
    "hello_seconds=1",
    "ping_seconds=0.5",
    "silence_seconds=1.2",
)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process on SQLite, as by default; this machine may speak for other addresses."""
    folder = tmp_path_factory.mktemp("server")
    with serving(sqlite(folder), folder, "--trusted-proxy", "127.0.0.1") as running:
        yield running


@pytest.fixture(scope="session")
def big_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two worker processes on PostgreSQL and Redis."""
    redis = redis_url()
    with postgres() as database:
        folder = tmp_path_factory.mktemp("big_server")
        with serving(database, folder, "--workers", "2", "--redis", redis) as running:
            yield running


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process with small limits, behind a proxy on this machine, known by one name."""
    folder = tmp_path_factory.mktemp("strict_server")
    options = ("--trusted-proxy", "127.0.0.1", "--origin", ORIGIN)
    with serving(sqlite(folder), folder, *options, limits=STRICT) as running:
        yield running
