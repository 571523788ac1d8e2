"""Bots think in worker processes, never in the event loop. A worker is given a view and nothing else.

A view travels as a position it is a view of, made up by the view itself (`sample`): what the seat can't know is dealt
at random, so the true hands never leave the server's process.
"""

import asyncio
import functools
import logging
import multiprocessing
import os
import signal
import threading
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

import orjson

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.hint import Hint, hint
from sixrubies.core.game import Game
from sixrubies.core.record import SECRET, Record
from sixrubies.core.rng import FastSource
from sixrubies.rulesets import RULES_VERSION

T = TypeVar("T")
log = logging.getLogger("sixrubies.table")
LONGEST_RUN = 16  # choices of one answer
SECONDS = 5.0  # a bot may think about one of them
ATTEMPTS = 3


@dataclass(frozen=True)
class Task:
    """What a worker gets. `header` has no seed, no key; `position` shows what the seat may see."""

    header: str
    position: str
    seat: int
    bot: str
    seed: int


def task_of(game: sr.BoardGame, seat: int, bot: str, salt: str) -> Task:
    """The question to a bot. The salt makes its luck differ by table and version, and be the same after a crash."""
    seed = zlib.crc32(salt.encode())
    header = {name: value for name, value in game.header.items() if name not in SECRET}
    header |= {"rules_version": RULES_VERSION, "chance": "manual"}
    position = game.family.describe(game.view(seat).sample(FastSource(seed)))
    return Task(orjson.dumps(header).decode(), orjson.dumps(position).decode(), seat, bot, seed)


def think(task: Task) -> list[str]:
    """In the worker: the bot's choices up to where chance, or somebody else, decides."""
    game = _game(task)
    bot = bots.make(task.bot, task.seed)
    chosen: list[str] = []
    while game.owner() == task.seat and len(chosen) < LONGEST_RUN:
        decision = game.decision(task.seat)
        action = decision.options[0].action
        if len(decision.options) > 1:
            action = bot.choose(game.view(task.seat), decision, bots.Limit(SECONDS)).action
        chosen.append(game.token(action))
        game.act(action)
    return chosen


def think_of_hint(task: Task) -> tuple[str, Hint]:
    """In the worker: what a strong player would do for the seat, and why."""
    game = _game(task)
    found = hint(game.view(task.seat), game.decision(task.seat))
    return game.token(found.action), found


def _game(task: Task) -> Game[Any]:
    family = _family(task.header)
    return Game(family, FastSource(0), {}, True, family.restore(orjson.loads(task.position)))


@functools.lru_cache(maxsize=16)
def _family(header: str) -> Any:
    return sr.replay(Record(orjson.loads(header), [])).family


def end_with_server() -> None:
    """In the worker: a server that is killed leaves no bots behind. Ctrl-C is for the server, which ends its bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The worker processes. They start when first needed; if one is killed, all are started anew and asked again.

    Without any (0) bots think in a thread: slower for everybody else, but enough for one table at home.
    """

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None
        self.thinking = 0  # tasks that are waited for

    async def choose(self, task: Task) -> list[str]:
        return await self._ask(think, task)

    async def hint(self, task: Task) -> tuple[str, Hint]:
        return await self._ask(think_of_hint, task)

    async def _ask(self, think: Callable[[Task], T], task: Task) -> T:
        self.thinking += 1
        try:
            return await self._answered(think, task)
        finally:
            self.thinking -= 1

    async def _answered(self, think: Callable[[Task], T], task: Task) -> T:
        if not self.workers:
            return await asyncio.to_thread(think, task)
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self.pool
            if pool is None:
                context = multiprocessing.get_context("spawn")
                pool = self.pool = ProcessPoolExecutor(self.workers, context, initializer=end_with_server)
            try:
                return await loop.run_in_executor(pool, think, task)
            except BrokenProcessPool:
                log.warning("a bot's process has died (attempt %d)", attempt + 1)
                if self.pool is pool:
                    self.pool = None
                    pool.shutdown(wait=False, cancel_futures=True)
        raise BrokenProcessPool("bots' processes keep dying")

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None
