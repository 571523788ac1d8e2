"""Chapter N: the neutral merchants of a game for two."""

from collections import Counter

import pytest

import sixrubies as sr
from tests.rules.table import at, laid_out, options, play, player, reason, table, wander

ROLLS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]


def test_n1_three_of_them_on_14_15_and_16():
    assert table(laid_out(2))["neutral_merchants"] == [14, 15, 16]
    game = play(laid_out(2), "move:14 leave")
    assert (game.step, options(game)) == ("turn.toll", ["decline", "pay"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_n1_only_with_two_players(seats: int):
    game = laid_out(seats)
    assert table(game)["neutral_merchants"] == []
    play(game, "move:14 leave")
    assert game.step == "turn.action"


@pytest.mark.parametrize(("place", "start"), [(14, 3), (15, 5), (16, 9)])
def test_n2_two_lira_to_the_supply(place: int, start: int):
    """[N2] The other player gets nothing of it."""
    game = play(at({"merchant": start, "lira": 5}, {"lira": 3}), f"move:{place} leave")
    assert options(game) == ["decline", "pay"]
    play(game, "pay roll:1+1")
    assert [me["lira"] for me in table(game)["players"]] == [3, 3]
    assert game.step == "turn.action"


@pytest.mark.parametrize(("lira", "answers"), [(3, ["decline"]), (4, ["decline", "pay"])])
def test_n3_paid_together_with_the_other_player(lira: int, answers: list[str]):
    """[N3] One neutral merchant and the other player cost 4; with 3 Lira neither is paid."""
    game = at({"merchant": 11, "lira": lira}, {"merchant": 9, "lira": 0}, neutral_merchants=[9, 15, 16])
    play(game, "move:9 leave")
    assert options(game) == answers
    if lira == 3:
        assert reason(game, "pay") == ("needs_lira", 4, 3)
        play(game, "decline")
        assert [me["lira"] for me in table(game)["players"]] == [3, 0]
        assert (game.owner(), table(game)["neutral_merchants"]) == (1, [9, 15, 16])
    else:
        play(game, "pay roll:3+2")
        assert [me["lira"] for me in table(game)["players"]] == [0, 2]
        assert table(game)["neutral_merchants"] == [5, 15, 16]


@pytest.mark.parametrize(("high", "low"), ROLLS)
def test_n4_moved_by_a_roll_of_both_dice(high: int, low: int):
    """[N4 N9] Before the action, to the place of that number: 10 is the Large Market, 11 the Small one."""
    game = play(at({"merchant": 1, "lira": 2}), "move:16 leave pay")
    assert (game.owner(), game.step) == (-1, "neutral.move")
    assert sorted(options(game)) == sorted(f"roll:{a}+{b}" for a, b in ROLLS)
    play(game, f"roll:{high}+{low}")
    assert (table(game)["neutral_merchants"], game.step) == ([14, 15, high + low], "turn.action")


def test_n4_only_those_at_the_place_move():
    game = play(at({"merchant": 11, "lira": 9}, neutral_merchants=[14, 9, 11]), "move:9 leave pay roll:2+1")
    assert (table(game)["neutral_merchants"], player(game)["lira"]) == ([14, 3, 11], 7)


@pytest.mark.parametrize(
    ("there", "price", "rolls", "after"),
    [
        ([9, 9, 16], 4, "roll:1+1 roll:6+6", [2, 12, 16]),
        ([9, 15, 9], 4, "roll:1+1 roll:6+6", [2, 15, 12]),
        ([14, 9, 9], 4, "roll:1+1 roll:6+6", [14, 2, 12]),
        ([9, 9, 9], 6, "roll:1+1 roll:6+6 roll:4+4", [2, 12, 8]),
    ],
)
def test_n5_each_by_a_roll_of_his_own(there: list[int], price: int, rolls: str, after: list[int]):
    """[N5] case 16.13: 2 Lira each, rolled one after another in the order of their number."""
    poor = play(at({"merchant": 11, "lira": price - 1}, neutral_merchants=there), "move:9 leave")
    assert options(poor) == ["decline"]
    assert reason(poor, "pay") == ("needs_lira", price, price - 1)
    game = play(at({"merchant": 11, "lira": price}, neutral_merchants=there), "move:9 leave pay", rolls)
    assert (table(game)["neutral_merchants"], player(game)["lira"]) == (after, 0)
    assert game.step == "turn.action"


def test_n6_rolling_the_same_place_he_stays_and_is_not_paid_again():
    """[N6] Once is enough for this turn; the other player, who comes later, pays him anew and seat 0 as well."""
    game = at({"merchant": 11, "lira": 9}, {"merchant": 16, "lira": 9}, neutral_merchants=[9, 15, 3])
    play(game, "move:9 leave pay roll:5+4")
    assert (game.step, table(game)["neutral_merchants"], player(game)["lira"]) == ("turn.action", [9, 15, 3], 7)
    play(game, "skip end_turn move:9 leave pay roll:1+1")
    assert [me["lira"] for me in table(game)["players"]] == [9, 5]
    assert (game.step, table(game)["neutral_merchants"]) == ("turn.action", [2, 15, 3])


def test_n6_one_that_rolls_to_the_place_is_not_met_either():
    """[N6] The second of two rolls back to where the first left from: paid once, nothing more due."""
    game = play(at({"merchant": 11, "lira": 4}, neutral_merchants=[9, 9, 3]), "move:9 leave pay roll:1+1 roll:6+3")
    assert (game.step, table(game)["neutral_merchants"], player(game)["lira"]) == ("turn.action", [2, 9, 3], 0)


@pytest.mark.parametrize("lira", [0, 9])
def test_n7_at_the_fountain_he_is_neither_paid_nor_moved(lira: int):
    """[N7] case 16.13."""
    game = play(at({"merchant": 11, "lira": lira}, neutral_merchants=[7, 7, 16]), "move:7")
    assert game.step == "turn.action"
    play(game, "act end_turn")
    assert (table(game)["neutral_merchants"], player(game)["lira"]) == ([7, 7, 16], lira)


@pytest.mark.parametrize("lira", [1, 9])
def test_n8_unpaid_he_stays(lira: int):
    """[N8] Whether the player cannot or will not pay; nor does he move when the assistant is declined."""
    game = at({"merchant": 11, "lira": lira}, neutral_merchants=[9, 15, 16])
    unpaid = play(game.clone(), "move:9 leave decline")
    assert (unpaid.owner(), table(unpaid)["neutral_merchants"]) == (1, [9, 15, 16])
    declined = play(game.clone(), "move:9 decline")
    assert (declined.owner(), table(declined)["neutral_merchants"]) == (1, [9, 15, 16])


def test_n9_once_moved_he_stands_on_2_to_12():
    """[N9] Random games: a place of 13 to 16 is only where he began."""
    begun, moves = [14, 15, 16], 0
    for seed in range(4):
        last = begun
        for game, _, _ in wander(2, seed, 2000):
            now = table(game)["neutral_merchants"]
            for home, before, place in zip(begun, last, now, strict=True):
                assert place == home or 2 <= place <= 12
                assert before == place or place <= 12  # nobody comes back to where he began
                moves += before != place
            last = now
    assert moves > 20


def test_n9_the_roll_has_the_odds_of_two_dice():
    """[N4 N9] 720 payments with chance left to itself."""
    seen: Counter[int] = Counter()
    described = {"players": [{"merchant": 11, "lira": 2}], "neutral_merchants": [9, 15, 16]}
    for seed in range(720):
        game = play(sr.position(described, seats=2, seed=seed), "move:9 leave pay")
        seen[table(game)["neutral_merchants"][0]] += 1
    for place in range(2, 13):
        expected = 720 * (6 - abs(7 - place)) / 36
        assert abs(seen[place] - expected) < 4 * expected**0.5, place
    assert sum(seen[place] for place in range(2, 13)) == 720
