"""News: a table has changed, ask for it. In memory here, for one process; `redis_bus.py` joins many.

News carry nothing that is not public.
"""

import asyncio
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from sixrubies.table.model import News


class Subscription:
    """The news of one table for one client. What piles up becomes one: only the newest counts."""

    def __init__(self, bus: "Bus", table: str) -> None:
        self.bus = bus
        self.table = table
        self.latest: dict[str, News] = {}  # by kind
        self.waiting: asyncio.Future[None] | None = None  # whoever asks; a plain future costs a third of an Event
        self.closed = False
        self.at_once: Callable[[News], bool] = lambda news: False  # told first; True: nobody need be woken for it

    async def next(self) -> News | None:
        """Waits for news; None when the subscription is closed."""
        while not self.latest:
            if self.closed:
                return None
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.latest.pop(next(iter(self.latest)))

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> News:
        news = await self.next()
        if news is None:
            raise StopAsyncIteration
        return news

    def close(self) -> None:
        self.closed = True
        self._ring()
        self.bus.forget(self)

    def tell(self, news: News) -> None:
        if self.at_once(news):
            return
        known = self.latest.get(news.kind)
        if known is None or known.version <= news.version:
            self.latest[news.kind] = news
        self._ring()

    def _ring(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bus:
    """What both kinds share, and all that one process needs."""

    def __init__(self) -> None:
        self.subscriptions: dict[str, set[Subscription]] = {}
        self.heard: Callable[[News], None] = lambda news: None  # the process itself listens too
        self.missed: Callable[[], None] = lambda: None  # told when news may have been lost

    @property
    def reliable(self) -> bool:
        """Every change is heard of. While it is not so, what is in memory may be old."""
        return True

    async def start(self) -> None:
        """Nothing to do in memory."""

    async def stop(self) -> None:
        for subscription in [one for those in self.subscriptions.values() for one in those]:
            subscription.close()

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription(self, table)
        self.subscriptions.setdefault(table, set()).add(subscription)
        return subscription

    def forget(self, subscription: Subscription) -> None:
        those = self.subscriptions.get(subscription.table, set())
        those.discard(subscription)
        if not those:
            self.subscriptions.pop(subscription.table, None)

    def publish(self, news: News) -> None:
        self.spread(news)

    def spread(self, news: News) -> None:
        """To everybody in this process."""
        self.heard(news)
        for subscription in list(self.subscriptions.get(news.table, ())):
            subscription.tell(news)


class MemoryBus(Bus):
    """One process."""
