"""What one core carries: tables of four seats under load, beside a bare WebSocket echo. `make bench-server` runs it.

Figures:
  delivery          one update (or echoed message) that has arrived at a client
  per core second   deliveries by the seconds of processor time the server's process has used meanwhile, all its threads
  latency           from sending an action to the arrival of its update at the last of the table's four clients
"""

import argparse
import asyncio
import contextlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from tools.light_lines import LightLine, open_line
from tools.load import Counts, LoadTable, cpu_seconds, open_tables, resident

ROOT = Path(__file__).resolve().parents[1]
LIMITS = (
    "requests_per_second=1e6",
    "requests_at_once=1000000",
    "changes_per_minute=1e6",
    "changes_at_once=1000000",
    "sockets_per_address=100000",
    "sockets_per_minute=1e6",
    "messages_per_second=1e4",
)
SLOWEST = 0.1  # seconds; 99 of 100 actions are known to everybody sooner
LEAST_SHARE = 0.2  # of the echo's deliveries
LATE = 20.0  # seconds after which an update is lost
GROWTH = 0.05  # of memory, in the later half of a hold


@dataclass
class Flow:
    """Deliveries over a stretch of time."""

    deliveries: int
    bytes: int
    seconds: float
    core_seconds: float
    latencies: list[float]

    @property
    def per_second(self) -> float:
        return self.deliveries / self.seconds

    @property
    def per_core_second(self) -> float:
        return self.deliveries / max(self.core_seconds, 0.01)

    @property
    def size(self) -> int:
        return self.bytes // max(self.deliveries, 1)

    def latency(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0

    def __str__(self) -> str:
        told = (
            f"{self.deliveries:7d} deliveries of {self.size} bytes in {self.seconds:.1f} s: "
            f"{self.per_second:.0f} a second, "
            f"{self.per_core_second:.0f} per core second ({100 * self.core_seconds / self.seconds:.0f} % of a core)"
        )
        if self.latencies:
            shares = ", ".join(f"p{share * 100:.0f} {1000 * self.latency(share):.0f} ms" for share in (0.5, 0.99))
            told += f"; {len(self.latencies)} actions, {shares}"
        return told


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, log: Path) -> Iterator[int]:
    """A server's process, once it answers."""
    with log.open("w") as err:
        process = subprocess.Popen([sys.executable, *command], stdout=err, stderr=err, cwd=ROOT)
    try:
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5)
                break
            if process.poll() is not None:
                sys.exit(f"the server did not start:\n{log.read_text()[-2000:]}")
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(60)


@contextlib.contextmanager
def game_server(folder: Path, database: str = "") -> Iterator[tuple[int, int]]:
    port = free_port()
    command = ["-m", "sixrubies.cli", "serve", "--port", str(port)]
    command += ["--database", database or f"sqlite:///{folder / 'tables.sqlite'}"]
    for limit in LIMITS:
        command += ["--limit", limit]
    with running(command, port, folder / "server.log") as pid:
        yield pid, port


async def flow(pid: int, counts: Counts, seconds: float, warm_up: float = 1.0) -> Flow:
    """Watch for so long."""
    await asyncio.sleep(warm_up)
    counts.clear()
    begun, used = time.perf_counter(), cpu_seconds(pid)
    await asyncio.sleep(seconds)
    took, core = time.perf_counter() - begun, cpu_seconds(pid) - used
    return Flow(counts.deliveries, counts.bytes, took, core, counts.latencies)


async def rest(tables: list[LoadTable], counts: Counts) -> None:
    """Nobody acts any more, and what is on the way has come."""
    for table in tables:
        table.rest()
    begun = time.perf_counter()
    while any(table.wanted for table in tables):
        await asyncio.sleep(0.02)
        if time.perf_counter() - begun > LATE:
            counts.errors.append(f"{sum(table.wanted > 0 for table in tables)} updates did not come in {LATE:.0f} s")
            return


async def saturate(pid: int, tables: list[LoadTable], counts: Counts, seconds: float) -> Flow:
    """Everybody acts as soon as everybody knows."""
    for table in tables:
        table.start(0.0)
    found = await flow(pid, counts, seconds)
    await rest(tables, counts)
    return found


async def echo(sockets: int, size: int, seconds: float, log: Path) -> Flow:
    """Every line sends a message of this size and, when it is back, the next."""
    port = free_port()
    with running(["-m", "tools.echo", str(port)], port, log) as pid:
        counts, message = Counts(), b"x" * size
        lines: list[LightLine] = []

        def hearing(number: int):  # type: ignore[no-untyped-def]
            def heard(got: bytes) -> None:
                counts.deliveries += 1
                counts.bytes += len(got)
                lines[number].send(message)

            return heard

        for number in range(sockets):
            line = await open_line(port, "/", "", hearing(number), lambda: None)
            lines.append(line)
        for line in lines:
            line.send(message)
        found = await flow(pid, counts, seconds)
        for line in lines:
            line.close()
    return found


