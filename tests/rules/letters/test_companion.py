"""The companion (docs/rules/letters.md, LS35)."""

import pytest

from tests.rules.letters.table import acting, at, companion, mail
from tests.rules.table import interrupts, options, play, player, reason, table


def walks(*tokens: str) -> list[str]:
    return [token for token in tokens if token.startswith(("walk", "companion"))]


def test_ls35_1_the_fountain_action_takes_him_to_the_own_supply() -> None:
    game = play(at({"merchant": 1}), "move:7 act")
    assert (game.step, options(game)) == ("fountain.companion", ["done", "companion:take"])
    assert companion(play(game, "companion:take")) == "ready"


def test_ls35_1_back_from_the_board_too_or_not_at_all() -> None:
    game = play(at({"merchant": 1, "companion": 13}), "move:7 act companion:take")
    assert companion(game) == "ready"
    game = play(at({"merchant": 1, "companion": 13}), "move:7 act done")
    assert companion(game) == 13


def test_ls35_1_who_has_him_ready_is_not_asked() -> None:
    game = play(at({"merchant": 1, "companion": "ready"}), "move:7 act")
    assert (game.step, companion(game)) == ("turn.encounters", "ready")


def test_ls35_1_after_the_assistants_some_all_or_none() -> None:
    me = {"merchant": 1, "assistants": [5, 13]}
    for tokens, left in (("done", [5, 13]), ("recall:5 done", [13]), ("recall:5 recall:13", [])):
        game = play(at(me), "move:7 act", tokens)
        assert (game.step, player(game)["assistants"]) == ("fountain.companion", left)


def test_ls35_1_by_a_family_member_sent_to_the_fountain() -> None:
    assert companion(play(acting(12), "act send:7 act done companion:take")) == "ready"


def test_ls35_1_not_without_the_action() -> None:
    game = play(at({"merchant": 1}), "move:7 skip")
    assert (game.step, companion(game)) == ("turn.encounters", "supply")


def test_ls35_2_he_enters_beside_the_merchant_for_free_whoever_is_there() -> None:
    game = at({"merchant": 9, "companion": "ready", "lira": 0}, {"merchant": 9}, {})
    assert "companion:enter" in options(game)
    play(game, "companion:enter")
    assert (companion(game), player(game)["lira"], game.step) == (9, 0, "turn.move")


def test_ls35_2_and_may_move_in_the_same_turn_or_the_merchant_may() -> None:
    game = play(at({"merchant": 9, "companion": "ready"}), "companion:enter")
    assert walks(*options(game)) == ["walk:4", "walk:12", "walk:13"]
    assert (companion(play(game, "walk:12")), game.step) == (12, "turn.action")
    other = play(at({"merchant": 9, "companion": "ready"}), "companion:enter move:13")
    assert (companion(other), player(other)["merchant"]) == (9, 13)


def test_ls35_2_cards_may_be_played_before_and_after_entering() -> None:
    game = at({"merchant": 9, "companion": "ready", "hand": {"one_letter": 1, "long_move": 1}})
    play(game, "play:one_letter mail:16 companion:enter")
    assert "play:long_move" in options(game)


def test_ls35_2_not_from_the_general_supply() -> None:
    assert walks(*options(at({"merchant": 9}))) == []


def test_ls35_2_entering_is_no_must() -> None:
    game = play(at({"merchant": 9, "companion": "ready"}), "move:13 leave skip end_turn")
    assert companion(game) == "ready"


def test_ls35_3_either_merchant_or_companion_moves() -> None:
    """After his turn's walk the merchant has not moved, and the turn goes on with the companion's place."""
    game = play(at({"merchant": 9, "companion": 5}, neutral_merchants=[7, 7, 7]), "walk:6")
    assert (game.step, player(game)["merchant"], companion(game)) == ("turn.action", 9, 6)
    play(game, "skip end_turn")
    assert game.owner() == 1


def test_ls35_4_exactly_one_place_orthogonally() -> None:
    game = at({"merchant": 9, "companion": 6})
    assert walks(*options(game)) == ["walk:5", "walk:7", "walk:12", "walk:23"]
    assert walks(*options(at({"merchant": 9, "companion": 24}))) == ["walk:2", "walk:11"]


def test_ls35_5_he_has_no_assistants_and_needs_none() -> None:
    """The stack is empty; an own assistant on the place stays there."""
    me = {"merchant": 9, "companion": 12, "assistants": [6, 5, 14, 13]}
    game = play(at(me, neutral_merchants=[7, 7, 7]), "walk:6")
    assert (game.step, player(game)["assistants"]) == ("turn.action", [5, 6, 13, 14])


def test_ls35_6_he_pays_merchants_and_companions_of_others() -> None:
    game = at({"merchant": 9, "companion": 12, "lira": 4}, {"merchant": 6}, {"companion": 6})
    play(game, "walk:6")
    assert (game.step, options(game)) == ("turn.toll", ["decline", "pay"])
    before = [player(game, seat)["lira"] for seat in (1, 2)]
    play(game, "pay")
    assert [player(game, seat)["lira"] for seat in (0, 1, 2)] == [0, before[0] + 2, before[1] + 2]
    assert game.step == "turn.action"


def test_ls35_6_all_or_nothing() -> None:
    game = at({"merchant": 9, "companion": 12, "lira": 3}, {"merchant": 6}, {"companion": 6})
    play(game, "walk:6")
    assert (options(game), reason(game, "pay")) == (["decline"], ("needs_lira", 4, 3))
    play(game, "decline")
    assert (game.owner(), companion(game), player(game)["lira"]) == (1, 6, 3)


