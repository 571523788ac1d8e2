"""Place 22, the Kiosk, and decisions of players who are not on turn (docs/rules/letters.md, LS22)."""

import pytest

import sixrubies as sr
from tests.rules.letters.table import acting, all_mail_but, at, at_kiosk, box, companion, events, mail, other_cards
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table


def test_ls22_1_a_letter_then_one_tile_more_than_players() -> None:
    for seats in (2, 3, 4, 5):
        game = play(acting(22, seats=seats), "act mail:13")
        for tile in range(1, seats + 2):
            assert game.step == "kiosk.draw"
            play(game, f"show:{tile}")
        assert (game.step, len(options(game)), mail(game)) == ("kiosk.choose", seats + 1, "13")


def test_ls22_1_no_letter_to_draw_the_tiles_come_all_the_same() -> None:
    game = play(acting(22, {}, {"mail": all_mail_but()}), "act show:1 show:2 show:3")
    assert game.step == "kiosk.choose"


def test_ls22_2_clockwise_from_the_active_player_each_uses_before_the_next_chooses() -> None:
    game = at_kiosk("1 2 3 12", {"lira": 0}, {"lira": 0}, {"lira": 0})
    assert (game.owner(), options(game)) == (0, ["kiosk:1", "kiosk:2", "kiosk:3", "kiosk:12"])
    play(game, "kiosk:12")
    assert (game.owner(), game.step) == (0, "kiosk.use")
    play(game, "offer:1")
    assert (player(game)["lira"], game.owner(), options(game)) == (2, 1, ["kiosk:1", "kiosk:2", "kiosk:3"])
    play(game, "kiosk:2 offer:1")
    assert (goods(game, 1), game.owner(), options(game)) == ([0, 1, 0, 0], 2, ["kiosk:1", "kiosk:3"])


def test_ls22_2_from_another_seat_round_the_table() -> None:
    game = at({}, {}, {"merchant": 3}, {}, turn=2)
    play(game, "move:22 leave act mail:13 show:1 show:2 show:3 show:7 show:8")
    order = []
    while game.step.startswith("kiosk"):
        order.append(game.owner())
        game.act(game.legal()[0])
        play(game, "done")
    assert order == [2, 3, 0, 1, 2]


def test_ls22_3_the_active_player_also_gets_the_last_one() -> None:
    game = at_kiosk("1 2 12", {"lira": 0}, {"lira": 0})
    play(game, "kiosk:1 offer:1 kiosk:2 done")
    assert (game.owner(), options(game)) == (0, ["kiosk:12"])
    play(game, "kiosk:12 offer:1")
    assert (player(game)["lira"], goods(game), game.step) == (3, [0, 0, 1, 0], "turn.encounters")
    other = play(at_kiosk("1 2 12", {"lira": 0}, {"lira": 0}), "kiosk:1 done kiosk:2 done kiosk:12 done")
    assert (player(other)["lira"], other.step) == (0, "turn.encounters")


@pytest.mark.parametrize("tile", range(1, 25))
def test_ls22_4_every_effect_may_be_declined(tile: int) -> None:
    """Nothing changes; the tile counts as chosen."""
    others = [other for other in (1, 2, 3) if other != tile][:2]
    me = {"lira": 20, "goods": load(1, 1, 1, 1), "hand": {"stay": 1}}
    game = at_kiosk(f"{tile} {others[0]} {others[1]}", me)
    before = (player(game), mail(game), companion(game))
    play(game, f"kiosk:{tile}")
    assert options(game)[0] == "done"
    play(game, "done")
    assert ((player(game), mail(game), companion(game)), game.owner()) == (before, 1)
    assert events(game, "kiosk_declined") == [(0, tile, 0)]


def test_ls22_4_a_tile_must_be_chosen_although_it_need_not_be_used() -> None:
    game = at_kiosk("17 18 12")
    assert options(game) == ["kiosk:12", "kiosk:17", "kiosk:18"]


