"""Assembly: the one file that names all boxes and games."""

from collections.abc import Mapping, Sequence

from sixrubies import data
from sixrubies.board.base import base_steps, install_base
from sixrubies.board.bazaar import Bazaar, check_rows, random_rows
from sixrubies.board.rules import Numbers, Rules
from sixrubies.core.errors import BadOption
from sixrubies.core.rng import Source

RULESETS = ("base",)
LAYOUTS = ("short", "long", "order", "random")
EDITIONS = ("revised", "2014")
RULES_VERSION = 1  # rises exactly when a stored game would replay differently
WIDTH = {"base": 4}
PLACES = {"base": list(range(1, 17))}

Rows = Sequence[Sequence[int]]


def check_options(ruleset: str, seats: int, edition: str, neutral_assistants: bool) -> None:
    if ruleset not in RULESETS:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= 5:
        raise BadOption(f"a game has 2 to 5 seats, not {seats!r}")
    if edition not in EDITIONS:
        raise BadOption(f"no edition is called {edition!r}; there is {', '.join(EDITIONS)}")
    if not isinstance(neutral_assistants, bool):
        raise BadOption(f"neutral_assistants is True or False, not {neutral_assistants!r}")
    if neutral_assistants and seats == 5:
        raise BadOption("the neutral-assistant variant is for 2 to 4 seats: with 5 no colour is free")


def rows_of(ruleset: str, layout: str | Rows, components: data.Components, source: Source) -> list[list[int]]:
    """The rows of a named, random or given layout."""
    places, width = PLACES[ruleset], WIDTH[ruleset]
    if not isinstance(layout, str):
        try:
            rows = [list(row) for row in layout]
        except TypeError:
            raise BadOption(f"a layout is a name or rows of place numbers, not {layout!r}") from None
        if any(not isinstance(place, int) or isinstance(place, bool) for row in rows for place in row):
            raise BadOption("a layout is rows of place numbers")
        check_rows(rows, places, width)
        return rows
    if layout not in LAYOUTS:
        raise BadOption(f"no layout is called {layout!r}; there is {', '.join(LAYOUTS)}, or rows of place numbers")
    if layout == "random":
        cells, apart = components["layout.fountain_cells"], components["layout.dice_apart"]
        return random_rows(places, width, cells, apart, source)
    return [list(row) for row in components[f"layout.{layout}"]]


def board_rules(
    rows: list[list[int]],
    seats: int,
    edition: str = "revised",
    neutral_assistants: bool = False,
    components: data.Components | None = None,
) -> Rules:
    """The rules of the base game for a table."""
    components = components or data.load()
    values: Mapping[str, object] = {key: value.value for key, value in components.values.items()}
    numbers = Numbers(dict(values))
    bazaar = Bazaar(rows, numbers.ints("move.near"), numbers.ints("move.far"))
    rules = Rules(base_steps(), seats, bazaar, numbers, edition == "2014", neutral_assistants)
    install_base(rules)
    return rules