def test_ls35_6_he_pays_a_neutral_merchant_who_is_then_moved() -> None:
    game = at({"merchant": 9, "companion": 12, "lira": 5}, neutral_merchants=[6, 15, 16])
    play(game, "walk:6 pay roll:5+3")
    assert (player(game)["lira"], table(game)["neutral_merchants"], game.step) == (3, [8, 15, 16], "turn.action")


def test_ls35_6_not_at_the_fountain() -> None:
    game = at({"merchant": 9, "companion": 6, "lira": 5}, {"merchant": 7, "companion": 7}, {"merchant": 7})
    play(game, "walk:7")
    assert (game.step, player(game)["lira"]) == ("turn.action", 5)


def test_ls35_7_a_merchant_pays_for_companions_of_others() -> None:
    """One player's merchant and companion together: 4 Lira to him, all or nothing."""
    game = at({"merchant": 9, "lira": 4}, {"merchant": 13, "companion": 13, "lira": 0}, {})
    play(game, "move:13 leave")
    assert (game.step, options(game)) == ("turn.toll", ["decline", "pay"])
    play(game, "pay")
    assert (player(game, 0)["lira"], player(game, 1)["lira"]) == (0, 4)
    short = play(at({"merchant": 9, "lira": 3}, {"merchant": 13, "companion": 13}, {}), "move:13 leave")
    assert reason(short, "pay") == ("needs_lira", 4, 3)


def test_ls35_7_not_at_the_fountain() -> None:
    game = play(at({"merchant": 1, "lira": 4}, {"merchant": 9, "companion": 7}, {}), "move:7")
    assert (game.step, player(game)["lira"]) == ("turn.action", 4)


def test_ls35_7_companions_in_a_supply_cost_nothing() -> None:
    game = play(at({"merchant": 9}, {"merchant": 4, "companion": "ready"}, {}), "move:13 leave")
    assert game.step == "turn.action"


def test_ls35_8_own_pieces_are_never_paid() -> None:
    game = play(at({"merchant": 9, "companion": 13, "lira": 0}, {}, {}), "move:13 leave")
    assert game.step == "turn.action"
    other = play(at({"merchant": 9, "companion": 4, "lira": 0}, {}, {}), "walk:9")
    assert other.step == "turn.action"


def test_ls35_9_he_acts_meets_and_catches() -> None:
    """At the Post Office: its action, the Courier, and a family member who must be caught."""
    me = {"merchant": 9, "companion": 6, "lira": 2}
    game = at(me, {"family": 5}, tokens={"courier": 5}, neutral_merchants=[7, 7, 7])
    play(game, "walk:5 act")
    assert (game.step, options(game)) == ("turn.encounters", ["meet:courier", "catch:1"])
    play(game, "catch:1 reward:lira meet:courier pay mail:16 roll:4+4")
    assert (player(game, 1)["family"], mail(game), table(game)["tokens"]["courier"]) == (12, "16", 8)


def test_ls35_9_the_encounters_are_not_those_of_the_merchant() -> None:
    game = at({"merchant": 9, "companion": 6}, {"family": 9}, neutral_merchants=[7, 7, 7])
    play(game, "walk:5 skip")
    assert "catch:1" not in options(game)


def test_ls35_9_his_action_at_the_police_station_sends_the_family_member() -> None:
    game = play(at({"merchant": 3, "companion": 6}, {}, {}), "walk:12 act send:16 skip")
    assert (player(game)["family"], game.step) == (16, "turn.encounters")


def test_ls35_9_a_repeat_card_serves_his_action() -> None:
    game = at({"merchant": 9, "companion": 6, "hand": {"repeat_post_office": 1}}, {}, {}, tokens={"courier": 8})
    play(game, "walk:5 act")
    lira = player(game)["lira"]
    play(game, "play:repeat_post_office")
    assert player(game)["lira"] + sum(player(game)["goods"].values()) > lira
    assert table(game)["mail_down"] == 2


@pytest.mark.parametrize("card", ["long_move", "stay", "anywhere", "to_merchant"])
def test_ls35_10_movement_cards_of_the_merchant_do_not_serve_him(card: str) -> None:
    """They move the merchant; the companion stays."""
    game = at({"merchant": 9, "companion": 6, "hand": {card: 1}, "lira": 3}, {"merchant": 1}, {})
    play(game, f"play:{card}")
    assert walks(*options(game)) == []
    if game.step != "turn.assistant":
        play(game, next(token for token in options(game) if token.startswith(("move", "join"))))
    assert (companion(game), game.step) == (6, "turn.assistant")


def test_ls35_10_after_he_has_moved_no_movement_card_can_be_played() -> None:
    hand = {"long_move": 1, "stay": 1, "anywhere": 1, "to_merchant": 1, "companion_far": 1, "family_step": 1}
    me = {"merchant": 9, "companion": 6, "hand": hand, "lira": 9, "family": 5}
    game = play(at(me, {"merchant": 1}, {}), "walk:23")
    assert interrupts(game) == []


def test_ls35_11_taken_away_by_the_action_the_encounters_stay_those_of_the_place() -> None:
    """At the Fountain he is taken into the supply; the family member there is caught all the same."""
    game = at({"merchant": 9, "companion": 6}, {"family": 7})
    play(game, "walk:7 act companion:take")
    assert (companion(game), options(game)) == ("ready", ["catch:1"])


def test_ls35_11_by_kiosk_tile_15_too() -> None:
    game = at({"merchant": 9, "companion": 3}, {"family": 22}, neutral_merchants=[7, 7, 7])
    play(game, "walk:22 act mail:16 show:15 show:7 show:8 kiosk:15 offer:1 kiosk:7 done kiosk:8 done")
    assert (companion(game), options(game)) == ("ready", ["catch:1"])