def test_ls22_5_when_the_tiles_run_out_all_but_those_in_use_are_shuffled_anew() -> None:
    """Five players, two tiles left: they are turned over, then four of the others; the two cannot come again."""
    game = acting(22, seats=5, letters={"kiosk_pile": [23, 24]})
    play(game, "act mail:13 show:23 show:24")
    assert events(game, "kiosk_reshuffled") == [(-1, 22, 0)]
    chances = [game.token(action) for action in game.legal()]
    assert chances == [f"show:{tile}" for tile in range(1, 23)]
    play(game, "show:1 show:2 show:3 show:4")
    assert options(game) == [f"kiosk:{tile}" for tile in (1, 2, 3, 4, 23, 24)]
    assert box(game)["kiosk_pile"] == list(range(5, 23))


def test_ls22_5_six_tiles_left_with_five_players_are_refilled_at_the_last_one() -> None:
    game = acting(22, seats=5, letters={"kiosk_pile": [1, 2, 3, 4, 5, 6]})
    play(game, "act mail:13 show:1 show:2 show:3 show:4 show:5")
    assert events(game, "kiosk_reshuffled") == []
    play(game, "show:6")
    assert (events(game, "kiosk_reshuffled"), game.step) == ([(-1, 18, 0)], "kiosk.choose")
    assert box(game)["kiosk_pile"] == list(range(7, 25))


def test_ls22_5_used_tiles_are_not_turned_over_again_before_that() -> None:
    game = at_kiosk("1 2 12", {"lira": 0}, {"lira": 0, "merchant": 15})
    play(game, "kiosk:1 done kiosk:2 done kiosk:12 done")
    assert box(game)["kiosk_pile"] == [tile for tile in range(1, 25) if tile not in (1, 2, 12)]
    assert box(game)["kiosk_shown"] == []


def test_ls22_6_other_players_cannot_play_cards_at_their_choice() -> None:
    """Neither money nor tiles, although they could use the Lira for tile 17."""
    rich = {"hand": {"five_lira": 2, "one_good": 1}, "lira": 5, "tiles": ["yellow"], "assistants": [5]}
    game = play(at_kiosk("17 7 12", {**rich}, {**rich}), "kiosk:7")
    assert interrupts(game) == ["play:five_lira"]  # inside an action: money only
    play(game, "offer:1")
    assert (game.owner(), interrupts(game)) == (1, [])
    play(game, "kiosk:17")
    assert (interrupts(game), options(game)) == ([], ["done"])
    assert reason(game, "offer:1") == ("needs_lira", 10, 5)


def test_ls22_6_the_reason_says_that_it_is_not_his_turn() -> None:
    game = play(at_kiosk("17 7 12", {}, {"hand": {"five_lira": 1}}), "kiosk:7 done")
    assert reason(game, "play:five_lira")[0] in ("not_your_turn", "not_now")


def test_ls22_7_a_tile_with_two_halves_is_used_for_one_of_them() -> None:
    game = play(at_kiosk("22 7 8", {"lira": 2}), "kiosk:22")
    assert options(game) == ["done", "offer:1", "offer:2"]
    play(game, "offer:2 letter:13")
    assert (player(game)["lira"], mail(game), game.owner()) == (5, "", 1)


def test_ls22_8_exchanges_may_be_made_though_nothing_can_be_drawn() -> None:
    """2 Lira for a card with no card anywhere; a letter for a card likewise."""
    game = at_kiosk("24 21 8", {"lira": 2}, {"hand": other_cards()})
    play(game, "kiosk:24 offer:1")
    assert (player(game)["lira"], player(game)["hand_size"], game.owner()) == (0, 0, 1)
    game = at_kiosk("24 21 8", {"lira": 2}, {"hand": other_cards()})
    play(game, "kiosk:21 offer:2 letter:13")
    assert (mail(game), player(game)["hand_size"]) == ("", 0)


def test_ls22_8_for_a_letter_with_no_letter_anywhere() -> None:
    game = acting(22, {"lira": 2}, {"mail": all_mail_but()})
    play(game, "act show:22 show:7 show:8 kiosk:22 offer:1")
    assert (player(game)["lira"], mail(game), game.owner()) == (0, "", 1)


