"""Signs of the table in the terminal, and what stands for them where a terminal can't write them."""

import codecs
import sys
from io import TextIOWrapper
from typing import Final

from rich.text import Text

GOODS: Final = {"red": "■", "green": "▲", "yellow": "●", "blue": "◆", "any": "?", "coffee": "◉"}
COLOURS: Final = {
    "red": "red", "green": "green", "yellow": "yellow", "blue": "bright_blue", "any": "default",
    "coffee": "dark_goldenrod",
}  # fmt: skip
# The Dice Game: faces of dice, markers, crystals; its goods look as in the board game.
DICE_SIGNS: Final = {
    **{name: GOODS[name] for name in ("red", "yellow", "green", "blue", "any")},
    "lira": "¤", "card": "▤", "brown": "▦", "crystal": "◇",
}  # fmt: skip
DICE_COLOURS: Final = {
    **COLOURS, "lira": "bright_yellow", "card": "magenta", "brown": "dark_goldenrod", "crystal": "bright_cyan",
}  # fmt: skip
COFFEE: Final = "◉"  # a cup from above
LETTER: Final = "@"
DELIVERED: Final = "✓"
BARRIER: Final = {"upright": "║", "level": "═"}
RUBY: Final = "▼"  # a brilliant seen from the side
SOCKET: Final = "▽"
REACHABLE: Final = "►"
HERE: Final = "•"

# One sign for one sign, so that columns stay where they are.
PLAIN: Final = {
    "■": "#", "▲": "^", "●": "o", "◆": "x", "▼": "V", "▽": ".", "►": ">", "•": "*", "─": "-", "━": "=", "│": "|",
    "┬": "+", "┼": "+", "┴": "+", "→": ">", "·": "-", "–": "-", "−": "-", "×": "x", "…": ".", "“": '"', "”": '"',
    "„": '"', "’": "'", "ä": "a", "ö": "o", "ü": "u", "Ä": "A", "Ö": "O", "Ü": "U", "ß": "s", "✓": "+", "✗": "x",
    "◉": "c", "║": "#", "═": "#", "¤": "$", "▤": "=", "▦": "@", "◇": "%",
}  # fmt: skip


def styled(text: str, style: str) -> Text:
    """A text with a style of its own: what is added to it keeps its own, which Rich's plain constructor denies."""
    return Text.assemble((text, style))


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    wanted = error.object[error.start : error.end]
    return "".join(PLAIN.get(sign, "?") for sign in wanted), error.end


def spare_the_terminal() -> None:
    """Write a plain sign where the terminal's encoding lacks one, instead of failing."""
    codecs.register_error("sixrubies", _plain)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="sixrubies")
