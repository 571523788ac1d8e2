"""Income at the beginning of the turn (docs/rules/dice.md, DG3, DG21 to DG23)."""

import pytest

from tests.rules.dice.table import OPEN, at, dice, has, showing, tiles
from tests.rules.table import options, play, table


def test_dg3_1_all_three_kinds():
    """[DG3.1 DG3.3] In the order the player likes."""
    game = at({"tiles": {"lira": 1, "crystal": 1, "card": 1}})
    assert options(game) == ["income:lira", "income:crystal", "income:card"]
    play(game, "income:crystal")
    assert (has(game), options(game)) == ({"crystal": 1}, ["income:lira", "income:card"])
    play(game, "income:card draw:sale_crystal")
    assert (has(game), game.step) == ({"crystal": 1, "lira": 7}, "dice.roll")


def test_dg3_1_only_the_own_tiles():
    game = at({}, {"tiles": {"lira": 2, "crystal": 2, "card": 2}})
    assert (game.step, has(game), has(game, 1)) == ("dice.roll", {}, {})
    play(game, showing("LLLLL"), "end_turn")
    assert (table(game)["turn"], game.step) == (1, "turn.income")


def test_dg3_2_income_cannot_be_left_out():
    """Neither the last kind nor one of several: every option is an income, and one kind alone comes by itself."""
    game = at({"tiles": {"lira": 2, "crystal": 1}})
    assert options(game) == ["income:lira", "income:crystal"]
    play(game, "income:crystal")
    assert (has(game), game.step) == ({"crystal": 1, "lira": 6}, "dice.roll")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_dg21_1_three_lira_for_each_tile(count):
    game = at({"lira": 1, "tiles": {"lira": count}}, display=["die"] * 4)
    assert (has(game), game.step) == ({"lira": 1 + 3 * count}, "dice.roll")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_dg22_1_a_crystal_for_each_tile(count):
    """It pays a reroll of the same turn."""
    game = at({"tiles": {"crystal": count}}, display=["die"] * 4)
    assert has(game) == {"crystal": count}
    play(game, showing("LLLLC"))
    assert game.step == "turn.reroll"
    assert dice(play(game, "reroll:card done roll:lira")) == "LLLLL"


def test_dg23_1_a_bazaar_card():
    """[DG23.1 DG3.5] Revealed, used, discarded; the others have their part in it."""
    game = at({"tiles": {"card": 1}}, {"blue": 1}, {})
    assert all(token.startswith("draw:") for token in options(game)) and len(options(game)) == 33
    play(game, "draw:gift_green")
    assert (has(game), game.owner(), options(game)) == ({"brown": 1}, 1, ["decline", "take:green"])
    play(game, "take:green decline")
    assert (has(game, 1), has(game, 2), game.step) == ({"green": 1, "blue": 1}, {}, "dice.roll")
    assert {card for card, count in table(game)["discard"].items() if count} == {"gift_green"}
    assert table(game)["shown"] == []


def test_dg3_3_several_card_tiles_one_card_at_a_time():
    """The first is used and discarded before the second is revealed, with other income between them."""
    game = at({"tiles": {"card": 2, "lira": 1}})
    play(game, "income:card draw:one_brown")
    assert options(game) == ["decline"]
    play(game, "decline")
    assert (has(game), options(game)) == ({"lira": 1}, ["income:lira", "income:card"])
    assert table(game)["discard"]["one_brown"] == 1
    play(game, "income:lira")
    assert len(options(game)) == 32 and "draw:one_brown" not in options(game)
    play(game, "draw:crystals_to_ruby decline")
    assert (has(game), game.step) == ({"lira": 5}, "dice.roll")


@pytest.mark.parametrize("card", ["dice_to_lira", "dice_to_brown", "dice_to_crystals", "dice_to_brown_and_lira"])
@pytest.mark.parametrize("count", [1, 2])
def test_dg23_2_no_two_card_icons_in_income(card, count):
    """[DG23.2 DG48.3] Also two card tiles are no two icons."""
    game = at({"tiles": {"card": count}})
    if count == 2:
        play(game, "draw:two_brown decline")
    before = has(game).get("lira", 0)
    play(game, f"draw:{card}")
    assert options(game) == ["decline"]
    assert has(play(game, "decline")) == {"lira": before + 1}


def test_dg3_4_a_tile_taken_during_income_gives_none():
    """[DG3.4 DG20.5] A Lira tile by card: 3 Lira from the old one only."""
    game = at(
        {"lira": 4, "tiles": {"card": 1, "lira": 1}}, display=["lira_blue", "crystal_red", "die", "die", "die", "die"]
    )
    play(game, "income:card draw:lira_to_tile fulfil")
    assert (has(game), options(game)) == ({}, ["tile:lira_blue", "tile:crystal_red", "tile:die"])
    play(game, "tile:lira_blue show:card_yellow")
    assert (tiles(game), has(game), game.step) == ({"lira": 2, "card": 1}, {"lira": 3}, "dice.roll")


def test_dg3_4_a_card_tile_taken_by_an_income_card_gives_no_card():
    game = at({"brown": 1, "tiles": {"card": 1}}, display=["card_red", "die"])
    play(game, "draw:brown_to_tile fulfil tile:card_red show:lira_red")
    assert (tiles(game), game.step) == ({"card": 2}, "dice.roll")


def test_dg3_4_given_up_before_its_income():
    """[DG3.4 DG28.2] 10 Lira for the Lira tile, and no 3 Lira."""
    game = at({"tiles": {"card": 1, "lira": 1}})
    play(game, "income:card draw:tile_to_lira fulfil give_up:lira")
    assert (has(game), tiles(game), game.step) == ({"lira": 10}, {"card": 1}, "dice.roll")


def test_dg3_4_given_up_after_its_income():
    game = at({"tiles": {"card": 1, "lira": 1}})
    play(game, "income:lira draw:tile_to_lira fulfil give_up:lira")
    assert (has(game), tiles(game), game.step) == ({"lira": 13}, {"card": 1}, "dice.roll")


def test_dg3_4_the_card_tile_whose_card_is_used_may_be_given_up():
    """Of two, the one that has given goes first: the other still reveals its card (ruling R50)."""
    game = at({"tiles": {"card": 1}})
    play(game, "draw:tile_to_lira fulfil give_up:card")
    assert (has(game), tiles(game), game.step) == ({"lira": 10}, {}, "dice.roll")
    game = play(at({"tiles": {"card": 2}}), "draw:tile_to_lira fulfil give_up:card")
    assert (tiles(game), game.step) == ({"card": 1}, "card.reveal")


def test_dg3_4_of_two_lira_tiles_the_one_that_has_given_goes_first():
    game = play(at({"tiles": {"card": 1, "lira": 2}}), "income:lira income:card draw:tile_to_lira fulfil give_up:lira")
    assert (has(game), tiles(game)) == ({"lira": 16}, {"lira": 1, "card": 1})
    game = play(at({"tiles": {"card": 1, "lira": 2}}), "income:card draw:tile_to_lira fulfil give_up:lira")
    assert (has(game), tiles(game)) == ({"lira": 13}, {"lira": 1, "card": 1})


def test_dg3_5_cards_of_income_go_to_the_same_discard_pile():
    game = at({"tiles": {"card": 1}}, display=OPEN)
    play(game, "draw:two_brown decline", showing("CCLLL"), "reveal:1 draw:one_brown decline")
    assert {card for card, count in table(game)["discard"].items() if count} == {"two_brown", "one_brown"}
