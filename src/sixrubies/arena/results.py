"""The result file: a line that says what is played, then a line for each game, always in the same order.

It is the same whoever played it with however many processes, and it grows by whole lines, so a run that was stopped
goes on where it was. Times are not in it.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sixrubies.arena.match import Match, as_plain
from sixrubies.arena.played import OF_THIS_RUN, Played
from sixrubies.core.errors import BadFile, BadOption
from sixrubies.rulesets import RULES_VERSION

FORMAT = "six-rubies arena 1"


class Results:
    """The games of a match so far, in memory and, if there is a file, in it."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        self.games: list[Played] = []
        if file is not None:
            self._open(file)

    def _open(self, file: Path) -> None:
        """What the file holds already; a new one gets its first line."""
        if file.exists() and file.stat().st_size:
            match, self.games, whole = read(file)
            if match != self.match:
                raise BadOption(f"{file} holds another match: {told(match)}; this one is {told(self.match)}")
            with file.open("r+b") as opened:
                opened.truncate(whole)  # a line that was cut off when the run was stopped is played again
            return
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_line({"format": FORMAT, "rules_version": RULES_VERSION, **as_plain(self.match)}))
        except OSError as error:
            raise BadOption(f"can't write {file}: {error.strerror}") from None

    def add(self, played: Played) -> None:
        self.games.append(played)
        if self.file is not None:
            plain = {name: value for name, value in asdict(played).items() if name not in OF_THIS_RUN}
            with self.file.open("a") as opened:
                opened.write(_line(plain))


def told(match: Match) -> str:
    options = as_plain(match)
    return ", ".join([" ".join(options.pop("bots")), *(f"{name} {value}" for name, value in options.items())])


def read(file: Path) -> tuple[Match, list[Played], int]:
    """The match, its games, and how many bytes of the file are whole lines."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadFile(f"can't read {file}: {error.strerror}") from None
    whole = content.rfind(b"\n") + 1
    lines = content[:whole].splitlines()
    if not lines:
        raise BadFile(f"{file} is no result file: it has no first line")
    match = _match(file, _parsed(file, 1, lines[0]))
    games = [_game(file, number, _parsed(file, number, line), match) for number, line in enumerate(lines[1:], 2)]
    return match, games, whole


def _match(file: Path, header: dict[str, Any]) -> Match:
    if header.pop("format", None) != FORMAT:
        raise BadFile(f"{file} line 1: not a result file of the arena")
    version = header.pop("rules_version", None)
    if version != RULES_VERSION:
        raise BadFile(f"{file} line 1: played under rules version {version!r}, this is {RULES_VERSION}")
    try:
        return Match(**{**header, "bots": tuple(header["bots"])})
    except (TypeError, KeyError):
        raise BadFile(f"{file} line 1: the match is not described as it should be") from None


def _game(file: Path, number: int, plain: dict[str, Any], match: Match) -> Played:
    """Games stand in the order of deals and, within a deal, of seatings."""
    seatings = len(match.seatings())
    try:
        played = Played(**plain)
        fits = (played.deal, played.seating) == divmod(number - 2, seatings)
        whole = {len(played.rubies), len(played.uses), len(played.tiles)} == {match.seats}
        if fits and whole and played.winners and all(0 <= seat < match.seats for seat in played.winners):
            return played
    except (TypeError, ValueError):
        pass
    raise BadFile(f"{file} line {number}: not the game that should stand there; delete the file to begin anew")


def _parsed(file: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        parsed = json.loads(line)
        if isinstance(parsed, dict):
            return parsed
    except ValueError:
        pass
    raise BadFile(f"{file} line {number}: can't be read; cut the file off before this line to go on from there")


def _line(plain: dict[str, Any]) -> str:
    return json.dumps(plain, separators=(",", ":")) + "\n"
