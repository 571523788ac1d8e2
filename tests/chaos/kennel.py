"""Servers that start quickly, to be killed often: a process that has loaded everything forks one for each order.

What is forked is the server of `sixrubies serve`, in a process of its own. Orders are lines on standard input (a list:
database, redis, port, workers as JSON); the answer is its process number.
"""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 180.0  # seconds for a server to answer


class Kennel:
    """The side of who orders servers."""

    def __init__(self, database: str, folder: Path, redis: str | None = None, workers: int = 1) -> None:
        self.order = [database, redis, 0, workers]
        self.log = folder / "server.log"
        self.process: subprocess.Popen[str] | None = None
        self.pid = 0
        self.port = 0
        self.starts = 0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Kennel":
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.chaos.kennel"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=Path(__file__).resolve().parents[2],
            )
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.kill(signal.SIGTERM)
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()

    def start(self) -> None:
        """A server on the same port as before, that answers."""
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.order[2] = self.port
        self.process.stdin.write(json.dumps(self.order) + "\n")
        self.process.stdin.flush()
        self.pid, self.port = (int(word) for word in self.process.stdout.readline().split())
        self.starts += 1
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if httpx.get(f"{self.base}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.02)
        raise TimeoutError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Without a word; returns when the process is gone."""
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself
            os.kill(self.pid, how)
        assert self.process is not None and self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write("wait\n")
        self.process.stdin.flush()
        self.process.stdout.readline()

    def kill_worker(self, dice: random.Random) -> int:
        """One of the server's worker processes, which the server replaces; 0 if there is none just now.

        Returns when one serves: on a busy machine all would be killed before they had begun, for ever.
        """
        workers = workers_of(self.pid)
        if not workers:
            return 0
        with contextlib.suppress(ProcessLookupError):
            os.kill(dice.choice(sorted(workers)), signal.SIGKILL)
        self._wait()
        return 1


def workers_of(server: int) -> set[int]:
    """The worker processes of a server that has several."""
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            parent = int((process / "stat").read_text().rsplit(")", 1)[1].split()[1])
            if parent == server and b"spawn_main" in (process / "cmdline").read_bytes():
                found.add(int(process.name))
    return found


def main() -> None:
    from sixrubies.web.config import (  # here: bots' processes load this file too, and need none of it
        Config,
        read_limits,
    )
    from sixrubies.web.server import bound, serve_on

    generous = ["requests_at_once", "changes_at_once", "messages_at_once", "sockets_per_address"]
    rates = ["requests_per_second", "changes_per_minute", "messages_per_second", "sockets_per_minute"]
    limits = read_limits([f"{name}=100000" for name in [*generous, *rates]])
    child = 0
    for line in sys.stdin:
        if line.strip() == "wait":
            os.waitpid(child, 0)
            sys.stdout.write("gone\n")
            sys.stdout.flush()
            continue
        database, redis, port, workers = json.loads(line)
        listening = bound("127.0.0.1", port)
        port = listening.getsockname()[1]
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # orders are not for the child
            config = Config(database=database, redis=redis, workers=workers, limits=limits)
            serve_on(config, listening, lambda address: None)
            os._exit(0)
        listening.close()
        sys.stdout.write(f"{child} {port}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
