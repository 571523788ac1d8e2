"""Saved games: written after every action so that a killed process loses nothing, read with care."""

import json
import os
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

import sixrubies as sr
from sixrubies import notation
from sixrubies.cli.home import games
from sixrubies.cli.seats import Player, checked
from sixrubies.cli.words import Words
from sixrubies.core.errors import BadFile, SixRubiesError

ENDING = ".json"
GAME_FILE = ".game.txt"
FORMAT = 1


def write(path: Path, game: sr.AnyGame, players: list[Player]) -> None:
    """The whole table, in place of what the file held."""
    saved = {
        "sixrubies": FORMAT,
        "players": [asdict(player) for player in players],
        "game": json.loads(game.to_json()),
    }
    replace(path, json.dumps(saved, ensure_ascii=False))


def replace(path: Path, text: str) -> None:
    """Written beside the file, flushed to the disk, then put in its place: at no moment is there half a file."""
    part = path.with_name(f".{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
    if os.name == "posix":  # the new name itself has to reach the disk as well
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def read(path: Path, words: Words, programs: Sequence[str] = ()) -> tuple[sr.AnyGame, list[Player]]:
    """The table of a file; a broken one is refused and stays as it is. `programs`: those that may be started for it."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(saved, dict) or "sixrubies" not in saved:
            raise BadFile(words.text("cli-bad_save-other"))
        if saved["sixrubies"] != FORMAT:
            raise BadFile(words.text("cli-bad_save-format", found=str(saved["sixrubies"]), format=FORMAT))
        game = sr.from_json(json.dumps(saved["game"]))
        named = [Player(one["name"], one["letter"], one["bot"]) for one in saved["players"]]
        players = [checked(player, words, programs) for player in named]
        if len(players) != game.seats:
            raise BadFile(words.text("cli-bad_save-players", players=len(players), seats=game.seats))
    except FileNotFoundError:
        raise BadFile(words.text("cli-bad_save-missing", file=str(path))) from None
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadFile(words.text("cli-bad_save", file=str(path), reason=f"{type(error).__name__}: {error}")) from None
    except SixRubiesError as error:
        raise BadFile(words.text("cli-bad_save", file=str(path), reason=str(error))) from None
    return game, players


def new_path() -> Path:
    """A file for a new game, named after the moment."""
    folder, moment = games(), time.strftime("%Y-%m-%d-%H%M%S")
    names = [moment, *(f"{moment}-{number}" for number in range(2, 100))]
    return next(path for path in (folder / f"{name}{ENDING}" for name in names) if not path.exists())


def latest(words: Words) -> Path:
    """The saved game that was played last."""
    found = sorted(games().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
    if not found:
        raise BadFile(words.text("cli-no_save", folder=str(games())))
    return found[-1]


def write_game_file(path: Path, game: sr.AnyGame) -> Path:
    """The game as a readable game file beside its saved form."""
    file = path.with_name(path.stem + GAME_FILE)
    replace(file, notation.write(game.record()))
    return file


def free(path: Path, words: Words) -> Path:
    """A file the player names for a new game: it must not be there yet, another game may be in it."""
    if path.exists():
        raise BadFile(words.text("cli-bad_place-taken", file=str(path)))
    return path
