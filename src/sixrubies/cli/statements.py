"""The numbered statements of the rules, where the documents of the project lie beside the package."""

import re
from pathlib import Path

import sixrubies

RULES = Path(sixrubies.__file__).parents[2] / "docs" / "rules"
DOCUMENTS = ("base.md", "mocha.md", "letters.md", "dice.md")
STATEMENT = re.compile(r"- \*\*([A-Z]+\d+(?:\.\d+)?)\*\* (.*)")
SOURCES = re.compile(r"\s*\*\([^)]*\)\*$")


def statement(name: str, language: str) -> str | None:
    """The statement in our own words, without its sources; None where the documents are not installed."""
    folder = RULES / language if (RULES / language).is_dir() else RULES
    paths = [folder / document for document in DOCUMENTS if (folder / document).is_file()]
    lines = [line for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    found = map(STATEMENT.fullmatch, lines)
    texts = {match[1]: SOURCES.sub("", match[2]) for match in found if match}
    return texts.get(name.upper())
