"""The new bonus cards (docs/rules/letters.md, LS51 to LS62)."""

import pytest

from tests.rules.letters.table import acting, all_mail_but, at, companion, mail, met_at
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table

FAR = {"merchant": 9}
GOODS = ["red", "green", "yellow", "blue"]


def test_ls51_1_one_letter() -> None:
    game = play(at({**FAR, "hand": {"one_letter": 1}}), "play:one_letter mail:16")
    assert (mail(game), player(game)["hand_size"], table(game)["discard"]) == ("16", 0, ["one_letter"])


def test_ls51_1_not_when_none_can_be_drawn() -> None:
    game = at({**FAR, "hand": {"one_letter": 1}}, {"mail": all_mail_but()})
    assert interrupts(game) == []
    assert reason(game, "play:one_letter")[0] == "no_letter_to_draw"


def test_ls51_1_delivered_at_once_where_one_stands() -> None:
    assert mail(play(at({**FAR, "hand": {"one_letter": 1}}), "play:one_letter mail:9")) == "9*"


@pytest.mark.parametrize("roll", ["1+1", "2+1", "2+2", "4+1", "3+3"])
def test_ls52_1_two_to_six_bring_a_good_and_two_lira(roll: str) -> None:
    game = play(at({**FAR, "lira": 0, "hand": {"dice_reward": 1}}), f"play:dice_reward roll:{roll}")
    assert options(game) == [f"good:{good}" for good in GOODS]
    play(game, "good:blue")
    assert (player(game)["lira"], goods(game), table(game)["discard"]) == (2, [0, 0, 0, 1], ["dice_reward"])


@pytest.mark.parametrize("roll", ["6+1", "4+4"])
def test_ls52_1_seven_and_eight_bring_a_letter_and_two_lira(roll: str) -> None:
    game = play(at({**FAR, "lira": 0, "hand": {"dice_reward": 1}}), f"play:dice_reward roll:{roll} mail:16")
    assert (player(game)["lira"], mail(game), game.step) == (2, "16", "turn.move")


@pytest.mark.parametrize(("roll", "lira"), [("6+3", 5), ("5+5", 5), ("6+5", 7), ("6+6", 7)])
def test_ls52_1_nine_and_more_bring_lira(roll: str, lira: int) -> None:
    game = play(at({**FAR, "lira": 0, "hand": {"dice_reward": 1}}), f"play:dice_reward roll:{roll}")
    assert (player(game)["lira"], game.step) == (lira, "turn.move")


def test_ls52_1_without_room_or_letter_the_lira_alone() -> None:
    full = at({**FAR, "lira": 0, "goods": load(2, 2, 2, 2), "hand": {"dice_reward": 1}})
    play(full, "play:dice_reward roll:1+1 good:red")
    assert (player(full)["lira"], goods(full)) == (2, [2, 2, 2, 2])
    empty = at({**FAR, "lira": 0, "hand": {"dice_reward": 1}}, {"mail": all_mail_but()})
    play(empty, "play:dice_reward roll:6+1")
    assert (player(empty)["lira"], mail(empty)) == (2, "")


def test_ls52_2_the_red_tile_does_not_serve_this_roll() -> None:
    """Nor at the Tea House itself, where the merchant stands."""
    game = play(at({**FAR, "lira": 0, "tiles": ["red"], "hand": {"dice_reward": 1}}), "play:dice_reward roll:5+4")
    assert (game.step, player(game)["lira"]) == ("turn.move", 5)


def test_ls53_1_any_one_good_for_seven_lira() -> None:
    game = play(at({**FAR, "lira": 0, "goods": load(red=1, blue=2), "hand": {"good_to_lira": 1}}), "play:good_to_lira")
    assert options(game) == ["give:red", "give:blue"]
    assert reason(game, "give:green")[0] == "needs_good"
    play(game, "give:blue")
    assert (player(game)["lira"], goods(game), table(game)["discard"]) == (7, [1, 0, 0, 1], ["good_to_lira"])


def test_ls53_1_not_without_a_good() -> None:
    game = at({**FAR, "hand": {"good_to_lira": 1}})
    assert interrupts(game) == []
    assert reason(game, "play:good_to_lira")[0] == "needs_good"


@pytest.mark.parametrize("good", GOODS)
def test_ls54_1_the_good_on_the_card_and_three_lira(good: str) -> None:
    card = f"{good}_and_lira"
    game = play(at({**FAR, "lira": 0, "hand": {card: 1}}), f"play:{card}")
    assert (player(game)["lira"], player(game)["goods"][good], table(game)["discard"]) == (3, 1, [card])


