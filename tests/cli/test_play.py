"""A game in a real terminal: whole games, answers, help, runs of choices."""

from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import notation
from tests.cli.conftest import ADA, BEN, BOT, Run, table
from tests.cli.terminal import PROMPT, Terminal, options

APART = {"neutral_merchants": [5, 5, 5], "tokens": {"governor": 5, "smuggler": 5}}  # they meet nobody elsewhere
OVER = "The whole game, turn by turn, is in"

# Ada is about to sell at the Large Market (demand L1: two red, one green, two blue).
SELLER = {
    "players": [{"merchant": 6, "lira": 5, "goods": {"red": 2, "blue": 2}}, {}],
    "demand": {"large_market": ["L1"], "small_market": ["S1"]},
}


def play_to_the_end(t: Terminal) -> str:
    """Always the first option; what stood on the screen last."""
    screen = t.expect(PROMPT)
    while OVER not in screen:
        screen = t.answer(str(options(screen)[0]), f"{PROMPT}|{OVER}")
    return screen


def test_a_whole_game_by_always_choosing_an_option(home: Path):
    with Terminal(home, "play", "--seats", "3", "--seed", "5") as t:
        play_to_the_end(t)
        assert t.end() == 0
        told = t.text()
    assert " wins" in told and "1.  " in told and "3.  " in told
    assert "Rubies decide, then Lira" in told and "Traceback" not in told
    [file] = home.rglob("*.game.txt")
    assert file.name in told
    game = sr.replay(notation.read_file(file))
    assert game.over and game.header["seed"] == 5 and len(game.header["names"]) == 3


def test_bots_alone_play_without_a_terminal(run: Run, home: Path):
    ended = run("play", "--people", "0", "--seats", "2", "--bots", "greedy,random", "--seed", "3")
    assert ended.code == 0 and ended.err == ""
    assert " wins" in ended.out or "share the victory" in ended.out
    assert len(list(home.rglob("*.game.txt"))) == 1


def test_without_the_pages_for_the_browser_it_is_the_game_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("sixrubies.cli.browser.pages_built", lambda: False)
    said, asked = run("play").out.splitlines()
    assert "are not built" in said and "needs a terminal" in asked


def test_without_a_terminal_it_says_how_to_play_and_does_not_wait(run: Run, home: Path):
    ended = run("play", "--terminal")
    assert ended.code == 0 and ended.err == ""
    assert ended.out.count("\n") == 1 and "needs a terminal" in ended.out
    assert list(home.rglob("*.json")) == []


def test_answers_come_through_a_pipe_and_end_with_it(run: Run, home: Path):
    ended = run("play", "--piped", "--seed", "5", "--seat", "1", answers="9\n1\n")
    assert ended.code == 0 and ended.err == ""
    assert "Player leaves an assistant at the Tea House." in ended.out
    assert "The game is saved. Go on with: sixrubies play --resume" in " ".join(ended.out.split())


def test_numbers_tokens_and_words_all_choose(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "1") as t:
        t.expect(PROMPT)
        for answer in ("9", "move:9", "tea_house", "Tea House", "MOVE:9"):
            assert "Player goes to the Tea House." in t.answer(answer), answer
            t.answer("u")


def test_what_is_no_choice_is_said_and_asked_again(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "1") as t:
        t.expect(PROMPT)
        for wrong in ("99", "move:99", "draw:stay", "xyz", "2 red"):
            assert "That is no choice here" in t.answer(wrong), wrong
        assert "That is 3 steps away" in t.answer("10")
        assert "Your merchant is there already" in t.answer("move:7")
        assert "Where does your merchant go?" in t.answer("")


def test_several_goods_are_sold_in_one_line(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BOT], SELLER)
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("10")
        t.answer("leave")
        screen = t.answer("act")
        assert "as in “1 red 1 blue”, or “all”." in screen
        assert "“pink” is not among the things to choose" in t.answer("2 pink")
        assert "Sell 1 red good: 2 times at most." in t.answer("3 red")
        screen = t.answer("2 red 1 b")
        assert "sells 1 red good, sells 1 red good, sells 1 blue good, gets 12 Lira" in " ".join(screen.split())


def test_all_goods_are_sold_with_one_word_and_single_ones_one_by_one(home: Path, tmp_path: Path):
    for name, answers, lira in (("a", ["all"], 18), ("b", ["red", "1", "done"], 7)):
        file = table(tmp_path / f"{name}.json", [ADA, BOT], SELLER)
        with Terminal(home, "play", "--resume", str(file)) as t:
            t.expect(PROMPT)
            for answer in ("10", "leave", "act"):
                t.answer(answer)
            screens = [t.answer(answer) for answer in answers]
            assert f"gets {lira} Lira" in " ".join(screens[-1].split()), screens


