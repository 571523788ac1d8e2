"""How values are spelled in TOML: for templates, and for saying what was found in a file."""

from __future__ import annotations

import json
import re

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
DIGITS_SHOWN = 18
SHOWN = 60


def key_part(name: str) -> str:
    return name if BARE_KEY.fullmatch(name) else _text(name)


def inline(value: object) -> str:
    """The value on one line. Whatever TOML has no word for is spelled as Python does."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    if isinstance(value, dict):
        pairs = ", ".join(f"{key_part(str(name))} = {inline(item)}" for name, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, int) and abs(value) >= 10**DIGITS_SHOWN:
        return f"a number of more than {DIGITS_SHOWN} digits"  # Python refuses to spell very long ones
    return str(value)


def found(value: object) -> str:
    """The value as a message shows it: cut where it would fill the screen."""
    try:
        text = inline(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def entry(key: str, value: object) -> str:
    """The lines that give `key` its value, in the shape of a component file."""
    if isinstance(value, dict):
        return "\n".join([f"[{key}.value]", *(f"{key_part(name)} = {inline(item)}" for name, item in value.items())])
    if isinstance(value, list) and any(isinstance(row, list) for row in value):
        return "\n".join([f"[{key}]", "value = [", *(f"  {inline(row)}," for row in value), "]"])
    return f"[{key}]\nvalue = {inline(value)}"


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=not text.isprintable())
