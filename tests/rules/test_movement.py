"""Chapter M: moving the merchant, and the assistants he picks up or leaves behind."""

import pytest

from tests.rules.table import at, options, play, player, reason, table, wander

# Distances of 1 and 2 counted by hand on the printed boards.
SHORT_PATHS = {
    15: [2, 4, 5, 8, 12],
    7: [1, 2, 3, 4, 5, 6, 9, 11, 12, 14],
    8: [4, 6, 10, 11, 12, 13, 15],
    16: [1, 3, 9, 10, 11],
}
IN_ORDER = {
    1: [2, 3, 5, 6, 9],
    4: [2, 3, 7, 8, 12],
    6: [1, 2, 3, 5, 7, 8, 9, 10, 11, 14],
    9: [1, 5, 6, 10, 11, 13, 14],
    15: [7, 10, 11, 12, 13, 14, 16],
    16: [8, 11, 12, 14, 15],
}


@pytest.mark.parametrize(
    ("layout", "start", "goals"),
    [("short", start, goals) for start, goals in SHORT_PATHS.items()]
    + [("order", start, goals) for start, goals in IN_ORDER.items()],
)
def test_m1_m2_one_or_two_orthogonal_steps(layout: str, start: int, goals: list[int]):
    """[M1 M2] A diagonal neighbour is two steps away; the board has no edges that meet."""
    assert options(at({"merchant": start}, layout=layout)) == [f"move:{goal}" for goal in goals]


