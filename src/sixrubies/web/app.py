"""The application: routes, the guard around them, and the life of the process."""

import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from typing import Any

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import ASGIApp

from sixrubies.core.errors import SixRubiesError
from sixrubies.table.service import Settings, Tables
from sixrubies.web import lobby, logs, records
from sixrubies.web.asking import REFUSALS
from sixrubies.web.config import Config, from_environment
from sixrubies.web.errors import REFUSED, STATUS, own_mistake, refusal
from sixrubies.web.guard import Guard
from sixrubies.web.lines import Lines
from sixrubies.web.messages import explain
from sixrubies.web.pages import client_page, client_routes
from sixrubies.web.told import ErrorTold

GARBAGE = 20_000  # new objects between two searches for cycles


def opened(config: Config) -> Tables:
    """The tables a server with these settings serves, not started yet."""
    return Tables(Settings(database=config.database or "", redis=config.redis or ""))


def make_app(config: Config, tables: Tables | None = None) -> ASGIApp:
    """The server's application. `tables`: for who has opened them already, and will close them."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.tables = tables or opened(config)
        if tables is None:
            await app.state.tables.start()
        logs.tell("started", workers=config.workers)
        yield
        if tables is None:
            await app.state.tables.stop()
        logs.tell("stopped")

    app = FastAPI(
        title="Six Rubies",
        version="1",
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses=REFUSALS,
    )
    app.state.config = config
    app.include_router(lobby.routes)
    app.include_router(records.routes)
    app.include_router(client_routes())

    app.add_exception_handler(SixRubiesError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_there)
    app.add_exception_handler(Exception, _failed)
    return Guard(app, Lines(app, config), config)


def _answer(told: ErrorTold, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(orjson.dumps(told), status, headers, "application/json")


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, SixRubiesError)
    told = refusal(error)
    wait = told.get("retry_after", 1 if told["error"] == "try_again" else 0)
    headers = {"Retry-After": str(max(1, round(wait)))} if wait else None
    return _answer(told, STATUS.get(told["error"], REFUSED), headers)


def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return _answer({"error": "malformed", "message": explain(error.errors())}, REFUSED)


def _not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", "") and (page := client_page()):
        return page  # somebody with a browser: the client says it in his language
    words: dict[int, Any] = {404: "there is no such page", 405: "this page is not asked so"}
    told: ErrorTold = {"error": "http", "message": words.get(error.status_code, str(error.detail))}
    return _answer(told, error.status_code, dict(error.headers or {}))


async def _failed(request: Request, error: Exception) -> Response:
    return _answer(own_mistake(request.url.path), 500)


def worker() -> ASGIApp:
    """What each worker process runs: the settings come by the environment."""
    config = from_environment()
    logs.set_up(config.log)
    # What is loaded by now stays for ever; and views come and go by the thousand without ever forming a cycle, so
    # looking for cycles after every 700 new objects is work for nothing.
    gc.freeze()
    gc.set_threshold(GARBAGE, 20, 20)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    return make_app(config)


def _end_with(parent: BaseProcess) -> None:
    """When the process that looks after the workers is killed, they stop as if it had asked them to."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
