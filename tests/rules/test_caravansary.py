"""Chapter B6: the Caravansary."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.table import DECK, acting, options, play, player, reason, table


def caravansary(hand: list[str], pile: list[str], discard: list[str]) -> sr.BoardGame:
    """Seat 0 at the Caravansary before its action; whatever is not named is in the hand of seat 1."""
    rest = Counter(DECK) - Counter(hand) - Counter(pile) - Counter(discard)
    mine, other = {"hand": dict(Counter(hand)), "lira": 0}, {"hand": dict(rest)}
    return acting(6, mine, other, {}, pile=dict(Counter(pile)), discard=discard)


def test_b6_1_two_cards_taken_one_discarded():
    """[B6.1 B6.4] One more than before; the card laid off is the top of the discard pile."""
    game = acting(6, {"hand": {"stay": 1}}, seats=3, discard=["family"])
    play(game, "act take:pile draw:long_move take:pile draw:any_goods")
    assert (game.step, player(game)["hand_size"]) == ("caravansary.discard", 3)
    play(game, "discard:stay")
    assert player(game)["hand"] == {"long_move": 1, "any_goods": 1}
    assert table(game)["discard"] == ["family", "stay"]
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])


@pytest.mark.parametrize(
    ("sources", "hand", "discard"),
    [
        ("take:pile draw:stay take:pile draw:family", {"stay": 1, "family": 1}, ["one_good", "five_lira", "long_move"]),
        ("take:pile draw:stay take:discard", {"stay": 1, "five_lira": 1}, ["one_good", "long_move"]),
        ("take:discard take:pile draw:stay", {"stay": 1, "five_lira": 1}, ["one_good", "long_move"]),
        ("take:discard take:discard", {"one_good": 1, "five_lira": 1}, ["long_move"]),
    ],
)
def test_b6_2_b6_3_each_card_from_the_pile_or_the_discard_pile(sources: str, hand: dict[str, int], discard: list[str]):
    """[B6.2 B6.3] case 16.12: none, one or both from the discard pile, whose top uncovers the next."""
    game = acting(6, {"hand": {"long_move": 1}}, seats=3, discard=["one_good", "five_lira"])
    play(game, "act")
    assert options(game) == ["take:pile", "take:discard"]
    play(game, sources)
    assert player(game)["hand"] == {**hand, "long_move": 1}
    play(game, "discard:long_move")
    assert (player(game)["hand"], table(game)["discard"]) == (hand, discard)


def test_b6_2_he_sees_the_first_before_he_chooses_the_second():
    """[B6.2] It is in his hand, and in his view, at the second choice; the others know only that he drew."""
    game = play(acting(6, seats=3, discard=["stay"]), "act take:pile draw:family")
    assert (game.owner(), game.step, options(game)) == (0, "caravansary.take", ["take:pile", "take:discard"])
    assert game.view(0).to_dict()["players"][0]["hand"] == {"family": 1}
    seen = game.view(1).to_dict()["players"][0]
    assert (seen["hand_size"], seen["known"]) == (1, {})


def test_b6_2_a_drawn_money_card_may_serve_at_once():
    """[B6.2 C9] Played at the second choice it lies on the discard pile and can be taken again."""
    game = play(acting(6, {"lira": 0}, seats=3, discard=["stay"]), "act take:pile draw:five_lira")
    assert options(game) == ["take:pile", "take:discard", "play:five_lira"]
    play(game, "play:five_lira take:discard")
    assert (player(game)["lira"], player(game)["hand"], table(game)["discard"]) == (5, {"five_lira": 1}, ["stay"])


def test_b6_3_the_uncovered_card_may_be_the_second():
    """[B6.3] Only ever the top one: the third from above cannot be had."""
    game = play(acting(6, seats=3, discard=["stay", "family", "any_goods"]), "act take:discard")
    assert player(game)["hand"] == {"any_goods": 1}
    play(game, "take:discard")
    assert player(game)["hand"] == {"any_goods": 1, "family": 1}
    assert table(game)["discard"] == ["stay"]


@pytest.mark.parametrize("card", ["one_good", "stay", "family", "repeat_dealer"])
def test_b6_4_any_card_in_hand_may_be_discarded(card: str):
    """[B6.4] case 16.12: those held before and those just taken, from the pile or the discard pile."""
    game = acting(6, {"hand": {"one_good": 2, "repeat_dealer": 1}}, seats=3, discard=["stay"])
    play(game, "act take:discard take:pile draw:family")
    assert options(game) == ["discard:one_good", "discard:stay", "discard:family", "discard:repeat_dealer"]
    play(game, f"discard:{card}")
    left = Counter(one_good=2, repeat_dealer=1, stay=1, family=1) - Counter([card])
    assert (player(game)["hand"], table(game)["discard"]) == (dict(left), [card])


def test_b6_4_one_must_be_discarded():
    """[B6.4] There is no way out, and the action cannot be left half done."""
    game = play(acting(6, seats=3), "act")
    assert options(game) == ["take:pile"]
    assert reason(game, "take:discard") == ("no_discard", 0, 0)
    play(game, "take:pile draw:stay take:pile draw:stay")
    assert options(game) == ["discard:stay"]


def test_b6_5_the_first_card_empties_the_pile():
    """[B6.5] case 16.12, a pile of 1: refilled at once, so the second comes from the new pile and only from there."""
    game = caravansary([], ["family"], ["stay", "one_good", "five_lira"])
    assert options(play(game, "act")) == ["take:pile", "take:discard"]
    play(game, "take:pile")
    assert options(game) == ["draw:family"]
    play(game, "draw:family")
    assert (table(game)["discard"], table(game)["pile_size"]) == ([], 3)
    assert options(game) == ["take:pile"]
    assert reason(game, "take:discard") == ("no_discard", 0, 0)
    play(game, "take:pile")
    assert options(game) == ["draw:one_good", "draw:five_lira", "draw:stay"]
    play(game, "draw:five_lira discard:family")
    assert (player(game)["hand"], table(game)["discard"]) == ({"five_lira": 1}, ["family"])
    assert table(game)["pile"] == {"stay": 1, "one_good": 1}


def test_b6_5_the_second_card_empties_the_pile():
    """[B6.5] case 16.12, a pile of 2: refilled after the second; the card laid off then lies alone."""
    game = caravansary(["stay"], ["family", "any_goods"], ["one_good", "five_lira"])
    play(game, "act take:pile draw:family")
    assert (table(game)["pile_size"], options(game)) == (1, ["take:pile", "take:discard"])
    play(game, "take:pile draw:any_goods")
    assert (table(game)["pile"], table(game)["discard"]) == ({"one_good": 1, "five_lira": 1}, [])
    play(game, "discard:any_goods")
    assert (table(game)["pile_size"], table(game)["discard"]) == (2, ["any_goods"])


def test_b6_5_taking_from_the_discard_pile_first_leaves_the_pile_alone():
    game = caravansary([], ["family"], ["stay", "one_good"])
    play(game, "act take:discard")
    assert (options(game), table(game)["pile_size"]) == (["take:pile", "take:discard"], 1)
    play(game, "take:pile draw:family")
    assert (table(game)["pile"], table(game)["discard"]) == ({"stay": 1}, [])


def test_b6_6_an_empty_pile_with_a_discard_pile():
    """[B6.6] case 16.12, a pile of 0: the discard pile can be taken from, or is shuffled for the draw."""
    both = ["take:pile", "take:discard"]
    shuffled = play(caravansary([], [], ["stay", "one_good", "family"]), "act")
    assert options(shuffled) == both
    play(shuffled, "take:pile draw:stay")
    assert (table(shuffled)["discard"], options(shuffled)) == ([], ["take:pile"])

    taken = play(caravansary([], [], ["stay", "one_good", "family"]), "act take:discard")
    assert (player(taken)["hand"], options(taken)) == ({"family": 1}, both)
    play(taken, "take:pile")
    assert options(taken) == ["draw:one_good", "draw:stay"]


@pytest.mark.parametrize(("pile", "discard"), [(["family"], []), ([], ["family"])])
def test_b6_6_only_one_card_to_be_had(pile: list[str], discard: list[str]):
    """[B6.6] The second is skipped, the discard follows."""
    game = play(caravansary(["stay"], pile, discard), "act take:pile draw:family")
    assert (game.step, options(game)) == ("caravansary.discard", ["discard:stay", "discard:family"])
    play(game, "discard:stay")
    assert (player(game)["hand"], table(game)["discard"]) == ({"family": 1}, ["stay"])


def test_b6_6_no_card_at_all():
    """[B6.6 B6.7] Still the action: with cards in hand one is discarded, with none it is simply over."""
    game = caravansary(["stay", "one_good"], [], [])
    assert options(game) == ["act", "skip", "play:one_good"]
    play(game, "act")
    assert (game.step, options(game)) == ("caravansary.discard", ["discard:one_good", "discard:stay"])
    assert table(play(game, "discard:stay"))["discard"] == ["stay"]

    empty = caravansary([], [], [])
    assert options(empty) == ["act", "skip"]
    play(empty, "act")
    assert (empty.step, player(empty)["hand"], table(empty)["discard"]) == ("turn.encounters", {}, [])


def test_b6_7_money_may_be_played_before_the_discard():
    """[B6.7] Also money just drawn; any other card has to wait."""
    game = acting(6, {"lira": 0, "hand": {"one_good": 1}}, seats=3)
    play(game, "act take:pile draw:five_lira take:pile draw:stay")
    assert options(game) == ["discard:one_good", "discard:five_lira", "discard:stay", "play:five_lira"]
    assert reason(game, "play:one_good") == ("not_now", 0, 0)
    play(game, "play:five_lira")
    assert (options(game), player(game)["lira"]) == (["discard:one_good", "discard:stay"], 5)
    play(game, "discard:stay")
    assert (player(game)["hand"], table(game)["discard"]) == ({"one_good": 1}, ["five_lira", "stay"])


def test_b6_7_with_an_empty_hand_the_discard_lapses():
    """[B6.7] The last card was money and has been played."""
    game = play(caravansary(["five_lira"], [], []), "act")
    assert options(game) == ["discard:five_lira", "play:five_lira"]
    play(game, "play:five_lira")
    assert (game.step, player(game)["hand"], player(game)["lira"]) == ("turn.encounters", {}, 5)
    assert table(game)["discard"] == ["five_lira"]


def test_b6_8_only_the_caravansary_takes_from_the_discard_pile():
    """[B6.8] Two kinds lie in the discard pile only: family card, catch and Governor cannot bring them."""
    discard = ["stay", "stay", "return_assistant", "return_assistant"]
    me = {"lira": 9, "family": 3, "hand": {"family": 1}}
    game = acting(9, me, {"family": 9}, seats=3, tokens={"governor": 9}, discard=discard)
    gone = {"draw:stay", "draw:return_assistant"}
    play(game, "play:family reward:card")
    assert (game.step, gone & set(options(game))) == ("deck.draw", set())
    play(game, "draw:one_good skip catch:1 reward:card")
    assert (game.step, gone & set(options(game))) == ("deck.draw", set())
    play(game, "draw:one_good meet:governor")
    assert (game.step, gone & set(options(game))) == ("deck.draw", set())
    play(game, "draw:one_good pay roll:1+1")
    assert table(game)["discard"] == [*discard, "family"]
