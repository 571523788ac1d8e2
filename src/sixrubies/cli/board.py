"""The bazaar in the terminal: a grid from 80 columns on, a list where there are fewer."""

from collections.abc import Collection, Sequence

from rich.text import Text

from sixrubies.cli.seats import Player
from sixrubies.cli.signs import HERE, REACHABLE, styled
from sixrubies.cli.tiles import OWN_STYLE, Told, figures, hint, pieces
from sixrubies.cli.words import Words

LEAST = 79  # columns of the grid: a name, its number and its mark in each cell
MOST = 111
REACHABLE_STYLE = "bold yellow"


def bazaar(
    told: Told, players: Sequence[Player], marked: Collection[int], moving: bool, words: Words, width: int
) -> list[Text]:
    """The lines of the grid. `marked` places can be chosen now; `moving`: by the merchant, who may have to pay."""
    rows = told["table"]["layout"]
    cell = (min(width, MOST) + 1) // len(rows[0]) - 1
    lines: list[Text] = []
    for number, row in enumerate(rows):
        joint = "┼" if number else "┬"
        lines.append(styled(joint, "dim").join(_title(place, told, place in marked, words, cell) for place in row))
        contents = [_contents(place, told, players, moving and place in marked, words, cell) for place in row]
        lines += [styled("│", "dim").join(parts) for parts in zip(*contents, strict=True)]
    return lines


def _mark(place: int, told: Told, marked: bool) -> tuple[str, str]:
    """The sign between number and name, and the style of both: what can be chosen, where one stands."""
    if marked:
        return REACHABLE, REACHABLE_STYLE
    if told["you"] is not None and told["players"][told["you"]]["merchant"] == place:
        return HERE, OWN_STYLE
    return " ", "bold"


def _title(place: int, told: Told, marked: bool, words: Words, cell: int) -> Text:
    mark, style = _mark(place, told, marked)
    title = styled(f"{place:>2}{mark}{words.place(place)}", style)
    if title.cell_len < cell:
        title += Text(" ")
    line = "━" if marked else "─"
    return title + styled(line * (cell - title.cell_len), REACHABLE_STYLE if marked else "dim")


def _contents(place: int, told: Told, players: Sequence[Player], hinted: bool, words: Words, cell: int) -> list[Text]:
    left, right = figures(place, told, words)
    hints = hint(place, told, words) if hinted else Text()
    room = cell - 3 - (hints.cell_len + 1 if hints.cell_len else 0)
    return [_spread(left, right, cell), _spread(pieces(place, told, players, words, room), hints, cell)]


def _spread(left: Text, right: Text, cell: int) -> Text:
    """One text at the left edge, below the name where there is room for that, one at the right edge."""
    least = 1 if right.cell_len else 0
    free = max(0, cell - left.cell_len - right.cell_len - least)
    indent = min(3, free)
    line = Text(" " * indent) + left + Text(" " * (free - indent + least)) + right
    line.truncate(cell, overflow="ellipsis", pad=True)
    return line


def listed(told: Told, players: Sequence[Player], marked: Collection[int], words: Words) -> list[Text]:
    """Row by row, a line for each place: for narrow windows."""
    lines = []
    for row in told["table"]["layout"]:
        for place in row:
            mark, style = _mark(place, told, place in marked)
            left, right = figures(place, told, words)
            parts = [left, right, pieces(place, told, players, words, 99)]
            title = styled(f"{place:>2}{mark}{words.place(place)}", style)
            lines.append(Text("  ").join([title, *(part for part in parts if part.cell_len)]))
        lines.append(styled("─" * 20, "dim"))
    return lines
