"""The table without a mouse and without eyes: whole games by keyboard and by what a screen reader is told."""

import gzip

import pytest

from sixrubies.web.pages import CLIENT
from tests.browser.conftest import Script
from tests.web.server import Server


def test_a_game_is_played_by_the_keyboard_alone(served: Server, script: Script):
    told = script("keyboard", served.base)
    assert told["status"] == "finished" and told["steps"] > 10
    assert told["undone"] > 0 and told["walked"] > 0


@pytest.mark.long
def test_a_game_is_played_through_the_accessibility_tree_alone(served: Server, script: Script):
    told = script("tree", served.base)
    assert told["status"] == "finished" and told["steps"] > 10
    assert told["told"] > 0


@pytest.mark.long
def test_the_first_game_is_learnt_and_played_to_its_end_through_the_accessibility_tree(served: Server, script: Script):
    told = script("tree", served.base, "learn")
    assert told["lessons"] == list(range(1, 11))
    assert told["status"] == "finished"


@pytest.mark.long
def test_axe_finds_nothing_serious_on_any_page_in_three_themes(served: Server, script: Script):
    told = script("axe", served.base)
    assert told["looked"] >= 60


@pytest.mark.long
def test_no_text_is_too_long_for_its_place_in_german_or_longer(served: Server, script: Script):
    pages = ("start", "waiting", "chosen", "table great_bazaar", "keys", "dice chosen", "replay")
    told = script("overflow", served.base, *pages)
    assert told["looked"] >= 120


def test_the_first_playable_page_is_light(served: Server):
    """What a browser loads up to the first move of the base game in one language, gzipped."""
    later = ("de-", "mocha-", "letters-", "great_bazaar-", "dice-", "rules")
    files = [path for path in CLIENT.rglob("*") if path.is_file() and not path.name.startswith(later)]
    assert any(path.name.startswith("base-") for path in files), "needs the client: `make client`"
    assert sum(len(gzip.compress(path.read_bytes())) for path in files) <= 250_000
