"""How well bots play: bounded numbers of games; `python -m sixrubies.bots.measure` plays as many as one likes."""

import json
import subprocess
import sys

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.measure import line_up, main, measure, share

GAMES = 20 if sr.compiled else 4


def test_greedy_beats_three_random_players():
    """It loses fewer than one game in a hundred; a random player in its place would win one in four."""
    report = measure(GAMES, ["greedy", "random", "random", "random"])
    assert report.by_bot["greedy"].wins >= 0.9 * GAMES
    assert report.by_bot["greedy"].wins + report.by_bot["random"].wins == pytest.approx(GAMES)


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


def test_measure_tells_in_words(capsys):
    assert main(["--games", "1", "--bots", "greedy", "--seats", "2"]) == 0
    told = capsys.readouterr().out
    assert "1 games, 2 seats, layout short" in told
    assert "seat 1" in told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bots", "clever"], "no bot is called 'clever'; there is random, greedy"),
        (["--games", "0"], "at least one game"),
        (["--seats", "6"], "2 to 5 seats"),
        (["--layout", "round"], "no layout is called 'round'"),
        (["--bots", "greedy,random", "--seats", "4"], "2 bots can't sit on 4 seats"),
    ],
)
def test_bad_requests_are_one_line(capsys, arguments, complaint):
    assert main(["--games", "1", *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1
