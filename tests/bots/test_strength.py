"""How well bots play: bounded numbers of games; `python -m sixrubies.bots.measure` plays as many as one likes."""

import json
import subprocess
import sys

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.measure import at_99, line_up, main, measure, share
from tests.bots.players import BOX_TABLES, BOXES, names

GAMES = 20 if sr.compiled else 4
BOX_GAMES = GAMES // 4  # their games take longer, and each ruleset has its own


def test_greedy_beats_three_random_players():
    """It loses fewer than one game in a hundred; a random player in its place would win one in four."""
    report = measure(GAMES, ["greedy", "random", "random", "random"])
    assert report.by_bot["greedy"].wins >= 0.9 * GAMES
    assert report.by_bot["greedy"].wins + report.by_bot["random"].wins == pytest.approx(GAMES)


def test_greedy_beats_three_random_players_in_the_dice_game():
    """As in the boxes; random players need five times as many rounds for their first rubies."""
    report = measure(max(GAMES, 8), ["greedy", "random", "random", "random"], ruleset="dice")
    assert report.by_bot["greedy"].low > 0.6
    assert report.rounds["median"] <= 12


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_dice_games_are_short(seats):
    report = measure(GAMES, ["greedy"], seats, ruleset="dice")
    assert report.rounds["median"] <= 14
    assert sum(won.wins for won in report.by_seat) == pytest.approx(GAMES)


@pytest.mark.parametrize("ruleset", BOXES)
def test_greedy_beats_three_random_players_in_every_box(ruleset):
    """It wins practically always. One that wins but half of its games would pass in fewer than one of 25 runs."""
    report = measure(max(GAMES, 8), ["greedy", "random", "random", "random"], ruleset=ruleset)
    assert report.by_bot["greedy"].low > 0.5
    assert report.rounds["median"] <= 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("ruleset", BOXES)
def test_greedy_games_of_the_boxes_are_short(ruleset, seats):
    report = measure(BOX_GAMES, ["greedy"], seats, ruleset=ruleset)
    assert report.rounds["median"] <= 30
    assert sum(won.wins for won in report.by_seat) == pytest.approx(BOX_GAMES)


@pytest.mark.parametrize("table", BOX_TABLES, ids=names(BOX_TABLES))
def test_random_and_greedy_play_whole_games_with_all_options(table):
    game = sr.new_game(seed=6, **table)
    bots.play_out(game, [bots.make("greedy" if seat == 1 else "random", seat) for seat in range(game.seats)])
    assert game.over and game.outcome().winners == [1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_games_are_short(seats):
    report = measure(GAMES, ["greedy"], seats)
    assert report.rounds["median"] <= 30
    assert sum(won.wins for won in report.by_seat) == pytest.approx(GAMES)


@pytest.mark.parametrize("layout", ["long", "order", "random"])
def test_greedy_finds_its_way_in_other_layouts(layout):
    assert measure(GAMES // 2, ["greedy"], 3, layout, neutral_assistants=True).rounds["median"] <= 35


def test_play_out_ends_a_game():
    game = sr.new_game("base", seats=2, seed=3)
    bots.play_out(game, [bots.make("greedy", 1), bots.make("random", 2)])
    assert game.over
    assert game.outcome().winners == [0]


def test_shares_have_wilson_intervals():
    """Numbers from the formula worked out by hand: 8 of 10 is 0.4902 to 0.9433."""
    won = share(8, 10)
    assert (won.share, round(won.low, 4), round(won.high, 4)) == (0.8, 0.4902, 0.9433)
    assert share(10, 10).high == 1.0
    assert share(0, 10).low == 0.0


def test_line_ups():
    assert line_up(["greedy"], None) == ["greedy"] * 4
    assert line_up(["greedy"], 2) == ["greedy"] * 2
    assert line_up(["greedy", "random"], None) == ["greedy", "random"]
    with pytest.raises(sr.BadOption, match="2 bots can't sit on 3 seats"):
        line_up(["greedy", "random"], 3)


def test_bots_move_on_by_a_seat():
    """Over as many games as there are seats, every bot sits everywhere: greedy wins from each seat."""
    report = measure(2, ["greedy", "random"])
    assert [won.wins for won in report.by_seat] == [1, 1]


def test_measure_as_a_command():
    command = [
        sys.executable,
        "-m",
        "sixrubies.bots.measure",
        "--games",
        "1",
        "--bots",
        "random",
        "--seats",
        "2",
        "--json",
    ]
    told = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    assert told["games"] == 1
    assert told["bots"] == ["random", "random"]
    assert told["compiled"] is sr.compiled
    assert told["by_bot"]["random"]["share"] == 1.0
    assert told["rounds"]["median"] > 30


@pytest.mark.parametrize(
    ("ruleset", "layout"),
    [("base", "short"), ("mocha", "recommended"), ("letters", "recommended"), ("great_bazaar", "random")],
)
def test_measure_tells_in_words(capsys, ruleset, layout):
    assert main(["--games", "1", "--bots", "greedy", "--seats", "2", "--ruleset", ruleset]) == 0
    told = capsys.readouterr().out
    assert f"1 games, 2 seats, layout {layout}, {ruleset}" in told
    assert "seat 1" in told


def test_measure_tells_of_the_dice_game_without_a_layout(capsys):
    assert main(["--games", "1", "--bots", "greedy", "--seats", "2", "--ruleset", "dice"]) == 0
    assert capsys.readouterr().out.startswith("1 games, 2 seats, dice, ")


def test_99_of_100_decisions_are_within():
    assert at_99([float(number) for number in range(1, 101)]) == 99.0
    assert at_99([5.0]) == 5.0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "clever"], "no bot is called 'clever'; there is random, greedy"),
        (["--games", "0"], "at least one game"),
        (["--seats", "6"], "2 to 5 seats"),
        (["--ruleset", "chess"], "no ruleset is called 'chess'; there is base, mocha, letters, great_bazaar, dice"),
        (["--ruleset", "dice", "--layout", "short"], "layout is an option of the board game, not of dice"),
        (["--ruleset", "dice", "--seats", "5"], "2 to 4 seats, not 5"),
        (["--ruleset", "mocha", "--deck", "new"], "the new cards alone are an option of letters and great_bazaar"),
        (["--layout", "round"], "no layout is called 'round'"),
        (["--bots", "greedy,random", "--seats", "4"], "2 bots can't sit on 4 seats"),
    ],
)
def test_bad_requests_are_one_line(capsys, arguments, complaint):
    assert main(["--games", "1", *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1
