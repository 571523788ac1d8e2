"""`sixrubies play` in the browser: a server of one's own on this machine, whose tables are there again next time."""

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from importlib.resources import files
from pathlib import Path

from sixrubies.cli.home import home
from sixrubies.cli.lock import LOCK, locked
from sixrubies.cli.screen import Screen
from sixrubies.cli.words import Words
from sixrubies.core.errors import BadOption

HOST = "127.0.0.1"
ADDRESS = "play.txt"  # where it serves, or did last time
PATIENCE = 30.0  # seconds for the one that has the lock to answer
PAUSE = 0.1


def pages_built() -> bool:
    """Whether the pages are there: in an installed package always, in a work tree once `make client` has run."""
    return (files("sixrubies.web") / "client/index.html").is_file()


def play_in_browser(words: Words) -> None:
    """Serve until Ctrl-C and show the start page. While another start of ours serves, show its page and be done."""
    folder = home()
    until = time.monotonic() + PATIENCE
    while (lock := locked(folder / LOCK)) is None:
        address = _read(folder / ADDRESS)
        if answers(address):
            Screen().say(words.text("cli-play-already", address=address))
            show(address).join()
            return
        if time.monotonic() > until:
            raise BadOption(words.text("cli-play-silent", file=str(folder / LOCK)))
        time.sleep(PAUSE)
    with lock:
        _serve(folder / ADDRESS, words)


def _serve(file: Path, words: Words) -> None:
    from sixrubies.web.config import Config  # only who serves waits for the server to load
    from sixrubies.web.server import bound, serve_on

    last = _read(file).rpartition(":")[2]
    file.unlink(missing_ok=True)
    try:
        listening = bound(HOST, int(last or 0))  # the same as last time: a browser keeps settings by address
    except (BadOption, ValueError):
        listening = bound(HOST, 0)

    def begun(address: str) -> None:
        file.write_text(address, encoding="utf-8")
        Screen().say(words.text("cli-play-begun", address=address))
        show(address)  # the port is ours and listens: a browser that is quick waits there

    with suppress(KeyboardInterrupt):  # before the server has begun to listen to it
        serve_on(Config(log="warning"), listening, begun)


def answers(address: str) -> bool:
    """Whether a server of ours is there."""
    if not address.startswith(f"http://{HOST}:"):
        return False
    try:
        with urllib.request.urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(answer.read() == b'{"ok":true}')
    except (OSError, ValueError):
        return False


def show(address: str) -> threading.Thread:
    """Open the page, beside us: some browsers return only when they are closed. Not without a screen, nor in CI."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    wanted = screen and not os.environ.get("CI")
    opening = threading.Thread(target=webbrowser.open if wanted else str, args=(address,), daemon=True)
    opening.start()
    return opening


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""
