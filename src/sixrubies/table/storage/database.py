"""The database: where it is, how it is opened, how it gets the newest schema."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError

from sixrubies.core.errors import BadOption

MIGRATIONS = Path(__file__).with_name("migrations")
FILE = "tables.sqlite"
BUSY_SECONDS = 10.0
UPGRADE_LOCK = 606_2014  # any number that nobody else uses for an advisory lock in this database


def default_url() -> str:
    """SQLite in the folder SIXRUBIES_HOME names, or in the user's data folder."""
    given = os.environ.get("SIXRUBIES_HOME")
    folder = Path(given) if given else user_data_path("sixrubies", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"the data folder {folder} can't be made: {error.strerror}") from None
    return f"sqlite:///{folder / FILE}"


def open_engine(given: str) -> Engine:
    """An engine for one thread."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise BadOption("a database is named by a URL: sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if url.get_backend_name() == "postgresql":
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=1, max_overflow=0)
    if url.get_backend_name() != "sqlite":
        raise BadOption(f"the tables are stored in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver thinks
    cursor = connection.cursor()
    _use_wal(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000:.0f}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_wal(cursor: sqlite3.Cursor) -> None:
    """Of several who open a new file at once one changes its journal: SQLite refuses the others without waiting."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that will write takes the lock at once: one that read first could not get it without a conflict.
    writes = connection.get_execution_options().get("writes", True)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Bring the schema to a revision. Of several processes that start at once one does it, and the others wait."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": UPGRADE_LOCK})
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
