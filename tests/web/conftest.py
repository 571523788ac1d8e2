"""Servers that tests share. Each test makes its own tables, so one server serves them all."""

from collections.abc import Iterator

import pytest

from tests.web.server import Server, postgres, redis_url, serving, sqlite


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process on SQLite, as by default."""
    folder = tmp_path_factory.mktemp("server")
    with serving(sqlite(folder), folder) as running:
        yield running


@pytest.fixture(scope="session")
def big_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two worker processes on PostgreSQL and Redis."""
    redis = redis_url()
    with postgres() as database:
        folder = tmp_path_factory.mktemp("big_server")
        with serving(database, folder, "--workers", "2", "--redis", redis) as running:
            yield running
