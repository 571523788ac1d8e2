"""Chapter B5: the Post Office."""

import pytest

from tests.rules.table import acting, at, goods, load, options, play, player, table

CYCLE = [  # by indicators down: red, green, yellow, blue, Lira
    ([0, 1, 1, 0], 2),
    ([1, 0, 1, 0], 2),
    ([1, 0, 1, 0], 3),
    ([1, 0, 0, 1], 3),
    ([1, 0, 0, 1], 4),
]
TOP = ["red", 2, "blue", 2]
BOTTOM = ["green", 1, "yellow", 1]


@pytest.mark.parametrize("down", range(5))
def test_b5_1_each_column_gives_what_its_indicator_leaves_open(down: int):
    """[B5.1] An indicator that is down covers the bottom row, so the top is received, and the other way round."""
    open_spaces = TOP[:down] + BOTTOM[down:]
    carried = [open_spaces.count(name) for name in ("red", "green", "yellow", "blue")]
    lira = sum(space for space in open_spaces if isinstance(space, int))
    game = play(acting(5, {"lira": 10}, seats=3, mail_down=down), "act")
    assert (goods(game), player(game)["lira"]) == (carried, 10 + lira)
    assert (carried, lira) == CYCLE[down]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 0)])
def test_b5_2_then_the_leftmost_upper_indicator_goes_down(before: int, after: int):
    """[B5.2] All down: all go up again."""
    game = acting(5, seats=3, mail_down=before)
    assert table(game)["mail_down"] == before
    play(game, "act")
    assert table(game)["mail_down"] == after
    shown = game.view(None).to_dict()["table"]["post_office"]
    carried, lira = CYCLE[after]
    assert shown == {**load(*carried), "lira": lira}


def test_b5_2_skipping_moves_no_indicator():
    assert table(play(acting(5, seats=3, mail_down=2), "skip end_turn"))["mail_down"] == 2


def test_b5_3_five_rewards_in_a_cycle():
    """[B5.3] case 16.3: five players one after the other, then the first again; he finds what he found at first."""
    first, *rest = [{"merchant": place, "lira": 50} for place in (12, 4, 2, 15, 7)]
    game = at({**first, "hand": {"stay": 1}}, *rest)
    for visit in range(6):
        seat = visit % 5
        play(game, "play:stay pick_up" if visit == 5 else "move:5 leave", "pay" if visit else "")
        had, lira = goods(game, seat), player(game, seat)["lira"]
        play(game, "act")
        carried, money = CYCLE[seat]
        assert goods(game, seat) == [a + b for a, b in zip(had, carried, strict=True)]
        assert player(game, seat)["lira"] == lira + money
        play(game, "end_turn")


@pytest.mark.parametrize("down", range(5))
def test_b5_3_the_repeat_card_goes_on_in_the_cycle(down: int):
    """[B5.3 B5.2] case 16.3: two and three actions in a row, also over the change from all down to all up."""
    game = acting(5, {"lira": 0, "extensions": 1, "hand": {"repeat_post_office": 2}}, seats=3, mail_down=down)
    play(game, "act play:repeat_post_office play:repeat_post_office")
    rewards = [CYCLE[(down + i) % 5] for i in range(3)]
    assert goods(game) == [sum(carried[good] for carried, _ in rewards) for good in range(4)]
    assert player(game)["lira"] == sum(lira for _, lira in rewards)
    assert table(game)["mail_down"] == (down + 3) % 5
    assert options(game) == ["end_turn"]


@pytest.mark.parametrize("down", range(5))
def test_b5_4_goods_without_room_are_lost_the_rest_happens(down: int):
    game = acting(5, {"lira": 1, "goods": load(2, 2, 2, 2)}, seats=3, mail_down=down)
    assert options(game) == ["act", "skip"]
    play(game, "act")
    assert (goods(game), player(game)["lira"]) == ([2, 2, 2, 2], 1 + CYCLE[down][1])
    assert table(game)["mail_down"] == (down + 1) % 5


def test_b5_4_each_good_by_itself():
    """[B5.4] Yellow is full, green is not."""
    game = play(acting(5, {"lira": 0, "goods": load(yellow=2)}, seats=3), "act")
    assert (goods(game), player(game)["lira"]) == ([0, 1, 2, 0], 2)
