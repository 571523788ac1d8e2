"""A file for the owner of a box to fill in."""

from __future__ import annotations

from textwrap import wrap

from ._toml import entry
from .components import Components
from .grades import Value

HEAD = """\
Component values that are not certain: look them up in your box, correct them here, leave the rest as it is.
Then play with this file: sixrubies play --components FILE"""
WIDTH = 120


def template(components: Components, language: str = "en") -> str:
    """TOML with just the values that are not certain, as they are now; reading it back changes nothing."""
    return "\n\n".join([_comment(HEAD), *(_question(value, language) for value in components.house())]) + "\n"


def _question(value: Value, language: str) -> str:
    about = f"{value.asked(language)}\nGrade: {value.grade}. Source: {value.source}."
    return f"{_comment(about)}\n{entry(value.key, value.value)}"


def _comment(text: str) -> str:
    return "\n".join(line for part in text.split("\n") for line in wrap(f"# {part}", WIDTH, subsequent_indent="# "))
