"""Ended games: small, exported, imported, listed, removed. Games that other rules began go on."""

import asyncio
import secrets
from functools import partial

import orjson
import pytest
from sqlalchemy import Connection, select

import sixrubies as sr
from sixrubies.notation import read, write
from sixrubies.rulesets import RULES_VERSION
from sixrubies.table import seating, timing
from sixrubies.table.errors import NoSuchTable, NotNow, NotYourSeat, TooMany
from sixrubies.table.live import LiveTable
from sixrubies.table.model import ABANDONED, BOT, FINISHED, RUNNING, Caller, SeatWish, TableOptions
from sixrubies.table.service import Tables
from sixrubies.table.storage.schema import log, metadata
from sixrubies.table.storage.schema import tables as rows
from tests.table.world import RANDOM_BYTES, Time, begun, bot, free, human, play, tables_at

NAMES = [letter * 24 for letter in "ABCDE"]  # as long as names can be


async def bots_game(tables: Tables, clock: Time, seats: int = 2, ruleset: str = "base") -> tuple[Caller, str]:
    """A whole game of bots; its host sat there and left."""
    host = Caller(tables.new_secret())
    wishes = [human(NAMES[0]), *[SeatWish(BOT, name, "greedy") for name in NAMES[1:seats]]]
    options = TableOptions(ruleset=ruleset, layout="random" if ruleset == "great_bazaar" else None)
    made = await tables.create(host, options, wishes)
    await tables.contribute(host, made.table, 0, RANDOM_BYTES)
    await tables.say(host, made.table, 0, "x" * 200)
    await tables.leave(host, made.table, 0)
    while await tables.due.attend(made.table):
        clock.pass_by(0.1)
    return host, made.table


def stored_bytes(connection: Connection, table: str) -> int:
    """Everything the database holds of a table, keys and hashes included; a number counts 8 bytes."""
    total = 0
    for one in metadata.sorted_tables:
        key = one.c.get("table_id", one.c.get("id"))
        for row in connection.execute(select(one).where(key == table)) if key is not None else []:
            texts = [value.encode() if isinstance(value, str) else value for value in row if value is not None]
            total += sum(len(value) if isinstance(value, bytes) else 8 for value in texts)
    return total


async def peoples_game(tables: Tables, clock: Time, ruleset: str, seats: int) -> tuple[Caller, str]:
    """As much as can be stored of a game: people with long names, who mute each other; bots stand in for them."""
    people = [Caller(tables.new_secret()) for _ in range(seats)]
    options = TableOptions(ruleset=ruleset, layout="random" if ruleset == "great_bazaar" else None)
    made = await tables.create(people[0], options, [human(NAMES[0]), *[free() for _ in people[1:]]])
    for seat in range(1, seats):
        await tables.join(people[seat], made.table, NAMES[seat])
    for seat, who in enumerate(people):
        await tables.say(who, made.table, seat, "x" * 200)
        await tables.mute(who, made.table, (seat + 1) % seats)
        await tables.contribute(who, made.table, seat, secrets.token_hex(32))

    def all_leave_their_devices(live: LiveTable) -> None:
        for seat in range(seats):
            seating.take_over(live, seat, clock())

    await tables.keeper.change(made.table, all_leave_their_devices)
    while await tables.due.attend(made.table):
        clock.pass_by(0.1)
    return people[0], made.table


@pytest.mark.parametrize(
    ("ruleset", "seats"), [("base", 5), ("mocha", 2), ("letters", 2), ("great_bazaar", 2), ("dice", 4)]
)
def test_a_finished_game_takes_at_most_8_kb_and_is_still_whole(sqlite: str, ruleset: str, seats: int):
    async def run() -> None:
        clock = Time()
        async with tables_at(sqlite, due=False, now=clock) as tables:
            host, table = await peoples_game(tables, clock, ruleset, seats)
            exported, told = await tables.export(host, table), await tables.update(Caller(), table)
            assert told.info.status == FINISHED
            clock.pass_by(timing.COMPACT_SECONDS)
            assert await tables.due.round() == [table]
            while tables.due.busy:
                await asyncio.sleep(0.01)
            size = await tables.store.read(lambda raw: stored_bytes(raw, table))
            assert 1000 < size <= 8192
            assert await tables.export(host, table) == exported
            again = await tables.update(Caller(), table, since=told.version - 1)
            assert (again.view, again.digest, again.outcome) == (told.view, told.digest, told.outcome)
            assert again.version == told.version and again.happenings == [] and not again.complete
            assert await tables.due.round() == []

    asyncio.run(run())


def test_an_ended_game_can_be_checked_by_everybody(database: str):
    """The secret of the dice is in the file, and leads to every die and card of the game."""

    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            host, table = await bots_game(tables, clock)
            info = await tables.info(host, table)
            record = read(await tables.export(Caller(), table))
            fair = record.header["fair"]
            assert (fair["secret"], fair["commitment"]) == (info.revealed, info.commitment)
            assert record.header["names"] == NAMES[:2]
            assert sr.replay(record).outcome().winners == info.winners

    asyncio.run(run())


