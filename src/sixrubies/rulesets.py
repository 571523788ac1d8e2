"""Assembly: the one file that names all boxes and games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixrubies import data
from sixrubies.board.base import base_steps, install_base
from sixrubies.board.bazaar import Bazaar, check_rows, random_rows
from sixrubies.board.great_bazaar.module import great_bazaar_steps, install_great_bazaar
from sixrubies.board.letters.module import install_letters, letters_steps
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.mocha.module import install_mocha, mocha_steps
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Numbers, Rules
from sixrubies.board.things import ALL_KINDS, BASE_KINDS, MOCHA_KINDS, ONE_LETTER
from sixrubies.core.errors import BadOption
from sixrubies.core.rng import Source

RULES_VERSION = 1  # rises exactly when a stored game would replay differently
EDITIONS = ("revised", "2014")
DECKS = ("mixed", "new")

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
    "letters": Ruleset(
        ("base", "letters"),
        [*range(1, 17), 21, 22, 23, 24],
        5,
        {"recommended": "letters.layout"},
        "letters.fountain_cells",
        ALL_KINDS,
    ),
    "great_bazaar": Ruleset(
        ("base", "mocha", "letters"),
        list(range(1, 26)),
        5,
        {},
        "great_bazaar.fountain_cells",
        ALL_KINDS,
    ),
}
RULESETS = tuple(TABLE)
LAYOUTS = {name: (*ruleset.layouts, "random") for name, ruleset in TABLE.items()}


def check_options(ruleset: str, seats: int, edition: str, neutral_assistants: bool, deck: str = "mixed") -> None:
    if ruleset not in RULESETS:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
        raise BadOption(f"a game has 2 to 5 seats, not {seats!r}")
    if edition not in EDITIONS:
        raise BadOption(f"no edition is called {edition!r}; there is {', '.join(EDITIONS)}")
    if edition != "revised" and ruleset != "base":
        raise BadOption(f"the edition of 2014 is an option of the base game, not of {ruleset}")
    if deck not in DECKS:
        raise BadOption(f"no deck is called {deck!r}; there is {', '.join(DECKS)}")
    if deck == "new" and "letters" not in TABLE[ruleset].boxes:
        raise BadOption(f"the new cards alone are an option of letters and great_bazaar, not of {ruleset}")
    if not isinstance(neutral_assistants, bool):
        raise BadOption(f"neutral_assistants is True or False, not {neutral_assistants!r}")
    if neutral_assistants and seats == 5:
        raise BadOption("the neutral-assistant variant is for 2 to 4 seats: with 5 no colour is free")


def rows_of(ruleset: str, layout: str | Rows | None, components: data.Components, source: Source) -> list[list[int]]:
    """The rows of a named, random or given layout; None is the recommended one."""
    board = TABLE[ruleset]
    if layout is None:
        layout = LAYOUTS[ruleset][0]
    if not isinstance(layout, str):
        try:
            rows = [list(row) for row in layout]
        except TypeError:
            raise BadOption(f"a layout is a name or rows of place numbers, not {layout!r}") from None
        if any(not isinstance(place, int) or isinstance(place, bool) for row in rows for place in row):
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
    deck: str = "mixed",
) -> Rules:
    """The rules of a board game for a table."""
    board = TABLE[ruleset]
    components = components or data.load(board.boxes)
    numbers = Numbers({key: value.value for key, value in components.values.items()})
    bazaar = Bazaar(rows, numbers.ints("move.near"), numbers.ints("move.far"))
    steps = base_steps()
    both = "mocha" in board.boxes and "letters" in board.boxes
    mocha = MochaNumbers(numbers) if "mocha" in board.boxes else None
    letters = LettersNumbers(numbers, 5 if both else 4) if "letters" in board.boxes else None
    if mocha is not None:
        mocha_steps(steps, mocha)
    if letters is not None:
        letters_steps(steps, letters)
    if both:
        great_bazaar_steps(steps)
    rules = Rules(steps, seats, bazaar, numbers, edition == "2014", neutral_assistants, board.kinds)
    if deck == "new":
        rules.leave_out(range(ONE_LETTER))
    install_base(rules)
    if mocha is not None:
        install_mocha(rules, mocha)
    if letters is not None:
        rubies = numbers.number("setup.box_rubies") + letters.rubies
        install_letters(rules, letters, rubies + (mocha.coffee_house_rubies if mocha is not None else 0))
        if both:
            install_great_bazaar(rules, letters)
    return rules
