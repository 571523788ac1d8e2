"""The guided first game, followed lesson by lesson in a real browser; and the rules page."""

import json
import os
import subprocess

import pytest

from tests.browser.conftest import WEB
from tests.web.server import Server
from tools import client_rules

LESSONS = ["move", "assistant", "warehouse", "market", "toll", "mosque", "encounters", "ruby", "family", "end"]


def test_the_rules_by_topic_are_as_the_texts_have_them():
    assert client_rules.stale() == [], "run tools/client_rules.py"


@pytest.mark.parametrize(("mode", "locale"), [("pointer", "en-GB"), ("keys", "de-DE")])
def test_the_first_game_is_played_by_following_its_lessons(
    mode: str, locale: str, served: Server, node: str, chromium: str
):
    done = subprocess.run(
        [node, "browser/learn.mjs", served.base, mode, locale],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["faults"] == []
    assert told["lessons"] == LESSONS


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_trouble_is_told_in_words_with_a_way_out(locale: str, served: Server, node: str, chromium: str):
    done = subprocess.run(
        [node, "browser/trouble.mjs", served.base, locale],
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout, done.stderr
    told = json.loads(done.stdout)
    assert told["faults"] == [] and len(told["checks"]) == 11