@pytest.mark.parametrize("good", GOODS)
def test_ls54_1_also_for_the_money_though_the_good_has_no_room(good: str) -> None:
    card = f"{good}_and_lira"
    game = play(at({**FAR, "lira": 0, "goods": {good: 2}, "hand": {card: 1}}), f"play:{card}")
    assert (player(game)["lira"], player(game)["goods"][good]) == (3, 2)


ANY_TIME = {"one_letter": 1, "dice_reward": 1, "good_to_lira": 1, "red_and_lira": 1, "use_token": 1}
WORDS = [f"play:{card}" for card in ANY_TIME]


def test_ls50_1_any_time_cards_fit_every_moment_outside_an_action() -> None:
    me = {**FAR, "lira": 9, "hand": ANY_TIME, "goods": load(1)}
    game = at(me, {"merchant": 13, "lira": 0}, {}, tokens={"governor": 9})
    assert interrupts(game) == WORDS  # before moving
    play(game, "move:13")
    assert interrupts(game) == WORDS  # before the assistant step
    play(game, "leave")
    assert (game.step, interrupts(game)) == ("turn.toll", WORDS)
    play(game, "pay")
    assert (game.step, interrupts(game)) == ("turn.action", WORDS)
    play(game, "skip")
    assert (game.step, interrupts(game)) == ("turn.encounters", WORDS)


def test_ls50_1_between_a_token_and_its_price_too_but_not_inside_an_action() -> None:
    me = {"lira": 9, "hand": ANY_TIME, "goods": load(1)}
    game = play(met_at(9, me, tokens={"governor": 9}), "meet:governor draw:stay")
    assert interrupts(game) == WORDS
    inside = play(acting(9, me), "act")
    assert (inside.step, interrupts(inside)) == ("tea_house.call", [])
    for word in WORDS:
        assert reason(inside, word)[0] == "not_now"


def test_ls50_1_while_a_card_waits_for_its_choice_only_money() -> None:
    me = {**FAR, "hand": {"good_to_lira": 1, "one_letter": 1, "five_lira": 1}, "goods": load(1)}
    game = play(at(me), "play:good_to_lira")
    assert interrupts(game) == ["play:five_lira"]


def test_ls50_1_the_governor_is_not_left_unpaid() -> None:
    """No Lira: of the letter card and the drawn one the second may be played only if it brings money."""
    game = play(met_at(9, {"lira": 0}, tokens={"governor": 9}), "meet:governor draw:one_letter")
    assert interrupts(game) == []
    assert reason(game, "play:one_letter")[0] == "could_not_pay"
    game = play(met_at(9, {"lira": 0}, tokens={"governor": 9}), "meet:governor draw:red_and_lira")
    assert interrupts(game) == ["play:red_and_lira"]
    play(game, "play:red_and_lira pay roll:1+1")
    assert player(game)["lira"] == 1


def test_ls50_2_movement_cards_before_moving_only() -> None:
    hand = {"family_step": 1, "to_merchant": 1, "companion_far": 1, "anywhere": 1}
    me = {**FAR, "lira": 9, "hand": hand, "family": 5, "companion": 6}
    game = at(me, {"merchant": 1}, {})
    assert interrupts(game) == [f"play:{card}" for card in hand]
    play(game, "move:13")
    assert interrupts(game) == []
    for card in hand:
        assert reason(game, f"play:{card}")[0] == "not_now"


def test_ls56_1_the_family_member_steps_and_acts_instead_of_the_turn() -> None:
    """From 6 to 5, the Post Office; no assistant, no payment, no encounters; the merchant stays."""
    me = {**FAR, "lira": 0, "family": 6, "hand": {"family_step": 1}}
    game = at(me, {"merchant": 5, "family": 5}, {}, tokens={"courier": 5})
    play(game, "play:family_step")
    assert options(game) == ["send:5", "send:7", "send:23"]  # not to 12
    play(game, "send:5")
    assert (game.step, options(game)) == ("police.action", ["act", "skip"])
    play(game, "act")
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])
    me_now = player(game)
    assert (me_now["merchant"], me_now["family"], me_now["lira"] > 0, me_now["stack"]) == (9, 5, True, ["own"] * 4)
    assert table(game)["discard"] == ["family_step"]


def test_ls56_1_he_delivers_letters_there() -> None:
    game = at({**FAR, "family": 6, "mail": "5", "hand": {"family_step": 1}})
    assert mail(play(game, "play:family_step send:5")) == "5*"


def test_ls56_2_not_from_the_police_station() -> None:
    game = at({**FAR, "hand": {"family_step": 1}})
    assert interrupts(game) == []
    assert reason(game, "play:family_step")[0] == "family_home"


def test_ls56_2_nor_to_it() -> None:
    for place in (6, 21, 9, 14):
        game = play(at({"merchant": 1, "family": place, "hand": {"family_step": 1}}), "play:family_step")
        assert "send:12" not in options(game) and len(options(game)) >= 2


