"""Greedy in small positions of the Dice Game: it takes what it can, keeps what it needs, and rolls again what is of no
use.
"""

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.search.dice.search import MOST_WAYS
from tests.bots.players import decisions
from tests.bots.positions import choice, turn
from tests.rules.dice.table import COLOURS, at, has, revealed, rolled, rubies, showing, tiles
from tests.rules.table import play

# -- rubies -----------------------------------------------------------------------------------------------------------

RUBIES = {
    "of a track": rolled("RRRRL"),
    "of a track, with markers": rolled("RRLLC", {"red": 2}),
    "of a track, with brown": rolled("GGLLC", {"brown": 2}),
    "of the carpet": rolled("RYGBL"),
    "for Lira": rolled("RRGCC", {"lira": 12}),
    "for Lira from the dice": rolled("RRGLL", {"lira": 8}),
    "for the number of tiles": rolled("RRRGC", {"tiles": {"lira": 1, "card": 1, "crystal": 1, "die": 1}}),
    "with the second action": rolled("RRRRC", used=1),
}


@pytest.mark.parametrize("name", list(RUBIES))
def test_it_takes_a_ruby_it_can_take(name):
    game = RUBIES[name].clone()
    turn(game)
    assert rubies(game, 0) == [1]


def test_it_takes_two_where_it_can():
    game = rolled("RRRRL", {"lira": 12})
    turn(game)
    assert rubies(game, 0) == [2]


@pytest.mark.parametrize("card", ["lira_to_ruby", "brown_to_ruby", "crystals_to_ruby"])
def test_it_takes_the_ruby_of_a_card(card):
    """And the dearest one: the others are left for goods and Lira."""
    game = revealed(card, {"lira": 9, "brown": 2, "crystal": 4}, rubies={"red": 1, "yellow": 3})
    assert choice(game) == "fulfil"
    assert choice(play(game, "fulfil")) == "ruby:red"


# -- paying -----------------------------------------------------------------------------------------------------------


def test_it_pays_with_dice_before_markers_and_with_brown_last():
    game = rolled("RRRLC", {"red": 2, "brown": 2}, used=1)
    turn(game)
    assert rubies(game, 0) == [1]
    assert has(game) == {"red": 1, "brown": 2}


def test_it_keeps_the_icons_that_the_next_action_needs():
    """Three red and a tile for red: a crystal is not made of them."""
    game = rolled("RRRYG", display=["lira_red", "card_green", "action_blue", "crystal_blue", "lira_blue", "goods_blue"])
    turn(game)
    assert tiles(game) == {"lira": 1} and has(game)["crystal"] == 1


# -- rolling again ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", ["RRRRL", "RYGBL"])
def test_it_keeps_a_roll_that_brings_a_ruby(roll):
    assert choice(play(at({"crystal": 1}), showing(roll))) == "done"


def test_it_rolls_again_what_a_ruby_lacks():
    """Red, yellow and green lie there: the two others are to be blue."""
    game = play(at({"crystal": 1}), showing("RYGGC"))
    assert choice(game) == "reroll:green"
    assert choice(play(game, "reroll:green")) == "reroll:card"
    assert choice(play(game, "reroll:card")) == "done"


def test_it_goes_on_from_dice_that_somebody_else_named():
    """Red is past: the dice named with it stay named, and no red one is added."""
    game = play(at({"crystal": 1}), showing("RRYGL"), "reroll:yellow")
    assert choice(game) in ("done", "reroll:green", "reroll:lira")


# -- income, cards and the others' part -------------------------------------------------------------------------------


def test_it_takes_lira_and_crystals_before_it_reveals_a_card():
    game = at({"tiles": {"lira": 1, "crystal": 1, "card": 1}})
    assert choice(game) == "income:lira"
    assert choice(play(game, "income:lira")) == "income:crystal"


def test_it_uses_the_best_card():
    """9 Lira buy a ruby, which no other card can match in the last action."""
    game = play(rolled("CCC", {"lira": 9}, used=1), "reveal:3 draw:sale_red draw:lira_to_ruby draw:share_blue")
    assert choice(game) == "use:lira_to_ruby"


def test_it_reveals_all_the_cards_it_can():
    assert choice(rolled("CCCR", used=1)) == "reveal:3"


@pytest.mark.parametrize("colour", COLOURS)
def test_it_sells_no_marker_that_completes_a_ruby(colour):
    """Three of its colour, and a fourth is what the track asks for; with three Lira in hand it needs no more."""
    game = revealed(f"sale_{colour}", {}, {colour: 4})
    assert game.decision().owner == 1
    assert choice(game) == "decline"


def test_it_takes_what_a_card_offers_for_nothing():
    game = revealed("gift_red", {}, {})
    assert game.decision().owner == 1
    assert choice(game) == "take:red"


def test_it_takes_the_lira_that_a_ruby_lacks():
    game = revealed("share_red", {}, {"lira": 9})
    assert game.decision().owner == 1
    assert choice(game) == "take:lira"


def test_it_does_not_fulfil_what_costs_more_than_it_gives():
    """Its only tile but one for the ruby of the mosque, with nothing to buy for the Lira."""
    game = revealed("tile_to_lira", {"tiles": {"die": 2, "action": 1, "lira": 1}}, seats=2)
    assert choice(game) == "decline"


def test_it_gathers_what_can_be_sold_in_its_last_turn():
    """Lira after the sale decide: two red dice are a marker, worth 3."""
    game = rolled("RR", {"rubies": 6}, {"rubies": 4}, last_round=True, turn=1, used=1)
    assert choice(game) == "take:red"


# -- bounds -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_options_are_chosen(seats):
    """Against random players, so that the bot sees positions it would never bring about itself."""
    game = sr.new_game("dice", seats=seats, seed=5)
    players = [bots.make("greedy", 0), *[bots.make("random", seed) for seed in range(1, seats)]]
    asked = 0
    for decision in decisions(game, players, most=200):
        if decision.owner == 0:
            asked += 1
            before = game.view(0).digest()
            chosen = players[0].choose(game.view(0), decision, bots.Limit())
            assert chosen.action in [option.action for option in decision.options]
            assert chosen.info["nodes"] <= 2 * MOST_WAYS
            assert game.view(0).digest() == before
            fresh = bots.make("greedy", 9).choose(game.view(0), decision, bots.Limit())
            assert (fresh.action, fresh.info["value"]) == (chosen.action, chosen.info["value"])
    assert asked > 20


def test_it_does_not_think_without_end():
    """With nine dice, four actions and more markers than it can use."""
    me = {"lira": 30, "crystal": 6, "red": 5, "yellow": 5, "green": 5, "blue": 5, "brown": 6}
    game = play(at({**me, "tiles": {"die": 4, "action": 4}, "mosque_ruby": True}), showing("RRYYGGBLC"))
    asked = 0
    while game.decision().owner == 0:
        chosen = bots.make("greedy", 1).choose(game.view(0), game.decision(), bots.Limit())
        assert chosen.info["nodes"] <= 2 * MOST_WAYS
        asked += 1
        game.manual_chance = False
        game.act(chosen.action)
    assert asked > 3
    assert rubies(game, 0)[0] > 3