def test_assistants_are_called_back_several_at_once(home: Path, tmp_path: Path):
    ada = {"merchant": 3, "stack": ["own"], "assistants": [5, 9, 12]}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("7")
        screen = t.answer("1")
        assert "as in “5 12”, or “all”." in screen
        assert "5►Post Office" in screen and "3 Spice Warehouse" in screen  # the table shows where they are
        screen = t.answer("5 9")
        assert screen.count("An assistant returns") == 2


def test_help_tells_what_an_option_does_and_changes(home: Path, tmp_path: Path):
    file = table(
        tmp_path / "game.json", [ADA, BOT], {"players": [{"merchant": 11, "lira": 20}, {"merchant": 9}], **APART}
    )
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        for wanted in ("16", "move:16", "gemstone_dealer"):
            assert "Buy a ruby for the price shown" in t.answer(f"? {wanted}")
        assert "The merchants there want 2 Lira." in " ".join(t.answer("? 9").split())
        assert "Not possible now: That is 4 steps away" in " ".join(t.answer("? 15").split())
        assert "Take 5 Lira (C20.1)" in t.answer("? five_lira")
        assert t.answer("? card").count("(C2") >= 7
        assert "A turn has four parts" in t.answer("? turn")
        assert "nothing is called xyz" in t.answer("?xyz")
        t.answer("16")
        t.answer("leave")
        told = " ".join(t.answer("? act").split())
        assert "Lira 20 → 5" in told and "Rubies 0 → 1" in told
        t.answer("skip", "Cem")


def test_a_preview_says_where_dice_decide(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [{"merchant": 11}, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("9")
        t.answer("leave")
        t.answer("act")
        assert "Then dice or a drawn card decide." in t.answer("? call:7")


def test_blocked_options_are_listed_with_reasons(home: Path, tmp_path: Path):
    ada = {"merchant": 16, "lira": 3, "stack": [], "assistants": [1, 3, 9, 11], "hand": {"stay": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        blocked = t.answer("b")
        assert "Not possible now" in blocked and "steps away" in blocked
        t.answer("1")
        told = " ".join(t.answer("b").split())
        assert "Leave an assistant: Your own assistant is here: pick him up instead." in told
        assert "Play: Stay where you are: Only instead of your normal move." in told


def test_the_other_commands(home: Path, tmp_path: Path):
    ada = {"merchant": 11, "hand": {"stay": 2, "five_lira": 1}}
    ben = {"hand": {"long_move": 1}, "known": {"long_move": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, ben]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        assert "What you can type" in t.answer("?") and "What the signs mean" in t.text()
        hand = " ".join(t.answer("h").split())
        assert "Stay where you are ×2: Instead of moving" in hand
        assert "Cem holds, as everybody knows: Move 3–4 steps." in hand
        assert f"saved in {file}" in t.answer("s")
        assert "15 Great Mosque" in t.answer("t")
        t.answer("9")
        assert "Ada goes to the Tea House." in t.answer("l")
        t.type("q")
        assert t.end() == 0
    assert "sixrubies play --resume" in " ".join(t.text().split())


def test_the_end_of_input_leaves_like_q(home: Path):
    with Terminal(home, "play", "--seed", "5") as t:
        t.expect(PROMPT)
        t.type("\x04")
        assert t.end() == 0
    assert "sixrubies play --resume" in " ".join(t.text().split())


def test_interrupting_ends_quietly_and_the_game_is_saved(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "1") as t:
        t.expect(PROMPT)
        t.answer("9")
        t.interrupt()
        assert t.end() == 130
        assert "Traceback" not in t.text() and "Error" not in t.text()
    [file] = home.rglob("*.json")
    assert '"move:9"' in file.read_text()


def test_a_turn_can_be_confirmed(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], {"players": [{"merchant": 11}, {}], **APART})
    confirm = r"Enter goes on, u takes back: $"
    with Terminal(home, "play", "--resume", str(file), "--confirm") as t:
        t.expect(PROMPT)
        t.answer("3")
        t.answer("leave")
        assert "Ada takes 2 green goods" in " ".join(t.answer("act", confirm).split())
        assert "Will you carry out the action of this place?" in t.answer("u")
        t.answer("skip", confirm)
        assert "Where does your merchant go?" in t.answer("", PROMPT)


def test_cards_of_the_own_hand_are_among_the_options(home: Path, tmp_path: Path):
    ada = {"merchant": 11, "lira": 1, "hand": {"five_lira": 1}}
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [ada, {}]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        assert "17 Play: 5 Lira" in t.expect(PROMPT)
        assert "Ada plays: 5 Lira, takes 5 Lira." in t.answer("17")
        assert "Your cards: none" in t.text()
