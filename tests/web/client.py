"""A program that plays over the network: it knows the protocol and nothing else, and answers with what it was sent."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from sixrubies.core.record import digest
from sixrubies.web.messages import DownMessage

DOWN: TypeAdapter[Any] = TypeAdapter(DownMessage)
ENDED = ("finished", "abandoned")
PATIENCE = 30.0  # seconds for an answer, on a machine that is busy with other things


class Refused(Exception):
    """The server has refused a message."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["message"])
        self.error = told["error"]
        self.told = told


class Browser:
    """One device: a cookie, and what it asks by HTTP."""

    def __init__(self, base: str, **headers: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, headers=headers)

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str, **headers: str) -> Any:
        return _told(await self.http.get(path, headers=headers))

    async def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return _told(await self.http.post(path, json={} if body is None else body, headers=headers))

    async def make(self, *seats: dict[str, Any], **options: Any) -> Any:
        return await self.post("/api/tables", {"seats": list(seats), **options})

    @asynccontextmanager
    async def line(self, table: str, hello: dict[str, Any] | None = None, **headers: str) -> AsyncIterator["Line"]:
        """A line to a table, its hello said."""
        sent = {"Cookie": self.cookie, **headers} if self.cookie else headers
        url = self.base.replace("http", "ws", 1) + f"/ws/table/{table}"
        async with connect(url, additional_headers=sent, open_timeout=PATIENCE, max_size=None) as socket:
            line = Line(socket)
            await line.send({"kind": "hello", **(hello or {})})
            yield line


def _told(response: httpx.Response) -> Any:
    told: Any = response.json() if response.content else None
    if response.status_code >= 400:
        raise Refused({**dict(told), "status": response.status_code})
    return told


class Line:
    """A WebSocket and what came over it. Every message is held against the protocol's types."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.update: dict[str, Any] = {}
        self.frames: list[str] = []  # as they came
        self.chat: list[dict[str, Any]] = []

    async def send(self, message: dict[str, Any] | str) -> None:
        await self.socket.send(message if isinstance(message, str) else orjson.dumps(message).decode())

    async def receive(self) -> dict[str, Any]:
        """The next message; pings are answered on the way."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.frames.append(text)
            told: dict[str, Any] = orjson.loads(text)
            DOWN.validate_python(told, strict=True)
            if told["kind"] == "update":
                self._check(told)
                self.update = told
            elif told["kind"] == "chat":
                self.chat += told["lines"]
            elif told["kind"] == "ping":
                await self.send({"kind": "pong", "n": told["n"]})
                continue
            return told

    def _check(self, told: dict[str, Any]) -> None:
        if told["view"] is not None:
            assert told["digest"] == digest(told["view"])
            assert told["view"]["you"] == told["seat"]
        if self.update:
            assert told["version"] >= self.update["version"]

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its own answer."""
        self.number += 1
        message = {"kind": kind, "id": self.number, **fields}
        await self.send(message)
        while True:
            told = await self.receive()
            if told.get("error") == "too_many" and "id" not in told:  # it was not even read: we are too quick
                await asyncio.sleep(told["retry_after"])
                await self.send(message)
            elif told.get("id") == self.number:
                if told["kind"] == "refused":
                    raise Refused(told)
                return told

    async def updated(self, least: int = 0) -> dict[str, Any]:
        """The newest update, of this version at least."""
        while not self.update or self.update["version"] < least:
            await self.receive()
        return self.update

    async def act(self, seat: int, *options: int) -> dict[str, Any]:
        """Carry out options of the update that came last; the update after it."""
        done = await self.ask("act", seat=seat, version=self.update["version"], options=list(options))
        return await self.updated(done["version"])

    async def contribute(self, *seats: int) -> None:
        """Our part in the dice, once the server has promised its own."""
        update = await self.updated()
        assert len(update["table"]["commitment"]) == 64
        for seat in seats:
            await self.ask("contribute", seat=seat, contribution=secrets.token_hex(16))

    def asked(self) -> int | None:
        """Whose turn it is, if it is one of ours."""
        decision = self.update.get("decision")
        owner = decision["owner"] if decision is not None else -1
        return owner if owner in self.update["mine"] else None


def choice(decision: dict[str, Any], dice: random.Random) -> list[int]:
    """One of the options, or a whole run of them where there is a dialog for it."""
    batch = decision["batch"]
    if batch is None or dice.random() < 0.3:
        return [dice.choice(decision["options"])["id"]]
    count = dice.randint(max(batch["least"], 1), batch["most"]) if batch["most"] else 0
    pool = [item["option"]["id"] for item in batch["items"] for _ in range(item["most"])]
    chosen = sorted(dice.sample(pool, min(count, len(pool))), key=pool.index)  # in the order of the items
    if len(chosen) < batch["least"] or not chosen:
        return [dice.choice(decision["options"])["id"]]
    return [*chosen, *([batch["done"]["id"]] if batch["done"] is not None else [])]


async def play(line: Line, dice: random.Random, seats: list[int]) -> dict[str, Any]:
    """Play these seats to the end of the game; the last update. Hot seat: look through whoever is to move."""
    await line.updated()
    while line.update["table"]["status"] not in ENDED:
        seat = line.asked()
        if seat is None or seat not in seats:
            await line.receive()
            continue
        if line.update["seat"] != seat:
            await line.ask("look", seat=seat)
            continue
        try:
            await line.act(seat, *choice(line.update["decision"], dice))
        except Refused as refused:
            if refused.error == "stale_version":
                await line.updated(refused.told["current"])
            elif refused.error == "illegal_action":  # a run whose items exclude each other: one at a time then
                await line.act(seat, dice.choice(line.update["decision"]["options"])["id"])
            else:
                raise
    return line.update
