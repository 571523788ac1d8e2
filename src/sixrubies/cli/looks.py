"""The looks of all kinds of games: the one file of the terminal that names them."""

from typing import Any, Final

from sixrubies.cli.board_look import BoardLook
from sixrubies.cli.dice_look import DiceLook
from sixrubies.cli.look import Look
from sixrubies.rulesets import BOARD, DICE, kind_of

LOOKS: Final[dict[str, Look[Any]]] = {BOARD.plain: BoardLook(), DICE.plain: DiceLook()}


def look_of(ruleset: str) -> Look[Any]:
    return LOOKS[kind_of(ruleset).plain]
