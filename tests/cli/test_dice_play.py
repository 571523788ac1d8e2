"""The Dice Game in a real terminal: whole games, the hot seat, taking back, saving, replaying, bad input, German."""

import json
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import data, notation
from tests.cli.boxes import flat
from tests.cli.conftest import ADA, BEN, BOT, Run, refused, table
from tests.cli.terminal import CLEARED, PROMPT, Terminal, options
from tests.cli.test_play import OVER
from tests.rules.dice.table import icons

ROLLED = [{"step": "turn.finish", "seat": 0}, {"step": "turn.reroll", "seat": 0, "named": {}}]
ADA_HAS = {"lira": 3, "crystals": 1, "markers": {"red": 2, "brown": 1}}
# Ada has rolled and may roll again; the red tiles are open.
TABLE: dict[str, Any] = {
    "players": [ADA_HAS, {"lira": 4, "crystals": 1, "markers": {"red": 1}}],
    "display": ["lira_red", "action_red", "crystal_blue", "card_green", "die", "goods_yellow"],
    "dice": icons("RRYLC"),
    "pending": ROLLED,
}


def saved(path: Path, *players: Any, **more: Any) -> Path:
    return table(path, list(players), {**TABLE, **more}, ruleset="dice")


def test_a_whole_game_against_random_bots(home: Path):
    with Terminal(home, "play", "--ruleset", "dice", "--seats", "3", "--seed", "5", "--bots", "random") as t:
        screen = t.expect(PROMPT)
        while OVER not in screen:
            numbers = options(screen)
            screen = t.answer(str(numbers[max(0, len(numbers) - 2)]), f"{PROMPT}|{OVER}")  # rather act than end
        assert t.end() == 0
        told = t.text()
    assert " wins" in told or "share the victory" in told
    assert "Lira after sale" in told and "Rubies decide, then Lira, with markers and crystals sold." in flat(told)
    assert "Traceback" not in told and "1.  " in told and "3.  " in told
    [file] = home.rglob("*.game.txt")
    game = sr.replay(notation.read_file(file))
    assert game.over and game.header["ruleset"] == "dice" and "layout" not in game.header


@pytest.mark.parametrize("seats", [2, 4])
def test_bots_alone_play_without_a_terminal(run: Run, home: Path, seats: int):
    ended = run("play", "--ruleset", "dice", "--people", "0", "--seats", seats, "--bots", "random", "--seed", "3")
    assert ended.code == 0 and ended.err == ""
    assert " wins" in ended.out or "share the victory" in ended.out
    [file] = home.rglob("*.game.txt")
    again = run("replay", file, "--all", "--language", "de")
    assert again.code == 0 and " würfelt " in again.out and "Lira nach Verkauf" in again.out


def test_options_of_the_board_game_and_too_many_seats_are_refused(run: Run):
    refused(run("play", "--ruleset", "dice", "--seats", "5"), "2 to 4 seats")
    for option in (["--edition", "2014"], ["--deck", "new"], ["--neutral-assistants"], ["--layout", "random"]):
        refused(
            run("play", "--ruleset", "dice", "--people", "0", "--bots", "random", *option), "option of the board game"
        )


def test_dice_are_rolled_again_in_one_line_and_that_cannot_be_taken_back(home: Path, tmp_path: Path):
    with Terminal(home, "play", "--resume", str(saved(tmp_path / "game.json", ADA, BOT))) as t:
        screen = t.expect(PROMPT)
        assert "[■R] [■R] [●Y] [¤L] [▤C]" in screen and "as in “1 red 1 card”, or “all”." in screen
        assert "Roll a die again: red: 2 times at most." in t.answer("3 red")
        assert "“pink” is not among the things to choose." in t.answer("1 pink")
        told = flat(t.answer("1 yellow 1 lira"))
        assert "Ada pays 1 crystal, picks 2 dice up again, rolls " in told and "◇0" in told
        assert "There is nothing more to take back: dice have been rolled." in t.answer("u")


def test_a_choice_and_a_whole_payment_are_taken_back_up_to_a_barrier(home: Path, tmp_path: Path):
    with Terminal(home, "play", "--resume", str(saved(tmp_path / "game.json", ADA, BOT))) as t:
        t.expect(PROMPT)
        t.answer("done")
        t.answer("take:red")
        assert "Still to pay: 2 red goods." in t.text() and "as in “2 red”" in t.text()
        told = flat(t.answer("1 red 1 give:red"))
        assert "Ada uses 1× red, pays 1 red marker, takes 1 red marker." in told and "1 is left" in told
        assert "Still to pay: 2 red goods." in t.answer("u")
        assert "2 are left." in t.answer("u") and "Will you roll dice again" in t.answer("u")
        assert "There is nothing to take back yet." in t.answer("u")
        for answer in ("done", "buy_tile:lira_red"):
            t.answer(answer)
        told = flat(t.answer("2 red 1 brown"))
        assert "Ada uses 2× red, pays 1 brown marker, takes a mosque tile (3 Lira each turn) and now has 1." in told
        assert "a mosque tile has been turned up." in t.answer("u")
        t.answer("reveal:1", f"{PROMPT}|Cem")
    assert "Traceback" not in t.text()


