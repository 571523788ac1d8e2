"""The extra turn for letters with three seals (docs/rules/letters.md, LS34)."""

import pytest

import sixrubies as sr
from tests.rules.letters.table import at, box, events, mail, met_at
from tests.rules.table import interrupts, options, play, player, reason, table

FAR = {"merchant": 9}


def bought(letters: str) -> sr.BoardGame:
    """Seat 0 has ended its turn at 13 and is asked for the extra turn."""
    return play(at({**FAR, "mail": letters}), "move:13 decline")


def test_ls34_1_letters_with_three_seals_buy_another_turn_at_once() -> None:
    game = bought("4 16*")
    assert (game.step, options(game)) == ("turn.extra", ["done", "extra_turn"])
    assert game.decision().phase == "encounters"  # the last phase: there is none behind
    play(game, "extra_turn")
    assert options(game) == ["letter:4", "sealed:16"]
    play(game, "letter:4 sealed:16")
    assert (game.owner(), game.step, mail(game), table(game)["turn"]) == (0, "turn.move", "", 0)
    assert box(game)["letter_discard"] == [4, 16]
    assert events(game, "extra_turn") == [(0, 0, 0)]


def test_ls34_1_it_may_be_left_alone() -> None:
    game = play(bought("4 16*"), "done")
    assert (game.owner(), game.step, mail(game)) == (1, "turn.move", "4 16*")


def test_ls34_1_the_extra_turn_is_a_whole_turn() -> None:
    """He moves, leaves an assistant, acts and may meet; the yellow tile and cards serve anew."""
    me = {"merchant": 9, "mail": "4 16*", "hand": {"five_lira": 1}, "lira": 0}
    game = play(at(me, neutral_merchants=[7, 7, 7]), "move:13 leave skip end_turn extra_turn letter:4 sealed:16")
    assert "play:five_lira" in options(game)
    play(game, "move:12 leave act send:5 act")
    assert (player(game)["merchant"], player(game)["assistants"], player(game)["family"]) == (12, [12, 13], 5)


def test_ls34_1_only_once_per_round() -> None:
    """After the extra turn he is not asked again, although he has the seals."""
    game = play(bought("4 16* 3* 10*"), "extra_turn letter:4 sealed:16 move:14 decline")
    assert (game.owner(), game.step) == (1, "turn.move")
    assert box(game)["extra_turn_used"] == [True, False]


def test_ls34_4_the_extra_turn_cannot_buy_another() -> None:
    game = at({**FAR, "mail": "3* 10*"}, letters={"extra_turn_used": [True, False]})
    play(game, "move:13 decline")
    assert (game.owner(), game.step) == (1, "turn.move")


@pytest.mark.parametrize(
    ("letters", "given"),
    [("3 4 16", "letter:3 letter:4 letter:16"), ("3 16*", "letter:3 sealed:16"), ("3* 16*", "sealed:3 sealed:16")],
)
def test_ls34_2_one_one_one_or_one_two_or_two_two(letters: str, given: str) -> None:
    game = play(bought(letters), "extra_turn", given)
    assert (game.step, game.owner(), mail(game)) == ("turn.move", 0, "")


def test_ls34_2_one_one_two_is_not_possible() -> None:
    """After two singles a double would make one of them superfluous."""
    game = play(bought("3 4 16 10*"), "extra_turn letter:3 letter:4")
    assert options(game) == ["letter:16"]
    assert reason(game, "sealed:10")[0] == "seal_superfluous"


def test_ls34_2_a_second_single_that_could_only_be_followed_by_a_double_cannot_be_given() -> None:
    game = play(bought("3 4 10*"), "extra_turn letter:3")
    assert options(game) == ["sealed:10"]
    assert reason(game, "letter:4")[0] == "seal_superfluous"


def test_ls34_2_letters_are_named_one_by_one_in_any_order() -> None:
    game = play(bought("3 10*"), "extra_turn sealed:10")
    assert (game.step, options(game)) == ("extra.pay", ["letter:3"])


