"""Chapter P: paying the other merchants."""

import pytest

import sixrubies as sr
from tests.rules.table import at, options, play, player, reason, table


def money(game: sr.BoardGame) -> list[int]:
    return [seat["lira"] for seat in table(game)["players"]]


@pytest.mark.parametrize(("seats", "price"), [(3, 2), (3, 4), (4, 6), (5, 8)])
def test_p1_two_lira_to_each_merchant_there(seats: int, price: int):
    """[P1] After the assistant step; only those at the place are paid, each by himself."""
    there = [{"merchant": 9, "lira": seat} for seat in range(price // 2)]
    elsewhere = [{"merchant": 16, "lira": 9}] * (seats - 1 - len(there))
    game = at({"merchant": 11, "lira": 10}, *there, *elsewhere)
    play(game, "move:9")
    assert game.step == "turn.assistant"
    play(game, "leave")
    assert (game.step, options(game)) == ("turn.toll", ["decline", "pay"])
    play(game, "pay")
    assert money(game) == [10 - price, *[seat + 2 for seat in range(price // 2)], *[9] * len(elsewhere)]
    assert (game.step, player(game)["assistants"]) == ("turn.action", [9])


def test_p1_also_after_picking_up_an_assistant():
    game = at({"merchant": 11, "lira": 2, "assistants": [9]}, {"merchant": 9, "lira": 0}, seats=3)
    play(game, "move:9 pick_up pay")
    assert (money(game), game.step) == ([0, 2, 4], "turn.action")


def test_p1_any_seat_pays_and_is_paid():
    """[P1] Seat 2 arrives where seats 0 and 1 stand; the start player and the next in turn get their money too."""
    game = at({"merchant": 9, "lira": 0}, {"merchant": 9, "lira": 0}, {"merchant": 11, "lira": 5}, turn=2)
    play(game, "move:9 leave pay")
    assert money(game) == [2, 2, 1]


@pytest.mark.parametrize(("lira", "merchants"), [(0, 1), (1, 1), (2, 2), (3, 2), (5, 3), (7, 4)])
def test_p2_all_or_nobody(lira: int, merchants: int):
    """[P2 P3] Who could pay some of them pays none."""
    game = at({"merchant": 11, "lira": lira}, *[{"merchant": 9, "lira": 0}] * merchants, seats=5)
    play(game, "move:9 leave")
    assert options(game) == ["decline"]
    assert reason(game, "pay") == ("needs_lira", 2 * merchants, lira)
    play(game, "decline")
    assert money(game)[: merchants + 1] == [lira, *[0] * merchants]
    assert (game.owner(), game.step) == (1, "turn.move")


def test_p2_who_will_not_pay_pays_nobody():
    """[P2 P3] With money enough for all three."""
    game = at({"merchant": 11, "lira": 9}, *[{"merchant": 9, "lira": 1}] * 3)
    play(game, "move:9 leave")
    assert options(game) == ["decline", "pay"]
    play(game, "decline")
    assert (money(game), game.owner()) == ([9, 1, 1, 1], 1)


def test_p3_without_payment_no_action_and_no_encounter():
    """[P3 T5] case 16.9: the Governor and a family member at the place remain where they are."""
    game = at({"merchant": 11, "lira": 2}, {"merchant": 9, "family": 9}, seats=3, tokens={"governor": 9})
    play(game, "move:9 leave decline")
    assert (game.owner(), game.step) == (1, "turn.move")
    assert (player(game, 1)["family"], table(game)["tokens"]["governor"], player(game)["lira"]) == (9, 9, 2)


def test_p4_only_merchants_of_others_are_paid():
    """[P4] Assistants and family members of all, both tokens, and everything of one's own are free."""
    me = {"merchant": 11, "lira": 5, "family": 9, "assistants": [9]}
    other = {"merchant": 16, "family": 9, "assistants": [9, 3], "lira": 1}
    game = at(me, other, other, tokens={"governor": 9, "smuggler": 9})
    play(game, "move:9 pick_up")
    assert (game.step, money(game)) == ("turn.action", [5, 1, 1])


def test_p4_a_merchant_is_paid_once_whatever_else_stands_there():
    """[P4] Merchant, assistant and family member of one player cost 2 Lira in all."""
    game = at({"merchant": 11, "lira": 5}, {"merchant": 9, "family": 9, "assistants": [9], "lira": 1}, seats=3)
    play(game, "move:9 leave pay")
    assert money(game)[:2] == [3, 3]


@pytest.mark.parametrize("lira", [0, 20])
def test_p5_at_the_fountain_nobody_is_paid(lira: int):
    game = at({"merchant": 11, "lira": lira}, *[{"merchant": 7, "lira": 1}] * 4)
    play(game, "move:7")
    assert game.step == "turn.action"
    play(game, "act end_turn")
    assert money(game) == [lira, 1, 1, 1, 1]


def test_p6_money_may_be_played_before_paying():
    """[P6] case 16.7: short of money he is asked all the same; the card makes the payment possible."""
    game = at({"merchant": 11, "lira": 3, "hand": {"five_lira": 1}}, *[{"merchant": 9, "lira": 0}] * 2)
    play(game, "move:9 leave")
    assert options(game) == ["decline", "play:five_lira"]
    assert reason(game, "pay") == ("needs_lira", 4, 3)
    play(game, "play:five_lira")
    assert options(game) == ["decline", "pay"]
    play(game, "pay")
    assert (money(game), game.step) == ([4, 2, 2], "turn.action")


def test_p6_the_money_stays_if_he_does_not_pay_after_all():
    game = at({"merchant": 11, "lira": 0, "hand": {"five_lira": 1}}, {"merchant": 9}, seats=3)
    play(game, "move:9 leave play:five_lira decline")
    assert (player(game)["lira"], player(game)["hand"], game.owner()) == (5, {}, 1)


def test_p6_the_family_card_brings_money_too():
    """[P6] Its reward of 3 Lira comes in time; a card drawn may be money as well."""
    me = {"merchant": 11, "lira": 0, "family": 4, "hand": {"family": 1}}
    game = play(at(me, {"merchant": 9, "lira": 0}, seats=3), "move:9 leave")
    assert options(game) == ["decline", "play:family"]
    paid = play(game.clone(), "play:family reward:lira pay")
    assert (paid.step, player(paid)["lira"], player(paid)["family"]) == ("turn.action", 1, 12)
    play(game, "play:family reward:card draw:five_lira")
    assert options(game) == ["decline", "play:five_lira"]
    assert player(play(game, "play:five_lira pay"))["lira"] == 3


def test_p6_what_may_be_used_while_the_payment_waits():
    """[P6 T2] Any-time cards and the yellow tile; no card of the movement, no return of an assistant by card."""
    hand = dict.fromkeys(("one_good", "five_lira", "long_move", "stay", "return_assistant", "family"), 1)
    me = {"merchant": 11, "lira": 4, "family": 4, "assistants": [2], "tiles": ["yellow"], "hand": hand}
    game = play(at(me, {"merchant": 9}, seats=3), "move:9 leave")
    cards = ["play:one_good", "play:five_lira", "play:family", "use:yellow"]
    assert options(game) == ["decline", "pay", *cards]
    for card in ("long_move", "stay", "return_assistant"):
        assert reason(game, f"play:{card}") == ("not_now", 0, 0)
    play(game, "use:yellow recall:2")  # 2 Lira left: just enough
    assert options(game) == ["decline", "pay", *cards[:3]]


def test_p7_the_example_of_two_merchants():
    """[P7] case 16.7: 4 Lira, 2 to each owner; with 3 and no card nobody is paid and the turn is over."""
    two = [{"merchant": 9, "lira": 7}, {"merchant": 9, "lira": 1}]
    game = play(at({"merchant": 11, "lira": 4}, *two), "move:9 leave pay")
    assert (money(game), game.step) == ([0, 9, 3], "turn.action")

    short = play(at({"merchant": 11, "lira": 3}, *two), "move:9 leave")
    assert options(short) == ["decline"]
    play(short, "decline")
    assert (money(short), short.owner()) == ([3, 7, 1], 1)
