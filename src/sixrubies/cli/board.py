"""The bazaar in the terminal: a grid from 80 columns on, a list where there are fewer."""

from collections.abc import Collection, Sequence

from rich.text import Text

from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import BARRIER, HERE, REACHABLE, styled
from sixrubies.cli.tiles import OWN_STYLE, ROOMY, figures, hint, mail_for, pieces
from sixrubies.texts import Texts
from sixrubies.texts.speech import Told

LEAST = 79  # columns of the grid: a name, its number and its mark in each cell
WIDEST = 27  # columns of a cell
REACHABLE_STYLE = "bold yellow"
BARRIER_STYLE = "bold red"


def full_width(told: Told) -> int:
    """The columns of a grid with every name and every figure in full."""
    return len(told["table"]["layout"][0]) * (ROOMY + 1) - 1


def most_width(told: Told) -> int:
    return len(told["table"]["layout"][0]) * (WIDEST + 1) - 1


def bazaar(
    told: Told, players: Sequence[Player], marked: Collection[int], moving: bool, words: Texts, width: int
) -> list[Text]:
    """The lines of the grid. `marked` places can be chosen now; `moving`: by the merchant, who may have to pay."""
    rows = told["table"]["layout"]
    cell = (min(width, most_width(told)) + 1) // len(rows[0]) - 1
    lines: list[Text] = []
    for number, row in enumerate(rows):
        joint = styled("┼" if number else "┬", "dim")
        above = rows[number - 1] if number else [0] * len(row)
        titles = [
            _title(place, told, place in marked, barred(upper, place, told), words, cell)
            for upper, place in zip(above, row, strict=True)
        ]
        lines.append(joint.join(titles))
        contents = [_contents(place, told, players, moving and place in marked, words, cell) for place in row]
        lines += _side_by_side(row, contents, told, cell)
    return lines


def barred(one: int, other: int, told: Told) -> bool:
    """Whether the barrier lies between two places."""
    barrier = told["mocha"]["barrier"] if "mocha" in told else None
    return barrier is not None and {one, other} == set(barrier)


def _side_by_side(row: Sequence[int], contents: Sequence[list[Text]], told: Told, cell: int) -> list[Text]:
    """The lines of a row; a place with many pieces makes all of it higher."""
    lines = []
    for number in range(max(len(parts) for parts in contents)):
        line = Text()
        for column, (place, parts) in enumerate(zip(row, contents, strict=True)):
            if column:
                shut = barred(row[column - 1], place, told)
                line += styled(BARRIER["upright"], BARRIER_STYLE) if shut else styled("│", "dim")
            line += parts[number] if number < len(parts) else Text(" " * cell)
        lines.append(line)
    return lines


def _mark(place: int, told: Told, marked: bool) -> tuple[str, str]:
    """The sign between number and name, and the style of both: what can be chosen, where one stands."""
    if marked:
        return REACHABLE, REACHABLE_STYLE
    if told["you"] is not None and told["players"][told["you"]]["merchant"] == place:
        return HERE, OWN_STYLE
    return " ", "bold"


def _title(place: int, told: Told, marked: bool, shut: bool, words: Texts, cell: int) -> Text:
    """The line above a cell. `shut`: the barrier lies on it."""
    mark, style = _mark(place, told, marked)
    name = words.place(place) if cell >= ROOMY else words.text(f"cli-place-{PLACE_NAMES[place]}")
    title = styled(f"{place:>2}{mark}{name}", style)
    if title.cell_len < cell and not shut:
        title += Text(" ")
    line, colour = ("━", REACHABLE_STYLE) if marked else ("─", "dim")
    if shut:
        line, colour = BARRIER["level"], BARRIER_STYLE
    return title + styled(line * (cell - title.cell_len), colour)


def _contents(place: int, told: Told, players: Sequence[Player], hinted: bool, words: Texts, cell: int) -> list[Text]:
    """What the counter shows, who stands there, what it means to go there; more lines where pieces need them."""
    roomy = cell >= ROOMY
    left, right = figures(place, told, words, roomy)
    hints = Text(" ").join(
        part for part in (mail_for(place, told), hint(place, told, words, roomy) if hinted else Text()) if part.cell_len
    )
    room = cell - (hints.cell_len + 1 if hints.cell_len else 0)
    first, *others = _wrapped(pieces(place, told, players, words, room - 3), room, cell)
    return [_spread(left, right, cell), _spread(first, hints, cell), *(_spread(line, Text(), cell) for line in others)]


def _wrapped(line: Text, first: int, cell: int) -> list[Text]:
    """Pieces in lines: the first one may have less room than the others."""
    lines = [Text()]
    for part in line.split(" "):
        room = first if len(lines) == 1 else cell
        joined = lines[-1] + Text(" ") + part if lines[-1].cell_len else part
        if joined.cell_len <= room:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines


def _spread(left: Text, right: Text, cell: int) -> Text:
    """One text at the left edge, below the name where there is room for that, one at the right edge."""
    least = 1 if right.cell_len else 0
    free = max(0, cell - left.cell_len - right.cell_len - least)
    indent = min(3, free)
    line = Text(" " * indent) + left + Text(" " * (free - indent + least)) + right
    line.truncate(cell, overflow="ellipsis", pad=True)
    return line


def listed(told: Told, players: Sequence[Player], marked: Collection[int], words: Texts) -> list[Text]:
    """Row by row, a line for each place: for narrow windows."""
    lines = []
    for row in told["table"]["layout"]:
        for place in row:
            mark, style = _mark(place, told, place in marked)
            left, right = figures(place, told, words)
            parts = [left, right, pieces(place, told, players, words, 99), mail_for(place, told)]
            title = styled(f"{place:>2}{mark}{words.place(place)}", style)
            lines.append(Text("  ").join([title, *(part for part in parts if part.cell_len)]))
        lines.append(styled("─" * 20, "dim"))
    return lines
