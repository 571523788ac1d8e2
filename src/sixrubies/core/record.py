"""The record of a game: header, every action incl. chance, digests, result."""

import hashlib
import json
from dataclasses import dataclass, field
from typing import Any

from sixrubies.core.event import EVERYONE

FORMAT = 1
SECRET = ("seed", "key", "position")  # of a header: a running game's readers may not know them


@dataclass
class Entry:
    """One action as it was recorded. `audience` is the one seat that may know a chance outcome, or EVERYONE."""

    token: str
    owner: int
    step: str
    turn: str  # the line of the game file it belongs to: `setup`, `3.1` (round 3, seat 1)
    audience: int = EVERYONE

    def seen_by(self, seat: int) -> str:
        """The token as a seat may see it: `draw:?` where the outcome is somebody else's."""
        if self.audience == EVERYONE or self.audience == seat:
            return self.token
        return self.token.split(":")[0] + ":?"


@dataclass
class Record:
    """`header` holds all options, the component overrides in full, the seed and the seats."""

    header: dict[str, Any]
    entries: list[Entry]
    digests: list[tuple[int, str]] = field(default_factory=list)  # after so many actions: digest of the state
    result: dict[str, Any] | None = None
    # In which line of a file a part stands: a tag by its name, `action 12`, `digest 100`, `result`.
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)

    def line(self, part: str) -> str:
        """Where to look for a fault: `line 7: `, or nothing where the record comes from no file."""
        return f"line {self.lines[part]}: " if part in self.lines else ""

    def tokens(self) -> list[str]:
        return [entry.token for entry in self.entries]

    def seen_by(self, seat: int) -> "Record":
        """A running game's record for a reader: no seed, no digest, no hand at the start, no card he may not see."""
        header = {key: value for key, value in self.header.items() if key not in SECRET}
        entries = [
            Entry(entry.seen_by(seat), entry.owner, entry.step, entry.turn, entry.audience) for entry in self.entries
        ]
        return Record(header, entries)


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: Any) -> str:
    """SHA-256 of plain data, first half: enough to tell two states apart, short enough for a file."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:32]
