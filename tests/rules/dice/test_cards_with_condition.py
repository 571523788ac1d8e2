"""The fifteen cards for the current player alone (docs/rules/dice.md, DG46 to DG49, DG119 to DG133).

Declining each of them is tested in `test_bazaar` (DG40.3).
"""

import pytest

from tests.rules.dice.table import COLOURS, OPEN, at, has, left, revealed, rolled, rubies, showing, supply, tiles
from tests.rules.table import options, play, reason, table

OTHER = {"lira": 9, "crystal": 4, "brown": 3, "red": 1}  # another player, who has no part in these cards


# -- exchange ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "resource", "price", "lacks"),
    [
        ("lira_to_tile", "lira", 4, "needs_lira"),
        ("crystals_to_tile", "crystal", 2, "needs_crystal"),
        ("brown_to_tile", "brown", 1, "needs_brown"),
    ],
)
def test_dg46_3_an_open_tile_of_choice(card, resource, price, lacks):
    """[DG46.1 DG46.3 DG119.1 DG120.1 DG121.1] Any open tile, without its goods; with one piece less only 1 Lira."""
    game = revealed(card, {resource: price}, OTHER)
    assert options(game) == ["fulfil", "decline"]
    before = supply(game, resource)[0]
    play(game, "fulfil")
    assert options(game) == [f"tile:{tile}" for tile in OPEN]
    assert (has(game), supply(game, resource)) == ({}, [before + price])
    play(game, "tile:action_blue")
    assert (tiles(game), game.step) == ({"action": 1}, "tile.show")
    play(game, "show:die")
    assert (game.step, has(game, 1)) == ("turn.action", OTHER)
    poor = revealed(card, {resource: price - 1, "red": 7, "yellow": 8}, OTHER)
    assert (options(poor), reason(poor, "fulfil")) == (["decline"], (lacks, price, price - 1))
    assert has(play(poor, "decline"))["lira"] == 1 + (price - 1 if resource == "lira" else 0)


def test_dg46_3_two_tiles_alike_are_one_choice():
    game = play(
        revealed("brown_to_tile", {"brown": 1}, display=["die", "card_red", "die", "lira_red", "die", "die"]), "fulfil"
    )
    assert options(game) == ["tile:lira_red", "tile:card_red", "tile:die"]


def test_dg121_1_only_brown_pays_it():
    """[DG121.1] No coloured marker stands in for a brown one."""
    game = revealed("brown_to_tile", {"red": 8, "blue": 8})
    assert reason(game, "fulfil") == ("needs_brown", 1, 0)


@pytest.mark.parametrize("ability", ["lira", "crystal", "card", "action", "goods_red", "goods_blue", "die"])
def test_dg46_2_a_tile_of_choice_is_given_up(ability):
    """[DG46.1 DG46.2 DG122.1] 10 Lira for any of the own tiles."""
    owned = {"lira": 1, "crystal": 1, "card": 1, "action": 1, "goods_red": 1, "goods_blue": 1, "die": 1}
    game = revealed("tile_to_lira", {"tiles": owned}, {"tiles": {"lira": 2}}, display=["lira_red", "die"])
    play(game, "fulfil")
    assert options(game) == [f"give_up:{name}" for name in owned]
    play(game, f"give_up:{ability}")
    assert tiles(game) == {name: 1 for name in owned if name != ability}
    assert (has(game), tiles(game, 1)) == ({"lira": 10}, {"lira": 2})


def test_dg122_1_without_an_own_tile():
    game = revealed("tile_to_lira", {"lira": 3}, {"tiles": {"lira": 1}})
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("no_own_tile", 0, 0))
    assert has(play(game, "decline")) == {"lira": 4}


def test_dg122_1_with_no_lira_in_the_supply():
    """[DG122.1 DG7.2] Ten rounds of one owner."""
    game = play(revealed("tile_to_lira", {"tiles": {"lira": 1}}, {"lira": 87}), "fulfil give_up:lira")
    assert (has(game), has(game, 1)) == ({"lira": 10}, {"lira": 77})


def test_dg123_1_a_crystal_for_a_brown_marker_and_two_lira():
    """[DG46.1 DG123.1]"""
    game = play(revealed("crystal_to_brown", {"crystal": 2, "lira": 1}, OTHER), "fulfil")
    assert (has(game), has(game, 1), game.step) == ({"brown": 1, "crystal": 1, "lira": 3}, OTHER, "turn.action")
    game = revealed("crystal_to_brown", {"brown": 1})
    assert reason(game, "fulfil") == ("needs_crystal", 1, 0)


