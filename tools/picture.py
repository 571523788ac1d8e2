"""Draw the picture of a game in the terminal for the README: `python tools/picture.py` writes docs/images/terminal.svg.

The moment is described, not played, so that the picture changes only when the screen does.
"""

import html
import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import sixrubies as sr
from sixrubies.cli.asking import Asking
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.session import Session
from sixrubies.cli.words import speaking

FILE = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
WIDTH = 80
COLUMN = 12.2  # what Rich makes a column wide
RUN = re.compile(r'<text class="([\w-]+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')
PLAYERS = [Player("Lena", "L", "greedy"), Player("Ada", "A"), Player("Mert", "M", "greedy")]
MOMENT = {
    "seats": 3,
    "turn": 1,
    "round": 11,
    "players": [
        {
            "lira": 7,
            "rubies": 1,
            "goods": {"red": 3, "green": 2, "yellow": 2},
            "extensions": 1,
            "merchant": 4,
            "family": 16,
            "stack": ["own"],
            "assistants": [3, 9, 15],
            "hand": {"stay": 1},
        },
        {
            "lira": 21,
            "rubies": 2,
            "goods": {"red": 2, "blue": 2},
            "tiles": ["red", "green"],
            "merchant": 11,
            "stack": ["own", "own"],
            "assistants": [2, 12],
            "hand": {"five_lira": 1, "repeat_dealer": 1},
        },
        {
            "lira": 11,
            "rubies": 3,
            "goods": {"yellow": 2, "blue": 1},
            "tiles": ["yellow"],
            "merchant": 16,
            "stack": ["own", "own", "own"],
            "assistants": [10],
        },
    ],
    "rubies": {"small_mosque": 2, "gemstone_dealer": 5},
    "mosque_tiles": {"red": 2, "green": 2, "yellow": 2},
    "tokens": {"governor": 6, "smuggler": 9},
    "discard": ["one_good", "long_move"],
}
TABLE, INK = (29, 26, 31), (246, 235, 216)
# Red, green, gold, blue, purple, the player's own.
COLOURS = [(233, 84, 100), (111, 190, 104), (255, 200, 69), (110, 168, 232), (201, 140, 226), (98, 205, 205)]
DARK = TerminalTheme(TABLE, INK, [TABLE, *COLOURS, INK], [(120, 108, 110), *COLOURS, (255, 255, 255)])
# No fonts from elsewhere, no window around it: the screen as it is.
FORMAT = """\
<svg viewBox="0 0 994 576" xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A game in the terminal">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", "Cascadia Mono", Menlo, Consolas, monospace; \
font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<rect width="994" height="576" rx="9" fill="#1D1A1F"/>
<g transform="translate(9, 4)">
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def picture() -> str:
    """The screen of a player who is to move, as SVG."""
    game = sr.position(MOMENT)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="standard", highlight=False
    )
    session = Session(game, PLAYERS, FILE, Screen(console), speaking("en"))
    asking = Asking(session, 1)
    asking.table()
    asking.question()
    console.print(f"{session.words.text('cli-prompt')} 16", style="bold", markup=False)
    svg = console.export_svg(title="", theme=DARK, code_format=FORMAT, unique_id="terminal")
    svg = re.sub(r"\n</text>", "</text>", RUN.sub(by_word, svg))
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def by_word(run: re.Match[str]) -> str:
    """A run of text as one element for each word: programs that draw SVG do not agree on spaces."""
    style, x, y, text = run[1], float(run[2]), run[3], html.unescape(run[4])
    return "".join(
        f'<text class="{style}" x="{x + word.start() * COLUMN:.1f}" y="{y}"'
        f' textLength="{len(word[0]) * COLUMN:.1f}">{html.escape(word[0], quote=False)}</text>'
        for word in re.finditer(r"[^\s\xa0]+", text)
    )


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(picture(), encoding="utf-8")
