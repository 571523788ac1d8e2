"""The 24 kiosk tiles: can, cannot, full wheelbarrow or empty supply (docs/rules/letters.md, LS71 to LS94)."""

import pytest

from tests.rules.letters.table import acting, all_mail_but, at_kiosk, companion, events, mail, other_cards, with_tile
from tests.rules.table import goods, load, options, play, player, reason, table

NAMES = {"red": 0, "green": 1, "yellow": 2, "blue": 3}


@pytest.mark.parametrize(("tile", "good"), [(1, "yellow"), (2, "green"), (3, "red")])
def test_ls71_1_tiles_1_to_3_a_good_and_a_lira(tile: int, good: str) -> None:
    game = play(with_tile(tile, {"lira": 0}), "offer:1")
    assert (player(game)["lira"], player(game)["goods"][good], sum(goods(game))) == (1, 1, 1)


@pytest.mark.parametrize(("tile", "good"), [(1, "yellow"), (2, "green"), (3, "red")])
def test_ls71_1_without_room_the_lira_alone(tile: int, good: str) -> None:
    game = play(with_tile(tile, {"lira": 0, "goods": {good: 2}}), "offer:1")
    assert (player(game)["lira"], player(game)["goods"][good]) == (1, 2)
    assert events(game, "good_lost") == [(0, NAMES[good], 1)]


@pytest.mark.parametrize(("tile", "good"), [(4, "yellow"), (5, "green"), (6, "red")])
def test_ls74_1_tiles_4_to_6_two_goods(tile: int, good: str) -> None:
    game = play(with_tile(tile, {"lira": 0}), "offer:1")
    assert (player(game)["goods"][good], sum(goods(game)), player(game)["lira"]) == (2, 2, 0)


@pytest.mark.parametrize(("tile", "good"), [(4, "yellow"), (5, "green"), (6, "red")])
def test_ls74_1_what_has_no_room_is_lost(tile: int, good: str) -> None:
    game = play(with_tile(tile, {"goods": {good: 1}}), "offer:1")
    assert (player(game)["goods"][good], events(game, "good_lost")) == (2, [(0, NAMES[good], 1)])
    full = play(with_tile(tile, {"goods": {good: 2}}), "offer:1")
    assert (player(full)["goods"][good], events(full, "good_lost")) == (2, [(0, NAMES[good], 2)])


@pytest.mark.parametrize(("tile", "good"), [(7, "yellow"), (8, "green"), (9, "red"), (10, "blue")])
def test_ls77_1_tiles_7_to_10_one_good(tile: int, good: str) -> None:
    game = play(with_tile(tile), "offer:1")
    assert (player(game)["goods"][good], sum(goods(game))) == (1, 1)
    full = play(with_tile(tile, {"goods": {good: 2}}), "offer:1")
    assert (player(full)["goods"][good], events(full, "good_lost")) == (2, [(0, NAMES[good], 1)])


def test_ls81_1_tile_11_a_bonus_card() -> None:
    game = play(with_tile(11), "offer:1 draw:stay")
    assert (player(game)["hand"], game.owner()) == ({"stay": 1}, 1)


def test_ls81_1_with_nothing_to_draw_nothing() -> None:
    game = play(with_tile(11, {}, {"hand": other_cards()}), "offer:1")
    assert (player(game)["hand_size"], game.owner()) == (0, 1)


def test_ls81_1_for_a_player_who_is_not_on_turn_it_is_his_card() -> None:
    game = play(at_kiosk("11 7 8"), "kiosk:7 done kiosk:11 offer:1 draw:stay")
    assert (player(game, 1)["hand"], player(game, 0)["hand_size"]) == ({"stay": 1}, 0)


def test_ls82_1_tile_12_two_lira() -> None:
    assert player(play(with_tile(12, {"lira": 3}), "offer:1"))["lira"] == 5


@pytest.mark.parametrize(("tile", "lira"), [(13, 2), (14, 3)])
def test_ls83_1_tiles_13_and_14_without_coffee_only_the_lira(tile: int, lira: int) -> None:
    game = with_tile(tile, {"lira": 0})
    assert options(game) == ["done", "offer:1"]
    assert player(play(game, "offer:1"))["lira"] == lira


def test_ls85_1_tile_15_the_companion_to_the_own_supply() -> None:
    assert companion(play(with_tile(15), "offer:1")) == "ready"


def test_ls85_1_from_the_board_too() -> None:
    assert companion(play(with_tile(15, {"companion": 13}), "offer:1")) == "ready"


def test_ls85_1_not_where_he_is_there_already() -> None:
    game = with_tile(15, {"companion": "ready"})
    assert options(game) == ["done"]
    assert reason(game, "offer:1")[0] == "companion_ready"


@pytest.mark.parametrize("face", range(1, 7))
def test_ls86_1_tile_16_a_lira_per_pip(face: int) -> None:
    game = play(with_tile(16, {"lira": 0}), f"offer:1 die:{face}")
    assert (player(game)["lira"], game.owner()) == (face, 1)


