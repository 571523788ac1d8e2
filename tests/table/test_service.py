"""The whole table, on both databases: games, restarts, processes that share one."""

import asyncio

import pytest

import sixrubies as sr
from sixrubies.notation import read
from sixrubies.table.errors import NotNow, StaleVersion
from sixrubies.table.model import FINISHED, RUNNING, Caller, SeatWish, TableOptions
from sixrubies.table.notices import MemoryNotifier
from sixrubies.table.service import Tables
from sixrubies.web.telling import update_text
from tests.own_redis import OwnRedis
from tests.table.world import RANDOM_BYTES, Time, begun, bot, free, human, lines, play, tables_at, until


def test_a_game_of_a_person_and_bots_is_played_to_its_end(database: str):
    async def run() -> None:
        notifier = MemoryNotifier()
        async with tables_at(database, notifier=notifier) as tables:
            ann, table = await begun(tables, TableOptions(), bot("greedy"), bot("random"))
            told = await play(tables, ann, table, 0)
            assert told.info.status == FINISHED and told.outcome is not None
            game = sr.replay(read(await tables.export(ann, table)))
            assert game.over and game.outcome().winners == told.info.winners == told.outcome["winners"]
            kinds = [notice.kind for notice in notifier.notices]
            assert kinds[0] == "begun" and kinds[-1] == "ended" and "your_turn" in kinds

    asyncio.run(run())


def test_after_a_restart_everything_goes_on_where_it_was(database: str):
    """A process that ends without a word, in the middle of a bot's turn; the next one finds what is due."""

    async def run() -> None:
        clock = Time()
        async with tables_at(database, now=clock, due=False) as first_life:
            ann, table = await begun(first_life, TableOptions(), bot("greedy"))
            told = await first_life.update(ann, table, 0)
            while told.decision is not None and told.decision.owner == 0:
                token = told.decision.options[0].token
                await first_life.act(ann, table, 0, told.version, [token])
                told = await first_life.update(ann, table, 0, 0)
        clock.pass_by(60.0)
        async with tables_at(database, now=clock) as second_life:
            again = await second_life.update(ann, table, 0, 0)
            assert again.version > told.version or update_text(again, 0) == update_text(told, 0)
            await until(lambda: second_life.keeper.live[table].version > told.version)
            finished = await play(second_life, ann, table, 0)
            assert finished.info.status == FINISHED
            assert sr.replay(read(await second_life.export(ann, table))).over

    asyncio.run(run())


def test_a_restarted_process_tells_the_same_to_everybody_and_undoes_the_same(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, now=clock, due=False) as tables:
            ann = Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(seed=7), [human("Ann"), human("Ben")])
            table = made.table
            for token in ("move:12", "leave"):
                version = (await tables.update(ann, table, 0)).version
                await tables.act(ann, table, 0, version, [token])
            viewers = [(ann, 0), (ann, 1), (ann, None), (Caller(), None)]
            told = [await tables.update(who, table, seat, 0) for who, seat in viewers]
        async with tables_at(database, now=clock, due=False) as tables:
            again = [await tables.update(who, table, seat, 0) for who, seat in viewers]
            assert [update_text(one, 0) for one in again] == [update_text(one, 0) for one in told]
            assert told[0].can_undo
            await tables.undo(ann, table, 0, told[0].version)
            back = await tables.update(ann, table, 0, told[0].version)
            assert back.decision is not None and back.decision.step == "turn.assistant"
            assert [(one.kind, one.back_to) for one in back.happenings] == [("undo", told[0].version - 1)]

    asyncio.run(run())


def test_a_stale_or_doubled_answer_is_refused_with_the_version_now(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, table = await begun(tables, TableOptions(), bot())
            told = await tables.update(ann, table, 0)
            assert told.decision is not None
            token = told.decision.options[0].token
            now = await tables.act(ann, table, 0, told.version, [token])
            for version in (told.version, told.version - 1, now + 5):
                with pytest.raises(StaleVersion) as stale:
                    await tables.act(ann, table, 0, version, [token])
                assert stale.value.current == now
            doubled = await asyncio.gather(
                *[tables.act(ann, table, 0, now, [(await option(tables, ann, table))]) for _ in range(5)],
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in doubled) == ["StaleVersion"] * 4 + ["int"]

    asyncio.run(run())


async def option(tables: Tables, who: Caller, table: str) -> str:
    told = await tables.update(who, table, 0)
    assert told.decision is not None
    return told.decision.options[0].token


def test_who_asked_and_went_away_has_acted_all_the_same(database: str):
    """A cut line in the middle of storing: the others are told, and memory is what the storage is."""

    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, table = await begun(tables, TableOptions(), bot())
            told = await tables.update(ann, table, 0)
            assert told.decision is not None
            subscription = tables.subscribe(table)
            acting = asyncio.create_task(tables.act(ann, table, 0, told.version, [told.decision.options[0].token]))
            await asyncio.sleep(0)
            acting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await acting
            news = await asyncio.wait_for(subscription.next(), 10)
            assert news is not None and news.version == told.version + 1
            assert (await tables.update(ann, table, 0)).version == told.version + 1

    asyncio.run(run())


# -- many processes ---------------------------------------------------------------------------------------------


def test_two_processes_serve_one_table(database: str, redis_url: str):
    """Ann through one, Ben through the other, a bot through whichever: each sees the other's moves."""

    async def run() -> None:
        async with tables_at(database, redis_url) as one, tables_at(database, redis_url) as other:
            ann, ben = Caller(one.new_secret()), Caller(one.new_secret())
            made = await one.create(ann, TableOptions(), [human("Ann"), free(), bot("greedy")])
            await other.join_by_code(ben, made.code, "Ben")
            await one.contribute(ann, made.table, 0, RANDOM_BYTES)
            await other.contribute(ben, made.table, 1, RANDOM_BYTES)
            ends = await asyncio.gather(play(one, ann, made.table, 0), play(other, ben, made.table, 1))
            assert [told.info.status for told in ends] == [FINISHED, FINISHED]
            assert ends[0].version == ends[1].version and ends[0].outcome == ends[1].outcome
            exported = [await one.export(ann, made.table), await other.export(ben, made.table)]
            assert exported[0] == exported[1] and sr.replay(read(exported[0])).over

    asyncio.run(run())


def test_of_two_processes_one_acts_and_the_other_learns_of_it(database: str):
    """Without any news between them: the version decides."""

    async def run() -> None:
        async with tables_at(database, due=False) as one, tables_at(database, due=False) as other:
            ann, table = await begun(one, TableOptions(), bot())
            seen = await other.update(ann, table, 0)
            assert seen.decision is not None
            first, second = seen.decision.options[0].token, seen.decision.options[1].token
            version = await one.act(ann, table, 0, seen.version, [first])
            with pytest.raises(StaleVersion) as stale:
                await other.act(ann, table, 0, seen.version, [second])
            assert stale.value.current == version
            ours, theirs = await one.update(ann, table, 0, 0), await other.update(ann, table, 0, 0)
            assert (ours.digest, ours.can_undo) == (theirs.digest, theirs.can_undo)
            assert lines(ours.happenings) == lines(theirs.happenings) != []

    asyncio.run(run())


def test_nobody_is_shown_less_than_he_has_seen(database: str):
    """A client that comes from another process brings the version it knows."""

    async def run() -> None:
        async with tables_at(database, due=False) as one, tables_at(database, due=False) as other:
            ann, table = await begun(one, TableOptions(), bot())
            await other.update(ann, table, 0)
            version = await one.act(
                ann, table, 0, (await one.update(ann, table, 0)).version, [await option(one, ann, table)]
            )
            assert (await other.update(ann, table, 0, version)).version == version
            assert await other.undo(ann, table, 0, version) == version + 1

    asyncio.run(run())


def test_a_game_goes_on_while_redis_is_away(postgres: str, own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sixrubies.table.redis_bus.POLL_SECONDS", 0.1)

    async def run() -> None:
        async with tables_at(postgres, own_redis.url) as one, tables_at(postgres, own_redis.url) as other:
            ann, ben = Caller(one.new_secret()), Caller(one.new_secret())
            made = await one.create(ann, TableOptions(), [human("Ann"), free()])
            await other.join(ben, made.table, "Ben")
            for tables, who, seat in ((one, ann, 0), (other, ben, 1)):
                await tables.contribute(who, made.table, seat, RANDOM_BYTES)
            await asyncio.to_thread(own_redis.stop)
            both = [
                asyncio.create_task(play(one, ann, made.table, 0, 25)),
                asyncio.create_task(play(other, ben, made.table, 1, 25)),
            ]
            done, waiting = await asyncio.wait(both, timeout=60, return_when=asyncio.FIRST_COMPLETED)
            assert [task.result().info.status for task in done] == [RUNNING]
            for task in waiting:
                task.cancel()
            await asyncio.to_thread(own_redis.start)
            ours, theirs = await one.update(Caller(), made.table), await other.update(Caller(), made.table)
            assert (ours.version, ours.digest) == (theirs.version, theirs.digest)

    asyncio.run(run())


# -- what else goes on ------------------------------------------------------------------------------------------


def test_a_deserted_seat_is_taken_over_and_reclaimed(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, now=clock, due=False) as tables:
            ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            table = made.table
            await tables.join(ben, table, "Ben")
            await tables.connected(ann, table, "line-1")
            await tables.connected(ben, table, "line-2")
            for who, seat in ((ann, 0), (ben, 1)):
                await tables.contribute(who, table, seat, RANDOM_BYTES)
            assert [seat.connected for seat in (await tables.info(ann, table)).seats] == [True, True]
            with pytest.raises(NotNow, match="is here"):
                await tables.take_over(ben, table, 0)
            clock.pass_by(130.0)
            assert not await tables.due.attend(table)
            await tables.disconnected(table, "line-1")
            await tables.disconnected(table, "line-1")
            assert await tables.due.attend(table)
            info = await tables.info(ann, table)
            assert info.seats[0].stand_in and not info.seats[0].connected
            assert await tables.due.attend(table)  # the bot's move
            await tables.reclaim(ann, table, 0)
            assert not (await tables.info(ann, table)).seats[0].stand_in

    asyncio.run(run())


def test_who_watches_and_then_takes_a_seat_is_there(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            await tables.connected(ben, made.table, "line-2")
            await tables.connected(Caller(), made.table, "line-3")  # without a secret: nobody
            assert [seat.connected for seat in (await tables.info(ann, made.table)).seats] == [False, False]
            await tables.join(ben, made.table, "Ben")
            assert [seat.connected for seat in (await tables.info(ann, made.table)).seats] == [False, True]

    asyncio.run(run())


def test_connections_of_a_process_that_died_are_not_believed_in_for_long(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, now=clock, due=False) as tables:
            ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            await tables.join(ben, made.table, "Ben")
            await tables.connected(ann, made.table, "line-1")
        async with tables_at(database, now=clock, due=False) as tables:
            await tables.connected(ben, made.table, "line-2")
            assert [seat.connected for seat in (await tables.info(ann, made.table)).seats] == [True, True]
            for _ in range(4):
                clock.pass_by(60.0)
                await tables.due.round()
            assert [seat.connected for seat in (await tables.info(ann, made.table)).seats] == [False, True]

    asyncio.run(run())


def test_a_rematch_is_made_once_with_everybody_in_it(database: str):
    async def run() -> None:
        async with tables_at(database, due=False) as tables:
            ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), free(), SeatWish("bot", "Hal", "random")])
            await tables.join(ben, made.table, "Ben")
            for who, seat in ((ann, 0), (ben, 1)):
                await tables.contribute(who, made.table, seat, RANDOM_BYTES)
            for who, seat in ((ann, 0), (ben, 1)):
                await tables.vote(who, made.table, seat, "abandon")
            await tables.vote(ann, made.table, 0, "rematch")
            both = await asyncio.gather(
                *[tables.vote(ben, made.table, 1, "rematch") for _ in range(3)], return_exceptions=True
            )
            assert sorted(type(one).__name__ for one in both) == ["NotNow", "NotNow", "int"]
            info = await tables.info(ann, made.table)
            new = await tables.info(ann, info.rematch)
            assert [seat.name for seat in new.seats] == ["Ben", "Hal", "Ann"]
            assert {one.table for one in await tables.mine(ben)} == {made.table, info.rematch}

    asyncio.run(run())


