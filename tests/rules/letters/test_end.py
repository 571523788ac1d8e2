"""The end of the game with Letters & Seals (docs/rules/letters.md, LS62.2, LS39)."""

import sixrubies as sr
from tests.rules.letters.table import at, mail
from tests.rules.table import goods, load, play, player


def ended(me: dict[str, object], other: dict[str, object] | None = None) -> sr.BoardGame:
    """Seat 0 has triggered the end; seat 1, the last one, ends the last round."""
    game = at({"rubies": 6, **me}, {"merchant": 9, **(other or {})}, turn=1, last_round=True)
    play(game, "move:13 decline")
    if game.step == "turn.extra":  # with enough seals an extra turn would be offered
        play(game, "done")
    assert game.over
    return game


def test_ls62_2_five_lira_then_a_good_and_lira_then_one_good_then_a_good_for_seven() -> None:
    """The one good goes to the first colour with room, the sale takes red first."""
    hand = {"five_lira": 1, "blue_and_lira": 1, "one_good": 1, "good_to_lira": 1}
    game = ended({"hand": hand, "lira": 0, "goods": load()})
    assert (player(game)["lira"], goods(game), player(game)["hand_size"]) == (15, [0, 0, 0, 1], 0)


def test_ls62_2_again_and_again_until_none_can_be_played() -> None:
    """A full wheelbarrow: the sale makes room for the good, which is sold by the second sale."""
    hand = {"one_good": 1, "good_to_lira": 2}
    game = ended({"hand": hand, "lira": 0, "goods": load(2, 2, 2, 2)})
    assert (player(game)["lira"], player(game)["hand_size"], sum(goods(game))) == (14, 0, 7)


def test_ls62_2_a_good_without_room_is_lost_and_the_lira_come() -> None:
    game = ended({"hand": {"red_and_lira": 1}, "lira": 0, "goods": load(2, 2, 2, 2)})
    assert (player(game)["lira"], goods(game), player(game)["hand_size"]) == (3, [2, 2, 2, 2], 0)


def test_ls62_2_a_sale_without_goods_stays_in_hand() -> None:
    game = ended({"hand": {"good_to_lira": 1}, "lira": 0})
    assert (player(game)["lira"], player(game)["hand"]) == (0, {"good_to_lira": 1})


def test_ls62_2_no_other_card_is_played() -> None:
    hand = {"one_letter": 1, "dice_reward": 1, "copy": 1, "use_token": 1, "anywhere": 1}
    game = ended({"hand": hand, "lira": 0})
    assert (player(game)["hand"], player(game)["lira"], mail(game)) == (hand, 0, "")


def test_ls39_1_ties_are_broken_as_known_letters_and_companion_break_none() -> None:
    """Six rubies each, equal Lira, no goods, no cards: shared, although seat 0 has seals and a companion."""
    game = ended({"lira": 5, "mail": "3* 10*", "companion": 16}, {"rubies": 6, "lira": 5})
    assert game.outcome().winners == [0, 1]
    richer = ended({"lira": 5, "mail": "3* 10*", "companion": 16}, {"rubies": 6, "lira": 6})
    assert richer.outcome().winners == [1]


def test_ls39_1_seals_are_worth_nothing_at_the_end() -> None:
    game = ended({"lira": 0, "rubies": 6}, {"mail": "3* 10* 16*", "rubies": 5, "lira": 90})
    assert game.outcome().winners == [0]
