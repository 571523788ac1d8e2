"""A match is the same games, however many processes play it and however often it is stopped."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.arena import BotDied, Match, line_up, play, run
from sixrubies.arena.match import play_game
from sixrubies.arena.played import ranked

PAIR = Match(("greedy", "random"), seed=5)


def test_every_bot_sits_everywhere():
    assert Match(("a", "b", "b", "b")).seatings() == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert Match(("a", "b", "a", "b")).seatings() == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert Match(("a", "a")).seatings() == [("a", "a")]


def test_a_deal_is_the_same_for_every_seating():
    """Layout, first cards and where the tokens begin; what the dice show later comes from the same streams."""
    match = replace(PAIR, layout="random").checked()
    assert match.new_game(3).digest() == match.new_game(3).digest() != match.new_game(4).digest()


def test_line_ups():
    assert line_up(["greedy"], None) == ("greedy",) * 4
    assert line_up(["greedy"], 2) == ("greedy",) * 2
    assert line_up(["greedy", "random"], None) == ("greedy", "random")
    with pytest.raises(sr.BadOption, match="2 bots can't sit on 3 seats"):
        line_up(["greedy", "random"], 3)


def test_one_process_or_two_give_the_same_file(tmp_path):
    run(PAIR, 6, workers=1, file=tmp_path / "one")
    run(PAIR, 6, workers=2, file=tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert len((tmp_path / "one").read_text().splitlines()) == 7


@pytest.mark.parametrize("ruleset", ["base", "great_bazaar", "dice"])
def test_a_run_that_was_stopped_goes_on(tmp_path, ruleset):
    """Also in the middle of a line."""
    match = replace(PAIR, ruleset=ruleset)
    whole, part = tmp_path / "whole", tmp_path / "part"
    run(match, 4, file=whole)
    part.write_bytes(whole.read_bytes()[:-30])
    told: list[int] = []
    run(match, 4, file=part, tell=told.append)
    assert part.read_bytes() == whole.read_bytes()
    assert told == [4], "three games were there already"


def test_what_a_game_tells():
    played = play_game(PAIR.checked(), 0, 0)
    assert played.winners == [0]
    assert len(played.rubies[0]) == 6 and "gemstone_dealer" in {source for source, _ in played.rubies[0]}
    assert sum(played.uses[0].values()) >= played.rounds / 2
    assert {tile for tile, _ in played.tiles[0]} <= {"red", "green", "yellow", "blue"}
    when = [round for _, round in played.rubies[0]]
    assert when == sorted(when) and when[0] >= 1 and when[-1] == played.rounds, "the last ruby ends the game"


@pytest.mark.parametrize("ruleset", ["base", "dice"])
def test_the_winners_are_those_of_the_game(ruleset):
    match = replace(PAIR, ruleset=ruleset, bots=("greedy",) * 3).checked()
    for deal in range(2):
        game = match.new_game(deal)
        bots.play_out(game, [bots.make("greedy", (match.seed + deal) * 3 + seat) for seat in range(3)])
        played = play_game(match, deal, 0)
        assert played.winners == game.outcome().winners
        assert [len(rubies) for rubies in played.rubies] == [score[0] for score in game.outcome().scores]


def test_ranks_are_those_of_the_scores():
    assert ranked([[5, 3], [6, 0], [5, 3], [2, 9]]) == [2, 1, 2, 4]
    assert ranked([[6, 1], [6, 1]]) == [1, 1]


def test_games_are_rounded_up_to_whole_deals():
    assert play(PAIR, 3).games == 4


class Dying:
    """A bot with a mistake."""

    name = "dying"

    def __init__(self, seed: int) -> None:
        self.left = 20

    def choose(self, view, decision, limit):
        self.left -= 1
        return bots.Choice(decision.options[1 // self.left if self.left < 2 else 0].action)


class Cheating(Dying):
    name = "cheating"

    def choose(self, view, decision, limit):
        return bots.Choice(-1)


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [(Dying, "dying died of ZeroDivisionError"), (Cheating, "cheating chose -1, which is no option of turn.move")],
)
def test_a_bot_that_dies_is_named_and_what_was_played_is_kept(tmp_path, monkeypatch, bot, complaint):
    monkeypatch.setitem(bots._MAKERS, bot.name, bot)
    match = replace(PAIR, bots=(bot.name, "random"))
    with pytest.raises(BotDied, match=complaint):
        play_game(match.checked(), 0, 0)
    with pytest.raises(sr.SixRubiesError, match="deal 0, seating 0.*the 0 games before are kept in"):
        run(match, 2, file=tmp_path / "file")
    assert (tmp_path / "file").read_text().startswith('{"format"')


class Failing(Dying):
    """Dies in the second deal, of which nobody has seen the end."""

    name = "failing"

    def __init__(self, seed: int) -> None:
        self.left = 3 if seed >= (PAIR.seed + 1) * PAIR.seats else 1000000


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_played_before_a_bot_died_is_kept_and_gone_on_from(tmp_path, monkeypatch, workers):
    monkeypatch.setitem(bots._MAKERS, "failing", Failing)
    match, file = replace(PAIR, bots=("failing", "random"), ruleset="dice"), tmp_path / "file"
    with pytest.raises(
        sr.SixRubiesError, match="deal 1, seating 0: the bot failing died of.*the 2 games before are kept"
    ):
        run(match, 4, workers=workers, file=file)
    assert len(file.read_text().splitlines()) == 3
    monkeypatch.setitem(bots._MAKERS, "failing", bots._MAKERS["random"])
    assert len(run(match, 4, workers=workers, file=file).games) == 4


def test_unknown_bots_and_rulesets_are_refused():
    with pytest.raises(sr.BadOption, match="no bot is called 'clever'; there is random, greedy"):
        Match(("clever", "random")).checked()
    with pytest.raises(sr.BadOption, match="no ruleset is called 'chess'; there is base, mocha"):
        replace(PAIR, ruleset="chess").checked()
    with pytest.raises(sr.BadOption, match="layout is an option of the board game, not of dice"):
        replace(PAIR, ruleset="dice", layout="short").checked()
    with pytest.raises(sr.BadOption, match="2 to 5 seats"):
        Match(("random",) * 6).checked()
    with pytest.raises(sr.BadOption, match="from 1 on"):
        run(PAIR, 0)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda lines: ["{}", *lines[1:]], "line 1: not a result file"),
        (lambda lines: ["what", *lines[1:]], "line 1: can't be read"),
        (lambda lines: [lines[0].replace("arena 2", "arena 1"), *lines[1:]], "line 1: kept as 'six-rubies arena 1'"),
        (lambda lines: [lines[0].replace('"rules_version":', '"rules_version":9'), *lines[1:]], "rules version 9"),
        (lambda lines: [lines[0].replace('"greedy"', "7"), *lines[1:]], "line 1: the match is not described"),
        (lambda lines: [lines[0], lines[1].replace('"ranks":[1', '"ranks":[3'), lines[2]], "line 2: not the game"),
        (lambda lines: [lines[0], lines[1].replace('"uses":[', '"uses":[[],'), lines[2]], "line 2: not the game"),
        (lambda lines: [lines[0], lines[1].replace('"tiles":', '"tales":'), lines[2]], "line 2: not the game"),
        (lambda lines: [lines[0], lines[2], lines[1]], "line 2: not the game that should stand there"),
        (lambda lines: [lines[0], lines[1], lines[2][:40]], "line 3: can't be read"),
        (lambda lines: [lines[0].replace('"seed":5', '"seed":6'), *lines[1:]], "holds another match: greedy random"),
        (lambda lines: [lines[0].replace('"seed":5', '"sod":5'), *lines[1:]], "line 1: the match is not described"),
    ],
)
def test_a_broken_file_is_refused_and_left_alone(tmp_path, spoil, complaint):
    file = tmp_path / "file"
    run(PAIR, 2, file=file)
    broken = "\n".join(spoil(file.read_text().splitlines())) + "\n"
    file.write_text(broken)
    with pytest.raises(sr.SixRubiesError, match=complaint):
        run(PAIR, 4, file=file)
    assert file.read_text() == broken


def test_how_long_bots_thought_is_kept_beside_the_file(tmp_path):
    """Whatever becomes of it, the games are there."""
    file, beside = tmp_path / "file", tmp_path / "file.times"
    first = run(PAIR, 2, file=file)
    assert "times" not in file.read_text()
    again = run(PAIR, 2, file=file)
    assert [game.times for game in again.games] == [game.times for game in first.games]
    assert min(sum(times.values()) for game in again.games for times in game.times) > 10
    beside.write_text("what\n[1]\n" + beside.read_text().splitlines(keepends=True)[1])
    assert [len(game.times) for game in run(PAIR, 4, file=file).games] == [0, 2, 2, 2]
    assert len(beside.read_text().splitlines()) == 3, "what could not be read is gone"
    beside.unlink()
    assert [len(game.times) for game in run(PAIR, 4, file=file).games] == [0, 0, 0, 0]
    file.write_text("")
    assert len(run(PAIR, 2, file=file).games) == 2


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
from sixrubies.cli import main
main()
"""


def test_a_full_disk_is_one_line_and_what_was_played_is_kept(tmp_path):
    """A limit on the size of files does what a full disk does: the line is written in part, then refused."""
    command = ["arena", "random", "--seats", "2", "--ruleset", "dice", "--games", "4", "--file", "file"]
    for limit, complaint in ((1500, "games before are kept in file"), (100, "can't write file")):
        program = [sys.executable, "-c", FULL, str(limit), *command]
        ended = subprocess.run(program, capture_output=True, text=True, cwd=tmp_path, check=False)
        assert ended.returncode == 2 and complaint in ended.stderr and ended.stderr.count("\n") == 1
    with pytest.raises(sr.BadOption, match="can't write /dev/full: No space left on device"):
        run(PAIR, 1, file=Path("/dev/full"))
    assert 1 < (tmp_path / "file").read_bytes().count(b"\n") < 5
    match = replace(PAIR, bots=("random", "random"), ruleset="dice", seed=1)
    assert len(run(match, 4, file=tmp_path / "file").games) == 4
    run(match, 4, file=tmp_path / "fresh")
    assert (tmp_path / "file").read_bytes() == (tmp_path / "fresh").read_bytes()
