"""Assembly: the one file that names all boxes and games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sixrubies import data
from sixrubies.board.base import base_steps, install_base
from sixrubies.board.bazaar import Bazaar, check_rows, random_rows
from sixrubies.board.family import BoardFamily
from sixrubies.board.great_bazaar.module import great_bazaar_steps, install_great_bazaar
from sixrubies.board.letters.module import install_letters, letters_steps
from sixrubies.board.letters.numbers import LettersNumbers
from sixrubies.board.mocha.module import install_mocha, mocha_steps
from sixrubies.board.mocha.numbers import MochaNumbers
from sixrubies.board.rules import Numbers, Rules
from sixrubies.board.things import ALL_KINDS, BASE_KINDS, MOCHA_KINDS, ONE_LETTER
from sixrubies.board.things import PURPOSE_NAMES as BOARD_PURPOSES
from sixrubies.core.errors import BadOption
from sixrubies.core.family import Family
from sixrubies.core.rng import FastSource, Source
from sixrubies.dice.assembly import dice_rules
from sixrubies.dice.family import DiceFamily
from sixrubies.dice.things import PURPOSE_NAMES as DICE_PURPOSES

RULES_VERSION = 1  # rises exactly when a stored game would replay differently
EDITIONS = ("revised", "2014")
DECKS = ("mixed", "new")

Rows = Sequence[Sequence[int]]


@dataclass(frozen=True)
class Ruleset:
    """A list of boxes, and the board they make; the Dice Game has no places to lay out."""

    boxes: tuple[str, ...]  # with component data of the same names
    places: list[int]
    width: int
    layouts: dict[str, str]  # named layouts and the component values they are; the first is the recommended one
    fountain_cells: str
    kinds: int  # of bonus cards


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
    "dice": Ruleset(("dice",), [], 0, {}, "", 0),
}
RULESETS = tuple(TABLE)
LAYOUTS = {name: (*ruleset.layouts, "random") if ruleset.places else () for name, ruleset in TABLE.items()}
# The options of new_game that not every game has, as they are unless somebody asks for something else.
DEFAULTS: Final[Mapping[str, Any]] = {
    "layout": None,
    "edition": "revised",
    "neutral_assistants": False,
    "deck": "mixed",
}


class Kind(Protocol):
    """What one kind of game makes of its options; there is one object for each, and `kind_of` finds it."""

    plain: str  # the ruleset with the fewest boxes
    most_seats: int
    purposes: Sequence[str]  # the names of its random streams

    def check(self, ruleset: str, seats: Any, options: Mapping[str, Any]) -> None:
        """Refuse options that do not exist or do not go together; `options` has all of DEFAULTS."""

    def header(
        self, ruleset: str, options: Mapping[str, Any], components: data.Components, source: Source
    ) -> dict[str, Any]:
        """Its own part of the header of a record, from checked options; a random layout is drawn here."""

    def family(self, header: Mapping[str, Any], components: data.Components) -> Family[Any]:
        """The game of a header."""


def kind_of(ruleset: Any) -> Kind:
    if ruleset not in RULESETS:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    return DICE if ruleset == DICE.plain else BOARD


def check_options(ruleset: str, seats: int, edition: str, neutral_assistants: bool, deck: str = "mixed") -> None:
    """Refuse options of a new game, as far as they can be judged without its components."""
    told = {"edition": edition, "neutral_assistants": neutral_assistants, "deck": deck}
    kind_of(ruleset).check(ruleset, seats, {**DEFAULTS, **told})


def check_seats(seats: Any, most: int) -> None:
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= most:
        raise BadOption(f"a game has 2 to {most} seats, not {seats!r}")


class BoardKind:
    """The board game with its boxes."""

    plain: str = "base"
    most_seats: int = 5
    purposes: Sequence[str] = BOARD_PURPOSES

    def check(self, ruleset: str, seats: Any, options: Mapping[str, Any]) -> None:
        check_seats(seats, self.most_seats)
        check_board(ruleset, seats, options["edition"], options["neutral_assistants"], options["deck"])

    def header(
        self, ruleset: str, options: Mapping[str, Any], components: data.Components, source: Source
    ) -> dict[str, Any]:
        told = {
            "layout": rows_of(ruleset, options["layout"], components, source),
            "edition": options["edition"],
            "neutral_assistants": options["neutral_assistants"],
        }
        return told if options["deck"] == DEFAULTS["deck"] else {**told, "deck": options["deck"]}

    def family(self, header: Mapping[str, Any], components: data.Components) -> BoardFamily:
        ruleset, deck = header["ruleset"], header.get("deck", DEFAULTS["deck"])
        rows = rows_of(ruleset, header["layout"], components, FastSource(0))
        seats, edition, neutral = header["seats"], header["edition"], header["neutral_assistants"]
        return BoardFamily(board_rules(rows, seats, edition, neutral, components, ruleset, deck))


class DiceKind:
    """The Dice Game: two to four seats, and none of the board game's options."""

    plain: str = "dice"
    most_seats: int = 4
    purposes: Sequence[str] = DICE_PURPOSES

    def check(self, ruleset: str, seats: Any, options: Mapping[str, Any]) -> None:
        for name, value in options.items():
            if value is not DEFAULTS[name] and value != DEFAULTS[name]:
                raise BadOption(f"{name} is an option of the board game, not of {ruleset}")
        check_seats(seats, self.most_seats)

    def header(
        self, ruleset: str, options: Mapping[str, Any], components: data.Components, source: Source
    ) -> dict[str, Any]:
        return {}

    def family(self, header: Mapping[str, Any], components: data.Components) -> DiceFamily:
        values = {key: value.value for key, value in components.values.items()}
        return DiceFamily(dice_rules(header["seats"], values))


BOARD: Final = BoardKind()
DICE: Final = DiceKind()


def check_board(ruleset: str, seats: int, edition: Any, neutral_assistants: Any, deck: Any) -> None:
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
