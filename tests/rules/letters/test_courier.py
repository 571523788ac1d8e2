"""The Courier (docs/rules/letters.md, LS36) and the card that uses a token from afar (LS59)."""

from tests.rules.letters.table import all_mail_but, at, box, events, mail, met_at, other_cards
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table

HERE = {"courier": 9, "governor": 2, "smuggler": 3}


def test_ls36_1_he_is_met_in_phase_four_or_left_alone() -> None:
    game = met_at(9, {"lira": 5}, tokens=HERE)
    assert options(game) == ["end_turn", "meet:courier"]
    play(game, "end_turn")
    assert (table(game)["tokens"]["courier"], player(game)["lira"]) == (9, 5)


def test_ls36_1_in_any_order_beside_the_other_tokens() -> None:
    game = met_at(9, {"lira": 9}, tokens={"courier": 9, "governor": 9, "smuggler": 9})
    assert options(game) == ["end_turn", "meet:governor", "meet:smuggler", "meet:courier"]
    play(game, "meet:courier pay mail:16 roll:1+1 meet:smuggler good:red pay roll:1+1")
    assert options(game) == ["end_turn", "meet:governor"]


def test_ls36_2_a_letter_for_two_lira() -> None:
    game = play(met_at(9, {"lira": 5}, tokens=HERE), "meet:courier")
    assert options(game) == ["pay"]
    play(game, "pay mail:16 roll:4+4")
    assert (player(game)["lira"], mail(game)) == (3, "16")


def test_ls36_2_or_for_a_letter_delivered_or_not() -> None:
    game = play(met_at(9, {"lira": 1, "mail": "4* 16"}, tokens=HERE), "meet:courier")
    assert options(game) == ["letter:16", "sealed:4"]
    assert reason(game, "pay") == ("needs_lira", 2, 1)
    play(game, "sealed:4 mail:8 roll:4+4")
    assert (mail(game), box(game)["letter_discard"], player(game)["lira"]) == ("8 16", [4], 1)


def test_ls36_3_he_is_paid_before_the_letter_is_drawn() -> None:
    """Without Lira the only letter is given before the new one is seen; the new one cannot pay him."""
    game = play(met_at(9, {"lira": 0, "mail": "16"}, tokens=HERE), "meet:courier")
    assert options(game) == ["letter:16"]
    play(game, "letter:16")
    assert game.step == "letter.draw"


def test_ls36_4_not_when_no_letter_can_be_drawn() -> None:
    game = met_at(9, {"lira": 5, "mail": "16*"}, {"mail": all_mail_but(16)}, tokens=HERE)
    assert options(game) == ["end_turn"]
    assert reason(game, "meet:courier")[0] == "no_letter_to_draw"


def test_ls36_4_a_discarded_letter_can_be_drawn() -> None:
    letters = {"letter_discard": [16]}
    game = met_at(9, {"lira": 5}, {"mail": all_mail_but(16)}, tokens=HERE, letters=letters)
    play(game, "meet:courier pay mail:16 roll:4+4")
    assert mail(game) == "16"


def test_ls36_4_not_without_lira_and_letters() -> None:
    game = met_at(9, {"lira": 1}, tokens=HERE)
    assert options(game) == ["end_turn"]
    assert reason(game, "meet:courier") == ("needs_lira", 2, 1)


def test_ls36_4_money_may_be_played_before_paying() -> None:
    game = met_at(9, {"lira": 0, "mail": "16", "hand": {"five_lira": 1}}, tokens=HERE)
    play(game, "meet:courier play:five_lira pay mail:8 roll:4+4")
    assert (player(game)["lira"], mail(game)) == (3, "8 16")


def test_ls36_5_then_he_is_rolled_on() -> None:
    game = play(met_at(9, {"lira": 5}, tokens=HERE), "meet:courier pay mail:16 roll:6+5")
    assert table(game)["tokens"]["courier"] == 11
    assert options(game) == ["end_turn"]


def test_ls36_5_rolling_his_own_place_he_stays_and_cannot_be_used_again() -> None:
    game = play(met_at(9, {"lira": 5}, tokens=HERE), "meet:courier pay mail:16 roll:6+3")
    assert (table(game)["tokens"]["courier"], options(game)) == (9, ["end_turn"])


