"""News between processes, through Redis.

They may be lost: while Redis is away, and once when it is back, versions are read from the storage instead.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import orjson
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sixrubies.core.errors import BadOption
from sixrubies.table.bus import Bus, Subscription
from sixrubies.table.errors import TryAgain
from sixrubies.table.model import News
from sixrubies.table.tasks import end

log = logging.getLogger("sixrubies.bus")
CHANNEL = "sixrubies:news"
POLL_SECONDS = 1.0
KINDS = ("table", "chat", "presence")
Versions = Callable[[list[str]], Awaitable[list[News]]]


class RedisBus(Bus):
    """Many processes. Its own clients hear at once; the others through Redis, or by asking the storage."""

    def __init__(self, url: str, process: str, versions: Versions) -> None:
        super().__init__()
        # One retry: the first try may find a connection of before Redis was restarted.
        retry = Retry(NoBackoff(), 1)
        try:
            self.redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=10, retry=retry)
        except ValueError:
            raise BadOption("Redis is named by a URL: redis://HOST:PORT/NUMBER") from None
        self.process = process
        self.versions = versions
        self.known: dict[tuple[str, str], int] = {}  # versions already told, by table and kind
        self.unsent: dict[tuple[str, str], News] = {}
        self.bell = asyncio.Event()
        self.up = False
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def reliable(self) -> bool:
        return self.up

    async def start(self) -> None:
        self.tasks = [asyncio.create_task(job) for job in (self._listen(), self._poll(), self._send_all())]

    async def stop(self) -> None:
        with contextlib.suppress(TimeoutError):  # the last news of a process that stops
            await asyncio.wait_for(self._send(), POLL_SECONDS)
        await end(self.tasks)
        await super().stop()
        await self.redis.aclose()

    def publish(self, news: News) -> None:
        """At once to this process; to the others by the task that sends: nobody waits for Redis."""
        self.spread(news)
        self.unsent[news.table, news.kind] = news
        self.bell.set()

    async def _send_all(self) -> None:
        while True:
            await self.bell.wait()
            self.bell.clear()
            if not await self._send():
                await asyncio.sleep(POLL_SECONDS)
                self.bell.set()

    async def _send(self) -> bool:
        """What could not be sent is kept; of one table and kind only the newest. False: Redis is away."""
        for key, news in list(self.unsent.items()):
            data = orjson.dumps([self.process, news.table, news.version, news.kind, news.at])
            try:
                await self.redis.publish(CHANNEL, data)
            except (RedisError, OSError):
                return False
            if self.unsent.get(key) == news:
                del self.unsent[key]
        return True

    def spread(self, news: News) -> None:
        if news.table in self.subscriptions:
            key = (news.table, news.kind)
            self.known[key] = max(news.version, self.known.get(key, 0))
        super().spread(news)

    def forget(self, subscription: Subscription) -> None:
        super().forget(subscription)
        if subscription.table not in self.subscriptions:
            for kind in KINDS:
                self.known.pop((subscription.table, kind), None)

    async def _listen(self) -> None:
        """For ever: a Redis that was stopped is found again when it is back."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self.missed()
                    self.up = True
                    await self._ask_storage()  # what was said while nobody listened
                    while True:
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=5.0)
                        if message is not None:
                            self._hear(message["data"])
            except (RedisError, OSError) as error:
                self._lost(error)
                await asyncio.sleep(POLL_SECONDS / 2)

    def _hear(self, data: bytes) -> None:
        try:
            process, table, version, kind, at = orjson.loads(data)
            news = News(str(table), int(version), str(kind), float(at))
        except (ValueError, TypeError):
            log.warning("bus: something on the channel is no news")
            return
        if process != self.process:
            self.spread(news)

    def _lost(self, error: Exception) -> None:
        if self.up:
            log.warning("bus: redis is away (%s); asking the storage instead", type(error).__name__)
        self.up = False

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            if not self.up:
                await self._ask_storage()

    async def _ask_storage(self) -> None:
        """Compare the versions of the tables somebody here looks at."""
        watched = list(self.subscriptions)
        if not watched:
            return
        try:
            found = await self.versions(watched)
        except TryAgain:  # the storage is away too: the next round asks again
            return
        for news in found:
            if news.version > self.known.get((news.table, news.kind), -1):
                self.spread(news)
