"""A player's own values: given in Python or in a file, listed, written as a template, taken back."""

import json
from pathlib import Path

import pytest

from sixrubies.data import Components, load, read_overrides, template

CARDS = {
    "one_good": 3,
    "five_lira": 5,
    "long_move": 4,
    "stay": 2,
    "return_assistant": 2,
    "family": 2,
    "any_goods": 2,
    "repeat_palace": 2,
    "repeat_post_office": 2,
    "repeat_dealer": 2,
}

MANY: dict[str, object] = {
    "wainwright.price": 8,
    "cards.copies": CARDS,
    "post_office.top": ["blue", 0, "red", 3],
    "mosque.symbols": {"2": [1, 2], "3": [1, 2, 3], "4": [2, 3, 4, 5], "5": [2, 3, 4, 5]},
    "layout.order": [[16, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 1]],
}


def read(folder: Path, text: str) -> dict[str, object]:
    file = folder / "my.toml"
    file.write_text(text, encoding="utf-8")
    return read_overrides(file)


def same(one: Components, other: Components) -> bool:
    return one.values == other.values and one.overrides == other.overrides


def test_an_override_replaces_the_value_and_nothing_else() -> None:
    plain, mine = load(), load(overrides={"wainwright.price": 8})
    assert mine["wainwright.price"] == 8
    assert mine.overrides == {"wainwright.price": 8}
    assert mine.values["wainwright.price"].grade == "owner"
    assert mine.values["wainwright.price"].question == plain.values["wainwright.price"].question
    assert {key for key in plain.values if plain.values[key] != mine.values[key]} == {"wainwright.price"}
    assert not plain.overrides


def test_overrides_are_plain_data_for_a_record() -> None:
    mine = load(overrides=MANY)
    assert same(load(overrides=json.loads(json.dumps(mine.overrides))), mine)


def test_what_is_printed_anyway_is_no_override() -> None:
    assert same(load(overrides={"wainwright.price": 7}), load())


def test_changed_adds_to_earlier_overrides_and_takes_them_back() -> None:
    mine = load(overrides={"wainwright.price": 8})
    more = mine.changed({"toll.lira": 3})
    assert more.overrides == {"wainwright.price": 8, "toll.lira": 3}
    assert mine.overrides == {"wainwright.price": 8}
    assert same(more.changed({"wainwright.price": 7, "toll.lira": 2}), load())


def test_later_changes_of_the_given_data_do_not_reach_the_components() -> None:
    given: dict[str, object] = {"market.small": [1, 2, 3, 4, 5]}
    mine = load(overrides=given)
    given["market.small"] = None
    mine["market.small"].append(6)
    assert mine.overrides == {"market.small": [1, 2, 3, 4, 5]}


def test_house_lists_the_values_of_the_players_too() -> None:
    assert [value.key for value in load(overrides={"toll.lira": 3}).house()] == ["toll.lira", "cards.copies"]


@pytest.mark.parametrize(
    "text",
    [
        "[wainwright.price]\nvalue = 8",
        '[wainwright.price]\nvalue = 8\ngrade = "proposed"\nsource = "?"\nquestion = "?"',
        "[wainwright]\nprice.value = 8",
        "[wainwright]\nprice = { value = 8 }",
        "[wainwright]\nprice = 8",
        "wainwright.price = 8",
        "wainwright = { price = 8 }",
        '"wainwright" . \'price\' . "value" = 8',
        '"wainwright.price" = 8',
        "\ufeff[wainwright.price]\r\nvalue = 8\r\n",
    ],
)
def test_ways_to_write_a_value(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == {"wainwright.price": 8}


def test_a_table_in_a_file(tmp_path: Path) -> None:
    lines = "\n".join(f"{kind} = {copies}" for kind, copies in CARDS.items())
    assert read(tmp_path, f"[cards.copies.value]\n{lines}") == {"cards.copies": CARDS}
    assert read(tmp_path, f"[cards.copies]\n{lines}") == {"cards.copies": CARDS}


@pytest.mark.parametrize("text", ["", "# nothing\n", "[wainwright]\n"])
def test_an_empty_file_replaces_nothing(tmp_path: Path, text: str) -> None:
    assert read(tmp_path, text) == {}


def test_the_printed_file_is_a_player_file_too(tmp_path: Path) -> None:
    import sixrubies.data

    (folder,) = sixrubies.data.__path__
    assert same(load(overrides=read_overrides(Path(folder) / "base.toml")), load())


def test_template_of_the_base_game() -> None:
    assert (
        template(load())
        == """\
# Component values that are not certain: look them up in your box, correct them here, leave the rest as it is.
# Then play with this file: sixrubies play --components FILE

# How many of each kind are among the 26 bonus cards?
# Grade: high. Source: rule book 003 p1 (26 cards in all); pictures of the ten faces; three independent programs agree
# on the copies.
[cards.copies.value]
one_good = 4
five_lira = 4
long_move = 4
stay = 2
return_assistant = 2
family = 2
any_goods = 2
repeat_palace = 2
repeat_post_office = 2
repeat_dealer = 2
"""
    )


def test_template_read_back_changes_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, template(load()))  # it does hold something
    assert same(load(overrides=read(tmp_path, template(load()))), load())


def test_template_of_replaced_values_read_back_gives_them_again(tmp_path: Path) -> None:
    mine = load(overrides=MANY)
    back = read(tmp_path, template(mine))
    assert back == MANY
    assert same(load(overrides=back), mine)
    assert same(mine.changed(back), mine)


def test_an_edited_template_replaces_what_was_edited(tmp_path: Path) -> None:
    edited = template(load()).replace("one_good = 4", "one_good = 3").replace("five_lira = 4", "five_lira = 5")
    assert load(overrides=read(tmp_path, edited))["cards.copies"] == CARDS
