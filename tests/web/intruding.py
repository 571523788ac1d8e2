"""What tests about intruders share: a running game, refusals, the end of a line."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.client import Browser, Line, Refused
from tests.web.server import Server

PERSON, BOT, OPEN = {"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}


def with_table(server: Server, run: Callable[[Browser, Line, str], Awaitable[None]], **options: Any) -> None:
    """A running game of Ann against a bot, at Ann's decision."""

    async def whole() -> None:
        async with Browser(server.base) as ann:
            made = await ann.make(PERSON, BOT, **options)
            async with ann.line(made["table"]) as line:
                await line.contribute(0)
                while line.asked() is None:
                    await line.receive()
                await run(ann, line, made["table"])

    asyncio.run(whole())


async def refused(asked: Awaitable[Any]) -> Refused:
    with pytest.raises(Refused) as found:
        await asked
    return found.value


async def closed(line: Line) -> int:
    """The code a line is closed with."""
    with pytest.raises(ConnectionClosed) as found:
        await forever(line.receive)
    assert found.value.rcvd is not None
    return found.value.rcvd.code


async def forever(ask: Callable[[], Awaitable[Any]]) -> None:
    while True:
        await ask()
