"""The pages of the project, and the paths they name."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)#]+)\)")
ENDINGS = (".py", ".md", ".toml", ".txt", ".ftl", ".svg", "/")


def read(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def links(page: str) -> list[str]:
    return [link for link in LINK.findall(read(page)) if not link.startswith("http")]


def exists(path: str) -> bool:
    """A path from the root, from the package, or from one of its parts."""
    roots = [
        "",
        "src/sixrubies",
        "src/sixrubies/board",
        "src/sixrubies/texts",
        "src/sixrubies/texts/en",
        "docs/rules",
        "tests/playthroughs",
    ]
    return any((ROOT / root / path).exists() for root in roots)


def paths(page: str) -> list[str]:
    """What is written as code and looks like a path."""
    return [found for found in re.findall(r"`([\w./-]+)`", read(page)) if found.endswith(ENDINGS)]
