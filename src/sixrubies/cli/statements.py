"""The numbered statements of the rules, where the documents of the project lie beside the package."""

import re
from pathlib import Path

import sixrubies

DOCUMENT = Path(sixrubies.__file__).parents[2] / "docs" / "rules" / "base.md"
STATEMENT = re.compile(r"- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.*)")
SOURCES = re.compile(r"\s*\*\([^)]*\)\*$")
NAME = re.compile(r"[A-Za-z]\d+(\.\d+)?")


def statement(name: str) -> str | None:
    """The statement in our own words, without its sources; None where the documents are not installed."""
    if not DOCUMENT.is_file():
        return None
    found = (STATEMENT.fullmatch(line) for line in DOCUMENT.read_text(encoding="utf-8").splitlines())
    texts = {match[1]: SOURCES.sub("", match[2]) for match in found if match}
    return texts.get(name.upper())