def test_dg123_1_with_an_empty_supply():
    """[DG123.1 DG7.3 DG7.6] Brown: both owners return one; Lira: two rounds of the other player."""
    game = play(revealed("crystal_to_brown", {"crystal": 1, "brown": 1}, {"brown": 9, "lira": 87}), "fulfil")
    assert (has(game), has(game, 1)) == ({"brown": 1, "lira": 2}, {"brown": 8, "lira": 85})
    assert supply(game, "brown", "lira") == [1, 0]


# -- possession -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "needed", "reward"),
    [("one_brown", 1, {"lira": 5}), ("two_brown", 2, {"brown": 1, "lira": 3}), ("three_brown", 3, {"brown": 2})],
)
def test_dg47_1_browns_are_owned_not_paid(card, needed, reward):
    """[DG47.1 DG124.1 DG125.1 DG126.1] Exactly as many are enough, more do not bring more, one less brings 1 Lira."""
    for brown in (needed, needed + 2):
        game = play(revealed(card, {"brown": brown}, OTHER), "fulfil")
        assert has(game) == {
            "brown": brown + reward.get("brown", 0),
            **({"lira": reward["lira"]} if "lira" in reward else {}),
        }
        assert (has(game, 1), game.step) == (OTHER, "turn.action")
    game = revealed(card, {"brown": needed - 1, "red": 7, "crystal": 5}, OTHER)
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("needs_brown", needed, needed - 1))


@pytest.mark.parametrize(("card", "mine", "after"), [("two_brown", 4, 4), ("three_brown", 5, 6)])
def test_dg47_1_with_no_brown_in_the_supply(card, mine, after):
    """[DG7.3 DG125.1 DG126.1] Both own brown and return one each; with two to take that is just enough."""
    game = play(revealed(card, {"brown": mine}, {"brown": 10 - mine}), "fulfil")
    assert (has(game)["brown"], has(game, 1)["brown"]) == (after, 9 - mine)
    assert supply(game, "brown") == [1 if card == "two_brown" else 0]


def test_dg124_1_with_no_lira_in_the_supply():
    game = play(revealed("one_brown", {"brown": 1}, {"lira": 80}, {"lira": 7}), "fulfil")
    assert [has(game, seat).get("lira", 0) for seat in range(3)] == [5, 77, 4]


# -- two card icons ---------------------------------------------------------------------------------------------------

REWARDS = [
    ("dice_to_lira", {"lira": 8}),
    ("dice_to_brown", {"brown": 2}),
    ("dice_to_crystals", {"crystal": 3}),
    ("dice_to_brown_and_lira", {"brown": 1, "lira": 4}),
]


@pytest.mark.parametrize(("card", "reward"), REWARDS)
@pytest.mark.parametrize("icons", [2, 3, 5])
def test_dg48_1_two_card_icons_or_more(card, reward, icons):
    """[DG48.1 DG127.1 DG128.1 DG129.1 DG130.1]"""
    game = play(revealed(card, {}, OTHER, dice="C" * icons), "fulfil")
    assert (has(game), has(game, 1), game.step) == (reward, OTHER, "turn.action")


@pytest.mark.parametrize(("card", "reward"), REWARDS)
def test_dg48_1_one_card_icon_is_not_enough(card, reward):
    """[DG48.1 DG48.2 DG127.1 DG128.1 DG129.1 DG130.1] Neither with icons left over nor with one used before."""
    game = play(rolled("CCCCC"), f"reveal:1 draw:{card}")
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("needs_card_dice", 2, 1))
    game = play(rolled("CC"), f"reveal:1 draw:one_brown decline reveal:1 draw:{card}")
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("needs_card_dice", 2, 1))
    assert has(play(game, "decline")) == {"lira": 2}


@pytest.mark.parametrize(("card", "reward"), REWARDS)
def test_dg48_3_never_as_income(card, reward):
    """[DG48.3 DG127.1 DG128.1 DG129.1 DG130.1]"""
    game = play(at({"tiles": {"card": 1}}), f"draw:{card}")
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("needs_card_dice", 2, 0))
    play(game, "decline", showing("CCCCC"))
    assert has(game) == {"lira": 1}


