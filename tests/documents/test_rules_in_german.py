"""docs/rules/de/: every statement and every ruling once, in the same chapter, with the same numbers and sources."""

import re
from collections import Counter

import pytest

from tests.documents.pages import ROOT, links, read

DOCUMENTS = ("base", "mocha", "letters", "dice", "rulings")
LINE = re.compile(r"- \*\*((?:ruling )?[A-Z]+\d+(?:\.\d+)?)\*\* (\S.*?)( \*\([^()]+\)\*| -> [A-Z0-9. ]+)")
CHAPTER = re.compile(r"(##+ (?:[A-Z]+\d*\b)?).*")
TOKEN = re.compile(r"[A-Z]+\d+(?:\.\d+)?|\d+|(?:twenty|thirty)-\w+|[^\W\d_]+")

WORDS = {
    2: "two second twice zwei zweit zweimal", 3: "three third drei dritt dreier dreimal", 4: "four fourth vier viert",
    5: "five fifth fünf fünft", 6: "six sixth sechs sechst", 7: "seven sieben", 8: "eight acht", 9: "nine neun",
    16: "sixteen sechzehn", 18: "eighteen achtzehn", 20: "twenty zwanzig", 24: "twenty-four vierundzwanzig",
    25: "twenty-five fünfundzwanzig", 26: "twenty-six sechsundzwanzig", 36: "thirty-six sechsunddreißig",
}  # fmt: skip
FIGURES = {word: str(number) for number, words in WORDS.items() for word in words.split()}
ENDING = re.compile(r"(?<=t)e[nrs]?$")  # zweite, dritten, fünfter


def german(page: str) -> str:
    """The German page with the ids and sources of the English one: `003 S. 4` is `003 p4`."""
    text = re.sub(r"(\d{3}) S\. (\d+)", r"\1 p\2", read(f"docs/rules/de/{page}.md"))
    return re.sub(r"(\*\*|; |\()Auslegung ", r"\1ruling ", text).replace("Daten ", "data ")


def outline(text: str) -> list[str]:
    """Chapters by their letters and statements by their ids, in order; what only looks like a statement is a fault."""
    lines = [line for line in text.splitlines() if line.startswith(("##", "- **"))]
    return [match[1] if (match := LINE.fullmatch(line) or CHAPTER.fullmatch(line)) else line for line in lines]


def statements(text: str) -> dict[str, tuple[str, str]]:
    """The words of each statement, and what it cites or leads to."""
    return {match[1]: (match[2], match[3]) for match in map(LINE.fullmatch, text.splitlines()) if match}


def numbers(text: str) -> Counter[str]:
    """Every number and every id a text names, in figures or words, but not the word for one: it is an article too."""
    tokens = (FIGURES.get(ENDING.sub("", token.lower()), token) for token in TOKEN.findall(text))
    return Counter(token for token in tokens if token[-1].isdigit())


@pytest.mark.parametrize("page", DOCUMENTS)
def test_the_german_rules_have_the_same_statements_in_the_same_chapters(page: str):
    assert len(statements(german(page))) > 80
    assert outline(german(page)) == outline(read(f"docs/rules/{page}.md"))


@pytest.mark.parametrize("page", DOCUMENTS)
def test_the_german_rules_name_the_same_numbers_and_sources(page: str):
    translated = statements(german(page))
    for name, (text, sources) in statements(read(f"docs/rules/{page}.md")).items():
        words, cited = translated[name]
        assert words != text, f"{name} is in English"
        assert cited == sources, name
        assert numbers(words) == numbers(text), f"{name}\n{text}\n{words}"


def test_numbers_are_the_same_in_figures_and_in_words():
    told = Counter(["2", "24", "B9.2", "3", "2", "1"])
    assert numbers("Two pay twenty-four Lira (B9.2), the third twice; one pays 1.") == told
    assert numbers("Zu zweit vierundzwanzig Lira (B9.2), der dritte zweimal; einer 1.") == told


@pytest.mark.parametrize("page", DOCUMENTS)
def test_links_of_the_german_rules_lead_somewhere(page: str):
    for link in links(f"docs/rules/de/{page}.md"):
        assert (ROOT / "docs" / "rules" / "de" / link).exists(), link
