"""A proxy between clients and server that spoils what passes: it drops, doubles, swaps, delays, truncates and cuts."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from types import TracebackType

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

FAULTS = ("drop", "double", "swap", "delay", "truncate", "cut")
Line = ClientConnection | ServerConnection


class BadLine:
    """Passes WebSockets on; `chance` of the messages meet with a fault, until there were `most` of them."""

    def __init__(self, server: Callable[[], str], dice: random.Random, chance: float, most: int) -> None:
        self.server = server
        self.dice = dice
        self.chance = chance
        self.most = most
        self.counted: Counter[str] = Counter()
        self.passed = 0
        self.listening: Server | None = None

    @property
    def faults(self) -> int:
        return sum(self.counted.values())

    @property
    def base(self) -> str:
        assert self.listening is not None
        return f"http://127.0.0.1:{next(iter(self.listening.sockets)).getsockname()[1]}"

    async def __aenter__(self) -> "BadLine":
        self.listening = await serve(self._pass_on, "127.0.0.1", 0, max_size=None, compression=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self.listening is not None
        self.listening.close()
        await self.listening.wait_closed()

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        url = self.server().replace("http", "ws", 1) + client.request.path
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        try:
            async with connect(url, additional_headers=headers, max_size=None, compression=None) as server:
                ways = [asyncio.create_task(self._one_way(*way)) for way in ((client, server), (server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            pass
        client.transport.abort()

    async def _one_way(self, source: Line, target: Line) -> None:
        held: list[str | bytes] = []  # to be sent after the next
        async for message in source:
            self.passed += 1
            fault = ""
            if self.faults < self.most and self.dice.random() < self.chance:
                fault = self.dice.choice(FAULTS)
                self.counted[fault] += 1
            if fault == "cut":
                source.transport.abort()
                target.transport.abort()
                return
            if fault == "swap":
                held.append(message)
                continue
            if fault == "delay":
                await asyncio.sleep(self.dice.uniform(0.0, 0.1))
            if fault == "truncate":
                message = message[: self.dice.randrange(len(message))]
            sent = {"drop": [], "double": [message, message]}.get(fault, [message])
            for one in [*sent, *held]:
                await target.send(one)
            held.clear()