@pytest.mark.parametrize(
    ("card", "other", "mine", "theirs"),
    [
        ("dice_to_lira", {"lira": 87}, {"lira": 8}, {"lira": 79}),
        ("dice_to_brown", {"brown": 10}, {"brown": 2}, {"brown": 8}),
        ("dice_to_crystals", {"crystal": 12}, {"crystal": 3}, {"crystal": 9}),
        ("dice_to_brown_and_lira", {"brown": 10, "lira": 87}, {"brown": 1, "lira": 4}, {"brown": 9, "lira": 83}),
    ],
)
def test_dg48_1_with_an_empty_supply(card, other, mine, theirs):
    """[DG7.2 DG7.6 DG127.1 DG128.1 DG129.1 DG130.1] One owner, as many rounds as pieces."""
    game = play(revealed(card, {}, other, dice="CC"), "fulfil")
    assert (has(game), has(game, 1)) == (mine, theirs)


# -- ruby for resources -----------------------------------------------------------------------------------------------

PRICES = [
    ("lira_to_ruby", {"lira": 9}),
    ("brown_to_ruby", {"brown": 2, "crystal": 1}),
    ("crystals_to_ruby", {"crystal": 4}),
]
AREAS = [*COLOURS, "carpet", "lira"]


@pytest.mark.parametrize(("card", "price"), PRICES)
@pytest.mark.parametrize("area", AREAS)
def test_dg49_1_the_next_ruby_of_any_area(card, price, area):
    """[DG49.1 DG49.2 DG131.1 DG132.1 DG133.1] All areas but the mosque; the area's own price is not paid."""
    game = play(revealed(card, price, OTHER, seats=3), "fulfil")
    assert (has(game), options(game)) == ({}, [f"ruby:{name}" for name in AREAS])
    before = left(game, area)[0]
    play(game, f"ruby:{area}")
    assert (rubies(game, 0), left(game, area, "mosque"), has(game)) == ([1], [before - 1, 3], {})
    assert (has(game, 1), game.step) == (OTHER, "turn.action")


@pytest.mark.parametrize(
    ("card", "has_only", "lacks"),
    [
        ("lira_to_ruby", {"lira": 8, "crystal": 9, "brown": 9}, ("needs_lira", 9, 8)),
        ("brown_to_ruby", {"brown": 1, "crystal": 9, "red": 8}, ("needs_brown", 2, 1)),
        ("brown_to_ruby", {"brown": 9}, ("needs_crystal", 1, 0)),
        ("crystals_to_ruby", {"crystal": 3, "brown": 9}, ("needs_crystal", 4, 3)),
    ],
)
def test_dg49_1_not_with_less(card, has_only, lacks):
    """[DG49.1 DG131.1 DG132.1 DG133.1]"""
    game = revealed(card, has_only)
    assert (options(game), reason(game, "fulfil")) == (["decline"], lacks)


@pytest.mark.parametrize(("card", "price"), PRICES)
def test_dg49_3_an_exhausted_area_is_not_offered(card, price):
    """[DG49.3 DG131.1 DG132.1 DG133.1]"""
    empty = {"red": 0, "carpet": 0, "lira": 0}
    game = play(revealed(card, price, seats=4, rubies=empty), "fulfil")
    assert options(game) == ["ruby:yellow", "ruby:green", "ruby:blue"]
    assert reason(game, "ruby:red") == ("no_ruby", 0, 0)


def test_dg49_4_the_next_price_follows():
    """[DG49.4] After one green ruby by card the next one on the track costs 5, on the right carpet 12."""
    game = play(revealed("lira_to_ruby", {"lira": 9, "green": 4}, seats=3), "fulfil ruby:green")
    assert reason(game, "ruby:green") == ("needs_goods", 5, 4)
    game = play(revealed("lira_to_ruby", {"lira": 20}, seats=3), "fulfil ruby:lira")
    assert reason(game, "ruby:lira") == ("needs_lira", 12, 11)


def test_dg49_1_the_ruby_counts_for_the_end():
    """[DG60.1] The sixth ruby by card makes this round the last."""
    game = play(revealed("lira_to_ruby", {"lira": 9, "rubies": 5}, seats=3), "fulfil ruby:red end_turn")
    assert (rubies(game, 0), table(game)["last_round"]) == ([6], True)
