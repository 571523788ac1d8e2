"""Die to 6, alone and with the red tile, and the dice rewards (docs/rules/mocha.md, MB54, MB56)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.mocha.table import acting, at, coffee, guild_turn, met_at, wealth
from tests.rules.table import Player, goods, interrupts, load, options, play, player, reason, table

SIX = {"die_to_six": 1}


def calling(me: Player, number: int = 8, **rest: Any) -> sr.BoardGame:
    """At the Tea House, a number called: the dice are next."""
    return play(acting(9, {"lira": 0, "hand": SIX, **me}, **{"seats": 3, **rest}), f"act call:{number}")


# -- die to 6 ---------------------------------------------------------------------------------------------------------


def test_mb56_1_one_die_becomes_a_six():
    """[MB56.1 MB56.2] At the Tea House: 8 called, 3+2 rolled, the 2 turned: 6+3 = 9."""
    game = play(calling({}), "roll:3+2")
    assert options(game) == ["keep", "play:die_to_six"]
    play(game, "play:die_to_six")
    assert options(game) == ["turn_die:2", "turn_die:3"]
    play(game, "turn_die:2")
    assert (player(game)["lira"], table(game)["dice"], table(game)["discard"]) == (8, [6, 3], ["die_to_six"])


def test_mb56_1_either_die():
    """Turning the 3 instead: 6+2 = 8, which is enough as well; called 9 it is not."""
    assert player(play(calling({}), "roll:3+2 play:die_to_six turn_die:3"))["lira"] == 8
    assert player(play(calling({}, 9), "roll:3+2 play:die_to_six turn_die:3"))["lira"] == 2


def test_mb56_1_the_roll_may_be_kept():
    game = play(calling({}), "roll:3+2 keep")
    assert (player(game)["lira"], player(game)["hand"]) == (2, SIX)


def test_mb56_1_two_cards_two_dice():
    """[MB56.1] 1+1 becomes 6+6."""
    game = play(calling({"hand": {"die_to_six": 2}}, 12), "roll:1+1 play:die_to_six")
    assert options(game) == ["turn_die:1"]
    play(game, "turn_die:1 play:die_to_six turn_die:1")
    assert (player(game)["lira"], table(game)["dice"]) == (12, [6, 6])


def test_mb56_2_at_the_black_market():
    """[MB56.2] 4+1 becomes 6+4: two blue goods."""
    game = play(acting(8, {"hand": SIX}, seats=3), "act roll:4+1 play:die_to_six turn_die:1 good:red")
    assert goods(game) == [1, 0, 0, 2]


def test_mb56_2_for_the_family_member():
    game = play(
        acting(12, {"lira": 0, "hand": SIX}, seats=3), "act send:9 act call:11 roll:5+1 play:die_to_six turn_die:1"
    )
    assert player(game)["lira"] == 11


def test_mb56_2_guild_cards_8_and_9():
    """[MB56.2 MB108.2 MB109.2]"""
    game = play(guild_turn(8, {"hand": SIX}, seats=3), "play:guild_8 roll:5+1 play:die_to_six turn_die:1")
    assert goods(game) == [1, 1, 1, 2]  # of three blue goods two have room
    game = play(
        guild_turn(9, {"lira": 0, "hand": SIX}, seats=3), "play:guild_9 call:12 roll:6+1 play:die_to_six turn_die:1"
    )
    assert player(game)["lira"] == 12


def test_mb56_3_never_for_a_token_or_a_neutral_merchant():
    """[MB56.3] Governor, Smuggler, Coffee Trader, neutral merchant: the roll stands, nobody is asked."""
    me = {"merchant": 12, "lira": 20, "hand": SIX}
    tokens = {"governor": 9, "smuggler": 9, "coffee_trader": 9}
    game = at(me, {"merchant": 7}, tokens=tokens, neutral_merchants=[9, 15, 16])
    play(game, "move:9 leave pay roll:1+1")
    assert (game.step, table(game)["neutral_merchants"]) == ("turn.action", [2, 15, 16])
    play(game, "skip meet:governor draw:stay pay roll:2+1")
    assert game.step == "turn.encounters"
    play(game, "meet:smuggler good:red pay roll:2+2 meet:coffee_trader pay roll:3+2")
    assert table(game)["tokens"] == {"governor": 3, "smuggler": 4, "coffee_trader": 5}
    assert reason(game, "play:die_to_six") == ("not_now", 0, 0)


def test_mb56_3_not_without_a_roll():
    """[MB56.3 MB36.3] Before the move, before the roll and after the pay-out it cannot be played."""
    game = at({"merchant": 12, "hand": SIX}, seats=3)
    assert reason(game, "play:die_to_six") == ("not_now", 0, 0)
    game = calling({}).clone()
    assert game.step == "dice.roll"
    game = play(acting(9, {"hand": SIX}, seats=3), "act")
    assert reason(game, "play:die_to_six") == ("not_now", 0, 0)
    assert reason(play(game, "call:8 roll:1+1 keep"), "play:die_to_six") == ("not_now", 0, 0)


def test_mb56_5_a_six_is_not_offered():
    """[MB56.5] 6+2: only the 2. 6+6: not at all."""
    game = play(calling({}), "roll:6+2 play:die_to_six")
    assert (options(game), reason(game, "turn_die:6")) == (["turn_die:2"], ("six_already", 0, 0))
    game = play(calling({}), "roll:6+6")
    assert (options(game), reason(game, "play:die_to_six")) == (["keep"], ("six_already", 0, 0))


# -- with the red tile ------------------------------------------------------------------------------------------------

RED = {"tiles": ["red"]}


def test_mb56_4_the_card_first_then_a_four():
    """[MB56.4] 2+1: the 2 becomes a 6, then the 1 a 4: 10."""
    game = play(calling(RED, 10), "roll:2+1")
    assert options(game) == ["keep", "reroll", "turn_die:1", "turn_die:2", "play:die_to_six"]
    play(game, "play:die_to_six turn_die:2")
    assert options(game) == ["keep", "reroll", "turn_die:1", "turn_die:6"]
    play(game, "turn_die:1")
    assert (player(game)["lira"], table(game)["dice"]) == (10, [6, 4])


def test_mb56_4_a_four_first_then_the_card():
    """[MB56.4] 2+1: the 1 becomes a 4 by the tile, then the 2 a 6 by the card; the tile is used up."""
    game = play(calling(RED, 10), "roll:2+1 turn_die:1")
    assert options(game) == ["keep", "play:die_to_six"]
    play(game, "play:die_to_six turn_die:2")
    assert (player(game)["lira"], table(game)["dice"]) == (10, [6, 4])


def test_mb56_4_the_card_after_rolling_again():
    """[MB56.4] The new roll cannot be touched by the tile any more, but by the card."""
    game = play(calling(RED, 9), "roll:2+1 reroll roll:3+3")
    assert options(game) == ["keep", "play:die_to_six"]
    play(game, "play:die_to_six turn_die:3")
    assert player(game)["lira"] == 9


def test_mb56_4_rolling_again_after_the_card():
    """[MB56.4] The six is rolled again with the other die: allowed, and the card is gone."""
    game = play(calling(RED, 9), "roll:2+1 play:die_to_six turn_die:1 reroll roll:5+4")
    assert (player(game)["lira"], player(game)["hand"], table(game)["discard"]) == (9, {}, ["die_to_six"])


def test_mb56_4_turning_the_six_to_a_four():
    """[MB56.4] The tile may turn the very die the card has turned."""
    game = play(calling({**RED, "hand": {"die_to_six": 1}}, 3), "roll:2+1 play:die_to_six turn_die:2 turn_die:6")
    assert table(game)["dice"] == [4, 1]


def test_mb56_4_both_cards_and_the_tile():
    """[MB56.4] Card, tile, card: one die to 6, the other to 4, then to 6."""
    game = play(calling({**RED, "hand": {"die_to_six": 2}}, 12), "roll:2+1 play:die_to_six turn_die:1 turn_die:2")
    assert options(game) == ["keep", "play:die_to_six"]
    play(game, "play:die_to_six turn_die:4")
    assert player(game)["lira"] == 12


def test_mb56_4_without_cards_the_tile_as_known():
    """One use: with nothing in hand the roll then stands."""
    game = play(calling({**RED, "hand": {}}, 9), "roll:5+1 turn_die:1")
    assert (player(game)["lira"], game.step) == (9, "turn.encounters")


def test_mb56_4_money_beside_the_roll():
    """[MB36.1] Money may be played while the roll lies there, the any-time card not."""
    hand = {"die_to_six": 1, "two_coffee": 1, "one_good": 1}
    game = play(calling({"hand": hand}), "roll:2+1")
    assert interrupts(game) == ["play:two_coffee", "play:die_to_six"]


# -- dice rewards -----------------------------------------------------------------------------------------------------


def rewarded(roll: str, me: Player | None = None, tokens: str = "") -> sr.BoardGame:
    me = {"merchant": 1, "lira": 0, **(me or {})}
    me["hand"] = {"dice_rewards": 1, **me.get("hand", {})}
    return play(at(me, seats=3), f"play:dice_rewards roll:{roll} {tokens}")


@pytest.mark.parametrize(
    ("roll", "tokens", "expected"),
    [
        ("1+1", "", (4, 0, [0, 0, 0, 0])),
        ("2+1", "", (4, 0, [0, 0, 0, 0])),
        ("3+2", "good:blue", (2, 0, [0, 0, 0, 1])),
        ("4+3", "good:red good:blue", (0, 0, [1, 0, 0, 1])),
        ("4+4", "good:red good:red", (0, 0, [2, 0, 0, 0])),
        ("5+1", "", (2, 1, [0, 0, 0, 0])),
        ("6+4", "good:green", (0, 1, [0, 1, 0, 0])),
        ("6+5", "", (0, 2, [0, 0, 0, 0])),
        ("6+6", "", (0, 2, [0, 0, 0, 0])),
    ],
)
def test_mb54_1_each_die_brings_its_reward(roll, tokens, expected):
    game = rewarded(roll, tokens=tokens)
    assert (wealth(game)[:3], game.step, table(game)["discard"]) == (expected, "turn.move", ["dice_rewards"])


def test_mb54_2_a_full_kind_is_lost():
    """[MB54.2] All four may be named, also with a full wheelbarrow: the card can be played then too."""
    game = rewarded("3+1", {"goods": load(2, 2, 2, 2)})
    assert options(game) == ["good:red", "good:green", "good:yellow", "good:blue"]
    assert wealth(play(game, "good:red"))[::2] == (0 + 2, [2, 2, 2, 2])


def test_mb54_3_the_higher_die_first():
    """[MB54.3] 4+1: the good is chosen before the 2 Lira come; 5+3: the coffee is there when the good is chosen."""
    game = rewarded("4+1")
    assert (game.step, wealth(game)[0]) == ("rewards.good", 0)
    game = rewarded("5+3")
    assert (game.step, coffee(game)) == ("rewards.good", 1)


def test_mb54_4_no_red_tile():
    """[MB54.4] With an empty hand nothing is asked; with cards the roll can only be kept."""
    game = rewarded("2+1", {"tiles": ["red"]})
    assert game.step == "turn.move"
    game = rewarded("2+1", {"tiles": ["red"], "hand": {"stay": 1}})
    assert (game.step, options(game)) == ("dice.red_tile", ["keep"])
    assert wealth(play(game, "keep"))[0] == 4


def test_mb54_4_with_the_die_to_six():
    """[MB54.4 MB56.2] 2+1 becomes 6+2: a coffee and 2 Lira."""
    game = rewarded("2+1", {"hand": SIX}, "play:die_to_six turn_die:1")
    assert (wealth(game)[:2], table(game)["discard"]) == ((2, 1), ["die_to_six", "dice_rewards"])


def test_mb36_2_dice_rewards_at_an_encounter():
    """[MB36.2 MB36.6] Between the Governor's gift and his price it needs another way to pay him, whatever is rolled."""
    game = play(met_at(9, {"lira": 0}, seats=3, tokens={"governor": 9}), "meet:governor draw:dice_rewards")
    assert reason(game, "play:dice_rewards") == ("could_not_pay", 0, 0)
    game = met_at(9, {"lira": 0, "hand": {"stay": 1}}, seats=3, tokens={"governor": 9})
    play(game, "meet:governor draw:dice_rewards play:dice_rewards roll:2+2 keep")
    assert options(game) == ["pay", "discard:stay"]
