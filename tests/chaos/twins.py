"""Many pairs of twins at one server, several at a time."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from sixrubies.rulesets import RULESETS
from tests.chaos.kennel import Kennel
from tests.web.server import sqlite
from tests.web.twins import make_pairs, play_pair

TOGETHER = 4


@dataclass
class Seen:
    """What was compared, and found the same (else there is an error, not a figure)."""

    pairs: int
    steps: int
    steps_as_seat: int
    bytes: int


async def run(folder: Path, pairs: int, steps: int = 12) -> Seen:
    """So many pairs, of all rulesets in turn."""
    made = await make_pairs(folder, [(RULESETS[number % len(RULESETS)], number) for number in range(pairs)])
    few = asyncio.Semaphore(TOGETHER)
    with Kennel(sqlite(folder), folder) as kennel:

        async def play(number: int) -> dict[str, int]:
            async with few:
                return await play_pair(kennel.base, made[number], steps, number)

        told = await asyncio.gather(*(play(number) for number in range(pairs)))
    return Seen(pairs, *(sum(one[what] for one in told) for what in ("steps", "as_seat", "bytes")))
