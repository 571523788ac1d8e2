"""docs/bots.md is true: question and answers are those of the program, the figures those of the code."""

import json
import re

import pytest

import sixrubies as sr
from sixrubies.bots import foreign
from sixrubies.bots.program import LONGEST
from tests.documents.pages import ROOT, links, read

PAGE = read("docs/bots.md")
QUESTION, ANSWERS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
FIRST = sr.new_game("base", seats=2, seed=7)
ASKED = foreign.question(FIRST.view(0), FIRST.decision(), 1, 14, foreign.SECONDS)


def test_the_question_shown_is_the_question():
    assert json.loads(QUESTION) == ASKED, f"the page should show {json.dumps(ASKED)}"


def test_every_field_is_explained():
    named = re.findall(r"^\| `(\w+)` \|", PAGE.split("## When")[0], re.MULTILINE)
    assert named == list(ASKED)


@pytest.mark.parametrize("answer", ANSWERS.splitlines())
def test_the_answers_shown_are_answers(answer: str):
    action = foreign.chosen(answer.encode(), FIRST.decision(), 1)
    assert FIRST.token(action) == "move:4"


def test_every_fault_is_explained_with_its_figure():
    rows = PAGE.split("| fault |")[1]
    assert re.findall(r"`(\w+)`(?=[^|]*\|[^|]+\|$)", rows, re.MULTILINE) == list(foreign.FAULTS)
    assert f"{foreign.SECONDS:g} seconds or what" in rows and f"{foreign.STARTING:g} more for the first" in rows
    assert f"more than {LONGEST:,} bytes" in rows
    assert f"{foreign.PATIENCE} faults one after" in rows and f"after {foreign.MOST:,} questions" in rows


def test_links_lead_somewhere():
    for link in links("docs/bots.md"):
        assert (ROOT / "docs" / link).exists(), link
