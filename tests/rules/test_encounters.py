"""Encounters: when and whom, family members, how the tokens move (docs/rules/base.md, F1 to F9, F14 to F17)."""

from itertools import permutations

import pytest

import sixrubies as sr
from tests.rules.table import Player, acting, at, goods, met_at, options, other_cards, play, player, reason, table

ALL_HERE = {"governor": 2, "smuggler": 2}
PAIRS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


# -- when and whom ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ["act", "skip"])
def test_f1_with_or_without_the_action(action):
    """case 16.9: the encounters do not depend on the action."""
    game = play(acting(2, {}, {"family": 2}, tokens=ALL_HERE), action)
    assert options(game) == ["meet:governor", "meet:smuggler", "catch:1"]


def test_f1_also_when_the_action_cannot_be_carried_out():
    """case 16.9"""
    game = acting(11, {}, {"family": 11}, tokens={"governor": 11})
    assert reason(game, "act") == ("nothing_to_sell", 0, 0)
    play(game, "skip")
    assert options(game) == ["meet:governor", "catch:1"]


def test_f1_at_the_fountain_too():
    game = met_at(7, {}, {"family": 7}, tokens={"governor": 7, "smuggler": 7})
    assert options(game) == ["meet:governor", "meet:smuggler", "catch:1"]


@pytest.mark.parametrize("tokens", ["move:2 decline", "move:2 leave decline"])
def test_f1_not_when_the_turn_has_ended_at_once(tokens):
    """[F1 T5] case 16.9: no assistant, or no payment; the family member stays uncaught, the tokens stay."""
    game = at({"merchant": 5, "lira": 9}, {"merchant": 2, "family": 2, "lira": 0}, tokens=ALL_HERE)
    play(game, tokens)
    assert (game.owner(), player(game, 1)["family"], player(game, 1)["lira"]) == (1, 2, 0)
    assert table(game)["tokens"] == ALL_HERE


@pytest.mark.parametrize("order", list(permutations(["governor", "smuggler", "catch"])))
def test_f2_in_any_order(order):
    game = met_at(2, {"lira": 4}, {"family": 2}, tokens=ALL_HERE)
    how = {
        "governor": "meet:governor draw:stay pay roll:6+6",
        "smuggler": "meet:smuggler good:blue pay roll:6+5",
        "catch": "catch:1 reward:lira",
    }
    for encounter in order:
        play(game, how[encounter])
    assert options(game) == ["end_turn"]
    assert (player(game)["lira"], goods(game), player(game)["hand"]) == (3, [0, 0, 0, 1], {"stay": 1})
    assert table(game)["tokens"] == {"governor": 12, "smuggler": 11}


def test_f2_after_each_of_them_the_others_are_left():
    game = met_at(2, {"lira": 4}, {"family": 2}, tokens=ALL_HERE)
    play(game, "meet:smuggler good:red pay roll:1+1")
    assert options(game) == ["meet:governor", "catch:1"]
    play(game, "catch:1 reward:lira")
    assert options(game) == ["end_turn", "meet:governor"]


def test_f3_who_comes_later_is_not_met():
    """The Smuggler rolls himself back to the place while the Governor has still to be met."""
    game = met_at(2, {"lira": 9}, tokens=ALL_HERE, seats=3)
    play(game, "meet:smuggler good:red pay roll:1+1")
    assert table(game)["tokens"] == ALL_HERE
    assert options(game) == ["end_turn", "meet:governor"]
    play(game, "meet:governor draw:stay pay roll:6+6")
    assert options(game) == ["end_turn"]


def test_f3_the_list_is_fixed_when_the_encounters_begin():
    """Encounters under way with one family member left: a Governor on the place is not on the list."""
    pending = [
        {"step": "turn.finish", "seat": 0},
        {"step": "turn.encounters", "seat": 0, "place": 2, "begun": True, "left": ["catch:1"]},
    ]
    game = at({"merchant": 2, "assistants": [2]}, {"family": 2}, tokens=ALL_HERE, pending=pending)
    assert options(game) == ["catch:1"]
    play(game, "catch:1 reward:lira")
    assert options(game) == ["end_turn"]


# -- family members ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_f4_the_turn_cannot_end_before_everybody_is_caught(seats):
    """[F4 F5] case 16.8: each is sent to the Police Station and brings 3 Lira."""
    others = [{"family": 2} for _ in range(seats - 1)]
    game = met_at(2, {"lira": 0}, *others, tokens={"governor": 3})
    for left in range(seats - 1, 0, -1):
        caught = seats - left
        assert options(game) == [f"catch:{seat}" for seat in range(caught, seats)]
        assert reason(game, "end_turn") == ("must_catch", 0, 0)
        play(game, f"catch:{caught} reward:lira")
        assert player(game, caught)["family"] == 12
    assert options(game) == ["end_turn"]
    assert player(game)["lira"] == 3 * (seats - 1)


def test_f5_the_reward_is_chosen_for_each_of_them_anew():
    game = met_at(2, {"lira": 0}, {"family": 2}, {"family": 2}, {"family": 9}, tokens={"governor": 3})
    play(game, "catch:2")
    assert options(game) == ["reward:card", "reward:lira"]
    play(game, "reward:card draw:any_goods catch:1")
    assert options(game) == ["reward:card", "reward:lira"]
    play(game, "reward:lira")
    assert (player(game)["hand"], player(game)["lira"]) == ({"any_goods": 1}, 3)
    assert [player(game, seat)["family"] for seat in range(4)] == [12, 12, 12, 9]


