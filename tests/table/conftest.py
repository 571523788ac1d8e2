"""Real databases for the tests of the table: SQLite always, PostgreSQL and Redis where they run, and in CI always."""

import os
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest
import redis

from tests.needed import missing
from tests.own_redis import OwnRedis

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


@pytest.fixture
def own_redis(tmp_path: Path) -> Iterator[OwnRedis]:
    if shutil.which("redis-server") is None:
        missing("there is no redis-server to start")
    with OwnRedis(tmp_path) as server:
        yield server
