"""Finding a table and getting in: by lobby, link, code; and not getting in."""

import asyncio

import pytest

from sixrubies.table import keys
from sixrubies.table.errors import (
    BadCode,
    BadLink,
    BadName,
    NoFreeSeat,
    NoSuchTable,
    NotNow,
    NotYourSeat,
    TableError,
    TooMany,
)
from sixrubies.table.model import PRIVATE, RUNNING, WAITING, Caller, TableOptions
from sixrubies.table.service import Tables
from tests.table.world import RANDOM_BYTES, Time, begun, bot, free, human, tables_at

PRIVATELY = TableOptions(visibility=PRIVATE)


def someone(tables: Tables, address: str = "192.0.2.7") -> Caller:
    return Caller(tables.new_secret(), address=address)


def test_the_lobby_shows_public_tables_those_that_wait_first(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            _, running = await begun(tables, TableOptions(), bot())
            host = someone(tables)
            waiting = await tables.create(host, TableOptions(), [human("Zed"), free()])
            await tables.create(host, PRIVATELY, [human("Zed"), free()])
            listed = await tables.lobby()
            assert [(one.table, one.status) for one in listed] == [(waiting.table, WAITING), (running, RUNNING)]
            assert [one.table for one in await tables.lobby(1)] == [waiting.table]
            assert len(await tables.mine(host)) == 2
            with pytest.raises(NotYourSeat):
                await tables.mine(Caller())

    asyncio.run(run())


def test_a_code_leads_to_a_seat_once_there_is_one_and_never_to_a_game(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann, ben, cleo = someone(tables), someone(tables), someone(tables)
            made = await tables.create(ann, PRIVATELY, [human("Ann"), free()])
            assert made.code_expires == clock() + 30 * 60
            assert (await tables.find(ben, made.code.lower())).table == made.table
            joined = await tables.join_by_code(ben, made.code, "Ben")
            assert (joined.table, joined.seat) == (made.table, 1)
            for refused in (tables.find(cleo, made.code), tables.join_by_code(cleo, made.code, "Cleo")):
                with pytest.raises(BadCode):
                    await refused
            with pytest.raises(NotNow, match="no seat is free"):
                await tables.new_code(ann, made.table)

    asyncio.run(run())


def test_a_code_is_good_for_half_an_hour_and_until_there_is_a_new_one(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann, ben = someone(tables), someone(tables)
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            clock.pass_by(30 * 60 - 1)
            await tables.find(ben, made.code)
            clock.pass_by(1)
            with pytest.raises(BadCode):
                await tables.find(ben, made.code)
            with pytest.raises(NotYourSeat):
                await tables.new_code(ben, made.table)
            code, expires = await tables.new_code(ann, made.table)
            assert expires == clock() + 30 * 60
            newer, _ = await tables.new_code(ann, made.table)
            with pytest.raises(BadCode):
                await tables.find(ben, code)
            await tables.find(ben, newer)

    asyncio.run(run())


def test_who_guesses_codes_is_stopped_for_longer_and_longer_in_every_process(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as one, tables_at(database, due=False, now=clock) as other:
            ann, guesser = someone(one), someone(one, "198.51.100.9")
            made = await one.create(ann, TableOptions(), [human("Ann"), free()])
            wrong = next(code for code in ("AAAAA", "BBBBB") if code != made.code)
            for number in range(10):
                with pytest.raises(BadCode):
                    await (one, other)[number % 2].find(guesser, wrong if number else "not a code")
            waits = []
            for _ in range(3):
                for code in (wrong, made.code):  # the right one does not help now
                    with pytest.raises(TooMany) as stopped:
                        await other.find(guesser, code)
                waits.append(stopped.value.retry_after)
                await one.find(someone(one, "203.0.113.5"), made.code)  # others are not stopped
                clock.pass_by(stopped.value.retry_after)
                for _ in range(10):
                    with pytest.raises(BadCode):
                        await one.find(guesser, wrong)
            assert waits == [60.0, 120.0, 240.0]

    asyncio.run(run())


def test_a_private_table_does_not_exist_for_who_has_no_link_and_no_seat(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben, cleo = someone(tables), someone(tables), someone(tables)
            made = await tables.create(ann, PRIVATELY, [human("Ann"), free(), bot()])
            assert len(made.link) * 6 >= 128
            table = made.table
            for caller in (cleo, Caller(), Caller(cleo.secret, link=keys.new_link()), Caller(link=table)):
                for call in (
                    tables.info(caller, table),
                    tables.update(caller, table),
                    tables.join(Caller(ben.secret), table, "Ben"),
                    tables.chat(caller, table),
                    tables.export(caller, table),
                    tables.say(caller, table, 0, "hello"),
                    tables.act(caller, table, 0, 1, ["move:1"]),
                    tables.leave(caller, table, 0),
                    tables.vote(caller, table, 0, "pause"),
                    tables.carry(caller, table, 0),
                    tables.mute(caller, table, 0),
                    tables.connected(caller, table, "x"),
                    tables.delete(caller, table),
                    tables.new_code(caller, table),
                    tables.new_link(caller, table),
                ):
                    with pytest.raises(NoSuchTable) as refused:
                        await call
                    assert str(refused.value) == str(NoSuchTable())
            with pytest.raises(NoSuchTable):
                await tables.info(cleo, "nowhere")
            joined = await tables.join(Caller(ben.secret, link=made.link), table, "Ben")
            assert joined.seat == 1
            await tables.info(ben, table)  # a seat is enough from now on
            await tables.update(Caller(link=made.link), table)  # spectators come by link
            newer = await tables.new_link(ann, table)
            with pytest.raises(NoSuchTable):
                await tables.info(Caller(link=made.link), table)
            await tables.info(Caller(link=newer), table)

    asyncio.run(run())


def test_nobody_acts_for_another(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben = someone(tables), someone(tables)
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            table = made.table
            await tables.join(ben, table, "Ben")
            for who, seat in ((ann, 0), (ben, 1)):
                await tables.contribute(who, table, seat, RANDOM_BYTES)
            told = await tables.update(ann, table)
            assert told.decision is not None and told.seat == 0
            token = told.decision.options[0].token
            stolen = Caller(keys.hashed(ann.secret or ""))  # what the database holds is not what opens the seat
            for caller in (ben, Caller(), Caller(tables.new_secret()), stolen):
                for call in (
                    tables.act(caller, table, 0, told.version, [token]),
                    tables.undo(caller, table, 0, told.version),
                    tables.update(caller, table, 0),
                    tables.preview(caller, table, 0, told.version, token),
                    tables.say(caller, table, 0, "I am Ann"),
                    tables.leave(caller, table, 0),
                    tables.reclaim(caller, table, 0),
                    tables.carry(caller, table, 0),
                    tables.export(caller, table, 0),
                    tables.vote(caller, table, 0, "abandon"),
                ):
                    with pytest.raises(NotYourSeat):
                        await call
            for seat in (-1, 2, 99):
                with pytest.raises(NotYourSeat):
                    await tables.act(ann, table, seat, told.version, [token])
            assert (await tables.update(ann, table)).digest == told.digest
            assert (await tables.preview(ann, table, 0, told.version, token))["changes"]

    asyncio.run(run())


def test_a_seat_is_carried_to_another_device_by_a_link_that_works_once(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            phone, laptop, thief = someone(tables), someone(tables), someone(tables)
            made = await tables.create(phone, TableOptions(seed=1), [human("Ann"), human("Ben")])
            late = await tables.carry(phone, made.table, 0)
            clock.pass_by(10 * 60)
            with pytest.raises(BadLink):
                await tables.claim(laptop, late)
            replaced = await tables.carry(phone, made.table, 0)
            token = await tables.carry(phone, made.table, 0)
            with pytest.raises(BadLink):
                await tables.claim(laptop, replaced)
            both = await asyncio.gather(tables.claim(laptop, token), tables.claim(thief, token), return_exceptions=True)
            assert sorted(type(one).__name__ for one in both) == ["BadLink", "Joined"]
            winner = laptop if not isinstance(both[0], BaseException) else thief
            assert (await tables.update(winner, made.table)).seat == 0
            with pytest.raises(NotYourSeat):
                await tables.update(phone, made.table, 0)
            assert (await tables.update(phone, made.table)).seat == 1  # the other seat stayed

    asyncio.run(run())


def test_a_personal_link_is_void_when_the_seat_has_gone_elsewhere(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben = someone(tables), someone(tables)
            made = await tables.create(ann, TableOptions(), [human("Ann"), free(), free()])
            joined = await tables.join(ben, made.table, "Ben")
            token = await tables.carry(ben, made.table, joined.seat)
            await tables.leave(ben, made.table, joined.seat)
            await tables.join(ann, made.table, "Cleo", joined.seat)
            with pytest.raises(BadLink):
                await tables.claim(ben, token)

    asyncio.run(run())


def test_of_many_who_want_the_last_seat_one_gets_it(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as one, tables_at(database, due=False) as other:
            made = await one.create(someone(one), TableOptions(), [human("Ann"), free()])
            await other.lobby()
            wanted = [(one, other)[n % 2].join(someone(one), made.table, f"P{n}x") for n in range(6)]
            got = await asyncio.gather(*wanted, return_exceptions=True)
            assert sorted(type(result).__name__ for result in got) == ["Joined", *["NoFreeSeat"] * 5]

    asyncio.run(run())


@pytest.mark.parametrize(
    ("name", "error"), [("Ann", BadName), ("ANN ", BadName), ("", BadName), ("x" * 25, BadName), ("\u202e", BadName)]
)
def test_a_name_that_is_no_name_gets_no_seat(sqlite: str, name: str, error: type[TableError]):
    async def run() -> None:
        async with tables_at(sqlite, due=False) as tables:
            made = await tables.create(someone(tables), TableOptions(), [human("Ann"), free()])
            with pytest.raises(error):
                await tables.join(someone(tables), made.table, name)
            assert (await tables.info(Caller(), made.table)).open_seats == 1

    asyncio.run(run())


def test_one_host_does_not_fill_the_lobby(sqlite: str):
    async def run() -> None:
        async with tables_at(sqlite, due=False) as tables:
            host = someone(tables)
            for _ in range(10):
                await tables.create(host, TableOptions(), [human("Ann"), free()])
            with pytest.raises(TooMany):
                await tables.create(host, TableOptions(), [human("Ann"), free()])
            full = await tables.create(someone(tables), TableOptions(), [human("Ann"), bot()])
            with pytest.raises(NoFreeSeat):
                await tables.join(host, full.table, "Ben")

    asyncio.run(run())


def test_a_table_that_everybody_has_left_before_the_game_is_removed_at_once(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben = someone(tables), someone(tables)
            made = await tables.create(ann, TableOptions(), [human("Ann"), free(), bot()])
            await tables.leave(ann, made.table, 0)
            await tables.join(ben, made.table, "Ben")  # quicker than the removal
            assert not await tables.due.attend(made.table)
            await tables.leave(ben, made.table, 0)
            await tables.due.attend(made.table)
            with pytest.raises(NoSuchTable):
                await tables.info(ann, made.table)

    asyncio.run(run())


def test_waiting_tables_nobody_comes_to_are_removed(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann = someone(tables)
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            clock.pass_by(24 * 3600 - 1.0)
            assert await tables.due.round() == []
            clock.pass_by(2.0)
            assert await tables.due.round() == [made.table]
            while tables.due.busy:
                await asyncio.sleep(0.01)
            with pytest.raises(NoSuchTable):
                await tables.info(ann, made.table)
            assert await tables.mine(ann) == []

    asyncio.run(run())
