"""People at one table in real browsers: talk, a server that dies and comes back, a rematch, a clock that runs out."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from sixrubies.web.pages import CLIENT, PAGE
from tests.browser.conftest import WEB
from tests.needed import needed
from tests.web.server import serving, sqlite


@pytest.mark.long
def test_people_talk_come_back_and_play_again(tmp_path: Path, node: str, chromium: str):
    """A server of its own: it is killed in the middle and started again at the same address."""
    needed((CLIENT / PAGE).is_file(), "needs the client: `make client`")
    with (
        serving(sqlite(tmp_path), tmp_path) as server,
        subprocess.Popen(
            [node, "browser/social.mjs", server.base, *os.environ.get("SHOTS", "").split()],
            cwd=WEB,
            env={**os.environ, "CHROMIUM": chromium},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stdin is not None and process.stdout is not None
        last = ""
        for line in process.stdout:
            last = line.strip()
            if last in ("kill", "start"):
                if last == "kill":
                    server.stop(signal.SIGKILL)
                else:
                    server.start()
                process.stdin.write("done\n")
                process.stdin.flush()
    told = json.loads(last)
    assert told["faults"] == [], told
    assert told["said"] == 6 and told["back"] and told["again"] and told["reclaimed"]
