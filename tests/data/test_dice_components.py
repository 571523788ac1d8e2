"""The component values of the Dice Game: as the sources have them, graded, and nonsense refused."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from sixrubies import data
from sixrubies.data import ComponentError
from sixrubies.dice import things

BOX = data.load(("dice",))


def test_what_is_in_the_box():
    assert BOX["supply.markers"] == {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10}
    assert (BOX["supply.lira"], BOX["supply.crystals"]) == (27 + 6 * 5 + 3 * 10, 12)
    assert (BOX["dice_game.box_rubies"], BOX["dice_game.dice"], BOX["dice_game.rolled"]) == (31, 9, 5)
    assert sum(BOX["tiles.copies"].values()) == 24 and sum(BOX["bazaar.copies"].values()) == 33


def test_the_names_are_those_of_the_engine():
    assert list(BOX["tiles.copies"]) == list(BOX["tiles.cost"]) == things.TILE_NAMES
    assert list(BOX["bazaar.copies"]) == things.CARD_NAMES
    assert [key for key in BOX.values if key.startswith("bazaar_card.")] == [
        f"bazaar_card.{name}" for name in things.CARD_NAMES[things.CONDITIONAL :]
    ]


def test_every_value_has_its_grade_and_proposed_ones_are_house_values():
    house = {value.key for value in BOX.house()}
    grades = {key: value.grade for key, value in BOX.values.items()}
    assert set(grades.values()) == {"certain", "confirmed", "documented", "deduced", "proposed"}
    assert {"side_4.goods", "two_players.lira", "tiles.cost", "bazaar.copies", "bazaar_card.one_brown"} <= house
    assert not {"dice_game.goal", "actions.count", "reroll.crystals", "end.marker_lira"} & house
    assert all(value.source and value.question.endswith("?") for value in BOX.values.values())


def test_no_key_is_in_two_boxes():
    """Texts know the values of all boxes at once."""
    keys = {name: set(data.load(("base", name)).values) - set(data.load().values) for name in ("mocha", "letters")}
    keys |= {"base": set(data.load().values), "dice": set(BOX.values)}
    assert all(not keys[one] & keys[other] for one, other in combinations(keys, 2))


def test_a_template_changes_nothing(tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text(data.template(BOX), encoding="utf-8")
    assert data.load(("dice",), data.read_overrides(file, ("dice",))).overrides == {}


COPIES = dict(BOX["tiles.copies"])
NONSENSE: list[tuple[dict[str, Any], str]] = [
    ({"dice_game.rolled": 0}, r"dice_game.rolled must be a whole number from 1 to 9, found 0"),
    ({"dice_game.rolled": 6}, r"must not ask for more than the 9 dice of dice_game.dice, found 4 and 6"),
    ({"dice_game.start_lira": [0, 1, 2]}, r"dice_game.start_lira must be a list of 4 entries"),
    ({"dice_game.start_crystals": 4}, r"for 4 seats must not exceed supply.crystals"),
    ({"dice_game.start_lira": [50, 50, 0, 0]}, r"dice_game.start_lira must not exceed supply.lira"),
    ({"dice_game.goal": {"2": 6, "3": 6}}, r"dice_game.goal must be a table of 2, 3, 4; 4 is missing"),
    ({"dice_game.goal": {"2": 13, "3": 6, "4": 5}}, r"to be bought by 2 seats must be more than 24"),
    ({"dice_game.box_rubies": 30}, r"the rubies for 4 seats must not exceed the 30 of dice_game.box_rubies, found 31"),
    ({"side_23.goods": []}, r"side_23.goods must be a list of 1 to 12 entries"),
    ({"side_4.goods": [4, 5, 6, 13]}, r"entry 4 of side_4.goods must be a whole number from 1 to 12"),
    ({"supply.markers": {**BOX["supply.markers"], "red": 0, "brown": 0}}, r"the 5 red goods that can be had"),
    ({"supply.lira": 19}, r"side_23.lira must not exceed supply.lira"),
    ({"two_players.lira": [1, 1]}, r"two_players.lira must name every field once only"),
    ({"two_players.lira": [7]}, r"two_players.lira must name fields of the 6 of side_23.lira, found 7"),
    ({"two_players.mosque": 4}, r"two_players.mosque must not exceed the 3 rubies of side_23.mosque"),
    ({"tiles.copies": {**COPIES, "die": 5}}, r"more than the 9 dice of dice_game.dice, found 5 and 5"),
    ({"tiles.copies": {**COPIES, "lira_red": 4}}, r"tiles.copies.lira_red must be a whole number from 0 to 3"),
    ({"tiles.copies": dict.fromkeys(COPIES, 0)}, r"must be enough for the 6 open tiles of dice_game.display, found 0"),
    ({"tiles.copies": {"die": 4}}, r"is missing"),
    ({"tiles.cost": {**BOX["tiles.cost"], "die": ["pink"]}}, r"entry 1 of tiles.cost.die must be one of red, yellow"),
    ({"tiles.cost": {**BOX["tiles.cost"], "die": []}}, r"tiles.cost.die must be a list of 1 to 9 entries"),
    ({"bazaar.copies": dict.fromkeys(things.CARD_NAMES, 0)}, r"must leave at least one card in the deck"),
    ({"bazaar_card.one_brown": 5}, r"bazaar_card.one_brown must be a table of own, dice, give, take, found 5"),
    ({"bazaar_card.one_brown": {"own": {"brown": 1}}}, r"must tell what it gives: take is missing"),
    ({"bazaar_card.one_brown": {"take": {}}}, r"bazaar_card.one_brown.take must be a table of some of"),
    ({"bazaar_card.one_brown": {"takes": {"lira": 1}}}, r"takes is not known; did you mean take\?"),
    ({"bazaar_card.one_brown": {"take": {"liras": 1}}}, r"take.liras is not known; did you mean lira\?"),
    ({"bazaar_card.one_brown": {"take": {"tile": 2}}}, r"take.tile must be a whole number from 1 to 1, found 2"),
    ({"bazaar_card.one_brown": {"take": {"lira": 0}}}, r"take.lira must be a whole number from 1 to 40, found 0"),
    ({"bazaar_card.one_brown": {"give": {"red": 12}, "take": {"lira": 1}}}, r"more than 9 markers of one colour"),
    ({"bazaar.sale_price": {"red": 4}}, r"bazaar.sale_price must be a table of red, yellow, green, blue, crystal"),
    ({"wainwright.price": 7}, r"wainwright.price is not a component value"),
]


@pytest.mark.parametrize(("values", "reason"), NONSENSE)
def test_nonsense_is_refused(values: dict[str, Any], reason: str):
    with pytest.raises(ComponentError, match=reason) as refused:
        data.load(("dice",), values)
    assert "\n" not in str(refused.value)


def test_a_fault_in_a_file_is_told_with_its_line(tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text("[side_23.lira]\nvalue = [10, 12]\n\n[bazaar_card.one_brown]\nvalue = { take = { lira = -1 } }\n")
    with pytest.raises(ComponentError, match=r"line 5: bazaar_card.one_brown.take.lira must be a whole number"):
        data.read_overrides(file, ("dice",))
