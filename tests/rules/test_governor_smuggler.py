"""Governor and Smuggler: what they give, what they cost (docs/rules/base.md, F10 to F13, F18, F19)."""

import pytest

from tests.rules.table import goods, interrupts, load, met_at, options, other_cards, play, player, reason, table

ALL_HERE = {"governor": 2, "smuggler": 2}


# -- Governor ---------------------------------------------------------------------------------------------------------


def test_f10_draw_see_then_pay_or_discard():
    game = met_at(2, {"lira": 2, "hand": {"long_move": 1}}, {"lira": 3}, seats=3)
    play(game, "meet:governor draw:any_goods")
    assert options(game) == ["pay", "discard:long_move", "discard:any_goods"]
    assert player(game)["hand"] == {"long_move": 1, "any_goods": 1}
    play(game, "pay roll:6+3")
    assert (player(game)["lira"], player(game, 1)["lira"]) == (0, 3)
    assert (player(game)["hand_size"], table(game)["discard"], table(game)["tokens"]["governor"]) == (2, [], 9)


@pytest.mark.parametrize(("card", "kept"), [("long_move", "any_goods"), ("any_goods", "long_move")])
def test_f10_any_card_pays_the_new_one_included(card, kept):
    game = met_at(2, {"lira": 9, "hand": {"long_move": 1}}, seats=3)
    play(game, f"meet:governor draw:any_goods discard:{card} roll:6+3")
    assert (player(game)["hand"], player(game)["lira"], table(game)["discard"]) == ({kept: 1}, 9, [card])


def test_f10_without_money_the_new_card_is_enough():
    game = met_at(2, {"lira": 1}, seats=3)
    play(game, "meet:governor draw:stay")
    assert options(game) == ["discard:stay"]
    assert reason(game, "pay") == ("needs_lira", 2, 1)


def test_f11_not_when_no_card_can_be_drawn():
    """[F11 F17] Both piles empty: he cannot be used, and stays."""
    game = met_at(2, {"lira": 9}, {"hand": other_cards()}, seats=3)
    assert options(game) == ["end_turn"]
    assert reason(game, "meet:governor") == ("no_card_to_draw", 0, 0)
    play(game, "end_turn")
    assert table(game)["tokens"]["governor"] == 2
    game = met_at(2, {"lira": 9}, {"hand": other_cards("stay")}, discard=["stay"])
    assert options(game) == ["end_turn", "meet:governor"]


# -- Smuggler ---------------------------------------------------------------------------------------------------------


def test_f12_a_good_of_choice_for_2_lira():
    game = met_at(3, {"lira": 2, "goods": load(1, 0, 0, 2)}, {"lira": 3}, seats=3)
    play(game, "meet:smuggler")
    assert options(game) == ["good:red", "good:green", "good:yellow"]
    assert reason(game, "good:blue") == ("no_room", 3, 0)
    play(game, "good:green")
    assert options(game) == ["pay", "give:red", "give:green", "give:blue"]
    assert reason(game, "give:yellow") == ("needs_good", 1, 2)
    play(game, "pay roll:6+3")
    assert (player(game)["lira"], player(game, 1)["lira"], goods(game)) == (0, 3, [1, 1, 0, 2])
    assert table(game)["tokens"]["smuggler"] == 9


@pytest.mark.parametrize(("given", "left"), [("red", [0, 1, 0, 2]), ("green", [1, 0, 0, 2]), ("blue", [1, 1, 0, 1])])
def test_f12_any_good_pays_the_new_one_included(given, left):
    game = met_at(3, {"lira": 9, "goods": load(1, 0, 0, 2)}, seats=3)
    play(game, f"meet:smuggler good:green give:{given} roll:6+3")
    assert (goods(game), player(game)["lira"]) == (left, 9)


def test_f12_without_money_and_goods_the_new_good_is_enough():
    game = met_at(3, {"lira": 1}, seats=3)
    play(game, "meet:smuggler good:blue")
    assert options(game) == ["give:blue"]
    assert reason(game, "pay") == ("needs_lira", 2, 1)


