"""Games over lines that drop, double, swap, delay, truncate and cut: in the end clients know what the server knows."""

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path

from tests.chaos.bad_line import BadLine
from tests.chaos.kennel import Kennel
from tests.chaos.ledger import Balance, balance
from tests.chaos.survivor import Survivor, Wrong, people_at_new_table

CHANCE = 0.15  # of a message to meet with a fault
PATIENCE = 0.7  # seconds of silence before a client opens a new line; short, because silence is what a drop looks like


@dataclass
class Spoiled:
    """What happened."""

    faults: dict[str, int]
    messages: int
    lines: int
    clients: int
    seconds: float
    balance: Balance


async def run(database: str, folder: Path, games: int, faults: int, seed: int = 1) -> Spoiled:
    """So many games at any time, until there were so many faults; then those that run are played to their end."""
    begun, dice = time.monotonic(), random.Random(f"faults {seed}")
    everybody: list[Survivor] = []
    with Kennel(database, folder) as kennel:
        async with BadLine(lambda: kennel.base, dice, CHANCE, faults) as bad:

            async def one_after_another(number: int) -> None:
                while bad.faults < faults:
                    people = await people_at_new_table(lambda: kennel.base, number, PATIENCE)
                    number += games
                    everybody.extend(people)
                    for one in people:
                        one.base = lambda: bad.base
                    await asyncio.gather(*(one.play() for one in people))
                    for one in people:
                        await check(one, kennel.base)

            await asyncio.gather(*(one_after_another(number) for number in range(games)))
        found = await asyncio.to_thread(balance, database, kennel.base, everybody)
    lines = sum(one.lines for one in everybody)
    return Spoiled(dict(bad.counted), bad.passed, lines, len(everybody), time.monotonic() - begun, found)


async def check(one: Survivor, base: str) -> None:
    """Ask the server itself, over a good line: the same version, the same digest, and nothing was missed on the way."""
    fresh = Survivor(lambda: base, one.cookie, one.table, one.seat, random.Random(0))
    await fresh.once()
    if (fresh.version, fresh.update["digest"]) != (one.version, one.update["digest"]):
        raise Wrong(
            f"{one.table}: the client is at {one.version}, the server at {fresh.version}, or their views differ"
        )
    missed = set(range(min(one.seen), one.version + 1)) - one.seen
    if missed:
        raise Wrong(f"{one.table}: the client was never told of versions {sorted(missed)[:5]}")