def test_a_running_game_is_exported_as_its_reader_may_see_it(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, table = await begun(tables, TableOptions(), bot())
            for seat in (0, None):
                header = read_header(await tables.export(ann, table, seat))
                assert not {"key", "seed", "fair"} & header
            ours, theirs = await tables.export(ann, table, 0), await tables.export(ann, table)
            assert theirs.count("draw:?") == 2 and ours.count("draw:?") == 1
            await tables.vote(ann, table, 0, "abandon")
            given_up = await tables.export(Caller(), table)
            assert "key" in read_header(given_up) and "draw:?" not in given_up
            assert (await tables.info(ann, table)).status == ABANDONED

    asyncio.run(run())


def read_header(text: str) -> set[str]:
    return {line[1:].split()[0] for line in text.splitlines() if line.startswith("[")}


def test_games_are_imported_listed_and_removed(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            host, table = await bots_game(tables, clock)
            exported = await tables.export(host, table)
            reader = Caller(tables.new_secret())
            clock.pass_by(5.0)
            imported = await tables.import_game(reader, exported)
            assert await tables.export(reader, imported) == exported
            assert [(one.table, one.names) for one in await tables.finished(reader)] == [(imported, NAMES[:2])]
            assert [one.table for one in await tables.finished(host)] == [table]
            assert [one.table for one in await tables.finished(Caller())] == [table]  # imported ones are private
            assert await tables.finished(host, before=clock() - 1000.0) == []
            with pytest.raises(NoSuchTable):
                await tables.export(host, imported)
            with pytest.raises(NotYourSeat):
                await tables.delete(reader, table)
            await tables.delete(reader, imported)
            await tables.delete(host, table)
            for who, gone in ((reader, imported), (host, table)):
                with pytest.raises(NoSuchTable):
                    await tables.info(who, gone)
                assert await tables.store.read(partial(stored_bytes, table=gone)) == 0

    asyncio.run(run())


def test_a_running_game_is_not_removed(sqlite: str):
    async def run() -> None:
        async with tables_at(sqlite, due=False) as tables:
            ann, table = await begun(tables, TableOptions(), bot())
            with pytest.raises(NotNow):
                await tables.delete(ann, table)

    asyncio.run(run())


def test_what_is_no_ended_game_is_not_imported(sqlite: str):
    async def run() -> None:
        async with tables_at(sqlite, due=False) as tables:
            ann = Caller(tables.new_secret())
            clock = Time()
            host, table = await bots_game(tables, clock)
            whole = await tables.export(host, table)
            running = sr.new_game("base", seats=2, seed=1)
            for wrong in ("", "hello", whole[:-40], whole.replace("roll:", "roll:6", 1), write(running.record())):
                with pytest.raises(sr.SixRubiesError) as refused:
                    await tables.import_game(ann, wrong)
                assert "\n" not in str(refused.value)
            with pytest.raises(TooMany):
                await tables.import_game(ann, "x" * 1_000_000)
            assert await tables.finished(ann) == []

    asyncio.run(run())


# -- other rules ------------------------------------------------------------------------------------------------


async def age(tables: Tables, table: str) -> None:
    """Make a stored game one that older rules have begun."""

    def job(connection: Connection) -> None:
        header = orjson.loads(connection.execute(select(rows.c.header).where(rows.c.id == table)).scalar_one())
        older = orjson.dumps({**header, "rules_version": 0}).decode()
        connection.execute(rows.update().where(rows.c.id == table).values(header=older))

    await tables.store.write(job)


def test_a_running_game_of_older_rules_goes_on_to_its_end(database: str):
    async def run() -> None:
        async with tables_at(database) as tables:
            ann, table = await begun(tables, TableOptions(), bot("greedy"))
            before = await play(tables, ann, table, 0, 12)
            tokens = len(tables.keeper.live[table].record().entries)
        async with tables_at(database, due=False) as tables:
            await age(tables, table)
        async with tables_at(database) as tables:
            told = await tables.update(ann, table, 0, 0)
            assert not told.complete and told.barrier == "nothing"
            if told.version == before.version:
                assert told.digest == before.digest and told.view == before.view
            ended = await play(tables, ann, table, 0)
            assert ended.info.status == FINISHED
            record = read(await tables.export(ann, table))
            assert record.header["rules_version"] == f"0+{RULES_VERSION}"
            assert len(record.entries) > tokens
            with pytest.raises(sr.RulesChanged):
                sr.replay(record)
        async with tables_at(database, due=False) as tables:  # and once more from the storage, part by part
            assert read(await tables.export(ann, table)).entries == record.entries
            assert (await tables.update(ann, table, 0)).outcome == ended.outcome

    asyncio.run(run())


def test_a_log_that_does_not_lead_to_the_state_is_not_the_end(database: str, caplog: pytest.LogCaptureFixture):
    """The state is what counts: a table is never lost to a log that can't be played again."""

    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann = Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(seed=7), [human("Ann"), human("Ben")])
            table = made.table
            told = await tables.update(ann, table, 0)
            await tables.act(ann, table, 0, told.version, ["move:12"])
            told = await tables.update(ann, table, 0)
            await tables.store.write(
                lambda raw: raw.execute(log.update().where(log.c.kind == "act").values(body="1.0 move:5"))
            )
        async with tables_at(database, due=False) as tables:
            again = await tables.update(ann, table, 0, 0)
            assert (again.version, again.digest, again.decision) == (told.version, told.digest, again.decision)
            assert not again.complete and again.info.status == RUNNING
            await tables.act(ann, table, 0, again.version, ["leave"])

    with caplog.at_level("INFO"):
        asyncio.run(run())
    assert "goes on from its state" in caplog.text