def test_help_says_what_an_option_does_and_changes(home: Path, tmp_path: Path):
    with Terminal(home, "play", "--resume", str(saved(tmp_path / "game.json", ADA, BOT))) as t:
        t.expect(PROMPT)
        told = flat(t.answer("?"))
        assert "[■R] red, [●Y] yellow" in told and "▦ brown marker" in told and "move:9" not in told
        t.answer("done")
        told = flat(t.answer("? take:lira"))
        assert "each for 2 Lira (DG15.1)" in told and "Lira 3 → 5" in told
        assert "Then dice or a drawn card decide." in t.answer("? reveal:1")
        assert "Not possible now: You need 4 goods for it; dice and markers give 2." in flat(t.answer("? ruby:yellow"))
        assert "You roll one die more" in t.answer("? die_tile")
        assert "A turn is income, rolling" in t.answer("? turn") and "nothing is called xyz" in t.answer("?xyz")
        told = flat(t.answer("b"))
        assert "Buy a ruby from the right carpet for 12 Lira: You need 12 Lira; you have 3." in told
        assert "You have no mosque tiles." in t.answer("h")
        for wrong in ("99", "ruby:99", "xyz", "2 red"):
            assert "That is no choice here" in t.answer(wrong), wrong
        assert "Ruby areas" in t.answer("t") and "Which action do you carry out?" in t.answer("")


def test_several_people_see_everything_and_decide_in_each_others_turns(home: Path, tmp_path: Path):
    file = saved(tmp_path / "game.json", ADA, BEN, dice=icons("RRLCC"), pile={"sale_red": 1, "gift_blue": 1})
    with Terminal(home, "play", "--resume", str(file)) as t:
        assert "Ada decides now." in t.expect(PROMPT)
        t.answer("done")
        t.answer("reveal:2")
        screen = t.answer("use:sale_red")
        assert "Ben decides now." in screen and "Bazaar card: will you discard 1 red marker for 4 Lira?" in flat(screen)
        assert "4 Lira · ◇1 · ■1 ●0 ▲0 ◆0 ▦0" in screen
        screen = t.answer("give:red")
        assert "Ada decides now." in screen and "Ben pays 1 red marker, takes 4 Lira." in flat(screen)
        screen = t.answer("end_turn")
        assert "Ben decides now." in screen and "►B Ben" in screen
        assert CLEARED not in t.raw and flat(t.text()).count("reveals “") == 2  # nothing is told twice
        assert "There is nothing more to take back" in t.answer("u")


def test_the_first_roll_is_told_to_people_at_one_screen_and_to_watchers(home: Path, run: Run):
    with Terminal(home, "play", "--ruleset", "dice", "--seats", "2", "--names", "Ada,Ben", "--seed", "4") as t:
        screen = t.expect(PROMPT)
        assert screen.count(" rolls ") == 1 and screen.index(" rolls ") < screen.index("decides now.")
    ended = run("play", "--ruleset", "dice", "--people", "0", "--seats", "2", "--bots", "random", "--seed", "4")
    first = next(line for line in ended.out.splitlines() if line.startswith("· "))
    assert " rolls " in first


def test_before_others_decide_a_choice_can_be_confirmed(home: Path, tmp_path: Path):
    file = saved(tmp_path / "game.json", ADA, BEN, dice=icons("RRLCC"), pile={"sale_red": 1, "gift_blue": 1})
    confirm = r"Others decide now\. Enter goes on, u takes back: $"
    with Terminal(home, "play", "--resume", str(file), "--confirm") as t:
        t.expect(PROMPT)
        t.answer("done")
        t.answer("reveal:2")
        t.answer("use:sale_red", confirm)
        assert "Which of the revealed bazaar cards do you use?" in t.answer("u")
        t.answer("use:gift_blue", confirm)
        assert "Bazaar card: will you take 1 blue marker?" in flat(t.answer("", PROMPT))


