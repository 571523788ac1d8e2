"""The thread that talks to the database: together, all or nothing, and again after a cut line."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError

from sixrubies.core.errors import BadOption
from sixrubies.table import seating
from sixrubies.table.errors import BadCode, NoSuchTable, TryAgain
from sixrubies.table.live import LiveTable, LogEntry
from sixrubies.table.model import TableOptions
from sixrubies.table.storage import saves
from sixrubies.table.storage.database import default_url, open_engine, upgrade
from sixrubies.table.storage.schema import log, metadata, tables, tries
from sixrubies.table.storage.store import Store
from tests.table.world import ANN, act, bot, first, human


def row(address: str) -> dict[str, Any]:
    return {"address": address, "since": 0.0, "count": 1, "blocked_until": 0.0, "blocks": 0}


def add(connection: Connection, address: str) -> None:
    connection.execute(insert(tries).values(row(address)))


def addresses(connection: Connection) -> set[str]:
    return set(connection.execute(select(tries.c.address)).scalars())


def new_live(name: str = "t") -> LiveTable:
    return seating.new_table(name, ANN, TableOptions(seed=1), [human(), bot()], 0.0)


def stored(live: LiveTable) -> saves.Save:
    save = saves.save_of(live, None)
    live.unsaved = []
    return save


def test_jobs_that_wait_are_committed_together_and_each_is_its_own_affair(database: str):
    async def run() -> None:
        store = Store(database)
        await store.start()

        def slow(connection: Connection) -> int:
            add(connection, "first")
            return 1

        def refused(connection: Connection) -> None:
            add(connection, "refused")
            raise BadCode

        def broken(connection: Connection) -> None:
            add(connection, "broken")
            add(connection, "broken")  # the key is there already

        def mistaken(connection: Connection) -> None:
            add(connection, "mistaken")
            raise ZeroDivisionError

        async with asyncio.TaskGroup() as group:
            jobs = [slow, refused, broken, mistaken, *[partial(add, address=f"more {n}") for n in range(40)]]
            asked = [group.create_task(_outcome(store, job)) for job in jobs]
        results = [task.result() for task in asked]
        assert results[0] == 1 and isinstance(results[1], BadCode)
        assert isinstance(results[2], IntegrityError) and isinstance(results[3], ZeroDivisionError)
        assert results[4:] == [None] * 40
        assert await store.read(addresses) == {"first", *[f"more {n}" for n in range(40)]}
        assert store.commits < store.committed_jobs
        await store.stop()

    asyncio.run(run())


async def _outcome(store: Store, job: Any) -> Any:
    try:
        return await store.write(job)
    except (BadCode, IntegrityError, ZeroDivisionError) as error:
        return error


def test_what_is_asked_before_the_stop_is_done_and_after_it_refused(sqlite: str):
    async def run() -> None:
        store = Store(sqlite)
        await store.start()
        waiting = [asyncio.create_task(store.write(partial(add, address=str(n)))) for n in range(5)]
        await asyncio.sleep(0)
        await store.stop()
        await asyncio.gather(*waiting)
        with pytest.raises(TryAgain):
            await store.read(addresses)

    asyncio.run(run())


def test_what_follows_a_job_happens_although_who_asked_has_gone_and_spoils_no_other(sqlite: str):
    async def run() -> None:
        store, told = Store(sqlite), list[BaseException | None]()
        await store.start()

        def fails(error: BaseException | None) -> None:
            raise ZeroDivisionError

        gone = store.write_for(partial(add, address="gone"), told.append, refuses_first=False)
        gone.cancel()
        store.write_for(partial(add, address="fails"), fails, refuses_first=False)
        with pytest.raises(IntegrityError):
            await store.write_for(partial(add, address="gone"), told.append, refuses_first=False)
        assert told[0] is None and isinstance(told[1], IntegrityError)
        assert await store.read(addresses) == {"gone", "fails"}
        await store.stop()

    asyncio.run(run())


def test_sqlite_is_opened_durable(sqlite: str):
    engine = open_engine(sqlite)
    with engine.connect() as connection:
        told = {
            name: connection.execute(text(f"PRAGMA {name}")).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    engine.dispose()
    assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_the_database_is_in_the_data_folder_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SIXRUBIES_HOME", str(tmp_path / "home"))
    assert default_url() == f"sqlite:///{tmp_path / 'home' / 'tables.sqlite'}"
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SIXRUBIES_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(BadOption, match="can't be made"):
        default_url()


@pytest.mark.parametrize("url", ["nonsense", "mysql://x@localhost/y", ""])
def test_a_url_that_names_no_database_of_ours_is_refused(url: str):
    with pytest.raises(BadOption):
        open_engine(url)


def test_a_database_that_does_not_answer_is_told_in_one_line(tmp_path: Path):
    for url in ("postgresql://nobody@127.0.0.1:1/none", f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.sqlite'}"):
        with pytest.raises(BadOption, match="can't be opened") as refused:
            asyncio.run(Store(url).start())
        assert "\n" not in str(refused.value)


def test_several_processes_may_make_the_schema_at_once(database: str):
    async def run() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*[store.start() for store in stores])
        for store in stores:
            assert await store.read(addresses) == set()
            await store.stop()

    asyncio.run(run())


def test_several_may_open_a_new_file_at_once(tmp_path: Path):
    """All of them ask for the journal of a file that nobody has written to yet."""

    def look(url: str) -> int:
        engine = open_engine(url)
        with engine.connect() as connection:
            found = connection.exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar_one()
        engine.dispose()
        return int(found)

    with ThreadPoolExecutor(8) as pool:
        for number in range(100):
            assert list(pool.map(look, [f"sqlite:///{tmp_path / str(number)}"] * 8)) == [0] * 8


# -- versions ---------------------------------------------------------------------------------------------------


def test_of_two_who_save_the_same_version_one_is_told(database: str):
    async def run() -> None:
        store = Store(database)
        await store.start()
        live = new_live()
        await store.write(lambda raw: saves.write(raw, stored(live)))
        other = new_live()
        other.unsaved = []
        assert other.version == live.version
        for one, token in ((live, first(live)), (other, "move:5")):
            one.act(0, one.version, [token], 0.0)
        ours, theirs = stored(live), stored(other)
        await store.write(lambda raw: saves.write(raw, ours))
        for again in (theirs, ours):  # the slower one; and the same twice
            with pytest.raises(saves.Conflict):
                await store.write(partial(saves.write, save=again))
        loaded = await store.read(lambda raw: saves.load(raw, "t"))
        assert loaded.row["version"] == live.version
        assert [entry.version for entry in loaded.entries] == list(range(1, live.version + 1))
        assert loaded.entries[-1].body.split()[1] == ours.entries[-1].body.split()[1]
        await store.stop()

    asyncio.run(run())


def test_the_log_itself_keeps_a_version_from_being_written_twice(database: str):
    """Even where the row's version would let it through."""

    async def run() -> None:
        store = Store(database)
        await store.start()
        live = new_live()
        await store.write(lambda raw: saves.write(raw, stored(live)))
        await store.write(lambda raw: raw.execute(tables.update().values(version=live.version - 1)))
        act(live, first(live))
        save = stored(live)
        stale = saves.Save(
            save.table,
            live.version - 2,
            live.version - 1,
            save.row,
            [LogEntry(live.version - 1, "act", 0, "", 0.0)],
        )
        with pytest.raises(saves.Conflict):
            await store.write(lambda raw: saves.write(raw, stale))
        assert (
            await store.read(lambda raw: raw.execute(select(func.count()).select_from(log)).scalar())
            == live.version - 1
        )
        await store.stop()

    asyncio.run(run())


