"""Guild card 19, a tavern tile and the barrier at once (docs/rules/mocha.md, MB119, MB36.7)."""

import pytest

from tests.rules.mocha.table import box, coffee, guild_turn
from tests.rules.table import goods, options, play, player, reason


@pytest.mark.parametrize("tile", ["movement", "encounter"])
@pytest.mark.parametrize(("owners", "price"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_mb119_1_tile_and_barrier_for_one_less(tile, owners, price):
    """[MB119.1 MB119.2] 1 to 4 for the tile and 2 for the barrier, less 1; the second row is the book's example."""
    others = [{"tavern": [tile]} if seat < owners else {} for seat in range(3)]
    game = play(guild_turn(19, {"coffee": price}, *others), f"play:guild_19 tavern:{tile}")
    assert (coffee(game), box(game)["tavern_tiles"][0], game.step) == (0, [tile], "tavern.barrier")
    play(game, "barrier:2 beside:8")
    assert (goods(game), box(game)["barrier"], box(game)["barrier_owner"]) == ([2, 0, 0, 0], [2, 8], 0)
    assert options(game) == ["end_turn"]


def test_mb119_3_only_places_whose_action_is_possible():
    """[MB119.3] After paying: with the last coffee gone, neither Tavern nor Coffee House nor what costs Lira."""
    game = play(guild_turn(19, {"coffee": 2, "lira": 0}, seats=3), "play:guild_19 tavern:movement")
    assert options(game) == [f"barrier:{place}" for place in (2, 3, 4, 5, 6, 7, 8, 9, 12, 18)]
    assert reason(game, "barrier:16") == ("action_impossible", 16, 0)
    game = play(guild_turn(19, {"coffee": 2, "lira": 0, "family": 3}, seats=3), "play:guild_19 tavern:movement")
    assert reason(game, "barrier:12") == ("action_impossible", 12, 0)


def test_mb119_3_it_is_carried_out_at_once():
    """[MB119.3 MB119.2] No skip; at the Police Station the family member is sent, and nobody is met."""
    game = play(
        guild_turn(19, {"coffee": 2}, {"family": 9}, seats=3), "play:guild_19 tavern:encounter barrier:12 beside:9"
    )
    assert game.step == "police.send"
    assert options(play(game, "send:9 skip")) == ["end_turn"]


def test_mb119_3_the_tavern_beside_the_barrier():
    """[MB119.3] With coffee left: the other tile, at its full price."""
    game = play(
        guild_turn(19, {"coffee": 3}, seats=3), "play:guild_19 tavern:encounter barrier:19 beside:1 tavern:movement"
    )
    assert (coffee(game), box(game)["tavern_tiles"][0]) == (0, ["movement", "encounter"])


def test_mb119_3_never_where_it_lies():
    game = guild_turn(19, {"coffee": 2}, seats=3, mocha={"barrier": [2, 8], "barrier_owner": 1})
    play(game, "play:guild_19 tavern:movement barrier:2")
    assert reason(game, "beside:8") == ("barrier_lies_here", 0, 0)


def test_mb119_4_one_coffee_short():
    """[MB119.4] 1 for the tile and 2 for the barrier less 1 are 2; two coffee from a card make up for it."""
    game = guild_turn(19, {"coffee": 1, "hand": {"two_coffee": 1}}, seats=3)
    assert reason(game, "play:guild_19") == ("needs_coffee", 2, 1)
    assert coffee(play(game, "play:two_coffee play:guild_19 tavern:movement")) == 1


def test_mb119_4_short_of_one_tile_only():
    """[MB119.4] The Movement tile costs 2 already, the Encounter tile 1: with 2 coffee only the latter."""
    game = play(guild_turn(19, {"coffee": 2}, {"tavern": ["movement"]}, seats=3), "play:guild_19")
    assert (options(game), reason(game, "tavern:movement")) == (["tavern:encounter"], ("needs_coffee", 3, 2))
    game = guild_turn(19, {"coffee": 2}, {"tavern": ["movement", "encounter"]}, seats=3)
    assert reason(game, "play:guild_19") == ("needs_coffee", 3, 2)


def test_mb119_4_no_tile_to_take():
    """[MB119.4] Both owned; or one owned and the other pile empty."""
    game = guild_turn(19, {"coffee": 9, "tavern": ["movement", "encounter"]}, seats=3)
    assert reason(game, "play:guild_19") == ("own_tavern_tile", 1, 0)
    game = guild_turn(19, {"coffee": 9, "tavern": ["movement"]}, *[{"tavern": ["encounter"]}] * 4)
    assert reason(game, "play:guild_19") == ("tavern_stack_empty", 1, 0)


def test_mb36_7_the_coffee_of_the_card_is_not_changed_into_lira():
    """[MB36.7] While the tile is being chosen the coffee for it must stay."""
    game = play(guild_turn(19, {"coffee": 2, "hand": {"coffee_to_lira": 1}}, seats=3), "play:guild_19")
    assert options(game) == ["tavern:movement", "tavern:encounter"]
    assert reason(game, "play:coffee_to_lira") == ("action_impossible", 19, 0)
    game = play(
        guild_turn(19, {"coffee": 3, "hand": {"coffee_to_lira": 1}}, seats=3), "play:guild_19 play:coffee_to_lira"
    )
    assert options(game) == ["tavern:movement", "tavern:encounter"]


@pytest.mark.parametrize(("place", "side", "left"), [(19, 1, 1), (20, 2, 6)])
def test_mb119_5_nor_the_coffee_of_the_place_chosen(place, side, left):
    """[MB119.5] Tavern with 1 coffee, Coffee House with 6: not to be changed. With one more it may be."""
    start = f"play:guild_19 tavern:movement barrier:{place}"
    game = play(guild_turn(19, {"coffee": 2 + left, "hand": {"coffee_to_lira": 1}}, seats=3), start)
    assert reason(game, "play:coffee_to_lira") == ("action_impossible", place, 0)
    game = play(guild_turn(19, {"coffee": 3 + left, "hand": {"coffee_to_lira": 1}}, seats=3), start)
    play(game, f"play:coffee_to_lira beside:{side}")
    assert (game.step, player(game)["rubies"]) == (("tavern.choose", 0) if place == 19 else ("turn.encounters", 1))


def test_mb119_5_elsewhere_coffee_may_go():
    game = guild_turn(19, {"coffee": 3, "hand": {"coffee_to_lira": 1}}, seats=3)
    play(game, "play:guild_19 tavern:movement barrier:2 play:coffee_to_lira beside:8")
    assert (coffee(game), goods(game)) == (0, [2, 0, 0, 0])


def test_mb36_7_nor_the_last_card_for_the_roasting_plant():
    """[MB36.7] The place chosen is the Roasting Plant, and the card is all there is to pay with."""
    game = guild_turn(19, {"coffee": 2, "lira": 0, "hand": {"two_coffee": 1}}, seats=3)
    play(game, "play:guild_19 tavern:movement barrier:17")
    assert reason(game, "play:two_coffee") == ("action_impossible", 17, 0)
    assert options(play(game, "beside:4")) == ["roast:card"]
