"""Place 18, the Guild Hall, and the guild cards' piles; the new Wainwright and Caravansary (MB1, MB6, MB18, MB37)."""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import GUILD, acting, at, box, coffee, other_cards, wealth
from tests.rules.table import interrupts, load, options, play, player, reason, table


def piles(game: sr.BoardGame) -> tuple[int, list[str]]:
    return box(game)["guild_pile_size"], box(game)["guild_discard"]


def test_mb18_1_a_coffee_and_two_guild_cards():
    """[MB18.1 MB18.2] The coffee is there before the first card is drawn."""
    game = play(acting(18, {"hand": {"guild_20": 1}}, seats=3), "act")
    assert (coffee(game), game.step) == (1, "guild.draw")
    play(game, "draw:guild_4 draw:guild_9")
    assert (player(game)["hand"], box(game)["guild_cards"]) == ({"guild_4": 1, "guild_9": 1, "guild_20": 1}, [3, 0, 0])
    assert options(game) == ["discard:guild_4", "discard:guild_9", "discard:guild_20"]


@pytest.mark.parametrize("card", ["guild_4", "guild_9", "guild_20"])
def test_mb18_2_any_guild_card_goes_without_its_effect(card):
    game = play(acting(18, {"lira": 3, "hand": {"guild_20": 1, "stay": 1}}, seats=3), "act draw:guild_4 draw:guild_9")
    play(game, f"discard:{card}")
    assert (piles(game), box(game)["guild_cards"][0], wealth(game)) == ((17, [card]), 2, (3, 1, [0, 0, 0, 0], 0))
    assert player(game)["hand_size"] == 1  # bonus cards are not asked for
    assert options(game) == ["end_turn"]


def test_mb18_2_money_may_be_played_before_the_discard():
    hand = {"two_coffee": 1, "five_lira": 1, "one_good": 1}
    game = play(acting(18, {"lira": 0, "hand": hand}, seats=3), "act draw:guild_4 draw:guild_9")
    assert interrupts(game) == ["play:five_lira", "play:two_coffee"]
    play(game, "play:two_coffee play:five_lira discard:guild_9")
    assert wealth(game)[:2] == (5, 3)


def test_mb18_3_one_card_left_to_draw():
    """[MB18.3 MB37.8] The second draw is skipped, the discard happens: with one card it is that one."""
    game = play(acting(18, {}, {"hand": other_cards("guild_7", deck=GUILD)}, seats=3), "act draw:guild_7")
    assert (options(game), coffee(game)) == (["discard:guild_7"], 1)
    play(game, "discard:guild_7")
    assert piles(game) == (0, ["guild_7"])


def test_mb18_3_nothing_to_draw():
    """[MB18.3 MB37.8] All guild cards in other hands: a coffee, no card, no discard."""
    game = acting(18, {}, {"hand": GUILD}, seats=3)
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (coffee(game), options(game), piles(game)) == (1, ["end_turn"], (0, []))


def test_mb18_3_nothing_to_draw_but_one_in_hand():
    game = play(acting(18, {"hand": {"guild_7": 1}}, {"hand": other_cards("guild_7", deck=GUILD)}, seats=3), "act")
    assert (coffee(game), options(game)) == (1, ["discard:guild_7"])


def test_mb37_8_the_pile_is_refilled_at_once():
    """[MB37.8] The last card of the pile is drawn: the discard pile becomes the pile before the second draw."""
    rest = other_cards("guild_1 guild_2 guild_3", deck=GUILD)
    game = acting(18, {}, {"hand": rest}, seats=3, mocha={"guild_discard": ["guild_2", "guild_3"]})
    assert piles(game) == (1, ["guild_2", "guild_3"])
    play(game, "act draw:guild_1")
    assert piles(game) == (2, [])
    play(game, "draw:guild_3 discard:guild_1")
    assert piles(game) == (1, ["guild_1"])