def test_a_table_that_is_not_there(database: str):
    async def run() -> None:
        store = Store(database)
        await store.start()
        with pytest.raises(NoSuchTable):
            await store.read(lambda raw: saves.load(raw, "nowhere"))
        await store.stop()

    asyncio.run(run())


def test_what_is_due_is_claimed_by_one_for_thirty_seconds(database: str):
    async def run() -> None:
        one, other = Store(database), Store(database)
        await one.start()
        await other.start()
        for name in ("a", "b", "c"):
            await one.write(partial(saves.write, save=saves.save_of(new_live(name), 100.0 + ord(name))))
        claim = saves.claim
        assert not await one.read(lambda raw: saves.something_due(raw, 150.0))
        got = await asyncio.gather(
            one.write(lambda raw: claim(raw, "one", 198.5)), other.write(lambda raw: claim(raw, "other", 198.5))
        )
        assert sorted([*got[0], *got[1]]) == ["a", "b"]
        assert await other.write(lambda raw: claim(raw, "other", 199.5)) == ["c"]
        assert await one.write(lambda raw: claim(raw, "one", 228.0)) == []
        assert sorted(await one.write(lambda raw: claim(raw, "one", 229.6))) == ["a", "b", "c"]
        await one.stop()
        await other.stop()

    asyncio.run(run())


