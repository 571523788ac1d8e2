"""Where the boxes meet: barrier, Catacombs, die to six, guild cards (docs/rules/letters.md, GB7, GB8, GB9, GB25)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.great_bazaar.test_great_bazaar import calm, kiosk
from tests.rules.letters.table import GREAT_ROWS, at, coffee, companion, mail
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table

#  16 15 22  3 10
#   8  1 17 21  4
#   2 23  7 12 18
#  24 11  5 14 13
#   6 25 19  9 20


def barred(a: int, b: int, owner: int = 1) -> dict[str, Any]:
    return {"barrier": [a, b], "barrier_owner": owner}


def walks(game: sr.BoardGame) -> list[str]:
    return [token for token in options(game) if token.startswith("walk")]


def test_gb7_the_barrier_stops_the_companion_in_either_direction() -> None:
    free = calm({"merchant": 16, "companion": 14})
    assert walks(free) == ["walk:5", "walk:9", "walk:12", "walk:13"]
    assert walks(calm({"merchant": 16, "companion": 14}, mocha=barred(5, 14))) == ["walk:9", "walk:12", "walk:13"]
    assert walks(calm({"merchant": 16, "companion": 5}, mocha=barred(5, 14))) == ["walk:7", "walk:11", "walk:19"]


def test_gb7_not_that_of_the_one_who_controls_it() -> None:
    game = calm({"merchant": 16, "companion": 14}, mocha=barred(5, 14, owner=0))
    assert walks(game) == ["walk:5", "walk:9", "walk:12", "walk:13"]


def test_gb7_with_the_card_he_goes_round_it_but_not_across() -> None:
    """From 14: 11 lies straight behind the barrier; 7 and 19 can be reached by other ways."""
    me = {"merchant": 16, "companion": 14, "hand": {"companion_far": 1}}
    free = walks(play(calm(me), "play:companion_far"))
    stopped = walks(play(calm(me, mocha=barred(5, 14)), "play:companion_far"))
    assert [walk for walk in free if walk not in stopped] == ["walk:11"]
    assert "walk:7" in stopped and "walk:19" in stopped


def test_gb7_the_neighbour_behind_it_is_not_two_places_away() -> None:
    """The way round from 14 to 5 has three steps."""
    me = {"merchant": 16, "companion": 14, "hand": {"companion_far": 1}}
    assert "walk:5" not in walks(play(calm(me, mocha=barred(5, 14)), "play:companion_far"))


def test_gb7_the_barrier_stops_the_family_step() -> None:
    me = {"merchant": 16, "family": 14, "hand": {"family_step": 1}}
    assert options(play(calm(me), "play:family_step")) == ["send:5", "send:9", "send:13"]
    assert options(play(calm(me, mocha=barred(5, 14)), "play:family_step")) == ["send:9", "send:13"]


def test_gb7_a_family_member_who_can_go_nowhere_cannot_be_stepped() -> None:
    """In a corner between the Police Station and the barrier."""
    rows = [[{15: 12, 12: 15}.get(place, place) for place in row] for row in GREAT_ROWS]
    me = {"merchant": 9, "family": 16, "hand": {"family_step": 1}}
    game = calm(me, layout=rows, mocha=barred(8, 16))
    assert interrupts(game) == []
    assert reason(game, "play:family_step")[0] == "no_way"
    assert interrupts(calm(me, layout=rows, mocha=barred(8, 16, owner=0))) == ["play:family_step"]


def test_gb7_jumps_are_not_stopped() -> None:
    """Anywhere, to a merchant, and the Catacombs lead across."""
    me = {"merchant": 14, "lira": 9}
    game = calm({**me, "hand": {"anywhere": 1}}, mocha=barred(5, 14))
    assert "move:5" not in options(game)
    assert player(play(game, "play:anywhere move:5"))["merchant"] == 5
    game = calm({**me, "hand": {"to_merchant": 1}}, {"merchant": 5}, mocha=barred(5, 14))
    assert player(play(game, "play:to_merchant join:1"))["merchant"] == 5
    game = calm({"merchant": 6}, mocha=barred(5, 11))
    assert player(play(game, "move:25 leave act good:red move:5"))["merchant"] == 5


def test_gb7_the_tavern_lays_the_barrier_beside_a_new_place_and_acts_there() -> None:
    game = calm({"merchant": 5, "coffee": 2, "lira": 0})
    play(game, "move:19 leave act tavern:barrier barrier:25 beside:19 act good:coffee move:21")
    assert (player(game)["merchant"], coffee(game), table(game)["mocha"]["barrier"]) == (21, 1, [19, 25])


def test_gb25_1_a_good_or_coffee_then_the_merchant_to_any_other_place() -> None:
    game = play(calm({"merchant": 6}), "move:25 leave act")
    assert options(game) == ["good:red", "good:green", "good:yellow", "good:blue", "good:coffee"]
    play(game, "good:coffee")
    assert options(game) == [f"move:{place}" for place in range(1, 25)]  # not 25, where he stands
    play(game, "move:16")
    assert (coffee(game), player(game)["merchant"], game.step) == (1, 16, "turn.encounters")


def test_gb25_1_a_full_kind_may_be_named_and_is_lost() -> None:
    game = play(calm({"merchant": 6, "goods": load(blue=2)}), "move:25 leave act good:blue move:16")
    assert goods(game) == [0, 0, 0, 2]


def test_gb25_1_without_the_action_he_stays() -> None:
    game = play(calm({"merchant": 6}), "move:25 leave skip")
    assert (player(game)["merchant"], game.step) == (25, "turn.encounters")


def test_gb25_2_no_assistant_no_payment_no_encounter_there_but_letters_are_delivered() -> None:
    me = {"merchant": 6, "lira": 0, "assistants": [9], "mail": "9"}
    game = calm(me, {"merchant": 9, "family": 9}, tokens={"courier": 9})
    play(game, "move:25 leave act good:red move:9")
    assert (mail(game), player(game)["assistants"], options(game)) == ("9*", [9, 25], ["end_turn"])


def test_gb25_2_the_encounters_are_those_of_the_catacombs() -> None:
    game = play(calm({"merchant": 6}, {"family": 25}), "move:25 leave act good:red move:9")
    assert options(game) == ["catch:1"]


def test_gb25_3_reached_by_a_companion_the_merchant_moves() -> None:
    """He stands at 16 and may go anywhere but there, the Catacombs included; the companion stays at 25."""
    game = play(calm({"merchant": 16, "companion": 6}), "walk:25")
    assert game.step == "turn.action"
    play(game, "act good:coffee")
    assert options(game) == [f"move:{place}" for place in range(1, 26) if place != 16]
    play(game, "move:25")
    assert (player(game)["merchant"], companion(game), coffee(game)) == (25, 25, 1)


def test_gb25_3_reached_by_the_family_member_the_merchant_moves() -> None:
    game = play(calm({"merchant": 18}), "move:12 leave act send:25 act good:red move:16")
    assert (player(game)["merchant"], player(game)["family"]) == (16, 25)
    me = {"merchant": 16, "family": 6, "hand": {"family_step": 1}}
    game = play(calm(me), "play:family_step send:25 act good:red move:5")
    assert (player(game)["merchant"], player(game)["family"]) == (5, 25)


def test_gb8_die_to_six_serves_the_dice_card() -> None:
    """6+1 becomes 6+6: 7 Lira instead of a letter and 2 Lira."""
    me = {"merchant": 16, "lira": 0, "hand": {"dice_reward": 1, "die_to_six": 1}}
    game = play(calm(me), "play:dice_reward roll:6+1 play:die_to_six turn_die:1")
    assert (player(game)["lira"], mail(game)) == (7, "")


def test_gb8_die_to_six_serves_kiosk_tile_16_in_the_own_turn() -> None:
    game = play(kiosk(16, lira=0, hand={"die_to_six": 1}), "offer:1 die:2")
    assert options(game) == ["keep", "play:die_to_six"]
    play(game, "play:die_to_six turn_die:2")
    assert player(game)["lira"] == 6
    kept = play(kiosk(16, lira=0, hand={"die_to_six": 1}), "offer:1 die:2 keep")
    assert player(kept)["lira"] == 2


def test_gb8_a_six_needs_no_turning() -> None:
    game = play(kiosk(16, lira=0, hand={"die_to_six": 1}), "offer:1 die:6")
    assert "play:die_to_six" not in options(game)
    assert reason(game, "play:die_to_six")[0] == "six_already"


def test_gb8_not_in_another_players_turn() -> None:
    game = calm({"merchant": 3}, {"lira": 0, "hand": {"die_to_six": 1}})
    play(game, "move:22 leave act mail:13 show:16 show:7 show:8 kiosk:7 done kiosk:16 offer:1 die:2")
    assert (player(game, 1)["lira"], game.step) == (2, "kiosk.choose")


def test_gb8_nor_for_the_roll_that_moves_a_token() -> None:
    me = {"merchant": 16, "lira": 2, "hand": {"use_token": 1, "die_to_six": 1}}
    game = play(calm(me), "play:use_token meet:courier pay mail:13 roll:2+1")
    assert (game.step, table(game)["tokens"]["courier"]) == ("turn.move", 3)


def test_gb9_guild_card_7_lets_the_companion_be_taken_too() -> None:
    game = play(calm({"merchant": 16, "hand": {"guild_7": 1}}), "play:guild_7")
    assert (game.step, options(game)) == ("fountain.companion", ["done", "companion:take"])
    play(game, "companion:take")
    assert (companion(game), coffee(game)) == ("ready", 2)


def test_gb9_with_a_guild_card_the_new_repeat_cards_are_barred() -> None:
    me = {"merchant": 16, "hand": {"guild_14": 1, "repeat_mosque": 1}, "goods": load(4, 4, 4, 4), "extensions": 2}
    game = play(calm(me), "play:guild_14 tile:red")
    assert "play:repeat_mosque" not in options(game)
    assert reason(game, "play:repeat_mosque")[0] == "not_with_guild_card"


def test_gb9_letters_cards_may_be_played_beside_a_guild_card() -> None:
    me = {"merchant": 16, "hand": {"guild_2": 1, "one_letter": 2}}
    game = play(calm(me), "play:one_letter mail:13 play:guild_2 play:one_letter mail:13 end_turn")
    assert (mail(game), game.owner()) == ("13 13", 1)


def test_gb11_the_movement_tile_does_not_serve_the_companion() -> None:
    game = calm({"merchant": 16, "companion": 6, "tavern": ["movement"]})
    assert walks(game) == ["walk:24", "walk:25"]
    assert "move:6" in options(game)  # the merchant, in a straight line


def test_gb11_the_companion_enters_before_the_movement_tile_is_used() -> None:
    game = play(calm({"merchant": 16, "companion": "ready", "tavern": ["movement"]}), "companion:enter")
    assert "move:6" in options(game)
    assert companion(play(game, "move:6")) == 16


def test_gb12_a_movement_card_of_the_other_box_can_be_copied() -> None:
    game = calm({"merchant": 9, "hand": {"copy": 1}}, discard=["corner"])
    play(game, "play:copy")
    assert options(game) == ["move:6", "move:10", "move:16", "move:20"]
    play(game, "move:16")
    assert (game.step, table(game)["discard"]) == ("turn.assistant", ["corner", "copy"])


@pytest.mark.parametrize(("top", "tokens", "gained"), [("two_coffee", "", 2), ("coffee_to_lira", "", -1)])
def test_gb12_money_of_the_other_box_can_be_copied_outside_an_action(top: str, tokens: str, gained: int) -> None:
    game = play(calm({"merchant": 9, "coffee": 1, "hand": {"copy": 1}}, discard=[top]), "play:copy", tokens)
    assert (coffee(game), table(game)["discard"]) == (1 + gained, [top, "copy"])


def test_gb13_the_last_coffee_is_not_spent_as_money_where_it_is_being_paid() -> None:
    """Kiosk tile 23, a coffee for 3 Lira: without a good the only coffee cannot become 8 Lira meanwhile."""
    game = play(kiosk(23, lira=0, coffee=1, hand={"coffee_to_lira": 1}), "offer:2")
    assert options(game) == ["give:coffee"]
    assert reason(game, "play:coffee_to_lira")[0] == "needs_good"
    richer = play(kiosk(23, lira=0, coffee=1, goods=load(1), hand={"coffee_to_lira": 1}), "offer:2")
    assert interrupts(richer) == ["play:coffee_to_lira"]


def test_gb13_the_card_for_seven_lira_likewise() -> None:
    me = {"merchant": 16, "lira": 0, "coffee": 1, "hand": {"coffee_to_lira": 1, "good_to_lira": 1}}
    game = play(calm(me), "play:good_to_lira")
    assert options(game) == ["give:coffee"]
    game = play(calm({**me, "coffee": 2}), "play:good_to_lira play:coffee_to_lira give:coffee")
    assert (player(game)["lira"], coffee(game)) == (15, 0)


def test_gb10_six_rubies_and_the_end_with_the_cards_of_both_boxes() -> None:
    """5 Lira; coffee for Lira; a good and 3 Lira; one good; a good or, for want of goods, coffee for 7 Lira."""
    hand = {"five_lira": 1, "coffee_to_lira": 1, "red_and_lira": 1, "one_good": 1, "good_to_lira": 2}
    game = at(
        {"rubies": 6, "lira": 0, "coffee": 1, "hand": hand},
        {"merchant": 9},
        ruleset="great_bazaar",
        turn=1,
        last_round=True,
    )
    play(game, "move:20 decline")
    assert game.over
    assert (player(game)["lira"], coffee(game), goods(game), player(game)["hand_size"]) == (30, 0, [0, 0, 0, 0], 0)


def test_gb10_coffee_is_sold_when_no_good_is_left() -> None:
    game = at(
        {"rubies": 6, "lira": 0, "coffee": 1, "hand": {"good_to_lira": 2}, "goods": load(blue=1)},
        {"merchant": 9},
        ruleset="great_bazaar",
        turn=1,
        last_round=True,
    )
    play(game, "move:20 decline")
    assert (player(game)["lira"], coffee(game), goods(game)) == (14, 0, [0, 0, 0, 0])


def test_gb14_the_smugglers_good_does_not_pay_the_coffee_trader_while_he_waits() -> None:
    """No Lira: the good just given is all there is for the Smuggler."""
    game = calm({"merchant": 14, "lira": 0, "hand": {"use_token": 1}}, tokens={"smuggler": 9})
    play(game, "move:9 leave skip meet:smuggler good:red play:use_token")
    assert options(game) == ["meet:governor"]
    assert reason(game, "meet:coffee_trader")[0] == "could_not_pay"


def test_gb14_with_two_goods_he_can_be_paid() -> None:
    me = {"merchant": 14, "lira": 0, "goods": load(green=1), "hand": {"use_token": 1}}
    game = calm(me, tokens={"smuggler": 9})
    play(game, "move:9 leave skip meet:smuggler good:red play:use_token meet:coffee_trader give:green roll:1+1")
    assert (options(game), coffee(game)) == (["give:red"], 1)


def test_gb14_the_owner_of_the_encounter_tile_pays_none_of_them() -> None:
    me = {"merchant": 14, "lira": 0, "tavern": ["encounter"], "hand": {"use_token": 1}}
    game = calm(me, tokens={"smuggler": 9})
    play(game, "move:9 leave skip meet:smuggler good:red roll:1+1 play:use_token meet:coffee_trader roll:1+1")
    assert (coffee(game), goods(game)) == (1, [1, 0, 0, 0])


def two_tokens(**me: Any) -> sr.BoardGame:
    """The Governor waits for his price, and the card that uses a token was played meanwhile."""
    tokens = {"governor": 4, "smuggler": 2, "coffee_trader": 3, "courier": 11}
    seat = {"merchant": 21, "hand": {"use_token": 1}, **me}
    game = at(seat, seats=3, ruleset="great_bazaar", tokens=tokens)
    return play(game, "move:4 leave skip meet:governor draw:two_coffee play:use_token")


def test_gb14_the_last_card_is_not_played_where_the_lira_is_for_another_token() -> None:
    """[GB14 MB36.7] 2 Lira and a card pay two tokens; without the card the second could not be paid any more."""
    game = play(two_tokens(lira=2), "meet:courier")
    assert (options(game), reason(game, "play:two_coffee")) == (["pay"], ("could_not_pay", 0, 0))
    play(game, "pay mail:13 roll:6+6")
    assert options(game) == ["discard:two_coffee"]


def test_gb14_where_a_good_pays_the_second_token_it_may_be_played() -> None:
    """[GB14 MB36.7] The Lira stay for the Governor."""
    game = play(two_tokens(lira=2, goods=load(1)), "meet:coffee_trader play:two_coffee")
    assert (options(game)[0], reason(game, "pay")) == ("give:red", ("could_not_pay", 0, 0))


def test_gb14_with_lira_for_both_it_may_be_played() -> None:
    game = play(two_tokens(lira=4), "meet:coffee_trader play:two_coffee pay roll:6+6 pay")
    assert (coffee(game), player(game)["lira"]) == (3, 0)


def test_gb9_guild_card_12_counts_the_letter_that_is_delivered_on_arrival() -> None:
    """[GB9 MB112.3 LS33.1] Five seals, one of them on the letter for the Secret Society: there they are six."""
    me = {"merchant": 16, "mail": "1* 2* 24", "hand": {"guild_12": 1}}
    game = play(calm(me), "play:guild_12 send:24")
    assert (game.step, mail(game)) == ("society.pay", "1* 2* 24*")
    game = play(calm({**me, "mail": "1* 2* 3"}), "play:guild_12")
    assert reason(game, "send:24") == ("action_impossible", 24, 0)
