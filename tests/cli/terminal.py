"""A real terminal for tests: the command runs in a pseudo-terminal, we read its screen and type."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType
from typing import Self

COMMAND = [sys.executable, "-m", "sixrubies.cli"]
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEARED = "\x1b[2J"
PROMPT = r"Your choice \(\? for help\): $"
OPTION = re.compile(r"(?m)(?:^|(?<=  ))(?: {2,3})?(\d{1,2}) (?=\S)")
PATIENCE = 60.0  # seconds: a shared machine is slow now and then


def environment(home: Path, **more: str) -> dict[str, str]:
    """What the command sees: its own folder, English, a terminal with colours."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "CI", "COLUMNS", "LINES")}
    return {**kept, "SIXRUBIES_HOME": str(home), "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **more}


def heed_interrupts() -> None:
    """As a terminal's programs do."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`with Terminal(home, "play", "--seed", "5") as t: t.expect(...); t.type(...)`."""

    def __init__(self, home: Path, *args: str, width: int = 80, height: int = 24, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(home, **more),
            start_new_session=True,
            preexec_fn=heed_interrupts,  # a run in the background ignores them, and its children with it
        )
        os.close(slave)
        self.raw = ""  # everything written so far
        self.seen = 0  # how much of it was expected already

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def _read(self, seconds: float) -> bool:
        """What is there to read; False at the end."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def expect(self, pattern: str) -> str:
        """Wait until the pattern stands on the screen; all that was written since the last time, without styles."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            text = plain(self.raw[self.seen :])
            if re.search(pattern, text):
                self.seen = len(self.raw)
                return text
            if not self._read(0.2) and not re.search(pattern, plain(self.raw[self.seen :])):
                break
        raise AssertionError(f"{pattern!r} did not come; instead:\n{plain(self.raw[self.seen :])}")

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def answer(self, line: str, pattern: str = PROMPT) -> str:
        """Type a line and wait for the next prompt."""
        self.type(line)
        return self.expect(pattern)

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def end(self) -> int:
        """Wait for the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._read(0.2):
            if time.monotonic() > until:
                raise AssertionError(f"it does not end:\n{self.text()}")
        return self.process.wait(PATIENCE)

    def text(self) -> str:
        return plain(self.raw)


def plain(raw: str) -> str:
    return STYLES.sub("", raw).replace("\r", "")


def options(text: str) -> list[int]:
    """The numbers that can be typed at the last question of a screen."""
    question = text[: text.rindex("Your choice")].rindex("?")
    return [int(number) for number in OPTION.findall(text[question:])]
