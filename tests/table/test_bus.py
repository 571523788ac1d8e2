"""News: to every subscriber of a table, through Redis to every process, and without Redis all the same."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sixrubies.core.errors import BadOption
from sixrubies.table import redis_bus
from sixrubies.table.bus import Bus, MemoryBus
from sixrubies.table.model import News
from sixrubies.table.redis_bus import RedisBus
from tests.own_redis import OwnRedis
from tests.table.world import until

Versions = Callable[[list[str]], Awaitable[list[News]]]


async def nothing(ids: list[str]) -> list[News]:
    return []


async def heard(bus: Bus, table: str, seconds: float = 10.0) -> News | None:
    subscription = bus.subscribe(table)
    try:
        return await asyncio.wait_for(subscription.next(), seconds)
    finally:
        subscription.close()


def test_news_reach_those_who_look_at_the_table_and_pile_up_to_one():
    async def run() -> None:
        bus = MemoryBus()
        ours, other = bus.subscribe("a"), bus.subscribe("b")
        for version in (1, 2, 3):
            bus.publish(News("a", version))
        bus.publish(News("a", 7, "chat"))
        assert await ours.next() == News("a", 3)
        assert await ours.next() == News("a", 7, "chat")
        assert not other.latest
        ours.close()
        assert await ours.next() is None and "a" not in bus.subscriptions
        bus.publish(News("a", 4))
        await bus.stop()
        assert [news async for news in other] == []

    asyncio.run(run())


def test_who_waits_is_woken():
    async def run() -> None:
        bus = MemoryBus()
        waiting = asyncio.create_task(heard(bus, "a"))
        await asyncio.sleep(0)
        bus.publish(News("a", 1))
        assert await waiting == News("a", 1)

    asyncio.run(run())


def test_who_takes_news_at_once_is_not_woken_for_them():
    async def run() -> None:
        bus = MemoryBus()
        ours, taken = bus.subscribe("a"), list[News]()
        ours.at_once = lambda news: news.version < 3 and not taken.append(news)  # type: ignore[func-returns-value]
        for version in (1, 2, 3):
            bus.publish(News("a", version))
        assert taken == [News("a", 1), News("a", 2)]
        assert await ours.next() == News("a", 3) and not ours.latest
        ours.close()

    asyncio.run(run())


def test_redis_brings_news_to_other_processes_and_own_clients_hear_at_once(redis_url: str):
    async def run() -> None:
        one, other = RedisBus(redis_url, "one", nothing), RedisBus(redis_url, "other", nothing)
        listened: list[News] = []
        other.heard = listened.append
        await one.start()
        await other.start()
        await until(lambda: one.up and other.up)
        mine = one.subscribe("bus-test")
        theirs = asyncio.create_task(heard(other, "bus-test"))
        await asyncio.sleep(0)
        one.publish(News("bus-test", 5))
        assert mine.latest == {"table": News("bus-test", 5)}
        assert await theirs == News("bus-test", 5)
        assert News("bus-test", 5) in listened
        await one.stop()
        await other.stop()

    asyncio.run(run())


def test_a_url_that_names_no_redis_is_refused():
    with pytest.raises(BadOption):
        RedisBus("http://127.0.0.1", "one", nothing)


def test_something_else_on_the_channel_does_no_harm(redis_url: str):
    async def run() -> None:
        bus, other = RedisBus(redis_url, "one", nothing), RedisBus(redis_url, "other", nothing)
        await bus.start()
        await other.start()
        await until(lambda: bus.up)
        waiting = asyncio.create_task(heard(bus, "bus-test-2"))
        for data in (b"", b"\xff", b"{}", b"[1]", b'["x", "bus-test-2", "many", "table", 0]'):
            await other.redis.publish(redis_bus.CHANNEL, data)
        other.publish(News("bus-test-2", 2))
        assert await waiting == News("bus-test-2", 2)
        await bus.stop()
        await other.stop()

    asyncio.run(run())


def test_a_redis_that_is_stopped_is_done_without_and_found_again(own_redis: OwnRedis, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(redis_bus, "POLL_SECONDS", 0.05)
    stored = {"a": 1}

    async def versions(ids: list[str]) -> list[News]:
        return [News(table, stored[table]) for table in ids if table in stored]

    async def run() -> None:
        one, other = RedisBus(own_redis.url, "one", versions), RedisBus(own_redis.url, "other", versions)
        missed: list[int] = []
        other.missed = lambda: missed.append(1)
        for bus in (one, other):
            await bus.start()
        await until(lambda: one.up and other.up)
        subscription = other.subscribe("a")
        one.publish(News("a", 1))
        assert await asyncio.wait_for(subscription.next(), 10) == News("a", 1)

        await asyncio.to_thread(own_redis.stop)
        await until(lambda: not other.up)
        assert not other.reliable
        stored["a"] = 2
        one.publish(News("a", 2))  # nobody is there to carry it, and it is no error
        assert await asyncio.wait_for(subscription.next(), 10) == News("a", 2)

        await asyncio.to_thread(own_redis.start)
        await until(lambda: one.up and other.up)
        assert len(missed) == 2  # at the start, and now: what was said meanwhile may be lost
        stored["a"] = 3
        one.publish(News("a", 3))
        while (news := await asyncio.wait_for(subscription.next(), 10)) != News("a", 3):
            assert news == News("a", 2)  # sent once more now that it could be
        for bus in (one, other):
            await bus.stop()

    asyncio.run(run())
