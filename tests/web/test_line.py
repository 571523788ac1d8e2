"""A line inside the process, its client played by the test: what is told at once, and what has to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import orjson

from sixrubies.table.model import Caller, SeatWish, TableOptions
from sixrubies.table.service import Settings, Tables
from sixrubies.web.config import Limits
from sixrubies.web.line import Line
from sixrubies.web.wire import Wire

ANN, BEN = Caller("a" * 32), Caller("b" * 32)


class Client:
    """As uvicorn has it: whoever sends waits first until there is room."""

    def __init__(self) -> None:
        self.room = asyncio.Event()
        self.room.set()
        self.line: Line
        self.told: list[Any] = []
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.said.put_nowait({"type": "websocket.connect"})

    async def take(self, message: Any) -> None:
        await self.room.wait()
        if message["type"] == "websocket.send":
            self.told.append(orjson.loads(message["text"]))

    def say(self, **message: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": orjson.dumps(message).decode()})

    def versions(self) -> list[int]:
        return [told["version"] for told in self.told if told["kind"] == "update"]


def test_a_message_the_client_has_no_room_for_is_not_sent_at_once_and_not_in_part():
    async def run() -> None:
        client = Client()
        wire = Wire(client.said.get, client.take)
        assert wire.send_at_once(b"1")
        client.room.clear()
        assert not wire.send_at_once(b"2")
        waiting = asyncio.create_task(wire.send(b"3"))
        await asyncio.sleep(0)
        client.room.set()
        assert not wire.send_at_once(b"4")  # somebody is sending
        await waiting
        assert wire.send_at_once(b"5")
        assert client.told == [1, 3, 5]

    asyncio.run(run())


def at_a_table(folder: Path, play: Callable[[Tables, str, list[Client]], Awaitable[None]]) -> None:
    """Ann and Ben sit, each with a line; the game has begun."""

    async def run() -> None:
        tables = Tables(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", due=False))
        await tables.start()
        options = TableOptions(ruleset="base")
        table = (await tables.create(ANN, options, [SeatWish("human", "Ann"), SeatWish()])).table
        await tables.join(BEN, table, "Ben")
        clients = [Client(), Client()]
        for client, caller in zip(clients, (ANN, BEN), strict=True):
            client.line = Line(Wire(client.said.get, client.take), tables, table, caller, Limits())
        lines = [asyncio.create_task(client.line.run()) for client in clients]
        for seat, client in enumerate(clients):
            client.say(kind="hello", seat=seat)
            client.say(kind="contribute", id=1, seat=seat, contribution="00" * 16)
        while not all(client.told and client.told[-1].get("decision") for client in clients):
            await asyncio.sleep(0.01)
        await play(tables, table, clients)
        for client in clients:
            client.room.set()
            client.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        assert await asyncio.gather(*lines) == [1000, 1000]
        await tables.stop()

    asyncio.run(run())


async def act(tables: Tables, table: str) -> int:
    """Whoever has the decision takes the first option; not over a line."""
    update = await tables.update(ANN, table, 0)
    assert update.decision is not None
    owner = update.decision.owner
    update = await tables.update((ANN, BEN)[owner], table, owner)
    assert update.decision is not None
    return await tables.act((ANN, BEN)[owner], table, owner, update.version, [update.decision.options[0].token])


async def known_to(clients: list[Client], version: int) -> None:
    while any(client.versions()[-1] < version for client in clients):
        await asyncio.sleep(0.01)


def test_everybody_is_told_as_soon_as_it_is_stored(tmp_path):
    async def play(tables: Tables, table: str, clients: list[Client]) -> None:
        at_once = 0
        for _ in range(10):
            version = await act(tables, table)
            at_once += all(client.versions()[-1] == version for client in clients)  # before anything else could run
            await known_to(clients, version)
        assert at_once >= 5  # the others came while it was asked who is there

    at_a_table(tmp_path, play)


def test_who_does_not_read_holds_nobody_up_and_is_told_the_newest_in_the_end(tmp_path):
    async def play(tables: Tables, table: str, clients: list[Client]) -> None:
        ann, ben = clients
        known = ben.versions()[-1]
        ben.room.clear()
        for _ in range(5):
            version = await act(tables, table)
            await known_to([ann], version)
            assert ben.versions()[-1] == known
        ben.room.set()
        await known_to([ben], version)
        told = [one for one in ben.told if one["kind"] == "update" and one["version"] > known]
        assert told[-1]["version"] == version and told[0]["since"] == known
        assert [one["since"] for one in told[1:]] == [one["version"] for one in told[:-1]]  # no gap between them
        happened = [entry["version"] for one in told for entry in one["happenings"]]
        assert happened == list(range(known + 1, version + 1))  # all of it, once

    at_a_table(tmp_path, play)


def test_news_that_waited_while_an_answer_told_more_go_on_from_there(tmp_path):
    async def play(tables: Tables, table: str, clients: list[Client]) -> None:
        ben = clients[1]
        before, known = len(ben.told), ben.line.version
        async with ben.line.telling:
            version = await act(tables, table)
            await asyncio.sleep(0.05)  # the news wait for their turn
            assert ben.line.update_at_once() and ben.versions()[-1] == version
        while len(ben.told) < before + 2:
            await asyncio.sleep(0.01)
        assert [(one["since"], one["version"]) for one in ben.told[before:]] == [(known, version), (version, version)]
        assert [len(one["happenings"]) for one in ben.told[before:]] == [1, 0]

    at_a_table(tmp_path, play)
