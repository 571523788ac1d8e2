"""The Police Station and the family member's errand (docs/rules/base.md, B12)."""

import pytest

from tests.rules.table import acting, at, goods, load, options, play, player, reason, table

OTHER_PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]


@pytest.mark.parametrize("away", [1, 7, 11, 16])
def test_b12_1_only_with_the_own_family_member_there(away):
    """Other family members at the Police Station do not help."""
    game = acting(12, {"family": away}, {"family": 12}, {"family": 12})
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("family_away", 0, 0)
    assert options(acting(12, {"family": 12}, {"family": away}, seats=3)) == ["act", "skip"]


def test_b12_2_to_any_other_place_near_or_far_whoever_is_there():
    others = {"merchant": 13, "family": 16, "assistants": [13]}
    game = play(acting(12, {}, others, {"merchant": 1}, tokens={"governor": 3, "smuggler": 3}), "act")
    assert options(game) == [f"send:{place}" for place in OTHER_PLACES]
    for place in OTHER_PLACES:
        sent = game.clone()
        sent.act(f"send:{place}")
        assert (player(sent)["family"], player(sent)["merchant"]) == (place, 12)


def test_b12_3_the_action_there_at_the_players_own_cost():
    """The Wainwright: 7 Lira, one extension; the merchant stays at the Police Station."""
    game = play(acting(12, {"lira": 9}, seats=3), "act send:1")
    assert options(game) == ["act", "skip"]
    play(game, "act")
    me = player(game)
    assert (me["lira"], me["extensions"], me["merchant"], me["family"]) == (2, 1, 12, 1)
    assert game.step == "turn.encounters"


@pytest.mark.parametrize(
    ("place", "tokens", "lira", "carried"),
    [
        (2, "", 30, [5, 3, 3, 3]),
        (3, "", 30, [3, 5, 3, 3]),
        (4, "", 30, [3, 3, 5, 3]),
        (5, "", 32, [3, 4, 4, 3]),
        (8, "roll:6+3 good:red", 30, [4, 3, 3, 5]),
        (9, "call:8 roll:6+3", 38, [3, 3, 3, 3]),
        (10, "sell:red sell:blue done demand:L2", 37, [2, 3, 3, 2]),
        (11, "sell:yellow sell:yellow done demand:S2", 35, [3, 3, 1, 3]),
        (13, "give:red", 30, [1, 2, 2, 2]),
        (14, "tile:green", 30, [3, 2, 3, 3]),
        (15, "tile:yellow", 30, [3, 3, 2, 3]),
        (16, "", 16, [3, 3, 3, 3]),
    ],
)
def test_b12_3_as_if_the_merchant_stood_there(place, tokens, lira, carried):
    """With three players: a ruby costs 1 of each and 1 any good at the Palace, 14 Lira at the Dealer."""
    me = {"lira": 30, "extensions": 3, "goods": load(3, 3, 3, 3)}
    game = play(acting(12, me, seats=3, tokens={"governor": 6, "smuggler": 6}), f"act send:{place} act {tokens}")
    assert (player(game)["lira"], goods(game)) == (lira, carried)
    assert game.step == "turn.encounters"
    assert options(game) == ["end_turn"]


def test_b12_3_at_the_caravansary_the_cards_are_his():
    game = play(acting(12, {}, seats=3, discard=["stay"]), "act send:6 act take:discard take:pile draw:any_goods")
    assert options(game) == ["discard:stay", "discard:any_goods"]
    play(game, "discard:stay")
    assert player(game)["hand"] == {"any_goods": 1}


def test_b12_4_no_assistant_no_payment_nobody_met():
    """At place 1 wait another merchant, a family member, an own assistant; Governor and Smuggler at place 2."""
    me = {"lira": 20, "assistants": [1]}
    other = {"merchant": 1, "family": 1, "lira": 3}
    game = play(acting(12, me, other, {"merchant": 1}), "act send:1 act")
    assert (player(game)["lira"], player(game, 1)["lira"], player(game, 2)["lira"]) == (13, 3, 4)
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([1, 12], 2)
    assert player(game, 1)["family"] == 1
    assert options(game) == ["end_turn"]
    game = play(acting(12, {}, seats=3, tokens={"governor": 2, "smuggler": 2}), "act send:2 act")
    assert options(game) == ["end_turn"]
    play(game, "end_turn")
    assert table(game)["tokens"] == {"governor": 2, "smuggler": 2}


def test_b12_5_sent_for_nothing():
    """The action there may be declined, or be impossible; he stands there all the same."""
    game = play(acting(12, {"lira": 30}, seats=3), "act send:1")
    play(game, "skip")
    assert (player(game)["lira"], player(game)["extensions"], player(game)["family"]) == (30, 0, 1)
    game = play(acting(12, {"lira": 6}, seats=3), "act send:1")
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("needs_lira", 7, 6)
    play(game, "skip end_turn")
    assert player(game)["family"] == 1


