"""Bazaar cards: revealing, using one, the part of the others, the deck (docs/rules/dice.md, DG16, DG40, DG41, DG50)."""

import pytest

from tests.rules.dice.table import CARDS, at, dice, has, revealed, rolled, showing
from tests.rules.table import options, play, reason, table


def discarded(game) -> set[str]:
    return {card for card, count in table(game)["discard"].items() if count}


def in_deck(game) -> set[str]:
    return {card for card, count in table(game)["pile"].items() if count}


def all_but(*kept: str) -> dict[str, int]:
    return {card: 1 for card in CARDS if card not in kept}


# -- revealing and using ----------------------------------------------------------------------------------------------


def test_dg16_1_as_many_icons_as_one_likes():
    game = rolled("CCCLL")
    assert [token for token in options(game) if token.startswith("reveal")] == ["reveal:1", "reveal:2", "reveal:3"]
    play(game, "reveal:2")
    assert dice(game) == "LLC"
    play(game, "draw:two_brown draw:one_brown use:one_brown decline")
    assert options(game) == ["end_turn", "take:lira", "reveal:1"]


def test_dg16_1_not_without_an_icon():
    game = rolled("RRLLL", {"brown": 3, "tiles": {"card": 1}})
    assert reason(game, "reveal:1") == ("no_card_die", 0, 0)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_dg16_2_that_many_are_revealed(count):
    """[DG16.1 DG16.2 DG16.4] All of them before one is chosen; the number cannot be changed after the first."""
    game = play(rolled("CCCCC"), f"reveal:{count}")
    for card in CARDS[:count]:
        assert game.step == "card.reveal"
        assert all(token.startswith("draw:") for token in options(game))
        play(game, f"draw:{card}")
    if count > 1:
        assert options(game) == [f"use:{card}" for card in CARDS[:count]]
        play(game, f"use:{CARDS[0]}")
    assert (has(game), discarded(game), table(game)["shown"]) == ({"lira": 4}, set(CARDS[:count]), [])
    assert dice(game) == "C" * (5 - count)


def test_dg16_2_the_others_of_the_revealed_do_nothing():
    """[DG16.4] Neither for the player nor for the others."""
    game = play(rolled("CC", {}, {"red": 1}), "reveal:2 draw:sale_red draw:one_brown use:one_brown decline")
    assert (has(game), has(game, 1), game.step) == ({"lira": 1}, {"red": 1}, "turn.action")


def test_dg16_3_one_must_be_used_also_one_that_cannot_be_fulfilled():
    game = play(rolled("CC"), "reveal:2 draw:lira_to_ruby draw:three_brown")
    assert options(game) == ["use:three_brown", "use:lira_to_ruby"]
    play(game, "use:lira_to_ruby")
    assert options(game) == ["decline"]
    assert has(play(game, "decline")) == {"lira": 1}


def test_dg16_2_again_in_the_same_turn():
    """[DG5.2] The cards discarded by the first are not in the deck of the second."""
    game = play(rolled("CC"), "reveal:1 draw:one_brown decline reveal:1")
    assert "draw:one_brown" not in options(game) and len(options(game)) == 32


# -- the current player's part ----------------------------------------------------------------------------------------


def test_dg40_1_the_upper_part_is_the_current_players():
    """[DG40.1 DG41.1] He gets 1 brown, the other player may take red, he himself is not asked for it."""
    game = revealed("gift_red", {}, {})
    assert (has(game), game.owner(), options(game)) == ({"brown": 1}, 1, ["decline", "take:red"])
    play(game, "decline")
    assert (game.owner(), game.step, has(game)) == (0, "turn.action", {"brown": 1})


def test_dg40_2_what_an_unconditional_card_gives_is_taken():
    """Nobody asks: with one card revealed the gain is there at once."""
    for card, gained in (
        ("sale_red", {"lira": 4}),
        ("share_blue", {"blue": 1, "lira": 3}),
        ("offer_green", {"green": 1}),
    ):
        assert has(revealed(card, {})) == gained


