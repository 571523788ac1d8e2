"""Games that run, so many at any time, while something happens to them."""

import asyncio
from collections.abc import Callable

from tests.chaos.survivor import Survivor, people_at_new_table


class Games:
    """`everybody` who ever sat at one of them."""

    def __init__(self, base: Callable[[], str], count: int, patience: float = 5.0) -> None:
        self.base = base
        self.count = count
        self.patience = patience
        self.begun = 0
        self.everybody: list[Survivor] = []
        self.running: set[asyncio.Task[None]] = set()

    async def fill(self) -> None:
        """A new game in place of each that has ended. What went wrong in one is told here."""
        for task in [task for task in self.running if task.done()]:
            task.result()
            self.running.discard(task)
        while len(self.running) < self.count:
            people = await people_at_new_table(self.base, self.begun, self.patience)
            self.begun += 1
            self.everybody += people
            self.running.add(asyncio.create_task(_all(people)))

    async def end(self) -> None:
        """Until all have ended by themselves."""
        await asyncio.gather(*self.running)

    @property
    def lines(self) -> int:
        return sum(one.lines for one in self.everybody)


async def _all(people: list[Survivor]) -> None:
    await asyncio.gather(*(one.play() for one in people))
