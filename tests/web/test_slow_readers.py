"""A client that stops reading costs itself its line, and nobody else anything."""

import asyncio
import socket
import time
from pathlib import Path

import orjson

from tests.web.client import Browser
from tests.web.server import GENEROUS, Server, serving, sqlite
from tools.load import resident

LOOK = b'{"kind":"look","id":1,"seat":null}'  # is answered with an update of some kB
MOST_GROWTH = 12.0  # MB; what the clients ask for is more than twice that, mostly more than five times
PATIENCE = 20.0


def frame(text: bytes) -> bytes:
    """As a client sends it: masked, with zeros."""
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


def deaf_line(server: Server, table: str) -> socket.socket:
    """A WebSocket whose client takes next to nothing and will not read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", server.port))
    deaf.sendall(
        f"GET /ws/table/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    deaf.sendall(frame(b'{"kind":"hello"}'))
    deaf.setblocking(False)
    return deaf


def ask_for_more(deaf: socket.socket) -> int:
    """As much as the server takes of it; how many messages."""
    sent = 0
    try:
        while sent < 200:
            sent += deaf.send(frame(LOOK)) == len(frame(LOOK))
    except OSError:  # it takes no more, or has ended the line
        pass
    return sent


def open_sockets(pid: int) -> int:
    """Of a process."""
    folder, found = Path(f"/proc/{pid}/fd"), 0
    for one in folder.iterdir():
        try:
            found += str(one.readlink()).startswith("socket:")
        except OSError:
            continue
    return found


def test_a_client_that_does_not_read_delays_nobody_and_fills_no_memory(tmp_path):
    async def run(server: Server) -> None:
        assert server.process is not None
        pid = server.process.pid
        async with Browser(server.base) as ann:
            made = await ann.make({"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "random"})
            async with ann.line(made["table"]) as line:
                await line.contribute(0)
                before, sockets = resident(pid), open_sockets(pid)
                deaf = [deaf_line(server, made["table"]) for _ in range(10)]
                asked, slowest, begun = 0, 0.0, time.monotonic()
                while time.monotonic() - begun < 4:
                    asked += sum(ask_for_more(one) for one in deaf)
                    at = time.monotonic()
                    while line.asked() is None:
                        await asyncio.wait_for(line.receive(), PATIENCE)
                    await line.act(0, line.update["decision"]["options"][0]["id"])
                    slowest = max(slowest, time.monotonic() - at)
                size = len(orjson.dumps(line.update))
                assert asked * size > 2 * MOST_GROWTH * 2**20, asked
                assert resident(pid) - before < MOST_GROWTH
                assert slowest < PATIENCE / 2, slowest  # Ann plays on, and the bot
                until = time.monotonic() + PATIENCE
                while open_sockets(pid) > sockets and time.monotonic() < until:  # the deaf are still there
                    await asyncio.sleep(0.1)
                assert open_sockets(pid) <= sockets
                for one in deaf:
                    one.close()

    with serving(sqlite(tmp_path), tmp_path, limits=(*GENEROUS, "send_seconds=1")) as server:
        asyncio.run(run(server))
        assert "Traceback" not in server.log()
