"""Letters, seals and delivery (docs/rules/letters.md, LS32, LS33), and the Embassy (LS21)."""

import sixrubies as sr
from tests.rules.letters.table import LETTERS, acting, all_mail_but, at, box, companion, events, mail, met_at
from tests.rules.table import options, play, player, table


def test_ls21_1_the_embassy_gives_two_letters() -> None:
    game = play(acting(21), "act mail:13 mail:9")
    assert (mail(game), game.step) == ("9 13", "turn.encounters")


def test_ls21_1_also_for_a_family_member() -> None:
    game = play(acting(12), "act send:21 act mail:13 mail:13")
    assert mail(game) == "13 13"


def test_ls21_1_with_one_letter_to_draw_one_and_with_none_none() -> None:
    """Seat 1 has all others. The action can be carried out all the same."""
    game = play(acting(21, {}, {"mail": all_mail_but(13)}), "act mail:13")
    assert (mail(game), game.step) == ("13", "turn.encounters")
    empty = play(acting(21, {}, {"mail": all_mail_but()}), "act")
    assert (mail(empty), empty.step) == ("", "turn.encounters")


def test_ls32_1_a_letter_received_is_laid_open_with_one_seal() -> None:
    game = play(acting(21), "act mail:13 mail:9")
    for seat in (0, 1, None):
        shown = game.view(seat).to_dict()["letters"]["letters"][0]
        assert [(letter["place"], letter["delivered"]) for letter in shown] == [(9, False), (13, False)]


def test_ls32_2_a_delivered_letter_shows_two_seals() -> None:
    """1 + 1 seals buy no extra turn; with one of them delivered 1 + 2 do."""
    game = play(at({"merchant": 12, "mail": "13 4"}), "move:14 decline")
    assert (game.step, game.owner()) == ("turn.move", 1)
    game = play(at({"merchant": 12, "mail": "14 4"}), "move:14 decline")
    assert (game.step, game.owner(), mail(game)) == ("turn.extra", 0, "4 14*")


def test_ls32_3_given_letters_are_discarded_and_refill_the_pile_as_soon_as_it_runs_out() -> None:
    """The last letter is drawn: those given up before are shuffled at once."""
    letters = {"letter_discard": [5, 9, 9]}
    game = acting(21, {}, {"mail": all_mail_but(13, 5, 9, 9)}, letters=letters)
    assert box(game)["letter_pile"] == {"13": 1}
    play(game, "act mail:13")
    assert (box(game)["letter_pile"], box(game)["letter_discard"]) == ({"5": 1, "9": 2}, [])
    assert events(game, "letters_reshuffled") == [(-1, 3, 0)]
    assert options_of_chance(game) == ["mail:5", "mail:9"]


def test_ls32_3_with_nothing_discarded_the_refill_waits_for_a_draw_that_can_be_served() -> None:
    """All letters are with the players. Two pay an extra turn and stay discarded until the next draw."""
    game = at({"merchant": 3, "mail": "13* 16*"}, {"mail": all_mail_but(13, 16)}, neutral_merchants=[7, 7, 7])
    play(game, "move:22 decline extra_turn sealed:13 sealed:16")
    assert (box(game)["letter_pile"], box(game)["letter_discard"]) == ({}, [13, 16])
    play(game, "move:21 leave act")
    assert options_of_chance(game) == ["mail:13", "mail:16"]
    assert events(game, "letters_reshuffled") == [(-1, 2, 0)]


def test_ls32_4_nothing_to_draw_the_rest_of_the_effect_happens() -> None:
    """The Kiosk without a letter still turns over its tiles."""
    game = play(acting(22, {}, {"mail": all_mail_but()}), "act show:1 show:2 show:3")
    assert (mail(game), options(game)) == ("", ["kiosk:1", "kiosk:2", "kiosk:3"])


def test_ls32_5_the_pile_can_be_counted_by_all_but_its_order_is_unknown() -> None:
    game = at({"mail": "9 9"}, {"mail": "21"})
    left = {**LETTERS, "21": 0, "9": 0}
    assert box(game)["letter_pile"] == {place: copies for place, copies in left.items() if copies}
    drawn = play(acting(21, {"mail": "9 9"}, {"mail": "24"}), "act")
    chances = options_of_chance(drawn)
    assert "mail:9" not in chances and "mail:24" not in chances and "mail:8" in chances


def options_of_chance(game: sr.BoardGame) -> list[str]:
    return [game.token(action) for action in game.legal()]


