"""Ending tasks for certain: a cancellation can get lost where a library turns it into a timeout of its own."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN_SECONDS = 0.5


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel until they are done. What they raise does not matter any more."""
    running = {task for task in tasks if not task.done()}
    while running:
        for task in running:
            task.cancel()
        done, running = await asyncio.wait(running, timeout=AGAIN_SECONDS)
        for task in done:
            if not task.cancelled():
                task.exception()
