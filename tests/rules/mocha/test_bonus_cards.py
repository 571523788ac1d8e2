"""Coffee, corner and repeat cards (docs/rules/mocha.md, MB36, MB51 to MB53, MB57 to MB59)."""

import pytest

import sixrubies as sr
from tests.rules.mocha.table import GUILD, acting, at, box, coffee, met_at, other_cards, wealth
from tests.rules.mocha.test_barrier import moves
from tests.rules.table import goods, load, options, play, player, reason, table

# -- two coffee -------------------------------------------------------------------------------------------------------


def test_mb51_1_two_coffee():
    """[MB51.1 MB36.5] It lies on the discard pile at once."""
    game = play(at({"coffee": 3, "hand": {"two_coffee": 2}}, seats=3), "play:two_coffee")
    assert (coffee(game), player(game)["hand"], table(game)["discard"]) == (5, {"two_coffee": 1}, ["two_coffee"])


def test_mb51_2_the_coffee_serves_at_once():
    """[MB51.2] At the Coffee House before the action, at the Tavern inside it."""
    game = acting(20, {"coffee": 4, "hand": {"two_coffee": 1}}, seats=3)
    assert options(game) == ["skip", "play:two_coffee"]
    assert wealth(play(game, "play:two_coffee act"))[1::2] == (0, 1)
    game = play(acting(19, {"coffee": 1, "hand": {"two_coffee": 1}}, seats=3), "act")
    assert reason(game, "tavern:barrier") == ("needs_coffee", 2, 1)
    play(game, "play:two_coffee tavern:barrier barrier:2 beside:8 act")
    assert (coffee(game), goods(game)) == (1, [2, 0, 0, 0])


def test_mb51_2_not_where_it_leaves_the_governor_unpaid():
    """[MB36.6] The only card and no money: it must stay to pay him. With 2 Lira or another card not."""
    me = {"lira": 0, "hand": {}}
    game = play(met_at(9, me, seats=3, tokens={"governor": 9}), "meet:governor draw:two_coffee")
    assert (options(game), reason(game, "play:two_coffee")) == (["discard:two_coffee"], ("could_not_pay", 0, 0))
    game = play(
        met_at(9, {"lira": 2}, seats=3, tokens={"governor": 9}), "meet:governor draw:two_coffee play:two_coffee"
    )
    assert (options(game), coffee(game)) == (["pay"], 2)
    me = {"lira": 0, "hand": {"stay": 1}}
    game = play(met_at(9, me, seats=3, tokens={"governor": 9}), "meet:governor draw:two_coffee play:two_coffee")
    assert options(game) == ["discard:stay"]


def test_mb36_6_the_last_card_stays_for_the_governor_inside_another_card_too():
    """[MB36.6] With no money two cards are no way out: the second may not be played inside the first."""
    game = met_at(9, {"lira": 0, "hand": {"one_good": 1}}, seats=3, tokens={"governor": 9})
    play(game, "meet:governor draw:two_coffee play:one_good")
    assert reason(game, "play:two_coffee") == ("could_not_pay", 0, 0)
    assert options(play(game, "good:red")) == ["discard:two_coffee"]
    game = met_at(9, {"lira": 0, "hand": {"die_to_six": 1}}, seats=3, tokens={"governor": 9})
    play(game, "meet:governor draw:dice_rewards play:dice_rewards roll:5+3")
    assert (options(game), reason(game, "play:die_to_six")) == (["keep"], ("could_not_pay", 0, 0))


def test_mb36_6_a_reward_that_is_asked_for_pays_the_governor():
    """[MB36.6] The family card brings 3 Lira or a card in any case, so the other card may go."""
    me = {"lira": 0, "family": 5, "hand": {"family": 1}}
    game = play(met_at(9, me, seats=3, tokens={"governor": 9}), "meet:governor draw:two_coffee play:family")
    assert options(game) == ["reward:card", "reward:lira", "play:two_coffee"]
    assert options(play(game, "play:two_coffee reward:lira")) == ["pay"]


