"""A client that plays its seat to the end whatever happens to server and line, and remembers what it did.

It follows docs/protocol.md: answers once per version, opens a new line with what it knows when the old one is cut,
silent, garbled or has lost something.
"""

import asyncio
import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from sixrubies.rulesets import RULESETS

ENDED = ("finished", "abandoned")
CUT = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
PASSING = ("stale_version", "malformed", "try_again", "too_many", "not_now")  # answered by looking again


class Garbled(Exception):
    """What came over the line is no message, or something is missing before it."""


class Wrong(Exception):
    """Something happened that must never happen."""


@dataclass
class Survivor:
    """One seat of one table."""

    base: Callable[[], str]  # where the server (or what stands before it) is now
    cookie: str
    table: str
    seat: int
    dice: random.Random
    patience: float = 5.0  # seconds without a word before a new line is opened
    update: dict[str, Any] = field(default_factory=dict)
    decided: dict[int, str] = field(default_factory=dict)  # the answer given at a version
    acknowledged: dict[int, str] = field(default_factory=dict)  # what the server says it has stored, by its version
    seen: set[int] = field(default_factory=set)  # versions whose happenings were told
    lines: int = 0
    asked: int = -1  # the version answered last on this line

    @property
    def version(self) -> int:
        return int(self.update.get("version", -1))

    @property
    def over(self) -> bool:
        return bool(self.update) and self.update["table"]["status"] in ENDED

    async def play(self) -> None:
        while not self.over:
            await self.once()

    async def once(self) -> None:
        """One line, until it ends or the game does."""
        try:
            url = f"{self.base().replace('http', 'ws', 1)}/ws/table/{self.table}"
            async with connect(
                url, additional_headers={"Cookie": self.cookie}, max_size=None, open_timeout=10, close_timeout=1
            ) as line:
                self.lines += 1
                self.asked = -1
                await line.send(json.dumps({"kind": "hello", "seat": self.seat, "since": self.version}))
                while not self.over:
                    await self._hear(line, await asyncio.wait_for(line.recv(), self.patience))
        except CUT:
            await asyncio.sleep(self.dice.uniform(0.02, 0.2))
        except Garbled:
            pass

    async def _hear(self, line: ClientConnection, text: str | bytes) -> None:
        try:
            told = json.loads(text)
            kind = told["kind"]
        except (ValueError, TypeError, KeyError):
            raise Garbled from None
        if kind == "ping":
            await line.send(json.dumps({"kind": "pong", "n": told["n"]}))
        elif kind == "refused":
            if told["error"] not in PASSING:
                raise Wrong(f"refused: {told}")
            raise Garbled  # look again, on a new line
        if kind == "done" or (kind == "update" and "id" in told):  # late, perhaps, and after the next answer
            self.acknowledged[told["version"]] = self.decided[told["id"]]
        if kind == "update":
            self._learn(told)
            await self._answer(line)

    def _learn(self, told: dict[str, Any]) -> None:
        if told["version"] < self.version:
            return  # it was overtaken
        if told["since"] > self.version:
            raise Garbled  # an update before it got lost
        if self.seat not in told["mine"]:
            raise Wrong(f"seat {self.seat} of {self.table} is lost")
        self.seen |= {happening["version"] for happening in told["happenings"]}
        self.update = told

    async def _answer(self, line: ClientConnection) -> None:
        """Once per line and version; after a cut, the same again."""
        decision = self.update["decision"]
        if self.over or decision is None or decision["owner"] != self.seat:
            return
        if self.asked == self.version:
            return
        options = {option["token"]: option["id"] for option in decision["options"]}
        token = self.decided.setdefault(self.version, self.dice.choice(sorted(options)))
        if token not in options:
            raise Wrong(f"{token} was an option at version {self.version}, and is not any more")
        self.asked = self.version
        answer = {"kind": "act", "seat": self.seat, "version": self.version, "options": [options[token]]}
        await line.send(json.dumps({**answer, "id": self.version}))


async def people_at_new_table(base: Callable[[], str], number: int, patience: float = 5.0) -> list[Survivor]:
    """A new table, its dice contributed to. By number: which ruleset, and whether one or two people play the bot."""
    people = 1 + number % 2
    found: list[Survivor] = []
    seats = [{"kind": "human", "name": "Ann"}, *({"kind": "open"},) * (people - 1), {"kind": "bot", "bot": "greedy"}]
    table = ""
    for seat in range(people):
        async with httpx.AsyncClient(base_url=base(), timeout=60) as http:
            if seat == 0:
                body = {"ruleset": RULESETS[number % len(RULESETS)], "seats": seats}
                table = _told(await http.post("/api/tables", json=body))["table"]
            else:
                _told(await http.post(f"/api/tables/{table}/join", json={"name": "Ben"}))
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        found.append(Survivor(base, cookie, table, seat, random.Random(f"{number} {seat}"), patience))
    for one in found:
        async with httpx.AsyncClient(base_url=base(), timeout=60, headers={"Cookie": one.cookie}) as http:
            path = f"/api/tables/{table}/seats/{one.seat}/contribute"
            _told(await http.post(path, json={"contribution": f"{number:031x}{one.seat}"}))
    return found


def _told(response: httpx.Response) -> dict[str, Any]:
    if response.status_code >= 400:
        raise Wrong(f"{response.status_code}: {response.text}")
    told: dict[str, Any] = response.json()
    return told
