"""The component values a game is played with: those of its boxes, and what the players have replaced."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from . import _boxes
from ._checks import Conflict
from ._reading import ComponentFile
from .errors import ComponentError
from .grades import OWNER, Value


class Components:
    """All values of a game by dotted key; `overrides` are those that differ from the boxes, plain data for a record."""

    names: tuple[str, ...]
    values: Mapping[str, Value]
    overrides: Mapping[str, object]

    def __init__(self, names: Sequence[str], overrides: Mapping[str, object]) -> None:
        self.names = tuple(names)
        values = deepcopy(dict(_boxes.printed(self.names)))
        checks = _boxes.schema(self.names)
        changes: dict[str, object] = {}
        for key, given in overrides.items():
            _boxes.check(key, given, checks)
            if given != values[key].value:
                changes[key] = deepcopy(given)
                values[key] = replace(values[key], value=deepcopy(given), grade=OWNER, source="the players")
        self.values, self.overrides = values, changes
        try:
            _boxes.fit(self.names, {key: value.value for key, value in values.items()})
        except Conflict as conflict:
            raise ComponentError(conflict.reason) from None

    def __getitem__(self, key: str) -> Any:
        return self.values[key].value

    def house(self) -> list[Value]:
        """Every value in use that is not certain, those of the players included."""
        return [value for value in self.values.values() if value.grade != "certain"]

    def changed(self, overrides: Mapping[str, object]) -> Components:
        """The same with these values replaced as well; giving the printed value takes a replacement back."""
        return Components(self.names, {**self.overrides, **overrides})


def load(names: Sequence[str] = ("base",), overrides: Mapping[str, object] | None = None) -> Components:
    """The values of the boxes named, with `overrides` (dotted key to value) in place of theirs."""
    return Components(names, overrides or {})


def read_overrides(path: str | os.PathLike[str], names: Sequence[str] = ("base",)) -> dict[str, object]:
    """The values of a player's file, checked by themselves and together with those of the boxes named."""
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:  # a ValueError for a name that no file can have
        raise ComponentError(f"the file can't be read: {getattr(error, 'strerror', error)}", str(path)) from None
    given = ComponentFile(str(path), data, _boxes.schema(names))
    values = {key: value.value for key, value in _boxes.printed(tuple(names)).items()} | given.values()
    try:
        _boxes.fit(names, values)
    except Conflict as conflict:
        raise given.refuse_conflict(conflict) from None
    return given.values()
