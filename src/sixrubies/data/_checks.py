"""What a value may be: small checks, put together in the schema of each box.

A check takes a value and raises a Fault, or is content. The reasons are predicates ("must be ..."): whoever knows the
key puts its name before them.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TypeAlias

from ._toml import found, key_part

Path: TypeAlias = tuple[str | int, ...]
Check: TypeAlias = Callable[[object], None]


class Fault(Exception):
    """A value refused: why, and where inside the value."""

    def __init__(self, reason: str, at: Path = ()) -> None:
        super().__init__(reason, at)
        self.reason = reason
        self.at = at

    def told(self, key: str) -> str:
        return f"{spelled((*key.split('.'), *self.at))} {self.reason}"


class Conflict(Exception):
    """Values that are fine alone and impossible together: why, and which keys take part."""

    def __init__(self, reason: str, *keys: str) -> None:
        super().__init__(reason, *keys)
        self.reason = reason
        self.keys = keys


def spelled(path: Path) -> str:
    """A path in words: entries of lists are counted from 1."""
    name = ""
    for part in path:
        name = f"entry {part + 1} of {name}" if isinstance(part, int) else f"{name}.{key_part(part)}".lstrip(".")
    return name


def did_you_mean(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else ""


def whole(low: int, high: int) -> Check:
    def check(value: object) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise Fault(f"must be a whole number from {low} to {high}, found {found(value)}")

    return check


def word(*words: str) -> Check:
    def check(value: object) -> None:
        if not isinstance(value, str) or value not in words:
            raise Fault(f"must be one of {', '.join(words)}, found {found(value)}")

    return check


def word_or_whole(words: tuple[str, ...], low: int, high: int) -> Check:
    def check(value: object) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            if not isinstance(value, str) or value not in words:
                raise Fault(f"must be a number of Lira or one of {', '.join(words)}, found {found(value)}")
        elif not low <= value <= high:
            raise Fault(f"must be from {low} to {high} Lira, found {value}")

    return check


def row(entry: Check, least: int, most: int | None = None) -> Check:
    """A list of `least` entries, or of `least` to `most`."""
    most = least if most is None else most
    wanted = f"{least}" if least == most else f"{least} to {most}"

    def check(value: object) -> None:
        if not isinstance(value, list):
            raise Fault(f"must be a list of {wanted} entries, found {found(value)}")
        if not least <= len(value) <= most:
            raise Fault(f"must be a list of {wanted} entries, found a list of {len(value)}")
        for index, item in enumerate(value):
            _inside(entry, item, index)

    return check


def rising(check_row: Check) -> Check:
    """A row in which every entry is greater than the one before it."""

    def check(value: object) -> None:
        check_row(value)
        assert isinstance(value, list)
        for index in range(1, len(value)):
            if value[index] <= value[index - 1]:
                reason = f"must be greater than the entry before it, found {value[index]} after {value[index - 1]}"
                raise Fault(reason, (index,))

    return check


def table(entry: Check, *names: str) -> Check:
    """A table with exactly these names."""

    def check(value: object) -> None:
        if not isinstance(value, dict):
            raise Fault(f"must be a table of {', '.join(names)}, found {found(value)}")
        for name, item in value.items():
            if not isinstance(name, str):
                raise Fault(f'must have texts as keys, such as "{names[0]}", found {found(name)}')
            if name not in names:
                raise Fault(f"is not known{did_you_mean(name, list(names))}", (name,))
            _inside(entry, item, name)
        for name in names:
            if name not in value:
                raise Fault(f"must be a table of {', '.join(names)}; {name} is missing")

    return check


def _inside(check: Check, value: object, part: str | int) -> None:
    try:
        check(value)
    except Fault as fault:
        raise Fault(fault.reason, (part, *fault.at)) from None
