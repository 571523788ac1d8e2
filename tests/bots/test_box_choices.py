"""Greedy in small positions of the boxes: it takes what it can, keeps what it needs, and does not overpay."""

import pytest

from sixrubies import bots
from sixrubies.board.letters.numbers import Offer
from sixrubies.board.things import ALL_KINDS
from sixrubies.data._letters import PAYS, TAKES
from sixrubies.search.boxes.others import offer_worth
from sixrubies.search.weights import Weights
from tests.bots.positions import choice, of_letters, of_mocha, turn
from tests.rules.letters import table as letters
from tests.rules.letters.table import GREAT_ROWS, mail
from tests.rules.mocha import table as mocha
from tests.rules.table import play, player

# -- rubies -----------------------------------------------------------------------------------------------------------

RUBIES = {
    "for coffee": of_mocha({"merchant": 11, "coffee": 6}),
    "with two coffee from the hand": of_mocha({"merchant": 11, "coffee": 4, "hand": {"two_coffee": 1}}),
    "with what the exchange brings": of_mocha(
        {"merchant": 11, "coffee": 5, "goods": {"red": 2}, "hand": {"exchange": 1}}
    ),
    "for baksheesh": of_mocha({"merchant": 6, "coffee": 4, "extensions": 1, "goods": {"yellow": 3}}),
    "by a guild card, for less": of_mocha({"merchant": 10, "coffee": 4, "hand": {"guild_20": 1}}),
    "by a guild card, from afar": of_mocha({"merchant": 13, "lira": 14, "hand": {"guild_16": 1}}),
    "by a guild card and money from the hand": of_mocha(
        {"merchant": 13, "lira": 10, "hand": {"guild_16": 1, "five_lira": 1}}
    ),
    "for seals": of_letters({"merchant": 11, "mail": "9* 12* 5*"}),
    "for seals, by the companion": of_letters({"merchant": 13, "companion": 11, "mail": "9* 12* 5*"}),
    "in the Great Bazaar": of_letters({"merchant": 9, "coffee": 6}, ruleset="great_bazaar"),
}


@pytest.mark.parametrize("name", list(RUBIES))
def test_it_takes_a_ruby_it_can_take(name):
    game = RUBIES[name].clone()
    turn(game)
    assert player(game)["rubies"] == 1


def test_it_takes_two_where_it_can():
    game = of_mocha({"merchant": 11, "coffee": 13, "hand": {"repeat_coffee_house": 1}})
    turn(game)
    assert player(game)["rubies"] == 2


def test_it_takes_the_sixth_rather_than_anything_else():
    game = of_mocha({"merchant": 11, "coffee": 6, "rubies": 5, "lira": 30})
    turn(game)
    assert player(game)["rubies"] == 6 and game.view().to_dict()["last_round"]


# -- guild cards and coffee -------------------------------------------------------------------------------------------


def test_it_keeps_the_guild_card_that_brings_a_ruby():
    """14 Lira are what the Gemstone Dealer asks for."""
    game = play(mocha.acting(18, {"lira": 14}, seats=3), "act draw:guild_19 draw:guild_16")
    assert choice(game) == "discard:guild_19"


def test_it_roasts_what_it_can_spare():
    """Four coffee and two more are a ruby."""
    game = mocha.acting(17, {"lira": 9, "coffee": 4, "hand": {"stay": 1}}, seats=3)
    turn(game)
    assert game.view(0).to_dict()["mocha"]["coffee"][0] >= 6


def test_it_turns_a_die_to_six_for_the_number_it_has_named():
    game = mocha.acting(9, {"hand": {"die_to_six": 1}}, seats=3)
    assert choice(play(game, "act call:12 roll:6+5")) == "play:die_to_six"
    missed = mocha.acting(9, {"hand": {"die_to_six": 1}}, seats=3)
    assert choice(play(missed, "act call:12 roll:2+1")) == "keep"


# -- letters and seals ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [5, 3])
def test_it_delivers_a_letter_on_its_way(place):
    """Of the places around the Police Station it goes to the one it has a letter for."""
    game = of_letters({"merchant": 12, "mail": f"16* 15* {place}", "lira": 3})
    assert turn(game)[0] == f"move:{place}"
    assert f"{place}*" in mail(game).split()


def test_it_pays_with_delivered_letters():
    """They show two seals and have no more to win."""
    game = of_letters({"merchant": 11, "mail": "9* 12* 5* 3 4"})
    assert [token for token in turn(game) if token.startswith(("letter", "sealed"))] == [
        "sealed:5",
        "sealed:9",
        "sealed:12",
    ]


