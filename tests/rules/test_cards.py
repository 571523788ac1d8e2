"""Bonus cards: the deck, the piles, and the cards for money and goods (docs/rules/base.md, C1 to C9, C20, C21)."""

import pytest

import sixrubies as sr
from tests.rules.table import acting, at, goods, interrupts, load, options, other_cards, play, player, reason, table


def test_c1_any_number_of_cards_in_the_own_turn():
    game = at({"lira": 0, "hand": {"five_lira": 4, "one_good": 4}}, {"hand": {"stay": 1}})
    assert interrupts(game) == ["play:one_good", "play:five_lira"]
    play(game, "play:five_lira " * 4, "play:one_good good:red " * 2, "play:one_good good:blue " * 2)
    assert (player(game)["lira"], goods(game), player(game)["hand"]) == (20, [2, 0, 0, 2], {})
    assert interrupts(game) == []


def test_c1_nobody_plays_a_card_in_anothers_turn():
    """Seat 1 holds money and owes nothing to be asked for: no decision of seat 0's turn is his."""
    game = at({"lira": 0, "merchant": 6}, {"merchant": 11, "hand": {"five_lira": 1, "one_good": 1}})
    for tokens in ("move:11", "leave", "decline"):
        assert game.owner() == 0
        assert interrupts(game) == []
        assert game.decision(1).options == []
        play(game, tokens)
    assert game.owner() == 1
    assert interrupts(game) == ["play:one_good", "play:five_lira"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_c2_the_deck_has_26_cards(seats):
    game = sr.new_game(seats=seats, seed=seats)
    state = table(game)
    everywhere = dict(state["pile"])
    for me in state["players"]:
        assert me["hand_size"] == 1
        for name, copies in me["hand"].items():
            everywhere[name] = everywhere.get(name, 0) + copies
    assert everywhere == {
        "one_good": 4,
        "five_lira": 4,
        "long_move": 4,
        "stay": 2,
        "return_assistant": 2,
        "family": 2,
        "any_goods": 2,
        "repeat_palace": 2,
        "repeat_post_office": 2,
        "repeat_dealer": 2,
    }
    assert (sum(everywhere.values()), state["pile_size"], state["discard"]) == (26, 26 - seats, [])


def test_c3_a_hand_may_hold_the_whole_deck():
    """25 cards in hand, and the Governor brings the last one."""
    game = acting(2, {"hand": other_cards("stay"), "lira": 2}, seats=3, tokens={"governor": 2})
    play(game, "skip meet:governor draw:stay pay roll:6+6")
    assert player(game)["hand_size"] == 26
    assert game.step == "turn.encounters"


@pytest.mark.parametrize("source", ["governor", "catch", "family card"])
def test_c4_cards_come_from_the_face_down_pile(source):
    """Nobody is asked, and what lies open cannot come up. Only the Caravansary knows another source."""
    mine = {"family": 1}
    hidden = other_cards(mine, "stay long_move any_goods")
    me = {"hand": mine, "family": 9, "lira": 9}
    game = acting(2, me, {"family": 2}, {"hand": hidden}, tokens={"governor": 2}, discard=["any_goods"])
    play(game, "skip")
    tokens = {"governor": "meet:governor", "catch": "catch:1 reward:card", "family card": "play:family reward:card"}
    play(game, tokens[source])
    assert game.owner() == sr.CHANCE
    assert options(game) == ["draw:long_move", "draw:stay"]
    assert table(game)["discard"] == ["any_goods"]


def test_c5_used_and_discarded_cards_go_on_top_of_the_open_pile():
    """In the order in which they are done with; the last is on top."""
    hand = {"five_lira": 1, "one_good": 1, "any_goods": 1}
    game = acting(2, {"hand": hand, "lira": 0}, seats=3, tokens={"governor": 2}, discard=["stay"])
    play(game, "play:five_lira skip play:one_good good:red meet:governor draw:long_move discard:any_goods roll:1+1")
    assert table(game)["discard"] == ["stay", "five_lira", "one_good", "any_goods"]
    assert table(game)["pile_size"] == 26 - 5


def test_c6_an_empty_pile_is_refilled_at_once():
    """The last card is drawn: what lies open is shuffled before anything else happens, and lies open no more."""
    last, opened = "stay", ["one_good", "long_move"]
    game = acting(
        2,
        {"lira": 0, "hand": {"five_lira": 1}},
        {"hand": other_cards("five_lira stay one_good long_move")},
        discard=opened,
        tokens={"governor": 2},
    )
    assert table(game)["pile"] == {last: 1}
    play(game, "skip meet:governor draw:stay")
    assert (table(game)["pile"], table(game)["discard"]) == ({"one_good": 1, "long_move": 1}, [])
    assert game.step == "governor.pay"
    play(game, "discard:stay roll:6+5")
    assert (table(game)["pile_size"], table(game)["discard"]) == (2, ["stay"])


def test_c7_with_both_piles_empty_the_next_possible_draw_refills():
    """Seat 1 holds the rest: at first there is nothing to draw, then the money card just played is."""
    mine = {"five_lira": 1, "family": 1}
    game = acting(2, {"hand": mine, "family": 9}, {"hand": other_cards(mine)}, tokens={"governor": 2})
    assert (table(game)["pile_size"], table(game)["discard"]) == (0, [])
    play(game, "skip")
    assert options(game) == ["end_turn", "play:five_lira", "play:family"]
    assert reason(game, "meet:governor") == ("no_card_to_draw", 0, 0)
    play(game, "play:five_lira")
    assert (table(game)["pile_size"], table(game)["discard"]) == (0, ["five_lira"])  # not before a draw
    assert options(game) == ["end_turn", "meet:governor", "play:family"]
    play(game, "meet:governor")
    assert options(game) == ["draw:five_lira"]
    assert (table(game)["pile_size"], table(game)["discard"]) == (1, [])


def test_c8_without_a_card_to_draw_the_rest_happens():
    """At the Caravansary: nothing is taken, one card is discarded all the same; with one card, one is taken."""
    mine = {"stay": 1, "any_goods": 1}
    game = acting(6, {"hand": mine}, {"hand": other_cards(mine)})
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert options(game) == ["discard:stay", "discard:any_goods"]
    play(game, "discard:stay")
    assert (table(game)["discard"], player(game)["hand"]) == (["stay"], {"any_goods": 1})
    game = acting(6, {"hand": mine}, {"hand": other_cards(mine, "long_move")})
    play(game, "act take:pile draw:long_move")
    assert options(game) == ["discard:long_move", "discard:stay", "discard:any_goods"]


def test_c9_a_card_being_played_cannot_be_drawn():
    """The family card draws the last card of the pile; it lies open afterwards and is not shuffled in."""
    game = at({"hand": {"family": 1}, "family": 9}, {"hand": other_cards("family stay")})
    play(game, "play:family reward:card")
    assert (options(game), table(game)["discard"]) == (["draw:stay"], [])
    play(game, "draw:stay")
    assert (table(game)["pile_size"], table(game)["discard"]) == (0, ["family"])


def test_c9_a_repeat_card_lies_open_only_after_the_repeated_action():
    me = {"extensions": 3, "goods": load(5, 5, 5, 5), "hand": {"repeat_palace": 1}}
    game = play(acting(13, me, seats=3), "act give:red play:repeat_palace")
    assert (game.step, table(game)["discard"]) == ("palace.any", [])
    play(game, "give:red")
    assert table(game)["discard"] == ["repeat_palace"]


def test_c9_money_played_inside_an_action_lies_open_at_once():
    """At the Caravansary it can even be taken back from the discard pile."""
    game = play(acting(6, {"lira": 0, "hand": {"five_lira": 1}}, seats=3), "act")
    assert options(game) == ["take:pile", "play:five_lira"]
    play(game, "play:five_lira")
    assert (options(game), table(game)["discard"]) == (["take:pile", "take:discard"], ["five_lira"])
    play(game, "take:discard take:pile draw:stay discard:stay")
    assert (player(game)["lira"], player(game)["hand"]) == (5, {"five_lira": 1})


def test_c20_1_five_lira_from_the_supply():
    game = play(at({"lira": 2, "hand": {"five_lira": 2}}, {"lira": 3}), "play:five_lira")
    assert (player(game)["lira"], player(game, 1)["lira"], player(game)["hand"]) == (7, 3, {"five_lira": 1})
    assert table(game)["discard"] == ["five_lira"]
    assert "move:11" in options(game)  # it takes no time


def test_c20_2_money_pays_merchants():
    """[C20.2 P6] case 16.7: two merchants, 3 Lira and the card."""
    game = at({"lira": 3, "hand": {"five_lira": 1}}, {"merchant": 6, "lira": 0}, {"merchant": 6, "lira": 0})
    play(game, "move:6 leave")
    assert options(game) == ["decline", "play:five_lira"]
    assert reason(game, "pay") == ("needs_lira", 4, 3)
    play(game, "play:five_lira")
    assert options(game) == ["decline", "pay"]
    play(game, "pay")
    assert [player(game, seat)["lira"] for seat in range(3)] == [4, 2, 2]


def test_c20_2_money_pays_a_price():
    game = acting(1, {"lira": 2, "hand": {"five_lira": 1}}, seats=3)
    assert reason(game, "act") == ("needs_lira", 7, 2)
    play(game, "play:five_lira")
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (player(game)["lira"], player(game)["extensions"]) == (0, 1)


def test_c20_2_money_pays_the_green_tile():
    game = play(acting(2, {"lira": 1, "tiles": ["green"], "hand": {"five_lira": 1}}, seats=3), "act")
    assert options(game) == ["done", "play:five_lira"]
    assert reason(game, "good:blue") == ("needs_lira", 2, 1)
    play(game, "play:five_lira good:blue")
    assert (player(game)["lira"], goods(game)) == (4, [2, 0, 0, 1])


def test_c20_2_money_pays_governor_and_smuggler():
    """Also a money card the Governor has just brought."""
    game = acting(2, {"lira": 0}, seats=3, tokens={"governor": 2, "smuggler": 2})
    play(game, "skip meet:governor draw:five_lira")
    assert options(game) == ["discard:five_lira", "play:five_lira"]
    assert reason(game, "pay") == ("needs_lira", 2, 0)
    play(game, "play:five_lira")
    assert options(game) == ["pay"]
    play(game, "pay roll:1+1 meet:smuggler good:blue")
    assert options(game) == ["pay", "give:blue"]
    play(game, "pay roll:6+6")
    assert (player(game)["lira"], goods(game)) == (1, [0, 0, 0, 1])


def test_c21_1_one_good_of_choice_with_room():
    game = at({"goods": load(2, 1, 0, 2), "hand": {"one_good": 1}})
    play(game, "play:one_good")
    assert options(game) == ["good:green", "good:yellow"]
    assert reason(game, "good:red") == ("no_room", 0, 0)
    assert reason(game, "good:blue") == ("no_room", 3, 0)
    assert table(game)["discard"] == []
    play(game, "good:green")
    assert (goods(game), table(game)["discard"]) == ([2, 2, 0, 2], ["one_good"])


@pytest.mark.parametrize("good", ["red", "green", "yellow", "blue"])
def test_c21_1_every_kind_can_be_taken(good):
    game = play(at({"hand": {"one_good": 1}}), f"play:one_good good:{good}")
    assert player(game)["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 0, good: 1}


@pytest.mark.parametrize(("extensions", "full"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_c21_1_with_no_room_at_all_the_card_cannot_be_played(extensions, full):
    me = {"extensions": extensions, "goods": load(full, full, full, full), "hand": {"one_good": 1}}
    game = at(me)
    assert interrupts(game) == []
    assert reason(game, "play:one_good") == ("no_room_at_all", 0, 0)
    me["goods"] = load(full, full, full, full - 1)
    assert interrupts(at(me)) == ["play:one_good"]


def test_c21_2_before_and_after_an_action_never_inside():
    """The Black Market's roll has been made: no card until the action is done."""
    game = acting(8, {"hand": {"one_good": 2}}, seats=3)
    assert options(game) == ["act", "skip", "play:one_good"]
    play(game, "play:one_good good:red act roll:1+1")
    assert options(game) == ["good:red", "good:green", "good:yellow"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    play(game, "good:red")
    assert options(game) == ["end_turn", "play:one_good"]


def test_c21_2_between_an_action_and_its_repetition():
    """[C21.2 C27.1] The good that is missing for the second ruby: with four players 4, then 5 goods."""
    me = {"goods": load(2, 2, 2, 2), "hand": {"one_good": 1, "repeat_palace": 1}}
    game = play(acting(13, me, seats=4), "act")
    assert goods(game) == [1, 1, 1, 1]
    assert options(game) == ["end_turn", "play:one_good"]
    assert reason(game, "play:repeat_palace") == ("needs_good", 5, 4)
    play(game, "play:one_good good:green")
    assert options(game) == ["end_turn", "play:repeat_palace"]
    play(game, "play:repeat_palace give:green")
    assert (goods(game), player(game)["rubies"]) == ([0, 0, 0, 0], 2)