def test_ls34_3_two_and_two_also_where_two_and_one_would_do() -> None:
    """2+2 seals, the fourth is lost, although a single is there."""
    game = play(bought("3 10* 16*"), "extra_turn sealed:10")
    assert options(game) == ["letter:3", "sealed:16"]
    play(game, "sealed:16")
    assert (game.step, game.owner(), mail(game)) == ("turn.move", 0, "3")


def test_ls34_5_however_the_turn_ended() -> None:
    """Without an assistant, without paying, and by choice after the encounters."""
    game = play(at({**FAR, "mail": "3* 10*", "lira": 0}, {"merchant": 13}, {}), "move:13 leave decline")
    assert (game.step, game.owner()) == ("turn.extra", 0)
    game = play(met_at(13, {"mail": "3* 10*"}), "end_turn")
    assert (game.step, game.owner()) == ("turn.extra", 0)


def test_ls34_5_after_the_end_no_card_or_tile_can_be_played() -> None:
    """Neither when asked nor while paying: the turn is over."""
    me = {**FAR, "mail": "3* 10*", "hand": {"five_lira": 1, "one_letter": 1}, "tiles": ["yellow"], "lira": 5}
    game = play(at(me), "move:13 decline")
    assert (game.step, interrupts(game)) == ("turn.extra", [])
    assert interrupts(play(game, "extra_turn")) == []


def test_ls34_6_in_the_last_round_too() -> None:
    """Seat 0 has triggered the end; seat 1, the last one, buys an extra turn; then the game is over."""
    game = at({"rubies": 6}, {"merchant": 9, "mail": "3* 10*"}, turn=1, last_round=True)
    play(game, "move:13 decline extra_turn sealed:3 sealed:10")
    assert (game.step, game.owner(), game.over) == ("turn.move", 1, False)
    play(game, "move:14 decline")
    assert game.over


def test_ls34_6_the_player_who_triggers_the_end_too() -> None:
    """Seat 0 gets the sixth ruby, has an extra turn, then seat 1 has its last turn."""
    game = at(
        {"merchant": 15, "mail": "3* 10*", "rubies": 5, "lira": 99}, {"merchant": 11}, neutral_merchants=[7, 7, 7]
    )
    play(game, "move:16 leave act end_turn extra_turn sealed:3 sealed:10")
    assert (player(game)["rubies"], game.owner(), game.step) == (6, 0, "turn.move")
    play(game, "move:8 decline")
    assert (table(game)["last_round"], game.owner()) == (True, 1)
    play(game, "move:5 decline")
    assert game.over and game.outcome().winners == [0]


def test_ls34_6_such_a_game_can_be_stored_and_read_again() -> None:
    """Six rubies at the beginning of the extra turn are a possible position."""
    game = at(
        {"merchant": 15, "mail": "3* 10*", "rubies": 5, "lira": 99}, {"merchant": 11}, neutral_merchants=[7, 7, 7]
    )
    play(game, "move:16 leave act end_turn extra_turn sealed:3 sealed:10")
    again = sr.position(game.position(), ruleset="letters", seats=2, chance="manual")
    assert again.position() == game.position()
    assert sr.from_json(game.to_json()).position() == game.position()


def test_ls34_7_whoever_lacks_the_seals_is_not_asked() -> None:
    for letters in ("", "3*", "3 4"):
        game = bought(letters)
        assert (game.owner(), game.step) == (1, "turn.move"), letters


def test_ls34_8_with_the_next_round_it_may_be_bought_anew() -> None:
    game = at({"merchant": 9}, {"merchant": 9, "mail": "3* 10*"}, turn=1, letters={"extra_turn_used": [True, True]})
    play(game, "move:13 decline")
    assert (game.owner(), table(game)["round"], box(game)["extra_turn_used"]) == (0, 2, [False, False])
    play(game, "move:4 decline move:14 decline")
    assert (game.owner(), game.step) == (1, "turn.extra")