def test_ls59_1_use_a_token_from_anywhere_paid_and_rolled_on() -> None:
    me = {"merchant": 9, "hand": {"use_token": 1}, "lira": 5}
    tokens = {"courier": 8, "governor": 2, "smuggler": 3}
    game = play(at(me, tokens=tokens), "play:use_token")
    assert options(game) == ["meet:governor", "meet:smuggler", "meet:courier"]
    play(game, "meet:courier pay mail:16 roll:6+5")
    assert (mail(game), player(game)["lira"], table(game)["tokens"]["courier"]) == ("16", 3, 11)
    assert (game.step, table(game)["discard"]) == ("turn.move", ["use_token"])


def test_ls59_1_the_governor_and_the_smuggler_as_if_met() -> None:
    me = {"merchant": 9, "hand": {"use_token": 2}, "lira": 4}
    game = play(at(me), "play:use_token meet:governor draw:stay pay roll:4+4")
    play(game, "play:use_token meet:smuggler good:blue pay roll:6+6")
    assert (player(game)["hand"], goods(game), player(game)["lira"]) == ({"stay": 1}, [0, 0, 0, 1], 0)


def test_ls59_1_not_a_token_that_could_not_be_used() -> None:
    """No card to draw for the Governor, a full wheelbarrow, no Lira and no letter for the Courier."""
    rest = other_cards("use_token")
    game = at({"merchant": 9, "hand": {"use_token": 1}, "lira": 0, "goods": load(2, 2, 2, 2)}, {"hand": rest})
    assert "play:use_token" not in options(game)
    assert reason(game, "play:use_token")[0] == "token_busy"
    game = at({"merchant": 9, "hand": {"use_token": 1}, "lira": 0, "goods": load(2, 2, 2, 1)}, {"hand": rest})
    play(game, "play:use_token")
    assert options(game) == ["meet:smuggler"]
    assert reason(game, "meet:courier") == ("needs_lira", 2, 0)


def test_ls59_2_a_token_so_used_may_be_met_in_the_same_turn() -> None:
    """The Courier is used before moving and rolls the goal of the move."""
    me = {"merchant": 4, "hand": {"use_token": 1}, "lira": 9}
    game = at(me, tokens={"courier": 8}, neutral_merchants=[7, 7, 7])
    play(game, "play:use_token meet:courier pay mail:16 roll:6+3 move:9 leave skip")
    assert options(game) == ["end_turn", "meet:courier"]


def test_ls59_2_and_used_again() -> None:
    game = at({"merchant": 4, "hand": {"use_token": 2}, "lira": 9}, tokens={"courier": 8})
    play(game, "play:use_token meet:courier pay mail:16 roll:6+3 play:use_token meet:courier pay mail:16 roll:1+1")
    assert mail(game) == "16 16"


def test_ls59_2_not_one_that_rolled_its_own_place() -> None:
    me = {"merchant": 4, "hand": {"use_token": 2}, "lira": 9}
    game = at(me, tokens={"courier": 9}, neutral_merchants=[7, 7, 7])
    play(game, "play:use_token meet:courier pay mail:16 roll:6+3 play:use_token")
    assert options(game) == ["meet:governor", "meet:smuggler"]
    assert reason(game, "meet:courier")[0] == "token_busy"
    play(game, "meet:smuggler good:red pay roll:1+1 move:9 leave skip")
    assert options(game) == ["end_turn"]  # nor met


def test_ls59_2_none_while_it_is_just_being_paid() -> None:
    """Between the Governor's card and his price another token may be used, he himself may not."""
    me = {"lira": 9, "hand": {"use_token": 1}}
    game = met_at(9, me, tokens={"governor": 9, "courier": 8})
    play(game, "meet:governor draw:stay play:use_token")
    assert options(game) == ["meet:smuggler", "meet:courier"]
    play(game, "meet:courier pay mail:16 roll:1+1")
    assert (game.step, options(game)[0]) == ("governor.pay", "pay")


def test_ls59_2_the_last_card_does_not_leave_the_governor_unpaid() -> None:
    """No Lira: the card drawn and this one; whichever is played, one is left to pay with."""
    game = met_at(9, {"lira": 0, "hand": {"use_token": 1}}, tokens={"governor": 9})
    play(game, "meet:governor draw:stay")
    assert "play:use_token" in options(game)
    play(game, "play:use_token meet:smuggler good:red give:red roll:1+1 discard:stay roll:1+1")
    assert game.step == "turn.encounters"


