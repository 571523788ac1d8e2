"""Alone with a table: one at a time, in the order they came. Nothing is kept of tables nobody is at."""

import asyncio
from collections import deque


class Alone:
    """Who is at which table, and who waits for it."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by table somebody is at

    def taken(self, table: str) -> bool:
        return table in self.waiting

    def take(self, table: str) -> None:
        """At once: nobody is at it."""
        assert table not in self.waiting
        self.waiting[table] = deque()

    async def wait(self, table: str) -> None:
        """Take it, once everybody who came before has left."""
        if table not in self.waiting:
            self.take(table)
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting[table].append(turn)
        try:
            await turn
        except BaseException:
            if not turn.cancelled():  # it was this one's turn already
                self.leave(table)
            raise

    def leave(self, table: str) -> None:
        """The next one is alone with it."""
        queue = self.waiting[table]
        while queue:
            turn = queue.popleft()
            if not turn.done():  # whoever waited may have gone
                turn.set_result(None)
                return
        del self.waiting[table]

    def hold(self, table: str) -> "Hold":
        return Hold(self, table)


class Hold:
    """`async with`: alone with a table."""

    def __init__(self, alone: Alone, table: str) -> None:
        self.alone = alone
        self.table = table

    async def __aenter__(self) -> None:
        await self.alone.wait(self.table)

    async def __aexit__(self, *_: object) -> None:
        self.alone.leave(self.table)