def test_ls33_1_the_merchant_delivers_without_a_choice() -> None:
    game = play(at({"merchant": 9, "mail": "13 4"}), "move:13")
    assert (mail(game), game.step) == ("4 13*", "turn.assistant")
    assert events(game, "letter_delivered") == [(0, 13, 0)]


def test_ls33_1_he_delivers_even_if_the_turn_ends_at_once() -> None:
    game = play(at({"merchant": 9, "mail": "13"}), "move:13 decline")
    assert mail(game) == "13*"


def test_ls33_1_the_family_member_delivers() -> None:
    game = play(acting(12, {"mail": "16 4"}), "act send:16")
    assert (mail(game), game.step) == ("4 16*", "police.action")


def test_ls33_1_the_companion_delivers_by_walking_and_by_entering() -> None:
    game = play(at({"merchant": 9, "companion": 6, "mail": "4 5"}, {}, {}), "walk:5")
    assert mail(game) == "4 5*"
    ready = at({"merchant": 9, "companion": "ready", "mail": "9* 4"}, {}, {})
    play(ready, "companion:enter")
    assert (companion(ready), mail(ready)) == (9, "4 9*")


def test_ls33_1_pieces_moved_by_cards_deliver_too() -> None:
    game = play(at({"merchant": 9, "mail": "16", "lira": 3, "hand": {"anywhere": 1}}), "play:anywhere move:16")
    assert mail(game) == "16*"
    home = at({"merchant": 9, "family": 5, "mail": "12", "hand": {"family": 1}})
    assert mail(play(home, "play:family reward:lira")) == "12*"


def test_ls33_2_a_letter_for_the_place_where_one_stands_is_delivered_at_once() -> None:
    """At the Embassy: a letter for it, and one for the Police Station where the family member is."""
    game = play(acting(21), "act mail:21 mail:12")
    assert mail(game) == "12* 21*"


def test_ls33_2_for_the_place_of_the_companion_too() -> None:
    game = play(acting(21, {"companion": 5}), "act mail:5 mail:14")
    assert mail(game) == "5* 14"


def test_ls33_3_a_family_member_who_is_caught_delivers_at_the_police_station() -> None:
    """Seat 1's family member is caught at 5: his owner's letter for 12 is delivered, on seat 0's turn."""
    game = met_at(5, {"mail": "13"}, {"family": 5, "mail": "12 4"})
    play(game, "catch:1 reward:lira")
    assert (mail(game, 1), mail(game, 0), player(game, 1)["family"]) == ("4 12*", "13", 12)


def test_ls33_3_a_letter_delivered_by_a_family_member_who_is_then_caught_stays_delivered() -> None:
    """Seat 0 sends him to 14, where his letter is delivered; seat 1 catches him there."""
    game = acting(12, {"merchant": 9, "mail": "14 13"}, {"merchant": 13})
    play(game, "act send:14")
    assert mail(game) == "13 14*"
    play(game, "skip end_turn done move:14 leave skip catch:0 reward:lira")
    assert (mail(game), player(game)["family"]) == ("13 14*", 12)


def test_ls33_3_both_at_once() -> None:
    """He delivered at 14; a letter for 12 was drawn while he was away; caught, he delivers it."""
    game = acting(21, {"family": 14, "mail": "14*"}, {"merchant": 13})
    play(game, "act mail:12 mail:9")
    assert mail(game) == "9 12 14*"
    play(game, "end_turn done move:14 leave skip catch:0 reward:lira")
    assert mail(game) == "9 12* 14*"


def test_ls33_4_all_letters_of_the_owner_for_that_place_and_nobody_elses() -> None:
    game = at({"merchant": 9, "mail": "13 13"}, {"merchant": 4}, {})
    play(game, "move:13")
    assert mail(game) == "13* 13*"
    other = play(at({"merchant": 9, "mail": "13"}, {"merchant": 4, "mail": "13"}, {}), "move:13")
    assert (mail(other, 0), mail(other, 1)) == ("13*", "13")


def test_ls33_1_where_the_piece_only_passes_by_nothing_is_delivered() -> None:
    """From 9 by 13 to 14."""
    game = play(at({"merchant": 9, "mail": "13 12*"}), "move:14")
    assert mail(game) == "12* 13"


def test_ls33_1_a_piece_of_another_player_does_not_deliver() -> None:
    game = play(at({"merchant": 9}, {"merchant": 4, "mail": "13"}, {}), "move:13")
    assert mail(game, 1) == "13"
    assert table(game)["players"][1]["merchant"] == 4
