"""On which line of a TOML file each key and entry stands; `tomllib` does not tell.

The scanner follows text that `tomllib` has accepted, so it only has to find its way, not to judge. In text that was
refused it stops where it no longer understands.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from collections import Counter
from contextlib import suppress

from ._checks import Path

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})' + r"|'''.*?'''(?:'{0,2})" + r'|"(?:[^"\\\n]|\\.)*"' + r"|'[^'\n]*'",
    re.DOTALL,
)
_KEY_PART = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*""")
_PLAIN = re.compile(r"[^,\]}#\n]+")


class _Lost(Exception):
    """The text is not TOML from here on."""


class Lines:
    """All keys and list entries of a text in their order, each with its line (the first is 1)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.pos = 0
        self._ends = [match.start() for match in re.finditer("\n", text)]
        self.found: list[tuple[Path, int]] = []
        self._lists: Counter[Path] = Counter()
        with suppress(_Lost):
            self._document()

    def of(self, path: Path) -> int | None:
        """The line of the path; of the first thing below it, where it has none of its own; or of what it lies in."""
        for known, line in self.found:
            if known == path:
                return line
        for known, line in self.found:
            if known[: len(path)] == path:
                return line
        return self.of(path[:-1]) if len(path) > 1 else None

    def twice(self) -> tuple[Path, int, int] | None:
        """The first path that is given a second time, with both lines."""
        first: dict[Path, int] = {}
        for path, line in self.found:
            if path in first:
                return path, first[path], line
            first[path] = line
        return None

    def _document(self) -> None:
        table: Path = ()
        while self._next():
            if self._take("[["):
                start = self.pos
                head = self._placed(self._key())
                table = (*head, self._lists[head])
                self._lists[head] += 1
                self._note(table, start)
                self._expect("]]")
            elif self._take("["):
                start = self.pos
                table = self._placed(self._key())
                self._note(table, start)
                self._expect("]")
            else:
                self._pair(table)

    def _pair(self, table: Path) -> None:
        start = self.pos
        path = table + self._key()
        self._note(path, start)
        self._expect("=")
        self._value(path)

    def _value(self, path: Path) -> None:
        self._next()
        string = _STRING.match(self.text, self.pos)
        if string:
            self.pos = string.end()
        elif self._take("["):
            index = 0
            while self._next() and not self._take("]"):
                self._note((*path, index), self.pos)
                self._value((*path, index))
                index += 1
                self._next()
                self._take(",")
        elif self._take("{"):
            while self._next() and not self._take("}"):
                self._pair(path)
                self._next()
                self._take(",")
        else:
            self.pos = self._match(_PLAIN).end()

    def _key(self) -> Path:
        parts: list[str] = []
        while not parts or self._take("."):
            part = self._match(_KEY_PART)
            self.pos = part.end()
            name = part[1]
            parts.append(_unquoted(name) if name[0] in "\"'" else name)
        return tuple(parts)

    def _placed(self, head: Path) -> Path:
        """Below an array of tables, a header speaks of the array's last table."""
        path: Path = ()
        for depth, part in enumerate(head, start=1):
            path = (*path, part)
            if path in self._lists and depth < len(head):
                path = (*path, self._lists[path] - 1)
        return path

    def _note(self, path: Path, pos: int) -> None:
        self.found.append((path, bisect_left(self._ends, pos) + 1))

    def _next(self) -> bool:
        """Go on to the next thing that is neither blank nor comment, if there is one."""
        self.pos = self._match(_BLANK).end()
        return self.pos < len(self.text)

    def _take(self, mark: str) -> bool:
        if not self.text.startswith(mark, self.pos):
            return False
        self.pos += len(mark)
        return True

    def _expect(self, mark: str) -> None:
        if not self._take(mark):
            raise _Lost

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        match = pattern.match(self.text, self.pos)
        if match is None:
            raise _Lost
        return match


def _unquoted(name: str) -> str:
    try:
        return str(tomllib.loads(f"name = {name}")["name"])
    except tomllib.TOMLDecodeError:
        raise _Lost from None
