"""Laying the barrier at the Tavern and the action that follows (docs/rules/mocha.md, MB19.2 to MB19.10, MB19.17)."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.mocha.table import ROWS, acting, box, coffee, wealth
from tests.rules.table import Player, goods, interrupts, load, options, play, player, reason, table

LAY = "act tavern:barrier"


def laying(*players: Player, **rest: Any) -> sr.BoardGame:
    """At the Tavern with coffee for the barrier, which is paid: where to?"""
    me = {"coffee": 2, **(players[0] if players else {})}
    return play(acting(19, me, *players[1:], **{"seats": 3, **rest}), LAY)


def test_mb19_2_two_coffee_barrier_and_control():
    """[MB19.2 MB33.2] Paid before it is laid."""
    game = laying({"coffee": 3})
    assert (coffee(game), box(game)["barrier"], game.step) == (1, None, "tavern.barrier")
    play(game, "barrier:2 beside:8")
    assert (box(game)["barrier"], box(game)["barrier_owner"], game.step) == ([2, 8], 0, "tavern.action")


def test_mb19_5_first_the_place_then_the_side():
    """[MB19.5 MB33.1] All twenty places, near or far, whoever is there; then its neighbours."""
    game = laying()
    assert options(game) == [f"barrier:{place}" for place in range(1, 21)]
    assert options(play(game.clone(), "barrier:6")) == ["beside:5", "beside:7", "beside:12", "beside:19"]
    assert options(play(game.clone(), "barrier:13")) == ["beside:9", "beside:14"]
    assert options(play(game.clone(), "barrier:10")) == ["beside:3", "beside:4"]


@pytest.mark.parametrize(("first", "second"), [(2, 8), (8, 2)])
def test_mb19_5_the_same_border_from_either_side(first, second):
    """[MB19.5 MB19.3] The place named first is the one that acts."""
    game = play(laying(), f"barrier:{first} beside:{second}")
    assert (box(game)["barrier"], game.decision().place) == ([2, 8], first)


def test_mb19_6_never_where_it_lies():
    """[MB19.6] Neither from one side nor from the other, also for its owner; every other side is open."""
    for owner in (0, 1):
        game = laying(mocha={"barrier": [2, 8], "barrier_owner": owner})
        assert reason(play(game.clone(), "barrier:2"), "beside:8") == ("barrier_lies_here", 0, 0)
        assert reason(play(game.clone(), "barrier:8"), "beside:2") == ("barrier_lies_here", 0, 0)
        assert options(play(game.clone(), "barrier:8")) == ["beside:1", "beside:16"]


def test_mb19_3_the_action_of_one_of_the_two_or_none():
    game = play(laying(), "barrier:2 beside:8")
    assert options(game) == ["act", "skip"]
    assert goods(play(game.clone(), "act")) == [2, 0, 0, 0]
    other = play(game.clone(), "skip")
    assert (goods(other), box(other)["barrier_owner"], options(other)) == ([0, 0, 0, 0], 0, ["end_turn"])


def test_mb19_3_beside_a_place_whose_action_is_not_possible():
    """[MB19.3] The Gemstone Dealer without money: laid there all the same, and why is told."""
    game = play(laying({"lira": 3}), "barrier:16 beside:15")
    assert (options(game), reason(game, "act")) == (["skip"], ("needs_lira", 14, 3))


def test_mb19_3_money_may_make_it_possible():
    """Inside the action only money can be played; then the action is."""
    game = play(laying({"lira": 3, "hand": {"five_lira": 1, "one_good": 1}}), "barrier:1 beside:7")
    assert (options(game), interrupts(game)) == (["skip", "play:five_lira"], ["play:five_lira"])
    play(game, "play:five_lira act")
    assert (player(game)["extensions"], player(game)["lira"]) == (1, 1)


def test_mb19_4_nobody_is_met_or_paid_there():
    """[MB19.4] At 9: a merchant, a family member, three tokens. None of them has anything to do with the action."""
    others = [{"merchant": 9, "family": 9, "lira": 3}, {"merchant": 7}]
    tokens = {"governor": 9, "smuggler": 9, "coffee_trader": 9}
    game = play(
        laying({"lira": 0, "assistants": [9]}, *others, tokens=tokens), "barrier:9 beside:13 act call:3 roll:2+1"
    )
    assert (options(game), player(game, 1)["lira"], player(game, 1)["family"]) == (["end_turn"], 3, 9)
    assert (player(game)["lira"], player(game)["assistants"], player(game)["merchant"]) == (3, [9, 19], 19)


def test_mb19_4_the_encounters_of_the_tavern_follow():
    """[MB19.4] A family member at the Tavern is caught after the action elsewhere."""
    game = play(laying({"lira": 0}, {"family": 19}), "barrier:2 beside:8 act")
    assert options(game) == ["catch:1"]
    assert player(play(game, "catch:1 reward:lira end_turn"))["lira"] == 3


def test_mb19_7_the_tavern_itself_as_long_as_coffee_lasts():
    """[MB19.7] 5 coffee: barrier, barrier, and a tile; each time on another border."""
    game = play(laying({"coffee": 5}), "barrier:19 beside:1 act")
    assert options(game) == ["tavern:barrier", "tavern:movement", "tavern:encounter"]
    play(game, "tavern:barrier barrier:19")
    assert (options(game), reason(game, "beside:1")) == (
        ["beside:2", "beside:6", "beside:11"],
        ("barrier_lies_here", 0, 0),
    )
    play(game, "beside:2 act tavern:encounter")
    assert (coffee(game), box(game)["barrier"], box(game)["tavern_tiles"][0]) == (0, [2, 19], ["encounter"])
    assert options(game) == ["end_turn"]


def test_mb19_7_not_without_coffee():
    game = play(laying({"coffee": 2}), "barrier:19 beside:1")
    assert (options(game), reason(game, "act")) == (["skip"], ("no_exchange", 0, 0))


def test_mb19_8_beside_the_police_station():
    """[MB19.8] The family member is sent from there, acts, and stays; nobody is caught by it."""
    game = play(laying({"lira": 0}, {"family": 3}), "barrier:12 beside:9 act")
    assert options(game) == [f"send:{place}" for place in range(1, 21) if place != 12]
    play(game, "send:3 act")
    assert (goods(game), player(game)["family"], player(game, 1)["family"]) == ([0, 2, 0, 0], 3, 3)
    assert options(game) == ["end_turn"]


def test_mb19_8_the_family_member_may_be_sent_to_the_tavern():
    """Merchant at the Tavern, barrier at the police, family member to the Tavern, which acts once more."""
    game = play(laying({"coffee": 3}), "barrier:12 beside:9 act send:19 act")
    assert options(game) == ["tavern:movement", "tavern:encounter"]
    assert box(play(game, "tavern:movement"))["tavern_tiles"][0] == ["movement"]


def test_mb19_8_with_the_family_away():
    game = play(laying({"family": 3}), "barrier:12 beside:9")
    assert (options(game), reason(game, "act")) == (["skip"], ("family_away", 0, 0))


def test_mb19_10_the_family_member_at_the_tavern():
    """[MB19.10] Sent from the Police Station he lays the barrier; the action beside it is his."""
    game = play(acting(12, {"coffee": 2, "lira": 0}, seats=3), "act send:19 act tavern:barrier barrier:5 beside:14 act")
    assert (goods(game), player(game)["lira"], box(game)["barrier_owner"]) == ([0, 1, 1, 0], 2, 0)
    assert table(game)["last_action"] == {"place": 5, "by": "family"}
    assert (player(game)["merchant"], player(game)["family"]) == (12, 19)


def test_mb19_10_he_cannot_be_sent_twice():
    """From the Tavern beside the Police Station: he is not there any more."""
    game = play(acting(12, {"coffee": 2}, seats=3), "act send:19 act tavern:barrier barrier:12 beside:9")
    assert (options(game), reason(game, "act")) == (["skip"], ("family_away", 0, 0))


@pytest.mark.parametrize(
    ("place", "side", "me", "card", "expected"),
    [
        (5, 14, {"lira": 0}, "repeat_post_office", (4, 0, [1, 1, 2, 0], 0)),
        (16, 15, {"lira": 29}, "repeat_dealer", (0, 0, [0, 0, 0, 0], 2)),
        (1, 8, {"lira": 14}, "repeat_wainwright", (0, 0, [0, 0, 0, 0], 0)),
        (20, 2, {"lira": 0, "coffee": 15}, "repeat_coffee_house", (0, 0, [0, 0, 0, 0], 2)),
    ],
)
def test_mb19_9_repeat_cards(place, side, me, card, expected):
    """[MB19.9 MB58.1 MB59.1] Right after the action that the barrier led to."""
    game = play(laying({**me, "hand": {card: 1}}), f"barrier:{place} beside:{side} act")
    assert options(game) == ["end_turn", f"play:{card}"]
    play(game, f"play:{card}")
    assert wealth(game) == expected


def test_mb19_9_not_when_the_action_was_skipped():
    game = play(laying({"hand": {"repeat_post_office": 1}}), "barrier:5 beside:14 skip")
    assert reason(game, "play:repeat_post_office") == ("not_repeatable", 5, 0)


def test_mb19_9_red_tile():
    game = play(laying({"lira": 0, "tiles": ["red"]}), "barrier:9 beside:13 act call:7 roll:3+1")
    assert options(game) == ["keep", "reroll", "turn_die:1", "turn_die:3"]
    play(game, "turn_die:1")
    assert player(game)["lira"] == 7


def test_mb19_9_green_tile():
    game = play(laying({"lira": 2, "tiles": ["green"]}), "barrier:2 beside:8 act")
    assert options(game) == ["done", "good:green", "good:yellow", "good:blue"]
    assert goods(play(game, "good:blue")) == [2, 0, 0, 1]


def test_mb19_9_any_goods_card():
    me = {"lira": 0, "goods": load(2), "hand": {"any_goods": 1}}
    game = play(laying(me), "barrier:11 beside:20 act play:any_goods sell:red sell:red done demand:S2")
    assert (player(game)["lira"], goods(game)) == (5, [0, 0, 0, 0])


def test_mb19_17_the_example_of_the_book():
    """[MB19.17] Post Office and Fabric Warehouse lie side by side; 2 coffee, the control tile, red goods."""
    rows = [list(row) for row in ROWS]
    rows[1][0], rows[3][2] = 5, 8
    game = play(laying({"coffee": 2}, layout=rows), "barrier:2 beside:5 act")
    assert (wealth(game)[1:3], box(game)["barrier"], box(game)["barrier_owner"]) == ((0, [2, 0, 0, 0]), [2, 5], 0)
