"""The same games give the same ratings, whatever files they stand in, and the better bot has the higher one."""

import json
import shutil
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from typer.testing import CliRunner

from sixrubies.arena import Match, Tally, run, tally
from sixrubies.arena.ratings import Game, gathered, rated, ratings
from sixrubies.cli.app import app

PAIR = Match(("greedy", "random"), seed=5)
FOUR = Match(("a", "b", "b", "c"))


def won_by_chance(strengths: dict[str, float], games: int) -> Tally:
    """Games of bots whose strengths are known, each rank drawn among those left by them."""
    random = Random(3)
    counted = Tally(FOUR, [Counter() for _ in FOUR.seatings()])
    for number in range(games):
        seating = number % 4
        seated = FOUR.seatings()[seating]
        left, ranks = list(range(4)), [0] * 4
        for rank in range(1, 5):
            [seat] = random.choices(left, [strengths[seated[seat]] for seat in left])
            ranks[seat] = rank
            left.remove(seat)
        counted.standings[seating]["".join(map(str, ranks))] += 1
    return counted


def test_the_stronger_bot_has_the_higher_rating_by_about_as_much():
    """Each step here is a factor of two: the ratings of three bots stand about equally far apart."""
    found = ratings([won_by_chance({"a": 4.0, "b": 2.0, "c": 1.0}, 800)])[("base", 4)]
    assert [rating.name for rating in found] == ["a", "b", "c"]
    assert all(rating.games == 800 and 0 < rating.sigma < 1.5 for rating in found)
    a, b, c = (rating.mu for rating in found)
    assert a - b > 4 * found[0].sigma and b - c > 4 * found[0].sigma
    assert (a - b) / (b - c) == pytest.approx(1, abs=0.5)


def test_equal_bots_have_equal_ratings():
    found = ratings([won_by_chance({"a": 1.0, "b": 1.0, "c": 1.0}, 800)])[("base", 4)]
    assert max(rating.mu for rating in found) - min(rating.mu for rating in found) < 4 * found[0].sigma


def test_the_order_of_games_and_files_makes_no_difference():
    one, other = won_by_chance({"a": 2.0, "b": 1.0, "c": 1.0}, 60), won_by_chance({"a": 1.0, "b": 1.0, "c": 3.0}, 80)
    assert ratings([one, other]) == ratings([other, one])
    games: Counter[Game] = Counter({(("a", "b"), (1, 2)): 3, (("b", "a"), (1, 1)): 2})
    assert rated(games) == rated(Counter(dict(reversed(games.items()))))


def test_each_ruleset_and_number_of_seats_is_a_pool():
    one = won_by_chance({"a": 2.0, "b": 1.0, "c": 1.0}, 8)
    dice = replace(one, match=replace(FOUR, ruleset="dice"))
    alone = Tally(Match(("a", "a")), [Counter({"12": 5})])
    assert list(ratings([dice, one, alone])) == [("base", 4), ("dice", 4)]


def test_who_thinks_longer_is_another_player():
    quick, slow = (replace(PAIR, bots=("search", "planner"), seconds=seconds) for seconds in (0.5, 2))
    tallies = [Tally(match, [Counter({"12": 1}), Counter({"12": 1})]) for match in (quick, slow)]
    assert {rating.name for rating in ratings(tallies)[("base", 2)]} == {"search 0.5 s", "search 2 s", "planner"}


def test_only_who_takes_the_time_he_has_is_another_player_by_it():
    match = replace(PAIR, bots=("strong", "exec:./bot"), seconds=2)
    found = ratings([Tally(match, [Counter({"12": 1}), Counter({"12": 1})])])[("base", 2)]
    assert {rating.name for rating in found} == {"strong", "exec:./bot 2 s"}


def test_the_club_player_is_the_greedy_one():
    """It makes the same choices (test_levels.py): who beats it is compared with who beats greedy."""
    tallies = [
        Tally(replace(PAIR, bots=bots), [Counter({"12": 9}), Counter({"21": 9})])
        for bots in (("strong", "club"), ("planner", "greedy"), ("club", "casual"))
    ]
    found = {rating.name: rating for rating in ratings(tallies)[("base", 2)]}
    assert set(found) == {"strong", "planner", "greedy", "casual"} and found["greedy"].games == 54
    assert found["strong"].mu == pytest.approx(found["planner"].mu, abs=1.5)
    assert found["planner"].mu > found["greedy"].mu > found["casual"].mu


def test_result_files_and_folders_are_gathered_and_no_game_counts_twice(tmp_path):
    folder = tmp_path / "some"
    run(PAIR, 2, file=folder / "few.jsonl")
    shutil.copy(folder / "few.jsonl", folder / "more.jsonl")
    whole = run(PAIR, 4, file=folder / "more.jsonl")
    [counted] = gathered([folder, folder / "few.jsonl"])
    assert counted == tally(PAIR.checked(), whole.games)


def test_the_command_tells_a_table_and_everything_to_a_program(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    refused = CliRunner().invoke(app, ["ratings"])
    assert refused.exit_code == 2 and "there is no folder arena-results here" in refused.stderr
    CliRunner().invoke(app, ["arena", "greedy", "random", "--games", "4"])
    told = CliRunner().invoke(app, ["ratings"], env={"COLUMNS": "200"})
    assert (
        told.exit_code == 0
        and "base, 2 seats" in told.stdout
        and told.stdout.index("greedy") < told.stdout.index("random")
    )
    german = CliRunner().invoke(app, ["ratings", "--language", "de"], env={"COLUMNS": "200"})
    assert "base, 2 Plätze" in german.stdout and "Wertung" in german.stdout
    [pool] = json.loads(CliRunner().invoke(app, ["ratings", "arena-results", "--json"]).stdout)
    assert (pool["ruleset"], pool["seats"]) == ("base", 2)
    assert pool["ratings"][0]["name"] == "greedy" and pool["ratings"][0]["mu"] > 25 > pool["ratings"][1]["mu"]


def test_bad_files_are_one_line(tmp_path):
    (tmp_path / "broken.jsonl").write_text("nonsense\n")
    (tmp_path / "empty").mkdir()
    for path, complaint in (("broken.jsonl", "line 1"), ("empty", "has no result files"), ("none", "can't read")):
        ended = CliRunner().invoke(app, ["ratings", str(tmp_path / path)])
        assert ended.exit_code == 2 and complaint in ended.stderr and ended.stderr.count("\n") == 1