# -- coffee for a guild card ------------------------------------------------------------------------------------------


def test_mb52_1_two_coffee_for_a_guild_card():
    """[MB52.1 MB36.5] Drawn hidden from the pile; the card lies open afterwards."""
    game = play(at({"coffee": 3, "hand": {"coffee_to_guild": 1}}, seats=3), "play:coffee_to_guild")
    assert (coffee(game), game.step, table(game)["discard"]) == (1, "guild.draw", [])
    play(game, "draw:guild_12")
    assert (player(game)["hand"], table(game)["discard"]) == ({"guild_12": 1}, ["coffee_to_guild"])
    assert (box(game)["guild_pile_size"], box(game)["guild_cards"]) == (19, [1, 0, 0])


def test_mb52_2_one_coffee_short():
    game = at({"coffee": 1, "hand": {"coffee_to_guild": 1}}, seats=3)
    assert reason(game, "play:coffee_to_guild") == ("needs_coffee", 2, 1)


def test_mb52_2_only_if_one_can_be_drawn():
    """[MB52.2 MB37.8] All in hands: no. One on the discard pile: it is shuffled and drawn."""
    me = {"coffee": 5, "hand": {"coffee_to_guild": 1}}
    game = at(me, {"hand": GUILD}, seats=3)
    assert reason(game, "play:coffee_to_guild") == ("no_guild_card", 0, 0)
    rest = other_cards("guild_4", deck=GUILD)
    game = at(me, {"hand": rest}, seats=3, mocha={"guild_discard": ["guild_4"]})
    play(game, "play:coffee_to_guild draw:guild_4")
    assert (player(game)["hand"], box(game)["guild_discard"]) == ({"guild_4": 1}, [])


def test_mb36_6_a_guild_card_does_not_pay_the_governor():
    me = {"lira": 0, "coffee": 2}
    game = play(met_at(9, me, seats=3, tokens={"governor": 9}), "meet:governor draw:coffee_to_guild")
    assert reason(game, "play:coffee_to_guild") == ("could_not_pay", 0, 0)


# -- coffee for Lira --------------------------------------------------------------------------------------------------


def test_mb53_1_eight_lira_for_a_coffee():
    """[MB53.1 MB36.5] Before moving, to pay a merchant, inside an action, and for a token."""
    game = play(at({"coffee": 1, "lira": 0, "hand": {"coffee_to_lira": 1}}, seats=3), "play:coffee_to_lira")
    assert (wealth(game)[:2], table(game)["discard"]) == ((8, 0), ["coffee_to_lira"])
    game = at({"merchant": 12, "coffee": 1, "lira": 0, "hand": {"coffee_to_lira": 1}}, {"merchant": 9}, seats=3)
    play(game, "move:9 leave")
    assert options(game) == ["decline", "play:coffee_to_lira"]
    assert wealth(play(game, "play:coffee_to_lira pay"))[:2] == (6, 0)


def test_mb53_1_for_the_green_tile_inside_an_action():
    me = {"coffee": 1, "lira": 0, "tiles": ["green"], "hand": {"coffee_to_lira": 1}}
    game = play(acting(2, me, seats=3), "act")
    assert reason(game, "good:blue") == ("needs_lira", 2, 0)
    assert wealth(play(game, "play:coffee_to_lira good:blue"))[:3] == (6, 0, [2, 0, 0, 1])


def test_mb53_2_without_coffee():
    game = at({"coffee": 0, "lira": 0, "hand": {"coffee_to_lira": 1}}, seats=3)
    assert reason(game, "play:coffee_to_lira") == ("needs_coffee", 1, 0)


