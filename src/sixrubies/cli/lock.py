"""One process serves the tables in the folder of Six Rubies: two would not know what the other does."""

import sys
from pathlib import Path
from typing import TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK = "play.lock"  # held by the one that serves


def locked(path: Path) -> TextIO | None:
    """The file, locked until it is closed or we end, however that may be; None while another process has it."""
    file = path.open("a", encoding="utf-8")
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file
