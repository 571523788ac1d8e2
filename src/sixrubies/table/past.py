"""From the log to the game: beginning, playing again what was logged, going on from a stored state, the record."""

import bz2
import zlib
from typing import Any

import orjson

import sixrubies as sr
from sixrubies.core.record import FORMAT, Entry, Record, digest
from sixrubies.notation import read, write
from sixrubies.rulesets import RULES_VERSION
from sixrubies.table.body import Body

GAME_OPTIONS = ("ruleset", "layout", "edition", "neutral_assistants", "deck")


class Diverged(sr.SixRubiesError):
    """Playing the log again does not give what was logged: other rules have played it."""


def new_game(body: Body) -> sr.BoardGame:
    """The game of a table whose seats are taken, from its options and its dice."""
    options: dict[str, Any] = {name: getattr(body.options, name) for name in GAME_OPTIONS}
    seats = len(body.seats)
    if body.options.seed is not None:
        return sr.new_game(seats=seats, seed=body.options.seed, **options)
    return sr.new_game(seats=seats, key=body.dice.key(), **options)


def lines(entries: list[Entry]) -> str:
    """Entries as they stand in a game file: a line for each turn, its label first."""
    told: list[str] = []
    turn = ""
    for entry in entries:
        if entry.turn != turn:
            turn = entry.turn
            told.append(turn)
        told[-1] += f" {entry.token}"
    return "\n".join(told)


def entries_of(text: str) -> list[Entry]:
    """The other way; who owned a token and who may know it is not in a line."""
    found: list[Entry] = []
    for line in text.splitlines():
        turn, *tokens = line.split()
        found += [Entry(token, -1, "", turn) for token in tokens]
    return found


def begun(header: dict[str, Any]) -> sr.BoardGame:
    """The game of a header at its beginning. RulesChanged if other rules began it."""
    return sr.replay(Record(header, []))


def feed(game: sr.BoardGame, tokens: list[str], given: int = 0) -> None:
    """Play logged tokens; chance answers by itself, and must answer what was logged. `given` of them are there."""
    start = len(game.entries) - given
    try:
        while len(game.entries) - start < len(tokens):
            game.act(tokens[len(game.entries) - start])
    except sr.SixRubiesError as error:
        raise Diverged(f"the log does not fit the rules: {error}") from None
    if [entry.token for entry in game.entries[start:]] != tokens:
        raise Diverged("chance does not answer what was logged")


def state_of(game: sr.BoardGame, pack: bool = False) -> bytes:
    """The state and where the random streams stand. Packed only to be kept: it is written again with every action."""
    told = orjson.dumps({"state": game.position(), "counters": game.source.counters()})
    return zlib.compress(told, 9) if pack else told


def _state(stored: bytes) -> Any:
    return orjson.loads(stored if stored.startswith(b"{") else zlib.decompress(stored))


def same_state(game: sr.BoardGame, stored: bytes) -> bool:
    told = _state(stored)
    return bool(game.position() == told["state"] and game.source.counters() == told["counters"])


def restored(header: dict[str, Any], stored: bytes) -> sr.BoardGame:
    """The game as its state tells it, whatever rules it was played under so far."""
    told = _state(stored)
    saved = {
        "format": FORMAT,
        "header": {**header, "rules_version": RULES_VERSION, "position": told["state"]},
        "actions": [],
        "counters": told["counters"],
        "state": told["state"],
    }
    saved["digest"] = digest(saved)
    game = sr.from_json(orjson.dumps(saved).decode())
    game.header = header
    return game


def packed(record: Record) -> bytes:
    """A whole record, as small as a game file can be made: bz2 makes its short words a tenth smaller than zlib."""
    return bz2.compress(write(record).encode(), 9)


def unpacked(record: bytes) -> Record:
    return read(bz2.decompress(record).decode())