@pytest.mark.parametrize("card", CARDS[18:])
def test_dg40_3_a_condition_may_be_declined(card):
    """[DG40.3] Whatever is owned: 1 Lira instead, and nothing else changes."""
    me = {"lira": 20, "crystal": 6, "brown": 5, "tiles": {"lira": 1}}
    game = revealed(card, me, dice="CC")
    assert options(game) == ["fulfil", "decline"]
    play(game, "decline")
    assert has(game) == {"lira": 21, "crystal": 6, "brown": 5}
    assert (table(game)["players"][0]["rubies"], table(game)["players"][0]["tiles"]["lira"]) == (0, 1)
    assert game.step == "turn.action"


@pytest.mark.parametrize("card", CARDS[18:])
def test_dg40_4_who_cannot_takes_a_lira(card):
    game = revealed(card, {}, {"lira": 30, "crystal": 6, "brown": 5, "tiles": {"lira": 1}}, dice="C")
    assert options(game) == ["decline"]
    assert has(play(game, "decline")) == {"lira": 1}


@pytest.mark.parametrize("card", ["lira_to_tile", "crystals_to_tile", "brown_to_tile"])
def test_dg40_5_no_open_tile(card):
    """[DG40.5] It asks for no payment and gives 1 Lira."""
    others = {"action": 4, "goods_red": 1, "goods_yellow": 1, "goods_green": 1, "goods_blue": 1, "die": 4}
    me = {"lira": 9, "crystal": 5, "brown": 5, "tiles": {"lira": 4, "crystal": 4, "card": 4}}
    game = revealed(card, me, {"tiles": others}, display=[], stack={})
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("no_open_tile", 0, 0))
    assert has(play(game, "decline")) == {"lira": 10, "crystal": 5, "brown": 5}


@pytest.mark.parametrize("card", ["lira_to_ruby", "brown_to_ruby", "crystals_to_ruby"])
def test_dg40_5_no_ruby_left(card):
    """[DG40.5 DG49.2] Rubies of the mosque area do not count."""
    empty = dict.fromkeys(["red", "yellow", "green", "blue", "carpet", "lira"], 0)
    me = {"lira": 9, "crystal": 5, "brown": 5, "rubies": 5}
    game = revealed(card, {"rubies": 17}, me, rubies=empty, turn=1, last_round=True)
    assert (options(game), reason(game, "fulfil")) == (["decline"], ("no_ruby", -1, 0))
    assert has(play(game, "decline"), 1) == {"lira": 10, "crystal": 5, "brown": 5}


def test_dg40_6_once_however_much_is_owned():
    """[DG40.6 DG46.1 DG47.1] Eight Lira are no two tiles, six browns no two rewards."""
    game = play(revealed("lira_to_tile", {"lira": 8}), "fulfil tile:die show:die")
    assert (has(game), game.step) == ({"lira": 4}, "turn.action")
    game = play(revealed("two_brown", {"brown": 6}), "fulfil")
    assert has(game) == {"brown": 7, "lira": 3}


def test_dg40_7_icons_do_not_pay_for_a_card():
    """Lira icons are no Lira, and goods icons no markers."""
    game = revealed("lira_to_tile", {"lira": 3}, dice="CLLRY")
    assert reason(game, "fulfil") == ("needs_lira", 4, 3)


# -- the others -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_dg41_2_clockwise_after_the_current_player(turn):
    """[DG41.1 DG41.2 DG41.3] Everybody but him, each asked once."""
    game = play(rolled("C", seats=4, turn=turn), "reveal:1 draw:share_red")
    assert has(game, turn) == {"red": 1, "lira": 3}
    asked: list[int] = []
    while game.step == "card.share" and len(asked) < 8:
        asked.append(game.owner())
        play(game, "decline")
    assert asked == [(turn + distance) % 4 for distance in (1, 2, 3)]
    assert (game.owner(), game.step) == (turn, "turn.action")


def test_dg41_2_the_choice_of_one_is_known_to_the_next():
    """The first takes the last red marker, so that the second one's gain is a shortage."""
    game = revealed("gift_red", {"red": 3}, {"red": 4}, {})
    play(game, "take:red")
    assert [has(game, seat).get("red", 0) for seat in range(3)] == [3, 5, 0]
    play(game, "take:red")
    assert [has(game, seat).get("red", 0) for seat in range(3)] == [2, 4, 1]


@pytest.mark.parametrize("card", CARDS[:18])
def test_dg41_3_every_benefit_may_be_declined(card):
    """[DG41.3] And nothing changes for the one who declines."""
    rich = {"lira": 5, "crystal": 1, "red": 1, "yellow": 1, "green": 1, "blue": 1}
    game = revealed(card, {}, rich)
    assert (game.owner(), options(game)[0]) == (1, "decline")
    play(game, "decline")
    assert (has(game, 1), game.step) == ({**rich}, "turn.action")