def test_it_buys_an_extra_turn_for_a_ruby():
    """Beside the Gemstone Dealer with his price in hand."""
    game = play(letters.met_at(8, {"mail": "13* 14*", "lira": 14, "stack": ["own"] * 4}, seats=3), "end_turn")
    assert game.step == "turn.extra"
    assert turn(game)[0] == "extra_turn"
    assert player(game)["rubies"] == 1


def test_it_keeps_its_seals_where_the_next_turn_brings_a_ruby_for_them():
    """Six seals beside the Secret Society: an extra turn would cost four of them."""
    game = play(letters.met_at(11, {"mail": "9* 12* 13*", "lira": 2, "stack": ["own"] * 4}, seats=3), "end_turn")
    assert game.step == "turn.extra"
    assert turn(game) == ["done"]


# -- decisions in other players' turns --------------------------------------------------------------------------------


def test_it_takes_the_tile_that_brings_its_ruby_in_another_players_turn():
    """Tile 17: the third extension for 10 Lira."""
    game = letters.at_kiosk("17 1 2 3", {}, {"lira": 10, "extensions": 2}, seats=3)
    play(game, "kiosk:1 offer:1")
    assert game.decision().owner == 1
    assert choice(game) == "kiosk:17"
    assert choice(play(game, "kiosk:17")) == "offer:1"


def test_it_declines_an_exchange_that_costs_more_than_it_gives():
    """Tile 22 would sell a letter for 3 Lira: the one that completes six seals."""
    game = letters.at_kiosk("22 1 2 3", {}, {"lira": 0, "merchant": 11, "mail": "9* 12* 14*"}, seats=3)
    assert choice(play(game, "kiosk:1 offer:1 kiosk:22")) == "done"


def test_it_does_not_bid_for_cards_more_than_they_are_worth():
    game = letters.acting(23, {"lira": 30}, {"lira": 60, "merchant": 8}, seats=3)
    assert choice(play(game, "act good:blue bid:20")) == "pass"


def test_it_does_not_bid_the_money_it_needs_for_a_ruby():
    """Beside the Gemstone Dealer, with exactly his price."""
    price = 14
    game = letters.acting(23, {"lira": 30}, {"lira": price, "merchant": 8}, seats=3)
    assert game.view().to_dict()["table"]["dealer_price"] == price
    assert choice(play(game, "act good:blue bid:1")) == "pass"


def test_it_opens_low_and_does_not_outbid_itself():
    game = play(letters.acting(23, {"lira": 40}, seats=3), "act good:blue")
    verb, lira = choice(game).split(":")
    assert verb == "bid" and int(lira) <= Weights().most_bid
    assert choice(play(game, "bid:1 pass pass")) == "pass"


def test_it_bids_where_the_cards_are_cheap():
    """Nobody else has money, and it has more than it can use in a turn."""
    game = letters.acting(23, {"lira": 2}, {"lira": 60, "merchant": 9}, {"lira": 0}, seats=3)
    assert choice(play(game, "act good:blue bid:1")).startswith("bid:")


# -- the Great Bazaar -------------------------------------------------------------------------------------------------


def test_from_the_catacombs_it_goes_where_it_can_use_its_money():
    """30 Lira: a place from which the Gemstone Dealer is in reach, or the Police Station that sends somebody there."""
    game = of_letters({"merchant": 11, "lira": 30}, ruleset="great_bazaar")
    play(game, "move:25 leave act good:blue")
    place = int(choice(game).removeprefix("move:"))
    row, column = next((r, c) for r, places in enumerate(GREAT_ROWS) for c, p in enumerate(places) if p == place)
    to_police = abs(row - 2) + abs(column - 3)
    assert row + column <= 2 or to_police <= 2


# -- tables -----------------------------------------------------------------------------------------------------------


def test_every_card_and_every_kiosk_offer_has_a_worth():
    weights = Weights()
    assert len(weights.card) == ALL_KINDS
    for take in TAKES:
        for pay in PAYS:
            assert offer_worth(Offer(pay, 1, take, 1, 0), weights) < offer_worth(Offer("", 0, take, 1, 0), weights)


def test_the_same_view_gets_the_same_choice():
    """Whatever the bot was asked before, and whoever asks again."""
    game = play(letters.acting(23, {"lira": 30}, {"lira": 9}, seats=3), "act good:blue bid:1")
    busy = bots.make("greedy", 1)
    for other in RUBIES.values():
        busy.choose(other.view(0), other.decision(), bots.Limit())
    answers = {bot.choose(game.view(1), game.decision(), bots.Limit()).action for bot in (busy, bots.make("greedy", 1))}
    assert len(answers) == 1