async def ladder(pid: int, port: int, tables: list[LoadTable], counts: Counts, pace: float, seconds: float) -> int:
    """The most tables, acting every `pace` seconds, of which the slowest hundredth is quick enough.

    Twice as many each time until it is too slow, then half-way between what was carried and what was not.
    """
    carried, too_many, wanted = 0, 0, len(tables)
    while not counts.errors:
        tables[:] = [table for table in tables if not table.ended]
        tables += await open_tables(port, counts.opened, max(0, wanted - len(tables)), counts)
        for table in tables[:wanted]:
            table.start(pace)
        found = await flow(pid, counts, seconds, warm_up=pace)
        await rest(tables, counts)
        print(f"  {wanted:5d} tables: {found}", flush=True)
        if found.latency(0.99) > SLOWEST or counts.errors:
            too_many = wanted
        else:
            carried = wanted
        if too_many and (too_many - carried) * 8 <= max(too_many, 80):
            break
        wanted = (carried + too_many) // 2 if too_many else 2 * carried
    return carried


async def hold(pid: int, port: int, count: int, minutes: float, pace: float) -> bool:
    """So many tables for so long: no error, no more memory."""
    counts = Counts()
    tables = await open_tables(port, 0, count, counts)
    print(f"{count} tables are open, {resident(pid):.0f} MB", flush=True)
    for table in tables:
        table.start(pace)
    curve: list[float] = []
    parts = 20
    for part in range(parts):
        found = await flow(pid, counts, 60 * minutes / parts, warm_up=0)
        curve.append(resident(pid))
        print(f"  {60 * minutes * (part + 1) / parts:4.0f} s, {curve[-1]:.0f} MB: {found}", flush=True)
    await rest(tables, counts)
    growth = curve[-1] / curve[parts // 2 - 1] - 1
    print(f"errors: {len(counts.errors)} {counts.errors[:3]}; memory in the later half: {100 * growth:+.1f} %")
    for table in tables:
        table.close()
    return not counts.errors and growth < GROWTH


async def compare(arguments: argparse.Namespace, folder: Path) -> bool:
    good = True
    with game_server(folder, arguments.database) as (pid, port):
        os.sched_setaffinity(pid, {0})
        counts = Counts()
        tables = await open_tables(port, 0, arguments.tables, counts, arguments.ruleset)
        print(f"{len(tables)} tables of 4 seats, {4 * len(tables)} lines, as fast as they can", flush=True)
        shares: list[float] = []
        for _ in range(arguments.rounds):  # in turn, so that whatever else the machine does meets both
            ours = await saturate(pid, tables, counts, arguments.seconds)
            print(f"  tables: {ours}", flush=True)
            bare = await echo(4 * len(tables), ours.size, arguments.seconds, folder / "echo.log")
            print(f"  echo:   {bare}", flush=True)
            shares.append(ours.per_core_second / bare.per_core_second)
        share = statistics.median(shares)
        good = share >= LEAST_SHARE and not counts.errors
        told = ", ".join(f"{100 * one:.1f}" for one in shares)
        print(f"  share:  {100 * share:.1f} % of the echo's deliveries per core second (median of {told})", flush=True)
        if arguments.ladder:
            print(f"An action every {arguments.pace:g} s at each table", flush=True)
            carried = await ladder(pid, port, tables, counts, arguments.pace, arguments.seconds)
            print(f"  one core carries {carried} tables with p99 below {1000 * SLOWEST:.0f} ms")
        if counts.errors:
            print(f"errors: {len(counts.errors)}: {counts.errors[:3]}")
        for table in tables:
            table.close()
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--ruleset", default="base")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of tables and echo, in turn")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two actions at a table")
    parser.add_argument("--ladder", action="store_true", help="how many tables are carried at that pace")
    parser.add_argument("--hold", type=int, default=0, metavar="TABLES", help="hold so many tables instead")
    parser.add_argument("--minutes", type=float, default=5.0, help="of the hold")
    parser.add_argument("--database", default="", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.hold:
            with game_server(Path(folder), arguments.database) as (pid, port):
                good = asyncio.run(hold(pid, port, arguments.hold, arguments.minutes, arguments.pace))
        else:
            good = asyncio.run(compare(arguments, Path(folder)))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
