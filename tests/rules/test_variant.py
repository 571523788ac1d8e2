"""Chapter V: the neutral-assistant variant."""

from typing import Any

import pytest

import sixrubies as sr
from tests.rules.table import at, laid_out, load, options, play, player, reason, table, wander

OWN, NEUTRAL = "own", "neutral"


def variant(me: dict[str, Any], standing: dict[int, int] | None = None, **rest: Any) -> sr.BoardGame:
    """Three players. Stacks are written from the bottom; neutral assistants not named are under seat 1."""
    standing = standing or {}
    elsewhere = 3 - sum(standing.values()) - me["stack"].count(NEUTRAL)
    others = [{"stack": [NEUTRAL] * elsewhere + [OWN] * 3}, {"stack": [OWN] * 3}]
    return at(me, *others, neutral_assistants=standing, **rest)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v1_an_option_for_two_to_four_players(seats: int):
    game = sr.new_game(seats=seats, neutral_assistants=True)
    assert game.header["neutral_assistants"] is True
    assert NEUTRAL in player(game)["stack"]


def test_v1_refused_with_five_and_off_by_default():
    with pytest.raises(sr.BadOption, match="2 to 4 seats"):
        sr.new_game(seats=5, neutral_assistants=True)
    for seats in (2, 3, 4, 5):
        game = sr.new_game(seats=seats)
        assert game.header["neutral_assistants"] is False
        assert NEUTRAL not in player(game)["stack"]
        assert "pick_up_neutral" not in options(play(game, "move:6"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v2_three_own_and_a_neutral_one_at_the_bottom(seats: int):
    """[V2] The own one replaced is gone: with the fifth in the supply each player has four of his own."""
    game = laid_out(seats, neutral_assistants=True)
    for me in table(game)["players"]:
        assert me["stack"] == [NEUTRAL, OWN, OWN, OWN]
        assert (me["assistants"], me["fifth_assistant"]) == ([], "supply")
    assert table(game)["neutral_assistants"] == {}


def test_v2_the_fifth_is_ready_for_the_blue_tile():
    """[V2 V4] He comes under the merchant: four own and whoever was there."""
    me = {"merchant": 5, "stack": [NEUTRAL, OWN, OWN, OWN], "goods": load(blue=2)}
    game = play(variant(me), "move:15 leave act tile:blue")
    assert (player(game)["stack"], player(game)["fifth_assistant"]) == ([OWN] * 4, "joined")
    assert table(game)["neutral_assistants"] == {"15": 1}


def test_v3_the_bottom_one_is_left_first_the_neutral_one():
    """[V3] From the start: the first place gets the neutral one, the second an own one."""
    game = laid_out(3, neutral_assistants=True)
    play(game, "move:11 leave")
    assert (player(game)["stack"], player(game)["assistants"]) == ([OWN, OWN, OWN], [])
    assert table(game)["neutral_assistants"] == {"11": 1}
    play(game, "skip end_turn move:3 decline move:3 decline move:9 leave")
    assert (player(game)["stack"], player(game)["assistants"]) == ([OWN, OWN], [9])
    assert table(game)["neutral_assistants"] == {"11": 1}


@pytest.mark.parametrize(
    ("stack", "left", "rest"),
    [
        ([OWN, NEUTRAL, OWN, OWN], OWN, [NEUTRAL, OWN, OWN]),
        ([NEUTRAL, NEUTRAL, OWN, OWN, OWN], NEUTRAL, [NEUTRAL, OWN, OWN, OWN]),
        ([OWN, OWN, OWN, NEUTRAL], OWN, [OWN, OWN, NEUTRAL]),
    ],
)
def test_v3_whoever_is_at_the_bottom(stack: list[str], left: str, rest: list[str]):
    game = play(variant({"merchant": 11, "stack": stack}), "move:9")
    assert options(game) == ["decline", "leave"]
    play(game, "leave")
    assert player(game)["stack"] == rest
    assert player(game)["assistants"] == ([9] if left == OWN else [])
    assert table(game)["neutral_assistants"] == ({"9": 1} if left == NEUTRAL else {})


def test_v4_an_own_one_picked_up_goes_to_the_bottom():
    """[V4 V3] So he is the next to be left, before the neutral one above him."""
    me = {"merchant": 11, "stack": [NEUTRAL, OWN, OWN], "assistants": [9]}
    game = play(variant(me), "move:9 pick_up")
    assert player(game)["stack"] == [OWN, NEUTRAL, OWN, OWN]
    play(game, "skip end_turn move:11 decline move:11 decline move:3 leave")
    assert (player(game)["stack"], player(game)["assistants"]) == ([NEUTRAL, OWN, OWN], [3])


def test_v4_a_neutral_one_picked_up_goes_to_the_bottom():
    game = play(variant({"merchant": 11, "stack": [OWN, OWN, OWN]}, {9: 1}), "move:9 pick_up_neutral")
    assert player(game)["stack"] == [NEUTRAL, OWN, OWN, OWN]
    assert table(game)["neutral_assistants"] == {}


@pytest.mark.parametrize("way", ["fountain", "card", "yellow tile", "blue tile"])
def test_v4_whoever_returns_goes_to_the_bottom(way: str):
    """[V4] By the Fountain, the return card and the yellow tile; the fifth by the blue tile."""
    me: dict[str, Any] = {"merchant": 12, "stack": [NEUTRAL, OWN], "assistants": [2, 9]}
    if way == "fountain":
        game = play(variant(me), "move:7 act recall:9")
        assert player(game)["stack"] == [OWN, NEUTRAL, OWN]
    elif way == "card":
        game = play(variant({**me, "hand": {"return_assistant": 1}}), "play:return_assistant recall:9")
        assert player(game)["stack"] == [OWN, NEUTRAL, OWN]
    elif way == "yellow tile":
        game = play(variant({**me, "tiles": ["yellow"]}, mosque_tiles={"yellow": 2}), "use:yellow recall:9")
        assert player(game)["stack"] == [OWN, NEUTRAL, OWN]
    else:
        me = {"merchant": 5, "stack": [NEUTRAL, OWN], "assistants": [2, 15], "goods": load(blue=2)}
        game = play(variant(me), "move:15 pick_up act tile:blue")
        assert player(game)["stack"] == [OWN, OWN, NEUTRAL, OWN]


def test_v5_a_neutral_one_may_be_picked_up_by_anybody():
    """[V5] Left by seat 0, picked up by seat 1, and his turn goes on."""
    game = laid_out(3, neutral_assistants=True)
    play(game, "move:11 leave skip end_turn move:11")
    assert options(game) == ["decline", "pick_up_neutral", "leave"]
    assert reason(game, "pick_up") == ("no_assistant_here", 0, 0)
    play(game, "pick_up_neutral")
    assert player(game, 1)["stack"] == [NEUTRAL, NEUTRAL, OWN, OWN, OWN]
    assert (game.step, game.owner(), table(game)["neutral_assistants"]) == ("turn.toll", 1, {})


def test_v5_with_an_empty_stack_he_saves_the_turn():
    me = {"merchant": 11, "stack": [], "assistants": [2, 5, 6]}
    game = play(variant(me, {9: 1}), "move:9")
    assert options(game) == ["decline", "pick_up_neutral"]
    assert reason(game, "leave") == ("no_assistant_left", 0, 0)
    assert play(game, "pick_up_neutral").step == "turn.action"
    without = play(variant(me, {16: 1}), "move:9")
    assert options(without) == ["decline"]
    assert reason(without, "pick_up_neutral") == ("no_neutral_here", 0, 0)


@pytest.mark.parametrize(
    ("choice", "stack", "own", "neutral"),
    [("pick_up", [OWN, OWN, OWN], [], {"9": 1}), ("pick_up_neutral", [NEUTRAL, OWN, OWN], [9], {})],
)
def test_v6_own_and_neutral_there(choice: str, stack: list[str], own: list[int], neutral: dict[str, int]):
    """[V6] He chooses, the other stays; leaving is no option where an own one stands."""
    game = play(variant({"merchant": 11, "stack": [OWN, OWN], "assistants": [9]}, {9: 1}), "move:9")
    assert options(game) == ["decline", "pick_up", "pick_up_neutral"]
    assert reason(game, "leave") == ("assistant_here", 0, 0)
    play(game, choice)
    assert (player(game)["stack"], player(game)["assistants"]) == (stack, own)
    assert (table(game)["neutral_assistants"], game.step) == (neutral, "turn.action")


@pytest.mark.parametrize(
    ("choice", "stack", "own", "neutral"),
    [("pick_up_neutral", [NEUTRAL, OWN, NEUTRAL, OWN], [5], {}), ("leave", [NEUTRAL, OWN], [5, 9], {"9": 1})],
)
def test_v7_only_a_neutral_one_there(choice: str, stack: list[str], own: list[int], neutral: dict[str, int]):
    """[V7] Pick him up, or leave the bottom one beside him."""
    game = play(variant({"merchant": 11, "stack": [OWN, NEUTRAL, OWN], "assistants": [5]}, {9: 1}), "move:9")
    assert options(game) == ["decline", "pick_up_neutral", "leave"]
    play(game, choice)
    assert (player(game)["stack"], player(game)["assistants"]) == (stack, own)
    assert (table(game)["neutral_assistants"], game.step) == (neutral, "turn.action")


def test_v8_several_neutral_ones_at_a_place_and_under_a_merchant():
    """[V8] A second is left beside the first; of three one is picked up at a time."""
    game = play(variant({"merchant": 11, "stack": [NEUTRAL, OWN, OWN, OWN]}, {9: 1}), "move:9 leave")
    assert table(game)["neutral_assistants"] == {"9": 2}
    game = play(variant({"merchant": 11, "stack": [OWN, OWN, OWN]}, {9: 3}), "move:9 pick_up_neutral")
    assert (player(game)["stack"], table(game)["neutral_assistants"]) == ([NEUTRAL, OWN, OWN, OWN], {"9": 2})
    play(game, "skip end_turn move:11 decline move:11 decline move:3 decline move:1 decline move:1 decline")
    play(game, "move:9 pick_up_neutral")
    assert (player(game)["stack"], table(game)["neutral_assistants"]) == ([NEUTRAL, NEUTRAL, OWN, OWN, OWN], {"9": 1})


def test_v9_only_own_ones_are_brought_back():
    """[V9] Neutral ones stand alone at 5 and beside an own one at 9."""
    me = {"merchant": 12, "stack": [OWN], "assistants": [2, 9]}
    there = {5: 1, 9: 1}
    assert options(play(variant(me, there), "move:7 act")) == ["done", "recall:2", "recall:9"]
    card = play(variant({**me, "hand": {"return_assistant": 1}}, there), "play:return_assistant")
    assert options(card) == ["recall:2", "recall:9"]
    tile = play(variant({**me, "tiles": ["yellow"]}, there, mosque_tiles={"yellow": 2}), "use:yellow")
    assert options(tile) == ["recall:2", "recall:9"]
    play(tile, "recall:9")
    assert (player(tile)["assistants"], table(tile)["neutral_assistants"]) == ([2], {"5": 1, "9": 1})


def test_v9_with_only_neutral_ones_out_there_is_nobody_to_bring_back():
    me = {"merchant": 12, "stack": [OWN, OWN, OWN], "hand": {"return_assistant": 1}, "tiles": ["yellow"]}
    game = variant(me, {9: 3}, mosque_tiles={"yellow": 2})
    assert reason(game, "play:return_assistant") == ("no_assistant_away", 0, 0)
    assert reason(game, "use:yellow") == ("no_assistant_away", 0, 0)
    play(game, "move:7 act")
    assert (game.step, player(game)["stack"]) == ("turn.encounters", [OWN] * 3)


def test_v10_two_players_have_neutral_merchants_too():
    """[V10] Both at place 14: the neutral merchant is paid, the neutral assistant picked up or left."""
    game = laid_out(2, neutral_assistants=True)
    assert table(game)["neutral_merchants"] == [14, 15, 16]
    assert [me["stack"] for me in table(game)["players"]] == [[NEUTRAL, OWN, OWN, OWN]] * 2
    play(game, "move:14 leave pay roll:6+4 skip end_turn")
    assert table(game)["neutral_assistants"] == {"14": 1}
    assert table(game)["neutral_merchants"] == [10, 15, 16]
    assert player(game)["lira"] == 0


@pytest.mark.parametrize("standing", [{9: 1}, {9: 3}, {}])
def test_v11_declining_ends_the_turn_here_too(standing: dict[int, int]):
    stack = [OWN, OWN, OWN]
    game = play(variant({"merchant": 11, "stack": stack}, standing, tokens={"governor": 9}), "move:9")
    assert options(game)[0] == "decline"
    play(game, "decline")
    assert (game.owner(), game.step, player(game)["stack"]) == (1, "turn.move", stack)
    assert table(game)["neutral_assistants"] == {str(place): count for place, count in standing.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v8_no_assistant_is_ever_lost(seats: int):
    """[V2 V8] Random games: four own ones for each player, and as many neutral ones as players."""
    several = 0
    for game, _, _ in wander(seats, 7 + seats, 1500, neutral_assistants=True):
        told = table(game)
        neutral = sum(told["neutral_assistants"].values())
        for me in told["players"]:
            neutral += me["stack"].count(NEUTRAL)
            waiting = me["fifth_assistant"] == "supply"
            assert me["stack"].count(OWN) + len(me["assistants"]) + waiting == 4
            several += me["stack"].count(NEUTRAL) > 1
        assert neutral == seats
        assert "7" not in told["neutral_assistants"]
    assert several
