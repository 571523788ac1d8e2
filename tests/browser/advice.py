"""What the greedy bot would do for the seat that decides: `python -m tests.browser.advice DATABASE`, for scripts only.

It reads the storage of a server that runs, and like a bot's process it thinks about what the seat may see. GET
/TABLE/VERSION answers with tokens up to where chance or somebody else decides; the first line printed is the address.
"""

import asyncio
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from sixrubies.table.service import Settings, Tables
from sixrubies.table.thinking import task_of, think
from sixrubies.web.server import address, bound

GREEDY = "greedy"


def main(database: str) -> None:
    async def advise(request: Request) -> JSONResponse:
        table, version = request.path_params["table"], request.path_params["version"]
        async with tables.keeper.reading(table, version) as live:
            assert live.game is not None and live.version == version
            task = task_of(live.game, live.game.owner(), GREEDY, f"{table}:{version}")
        return JSONResponse(think(task))

    async def serve() -> None:
        await tables.start()
        try:
            await uvicorn.Server(uvicorn.Config(app, log_level="warning")).serve([listening])
        finally:
            await tables.stop()

    tables = Tables(Settings(database=database, due=False))  # the server's own loop lets its bots think
    app = Starlette(routes=[Route("/{table}/{version:int}", advise)])
    listening = bound("127.0.0.1", 0)
    sys.stdout.write(address(listening) + "\n")
    sys.stdout.flush()
    asyncio.run(serve())


if __name__ == "__main__":
    main(sys.argv[1])
