"""The outermost layer of HTTP: limits, Origin check, headers, one line of log, and never a trace to a client."""

import asyncio
import logging
import time
from collections.abc import Callable

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sixrubies.table.errors import TooMany
from sixrubies.web import metrics
from sixrubies.web.config import Config
from sixrubies.web.errors import own_mistake, refusal
from sixrubies.web.limits import Buckets
from sixrubies.web.logs import tell
from sixrubies.web.origin import Origin, allowed, origin_of
from sixrubies.web.told import ErrorTold

READING = ("GET", "HEAD", "OPTIONS")
WATCHING = ("/healthz", "/metrics")  # asked by machines of the house, not counted
FILES = "/api/records"
FILMS = "/moments"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
ENCRYPTED = {"Strict-Transport-Security": "max-age=31536000"}


class TooLarge(Exception):
    """A body beyond the limit."""


class Gone(Exception):
    """The client went away before it had said what it wanted."""


class Guard:
    """Wraps the application. WebSockets go another way: `lines.py` guards them."""

    def __init__(self, app: ASGIApp, lines: ASGIApp, config: Config, now: Callable[[], float] = time.monotonic) -> None:
        self.app = app
        self.lines = lines
        self.config = config
        limits = config.limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once, now)
        self.films = Buckets(limits.films_per_minute / 60, limits.films_at_once, now)
        self.changes = Buckets(limits.changes_per_minute / 60, limits.changes_at_once, now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await (self.lines if scope["type"] == "websocket" else self.app)(scope, receive, send)
            return
        headers = Headers(scope=scope)
        origin = origin_of(scope["scheme"], (scope.get("client") or ("", 0))[0], headers, self.config)
        scope["origin"] = origin
        answer = Answer(scope, origin, send)
        try:
            refused = self._refused(scope, origin)
            if refused is not None:
                await answer.refuse(*refused)
            else:
                await self.app(scope, await self._whole(scope, headers, receive), answer)
        except Gone:
            return
        except TimeoutError:
            await answer.refuse(408, {"error": "too_slow", "message": "the request did not arrive in time"})
        except TooLarge:
            await answer.refuse(413, {"error": "too_large", "message": "the request is too large"})
        except Exception:  # noqa: BLE001 (whatever it is, the client gets one line)
            if answer.status == 0:
                await answer.refuse(500, own_mistake(scope["path"]))
        answer.note()

    def _refused(self, scope: Scope, origin: Origin) -> tuple[int, ErrorTold] | None:
        if scope["path"] in WATCHING:
            return None
        changing = scope["method"] not in READING
        if changing and not allowed(origin, self.config):
            return 403, {"error": "foreign_origin", "message": "another site's page may not change anything here"}
        try:
            self.requests.take(origin.address, "requests")
            if scope["path"].endswith(FILMS):
                self.films.take(origin.address, "games played again")
            if changing:
                self.changes.take(origin.address, "changes")
        except TooMany as error:
            return 429, refusal(error)
        return None

    async def _whole(self, scope: Scope, headers: Headers, receive: Receive) -> Receive:
        """The body is read here, as much as is allowed, so that nothing behind has to count."""
        limits = self.config.limits
        # A game file is sent as a JSON string, where one character may take six.
        most = 6 * limits.file_bytes if scope["path"] == FILES else limits.body_bytes
        told = headers.get("content-length", "0")
        if not told.isascii() or not told.isdigit() or int(told[:20]) > most:
            raise TooLarge
        body, size, more = [], 0, True
        until = asyncio.get_running_loop().time() + limits.body_seconds
        while more:
            async with asyncio.timeout_at(until):
                message = await receive()
            if message["type"] != "http.request":
                raise Gone
            body.append(message.get("body", b""))
            size += len(body[-1])
            more = message.get("more_body", False)
            if size > most:
                raise TooLarge
        given: list[Message] = [{"type": "http.request", "body": b"".join(body), "more_body": False}]

        async def once() -> Message:
            return given.pop() if given else await receive()

        return once


class Answer:
    """Sends what the application answers, with our headers, and knows what was sent."""

    def __init__(self, scope: Scope, origin: Origin, send: Send) -> None:
        self.scope = scope
        self.origin = origin
        self.send = send
        self.status = 0
        self.begun = time.perf_counter()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in {**HEADERS, **(ENCRYPTED if self.origin.secure else {})}.items():
                headers[name] = value
            headers.setdefault("Cache-Control", "no-store")
        await self.send(message)

    async def refuse(self, status: int, told: ErrorTold) -> None:
        """Answer without asking the application."""
        body = orjson.dumps(told)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        if "retry_after" in told:
            headers.append((b"retry-after", str(max(1, round(told["retry_after"]))).encode()))
        await self({"type": "http.response.start", "status": status, "headers": headers})
        await self({"type": "http.response.body", "body": body})

    def note(self) -> None:
        """The route, not the path: a path may hold anything."""
        route = getattr(self.scope.get("route"), "path", "none")
        metrics.REQUESTS.labels(self.scope["method"] if route != "none" else "-", route, str(self.status)).inc()
        if self.scope["path"] in WATCHING and self.status < 400:
            return
        milliseconds = round(1000 * (time.perf_counter() - self.begun), 1)
        level = logging.INFO if self.status < 500 else logging.WARNING
        tell(
            "request",
            level,
            method=self.scope["method"],
            route=route,
            status=self.status,
            ms=milliseconds,
            address=self.origin.address,
        )
