"""A database of the first schema, with a running game in it, is brought to the newest one and played on.

`first_schema.sql` was written once, by the release that had this schema, and is never written anew: whatever revision
comes next has to take it along.
"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, insert, select, text

from sixrubies.table.model import FINISHED, RUNNING, WAITING, Caller
from sixrubies.table.storage.database import open_engine, upgrade
from tests.table.world import RANDOM_BYTES, Time, tables_at

FIRST = Path(__file__).with_name("first_schema.sql")
HOST = Caller("the secret of the first schema's host")
TABLE, VERSION, CODE = "yrs2vk9pn3w2", 13, "NJVBA"


def written(file: Path) -> str:
    """The database as it was."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIRST.read_text())
    return f"sqlite:///{file}"


@pytest.fixture
def old_database(database: str, tmp_path: Path) -> str:
    """The first schema: the file itself for SQLite; its rows in PostgreSQL, in tables of the first revision."""
    if database.startswith("sqlite"):
        return written(tmp_path / "tables.sqlite")
    old, new = create_engine(written(tmp_path / "old.sqlite")), open_engine(database)
    upgrade(new, "0001")
    here, there = MetaData(), MetaData()
    here.reflect(old)
    there.reflect(new)
    with old.connect() as source, new.begin() as target:
        for table in here.sorted_tables:
            if table.name == "alembic_version":
                continue
            for row in source.execute(select(table)).mappings():
                values = {name: value for name, value in row.items() if (table.name, name) != ("chat", "number")}
                target.execute(insert(there.tables[table.name]).values(values))
    old.dispose()
    new.dispose()
    return database


def revision(database: str) -> str:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
    engine.dispose()
    return found


def test_a_database_of_the_first_schema_is_upgraded_and_its_games_go_on(old_database: str):
    async def run() -> None:
        assert revision(old_database) == "0001"
        clock = Time(1_000_060.0)
        async with tables_at(old_database, now=clock, due=False) as tables:
            told = await tables.update(HOST, TABLE, 0, 0)
            assert (told.version, told.info.status, told.mine) == (VERSION, RUNNING, [0, 1])
            assert told.decision is not None and told.decision.step == "turn.action" and told.decision.owner == 0
            assert [line.text for line in await tables.chat(HOST, TABLE)] == ["hello from the first schema"]
            assert (await tables.find(HOST, CODE)).status == WAITING
            answers = 0
            while told.info.status == RUNNING and answers < 60:
                assert told.decision is not None
                owner = told.decision.owner
                if owner == 2:
                    assert await tables.due.attend(TABLE)
                else:
                    told = await tables.update(HOST, TABLE, owner)
                    assert told.decision is not None
                    token = told.decision.options[answers % len(told.decision.options)].token
                    await tables.act(HOST, TABLE, owner, told.version, [token])
                answers += 1
                told = await tables.update(HOST, TABLE, 0)
            assert told.info.status in (RUNNING, FINISHED) and told.version >= VERSION + 30
        async with tables_at(old_database, now=clock, due=False) as tables:
            assert (await tables.update(HOST, TABLE, 0)).digest == told.digest
            joined = await tables.join_by_code(Caller("x" * 32), CODE, "Ben")
            await tables.contribute(Caller("x" * 32), joined.table, joined.seat, RANDOM_BYTES)

    asyncio.run(run())


def test_upgrading_twice_changes_nothing(old_database: str):
    engine = open_engine(old_database)
    upgrade(engine)
    once = revision(old_database)
    upgrade(engine)
    engine.dispose()
    assert revision(old_database) == once