@pytest.mark.parametrize(("extensions", "full"), [(0, 2), (3, 5)])
def test_f13_not_with_every_kind_full(extensions, full):
    """[F13 F17] He cannot be used, and stays."""
    me = {"lira": 9, "extensions": extensions, "goods": load(full, full, full, full)}
    game = met_at(3, me, seats=3)
    assert options(game) == ["end_turn"]
    assert reason(game, "meet:smuggler") == ("no_room_at_all", 0, 0)
    play(game, "end_turn")
    assert table(game)["tokens"]["smuggler"] == 3
    game = met_at(3, {**me, "goods": load(full, full, full - 1, full)}, seats=3)
    assert options(play(game, "meet:smuggler")) == ["good:yellow"]


# -- between receiving and paying -------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", ["meet:governor draw:stay", "meet:smuggler good:red"])
def test_f18_cards_and_the_yellow_tile_before_paying(use):
    hand = {"five_lira": 1, "one_good": 1, "family": 1}
    me = {"lira": 2, "hand": hand, "tiles": ["yellow"], "assistants": [16], "family": 8}
    game = play(met_at(2, me, tokens=ALL_HERE, seats=3), use)
    step = game.step
    assert interrupts(game) == ["play:one_good", "play:five_lira", "play:family", "use:yellow"]
    play(game, "use:yellow recall:16 play:one_good good:blue play:family reward:lira play:five_lira")
    assert (game.step, player(game)["lira"]) == (step, 8)
    play(game, "pay roll:6+6")
    assert (player(game)["lira"], player(game)["assistants"]) == (6, [2])


def test_f19_the_last_card_is_kept_for_the_governor():
    """No money: the card he brought cannot be played for a good, it is what he is paid with."""
    game = met_at(2, {"lira": 1}, seats=3)
    play(game, "meet:governor draw:one_good")
    assert options(game) == ["discard:one_good"]
    assert reason(game, "play:one_good") == ("could_not_pay", 0, 0)
    game = play(met_at(2, {"lira": 2}, seats=3), "meet:governor draw:one_good")
    assert options(game) == ["pay", "discard:one_good", "play:one_good"]
    play(game, "play:one_good good:red")
    assert options(game) == ["pay"]


def test_f19_the_last_money_is_kept_for_the_governor():
    """The yellow tile would take it once the card is gone, and the card may not go once the money is."""
    me = {"lira": 3, "tiles": ["yellow"], "assistants": [16]}
    game = play(met_at(2, me, seats=3), "meet:governor draw:one_good")
    assert interrupts(game) == ["play:one_good", "use:yellow"]
    first = game.clone()
    for token in ("play:one_good", "good:red"):
        first.act(token)
    assert options(first) == ["pay"]
    assert reason(first, "use:yellow") == ("could_not_pay", 0, 0)
    play(game, "use:yellow recall:16")
    assert options(game) == ["discard:one_good"]
    assert reason(game, "play:one_good") == ("could_not_pay", 0, 0)


@pytest.mark.parametrize("reward", ["reward:lira", "reward:card draw:stay"])
def test_f19_the_family_card_always_leaves_something_to_pay_with(reward):
    """It may be the last card and there may be no money: its reward pays the Governor."""
    game = play(met_at(2, {"lira": 0, "family": 8}, seats=3), "meet:governor draw:family")
    assert options(game) == ["discard:family", "play:family"]
    play(game, "play:family", reward)
    assert options(game) == (["pay"] if reward == "reward:lira" else ["discard:stay"])


def test_f19_the_last_room_is_kept_for_the_smuggler():
    """He has been met and gives into the last free space: no card may fill it before."""
    me = {"lira": 9, "goods": load(2, 2, 2, 1), "hand": {"one_good": 1}}
    game = met_at(3, me, seats=3)
    assert options(game) == ["end_turn", "meet:smuggler", "play:one_good"]
    play(game, "meet:smuggler")
    assert options(game) == ["good:blue"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    game = play(met_at(3, me, seats=3), "play:one_good good:blue")
    assert options(game) == ["end_turn"]
    assert reason(game, "meet:smuggler") == ("no_room_at_all", 0, 0)
