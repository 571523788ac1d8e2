"""A game played again: the table after every action, as a spectator or one seat saw it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sixrubies as sr
from sixrubies import notation
from sixrubies.cli import saves
from sixrubies.cli.seats import Player, named
from sixrubies.cli.words import Words
from sixrubies.core.errors import BadFile, SixRubiesError
from sixrubies.core.frame import CHANCE


@dataclass(frozen=True)
class Moment:
    """The table after one action: which turn it belonged to, what was done, how many events there were by then."""

    turn: str
    token: str
    owner: int
    view: Any  # of the game, as everybody or one seat sees it
    events: int


@dataclass(frozen=True)
class Film:
    """All moments of a game, the beginning first, and the game as it stands at their end."""

    game: sr.AnyGame
    players: list[Player]
    moments: list[Moment]

    def turns(self) -> list[str]:
        """The labels of the turns, in their order."""
        return list(dict.fromkeys(moment.turn for moment in self.moments[1:]))

    def last_of(self, turn: str) -> int:
        """The moment a turn ended with."""
        return max(index for index, moment in enumerate(self.moments) if moment.turn == turn)


def load(path: Path, seat: int | None, words: Words) -> Film:
    """The game of a game file or of a saved game; its actions, digests and result must fit the rules."""
    game, players = _saved(path, words) if _is_saved(path) else _recorded(path, words)
    if seat is not None and not game.over:
        raise BadFile(words.text("cli-replay-hidden", file=str(path)))
    return Film(game, players, _moments(game, seat))


def _is_saved(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(1) == b"{"
    except OSError:
        return False


def _saved(path: Path, words: Words) -> tuple[sr.AnyGame, list[Player]]:
    """A table of ours, or what `game.to_json()` gives."""
    try:
        text = path.read_text(encoding="utf-8")
        told = json.loads(text)
    except (OSError, ValueError) as error:
        raise BadFile(words.text("cli-bad_save", file=str(path), reason=f"{type(error).__name__}: {error}")) from None
    if "sixrubies" in told:
        return saves.read(path, words)
    try:
        game = sr.from_json(text)
    except SixRubiesError as error:
        raise BadFile(words.text("cli-bad_save", file=str(path), reason=str(error))) from None
    return game, named(game, words)


def _recorded(path: Path, words: Words) -> tuple[sr.AnyGame, list[Player]]:
    record = notation.read_file(path)
    try:
        game = sr.replay(record)
    except SixRubiesError as error:
        raise type(error)(f"{path}: {error}") from None
    return game, named(game, words)


def _moments(game: sr.AnyGame, seat: int | None) -> list[Moment]:
    again = sr.replay(sr.Record({**game.header, "chance": "manual"}, []))
    moments = [Moment("", "", CHANCE, again.view(seat), 0)]
    for entry in game.entries:
        again.act(entry.token)
        moments.append(Moment(entry.turn, entry.token, entry.owner, again.view(seat), len(again.events)))
    return moments