def test_save_resume_and_replay(home: Path, tmp_path: Path, run: Run):
    file = saved(tmp_path / "game.json", ADA, BOT)
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(PROMPT)
        t.answer("done")
        t.answer("take:lira")
        t.type("q")
        assert t.end() == 0
    with Terminal(home, "play", "--resume", str(file)) as t:
        screen = t.expect(PROMPT)
        assert "    1    1   5  0/5" in screen  # brown, crystals, Lira, tiles
        assert "1 is left." in screen and "[■R] [■R] [●Y] [▤C]" in screen
        t.type("\x04")
        assert t.end() == 0
    shown = run("replay", file, "--turn", "1.0")
    assert (
        shown.code == 0 and "Dice: [■R] [■R] [●Y] [▤C]" in shown.out and "Ada uses 1× Lira, takes 2 Lira." in shown.out
    )
    told = json.loads(run("replay", file, "--turn", "1.0", "--json").out)
    assert told["table"]["players"][0]["lira"] == 5 and told["turns"][0]["actions"] == ["done", "take:lira"]


def test_a_narrow_terminal_without_utf8_in_german(home: Path, tmp_path: Path):
    file = saved(tmp_path / "game.json", ADA, BOT)
    args = ("play", "--resume", str(file), "--language", "de")
    with Terminal(home, *args, width=44, LC_ALL="POSIX", PYTHONUTF8="0", PYTHONIOENCODING="ascii:strict") as t:
        screen = t.expect(r"Hilfe\): $")
        assert t.raw.isascii()
        lines = [line for line in screen.splitlines() if "game.json" not in line]
        assert max(map(len, lines)) <= 44
        assert "[#T] [#T] [oO] [$L] [=K]" in screen and "Rechter Teppich VVVVV 12 Lira" in screen
        assert "3 Lira - %1 - #2 o0 ^0 x0 @1" in screen


def test_german_all_the_way(home: Path, tmp_path: Path):
    prompt = r"Deine Wahl \(\? für Hilfe\): $"
    file = saved(tmp_path / "game.json", ADA, BOT)
    with Terminal(home, "play", "--resume", str(file), LC_ALL="de_DE.UTF-8") as t:
        assert "Willst du für 1 Kristall Würfel erneut werfen?" in t.expect(prompt)
        assert "Was du eingeben kannst" in t.answer("?", prompt)
        t.answer("done", prompt)
        assert "Waren dafür; Würfel und Plättchen geben" in flat(t.answer("b", prompt))
        t.answer("buy_tile:action_red", prompt)
        told = flat(t.answer("1 Tuch 1 Tuchplättchen 1 Kiste", prompt))
        assert (
            "Ada setzt 1× Tuch ein, bezahlt 1 Tuchplättchen und 1 Kiste, nimmt ein Moscheeplättchen (1 Aktion" in told
        )


# -- sixrubies rules ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("topic", "told"),
    [
        ("goal", "The last round begins when somebody has 6 rubies"),
        ("carpet_area", "one good of each colour"),
        ("Left carpet", "one good of each colour"),
        ("die_tile", "You roll one die more"),
        ("sale_crystal", "may discard 1 crystal for 3 Lira"),
        ("DG42.1", "The current player takes 4 Lira."),
        ("DG133.1", "1 ruby for 4 crystals"),
        ("cards", "As many bazaar cards are revealed"),
    ],
)
def test_topics_of_the_dice_game(run: Run, topic: str, told: str):
    ended = run("rules", topic, "--ruleset", "dice")
    assert ended.code == 0 and told in flat(ended.out)


def test_its_rules_are_found_from_the_other_games_too(run: Run):
    assert "may discard 1 crystal for 3 Lira" in flat(run("rules", "sale_crystal").out)
    told = run("rules", "--ruleset", "dice").out
    assert "Your turn" in told and "lira_to_ruby" in told and "tea_house" not in told
    refused(run("rules", "Constantinople", "--ruleset", "dice"), "nothing is called Constantinople")


def test_its_house_values_and_its_template(run: Run, tmp_path: Path):
    values = data.load(("dice",)).house()
    told = json.loads(run("rules", "--house", "--json", "--ruleset", "dice").out)
    assert [value["key"] for value in told] == [value.key for value in values] and len(values) > 20
    assert "sixrubies rules --ruleset dice --template FILE" in flat(run("rules", "--house", "--ruleset", "dice").out)
    file = tmp_path / "box.toml"
    ended = run("rules", "--template", file, "--ruleset", "dice")
    assert f"--ruleset dice --components {file}" in flat(ended.out)
    assert data.load(("dice",), data.read_overrides(file, ("dice",))).overrides == {}


def test_a_game_with_own_values_speaks_of_them(run: Run, tmp_path: Path):
    file = tmp_path / "box.toml"
    file.write_text("[reroll]\ncrystals = 2\n[tiles]\nlira = 5\n[dice_game]\nstart_crystals = 2\n")
    args = (
        "play",
        "--ruleset",
        "dice",
        "--piped",
        "--components",
        file,
        "--seed",
        "1",
        "--seat",
        "1",
        "--bots",
        "random",
    )
    ended = run(*args, answers="? lira_tile\n")
    assert "for 2 crystals?" in ended.out and "you take 5 Lira (DG21.1)" in flat(ended.out)