def test_ls59_3_whom_one_meets_stays_fixed_although_a_card_moves_the_token() -> None:
    """The encounters have begun with the Smuggler; the Courier is moved away by card and is met all the same."""
    me = {"lira": 9, "hand": {"use_token": 1}}
    game = met_at(9, me, tokens={"smuggler": 9, "courier": 9})
    play(game, "meet:smuggler good:red pay roll:1+1 play:use_token meet:courier pay mail:16 roll:1+1")
    assert options(game) == ["end_turn", "meet:courier"]
    game = met_at(9, me, tokens={"smuggler": 9, "courier": 9})
    play(game, "meet:smuggler good:red pay roll:1+1 play:use_token meet:courier pay mail:16 roll:6+3")
    assert options(game) == ["end_turn"]  # one that rolled its own place is not


def test_ls59_3_one_that_rolls_in_after_they_have_begun_is_not_met() -> None:
    me = {"lira": 9, "hand": {"use_token": 1}}
    game = met_at(9, me, tokens={"smuggler": 9, "courier": 8})
    play(game, "meet:smuggler good:red pay roll:1+1 play:use_token meet:courier pay mail:16 roll:6+3")
    assert (table(game)["tokens"]["courier"], options(game)) == (9, ["end_turn"])


def test_ls59_1_never_inside_an_action() -> None:
    game = play(met_at(9, {"lira": 9, "hand": {"use_token": 1}}, tokens=HERE), "meet:courier")
    assert interrupts(game) == []
    assert reason(game, "play:use_token")[0] == "not_now"
    assert events(game, "card_played") == []


def test_ls59_4_a_token_used_between_a_gift_and_its_price_does_not_leave_the_other_unpaid() -> None:
    """The Governor has given the card itself; 2 Lira must stay for him, so the Courier cannot have them."""
    game = play(met_at(9, {"lira": 2}, tokens={"governor": 9}), "meet:governor draw:use_token play:use_token")
    assert options(game) == ["meet:smuggler"]
    assert reason(game, "meet:courier")[0] == "could_not_pay"
    play(game, "meet:smuggler good:red")
    assert (options(game), reason(game, "pay")[0]) == (["give:red"], "could_not_pay")
    play(game, "give:red roll:1+1 pay roll:1+1")
    assert (player(game)["lira"], game.step) == (0, "turn.encounters")


def test_ls59_4_with_a_letter_a_card_or_two_lira_more_the_courier_can_be_used() -> None:
    for more in ({"lira": 4}, {"lira": 2, "mail": "16"}, {"lira": 2, "hand": {"stay": 1}}):
        game = play(met_at(9, more, tokens={"governor": 9}), "meet:governor draw:use_token play:use_token")
        assert "meet:courier" in options(game), more


def test_ls59_4_money_in_hand_helps_once_it_is_played() -> None:
    """Inside the Smuggler's price it may be played, and then both can be paid with Lira."""
    game = met_at(9, {"lira": 2, "hand": {"use_token": 1}}, tokens={"governor": 9})
    play(game, "meet:governor draw:five_lira play:use_token meet:smuggler good:red")
    assert options(game) == ["pay", "give:red", "play:five_lira"]
    play(game, "play:five_lira pay roll:1+1")
    assert (game.step, options(game)) == ("governor.pay", ["pay"])


def test_ls59_4_the_last_card_is_kept_for_the_governor_below() -> None:
    """The Smuggler was used in between; a letter card may not be the last one while the Governor waits."""
    game = met_at(9, {"lira": 0, "hand": {"use_token": 1}}, tokens={"governor": 9})
    play(game, "meet:governor draw:one_letter play:use_token meet:smuggler good:red")
    assert (options(game), reason(game, "play:one_letter")[0]) == (["give:red"], "could_not_pay")


def test_ls59_4_not_where_no_token_is_left_to_be_used() -> None:
    """A full wheelbarrow bars the Smuggler, the Governor is being paid, the Courier would take his Lira."""
    game = met_at(9, {"lira": 2, "goods": load(2, 2, 2, 2)}, tokens={"governor": 9})
    play(game, "meet:governor draw:use_token")
    assert (interrupts(game), reason(game, "play:use_token")[0]) == ([], "token_busy")
