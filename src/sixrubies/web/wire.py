"""A WebSocket as the server hands it over, by ASGI alone: a framework's wrappers would cost every message twice."""

import asyncio
import contextlib
import time
from typing import Any, Final

from starlette.types import Message, Receive, Send

CLOSING = 2.0  # seconds for a client to take the last message
SENT: Final = object()  # it did not wait


class Gone(Exception):
    """The other side has ended the line, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    """Text down and up. It knows when it last heard something, and since when the client has not taken what is sent."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self.open = False
        self.heard = time.monotonic()
        self.sending = asyncio.Lock()
        self.sender: asyncio.Task[Any] | None = None  # who is sending a message
        self.sending_since = 0.0  # and since when

    async def accept(self) -> None:
        await self._receive()  # that somebody asks for a line
        await self._pass({"type": "websocket.accept"})
        self.open = True

    async def send(self, text: bytes) -> None:
        """One at a time; the client's buffer may be full, and then this waits."""
        async with self.sending:
            self.sender, self.sending_since = asyncio.current_task(), time.monotonic()
            try:
                await self._pass({"type": "websocket.send", "text": text.decode()})
            finally:
                self.sender = None

    def send_at_once(self, text: bytes) -> bool:
        """Send without waiting. False: the client has yet to take what was sent before, and nothing of this was sent.

        uvicorn waits for its buffer, if it does, before it puts anything into it; so a wait can be called off.
        """
        if self.sending.locked():
            return False
        passing = self._send({"type": "websocket.send", "text": text.decode()}).__await__()
        if next(passing, SENT) is SENT:
            return True
        passing.close()
        return False

    async def receive(self) -> str | None:
        """The next message; None if it was not text."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            self.open = False
            raise Gone(event.get("code") or 1005)
        self.heard = time.monotonic()
        return event.get("text")

    async def close(self, code: int, reason: str) -> None:
        if self.open:
            self.open = False
            with contextlib.suppress(Gone, RuntimeError, TimeoutError):
                message = {"type": "websocket.close", "code": code, "reason": reason}
                await asyncio.wait_for(self._pass(message), CLOSING)

    async def _pass(self, message: Message) -> None:
        try:
            await self._send(message)
        except OSError:
            self.open = False
            raise Gone(1006) from None
