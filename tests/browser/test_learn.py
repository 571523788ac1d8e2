"""The guided first game, followed lesson by lesson in a real browser; the rules page; what is said in trouble."""

import json
import os
import subprocess
from typing import Any

import pytest

from tests.browser.conftest import WEB
from tests.web.server import Server
from tools import client_rules

LESSONS = ["move", "assistant", "warehouse", "market", "toll", "mosque", "encounters", "ruby", "family", "end"]


def test_the_rules_by_topic_are_as_the_texts_have_them():
    assert client_rules.stale() == [], "run tools/client_rules.py"


def run(chromium: str, *command: str) -> dict[str, Any]:
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "CHROMIUM": chromium},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.stdout, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert told["faults"] == []
    return told


@pytest.mark.parametrize(("mode", "locale"), [("pointer", "en-GB"), ("keys", "de-DE")])
def test_the_first_game_is_played_by_following_its_lessons(
    mode: str, locale: str, served: Server, node: str, chromium: str
):
    assert run(chromium, node, "browser/learn.mjs", served.base, mode, locale)["lessons"] == LESSONS


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_rules_are_found_by_game_word_topic_and_statement(locale: str, served: Server, node: str, chromium: str):
    told = run(chromium, node, "browser/rules.mjs", served.base, locale)
    assert min(told["topics"].values()) > 50


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_trouble_is_told_in_words_with_a_way_out(locale: str, served: Server, node: str, chromium: str):
    assert len(run(chromium, node, "browser/trouble.mjs", served.base, locale)["checks"]) == 11