def test_ls56_3_cards_before_and_after_and_the_action_is_optional() -> None:
    me = {**FAR, "family": 6, "hand": {"family_step": 1, "one_letter": 2}}
    game = play(at(me), "play:one_letter mail:16 play:family_step send:5 skip")
    assert "play:one_letter" in options(game)
    play(game, "play:one_letter mail:16 end_turn")
    assert (mail(game), game.owner()) == ("16 16", 1)


def test_ls56_3_a_repeat_card_after_it_and_the_extra_turn_at_the_end() -> None:
    me = {**FAR, "family": 6, "mail": "3* 10*", "hand": {"family_step": 1, "repeat_post_office": 1}}
    game = play(at(me), "play:family_step send:5 act play:repeat_post_office end_turn")
    assert (table(game)["mail_down"], game.step) == (2, "turn.extra")


def test_ls57_1_to_another_players_merchant_who_is_not_paid() -> None:
    me = {**FAR, "lira": 0, "hand": {"to_merchant": 1}}
    game = play(at(me, {"merchant": 24}, {"merchant": 16}), "play:to_merchant")
    assert options(game) == ["join:1", "join:2"]
    play(game, "join:1")
    assert (player(game)["merchant"], game.step, table(game)["discard"]) == (24, "turn.assistant", ["to_merchant"])
    play(game, "leave")
    assert game.step == "turn.action"


def test_ls57_1_everything_else_there_is_paid() -> None:
    """Another merchant and the companion of the one who was joined: 4 Lira."""
    me = {**FAR, "lira": 4, "hand": {"to_merchant": 1}}
    game = at(me, {"merchant": 24, "companion": 24, "lira": 0}, {"merchant": 24, "lira": 0})
    play(game, "play:to_merchant join:1 leave pay")
    assert [player(game, seat)["lira"] for seat in range(3)] == [0, 2, 2]
    other = at({**me, "lira": 3}, {"merchant": 24, "companion": 24}, {"merchant": 24})
    assert reason(play(other, "play:to_merchant join:2 leave"), "pay") == ("needs_lira", 4, 3)


def test_ls57_1_with_two_players_a_neutral_merchant_there_is_paid_and_none_can_be_joined() -> None:
    me = {**FAR, "lira": 2, "hand": {"to_merchant": 1}}
    game = play(at(me, {"merchant": 15}, neutral_merchants=[14, 15, 16]), "play:to_merchant")
    assert options(game) == ["join:1"]
    play(game, "join:1 leave pay roll:1+1")
    assert (player(game)["lira"], game.step) == (0, "turn.action")


def test_ls57_1_encounters_there_take_place() -> None:
    game = at({**FAR, "hand": {"to_merchant": 1}}, {"merchant": 8}, {"family": 8}, tokens={"courier": 8})
    play(game, "play:to_merchant join:1 leave skip")
    assert options(game) == ["meet:courier", "catch:2"]


def test_ls57_1_not_where_all_stand_together() -> None:
    game = at({**FAR, "hand": {"to_merchant": 1}}, {"merchant": 9}, {"merchant": 9})
    assert interrupts(game) == []
    assert reason(game, "play:to_merchant")[0] == "no_merchant_away"
    game = at({**FAR, "hand": {"to_merchant": 1}}, {"merchant": 9}, {"merchant": 16})
    assert options(play(game, "play:to_merchant")) == ["join:2"]


def test_ls58_1_the_companion_moves_exactly_two_places() -> None:
    game = play(at({**FAR, "companion": 6, "hand": {"companion_far": 1}}, {}, {}), "play:companion_far")
    assert options(game) == ["walk:1", "walk:2", "walk:9", "walk:11", "walk:14", "walk:21", "walk:22"]
    play(game, "walk:14")
    assert (companion(game), game.step, table(game)["discard"]) == (14, "turn.action", ["companion_far"])


def test_ls58_1_he_pays_there_and_has_encounters() -> None:
    me = {**FAR, "companion": 6, "lira": 2, "hand": {"companion_far": 1}}
    game = play(at(me, {"merchant": 14}, {"family": 14}), "play:companion_far walk:14 pay skip")
    assert options(game) == ["catch:2"]


@pytest.mark.parametrize("where", ["supply", "ready"])
def test_ls58_1_not_without_him_on_the_board(where: str) -> None:
    game = at({**FAR, "companion": where, "hand": {"companion_far": 1}})
    assert interrupts(game) == []
    assert reason(game, "play:companion_far")[0] == "no_companion"