def test_ls86_1_the_red_tile_does_not_serve_it() -> None:
    game = play(with_tile(16, {"lira": 0, "tiles": ["red"]}), "offer:1 die:1")
    assert (player(game)["lira"], game.step) == (1, "kiosk.choose")


def test_ls86_1_a_player_who_is_not_on_turn_rolls_for_himself() -> None:
    game = play(at_kiosk("16 7 8", {"lira": 0}, {"lira": 0}), "kiosk:7 done kiosk:16 offer:1 die:5")
    assert (player(game, 0)["lira"], player(game, 1)["lira"]) == (0, 5)


def test_ls87_1_tile_17_an_extension_for_ten_lira() -> None:
    game = play(with_tile(17, {"lira": 11}), "offer:1")
    assert (player(game)["lira"], player(game)["extensions"], player(game)["rubies"]) == (1, 1, 0)


def test_ls87_1_tile_17_short_of_a_lira() -> None:
    game = with_tile(17, {"lira": 9})
    assert options(game) == ["done"]
    assert reason(game, "offer:1") == ("needs_lira", 10, 9)


def test_ls87_1_tile_17_with_a_money_card_in_time() -> None:
    game = with_tile(17, {"lira": 5, "hand": {"five_lira": 1}})
    assert "offer:1" not in options(game)
    play(game, "play:five_lira offer:1")
    assert (player(game)["lira"], player(game)["extensions"]) == (0, 1)


def test_ls87_1_tile_18_an_extension_for_one_good_of_each_colour() -> None:
    game = play(with_tile(18, {"goods": load(1, 1, 2, 1)}), "offer:1")
    assert (goods(game), player(game)["extensions"]) == ([0, 0, 1, 0], 1)


@pytest.mark.parametrize("good", ["red", "green", "yellow", "blue"])
def test_ls87_1_tile_18_one_colour_is_missing(good: str) -> None:
    carried = {**load(1, 1, 1, 1), good: 0}
    game = with_tile(18, {"goods": carried})
    assert options(game) == ["done"]
    assert reason(game, "offer:1") == ("needs_good", 1, NAMES[good])


@pytest.mark.parametrize("tile", [17, 18])
def test_ls87_1_the_third_extension_brings_the_ruby_of_the_wainwright(tile: int) -> None:
    game = with_tile(tile, {"extensions": 2, "lira": 10, "goods": load(1, 1, 1, 1)})
    left = table(game)["rubies"]["wainwright"]
    play(game, "offer:1")
    assert (player(game)["extensions"], player(game)["rubies"]) == (3, 1)
    assert table(game)["rubies"]["wainwright"] == left - 1


@pytest.mark.parametrize("tile", [17, 18])
def test_ls87_1_a_fourth_is_not_possible(tile: int) -> None:
    game = with_tile(tile, {"extensions": 3, "lira": 10, "goods": load(1, 1, 1, 1)})
    assert options(game) == ["done"]
    assert reason(game, "offer:1")[0] == "all_extensions"


def test_ls89_1_tile_19_the_merchant_to_the_fountain_without_collecting_assistants() -> None:
    game = with_tile(19, {"assistants": [5, 13], "mail": "7"})
    play(game, "offer:1")
    assert (player(game)["merchant"], player(game)["assistants"]) == (7, [5, 13, 22])
    assert mail(game) == "7* 13"  # he delivers there


def test_ls89_1_nothing_happens_at_the_fountain_but_it_is_not_this_turns_place() -> None:
    """No action there; the encounters are those of the Kiosk, here none."""
    game = play(with_tile(19), "offer:1")
    while game.step.startswith("kiosk"):
        play(game, "done" if game.step == "kiosk.use" else options(game)[0])
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])


def test_ls89_1_for_a_player_who_is_not_on_turn_his_own_merchant() -> None:
    game = play(at_kiosk("19 7 8", {}, {"merchant": 13, "mail": "7"}), "kiosk:7 done kiosk:19 offer:1")
    assert (player(game, 1)["merchant"], player(game, 0)["merchant"], mail(game, 1)) == (7, 22, "7*")


def test_ls89_1_with_a_family_member_acting_the_merchant_goes() -> None:
    game = acting(12, {"merchant": 9})
    play(game, "act send:22 act mail:13 show:19 show:7 show:8 kiosk:19 offer:1")
    assert (player(game)["merchant"], player(game)["family"]) == (7, 22)


def test_ls90_1_tile_20_a_good_for_a_letter() -> None:
    game = play(with_tile(20, {"goods": load(red=1, blue=1)}), "offer:1")
    assert options(game) == ["give:red", "give:blue"]
    play(game, "give:blue mail:9")
    assert (goods(game), mail(game)) == ([1, 0, 0, 0], "9 13")


def test_ls90_1_a_letter_for_a_good() -> None:
    game = play(with_tile(20, {"mail": "4*"}), "offer:2")
    assert options(game) == ["letter:13", "sealed:4"]
    play(game, "sealed:4 good:blue")
    assert (goods(game), mail(game)) == ([0, 0, 0, 1], "13")


