"""Games seen again in a real browser: taken in from a file, moved through, compared with what the server tells."""

import os
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.notation import write
from sixrubies.rulesets import RULESETS
from tests.browser.conftest import Script
from tests.web.server import Server


@pytest.mark.long
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_file_is_seen_again(ruleset: str, served: Server, script: Script, tmp_path: Path):
    game = sr.new_game(ruleset, seats=3, seed=21)
    bots.play_out(game, [bots.make("greedy", seat) for seat in range(3)])
    file, broken = tmp_path / "game.txt", tmp_path / "broken.txt"
    file.write_text(write(game.record()), encoding="utf-8")
    head, _, tail = write(game.record()).rpartition("\n2.1 ")
    broken.write_text(f"{head}\n2.1 fly:17 {tail}", encoding="utf-8")
    shots = os.environ.get("SHOTS", "")
    assert script("replay", served.base, str(file), str(broken), shots)["total"] > 20


@pytest.mark.long
@pytest.mark.parametrize("name", ["follow", "explain"])
def test_one_follows_what_happens_and_is_told_the_rules(name: str, served: Server, script: Script):
    script(name, served.base, os.environ.get("SHOTS", ""))
