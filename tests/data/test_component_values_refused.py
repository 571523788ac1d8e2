"""Values that are refused, and with which words: in a file with their line, in Python with the same reason."""

from collections.abc import Callable
from typing import Any

import pytest

from sixrubies.data import ComponentError, load

KINDS = (
    "one_good, five_lira, long_move, stay, return_assistant, family, any_goods, "
    "repeat_palace, repeat_post_office, repeat_dealer"
)
NO_CARDS = dict.fromkeys(KINDS.split(", "), 0)

# (key, value, reason): each is tried in Python and in a file.
VALUES: list[tuple[str, Any, str]] = [
    # a number
    ("wainwright.price", "seven", 'wainwright.price must be a whole number from 0 to 99, found "seven"'),
    ("wainwright.price", 100, "wainwright.price must be a whole number from 0 to 99, found 100"),
    ("wainwright.price", -1, "wainwright.price must be a whole number from 0 to 99, found -1"),
    ("wainwright.price", 7.0, "wainwright.price must be a whole number from 0 to 99, found 7.0"),
    ("wainwright.price", True, "wainwright.price must be a whole number from 0 to 99, found true"),
    ("wainwright.price", [7], "wainwright.price must be a whole number from 0 to 99, found [7]"),
    ("tile.red_die", 7, "tile.red_die must be a whole number from 1 to 6, found 7"),
    ("tea_house.lowest", 2, "tea_house.lowest must be a whole number from 3 to 12, found 2"),
    ("tea_house.highest", 13, "tea_house.highest must be a whole number from 3 to 12, found 13"),
    ("setup.assistants", 0, "setup.assistants must be a whole number from 1 to 9, found 0"),
    # a list
    ("setup.start_lira", 2, "setup.start_lira must be a list of 5 entries, found 2"),
    ("setup.start_lira", [2, 3, 4, 5], "setup.start_lira must be a list of 5 entries, found a list of 4"),
    (
        "setup.start_lira",
        [2, 3, "4", 5, 6],
        'entry 3 of setup.start_lira must be a whole number from 0 to 99, found "4"',
    ),
    ("setup.neutral_merchants", [14, 15], "setup.neutral_merchants must be a list of 3 entries, found a list of 2"),
    (
        "setup.neutral_merchants",
        [14, 15, 17],
        "entry 3 of setup.neutral_merchants must be a whole number from 1 to 16, found 17",
    ),
    ("black_market.blue", [0] * 12, "black_market.blue must be a list of 13 entries, found a list of 12"),
    (
        "black_market.blue",
        [0] * 12 + [10],
        "entry 13 of black_market.blue must be a whole number from 0 to 9, found 10",
    ),
    ("market.small", [2, 5, 9, 14], "market.small must be a list of 5 entries, found a list of 4"),
    (
        "market.small",
        [2, 5, 5, 14, 20],
        "entry 3 of market.small must be greater than the entry before it, found 5 after 5",
    ),
    (
        "dealer.track",
        [*range(12, 23), 3],
        "entry 12 of dealer.track must be greater than the entry before it, found 3 after 22",
    ),
    ("move.near", [1], "move.near must be a list of 2 entries, found a list of 1"),
    ("move.near", [1, 5], "entry 2 of move.near must be a whole number from 1 to 4, found 5"),
    ("move.near", [2, 2], "move.near must include an odd distance, or half of the places are never reached"),
    ("move.far", [4, 3], "move.far must be the least and the greatest distance, found 4 before 3"),
    # goods
    (
        "post_office.top",
        ["red", 2, "pink", 2],
        'entry 3 of post_office.top must be a number of Lira or one of red, green, yellow, blue, found "pink"',
    ),
    ("post_office.top", ["red", 2, 100, 2], "entry 3 of post_office.top must be from 0 to 99 Lira, found 100"),
    (
        "post_office.bottom",
        ["green", True, "yellow", 1],
        "entry 2 of post_office.bottom must be a number of Lira or one of red, green, yellow, blue, found true",
    ),
    (
        "palace.track",
        ["purple"],
        'entry 1 of palace.track must be one of red, green, yellow, blue, any, found "purple"',
    ),
    ("palace.track", ["blue"] * 21, "palace.track must be a list of 1 to 20 entries, found a list of 21"),
    # demand tiles
    ("demand.large", [[1, 1, 1, 2]] * 4, "demand.large must be a list of 5 entries, found a list of 4"),
    (
        "demand.large",
        [[1, 1, 1, 2]] * 4 + [[1, 1, 1]],
        "entry 5 of demand.large must be a list of 4 entries, found a list of 3",
    ),
    (
        "demand.small",
        [[1, 1, 1, 2], [1, 1, 6, 2], *[[1, 1, 1, 2]] * 3],
        "entry 3 of entry 2 of demand.small must be a whole number from 0 to 5, found 6",
    ),
    (
        "demand.small",
        [[1, 1, 1, 3], *[[1, 1, 1, 2]] * 4],
        "entry 1 of demand.small must show 1 to 5 goods in all, found 6",
    ),
    (
        "demand.small",
        [[1, 1, 1, 2], [0, 0, 0, 0], *[[1, 1, 1, 2]] * 3],
        "entry 2 of demand.small must show 1 to 5 goods in all, found 0",
    ),
    # tables
    ("wainwright.rubies", 5, "wainwright.rubies must be a table of 2, 3, 4, 5, found 5"),
    (
        "wainwright.rubies",
        {"2": 2, "3": 3, "4": 4},
        "wainwright.rubies must be a table of 2, 3, 4, 5; 5 is missing",
    ),
    ("wainwright.rubies", {"2": 2, "6": 6}, "wainwright.rubies.6 is not known"),
    ("palace.rubies", {"2": "six"}, 'palace.rubies.2 must be a whole number from 0 to 20, found "six"'),
    ("setup.goal_rubies", {"2": 0}, "setup.goal_rubies.2 must be a whole number from 1 to 20, found 0"),
    (
        "mosque.symbols",
        {"2": [2, 4], "3": [4, 2]},
        "entry 2 of mosque.symbols.3 must be greater than the entry before it, found 2 after 4",
    ),
    ("cards.copies", {"one_goods": 4}, "cards.copies.one_goods is not known; did you mean one_good?"),
    ("cards.copies", {**NO_CARDS, "stay": 10}, "cards.copies.stay must be a whole number from 0 to 9, found 10"),
    ("cards.copies", NO_CARDS, "cards.copies must leave at least one card in the deck, found none"),
    ("cards.copies", {"stay": 2}, f"cards.copies must be a table of {KINDS}; one_good is missing"),
    # layouts
    (
        "layout.short",
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]],
        "layout.short must be a list of 4 entries, found a list of 3",
    ),
    (
        "layout.long",
        [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 2, 12], [13, 14, 15, 16]],
        "entry 3 of entry 3 of layout.long must be a place that is not yet in the layout, found 2 again",
    ),
    (
        "layout.order",
        [[1, 2, 3, 17], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]],
        "entry 4 of entry 1 of layout.order must be a whole number from 1 to 16, found 17",
    ),
    ("layout.fountain_cells", [5, 6, 5], "layout.fountain_cells must name every cell once only"),
    ("layout.dice_apart", 7, "layout.dice_apart must be a whole number from 0 to 6, found 7"),
    # values that do not fit together
    ("governor.lira", 4, "governor.lira must not exceed catch.lira"),
    ("catch.lira", 1, "governor.lira must not exceed catch.lira"),
    ("cards.lira", 1, "governor.lira must not exceed cards.lira"),
    ("setup.start_cards", 6, "setup.start_cards for 5 seats must not exceed the 26 cards of cards.copies"),
    (
        "cards.copies",
        {**NO_CARDS, "stay": 4},
        "setup.start_cards for 5 seats must not exceed the 4 cards of cards.copies",
    ),
    (
        "palace.track",
        ["blue"] * 6 + ["any"] * 4,
        "palace.track must not ask for more than what fits into a complete wheelbarrow, 5 of each good",
    ),
    (
        "wheelbarrow.extensions",
        2,
        "mosque.symbols.4 must not show more than what fits into a complete wheelbarrow, 4 of each good",
    ),
    ("mosque.pay", 3, "mosque.pay must not exceed the 2 goods shown on the top tile of mosque.symbols.2"),
    (
        "palace.rubies",
        {"2": 6, "3": 11, "4": 7, "5": 7},
        "palace.rubies.3 must not exceed the 10 spaces of palace.track, found 11",
    ),
    ("dealer.track", [*range(12, 21)], "dealer.rubies.3 must not exceed the 9 spaces of dealer.track, found 10"),
    (
        "mosque.rubies",
        {"2": 3, "3": 3, "4": 4, "5": 4},
        "mosque.rubies.2 must not exceed the 2 tiles of mosque.symbols.2, found 3",
    ),
    (
        "wainwright.rubies",
        {"2": 3, "3": 3, "4": 4, "5": 5},
        "wainwright.rubies.2 must be 2, one for each seat, found 3",
    ),
    (
        "wainwright.rubies",
        {"2": 2, "3": 3, "4": 4, "5": 4},
        "wainwright.rubies.5 must be 5, one for each seat, found 4",
    ),
    (
        "mosque.rubies",
        {"2": 2, "3": 3, "4": 4, "5": 3},
        "mosque.rubies.5 must be enough for the 4 seats that can get both tiles of a mosque, found 3",
    ),
    ("setup.box_rubies", 31, "the rubies for 5 seats must not exceed the 31 of setup.box_rubies, found 32"),
    (
        "palace.rubies",
        {"2": 6, "3": 6, "4": 9, "5": 7},
        "the rubies for 4 seats must not exceed the 32 of setup.box_rubies, found 33",
    ),
    (
        "setup.goal_rubies",
        {"2": 6, "3": 5, "4": 5, "5": 8},
        "the rubies for 5 seats must be more than 35, or everybody may miss setup.goal_rubies, found 32",
    ),
]


@pytest.mark.parametrize(("key", "value", "reason"), VALUES)
def test_value_given_in_python(key: str, value: Any, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(overrides={key: value})
    assert str(caught.value) == reason
    assert caught.value.file is None and caught.value.line is None


@pytest.mark.parametrize(("key", "value", "reason"), VALUES)
def test_value_given_in_a_file(refusal: Callable[[str], str], key: str, value: Any, reason: str) -> None:
    written = f"# mine\ntoll.lira = 3\n\n[{key}]\nvalue = {toml(value)}\n"
    assert refusal(written) == f"my.toml, line 5: {reason}"


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{name}" = {toml(item)}' for name, item in value.items()) + "}"
    return repr(value).replace("True", "true")
