"""Where Six Rubies keeps its files: saved games, game files, reports of our own mistakes."""

import os
from pathlib import Path

from platformdirs import user_data_path

from sixrubies.cli.words import say
from sixrubies.core.errors import BadFile


def home() -> Path:
    """The folder SIXRUBIES_HOME names, or the user's data folder; made if it is not there."""
    given = os.environ.get("SIXRUBIES_HOME")
    return _made(Path(given) if given else user_data_path("sixrubies", appauthor=False))


def games() -> Path:
    """The folder of saved games."""
    return _made(home() / "games")


def _made(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile(say("cli-bad_home", folder=str(folder), reason=str(error.strerror))) from None
    return folder
