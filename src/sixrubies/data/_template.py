"""A file for the owner of a box to fill in."""

from __future__ import annotations

from textwrap import wrap

from ._toml import entry
from .components import Components
from .grades import Value

HEAD = """\
The component values that are not certain. Look each of them up in your box, correct it here, leave the others as they
are, and play with this file: sixrubies play --components FILE"""


def template(components: Components) -> str:
    """TOML with just the values that are not certain, as they are now; reading it back changes nothing."""
    return "\n\n".join([_comment(HEAD), *map(_question, components.house())]) + "\n"


def _question(value: Value) -> str:
    about = f"{value.question}\nGrade: {value.grade}. Source: {value.source}."
    return f"{_comment(about)}\n{entry(value.key, value.value)}"


def _comment(text: str) -> str:
    return "\n".join(f"# {line}" for part in text.split("\n") for line in wrap(part, 116))
