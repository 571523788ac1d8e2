"""The numbered statements of the rules, where the documents of the project lie beside the package."""

import re
from pathlib import Path

import sixrubies

DOCUMENTS = [
    Path(sixrubies.__file__).parents[2] / "docs" / "rules" / f"{name}.md"
    for name in ("base", "mocha", "letters", "dice")
]
STATEMENT = re.compile(r"- \*\*([A-Z]+\d+(?:\.\d+)?)\*\* (.*)")
SOURCES = re.compile(r"\s*\*\([^)]*\)\*$")


def statement(name: str) -> str | None:
    """The statement in our own words, without its sources; None where the documents are not installed."""
    lines = [line for path in DOCUMENTS if path.is_file() for line in path.read_text(encoding="utf-8").splitlines()]
    found = map(STATEMENT.fullmatch, lines)
    texts = {match[1]: SOURCES.sub("", match[2]) for match in found if match}
    return texts.get(name.upper())
