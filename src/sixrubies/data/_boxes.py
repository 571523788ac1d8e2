"""The boxes that have component data: the printed values, what each may be, and how they fit together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from . import _base, _dice, _letters, _mocha
from ._checks import Check, Fault, did_you_mean
from ._reading import ABOUT, ComponentFile
from .errors import ComponentError
from .grades import GRADES, Value

BOXES: Final = {"base": _base, "mocha": _mocha, "letters": _letters, "dice": _dice}


def schema(names: Iterable[str]) -> dict[str, Check]:
    checks: dict[str, Check] = {}
    for name in names:
        if name not in BOXES:
            hint = did_you_mean(name, list(BOXES))
            raise ComponentError(f"there is no component data for {name}{hint}; known: {', '.join(BOXES)}")
        checks.update(BOXES[name].SCHEMA)
    return checks


def check(key: str, value: object, checks: Mapping[str, Check]) -> None:
    """Refuse a value given in Python, as a file with it would be."""
    if key not in checks:
        raise ComponentError(f"{key} is not a component value{did_you_mean(str(key), list(checks))}")
    try:
        checks[key](value)
    except Fault as fault:
        raise ComponentError(fault.told(key)) from None


def fit(names: Iterable[str], values: Mapping[str, Any]) -> None:
    """Raise a Conflict where the values can't be played with together."""
    for name in names:
        BOXES[name].fit(values)


@cache
def printed(names: tuple[str, ...]) -> Mapping[str, Value]:
    """The values of the boxes as they come; shared, so for copying only."""
    schema(names)
    values: dict[str, Value] = {}
    for name in names:
        data = files(__package__).joinpath(f"{name}.toml").read_bytes()
        values.update(read_box(f"{name}.toml", data, BOXES[name].SCHEMA))
    return values


def read_box(file: str, data: bytes, checks: Mapping[str, Check]) -> dict[str, Value]:
    """A box's own file, of which more is asked than of a player's: all values, and all about each of them."""
    box = ComponentFile(file, data, checks)
    for key in checks:
        if key not in box.entries:
            raise ComponentError(f"{key} is missing", file)
    for key, entry in box.entries.items():
        for field in ABOUT:
            if not isinstance(entry.fields.get(field), str) or not entry.fields[field]:
                raise box.refuse(f"{key} must have a {field}", entry.path[:-1])
        if entry.fields["grade"] not in GRADES:
            raise box.refuse(f"{key}.grade must be one of {', '.join(GRADES)}", (*entry.path[:-1], "grade"))
    return {
        key: Value(key, entry.value, *(str(entry.fields[field]) for field in ABOUT))
        for key, entry in box.entries.items()
    }