def test_mb36_6_the_lira_must_be_enough_for_the_governor():
    """[MB36.6] 8 are; in a box whose card gave 1 the last card would have to stay."""
    me = {"lira": 0, "coffee": 1}
    game = play(met_at(9, me, seats=3, tokens={"governor": 9}), "meet:governor draw:coffee_to_lira play:coffee_to_lira")
    assert options(game) == ["pay"]
    game = met_at(9, me, seats=3, tokens={"governor": 9}, components={"mocha_cards.lira": 1})
    assert reason(play(game, "meet:governor draw:coffee_to_lira"), "play:coffee_to_lira") == ("could_not_pay", 0, 0)


def test_mb53_2_two_coffee_first():
    """Both cards together are 8 Lira and a coffee."""
    game = at({"lira": 0, "hand": {"coffee_to_lira": 1, "two_coffee": 1}}, seats=3)
    assert wealth(play(game, "play:two_coffee play:coffee_to_lira"))[:2] == (8, 1)


# -- corner -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", [7, 6, 1, 13])
def test_mb57_1_to_a_corner(start):
    """[MB57.1 MB57.2] However far; from a corner to the other three."""
    game = play(at({"merchant": start, "hand": {"corner": 1}}, seats=3), "play:corner")
    assert moves(game) == [corner for corner in (10, 13, 16, 20) if corner != start]


def test_mb57_2_nowhere_else():
    game = play(at({"merchant": 13, "hand": {"corner": 1}}, seats=3), "play:corner")
    assert reason(game, "move:13") == ("same_place", 0, 0)
    assert reason(game, "move:9") == ("no_corner", 0, 0)


def test_mb57_1_what_follows_a_move_follows():
    """[MB57.1 MB36.5] Assistant, payment, action, encounters; the card lies open on arrival."""
    game = at({"merchant": 6, "lira": 16, "hand": {"corner": 1}}, {"merchant": 16, "family": 16}, seats=3)
    play(game, "play:corner move:16")
    assert (game.step, table(game)["discard"]) == ("turn.assistant", ["corner"])
    play(game, "leave pay act catch:1 reward:lira")
    assert (player(game)["rubies"], player(game)["lira"], player(game)["assistants"]) == (1, 3, [16])


def test_mb57_1_corners_of_another_layout():
    rows = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]
    game = play(at({"merchant": 8, "hand": {"corner": 1}}, seats=3, layout=rows), "play:corner")
    assert moves(game) == [1, 5, 16, 20]


def test_mb57_3_across_the_barrier():
    said = {"barrier": [13, 14], "barrier_owner": 1}
    game = play(at({"merchant": 14, "hand": {"corner": 1}}, seats=3, mocha=said), "play:corner move:13 leave")
    assert player(game)["merchant"] == 13


def test_mb36_3_instead_of_the_move_only():
    """[MB36.3] Not after arriving."""
    game = play(at({"merchant": 6, "hand": {"corner": 1}}, seats=3), "move:12")
    assert reason(game, "play:corner") == ("not_now", 0, 0)


# -- repeat cards -----------------------------------------------------------------------------------------------------


def test_mb58_1_the_wainwright_once_more():
    """[MB58.1] 7 Lira again, twice with two cards; the third extension brings the ruby."""
    game = play(acting(1, {"lira": 21, "hand": {"repeat_wainwright": 2}}, seats=3), "act")
    assert options(game) == ["end_turn", "play:repeat_wainwright"]
    play(game, "play:repeat_wainwright play:repeat_wainwright")
    assert (player(game)["extensions"], player(game)["rubies"], player(game)["lira"]) == (3, 1, 0)
    assert table(game)["discard"] == ["repeat_wainwright"] * 2


def test_mb58_1_also_for_the_family_member():
    game = acting(12, {"lira": 14, "hand": {"repeat_wainwright": 1}}, seats=3)
    play(game, "act send:1 act play:repeat_wainwright")
    assert (player(game)["extensions"], player(game)["lira"]) == (2, 0)


