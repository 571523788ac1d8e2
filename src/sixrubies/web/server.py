"""Running it: one process, or several behind one socket, until SIGTERM or SIGINT asks it to stop."""

import asyncio
import logging
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Callable

import uvicorn
from redis.asyncio import Redis
from redis.exceptions import RedisError
from uvicorn.supervisors import Multiprocess

from sixrubies.core.errors import BadOption
from sixrubies.web import logs
from sixrubies.web.app import opened
from sixrubies.web.config import Config

APPLICATION = "sixrubies.web.app:worker"
METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
STOPPING = 15  # seconds that answers on the way may take when the server is asked to stop
HANGING = 60  # seconds after which a worker process that gives no sign of life is replaced
BACKLOG = 2048


def serve(config: Config, host: str, port: int, told: Callable[[str], None]) -> None:
    """Until it is asked to stop. `told` gets the address once the port is ours."""
    config.check()
    serve_on(config, bound(host, port), told)


def serve_on(config: Config, listening: socket.socket, told: Callable[[str], None]) -> None:
    """The same on a socket that is open already."""
    logs.set_up(config.log)
    _give_up_after(listening, config.limits.send_seconds)
    try:
        asyncio.run(_ready(config))
        _run(config, listening, told)
    finally:
        listening.close()


def bound(host: str, port: int) -> socket.socket:
    """The socket all workers listen on."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(found[0], socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found[4])
    except (OSError, OverflowError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption(f"can't listen on {host}, port {port}: {reason}") from None
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    return listening


def _give_up_after(listening: socket.socket, seconds: float) -> None:
    """A client that does not read and does not go keeps what was sent to it in our memory: the kernel ends its line."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux; accepted sockets inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * seconds))


def address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _ready(config: Config) -> None:
    """What can't work is told before anything is served; the schema is brought up to date once, not by each worker."""
    tables = opened(config)
    await tables.start()
    await tables.stop()
    if config.redis is not None:
        async with Redis.from_url(config.redis, socket_connect_timeout=2) as redis:
            try:
                await redis.ping()
            except (RedisError, OSError) as error:  # it may come back; until then processes look into the database
                logs.tell("redis_away", logging.WARNING, reason=type(error).__name__)


class OneProcess(uvicorn.Server):
    """Asked to stop before it has begun, it begins and stops as it should: uvicorn would leave without a shutdown."""

    asked = False

    def ask(self, *_: object) -> None:
        self.asked = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if (self.asked or self.should_exit) and not self.lifespan.should_exit:
            self.should_exit = False
            asyncio.get_running_loop().call_soon(self.handle_exit, signal.SIGINT, None)


class Workers(Multiprocess):
    """Starts the worker processes, asks each for a sign of life again and again, and replaces those that give none."""

    def keep_subprocess_alive(self) -> None:
        for process in self.processes:
            # The worker has its own copy of its end of the pipe. As long as ours is open, the answer of a worker that
            # has died is waited for until HANGING, and no other is looked after meanwhile.
            process.child_conn.close()
        super().keep_subprocess_alive()


def _run(config: Config, listening: socket.socket, told: Callable[[str], None]) -> None:
    os.environ.update(config.to_environment())
    folder = tempfile.mkdtemp(prefix="sixrubies-metrics-") if config.workers > 1 else None
    if folder is not None:
        os.environ[METRICS_FOLDER] = folder  # before a worker loads prometheus_client
    limits = config.limits
    options = uvicorn.Config(
        APPLICATION,
        factory=True,
        workers=config.workers,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # web/origin.py believes trusted proxies only
        server_header=False,
        ws="websockets-sansio",  # web/wire.py relies on when it waits
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,  # views are small, and compressing each for each seat costs more than sending
        ws_ping_interval=None,  # our own, which a page's script can see
        limit_concurrency=None,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=STOPPING,
        timeout_worker_healthcheck=HANGING,
    )
    try:
        if config.workers == 1:
            server = OneProcess(options)
            for asked in (signal.SIGTERM, signal.SIGINT):  # uvicorn raises it once more when all is done
                signal.signal(asked, server.ask)
            told(address(listening))  # not before: whoever reads it may ask to stop at once
            server.run(sockets=[listening])
        else:
            workers = Workers(options, sockets=[listening])  # listens to signals from now on
            told(address(listening))
            workers.run()
    finally:
        if folder is not None:
            shutil.rmtree(folder, ignore_errors=True)
