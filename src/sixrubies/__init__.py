"""Six Rubies: the Istanbul board-game family, exactly by its rules, fast.

>>> import sixrubies as sr
>>> game = sr.new_game("base", seats=2, seed=7)
>>> game.act("move:12")
>>> game.step
'turn.assistant'
"""

from sixrubies import _build

_build.check()  # before anything compiled is imported

from sixrubies.api import AnyGame, BoardGame, DiceGame, from_json, new_game, position, replay  # noqa: E402
from sixrubies.core.errors import (  # noqa: E402
    BadFile,
    BadOption,
    BadPosition,
    BadToken,
    IllegalAction,
    NothingToUndo,
    RulesChanged,
    SixRubiesError,
)
from sixrubies.core.frame import CHANCE, OVER  # noqa: E402
from sixrubies.core.record import Record  # noqa: E402

compiled: bool = _build.compiled()
"""Which build runs: True where the engine is compiled, False where it is plain Python."""

__all__ = [
    "CHANCE",
    "OVER",
    "AnyGame",
    "BadFile",
    "BadOption",
    "BadPosition",
    "BadToken",
    "BoardGame",
    "DiceGame",
    "IllegalAction",
    "NothingToUndo",
    "Record",
    "RulesChanged",
    "SixRubiesError",
    "compiled",
    "from_json",
    "new_game",
    "position",
    "replay",
]
