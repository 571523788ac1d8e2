"""docs/results.md is what `make results` makes of the counts it keeps, and that plays what is missing and no more."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixrubies.arena import Match, Tally, share
from sixrubies.arena.match import play_game
from sixrubies.arena.statistics import first_half, joined, tile_values
from sixrubies.core.errors import BadFile, BadOption
from tools.results.__main__ import first_games, play, update
from tools.results.matches import LIST, ROOT, Listed, Stored, digest, listed, load
from tools.results.page import made
from tools.results.statistics import statistics

PAIR = Match(("random", "random"), ruleset="dice", seed=1)
SHORT = """
[[ladder]]
bots = ["greedy", "random"]
games = 3
[rounds]
bots = []
games = { base = 1, mocha = 2, letters = 3, great_bazaar = 4, dice = 5 }
[statistics]
bot = "random"
layouts = []
games = 1
"""


def test_the_page_and_its_plots_are_what_the_command_makes():
    files = made(listed(LIST.read_text(encoding="utf-8")), load())
    differing = [path for path, text in files.items() if (ROOT / path).read_text(encoding="utf-8") != text]
    assert differing == [], "run `python -m tools.results --page`"
    plots = {f"docs/results/{path.name}" for path in (ROOT / "docs/results").glob("*.svg")}
    assert plots == set(files) - {"docs/results.md"}


def test_what_is_listed():
    found = listed(
        SHORT.replace("bots = []", 'bots = ["greedy"]\nlayout = "random"').replace(
            "layouts = []", 'layouts = ["long", "random"]'
        )
    )
    assert found.ladder == {Match(("greedy", "random"), layout="short"): 3}
    assert len(found.rounds) == 4 * 4 + 3 and len(found.statistics) == 4 * 2
    assert found.rounds[Match(("greedy",) * 3, "mocha", "random")] == 2
    assert found.rounds[Match(("greedy",) * 2, "dice")] == 5
    assert Match(("random",) * 5, layout="long") in found.statistics


def test_a_match_of_two_parts_is_played_once():
    found = Listed(ladder={PAIR: 3}, rounds={PAIR: 7}, statistics={PAIR: 5})
    assert found.wanted() == {PAIR: 7}


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("games = 3", "", "KeyError 'games'"),
        ("games = 3", "games = 3\nlayuot = 'long'", "layuot"),
        ("[rounds]", "[rounds", "not as it should be"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(old, new, complaint):
    with pytest.raises(BadFile, match=complaint):
        listed(SHORT.replace(old, new, 1))


def test_an_unknown_bot_is_refused():
    with pytest.raises(BadOption, match="no bot is called 'clever'"):
        listed(SHORT.replace("greedy", "clever"))


def test_only_what_is_missing_is_played_and_what_would_differ_is_played_anew(tmp_path, capsys):
    tallies, folder = tmp_path / "tallies.jsonl", tmp_path / "games"
    found = Listed(ladder={PAIR: 2})
    kept = update(found, tallies, folder, 1)
    assert "2 of 2" in capsys.readouterr().err
    assert load(tallies) == {PAIR: replace(kept[PAIR], counted=replace(kept[PAIR].counted, times={}))}
    update(found, tallies, folder, 1)
    assert capsys.readouterr().err == "", "nothing is missing"
    longer = update(Listed(ladder={PAIR: 3}), tallies, folder, 1)
    assert capsys.readouterr().err.count(" of 3") == 1 and longer[PAIR].counted.games == 3
    bots_then(tallies, folder, longer[PAIR].first, "another")
    anew = update(Listed(ladder={PAIR: 3}), tallies, folder, 1)
    assert capsys.readouterr().err.count(" of 3") == 3
    assert anew[PAIR].first == longer[PAIR].first and anew[PAIR].counted.rounds == longer[PAIR].counted.rounds
    assert update(Listed(), tallies, folder, 1) == {}, "what is not listed any more is not kept"


def test_counts_that_cannot_be_read_are_refused_with_their_line(tmp_path):
    (tmp_path / "tallies").write_text('{"rules_version": 0}\n{"rules_version": 1}\n')
    with pytest.raises(BadFile, match="tallies line 2: can't be read"):
        load(tmp_path / "tallies")


def bots_then(tallies: Path, folder: Path, now: str, then: str) -> None:
    """As if the games had been played by bots that would do other things."""
    [beside] = folder.glob("*.first")
    assert beside.read_text() == now
    beside.write_text(then)
    tallies.write_text(tallies.read_text().replace(now, then))


def test_with_a_limit_of_time_too_only_what_would_differ_is_played_anew(tmp_path, capsys):
    tallies, folder = tmp_path / "tallies.jsonl", tmp_path / "games"
    found = Listed(ladder={replace(PAIR, seconds=1.0): 2})
    [kept] = update(found, tallies, folder, 1).values()
    capsys.readouterr()
    update(found, tallies, folder, 1)
    assert capsys.readouterr().err == ""
    bots_then(tallies, folder, kept.first, "another")
    update(found, tallies, folder, 1)
    assert capsys.readouterr().err.count(" of 2") == 2


def test_a_run_that_was_stopped_goes_on_and_is_not_begun_anew(tmp_path, capsys):
    """Counts come with the end of a match only: what is there of it is known by the file beside the games."""
    folder = tmp_path / "games"
    first = first_games(PAIR)
    play(PAIR, 2, folder, 1, first)
    capsys.readouterr()
    assert play(PAIR, 4, folder, 1, first).counted.games == 4
    assert capsys.readouterr().err.count(" of 4") == 2


def test_four_games_tell_whether_a_bot_has_changed():
    """One may go the same way although it has; the clock makes no difference to what is asked."""
    played = [play_game(PAIR, deal, 0) for deal in range(4)]
    assert first_games(PAIR) == first_games(replace(PAIR, seconds=1.0)) == digest(played)
    other = replace(played[3], rounds=played[3].rounds + 1)
    assert digest([*played[:3], other]) != digest(played)


def test_the_page_says_what_is_not_played_yet():
    page = made(listed(SHORT), {})["docs/results.md"]
    assert page.count("Not played yet.") == 2 and page.count("<!--") == 1, "the one that says who writes the page"


def test_the_page_tells_the_figures_of_a_match():
    match = Match(("greedy", "random"), layout="short")
    counted = Tally(match, [Counter({"12": 6}), Counter({"21": 4, "12": 2})], Counter({20: 6, 22: 6}))
    page = made(listed(SHORT), {match: Stored(counted, "")})["docs/results.md"]
    assert "| base, short | greedy, random | 12 | 83.3 % | 55.2 to 95.3 % | 50.0 % | 21 |" in page
    assert "`sixrubies arena greedy random --layout short --seed 1 --games 12`" in page


def test_what_a_tile_is_worth_by_hand():
    """Two games of three seats, 8 rounds long: until round 4 is early."""
    tile = {"tiles": {"red": Counter({4: 2, 5: 1})}, "tile_wins": {"red": {4: 1.0, 5: 0.5}}}
    counted = Tally(Match(("a",) * 3), [Counter({"123": 1, "113": 1})], Counter({8: 2}), **tile)  # type: ignore[arg-type]
    assert first_half(counted) == 4
    [value] = tile_values(counted)
    assert (value.early, value.later) == (share(1.0, 2, 1 / 3), share(0.5, 1, 1 / 3))
    assert value.never == share(0.5, 3, 1 / 3)


def test_matches_of_one_line_up_are_read_together():
    one = Tally(
        Match(("a", "a"), layout="short"),
        [Counter({"12": 3})],
        Counter({8: 3}),
        {},
        {},
        {"red": Counter({2: 1})},
        {"red": {2: 1.0}},
    )
    other = replace(one, match=Match(("a", "a"), layout="long"), rounds=Counter({8: 1, 9: 2}))
    whole = joined([one, other])
    assert whole.match.layout is None and whole.games == 6 and whole.rounds == {8: 4, 9: 2}
    assert whole.tiles == {"red": {2: 2}} and whole.tile_wins == {"red": {2: 2.0}}
    with pytest.raises(BadOption, match="of the same bots"):
        joined([one, replace(one, match=Match(("b", "b")))])


def test_statistics_are_told_for_all_layouts_together_and_for_each():
    """Two games on each: on one the first seat wins and has the tile, on the other the last, without any."""
    tile: dict[str, Any] = {"tiles": {"red": Counter({4: 2})}, "tile_wins": {"red": {4: 2.0}}}
    none: dict[str, Any] = {"tiles": {"red": Counter({4: 1})}, "tile_wins": {"red": {4: 0.0}}}
    short = Tally(Match(("a",) * 4, layout="short"), [Counter({"1234": 2})], Counter({8: 2}), **tile)
    long = Tally(Match(("a",) * 4, layout="long"), [Counter({"2341": 2})], Counter({8: 2}), **none)
    told, plots = statistics([short, long])
    cells = [[cell.strip() for cell in line.split("|")] for line in told.splitlines()]
    first_seat = {row[2]: row[4].split(" %")[0] for row in cells if row[1:2] == ["4"] and row[3] == "25.0 %"}
    assert first_seat == {"all": "50.0", "short": "100.0", "long": "0.0"}
    early = {row[2]: row[5] for row in cells if row[1:2] == ["4"] and row[3] == "Red mosque tile"}
    assert {layout: cell.split(" %")[0] for layout, cell in early.items()} == {
        "all": "66.7",
        "short": "100.0",
        "long": "0.0",
    }
    assert early["all"].endswith("of 3") and early["long"].endswith("of 1")
    assert "seats.svg" in plots and "tiles-4.svg" in plots