def test_dg41_4_once_each():
    game = play(revealed("sale_red", {}, {"red": 3}), "give:red")
    assert (has(game, 1), game.step) == ({"red": 2, "lira": 4}, "turn.action")
    game = play(revealed("offer_red", {}, {"lira": 9}), "pay")
    assert (has(game, 1), game.step) == ({"red": 1, "lira": 7}, "turn.action")


def test_dg41_5_brown_for_a_colour_nothing_for_a_crystal():
    game = revealed("sale_green", {}, {"brown": 1, "red": 2})
    assert options(game) == ["decline", "give:brown"]
    assert has(play(game, "give:brown"), 1) == {"red": 2, "lira": 4}
    game = revealed("sale_crystal", {}, {"brown": 3, "red": 2})
    assert (game.step, has(game, 1)) == ("turn.action", {"red": 2, "brown": 3})


@pytest.mark.parametrize(
    ("card", "poor"), [("sale_red", {"blue": 3}), ("sale_crystal", {"red": 1}), ("offer_red", {"lira": 1})]
)
def test_dg41_6_who_cannot_pay_is_not_asked(card, poor):
    """The next one is; with nobody able to pay the turn goes on."""
    assert revealed(card, {}, poor, poor).step == "turn.action"
    game = revealed(card, {}, poor, {"red": 1, "crystal": 1, "lira": 2})
    assert game.owner() == 2


# -- the deck ---------------------------------------------------------------------------------------------------------


def test_dg50_1_an_empty_deck_is_refilled_at_once():
    """[DG50.1 DG50.2] The last card is drawn: all others become the deck, without the one on the table."""
    game = play(rolled("CC", discard=all_but("one_brown")), "reveal:1 draw:one_brown")
    assert (in_deck(game), discarded(game)) == (set(CARDS) - {"one_brown"}, set())
    play(game, "decline")
    assert discarded(game) == {"one_brown"}
    play(game, "reveal:1")
    assert "draw:one_brown" not in options(game) and len(options(game)) == 32


def test_dg50_2_without_the_cards_on_the_table():
    """[DG50.2 DG16.2] The deck runs out in the middle of revealing three."""
    game = play(rolled("CCC", discard=all_but("one_brown", "two_brown")), "reveal:3 draw:one_brown draw:two_brown")
    assert len(options(game)) == 31 and not {"draw:one_brown", "draw:two_brown"} & set(options(game))
    play(game, "draw:sale_red")
    assert options(game) == ["use:sale_red", "use:one_brown", "use:two_brown"]
    play(game, "use:one_brown decline")
    assert discarded(game) == {"one_brown", "two_brown", "sale_red"}


def test_dg50_1_nothing_to_refill_with_yet():
    """Deck and discard pile hold one card: the deck is refilled when the next card is drawn."""
    one = {"bazaar.copies": {**dict.fromkeys(CARDS, 0), "one_brown": 1}}
    game = play(rolled("CC", components=one), "reveal:1 draw:one_brown")
    assert (in_deck(game), discarded(game)) == (set(), set())
    play(game, "decline")
    assert discarded(game) == {"one_brown"}
    play(game, "reveal:1")
    assert options(game) == ["draw:one_brown"]


def test_dg50_3_fewer_cards_than_icons():
    """[DG50.3 DG48.1] Two cards for three icons; they still count as used."""
    two = {"bazaar.copies": {**dict.fromkeys(CARDS, 0), "dice_to_lira": 1, "one_brown": 1}}
    game = play(rolled("CCC", components=two), "reveal:3 draw:one_brown draw:dice_to_lira use:dice_to_lira")
    assert options(game) == ["fulfil", "decline"]
    assert has(play(game, "fulfil")) == {"lira": 8}


def test_dg50_1_income_draws_refill_too():
    game = at({"tiles": {"card": 1}}, discard=all_but("one_brown"))
    assert options(game) == ["draw:one_brown"]
    play(game, "draw:one_brown")
    assert len(in_deck(game)) == 32
    play(game, "decline", showing("CCCCC"), "reveal:5")
    assert len(options(game)) == 32
