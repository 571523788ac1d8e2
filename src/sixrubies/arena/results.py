"""The result file: a line that says what is played, then a line for each game, always in the same order.

It is the same whoever played it with however many processes, and it grows by whole lines, so a run that was stopped
goes on where it was. How long bots thought is not in it but in a file beside it, see `times`.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sixrubies.arena.match import Match, as_plain
from sixrubies.arena.played import OF_THIS_RUN, Played, Taken
from sixrubies.arena.times import beside, line_of, read_times
from sixrubies.core.errors import BadFile, BadOption, SixRubiesError
from sixrubies.rulesets import RULES_VERSION

FORMAT = "six-rubies arena 2"
ANY_FORMAT = "six-rubies arena "


class CantWrite(SixRubiesError):
    """A disk that is full, a file that may not be written."""


class Results:
    """The games of a match so far, in memory and, if there is a file, in it."""

    def __init__(self, match: Match, file: Path | None = None) -> None:
        self.match = match
        self.file = file
        self.games: list[Played] = []
        if file is not None:
            try:
                self._open(file)
            except OSError as error:
                raise BadOption(f"can't write {file}: {error.strerror}") from None

    def _open(self, file: Path) -> None:
        """What the file holds already; a new one gets its first line."""
        if not file.exists() or not file.stat().st_size:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_line({"format": FORMAT, "rules_version": RULES_VERSION, **as_plain(self.match)}))
            beside(file).unlink(missing_ok=True)
            return
        match, self.games, whole = read(file)
        if match != self.match:
            raise BadOption(f"{file} holds another match: {told(match)}; this one is {told(self.match)}")
        with file.open("r+b") as opened:
            opened.truncate(whole)  # a line that was cut off when the run was stopped is played again
        timed = [game for game in self.games if game.times]
        beside(file).write_text("".join(line_of(game.deal, game.seating, game.times) for game in timed))

    def add(self, played: Played) -> None:
        """A game counts once it is in the file."""
        if self.file is not None:
            plain = {name: value for name, value in asdict(played).items() if name not in OF_THIS_RUN}
            try:
                with self.file.open("a") as opened:
                    opened.write(_line(plain))
                with beside(self.file).open("a") as opened:
                    opened.write(line_of(played.deal, played.seating, played.times))
            except OSError as error:
                raise CantWrite(f"can't write {self.file}: {error.strerror}") from error
        self.games.append(played)


def told(match: Match) -> str:
    options = as_plain(match)
    return ", ".join([" ".join(options.pop("bots")), *(f"{name} {value}" for name, value in options.items())])


def read(file: Path) -> tuple[Match, list[Played], int]:
    """The match, its games with the times known of them, and how many bytes of the file are whole lines."""
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
    times = read_times(beside(file))
    for game in games:
        game.times = times.get((game.deal, game.seating), [])
    return match, games, whole


def _match(file: Path, header: dict[str, Any]) -> Match:
    format = header.pop("format", None)
    if not isinstance(format, str) or not format.startswith(ANY_FORMAT):
        raise BadFile(f"{file} line 1: not a result file of the arena")
    if format != FORMAT:
        raise BadFile(f"{file} line 1: kept as {format!r}, this is {FORMAT!r}; delete the file to play it anew")
    version = header.pop("rules_version", None)
    if version != RULES_VERSION:
        raise BadFile(f"{file} line 1: played under rules version {version!r}, this is {RULES_VERSION}")
    try:
        return match_of(header)
    except (TypeError, KeyError, ValueError):
        raise BadFile(f"{file} line 1: the match is not described as it should be") from None


def match_of(plain: dict[str, Any]) -> Match:
    match = Match(**{**plain, "bots": tuple(plain["bots"])})
    if not match.bots or not all(isinstance(name, str) for name in match.bots):
        raise ValueError("no bots")
    return match


def _game(file: Path, number: int, plain: dict[str, Any], match: Match) -> Played:
    """Games stand in the order of deals and, within a deal, of seatings."""
    seatings = len(match.seatings())
    try:
        plain["rubies"], plain["tiles"] = _taken(plain["rubies"]), _taken(plain["tiles"])
        plain["uses"] = [{str(use): int(count) for use, count in seat.items()} for seat in plain["uses"]]
        played = Played(**plain)
        fits = (played.deal, played.seating) == divmod(number - 2, seatings)
        whole = {len(played.ranks), len(played.rubies), len(played.uses), len(played.tiles)} == {match.seats}
        sound = 1 in played.ranks and set(played.ranks) <= set(range(1, match.seats + 1)) and played.rounds >= 1
        if fits and whole and sound:
            return played
    except (TypeError, ValueError, KeyError, AttributeError):
        pass
    raise BadFile(f"{file} line {number}: not the game that should stand there; delete the file to begin anew")


def _taken(plain: list[list[list[Any]]]) -> list[list[Taken]]:
    return [[(str(what), int(when)) for what, when in seat] for seat in plain]


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