@pytest.mark.parametrize("action", ["act send:9 skip", "skip"])
def test_f6_nobody_is_caught_at_the_police_station(action):
    game = play(acting(12, {"lira": 0}, {"family": 12}, {"family": 12}), action)
    assert options(game) == ["end_turn"]
    play(game, "end_turn")
    assert player(game)["lira"] == 0


def test_f7_the_own_family_member_is_not_caught():
    game = met_at(9, {"family": 9}, {"family": 9})
    assert options(game) == ["catch:1"]
    play(game, "catch:1 reward:lira end_turn")
    assert (player(game)["family"], player(game, 1)["family"]) == (9, 12)


def test_f8_the_reward_cannot_be_declined():
    """With no card to draw it is 3 Lira."""
    game = met_at(9, {"lira": 0}, {"family": 9, "hand": other_cards()})
    play(game, "catch:1")
    assert options(game) == ["reward:lira"]
    assert reason(game, "reward:card") == ("no_card_to_draw", 0, 0)
    play(game, "reward:lira")
    assert player(game)["lira"] == 3


def test_f8_a_discard_pile_is_enough_for_a_card():
    game = met_at(9, {}, {"family": 9, "hand": other_cards("stay")}, discard=["stay"])
    play(game, "catch:1 reward:card")
    assert (options(game), table(game)["discard"]) == (["draw:stay"], [])


def test_f9_the_reward_comes_right_after_the_catch():
    """Nobody else is met before it is taken, but cards may be played; money may make a card to draw."""
    mine = {"five_lira": 1, "one_good": 1, "family": 1}
    others: list[Player] = [{"family": 2}, {"family": 2, "hand": other_cards(mine)}]
    game = met_at(2, {"lira": 0, "family": 8, "hand": mine}, *others, tokens=ALL_HERE)
    play(game, "catch:1")
    assert options(game) == ["reward:lira", "play:one_good", "play:five_lira", "play:family"]
    play(game, "play:one_good good:blue")
    assert options(game) == ["reward:card", "reward:lira", "play:five_lira", "play:family"]
    play(game, "reward:card draw:one_good")
    assert options(game) == ["meet:smuggler", "catch:2", "play:one_good", "play:five_lira", "play:family"]


# -- how they move ----------------------------------------------------------------------------------------------------


def test_f14_each_token_by_a_roll_of_its_own_after_it_was_used():
    game = met_at(2, {"lira": 9}, tokens=ALL_HERE, seats=3)
    play(game, "meet:governor draw:stay pay")
    assert (game.owner(), game.step) == (sr.CHANCE, "token.move")
    play(game, "roll:5+3")
    assert table(game)["tokens"] == {"governor": 8, "smuggler": 2}
    play(game, "meet:smuggler good:red pay roll:1+1")
    assert table(game)["tokens"] == {"governor": 8, "smuggler": 2}


@pytest.mark.parametrize("token", ["governor", "smuggler"])
@pytest.mark.parametrize(("high", "low"), PAIRS)
def test_f15_the_dice_name_the_place(token, high, low):
    """case 16.5: 2 to 12, by the big number; 10 is the Large Market, 11 the Small one."""
    use = {"governor": "meet:governor draw:stay pay", "smuggler": "meet:smuggler good:red pay"}[token]
    game = play(met_at(2, {"lira": 9}, tokens=ALL_HERE, seats=3), use)
    assert options(game) == [f"roll:{a}+{b}" for a, b in PAIRS]
    play(game, f"roll:{high}+{low}")
    assert table(game)["tokens"][token] == high + low


@pytest.mark.parametrize(("roll", "place"), [("6+4", 10), ("6+5", 11)])
def test_f15_a_roll_of_10_or_11_is_met_at_that_market(roll, place):
    """The next player to come to the market of that number meets the Governor there."""
    game = met_at(2, {"lira": 9}, {"merchant": {10: 6, 11: 9}[place]}, seats=3)
    play(game, f"meet:governor draw:stay pay roll:{roll} end_turn move:{place} leave skip")
    assert options(game) == ["end_turn", "meet:governor"]


@pytest.mark.parametrize("place", [1, 13, 14, 15, 16])
def test_f15_they_never_come_to_1_and_13_to_16(place):
    """Such a position is refused."""
    with pytest.raises(sr.BadPosition, match="no two dice lead"):
        at({}, tokens={"governor": place})
    with pytest.raises(sr.BadPosition, match="no two dice lead"):
        at({}, tokens={"smuggler": place})


@pytest.mark.parametrize(
    ("place", "use"), [(2, "meet:governor draw:stay pay roll:1+1"), (3, "meet:smuggler good:red pay roll:2+1")]
)
def test_f16_a_token_that_rolls_its_own_place_is_used_up_for_the_turn(place, use):
    """Not met again now; by the next player who comes, yes."""
    game = met_at(place, {"lira": 9}, {"merchant": 14, "lira": 9}, seats=3)
    play(game, use)
    assert (table(game)["tokens"], options(game)) == ({"governor": 2, "smuggler": 3}, ["end_turn"])
    play(game, f"end_turn move:{place} leave pay skip")
    assert options(game) == ["end_turn", "meet:governor" if place == 2 else "meet:smuggler"]


def test_f17_left_alone_they_stay():
    game = met_at(2, {"lira": 9}, tokens=ALL_HERE, seats=3)
    play(game, "end_turn")
    assert (game.owner(), table(game)["tokens"], player(game)["lira"]) == (1, ALL_HERE, 9)
