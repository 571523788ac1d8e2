"""Who may open a WebSocket, and how many: asked before the line is accepted, answered as plain HTTP."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from sixrubies.table.errors import TooMany
from sixrubies.table.model import Caller
from sixrubies.web import cookies, metrics
from sixrubies.web.config import Config
from sixrubies.web.errors import refusal
from sixrubies.web.guard import HEADERS
from sixrubies.web.limits import Buckets, Counted
from sixrubies.web.line import Line
from sixrubies.web.logs import tell
from sixrubies.web.origin import allowed, origin_of
from sixrubies.web.wire import Wire

LINE = "/ws/table/"  # and the table's name


class Lines:
    """All WebSockets of this process. They pass by the framework, which would wrap each of their messages."""

    def __init__(self, app: FastAPI, config: Config) -> None:
        limits = config.limits
        self.app = app
        self.config = config
        self.open = Counted(limits.sockets, limits.sockets_per_address)
        self.opened = Buckets(limits.sockets_per_minute / 60, limits.sockets_per_address, time.monotonic)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One line, from its request to its end."""
        if not scope["path"].startswith(LINE):
            await self.app(scope, receive, send)  # which refuses
            return
        socket, tables, table = WebSocket(scope, receive, send), self.app.state.tables, scope["path"][len(LINE) :]
        peer = socket.client.host if socket.client else ""
        origin = origin_of(socket.scope["scheme"], peer, socket.headers, self.config)
        if not allowed(origin, self.config):
            told = {"error": "foreign_origin", "message": "another site's page may not open a line here"}
            await socket.send_denial_response(JSONResponse(told, 403, HEADERS))
            return
        try:
            self.opened.take(origin.address, "lines")
            self.open.open(origin.address)
        except TooMany as error:
            wait = {"Retry-After": str(max(1, round(error.retry_after)))}
            await socket.send_denial_response(JSONResponse(refusal(error), 429, {**HEADERS, **wait}))
            return
        secret = cookies.read(socket.headers.get("cookie", ""), origin.secure)
        begun = time.monotonic()
        try:
            async with _counted():
                caller = Caller(secret, None, origin.address)
                code = await Line(Wire(receive, send), tables, table, caller, self.config.limits).run()
        finally:
            self.open.close(origin.address)
        tell("line", address=origin.address, code=code, seconds=round(time.monotonic() - begun, 1))


@asynccontextmanager
async def _counted() -> AsyncIterator[None]:
    metrics.SOCKETS.inc()
    try:
        yield
    finally:
        metrics.SOCKETS.dec()
