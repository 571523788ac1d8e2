"""Component files: from text to checked values, each refusal with its line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ._checks import Check, Conflict, Fault, Path, did_you_mean, spelled
from ._lines import Lines
from .errors import ComponentError

ABOUT: Final = ("grade", "source", "question", "question_de")
FIELDS: Final = ("value", *ABOUT)
_WHERE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class Entry(NamedTuple):
    """What a file says of one key: the value, where it stands, and the other fields as far as they are given."""

    value: object
    path: Path
    fields: Mapping[str, object]


class ComponentFile:
    """The entries of one file, each known and allowed by itself."""

    def __init__(self, name: str, data: bytes, schema: Mapping[str, Check]) -> None:
        self.name = name
        self.schema = schema
        self.entries: dict[str, Entry] = {}
        text = self._text(data)
        document = self._document(text)
        self.lines = Lines(text)
        self._collect(document, ())

    def values(self) -> dict[str, object]:
        return {key: entry.value for key, entry in self.entries.items()}

    def refuse(self, reason: str, path: Path) -> ComponentError:
        return ComponentError(reason, self.name, self.lines.of(path))

    def refuse_conflict(self, conflict: Conflict) -> ComponentError:
        """The line of the first of the values in conflict that this file holds."""
        paths = [self.entries[key].path for key in conflict.keys if key in self.entries]
        return self.refuse(conflict.reason, paths[0]) if paths else ComponentError(conflict.reason, self.name)

    def _text(self, data: bytes) -> str:
        try:
            return data.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            line = data.count(b"\n", 0, error.start) + 1
            raise ComponentError("the file must be a text in UTF-8", self.name, line) from None

    def _document(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except RecursionError:
            raise ComponentError("lists or tables are nested too deeply", self.name) from None
        except ValueError as error:  # a TOMLDecodeError, or Python's own limit for the digits of a number
            raise self._not_toml(text, str(error)) from None

    def _not_toml(self, text: str, message: str) -> ComponentError:
        where = _WHERE.search(message)
        line = None
        if where:
            message = message[: where.start()]
            line = int(where[1]) if where[1] else text.rstrip("\n").count("\n") + 1
        if message.startswith(("Cannot", "Duplicate")):  # a key or table that is there already
            twice = Lines(text).twice()
            if twice:
                path, first, line = twice
                return ComponentError(f"{spelled(path)} is given twice, first in line {first}", self.name, line)
        return ComponentError(f"this is not TOML: {message}", self.name, line)

    def _collect(self, node: Mapping[str, object], path: Path) -> None:
        for name, child in node.items():
            here = (*path, name)
            key = ".".join(map(str, here))
            if key in self.schema:
                self._enter(key, child, here)
            elif isinstance(child, dict) and any(known.startswith(f"{key}.") for known in self.schema):
                self._collect(child, here)
            else:
                leaf = _leaf(child, here)
                hint = did_you_mean(".".join(map(str, leaf)), list(self.schema))
                raise self.refuse(f"{spelled(leaf)} is not a component value{hint}", leaf)

    def _enter(self, key: str, node: object, path: Path) -> None:
        """A key has a table with its fields, or, in short, its value itself."""
        entry = Entry(node, path, {})
        if isinstance(node, dict) and (not node or any(field in node for field in FIELDS)):
            for field in node:
                if field not in FIELDS:
                    hint = did_you_mean(field, list(FIELDS))
                    raise self.refuse(f"{spelled((*path, field))} is not known{hint}", (*path, field))
            if "value" not in node:
                raise self.refuse(f"{key} has no value", path)
            entry = Entry(node["value"], (*path, "value"), node)
        if key in self.entries:
            first = self.lines.of(self.entries[key].path)
            raise self.refuse(f"{key} is given twice, first in line {first}", path)
        try:
            self.schema[key](entry.value)
        except Fault as fault:
            raise self.refuse(fault.told(key), (*entry.path, *fault.at)) from None
        self.entries[key] = entry


def _leaf(node: object, path: Path) -> Path:
    """The key that was meant below an unknown name: as deep as there are only tables."""
    while isinstance(node, dict) and node and "value" not in node:
        name, node = next(iter(node.items()))
        path = (*path, name)
    return path
