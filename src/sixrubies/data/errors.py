"""The one error of the component data."""

from __future__ import annotations

from sixrubies.core.errors import SixRubiesError


class ComponentError(SixRubiesError):
    """A component file or value that can't be used. Its text names the file and the line, if any, and the reason."""

    def __init__(self, reason: str, file: str | None = None, line: int | None = None) -> None:
        super().__init__(reason, file, line)
        self.reason = reason
        self.file = file
        self.line = line

    def __str__(self) -> str:
        if self.file is None:
            return self.reason
        return f"{self.file}: {self.reason}" if self.line is None else f"{self.file}, line {self.line}: {self.reason}"