@pytest.mark.parametrize(
    ("me", "why"),
    [({"lira": 13}, ("needs_lira", 7, 6)), ({"lira": 50, "extensions": 2}, ("all_extensions", 0, 0))],
)
def test_mb58_2_not_payable(me, why):
    game = play(acting(1, {**me, "hand": {"repeat_wainwright": 1}}, seats=3), "act")
    assert (options(game), reason(game, "play:repeat_wainwright")) == (["end_turn"], why)


def test_mb58_2_not_without_the_action():
    game = play(acting(1, {"lira": 50, "hand": {"repeat_wainwright": 1}}, seats=3), "skip")
    assert reason(game, "play:repeat_wainwright") == ("not_repeatable", 1, 0)


def test_mb59_1_the_coffee_house_once_more():
    """[MB59.1] 6, then 7."""
    game = play(acting(20, {"coffee": 13, "hand": {"repeat_coffee_house": 1}}, seats=3), "act play:repeat_coffee_house")
    assert wealth(game)[1::2] == (0, 2)


def test_mb59_1_coffee_may_come_between():
    """[MB59.1 MB51.2] Two coffee right after the first action, then the repetition."""
    hand = {"repeat_coffee_house": 1, "two_coffee": 1}
    game = play(acting(20, {"coffee": 11, "hand": hand}, seats=3), "act")
    assert reason(game, "play:repeat_coffee_house") == ("needs_coffee", 7, 5)
    assert wealth(play(game, "play:two_coffee play:repeat_coffee_house"))[1::2] == (0, 2)


def test_mb59_2_not_without_the_action_or_after_an_encounter():
    """[MB59.2]"""
    me = {"coffee": 50, "lira": 9, "hand": {"repeat_coffee_house": 1}}
    game = play(acting(20, me, {"family": 20}, seats=3), "act catch:1 reward:lira")
    assert reason(game, "play:repeat_coffee_house") == ("not_repeatable", 20, 0)
    game = play(acting(20, me, seats=3), "skip")
    assert reason(game, "play:repeat_coffee_house") == ("not_repeatable", 20, 0)


# -- the Governor waits below another card ----------------------------------------------------------------------------


def waiting(last: str, card: str) -> sr.BoardGame:
    """No Lira; the Governor has given the last card, and another one was played before he has his price."""
    me = {"lira": 0, "coffee": 3, "goods": load(1), "hand": {card: 1}}
    return play(met_at(9, me, seats=3, tokens={"governor": 9}), f"meet:governor draw:{last} play:{card}")


def test_mb36_6_two_coffee_inside_an_exchange_is_the_last_card_for_the_governor() -> None:
    """[MB36.6] Before, while and after something is given; with money it is free."""
    game = waiting("two_coffee", "exchange")
    for tokens in ("give:red", "done", "good:green"):
        assert reason(game, "play:two_coffee") == ("could_not_pay", 0, 0)
        play(game, tokens)
    assert (game.step, options(game)) == ("governor.pay", ["discard:two_coffee"])
    game = play(waiting("coffee_to_lira", "exchange"), "play:coffee_to_lira give:red done good:blue")
    assert (game.step, options(game)) == ("governor.pay", ["pay"])


def test_mb36_6_die_to_six_is_the_last_card_for_the_governor() -> None:
    """[MB36.6] The roll is that of the dice rewards, played between his gift and his price."""
    game = play(waiting("die_to_six", "dice_rewards"), "roll:5+2")
    assert (options(game), reason(game, "play:die_to_six")) == (["keep"], ("could_not_pay", 0, 0))
    assert options(play(game, "keep")) == ["pay", "discard:die_to_six"]


def test_mb36_6_two_coffee_at_the_roll_neither() -> None:
    game = play(waiting("two_coffee", "dice_rewards"), "roll:6+5")
    assert reason(game, "play:two_coffee") == ("could_not_pay", 0, 0)
