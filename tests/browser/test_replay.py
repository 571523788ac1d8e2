"""Games seen again in a real browser: taken in from a file, moved through, compared with what the server tells."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.notation import write
from sixrubies.rulesets import RULESETS
from tests.browser.conftest import WEB
from tests.web.server import Server


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_file_is_seen_again(ruleset: str, served: Server, node: str, chromium: str, tmp_path: Path):
    game = sr.new_game(ruleset, seats=3, seed=21)
    bots.play_out(game, [bots.make("greedy", seat) for seat in range(3)])
    file, broken = tmp_path / "game.txt", tmp_path / "broken.txt"
    file.write_text(write(game.record()), encoding="utf-8")
    head, _, tail = write(game.record()).rpartition("\n2.1 ")
    broken.write_text(f"{head}\n2.1 fly:17 {tail}", encoding="utf-8")
    done = subprocess.run(
        [node, "browser/replay.mjs", served.base, str(file), str(broken), os.environ.get("SHOTS", "")],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["faults"] == [] and told["total"] > 20


@pytest.mark.parametrize("script", ["follow", "explain"])
def test_one_follows_what_happens_and_is_told_the_rules(script: str, served: Server, node: str, chromium: str):
    done = subprocess.run(
        [node, f"browser/{script}.mjs", served.base, os.environ.get("SHOTS", "")],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout, done.stderr
    assert json.loads(done.stdout)["faults"] == []