def test_ls90_1_a_full_kind_is_lost() -> None:
    game = play(with_tile(20, {"goods": load(blue=2)}), "offer:2 letter:13 good:blue")
    assert (goods(game), mail(game)) == ([0, 0, 0, 2], "")


def test_ls90_1_without_a_good_or_a_letter_not() -> None:
    assert reason(with_tile(20), "offer:1")[0] == "needs_good"
    game = play(acting(22, {}, {"mail": all_mail_but()}), "act show:20 show:7 show:8 kiosk:20")
    assert reason(game, "offer:2")[0] == "no_letter"


def test_ls91_1_tile_21_a_bonus_card_for_a_letter() -> None:
    game = play(with_tile(21, {"hand": {"stay": 1, "copy": 1}}), "offer:1")
    assert options(game) == ["discard:stay", "discard:copy"]
    play(game, "discard:stay mail:9")
    assert (player(game)["hand"], mail(game), table(game)["discard"]) == ({"copy": 1}, "9 13", ["stay"])


def test_ls91_1_a_letter_for_a_bonus_card() -> None:
    game = play(with_tile(21), "offer:2 letter:13 draw:stay")
    assert (player(game)["hand"], mail(game)) == ({"stay": 1}, "")


def test_ls91_1_without_a_card_or_a_letter_not() -> None:
    assert reason(with_tile(21), "offer:1")[0] == "no_card_in_hand"
    game = play(acting(22, {}, {"mail": all_mail_but()}), "act show:21 show:7 show:8 kiosk:21")
    assert reason(game, "offer:2")[0] == "no_letter"


@pytest.mark.parametrize("tile", [21, 24])
def test_ls91_2_the_last_card_played_as_money_before_it_is_discarded_the_exchange_lapses(tile: int) -> None:
    """The 5 Lira come, the tile gives nothing."""
    half = {21: "offer:1", 24: "offer:2"}[tile]
    game = play(with_tile(tile, {"hand": {"five_lira": 1}, "lira": 0}), half)
    assert options(game) == ["discard:five_lira", "play:five_lira"]
    play(game, "play:five_lira")
    assert (player(game)["lira"], player(game)["hand_size"], mail(game), game.owner()) == (5, 0, "13", 1)


def test_ls92_1_tile_22_two_lira_for_a_letter() -> None:
    game = play(with_tile(22, {"lira": 2}), "offer:1 mail:9")
    assert (player(game)["lira"], mail(game)) == (0, "9 13")


def test_ls92_1_a_letter_for_three_lira() -> None:
    game = play(with_tile(22, {"lira": 0}), "offer:2 letter:13")
    assert (player(game)["lira"], mail(game)) == (3, "")


def test_ls92_1_without_lira_or_letter_not() -> None:
    assert reason(with_tile(22, {"lira": 1}), "offer:1") == ("needs_lira", 2, 1)
    game = play(acting(22, {}, {"mail": all_mail_but()}), "act show:22 show:7 show:8 kiosk:22")
    assert reason(game, "offer:2")[0] == "no_letter"


def test_ls93_1_tile_23_two_lira_for_a_good() -> None:
    game = play(with_tile(23, {"lira": 2}), "offer:1 good:blue")
    assert (player(game)["lira"], goods(game)) == (0, [0, 0, 0, 1])
    full = play(with_tile(23, {"lira": 2, "goods": load(blue=2)}), "offer:1 good:blue")
    assert (player(full)["lira"], goods(full)) == (0, [0, 0, 0, 2])


def test_ls93_1_a_good_for_three_lira() -> None:
    game = play(with_tile(23, {"lira": 0, "goods": load(green=1)}), "offer:2 give:green")
    assert (player(game)["lira"], goods(game)) == (3, [0, 0, 0, 0])


def test_ls93_1_without_lira_or_good_not() -> None:
    game = with_tile(23, {"lira": 1})
    assert options(game) == ["done"]
    assert (reason(game, "offer:1"), reason(game, "offer:2")[0]) == (("needs_lira", 2, 1), "needs_good")


def test_ls94_1_tile_24_two_lira_for_a_bonus_card() -> None:
    game = play(with_tile(24, {"lira": 2}), "offer:1 draw:stay")
    assert (player(game)["lira"], player(game)["hand"]) == (0, {"stay": 1})


def test_ls94_1_a_bonus_card_for_three_lira() -> None:
    game = play(with_tile(24, {"lira": 0, "hand": {"stay": 1}}), "offer:2 discard:stay")
    assert (player(game)["lira"], player(game)["hand"], table(game)["discard"]) == (3, {}, ["stay"])


def test_ls94_1_without_lira_or_card_not() -> None:
    game = with_tile(24, {"lira": 1})
    assert options(game) == ["done"]
    assert (reason(game, "offer:1"), reason(game, "offer:2")[0]) == (("needs_lira", 2, 1), "no_card_in_hand")