def test_mb37_8_both_empty_refilled_at_the_next_draw_that_can_be_served():
    """The card discarded to an empty pile is drawn by the next player: it is the only one there is."""
    rest = other_cards("guild_7 guild_8", deck=GUILD)
    other = {"merchant": 15, "hand": rest}
    game = acting(18, {"hand": {"guild_8": 1}}, other, seats=3)
    play(game, "act draw:guild_7 discard:guild_8 end_turn")
    assert piles(game) == (0, ["guild_8"])
    play(game, "move:18 leave", "pay act draw:guild_8")
    assert piles(game) == (0, [])


def test_mb37_7_nothing_takes_from_the_guild_discard_pile():
    """[MB37.7] The Guild Hall draws hidden cards only; the Caravansary takes the top bonus card, never a guild card."""
    said = {"guild_discard": ["guild_5"]}
    game = play(acting(18, seats=3, mocha=said), "act")
    assert "draw:guild_5" not in options(game)
    game = play(acting(6, seats=3, mocha=said), "act")
    assert (options(game), reason(game, "take:discard")) == (["take:pile"], ("no_discard", 0, 0))
    assert box(play(game, "take:pile draw:stay take:pile draw:family"))["guild_discard"] == ["guild_5"]


# -- the new Caravansary ----------------------------------------------------------------------------------------------


def test_mb6_1_a_coffee_besides_the_cards():
    """[MB6.1 MB6.2] The coffee first, then two cards of which one of the hand is discarded."""
    game = play(acting(6, seats=3), "act")
    assert (coffee(game), game.step, options(game)) == (1, "caravansary.take", ["take:pile"])
    play(game, "take:pile draw:two_coffee take:pile draw:corner discard:corner")
    assert (coffee(game), player(game)["hand"], table(game)["discard"]) == (1, {"two_coffee": 1}, ["corner"])


def test_mb6_2_the_coffee_serves_before_the_first_card():
    game = play(acting(6, {"lira": 0, "hand": {"coffee_to_lira": 1}}, seats=3), "act")
    assert interrupts(game) == ["play:coffee_to_lira"]
    assert wealth(play(game, "play:coffee_to_lira"))[:2] == (8, 0)
    assert options(game) == ["take:pile", "take:discard"]


def test_mb6_3_the_coffee_without_a_card_to_draw():
    """Both piles empty: a coffee, and nothing to discard; with a card in hand that one goes."""
    game = play(acting(6, {}, {"hand": other_cards()}, seats=3), "act")
    assert (coffee(game), options(game)) == (1, ["end_turn"])
    game = play(acting(6, {"hand": {"stay": 1}}, {"hand": other_cards("stay")}, seats=3), "act")
    assert (coffee(game), options(game)) == (1, ["discard:stay"])


def test_mb37_10_guild_cards_are_no_bonus_cards():
    """[MB37.10] Not discarded at the Caravansary, no price for the Governor, and any number may be held."""
    game = play(acting(6, {"hand": {"guild_3": 1}}, seats=3), "act take:pile draw:stay take:pile draw:family")
    assert options(game) == ["discard:stay", "discard:family"]
    game = at({"merchant": 12, "lira": 0, "hand": GUILD}, seats=3, tokens={"governor": 9})
    assert (box(game)["guild_cards"], player(game)["hand_size"]) == ([20, 0, 0], 0)
    play(game, "move:9 leave skip meet:governor draw:stay")
    assert options(game) == ["discard:stay"]
    assert reason(game, "pay") == ("needs_lira", 2, 0)


# -- the new Wainwright -----------------------------------------------------------------------------------------------


def test_mb1_1_the_wainwright_as_known():
    """[MB1.1] 7 Lira an extension, the third brings the ruby, no coffee; the repeat card is all that is new."""
    game = play(acting(1, {"lira": 7, "extensions": 1}, seats=3), "act")
    assert (wealth(game), player(game)["extensions"], options(game)) == ((0, 0, [0, 0, 0, 0], 0), 2, ["end_turn"])
    game = play(acting(1, {"lira": 8, "extensions": 2}, seats=3), "act")
    assert (wealth(game), player(game)["extensions"]) == ((1, 0, [0, 0, 0, 0], 1), 3)
    game = acting(1, {"lira": 6, "goods": load(1)}, seats=3)
    assert reason(game, "act") == ("needs_lira", 7, 6)
