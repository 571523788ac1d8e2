"""Tables under load: four people each, all on lines of their own, who act at a pace or as fast as they can."""

import asyncio
import os
import random
import time
from pathlib import Path

import httpx

from tools.light_lines import LightLine, asked, new_cookie, open_line, version_of

SEATS = 4
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, in all its threads, in the system too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(pid: int) -> float:
    """Memory of a process, MB."""
    line = next(one for one in Path(f"/proc/{pid}/status").read_text().splitlines() if one.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


class Counts:
    """What all tables of a run have seen."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.opened = 0  # tables, so far
        self.clear()

    def clear(self) -> None:
        self.deliveries = 0
        self.bytes = 0
        self.latencies: list[float] = []  # from sending an action to the last client that has the update


class LoadTable:
    """One table. `pace`: seconds from everybody's update to the next action; None: nobody acts."""

    def __init__(self, number: int, port: int, counts: Counts) -> None:
        self.dice = random.Random(number)
        self.number = number
        self.port = port
        self.counts = counts
        self.table = ""
        self.lines: list[LightLine] = []
        self.updates = [b""] * SEATS
        self.versions = [-1] * SEATS
        self.wanted = 0  # everybody waits for this version
        self.since = 0.0  # when the action was sent
        self.pace: float | None = None
        self.acting: asyncio.TimerHandle | None = None
        self.ended = False

    async def open(self, http: httpx.AsyncClient, ruleset: str = "base") -> None:
        """A public table, its four people and their lines."""
        cookies = [new_cookie() for _ in range(SEATS)]
        seats = [{"kind": "human", "name": "P0"}, *({"kind": "open"} for _ in range(SEATS - 1))]
        body = {"ruleset": ruleset, "seats": seats}
        made = await http.post("/api/tables", json=body, headers={"Cookie": cookies[0]})
        made.raise_for_status()
        self.table = made.json()["table"]
        for seat in range(1, SEATS):
            join = await http.post(
                f"/api/tables/{self.table}/join", json={"name": f"P{seat}"}, headers={"Cookie": cookies[seat]}
            )
            join.raise_for_status()
        for seat, cookie in enumerate(cookies):
            line = await open_line(self.port, f"/ws/table/{self.table}", cookie, self._hearing(seat), self._lost)
            self.lines.append(line)
            line.send(b'{"kind":"hello","seat":%d}' % seat)
        for seat, line in enumerate(self.lines):
            line.send(b'{"kind":"contribute","id":0,"seat":%d,"contribution":"%032x"}' % (seat, self.number))
        while not all(asked(update)[0] >= 0 for update in self.updates):
            await asyncio.sleep(0.01)
            if self.counts.errors:
                raise RuntimeError(self.counts.errors[0])

    def _hearing(self, seat: int):  # type: ignore[no-untyped-def]
        counts = self.counts

        def heard(message: bytes) -> None:
            if message.startswith(b'{"kind":"update"'):
                self.updates[seat] = message
                self.versions[seat] = version_of(message)
                counts.deliveries += 1
                counts.bytes += len(message)
                if self.wanted and min(self.versions) >= self.wanted:
                    self._everybody_knows()
            elif message.startswith(b'{"kind":"ping"'):
                self.lines[seat].send(message.replace(b"ping", b"pong", 1))
            elif message.startswith(b'{"kind":"refused"'):
                counts.errors.append(message.decode())

        return heard

    def _lost(self) -> None:
        self.counts.errors.append(f"a line of {self.table} was lost")

    def _everybody_knows(self) -> None:
        now = time.perf_counter()
        if self.since:
            self.counts.latencies.append(now - self.since)
        self.wanted = 0
        self._act_later()

    def start(self, pace: float) -> None:
        """Begin to act, not all tables at the same moment."""
        self.pace = pace
        self.acting = asyncio.get_running_loop().call_later(self.dice.uniform(0, pace), self._act)

    def _act_later(self) -> None:
        if self.pace is not None:
            wait = self.pace * self.dice.uniform(0.5, 1.5)
            self.acting = asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        owner, _ = asked(self.updates[0])
        _, options = asked(self.updates[owner]) if owner >= 0 else (0, 0)
        if not options:
            self.ended = True
            return
        version = self.versions[owner]
        self.wanted, self.since = version + 1, time.perf_counter()
        self.lines[owner].send(
            b'{"kind":"act","id":1,"seat":%d,"version":%d,"options":[%d]}'
            % (owner, version, self.dice.randrange(options))
        )

    def rest(self) -> None:
        """Act no more; what is on the way still comes."""
        self.pace = None
        if self.acting is not None:
            self.acting.cancel()

    def close(self) -> None:
        self.rest()
        for line in self.lines:
            line.close()


async def open_tables(port: int, first: int, count: int, counts: Counts, ruleset: str = "base") -> list[LoadTable]:
    """So many more tables, a few at a time."""
    tables = [LoadTable(first + number, port, counts) for number in range(count)]
    counts.opened = first + count
    few = asyncio.Semaphore(8)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def one(table: LoadTable) -> None:
            async with few:
                await table.open(http, ruleset)

        await asyncio.gather(*(one(table) for table in tables))
    return tables
