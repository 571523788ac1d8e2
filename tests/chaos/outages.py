"""What the server stands on gives way: connections to the database are cut, Redis is stopped and comes back."""

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path

import psycopg

from tests.chaos.games import Games
from tests.chaos.kennel import Kennel
from tests.chaos.ledger import Balance, balance
from tests.own_redis import OwnRedis


def cut(database: str) -> int:
    """End every connection to the database but this one; how many there were."""
    with psycopg.connect(database, autocommit=True) as connection:
        others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        return len(connection.execute(f"SELECT pg_terminate_backend(pid) {others}").fetchall())


@dataclass
class Outage:
    """What happened."""

    cuts: int
    connections_cut: int
    redis_stops: int
    seconds: float
    balance: Balance


async def run(
    database: str, folder: Path, games: int, cuts: int, stops: int, seed: int = 1, workers: int = 2
) -> Outage:
    """Games on PostgreSQL (`database`) and a Redis of our own, with so many cuts and stops meanwhile."""
    dice, begun = random.Random(f"outages {seed}"), time.monotonic()
    trouble = ["cut"] * cuts + ["stop"] * stops
    dice.shuffle(trouble)
    connections_cut = 0
    with OwnRedis(folder) as redis, Kennel(database, folder, redis.url, workers) as kennel:
        playing = Games(lambda: kennel.base, games)
        for what in trouble:
            await playing.fill()
            await asyncio.sleep(dice.uniform(0.1, 0.8))
            if what == "cut":
                connections_cut += await asyncio.to_thread(cut, database)
            else:
                await asyncio.to_thread(redis.stop)
                await asyncio.sleep(dice.uniform(0.2, 2.0))
                await asyncio.to_thread(redis.start)
        await playing.end()
        found = await asyncio.to_thread(balance, database, kennel.base, playing.everybody)
    return Outage(cuts, connections_cut, stops, time.monotonic() - begun, found)
