"""The server is killed at random moments, again and again, while games run."""

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path

from tests.chaos.games import Games
from tests.chaos.kennel import Kennel
from tests.chaos.ledger import Balance, balance


@dataclass
class Killed:
    """What happened."""

    kills: int
    lines: int
    seconds: float
    balance: Balance


async def run(
    database: str, folder: Path, games: int, kills: int, seed: int = 1, redis: str | None = None, workers: int = 1
) -> Killed:
    """So many games at any time, with so many kills meanwhile: of the server, or of one of its worker processes."""
    dice, begun = random.Random(f"kills {seed}"), time.monotonic()
    with Kennel(database, folder, redis, workers) as kennel:
        playing = Games(lambda: kennel.base, games)
        done = 0
        while done < kills:
            await playing.fill()
            await asyncio.sleep(dice.uniform(0.0, 1.0))
            if workers > 1:
                done += await asyncio.to_thread(kennel.kill_worker, dice)
            else:
                await asyncio.to_thread(kennel.kill)
                done += 1
                await asyncio.to_thread(kennel.start)
        await playing.end()
        found = await asyncio.to_thread(balance, database, kennel.base, playing.everybody)
    return Killed(done, playing.lines, time.monotonic() - begun, found)
