"""What the tests of the table share: a clock that is set, tables without I/O, people who play."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import sixrubies as sr
from sixrubies.table.live import LiveTable
from sixrubies.table.model import BOT, DEALING, HUMAN, OPEN, RUNNING, Caller, SeatWish, TableOptions
from sixrubies.table.notices import MemoryNotifier
from sixrubies.table.seating import new_table
from sixrubies.table.service import Settings, Tables
from sixrubies.table.told import EventLine, Happening, Update

ANN, BEN, CLEO = "a" * 64, "b" * 64, "c" * 64  # holders, in tests without secrets
RANDOM_BYTES = "0123456789abcdef" * 4


class Time:
    """Stands still until it is told to go on."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.value = now

    def __call__(self) -> float:
        return self.value

    def pass_by(self, seconds: float) -> float:
        self.value += seconds
        return self.value


def human(name: str = "Ann") -> SeatWish:
    return SeatWish(HUMAN, name)


def bot(kind: str = "random") -> SeatWish:
    return SeatWish(BOT, bot=kind)


def free() -> SeatWish:
    return SeatWish(OPEN)


def two_people(seed: int = 7, now: float = 0.0, **options: Any) -> LiveTable:
    """Ann and Ben, each with a device of their own, in a running game whose seed is known to the test."""
    live = new_table("t", ANN, TableOptions(seed=seed, **options), [human("Ann"), human("Ben")], now)
    live.body.seats[1].holder = BEN
    return live


def lines(told: list[Happening]) -> list[tuple[Any, ...]]:
    """What happened, as something that can be compared."""

    def line(event: EventLine) -> tuple[Any, ...]:
        return (event.kind, event.seat, event.a, event.b, event.c, event.secret)

    return [(one.version, one.kind, one.seat, one.back_to, *map(line, one.events)) for one in told]


def game_of(live: LiveTable) -> sr.BoardGame:
    assert live.game is not None
    return live.game


def first(live: LiveTable) -> str:
    game = game_of(live)
    return game.token(game.legal()[0])


def choose(live: LiveTable, number: int) -> str:
    """Some option: any number will do."""
    game = game_of(live)
    legal = game.legal()
    return game.token(legal[number % len(legal)])


def act(live: LiveTable, *tokens: str, now: float = 0.0) -> None:
    """Tokens one by one, each by whoever has the decision."""
    for token in tokens:
        live.act(game_of(live).owner(), live.version, [token], now)


def wait_for_port(port: int, seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError("the server does not listen")


@asynccontextmanager
async def tables_at(database: str, redis: str = "", **settings: Any) -> AsyncIterator[Tables]:
    """A process of its own, as far as the table is concerned. Bots think in a thread unless the test says otherwise."""
    told: dict[str, Any] = {"thinkers": 0, "notifier": MemoryNotifier(), **settings}
    tables = Tables(Settings(database=database, redis=redis, **told))
    await tables.start()
    try:
        yield tables
    finally:
        await tables.stop()


async def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait for what another task or process does; far longer than it should take."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not happen"
        await asyncio.sleep(0.01)


async def begun(tables: Tables, options: TableOptions | None = None, *others: SeatWish) -> tuple[Caller, str]:
    """Ann at a table with others, dice ready."""
    ann = Caller(tables.new_secret())
    made = await tables.create(ann, options or TableOptions(), [human("Ann"), *(others or [bot()])])
    await tables.contribute(ann, made.table, 0, RANDOM_BYTES)
    return ann, made.table


async def play(tables: Tables, who: Caller, table: str, seat: int, most: int = 10_000) -> Update:
    """Play a seat with the options it is sent, until the game ends or so many answers are given."""
    subscription = tables.subscribe(table)
    told, given = await tables.update(who, table, seat, 0), 0
    while told.info.status in (DEALING, RUNNING) and given < most:
        if told.decision is not None and told.decision.owner == seat:
            options = told.decision.options
            await tables.act(who, table, seat, told.version, [options[given * 7 % len(options)].token])
            given += 1
        else:
            await asyncio.wait_for(subscription.next(), 30)
        told = await tables.update(who, table, seat, told.version)
    subscription.close()
    return told
