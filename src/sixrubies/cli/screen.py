"""The terminal: where lines go to and answers come from."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.text import Text

from sixrubies.cli.signs import styled

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # home, the screen, what has scrolled off it
INDENT = 2


class Screen:
    """Rich's console with a few habits: nothing is highlighted or read as markup, lines are ours to break."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def can_move(self) -> bool:
        """Whether the cursor can be moved and the screen be cleared."""
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, *things: RenderableType) -> None:
        self.console.print(Group(*things))

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ellipsis", crop=True)

    def say(self, text: str | Text, style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A sentence, wrapped; `hang`: how far its further lines are indented beyond the first."""
        told = styled(text, style) if isinstance(text, str) else text
        width = max(20, self.width - indent - hang)
        first, *others = told.wrap(self.console, width) or [Text()]
        self.console.print(Text(" " * indent) + first)
        for line in others:
            self.console.print(Text(" " * (indent + hang)) + line)

    def whole(self, text: str, style: str = "") -> None:
        """A line with a path in it, which stays in one piece for whoever copies it."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    def plain(self, text: str) -> None:
        """A text as it is, whatever the width of the window."""
        self.console.file.write(text)

    def json(self, value: Any) -> None:
        """For programs."""
        self.plain(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def flow(self, entries: Sequence[Text]) -> None:
        """Short entries one after another, as many in a line as there is room for."""
        line = Text()
        for entry in entries:
            if line.cell_len and line.cell_len + INDENT + entry.cell_len > self.width:
                self.console.print(line)
                line = Text()
            if INDENT + entry.cell_len > self.width:
                self.say(entry, indent=INDENT, hang=3)
            else:
                line += Text(" " * INDENT) + entry
        if line.cell_len:
            self.console.print(line)

    def clear(self) -> None:
        """Nothing that stood here can be read any more, however far one scrolls back."""
        if self.can_move:
            self.console.file.write(CLEAR)
        else:
            self.console.file.write("\n" * max(self.console.height, 60))
        self.console.file.flush()

    def ask(self, prompt: str) -> str | None:
        """A line from the player; None when there will be no more."""
        self.console.print(styled(prompt, "bold"), end="")
        self.console.file.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            self.console.print()
            raise
        if not sys.stdin.isatty() or not line:
            self.console.print(line.strip())  # what a terminal would have shown
        return line.strip() if line else None

    def busy(self) -> "Busy":
        """A sign of life during long work; use it with `with`."""
        return Busy(self.console if self.can_move else None)


class Busy:
    """A line below everything that says what is being done, where a terminal can take it away again."""

    def __init__(self, console: Console | None) -> None:
        self.status = console.status("", spinner="line") if console is not None else None

    def __enter__(self) -> "Busy":
        if self.status is not None:
            self.status.start()
        return self

    def __exit__(self, *error: object) -> None:
        if self.status is not None:
            self.status.stop()

    def update(self, text: str) -> None:
        if self.status is not None:
            self.status.update(text)