# -- a cut line -------------------------------------------------------------------------------------------------


def cut(url: str) -> None:
    """End all other connections of this test's schema."""
    engine = create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        schema = connection.execute(text("SHOW search_path")).scalar_one()
        ended = connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"),
            {"name": schema},
        ).all()
        assert ended
    engine.dispose()


def test_a_cut_connection_is_made_again_and_nothing_is_half_done(postgres: str):
    async def run() -> None:
        store = Store(postgres)
        await store.start()
        name = await store.read(lambda raw: raw.execute(text("SHOW search_path")).scalar_one())
        await store.read(lambda raw: raw.execute(text(f"SET application_name = '{name}'")))
        await store.write(lambda raw: add(raw, "before"))
        await asyncio.to_thread(cut, postgres)
        await store.write(lambda raw: add(raw, "after"))  # found out before anything was committed: done again

        runs = []

        def cut_within(connection: Connection) -> None:
            """Every time it is tried the line breaks in the middle."""
            runs.append(1)
            add(connection, "within")
            connection.execute(text(f"SET application_name = '{name}'"))
            cut(postgres)
            add(connection, "never")

        with pytest.raises(TryAgain, match="try again"):
            await store.write(cut_within)
        assert len(runs) == 2
        assert await store.read(addresses) == {"before", "after"}
        await store.stop()

    asyncio.run(run())


def test_a_database_that_others_keep_locked_is_told_and_comes_back(sqlite: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sixrubies.table.storage.database.BUSY_SECONDS", 0.05)

    async def run() -> None:
        store = Store(sqlite)
        await store.start()
        blocking = open_engine(sqlite)
        with blocking.begin() as connection:
            add(connection, "blocking")
            with pytest.raises(TryAgain):
                await store.write(lambda raw: add(raw, "blocked"))
            assert await store.read(addresses) == set()  # readers are not kept out
        blocking.dispose()
        await store.write(lambda raw: add(raw, "later"))
        assert await store.read(addresses) == {"blocking", "later"}
        await store.stop()

    asyncio.run(run())


def test_the_schema_of_the_code_is_the_schema_of_the_migrations(database: str):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    engine = open_engine(database)
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_table_is_read_no_further_than_its_row(postgres: str):
    """Between reading the row and the log another process may save: what it adds belongs to the next reading."""

    async def run() -> None:
        store, other = Store(postgres), Store(postgres)
        await store.start()
        await other.start()
        live = new_live()
        await store.write(lambda raw: saves.write(raw, stored(live)))
        version = live.version
        act(live, first(live))
        save, engine = stored(live), other.engine
        assert engine is not None
        read_row: list[int] = []

        def row_seen(connection: Connection, *_: Any) -> None:
            if not read_row:
                read_row.append(1)
                with engine.begin() as raw:
                    saves.write(raw, save)

        assert store.engine is not None
        event.listen(store.engine, "after_execute", row_seen)
        loaded = await store.read(lambda raw: saves.load(raw, "t"))
        assert loaded.row["version"] == version == loaded.entries[-1].version
        loaded = await store.read(lambda raw: saves.load(raw, "t", version))
        assert loaded.row["version"] == version + 1 and [entry.version for entry in loaded.entries] == [version + 1]
        await store.stop()
        await other.stop()

    asyncio.run(run())


def test_a_job_without_a_savepoint_that_fails_half_way_spoils_nothing(database: str):
    """The transaction is given up and done again, then with a savepoint for each."""

    async def run() -> None:
        store = Store(database)
        await store.start()
        live = new_live()
        await store.write(partial(saves.write, save=stored(live)))
        await store.write(lambda raw: raw.execute(tables.update().values(version=live.version - 1)))
        before = live.version - 1
        act(live, first(live))
        save, entry = stored(live), LogEntry(before + 1, "act", 0, "", 0.0)  # which the log has already
        overlapping = saves.Save(save.table, before, before + 1, {**save.row, "version": 99}, [entry])
        results = await asyncio.gather(
            store.write(partial(add, address="before")),
            store.write(partial(saves.write, save=overlapping), refuses_first=True),
            store.write(partial(add, address="after"), refuses_first=True),
            return_exceptions=True,
        )
        assert results[0] is None and results[2] is None and isinstance(results[1], saves.Conflict)
        assert await store.read(addresses) == {"before", "after"}
        assert (await store.read(lambda raw: saves.load(raw, "t"))).row["version"] == before
        await store.stop()

    asyncio.run(run())