def test_ls22_9_a_choice_of_another_player_is_an_undo_barrier() -> None:
    game = play(at_kiosk("1 2 3 12", {}, {}, {}), "kiosk:1")
    assert game.can_undo(0)
    play(game, "offer:1")
    assert game.can_undo(0) and not game.can_undo(1)
    play(game, "kiosk:2")
    assert game.can_undo(1) and not game.can_undo(0)
    game.undo(1)
    assert (game.owner(), options(game)) == (1, ["kiosk:2", "kiosk:3", "kiosk:12"])


def test_ls22_9_the_tiles_turned_over_are_one_too() -> None:
    game = acting(22)
    play(game, "act")
    assert game.can_undo(0)
    play(game, "mail:13 show:1 show:2 show:3")
    assert not game.can_undo(0)


def test_ls22_9_records_and_decisions_name_the_seat_that_chooses() -> None:
    game = play(at_kiosk("1 2 12", {}, {}), "kiosk:1 done kiosk:2 offer:1 kiosk:12 offer:1")
    chosen = [(entry.owner, entry.token) for entry in game.record().entries if entry.step.startswith("kiosk.")]
    assert chosen[3:] == [(0, "kiosk:1"), (0, "done"), (1, "kiosk:2"), (1, "offer:1"), (0, "kiosk:12"), (0, "offer:1")]
    assert sr.replay(game.record()).position() == game.position()


def test_ls22_9_everybody_sees_the_tiles_and_only_the_chooser_has_options() -> None:
    game = play(at_kiosk("1 2 12", {}, {}), "kiosk:1 done")
    assert game.view(0).to_dict()["letters"]["kiosk_shown"] == [2, 12]
    assert game.decision(1).options and not game.decision(0).options


def test_ls22_10_who_is_met_afterwards_is_not_changed_by_it() -> None:
    """Tile 19 takes the active player's merchant to the Fountain; the encounters are those of the Kiosk."""
    game = acting(22, {}, {"family": 22})
    play(game, "act mail:13 show:19 show:7 show:8 kiosk:19 offer:1 kiosk:7 done kiosk:8 done")
    assert (player(game)["merchant"], options(game)) == (7, ["catch:1"])


def test_ls22_11_a_ruby_in_another_players_turn_can_trigger_the_last_round() -> None:
    """Seat 0 gets its sixth ruby by tile 17 in seat 1's turn: the round is completed, then the game is over."""
    first = {"rubies": 5, "extensions": 2, "lira": 10, "merchant": 9}
    game = at(first, {"merchant": 3}, {"merchant": 9}, turn=1)
    play(game, "move:22 leave act mail:13 show:17 show:7 show:8 show:1 kiosk:7 done kiosk:8 done kiosk:17 offer:1")
    assert player(game)["rubies"] == 6
    assert sr.position(game.position(), ruleset="letters", seats=3).position() == game.position()
    play(game, "kiosk:1 done end_turn")
    assert (game.owner(), table(game)["last_round"]) == (2, True)
    play(game, "move:13 decline")
    assert game.over and game.outcome().winners == [0]


def test_ls22_11_before_ones_own_turn_in_that_round_too() -> None:
    """Seat 2 gets it in seat 1's turn: it still has its turn in this round, the last one."""
    third = {"rubies": 5, "extensions": 2, "lira": 10, "merchant": 9}
    game = at({"merchant": 9}, {"merchant": 3}, third, turn=1)
    play(game, "move:22 leave act mail:13 show:17 show:7 show:8 show:1 kiosk:7 done kiosk:17 offer:1 kiosk:8 done")
    play(game, "kiosk:1 done end_turn")
    assert (game.owner(), table(game)["last_round"]) == (2, True)
    again = sr.position(game.position(), ruleset="letters", seats=3, chance="manual")
    play(again, "move:13 decline")
    assert again.over


def test_ls22_1_as_many_letters_as_the_components_say() -> None:
    """[LS22.1] A table whose Kiosk gives none goes on with the tiles at once."""
    game = play(acting(22, {}, seats=3, components={"kiosk.letters": 0}), "act show:1")
    assert (game.step, mail(game)) == ("kiosk.draw", "")
