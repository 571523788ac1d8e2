"""Assembly: the one file that names all boxes and games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixrubies import data
from sixrubies.board.base import base_steps, install_base
from sixrubies.board.bazaar import Bazaar, check_rows, random_rows
from sixrubies.board.mocha.module import install_mocha, mocha_steps
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Numbers, Rules
from sixrubies.board.things import BASE_KINDS, MOCHA_KINDS
from sixrubies.core.errors import BadOption
from sixrubies.core.rng import Source

RULES_VERSION = 1  # rises exactly when a stored game would replay differently
EDITIONS = ("revised", "2014")

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Ruleset:
    """A list of boxes, and the board they make."""

    boxes: tuple[str, ...]  # with component data of the same names
    places: list[int]
    width: int
    layouts: dict[str, str]  # named layouts and the component values they are; the first is the recommended one
    fountain_cells: str
    kinds: int  # of cards


TABLE: Final = {
    "base": Ruleset(
        ("base",),
        list(range(1, 17)),
        4,
        {"short": "layout.short", "long": "layout.long", "order": "layout.order"},
        "layout.fountain_cells",
        BASE_KINDS,
    ),
    "mocha": Ruleset(
        ("base", "mocha"),
        list(range(1, 21)),
        5,
        {"recommended": "mocha.layout"},
        "mocha.fountain_cells",
        MOCHA_KINDS,
    ),
}
RULESETS = tuple(TABLE)
LAYOUTS = {name: (*ruleset.layouts, "random") for name, ruleset in TABLE.items()}


def check_options(ruleset: str, seats: int, edition: str, neutral_assistants: bool) -> None:
    if ruleset not in RULESETS:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
        raise BadOption(f"a game has 2 to 5 seats, not {seats!r}")
    if edition not in EDITIONS:
        raise BadOption(f"no edition is called {edition!r}; there is {', '.join(EDITIONS)}")
    if edition != "revised" and ruleset != "base":
        raise BadOption(f"the edition of 2014 is an option of the base game, not of {ruleset}")
    if neutral_assistants and seats == 5:
        raise BadOption("the neutral-assistant variant is for 2 to 4 seats: with 5 no colour is free")


def rows_of(ruleset: str, layout: str | Rows | None, components: data.Components, source: Source) -> list[list[int]]:
    """The rows of a named, random or given layout; None is the recommended one."""
    board = TABLE[ruleset]
    if layout is None:
        layout = next(iter(board.layouts))
    if not isinstance(layout, str):
        try:
            rows = [list(row) for row in layout]
        except TypeError:
            raise BadOption(f"a layout is a name or rows of place numbers, not {layout!r}") from None
        if any(not isinstance(place, int) for row in rows for place in row):
            raise BadOption("a layout is rows of place numbers")
        check_rows(rows, board.places, board.width)
        return rows
    if layout == "random":
        cells, apart = components[board.fountain_cells], components["layout.dice_apart"]
        return random_rows(board.places, board.width, cells, apart, source)
    if layout not in board.layouts:
        names = ", ".join(LAYOUTS[ruleset])
        raise BadOption(f"no layout is called {layout!r}; there is {names}, or rows of place numbers")
    return [list(row) for row in components[board.layouts[layout]]]


def board_rules(
    rows: list[list[int]],
    seats: int,
    edition: str = "revised",
    neutral_assistants: bool = False,
    components: data.Components | None = None,
    ruleset: str = "base",
) -> Rules:
    """The rules of a board game for a table."""
    board = TABLE[ruleset]
    components = components or data.load(board.boxes)
    numbers = Numbers({key: value.value for key, value in components.values.items()})
    bazaar = Bazaar(rows, numbers.ints("move.near"), numbers.ints("move.far"))
    steps = base_steps()
    mocha = MochaNumbers(numbers) if "mocha" in board.boxes else None
    if mocha is not None:
        mocha_steps(steps, mocha)
    rules = Rules(steps, seats, bazaar, numbers, edition == "2014", neutral_assistants, board.kinds)
    install_base(rules)
    if mocha is not None:
        install_mocha(rules, mocha)
    return rules
