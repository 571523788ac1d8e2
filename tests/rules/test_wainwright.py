"""Chapter B1: the Wainwright."""

import pytest

from tests.rules.table import acting, at, goods, load, options, play, player, reason, table


@pytest.mark.parametrize("lira", [7, 8, 14, 21])
def test_b1_1_seven_lira_for_exactly_one_extension(lira: int):
    """[B1.1] To the supply; money for more buys no second one in the same action."""
    game = acting(1, {"lira": lira}, {"lira": 3}, {"lira": 4})
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (player(game)["extensions"], player(game)["lira"]) == (1, lira - 7)
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn"])
    assert [seat["lira"] for seat in table(game)["players"]][1:] == [3, 4]


@pytest.mark.parametrize(("extensions", "capacity"), [(0, 3), (1, 4), (2, 5)])
def test_b1_2_each_extension_gives_every_good_one_more_space(extensions: int, capacity: int):
    """[B1.2] What was full before has room again, for all four kinds, and only for one more."""
    full = dict.fromkeys(("red", "green", "yellow", "blue"), capacity - 1)
    hand = {"one_good": 4}
    game = acting(1, {"lira": 7, "extensions": extensions, "goods": full, "hand": hand}, seats=3)
    assert reason(game, "play:one_good") == ("no_room_at_all", 0, 0)
    play(game, "act")
    for good in ("red", "green", "yellow", "blue"):
        play(game, f"play:one_good good:{good}")
    assert goods(game) == [capacity] * 4
    assert "play:one_good" not in options(game)


def test_b1_2_filling_after_each_extension():
    """[B1.2] A warehouse fills 2, 3, 4 and 5."""
    for extensions, filled in ((0, 2), (1, 3), (2, 4), (3, 5)):
        assert goods(play(acting(2, {"extensions": extensions}, seats=3), "act")) == [filled, 0, 0, 0]


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1)])
def test_b1_3_the_third_extension_brings_a_ruby(before: int, after: int):
    """[B1.3] At once, and only the third; the ruby is one of the Wainwright's."""
    game = play(acting(1, {"lira": 7, "extensions": before}, seats=4), "act")
    assert (player(game)["extensions"], player(game)["rubies"]) == (before + 1, after)
    left = {"wainwright": 4 - after, "small_mosque": 4, "great_mosque": 4, "sultans_palace": 7, "gemstone_dealer": 12}
    assert table(game)["rubies"] == left


def test_b1_3_once_only():
    """[B1.3 B1.4] Coming back with three extensions and 50 Lira brings nothing more."""
    game = acting(1, {"lira": 50, "extensions": 3}, seats=4)
    assert options(game) == ["skip"]
    assert reason(game, "act") == ("all_extensions", 0, 0)
    play(game, "skip end_turn")
    assert (player(game)["rubies"], player(game)["lira"], table(game)["rubies"]["wainwright"]) == (1, 50, 3)


@pytest.mark.parametrize(
    ("me", "why"),
    [
        ({"lira": 0}, ("needs_lira", 7, 0)),
        ({"lira": 6}, ("needs_lira", 7, 6)),
        ({"lira": 6, "extensions": 2, "goods": load(4, 4, 4, 4)}, ("needs_lira", 7, 6)),
        ({"lira": 6, "extensions": 3}, ("all_extensions", 0, 0)),
        ({"lira": 7, "extensions": 3}, ("all_extensions", 0, 0)),
    ],
)
def test_b1_4_too_poor_or_complete(me: dict[str, object], why: tuple[str, int, int]):
    game = acting(1, me, seats=3)
    assert options(game) == ["skip"]
    assert reason(game, "act") == why


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_b1_5_enough_for_everybody(seats: int):
    """[B1.5] One after the other everybody buys the third extension, paying those who stand there already."""
    players = [{"merchant": 10, "lira": 7 + 2 * seat, "extensions": 2} for seat in range(seats)]
    game = at(*players)
    for seat in range(seats):
        play(game, "move:1 leave", "pay" if seat else "", "act end_turn")
    for seat in range(seats):
        assert (player(game, seat)["extensions"], player(game, seat)["rubies"]) == (3, 1)
    assert [player(game, seat)["lira"] for seat in range(seats)] == [2 * (seats - 1 - seat) for seat in range(seats)]
    assert table(game)["rubies"]["wainwright"] == 0
