"""One at a time with a table, in the order they came; who goes away meanwhile keeps nobody waiting."""

import asyncio

from sixrubies.table.alone import Alone


def test_whoever_waits_is_alone_in_turn_also_if_some_go_away():
    async def run() -> None:
        alone, order = Alone(), list[str]()

        async def visit(name: str) -> None:
            async with alone.hold("t"):
                order.append(name)
                await asyncio.sleep(0)

        alone.take("t")
        waiting = {name: asyncio.create_task(visit(name)) for name in "abcd"}
        await asyncio.sleep(0)
        assert alone.taken("t") and not alone.taken("another") and not order
        waiting["a"].cancel()
        alone.leave("t")  # it is the turn of b, who goes away before he has noticed
        waiting["b"].cancel()
        await asyncio.gather(*waiting.values(), return_exceptions=True)
        assert order == ["c", "d"]
        assert not alone.taken("t") and not alone.waiting

    asyncio.run(run())
