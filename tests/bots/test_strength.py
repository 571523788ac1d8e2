"""How well bots play: bounded numbers of games; `sixrubies arena` plays as many as one likes."""

from typing import Any

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.arena import Match, Summary, line_up, play
from tests.bots.players import BOX_TABLES, BOXES, names

GAMES = 20 if sr.compiled else 4
BOX_GAMES = GAMES // 4  # their games take longer, and each ruleset has its own


def measure(games: int, players: list[str], seats: int | None = None, **options: Any) -> Summary:
    return play(Match(line_up(players, seats), **options), games)


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
    report = measure(GAMES // 2, ["greedy"], seats, ruleset="dice")
    assert report.rounds["median"] <= 14
    assert sum(won.wins for won in report.by_seat) == pytest.approx(GAMES // 2)


@pytest.mark.parametrize("ruleset", BOXES)
def test_greedy_beats_three_random_players_in_every_box(ruleset):
    """It wins practically always. One that wins but half of its games would pass in fewer than one of 25 runs."""
    report = measure(max(GAMES, 8), ["greedy", "random", "random", "random"], ruleset=ruleset)
    assert report.by_bot["greedy"].low > 0.5
    assert report.rounds["median"] <= 40


@pytest.mark.parametrize("seats", [2, 5])
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
    assert measure(GAMES // 2, ["greedy"], 3, layout=layout, neutral_assistants=True).rounds["median"] <= 35


@pytest.mark.skipif(not sr.compiled, reason="takes too long in plain Python")
def test_what_was_learnt_is_better_than_what_was_made_by_hand():
    """A fair share would be 10 of 40, and 15 or more in one of 18 runs."""
    report = measure(40, ["learned", "greedy", "greedy", "greedy"], layout="random", seed=9)
    assert report.by_bot["learned"].wins >= 15


def test_play_out_ends_a_game():
    game = sr.new_game("base", seats=2, seed=3)
    bots.play_out(game, [bots.make("greedy", 1), bots.make("random", 2)])
    assert game.over
    assert game.outcome().winners == [0]
