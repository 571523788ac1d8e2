"""A program that is asked by lines. It ends with the process that started it, however that ends."""

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from typing import IO, Final

LONGEST: Final = 10_000  # bytes of an answer
CHUNK: Final = 65_536
KEPT: Final = 4_000  # bytes of what it complained

GUARD: Final = """
feed=$1
shift
"$@" <"$feed" &
exec >&- 2>&-
read -r end
kill -KILL 0
"""
"""The shell that starts the program waits at a pipe that only we can write to. If we end, by whatever signal, the pipe
does too, and the shell takes the whole process group with it: the program and whatever that has started."""


class Fault(Exception):
    """No usable answer: what went wrong, by name, and details for whoever wrote the program."""

    def __init__(self, kind: str, told: str = "") -> None:
        super().__init__(f"{kind}: {told}")
        self.kind = kind
        self.told = told


class Program:
    """One running program."""

    def __init__(self, command: Sequence[str]) -> None:
        read_end, write_end = os.pipe()
        self.feed = os.fdopen(write_end, "wb", 0)
        try:
            self.process = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, "sh", f"/dev/fd/{read_end}", *command],
                stdin=subprocess.PIPE,  # where the shell waits for our end
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[read_end],
                start_new_session=True,  # Ctrl-C is for us, who then end it
                bufsize=0,
            )
        except OSError as error:
            self.feed.close()
            raise Fault("crashed", str(error)) from None
        finally:
            os.close(read_end)
        self.answers, self.complaints = _pipe(self.process.stdout), _pipe(self.process.stderr)
        for stream in (self.feed, self.answers, self.complaints):
            os.set_blocking(stream.fileno(), False)
        self.heard = b""
        self.complained = b""

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line it answers with. A program that does not even read the question can't hold us up for longer."""
        deadline = monotonic() + seconds
        unsent = line
        with selectors.DefaultSelector() as waiting:
            waiting.register(self.answers, selectors.EVENT_READ)
            waiting.register(self.complaints, selectors.EVENT_READ)
            waiting.register(self.feed, selectors.EVENT_WRITE)
            while b"\n" not in self.heard and len(self.heard) <= LONGEST:
                left = deadline - monotonic()
                if left <= 0:
                    raise Fault("too_slow", self.last_words())
                for key, _ in waiting.select(left):
                    if key.fileobj is self.feed:
                        unsent = self._send(unsent)
                        if not unsent:
                            waiting.unregister(self.feed)
                    elif key.fileobj is self.answers:
                        self._hear()
                    elif not self._listen():
                        waiting.unregister(self.complaints)
        answer, _, self.heard = self.heard.partition(b"\n")
        if len(answer) > LONGEST:
            raise Fault("too_long", self.last_words())
        return answer

    def _send(self, unsent: bytes) -> bytes:
        try:
            return unsent[self.feed.write(unsent) or 0 :]
        except BrokenPipeError:
            raise self._ended() from None

    def _hear(self) -> None:
        heard = self.answers.read(CHUNK)
        if heard == b"":
            raise self._ended()
        self.heard += heard or b""

    def _listen(self) -> bool:
        """What it has written to standard error; False when there is no more."""
        complained = self.complaints.read(CHUNK)
        self.complained = (self.complained + (complained or b""))[-KEPT:]
        return bool(complained)

    def _ended(self) -> Fault:
        for _ in range(8):  # what it said at the end is in the pipe; nobody waits for more
            self._listen()
        return Fault("crashed", self.last_words())

    def last_words(self) -> str:
        """The line of its complaints that tells most: the last that speaks of an error, otherwise the last."""
        text = self.complained.decode(errors="replace")
        lines = ["".join(sign for sign in line if sign.isprintable()).strip() for line in text.splitlines()]
        lines = [line for line in lines if line]
        return next((line for line in reversed(lines) if "rror" in line), lines[-1] if lines else "")[:200]

    def end(self) -> None:
        """It and whatever it has started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for stream in (self.process.stdin, self.feed, self.answers, self.complaints):
            if stream is not None:
                stream.close()


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream
