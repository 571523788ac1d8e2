"""The copy card (docs/rules/letters.md, LS55)."""

import pytest

import sixrubies as sr
from tests.rules.letters.table import acting, at, companion, mail, met_at, other_cards
from tests.rules.table import goods, interrupts, load, options, play, player, reason, table


def copying(top: str, **me: object) -> sr.BoardGame:
    """Seat 0, at 9, before its move, with a copy card; this card lies on top of the discard pile."""
    return at({"merchant": 9, "hand": {"copy": 1}, **me}, {"merchant": 1}, {}, discard=["stay", top])


def test_ls55_1_the_top_card_is_carried_out_and_stays_the_copy_goes_on_top() -> None:
    game = play(copying("five_lira", lira=0), "play:copy")
    assert (player(game)["lira"], player(game)["hand_size"]) == (5, 0)
    assert table(game)["discard"] == ["stay", "five_lira", "copy"]


@pytest.mark.parametrize(
    ("top", "tokens"),
    [
        ("one_letter", "mail:16"),
        ("dice_reward", "roll:6+6"),
        ("good_to_lira", "give:red"),
        ("blue_and_lira", ""),
        ("use_token", "meet:courier pay mail:16 roll:4+4"),
        ("one_good", "good:blue"),
        ("family", "reward:lira"),
        ("return_assistant", "recall:5"),
    ],
)
def test_ls55_1_every_any_time_card_can_be_copied(top: str, tokens: str) -> None:
    game = copying(top, lira=9, goods=load(1), family=6, assistants=[5])
    assert interrupts(game) == ["play:copy"]
    before = game.position()
    play(game, "play:copy", tokens)
    assert (game.step, table(game)["discard"]) == ("turn.move", ["stay", top, "copy"])
    assert table(game)["players"][0] != before["players"][0]


@pytest.mark.parametrize(
    ("top", "tokens", "step"),
    [
        ("long_move", "move:23", "turn.assistant"),
        ("stay", "", "turn.assistant"),
        ("anywhere", "move:24", "turn.assistant"),
        ("to_merchant", "join:1", "turn.assistant"),
        ("companion_far", "walk:14", "turn.action"),
        ("family_step", "send:5 skip", "turn.encounters"),
    ],
)
def test_ls55_1_every_movement_card_can_be_copied(top: str, tokens: str, step: str) -> None:
    game = copying(top, lira=9, family=11, companion=6)
    play(game, "play:copy", tokens)
    assert (game.step, table(game)["discard"]) == (step, ["stay", top, "copy"])


def test_ls55_1_the_good_is_that_of_the_copied_card() -> None:
    game = play(copying("blue_and_lira", lira=0), "play:copy")
    assert (goods(game), player(game)["lira"]) == ([0, 0, 0, 1], 3)


def test_ls55_1_only_if_it_could_be_played_now() -> None:
    """The reason is that of the copied card."""
    game = copying("anywhere", lira=2)
    assert (interrupts(game), reason(game, "play:copy")) == ([], ("needs_lira", 3, 2))
    assert reason(copying("family"), "play:copy")[0] == "family_home"
    assert reason(copying("good_to_lira"), "play:copy")[0] == "needs_good"
    assert reason(copying("companion_far"), "play:copy")[0] == "no_companion"


def test_ls55_2_at_the_times_of_the_copied_card() -> None:
    """A movement card only before moving; a repeat card only right after its action."""
    game = play(copying("long_move"), "move:13")
    assert (interrupts(game), reason(game, "play:copy")[0]) == ([], "not_now")
    assert reason(copying("repeat_post_office"), "play:copy")[0] == "not_now"
    after = play(acting(5, {"hand": {"copy": 1}}, discard=["repeat_post_office"]), "act")
    assert interrupts(after) == ["play:copy"]
    play(after, "play:copy")
    assert (table(after)["mail_down"], table(after)["discard"]) == (2, ["repeat_post_office", "copy"])


def test_ls55_2_never_inside_an_action_not_even_money() -> None:
    game = play(acting(9, {"hand": {"copy": 1}}, discard=["five_lira"]), "act")
    assert (game.step, interrupts(game), reason(game, "play:copy")[0]) == ("tea_house.call", [], "not_now")


def test_ls55_2_not_the_any_goods_card_which_belongs_into_an_action() -> None:
    game = play(acting(11, {"hand": {"copy": 1}, "goods": load(2, 2, 2, 2)}, discard=["any_goods"]), "act")
    assert "play:copy" not in options(game)


def test_ls55_2_a_copy_card_cannot_be_copied() -> None:
    """The second copy card finds the first on top."""
    game = at({"merchant": 9, "hand": {"copy": 2}, "lira": 0}, {}, {}, discard=["five_lira"])
    play(game, "play:copy")
    assert (player(game)["lira"], table(game)["discard"]) == (5, ["five_lira", "copy"])
    assert (interrupts(game), reason(game, "play:copy")[0]) == ([], "no_copy")


def test_ls55_2_but_what_is_laid_on_it_can() -> None:
    """Another card on top makes the second copy card useful again."""
    hand = {"copy": 2, "red_and_lira": 1}
    game = at({"merchant": 9, "hand": hand, "lira": 0}, {}, {}, discard=["five_lira"])
    play(game, "play:copy play:red_and_lira play:copy")
    assert (player(game)["lira"], goods(game)) == (11, [2, 0, 0, 0])


def test_ls55_2_nothing_from_an_empty_pile() -> None:
    game = at({"merchant": 9, "hand": {"copy": 1}})
    assert (interrupts(game), reason(game, "play:copy")[0]) == ([], "nothing_to_copy")


def test_ls55_2_a_card_that_is_being_played_is_not_yet_there() -> None:
    """The letter card reaches the pile after its letter: then it can be copied."""
    game = at({"merchant": 9, "hand": {"copy": 1, "one_letter": 1}})
    play(game, "play:one_letter mail:16 play:copy mail:16")
    assert mail(game) == "16 16"


def test_ls55_1_the_governor_is_not_left_unpaid() -> None:
    game = play(met_at(9, {"lira": 0}, tokens={"governor": 9}, discard=["one_letter"]), "meet:governor draw:copy")
    assert (interrupts(game), reason(game, "play:copy")[0]) == ([], "could_not_pay")


def test_ls55_1_the_copied_card_may_leave_the_pile_in_a_reshuffle() -> None:
    """The copied family card draws the last card: the discard pile is shuffled, then the copy comes on top."""
    hand = other_cards("copy family stay stay")
    me = {"merchant": 9, "family": 6, "hand": {"copy": 1}}
    game = at(me, {"merchant": 1, "hand": hand}, {}, discard=["stay", "family"])
    play(game, "play:copy reward:card draw:stay")
    assert (table(game)["discard"], table(game)["pile"]) == (["copy"], {"stay": 1, "family": 1})
    assert companion(game) == "supply"