def test_ls58_1_after_entering_in_the_same_turn() -> None:
    game = play(at({**FAR, "companion": "ready", "hand": {"companion_far": 1}}), "companion:enter play:companion_far")
    assert "walk:14" in options(game)


RICH = {"goods": load(5, 5, 5, 5), "extensions": 3}


@pytest.mark.parametrize(("place", "first", "second"), [(14, "red", "green"), (15, "yellow", "blue")])
def test_ls60_1_a_mosque_again(place: int, first: str, second: str) -> None:
    """The second tile brings the Mosque's ruby."""
    game = play(acting(place, {**RICH, "hand": {"repeat_mosque": 1}}), f"act tile:{first}")
    assert interrupts(game) == ["play:repeat_mosque"]
    play(game, f"play:repeat_mosque tile:{second}")
    assert (sorted(player(game)["tiles"]), player(game)["rubies"]) == (sorted([first, second]), 2)
    assert table(game)["discard"] == ["repeat_mosque"]


def test_ls60_1_only_right_after_its_action() -> None:
    game = acting(14, {**RICH, "hand": {"repeat_mosque": 1}})
    assert interrupts(game) == []
    skipped = play(game, "skip")
    assert reason(skipped, "play:repeat_mosque")[0] == "not_repeatable"
    elsewhere = play(acting(5, {"hand": {"repeat_mosque": 1}}), "act")
    assert reason(elsewhere, "play:repeat_mosque")[0] == "not_repeatable"


def test_ls60_1_not_where_no_tile_could_be_taken() -> None:
    """Two red goods: the red tile can be had, the green one not; or both are owned then."""
    game = play(acting(14, {"goods": load(red=2), "hand": {"repeat_mosque": 1}}), "act tile:red")
    assert (goods(game), interrupts(game)) == ([1, 0, 0, 0], [])
    both = acting(14, {**RICH, "tiles": ["red"], "rubies": 1, "hand": {"repeat_mosque": 1}})
    assert interrupts(play(both, "act tile:green")) == []


def test_ls60_1_for_a_family_member_and_not_once_an_encounter_has_begun() -> None:
    game = play(acting(12, {**RICH, "hand": {"repeat_mosque": 1}}), "act send:14 act tile:red play:repeat_mosque")
    play(game, "tile:green")
    assert sorted(player(game)["tiles"]) == ["green", "red"]
    game = play(acting(14, {**RICH, "hand": {"repeat_mosque": 1}}, {"family": 14}), "act tile:red catch:1 reward:lira")
    assert interrupts(game) == []


def test_ls61_1_the_secret_society_again() -> None:
    me = {"mail": "3* 4* 9* 10* 13* 16*", "hand": {"repeat_society": 1}, "lira": 0}
    game = play(acting(24, me), "act sealed:3 sealed:4 sealed:9 ruby:dealer play:repeat_society")
    play(game, "sealed:10 sealed:13 sealed:16 ruby:palace")
    assert (player(game)["rubies"], player(game)["lira"], mail(game)) == (2, 5, "")


def test_ls61_1_not_without_six_more_seals_nor_elsewhere() -> None:
    me = {"mail": "3* 4* 9* 10* 13*", "hand": {"repeat_society": 1}}
    game = play(acting(24, me), "act sealed:3 sealed:4 sealed:9 ruby:dealer")
    assert interrupts(game) == []
    assert reason(game, "play:repeat_society") == ("needs_seals", 6, 4)
    game = play(acting(5, me), "act")
    assert reason(game, "play:repeat_society")[0] == "not_repeatable"


def test_ls62_1_anywhere_for_three_lira() -> None:
    game = play(at({**FAR, "lira": 4, "hand": {"anywhere": 1}}), "play:anywhere")
    places = [int(token.removeprefix("move:")) for token in options(game)]
    assert places == [place for place in [*range(1, 17), 21, 22, 23, 24] if place != 9]
    play(game, "move:24")
    assert (player(game)["merchant"], player(game)["lira"], game.step) == (24, 1, "turn.assistant")
    assert table(game)["discard"] == ["anywhere"]


def test_ls62_1_not_with_two_lira() -> None:
    game = at({**FAR, "lira": 2, "hand": {"anywhere": 1}})
    assert interrupts(game) == []
    assert reason(game, "play:anywhere") == ("needs_lira", 3, 2)


def test_ls62_1_merchants_there_are_paid_and_the_fountain_needs_no_assistant() -> None:
    game = at({**FAR, "lira": 5, "hand": {"anywhere": 1}}, {"merchant": 24}, {})
    play(game, "play:anywhere move:24 leave")
    assert game.step == "turn.toll"
    game = play(at({**FAR, "lira": 5, "hand": {"anywhere": 1}}), "play:anywhere move:7")
    assert game.step == "turn.action"
