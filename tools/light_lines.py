"""WebSocket clients that cost next to nothing, because they share the machine with the server they load.

A line looks for the few bytes it needs in what it gets, and reads no JSON. Its own frames are masked with zeros.
"""

import asyncio
import re
import secrets
import struct
from collections.abc import Callable
from typing import Any

VERSION = re.compile(rb'"version":(\d+)')
OWNER = re.compile(rb'"owner":(-?\d+)')
TEXT, CLOSE = 0x81, 0x88


class LightLine(asyncio.Protocol):
    """One WebSocket. `heard` gets every text message as bytes; `lost` is told if the other side ends the line."""

    def __init__(self, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.lost = lost
        self.buffer = bytearray()
        self.transport: Any = None
        self.open = asyncio.get_running_loop().create_future()
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{cookie}"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(buffer[:200]).decode("latin-1")))
                return
            del buffer[: end + 4]
            self.open.set_result(None)
        at = 0
        while (found := _frame(buffer, at)) is not None:
            kind, start, at = found
            if kind == TEXT:
                self.heard(bytes(buffer[start:at]))
        if at:
            del buffer[:at]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(exc or ConnectionError("the line was closed"))
        if not self.closing:
            self.lost()

    def send(self, text: bytes) -> None:
        size = len(text)
        if size < 126:
            head = struct.pack("!BBI", TEXT, 0x80 | size, 0)
        elif size < 65536:
            head = struct.pack("!BBHI", TEXT, 0x80 | 126, size, 0)
        else:
            head = struct.pack("!BBQI", TEXT, 0x80 | 127, size, 0)
        self.transport.write(head + text)

    def close(self) -> None:
        self.closing = True
        self.transport.abort()


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the frame that begins there, if all of it has come."""
    have = len(buffer) - at
    if have < 2:
        return None
    size, start = buffer[at + 1], at + 2
    if size == 126:
        if have < 4:
            return None
        size, start = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
    elif size == 127:
        if have < 10:
            return None
        size, start = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
    return (buffer[at], start, start + size) if start + size <= len(buffer) else None


async def open_line(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None]
) -> LightLine:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: LightLine(path, cookie, heard, lost), "127.0.0.1", port)
    await line.open
    return line


def new_cookie() -> str:
    return f"sixrubies={secrets.token_urlsafe(24)}"


def version_of(update: bytes) -> int:
    found = VERSION.search(update, 0, 60)
    return int(found.group(1)) if found else -1


def asked(update: bytes) -> tuple[int, int]:
    """Whose decision it is, and how many options this viewer has in it."""
    begin = update.find(b'"decision":{')
    if begin < 0:
        return -1, 0
    owner = OWNER.search(update, begin)
    end = update.find(b'"blocked":', begin)
    return int(owner.group(1)) if owner else -1, update.count(b'"id":', begin, end)
