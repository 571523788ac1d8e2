"""Many pairs of twins at one server, several at a time."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from tests.chaos.kennel import Kennel
from tests.web.server import sqlite
from tests.web.twins import HANDS, make_pairs, play_pair

TOGETHER = 4
AT_A_SERVER = 80  # all of the same host, who may have a hundred games at most


@dataclass
class Seen:
    """What was compared, and found the same (else there is an error, not a figure)."""

    pairs: int
    steps: int
    steps_as_seat: int
    bytes: int


async def run(folder: Path, pairs: int, steps: int = 12) -> Seen:
    """So many pairs, of all rulesets with hands in turn."""
    told: list[dict[str, int]] = []
    for first in range(0, pairs, AT_A_SERVER):
        part = folder / str(first)
        part.mkdir()
        told += await _some(part, range(first, min(first + AT_A_SERVER, pairs)), steps)
    return Seen(len(told), *(sum(one[what] for one in told) for what in ("steps", "as_seat", "bytes")))


async def _some(folder: Path, numbers: range, steps: int) -> list[dict[str, int]]:
    made = await make_pairs(folder, [(HANDS[number % len(HANDS)], number) for number in numbers])
    few = asyncio.Semaphore(TOGETHER)
    with Kennel(sqlite(folder), folder) as kennel:

        async def play(number: int) -> dict[str, int]:
            async with few:
                return await play_pair(kennel.base, made[number - numbers.start], steps, number)

        return await asyncio.gather(*(play(number) for number in numbers))