def test_chat_is_limited_and_can_be_muted(database: str):
    async def run() -> None:
        clock = Time()
        async with tables_at(database, now=clock, due=False) as tables:
            ann, ben = Caller(tables.new_secret()), Caller(tables.new_secret())
            made = await tables.create(ann, TableOptions(), [human("Ann"), free()])
            await tables.join(ben, made.table, "Ben")
            subscription = tables.subscribe(made.table)
            for number in range(5):
                line = await tables.say(ben, made.table, 1, f"line {number}")
            news = await asyncio.wait_for(subscription.next(), 5)
            assert news is not None and (news.kind, news.version) == ("chat", line.number)
            with pytest.raises(sr.SixRubiesError, match="wait a little"):
                await tables.say(ben, made.table, 1, "more")
            await tables.say(ann, made.table, 0, "hello")
            clock.pass_by(11.0)
            await tables.say(ben, made.table, 1, "again")
            lines = await tables.chat(ann, made.table)
            assert [one.text for one in lines] == [*[f"line {n}" for n in range(5)], "hello", "again"]
            await tables.mute(ann, made.table, 1)
            assert [one.text for one in await tables.chat(ann, made.table)] == ["hello"]
            assert len(await tables.chat(Caller(), made.table, since=lines[-2].number)) == 1
            await tables.mute(ann, made.table, 1, False)
            assert len(await tables.chat(ann, made.table)) == 7

    asyncio.run(run())
