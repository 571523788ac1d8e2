"""The table without a mouse and without eyes: whole games by keyboard and by what a screen reader is told."""

import json
import os
import subprocess
from typing import Any

from tests.browser.conftest import WEB
from tests.web.server import Server


def script(name: str, node: str, chromium: str, *arguments: str) -> dict[str, Any]:
    """What a script in web/browser tells: one line of JSON with its `faults`."""
    done = subprocess.run(
        [node, f"browser/{name}.mjs", *arguments],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.stdout, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["faults"] == []
    return told


def test_a_game_is_played_by_the_keyboard_alone(served: Server, node: str, chromium: str):
    told = script("keyboard", node, chromium, served.base)
    assert told["status"] == "finished" and told["steps"] > 10
    assert told["undone"] > 0 and told["walked"] > 0


def test_a_game_is_played_through_the_accessibility_tree_alone(served: Server, node: str, chromium: str):
    told = script("tree", node, chromium, served.base)
    assert told["status"] == "finished" and told["steps"] > 10
    assert told["told"] > 0
