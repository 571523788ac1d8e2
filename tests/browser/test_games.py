"""Whole games in a real browser: clicked on the page, compared with the server after each step."""

import os
from pathlib import Path

import pytest

from sixrubies.rulesets import RULESETS
from tests.browser.conftest import Script
from tests.web.server import Server

GAMES = int(os.environ.get("SIXRUBIES_GAMES", "1"))  # of each ruleset; `make browser` plays more


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_is_played_by_what_the_page_offers(
    ruleset: str, number: int, served: Server, advice: str, script: Script, tmp_path: Path
):
    told = script("play", served.base, ruleset, str(tmp_path), ADVICE=advice)
    assert told["status"] == "finished" and told["steps"] > 10
    assert told["compared"] > told["steps"]
    assert len(list(tmp_path.glob("*x*.png"))) == 4
