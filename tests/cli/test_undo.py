"""Taking back: whole answers, up to the barrier, and the reason why not further."""

from pathlib import Path
from random import Random

import sixrubies as sr
from sixrubies.cli.undo import Undo
from tests.cli.conftest import ADA, BOT, Run, table
from tests.cli.terminal import PROMPT, Terminal


def test_answers_are_taken_back_one_by_one_down_to_the_others(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "2") as t:
        t.expect(PROMPT)
        assert "There is nothing more to take back: Banu has played since." in t.answer("u")
        t.answer("5")
        t.answer("leave")
        assert "Taken back." in t.answer("u") and "Will you pick up or leave an assistant" in t.text()
        assert "Where does your merchant go?" in t.answer("u")
        assert "Banu has played since" in t.answer("u")


def test_dice_are_a_barrier(home: Path, tmp_path: Path):
    ada = {"merchant": 11, "hand": {"one_good": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        assert "There is nothing to take back yet." in (t.expect(PROMPT), t.answer("u"))[1]
        for answer in ("9", "leave", "act", "call:7"):
            t.answer(answer)
        assert "nothing more to take back: dice have been rolled" in t.answer("u")


def test_a_drawn_card_is_a_barrier(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [{"merchant": 11}, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        for answer in ("6", "leave", "act", "take:pile"):
            t.answer(answer)
        assert "nothing more to take back: a bonus card has been drawn" in t.answer("u")


def test_a_demand_tile_is_a_barrier(home: Path, tmp_path: Path):
    ada = {"merchant": 6, "goods": {"red": 1}, "hand": {"one_good": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        for answer in ("10", "leave", "act", "all"):
            t.answer(answer)
        assert "nothing more to take back: a demand tile has been turned up" in t.answer("u")


def test_a_run_of_choices_is_taken_back_as_one_answer(home: Path, tmp_path: Path):
    ada = {"merchant": 3, "stack": ["own"], "assistants": [5, 9, 12], "hand": {"one_good": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("7")
        t.answer("act")
        t.answer("5 9")
        screen = t.answer("u")
        assert "Which of your assistants do you bring back?" in screen
        assert "5 Post Office" in screen and "9 Tea House" in screen and "12 Police Station" in screen


def test_what_was_saved_can_still_be_taken_back(run: Run, home: Path):
    run("play", "--piped", "--seed", "5", "--seat", "1", answers="9\n1\n")
    ended = run("play", "--piped", "--resume", answers="u\nu\nu\n")
    assert ended.out.count("Taken back.") == 2
    assert "There is nothing to take back yet." in ended.out


def test_taking_back_and_answering_again_leaves_the_same_game():
    """At every decision of a game: undo and the same answer lead to the same state, or nothing changes at all."""
    game = sr.new_game("base", seats=3, seed=8)
    undo, turns, barriers, dice = Undo(), 0, 0, Random(8)
    while len(game.entries) < 900:
        game.play_forced()
        seat, before = game.owner(), len(game.entries)
        action = dice.choice(game.legal())
        game.act(action)
        undo.answered(seat, before)
        while game.forced() and game.owner() == seat:
            game.act(game.legal()[0])
        after, entries = game.digest(), len(game.entries)
        if undo.back(game, seat):
            assert len(game.entries) == before
            game.act(action)
            undo.answered(seat, before)
            while game.forced() and game.owner() == seat:
                game.act(game.legal()[0])
            turns += 1
        else:
            barriers += 1
        assert (game.digest(), len(game.entries)) == (after, entries)
    assert turns > 50 and barriers > 10