@pytest.mark.parametrize("start", range(1, 17))
def test_m2_distance_is_counted_in_rows_and_columns(start: int):
    """[M1 M2] In order, from everywhere: every other place is in reach, or its distance is named."""
    game = at({"merchant": start}, layout="order")
    for goal in range(1, 17):
        rows, columns = abs((start - 1) // 4 - (goal - 1) // 4), abs((start - 1) % 4 - (goal - 1) % 4)
        if goal == start:
            assert reason(game, f"move:{goal}") == ("same_place", 0, 0)
        elif rows + columns > 2:
            assert reason(game, f"move:{goal}") == ("too_far", rows + columns, 0)
        else:
            assert f"move:{goal}" in options(game)


def test_m1_the_stack_moves_along():
    """[M1] All assistants under the merchant go with him; those left at places stay."""
    game = at({"merchant": 6, "assistants": [4]})
    assert player(game)["stack"] == ["own"] * 3
    play(game, "move:11")
    assert (player(game)["merchant"], player(game)["stack"], player(game)["assistants"]) == (11, ["own"] * 3, [4])


def test_m3_every_place_in_reach_is_a_legal_goal():
    """[M3] case 16.6: nobody under the merchant and no own assistant near: the same moves as ever."""
    empty = at({"merchant": 7, "assistants": [8, 10, 13, 16], "lira": 0})
    assert options(empty) == options(at({"merchant": 7})) == [f"move:{goal}" for goal in SHORT_PATHS[7]]
    play(empty, "move:11")
    assert (empty.step, options(empty)) == ("turn.assistant", ["decline"])
    assert reason(empty, "leave") == ("no_assistant_left", 0, 0)
    assert reason(empty, "pick_up") == ("no_assistant_here", 0, 0)
    play(empty, "decline")
    assert (empty.owner(), player(empty)["merchant"]) == (1, 11)


def test_m4_nothing_blocks_a_move():
    """[M4] Merchants, assistants, family members and tokens on every way out of the corner, and at every goal."""
    others = [
        {"merchant": 5, "family": 4, "assistants": [4, 5, 12], "lira": 0},
        {"merchant": 4, "family": 5, "assistants": [4, 5, 2], "lira": 0},
        {"merchant": 12, "family": 12, "assistants": [8, 5], "lira": 0},
    ]
    game = at({"merchant": 15, "lira": 0}, *others, tokens={"governor": 5, "smuggler": 4})
    assert options(game) == ["move:2", "move:4", "move:5", "move:8", "move:12"]
    for goal in (2, 4, 5, 8, 12):
        moved = game.clone()
        moved.act(f"move:{goal}")
        assert (player(moved)["merchant"], options(moved)) == (goal, ["decline", "leave"])


def test_m5_the_own_assistant_is_picked_up_and_moves_along():
    """[M5 M7] He joins the stack; two turns later he can be left elsewhere."""
    game = at({"merchant": 11, "assistants": [2, 5, 6, 9]}, {})
    play(game, "move:9")
    assert options(game) == ["decline", "pick_up"]
    assert reason(game, "leave") == ("assistant_here", 0, 0)
    play(game, "pick_up")
    assert (game.step, player(game)["stack"], player(game)["assistants"]) == ("turn.action", ["own"], [2, 5, 6])
    play(game, "skip end_turn move:11 leave skip end_turn")
    assert options(play(game, "move:3")) == ["decline", "leave"]
    play(game, "leave")
    assert (player(game)["stack"], player(game)["assistants"]) == ([], [2, 3, 5, 6])


def test_m6_the_bottom_one_is_left_and_stays_behind():
    game = play(at({"merchant": 11}, {}), "move:9")
    assert options(game) == ["decline", "leave"]
    assert reason(game, "pick_up") == ("no_assistant_here", 0, 0)
    play(game, "leave")
    assert (game.step, player(game)["stack"], player(game)["assistants"]) == ("turn.action", ["own"] * 3, [9])
    play(game, "skip end_turn move:11 decline move:3")
    assert (player(game)["merchant"], player(game)["assistants"]) == (3, [9])


def test_m7_no_second_one_is_left_where_one_stands():
    """[M7 M12] Three under him and one there: leaving is no option, picking up makes four."""
    game = play(at({"merchant": 11, "assistants": [9]}), "move:9")
    assert options(game) == ["decline", "pick_up"]
    assert reason(game, "leave") == ("assistant_here", 0, 0)
    assert player(play(game, "pick_up"))["stack"] == ["own"] * 4


@pytest.mark.parametrize(("assistants", "other"), [([], "leave"), ([9], "pick_up"), ([5, 9], "pick_up")])
def test_m8_declining_ends_the_turn_and_moves_nobody(assistants: list[int], other: str):
    game = at({"merchant": 11, "assistants": assistants}, tokens={"governor": 9})
    before = player(game)
    play(game, "move:9")
    assert options(game) == ["decline", other]
    play(game, "decline")
    assert (game.owner(), game.step) == (1, "turn.move")
    assert player(game) == {**before, "merchant": 9}


STRANDED = {"merchant": 11, "assistants": [2, 5, 6, 12]}


def test_m9_nobody_under_him_and_nobody_there():
    """[M9] case 16.6: the turn is over; a token and a family member there stay unmet."""
    game = play(at({**STRANDED, "lira": 9}, {"family": 9}, seats=3, tokens={"governor": 9}), "move:9")
    assert options(game) == ["decline"]
    play(game, "decline")
    assert (game.owner(), player(game, 1)["family"], table(game)["tokens"]["governor"]) == (1, 9, 9)


def test_m9_the_return_card_helps_on_arrival():
    """[M9] It brings one from any place; then he can be left and the turn goes on."""
    game = play(at({**STRANDED, "hand": {"return_assistant": 1}}), "move:9")
    assert options(game) == ["decline", "play:return_assistant"]
    play(game, "play:return_assistant")
    assert options(game) == ["recall:2", "recall:5", "recall:6", "recall:12"]
    play(game, "recall:5")
    assert options(game) == ["decline", "leave"]
    play(game, "leave")
    assert (game.step, player(game)["assistants"], player(game)["stack"]) == ("turn.action", [2, 6, 9, 12], [])


def test_m9_the_yellow_tile_helps_on_arrival():
    """[M9] For 2 Lira; with less, money has to come first."""
    tile = {**STRANDED, "tiles": ["yellow"]}
    game = play(at({**tile, "lira": 2}), "move:9")
    assert options(game) == ["decline", "use:yellow"]
    play(game, "use:yellow recall:12")
    assert (options(game), player(game)["lira"]) == (["decline", "leave"], 0)

    poor = play(at({**tile, "lira": 1, "hand": {"five_lira": 1}}), "move:9")
    assert options(poor) == ["decline", "play:five_lira"]
    assert reason(poor, "use:yellow") == ("needs_lira", 2, 1)
    assert options(play(poor, "play:five_lira")) == ["decline", "use:yellow"]


def test_m9_other_cards_do_not_help():
    game = play(at({**STRANDED, "hand": {"one_good": 1, "stay": 1, "long_move": 1}}), "move:9")
    assert options(game) == ["decline", "play:one_good"]
    assert reason(game, "play:stay") == ("not_now", 0, 0)
    assert reason(game, "play:long_move") == ("not_now", 0, 0)


@pytest.mark.parametrize(("mine", "answers"), [([], ["decline", "leave"]), ([2, 3, 5, 6], ["decline"])])
def test_m10_assistants_of_others_are_no_help(mine: list[int], answers: list[str]):
    """[M10] Three players have one at the Tea House; I can leave mine beside them, but pick up nobody."""
    others = [{"assistants": [9]}, {"assistants": [9, 16]}, {"assistants": [9]}]
    game = play(at({"merchant": 11, "assistants": mine}, *others), "move:9")
    assert options(game) == answers
    assert reason(game, "pick_up") == ("no_assistant_here", 0, 0)
    if "leave" in answers:
        play(game, "leave")
        assert player(game)["assistants"] == [9]
    assert [player(game, seat)["assistants"] for seat in (1, 2, 3)] == [[9], [9, 16], [9]]


@pytest.mark.parametrize("assistants", [[], [2, 5], [2, 5, 6, 9]])
def test_m11_the_fountain_asks_for_no_assistant(assistants: list[int]):
    """[M11] case 16.6: arrival leads straight to the action; nobody is left, also with an empty stack."""
    game = at({"merchant": 11, "lira": 0, "assistants": assistants}, {"merchant": 7}, tokens={"smuggler": 7})
    stack = player(game)["stack"]
    play(game, "move:7")
    assert (game.step, options(game)) == ("turn.action", ["act", "skip"])
    assert (player(game)["stack"], player(game)["assistants"]) == (stack, assistants)
    assert options(play(game, "skip")) == ["end_turn", "meet:smuggler"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_m12_each_assistant_is_in_one_place(seats: int):
    """[M12] Random games: each player has five, under the merchant, at different places, or in the supply."""
    crowded = 0
    for game, _, _ in wander(seats, 100 + seats, 1200):
        for me in table(game)["players"]:
            assert len(set(me["assistants"])) == len(me["assistants"])
            assert 7 not in me["assistants"]
            assert set(me["stack"]) <= {"own"}
            waiting = me["fifth_assistant"] == "supply"
            assert waiting == ("blue" not in me["tiles"])
            assert len(me["stack"]) + len(me["assistants"]) + waiting == 5
            crowded += len(me["assistants"]) == 4
    assert crowded
