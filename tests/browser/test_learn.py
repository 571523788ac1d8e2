"""The guided first game, followed lesson by lesson in a real browser; the rules page; what is said in trouble."""

import pytest

from tests.browser.conftest import Script
from tests.web.server import Server
from tools import client_rules

LESSONS = ["move", "assistant", "warehouse", "market", "toll", "mosque", "encounters", "ruby", "family", "end"]


def test_the_rules_by_topic_are_as_the_texts_have_them():
    assert client_rules.stale() == [], "run tools/client_rules.py"


@pytest.mark.long
@pytest.mark.parametrize(("mode", "locale"), [("pointer", "en-GB"), ("keys", "de-DE")])
def test_the_first_game_is_played_by_following_its_lessons(mode: str, locale: str, served: Server, script: Script):
    assert script("learn", served.base, mode, locale)["lessons"] == LESSONS


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_rules_are_found_by_game_word_topic_and_statement(locale: str, served: Server, script: Script):
    told = script("rules", served.base, locale)
    assert min(told["topics"].values()) > 50


@pytest.mark.long
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_trouble_is_told_in_words_with_a_way_out(locale: str, served: Server, script: Script):
    assert len(script("trouble", served.base, locale)["checks"]) == 11
