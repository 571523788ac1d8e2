"""The loop of due things: claimed by any process, harmless when done twice, and found again after a crash."""

import asyncio
import os
import signal
import subprocess
import sys

import sixrubies as sr
from sixrubies.notation import read
from sixrubies.table import timing
from sixrubies.table.due import GRACE
from sixrubies.table.live import LiveTable
from sixrubies.table.model import FINISHED, PER_MOVE, RUNNING, Caller, ClockOptions, TableOptions
from sixrubies.table.service import Tables
from tests.table.world import RANDOM_BYTES, Time, begun, bot, free, human, tables_at, until


async def attended(tables: Tables) -> list[str]:
    """One round of the loop, to its end."""
    claimed = await tables.due.round()
    await until(lambda: not tables.due.busy)
    return claimed


async def ann_and_ben(tables: Tables, options: TableOptions) -> tuple[Caller, Caller, str]:
    ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
    made = await tables.create(ann, options, [human("Ann"), free()])
    await tables.join(ben, made.table, "Ben")
    for who, seat in ((ann, 0), (ben, 1)):
        await tables.contribute(who, made.table, seat, RANDOM_BYTES)
    return ann, ben, made.table


def test_time_that_is_up_is_noticed_and_a_bot_moves(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann, _, table = await ann_and_ben(tables, TableOptions(clock=ClockOptions(PER_MOVE, 30)))
            clock.pass_by(29.0)
            assert await attended(tables) == []
            clock.pass_by(2.0)
            assert await attended(tables) == [table]
            told = await tables.update(ann, table, 0, 0)
            kinds = [one.kind for one in told.happenings]
            assert "time_out" in kinds and kinds[-1] == "act"
            assert told.decision is not None and told.decision.owner == 1  # the bot has played the whole move
            assert not told.info.seats[0].stand_in

    asyncio.run(run())


def test_who_could_not_reach_a_server_that_was_down_has_not_lost_on_time(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann, _, table = await ann_and_ben(tables, TableOptions(clock=ClockOptions(PER_MOVE, 30)))
        clock.pass_by(1000.0)
        async with tables_at(database, due=False, now=clock) as tables:
            tables.due.started = clock()
            assert await attended(tables) == [table]
            assert await attended(tables) == []
            told = await tables.update(ann, table, 0)
            assert told.decision is not None and told.decision.owner == 0 and not told.info.seats[0].stand_in
            clock.pass_by(GRACE + 0.1)
            assert await attended(tables) == [table]
            assert "time_out" in [one.kind for one in (await tables.update(ann, table, 0, 0)).happenings]

    asyncio.run(run())


def test_a_game_begins_without_a_client_that_does_not_contribute(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, due=False, now=clock) as tables:
            ann = Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), bot()])
            clock.pass_by(timing.DEAL_SECONDS)
            assert await attended(tables) == [made.table]
            assert (await tables.info(ann, made.table)).status == RUNNING

    asyncio.run(run())


def test_two_processes_that_attend_to_the_same_thing_do_it_once(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as one, tables_at(database, due=False) as other:
            host = Caller(one.new_secret())
            made = await one.create(host, TableOptions(seed=3), [bot(), bot()])
            for _ in range(15):
                before = (await one.info(host, made.table)).version
                both = await asyncio.gather(one.due.attend(made.table), other.due.attend(made.table))
                assert any(both)
                one.keeper.distrust()  # there are no news between the two
                other.keeper.distrust()
                after = await one.update(host, made.table, None, before)
                assert after.version > before
                assert after.digest == (await other.update(host, made.table, None, after.version)).digest
            live = [tables.keeper.live[made.table] for tables in (one, other)]
            assert not live[0].older and not live[1].older  # nobody had to go on from a state

    asyncio.run(run())


def test_a_bot_whose_process_is_killed_moves_all_the_same(sqlite: str):
    async def run() -> None:
        async with tables_at(sqlite, thinkers=1) as tables:
            ann, table = await begun(tables, TableOptions(), bot("greedy"))
            told = await tables.update(ann, table, 0)
            killed = 0
            while told.info.status == RUNNING and told.version < 60:
                assert told.decision is not None
                if told.decision.owner == 0:
                    await tables.act(ann, table, 0, told.version, [told.decision.options[0].token])
                elif tables.thinkers.pool is not None and killed < 1:
                    for worker in list(tables.thinkers.pool._processes):
                        os.kill(worker, signal.SIGKILL)
                        killed += 1
                await asyncio.sleep(0)
                told = await tables.update(ann, table, 0, told.version)
            assert killed

    asyncio.run(run())


def test_a_bot_that_is_not_there_any_more_is_played_by_one_that_is(sqlite: str):
    """A release may take a bot away; its games go on."""

    async def run() -> None:
        async with tables_at(sqlite, due=False) as tables:
            host = Caller(tables.new_secret())
            made = await tables.create(host, TableOptions(seed=1), [bot("greedy"), bot("greedy")])

            def rename(live: LiveTable) -> None:
                live.body.seats[0].bot = "hal"
                live.note("mute", -1, 0.0)

            await tables.keeper.change(made.table, rename)
            before = (await tables.info(host, made.table)).version
            assert await tables.due.attend(made.table)
            assert (await tables.info(host, made.table)).version == before + 1

    asyncio.run(run())


PROGRAM = """
import asyncio, sys
from sixrubies.table.model import BOT, FINISHED, Caller, SeatWish, TableOptions
from sixrubies.table.service import Settings, Tables

async def run(database, secret):
    tables = Tables(Settings(database=database, thinkers=0))
    await tables.start()
    host = Caller(secret)
    mine = [info.table for info in await tables.lobby()]
    for number in range(len(mine), 4):
        made = await tables.create(host, TableOptions(seed=number), [SeatWish(BOT, bot="greedy") for _ in range(3)])
        mine.append(made.table)
    subscriptions = [tables.subscribe(table) for table in mine]
    print("up", *mine, flush=True)
    async def tell(subscription):
        async for news in subscription:
            print(news.table, news.version, flush=True)
    await asyncio.gather(*[tell(one) for one in subscriptions])

asyncio.run(run(*sys.argv[1:]))
"""


def test_what_was_told_before_a_kill_is_there_after_it_and_every_game_ends(sqlite: str):
    """News go out after the commit: no version that was ever told may be missing after SIGKILL."""
    secret, told = "s" * 32, dict[str, int]()
    for _ in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, sqlite, secret], stdout=subprocess.PIPE, text=True, env={**os.environ}
        )
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            first, *rest = line.split()
            if first != "up":
                told[first] = max(told.get(first, 0), int(rest[0]))
            if number >= 12:
                break
        process.kill()
        process.stdout.close()
        process.wait()

    async def run() -> None:
        async with tables_at(sqlite) as tables:
            for table, version in told.items():
                assert (await tables.info(Caller(), table)).version >= version
            for _ in range(400):
                games = {table: await tables.info(Caller(), table) for table in told}
                if all(game.status == FINISHED for game in games.values()):
                    break
                await asyncio.sleep(0.1)
            for table in told:
                assert sr.replay(read(await tables.export(Caller(), table))).over

    assert len(told) >= 3
    asyncio.run(run())