@pytest.mark.parametrize("before", ["act", "act send:5"])
def test_b12_6_only_money_between_sending_and_acting(before):
    hand = {"five_lira": 1, "one_good": 1, "return_assistant": 1, "repeat_post_office": 1}
    me = {"lira": 20, "hand": hand, "tiles": ["yellow"], "assistants": [2, 3]}
    game = play(acting(12, me, seats=3), before)
    assert [token for token in options(game) if token.startswith(("play", "use"))] == ["play:five_lira"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    assert reason(game, "use:yellow") == ("not_now", 0, 0)


def test_b12_7_he_stays_and_may_be_caught_by_others():
    """Two family members share a place; the next merchant there catches both."""
    game = acting(12, {}, {"merchant": 2, "lira": 0}, {"family": 5})
    play(game, "act send:5 skip end_turn")
    assert [player(game, seat)["family"] for seat in range(3)] == [5, 12, 5]
    play(game, "move:5 leave skip")
    assert options(game) == ["catch:0", "catch:2"]
    play(game, "catch:0 reward:lira catch:2 reward:lira")
    assert [player(game, seat)["family"] for seat in range(3)] == [12, 12, 12]
    assert player(game, 1)["lira"] == 6


def test_b12_8_the_merchant_meets_governor_and_smuggler_at_the_police_station():
    """But catches nobody there."""
    game = acting(12, {"lira": 4}, {"family": 12}, {"family": 12}, tokens={"governor": 12, "smuggler": 12})
    play(game, "act send:2 act")
    assert options(game) == ["end_turn", "meet:governor", "meet:smuggler"]
    play(game, "meet:governor draw:stay pay roll:1+1 meet:smuggler good:blue pay roll:6+6 end_turn")
    assert (player(game)["lira"], goods(game), player(game)["hand"]) == (0, [2, 0, 0, 1], {"stay": 1})
    assert table(game)["tokens"] == {"governor": 2, "smuggler": 12}


def test_b12_8_also_without_the_action():
    game = play(acting(12, {"family": 3}, seats=3, tokens={"governor": 12, "smuggler": 6}), "skip")
    assert options(game) == ["end_turn", "meet:governor"]


def test_b12_9_red_and_green_tile_serve_the_family_member():
    """[B12.9 Q2.6 Q3.3] Red at the Tea House and the Black Market, green at a warehouse."""
    me = {"lira": 2, "tiles": ["red", "green"]}
    game = play(acting(12, me, seats=3), "act send:9 act call:9 roll:5+2")
    assert options(game) == ["keep", "reroll", "turn_die:2", "turn_die:5"]
    play(game, "turn_die:2")
    assert player(game)["lira"] == 11
    game = play(acting(12, me, seats=3), "act send:8 act roll:5+2 turn_die:2 good:yellow")
    assert goods(game) == [0, 0, 1, 2]
    game = play(acting(12, me, seats=3), "act send:2 act")
    assert options(game) == ["done", "good:green", "good:yellow", "good:blue"]
    play(game, "good:blue")
    assert (player(game)["lira"], goods(game)) == (0, [2, 0, 0, 1])


def test_b12_9_repeat_cards_serve_the_family_member():
    """[B12.9 C27.5] Post Office twice from the Police Station."""
    game = play(acting(12, {"lira": 0, "hand": {"repeat_post_office": 1}}, seats=3), "act send:5 act")
    assert options(game) == ["end_turn", "play:repeat_post_office"]
    play(game, "play:repeat_post_office")
    assert (player(game)["lira"], goods(game)) == (4, [1, 1, 2, 0])
    assert table(game)["mail_down"] == 2


def test_b12_9_the_any_goods_card_serves_the_family_member():
    """[B12.9 C26.2] case 16.10: S1 shows one blue, the card sells three; 9 Lira."""
    me = {"lira": 0, "extensions": 1, "goods": load(blue=3), "hand": {"any_goods": 1}}
    game = play(acting(12, me, seats=3), "act send:11 act play:any_goods sell:blue sell:blue sell:blue")
    assert options(game) == ["done"]
    play(game, "done demand:S4")
    assert (player(game)["lira"], goods(game), player(game)["family"]) == (9, [0, 0, 0, 0], 11)
    assert table(game)["discard"] == ["any_goods"]


def test_b12_3_at_the_fountain_assistants_return_to_the_merchant():
    """[B12.3 B7.4] case 16.10: from anywhere, the one just left at the Police Station included."""
    game = acting(12, {"assistants": [3, 16]}, seats=3)
    assert (player(game)["assistants"], len(player(game)["stack"])) == ([3, 12, 16], 1)
    play(game, "act send:7 act")
    assert options(game) == ["done", "recall:3", "recall:12", "recall:16"]
    play(game, "recall:3 recall:12 recall:16")
    assert game.step == "turn.encounters"
    me = player(game)
    assert (me["assistants"], len(me["stack"]), me["merchant"], me["family"]) == ([], 4, 12, 7)


def test_b12_3_at_the_great_mosque_the_fifth_assistant_joins_the_merchant():
    """[B12.3 Q5.2] case 16.10: he goes under the merchant at the Police Station, not to the Mosque."""
    game = play(acting(12, {"goods": load(blue=2)}, seats=3), "act send:15 act tile:blue")
    me = player(game)
    assert (len(me["stack"]), me["assistants"], me["fifth_assistant"]) == (4, [12], "joined")
    assert (me["merchant"], me["family"], me["tiles"], goods(game)) == (12, 15, ["blue"], [0, 0, 0, 1])


def test_b12_1_the_errand_is_not_carried_out_twice():
    """Once he is away the action is over; nothing brings a second errand in the same turn."""
    game = play(acting(12, {"lira": 20}, seats=3), "act send:16 act")
    assert options(game) == ["end_turn"]
    play(game, "end_turn")
    assert game.owner() == 1


def test_b12_2_a_long_way_in_every_layout():
    """Sending knows no distance: from one corner of the long layout to the other."""
    game = at({"merchant": 5, "lira": 20}, seats=4, layout="long")  # 12 lies beside 5; 16 and 13 in the corners
    play(game, "move:12 leave act")
    assert options(game) == [f"send:{place}" for place in OTHER_PLACES]
