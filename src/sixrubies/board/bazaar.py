"""The bazaar: where the places lie, and how far they are apart (docs/rules/base.md, L and M)."""

from sixrubies.board.things import BLACK_MARKET, FOUNTAIN, LAYOUT_STREAM, PLACES, TEA_HOUSE
from sixrubies.core.errors import BadOption
from sixrubies.core.rng import Source, stream


class Bazaar:
    """A layout with the places within each reach worked out beforehand."""

    def __init__(self, rows: list[list[int]], near: list[int], far: list[int]) -> None:
        self.rows = rows
        self.width = len(rows[0])
        self.cells = [place for row in rows for place in row]
        self.cell_of = [-1] * PLACES
        for cell, place in enumerate(self.cells):
            self.cell_of[place] = cell
        self.places = sorted(self.cells)
        self.neighbour: list[list[int]] = [[0, 0, 0, 0] for _ in range(PLACES)]  # up, right, down, left; 0: the edge
        for cell, place in enumerate(self.cells):
            row, column = divmod(cell, self.width)
            for direction, (down, right) in enumerate(((-1, 0), (0, 1), (1, 0), (0, -1))):
                if 0 <= row + down < len(rows) and 0 <= column + right < self.width:
                    self.neighbour[place][direction] = rows[row + down][column + right]
        self.beside = [sorted(other for other in around if other) for around in self.neighbour]
        self.corners = sorted([rows[0][0], rows[0][-1], rows[-1][0], rows[-1][-1]])
        self.near: list[list[int]] = [[] for _ in range(PLACES)]  # a normal move
        self.near_or_line: list[list[int]] = [[] for _ in range(PLACES)]  # or any number of places in one line
        self.far: list[list[int]] = [[] for _ in range(PLACES)]  # the long-move card
        for place in self.places:
            for goal in self.places:
                steps = self.distance(place, goal)
                if near[0] <= steps <= near[1]:
                    self.near[place].append(goal)
                if near[0] <= steps <= near[1] or (place != goal and self.in_line(place, goal)):
                    self.near_or_line[place].append(goal)
                if far[0] <= steps <= far[1]:
                    self.far[place].append(goal)

    def in_line(self, place: int, goal: int) -> bool:
        """They lie in the same row or column."""
        a = self.cell_of[place]
        b = self.cell_of[goal]
        return a // self.width == b // self.width or a % self.width == b % self.width

    def distance(self, place: int, goal: int) -> int:
        """Orthogonal steps of the shortest path (ruling A1)."""
        a = self.cell_of[place]
        b = self.cell_of[goal]
        return abs(a // self.width - b // self.width) + abs(a % self.width - b % self.width)


def check_rows(rows: list[list[int]], places: list[int], width: int) -> None:
    """L9 A user's layout has each place once in the right grid; the restrictions are for random ones."""
    height = len(places) // width
    if len(rows) != height or any(len(row) != width for row in rows):
        raise BadOption(f"a layout has {height} rows of {width} places")
    cells = sorted(place for row in rows for place in row)
    if cells != places:
        missing = [place for place in places if place not in cells]
        raise BadOption(
            f"a layout has each of the places {places[0]} to {places[-1]} once"
            + (f"; missing: {', '.join(map(str, missing))}" if missing else "")
        )


def keeps_restrictions(cells: list[int], width: int, fountain_cells: list[int], apart: int) -> bool:
    """Ruling A23: the Fountain in the middle, Black Market and Tea House far enough apart.

    On boards of more than sixteen places those two share no row and no column either.
    """
    a = cells.index(BLACK_MARKET)
    b = cells.index(TEA_HOUSE)
    distance = abs(a // width - b // width) + abs(a % width - b % width)
    if len(cells) > 16 and (a // width == b // width or a % width == b % width):
        return False
    return cells.index(FOUNTAIN) in fountain_cells and distance >= apart


def random_rows(
    places: list[int], width: int, fountain_cells: list[int], apart: int, source: Source
) -> list[list[int]]:
    """A uniformly random layout among those that keep the printed restrictions: shuffle until one does."""
    cells = places[:]
    while True:
        for i in range(len(cells) - 1, 0, -1):
            j = source.below(stream(LAYOUT_STREAM), i + 1)
            cells[i], cells[j] = cells[j], cells[i]
        if keeps_restrictions(cells, width, fountain_cells, apart):
            return [cells[i : i + width] for i in range(0, len(cells), width)]
