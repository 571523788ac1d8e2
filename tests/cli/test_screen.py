"""The table on the screen: everything one needs, at every width, with and without colours and signs."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import sixrubies as sr
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import LETTERS, Player
from sixrubies.cli.signs import PLAIN
from sixrubies.cli.table_view import draw
from sixrubies.texts import Texts
from tests.cli.conftest import ADA, BOT, table
from tests.cli.terminal import PROMPT, Terminal, environment

WORDS = {language: Texts(language) for language in ("en", "de")}
LONG = "Maximilian-Jan"


def drawn(told: dict[str, Any], width: int, language: str = "en", marked: tuple[int, ...] = (), **style: Any) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False, **style)
    players = [Player(LONG, letter, "greedy") for letter in LETTERS[: len(told["players"])]]
    draw(Screen(console), told, players, WORDS[language], marked, True)
    return file.getvalue()


def moments(seats: int, count: int, **options: Any) -> Iterator[dict[str, Any]]:
    """Views along a random game."""
    game, dice = sr.new_game("base", seats=seats, seed=seats, **options), Random(seats)
    while not game.over:
        if len(game.entries) % 90 == 0:
            yield game.view(dice.choice([None, *range(seats)])).to_dict()
            count -= 1
            if not count:
                return
        game.act(dice.choice(game.legal()))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [40, 60, 78, 80, 100, 119, 160, 240])
def test_no_line_is_wider_than_the_screen_and_every_place_is_named(language: str, seats: int, width: int):
    for told in moments(seats, 6, neutral_assistants=seats < 5):
        text = drawn(told, width, language)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        for place in range(1, 17):
            assert WORDS[language].place(place) in text, (place, text)
        assert "…" not in text, text


def test_the_board_shows_what_one_needs_to_decide():
    described = {
        "seats": 2,
        "players": [
            {"merchant": 9, "lira": 17, "goods": {"red": 2, "blue": 1}, "assistants": [3], "stack": ["own"] * 3},
            {"merchant": 9, "family": 6, "rubies": 2, "tiles": ["red"], "lira": 31},
        ],
        "rubies": {"gemstone_dealer": 7},
        "tokens": {"governor": 6, "smuggler": 11},
        "neutral_merchants": [14, 6, 5],
        "demand": {"large_market": ["L1"], "small_market": ["S1"]},
        "mosque_tiles": {"red": 1},
    }
    game = sr.position(described)
    text = drawn(game.view(0).to_dict(), 80, marked=(3, 11, 16))
    rows = {place: cell(text, place) for place in range(1, 17)}
    assert "A3 B4" in rows[9][2]
    assert "a" in rows[3][2] and "+1" in rows[3][2]  # the own assistant waits there
    assert "Smu" in rows[11][2]
    assert "N" in rows[14][2] and "N (b) Gov" in rows[6][2] and "■4(1) ▲2(2)" in rows[14][1] and "▼2" in rows[14][1]
    assert "(a)" in rows[12][2]
    assert "17 Lira" in rows[16][1] and "▼7" in rows[16][1]
    assert "■▲●◆?" in rows[13][1] and "▼6" in rows[13][1]
    assert "■■▲◆◆ 3·7·12·18·25" in rows[10][1]
    assert "7 Lira: +1" in rows[1][1] and "▼2" in rows[1][1]
    assert "7+◆ 9+◆◆ 11+◆◆◆" in rows[8][1]
    assert "call 3–12" in rows[9][1] and "cards +2 −1" in rows[6][1]
    assert "▲● 2 Lira" in rows[5][1] and "fill ■" in rows[2][1]
    assert "►" in rows[3][0] and "►" in rows[16][0] and "►" not in rows[9][0] + rows[1][0]
    assert "•" in rows[9][0]
    assert f"►A {LONG} bot ▽▽▽▽▽▽   17  2  0  0  1 /2" in text
    assert "▼▼▽▽▽▽   31" in text


def cell(text: str, place: int) -> list[str]:
    """The three lines of a place in the grid of 80 columns."""
    lines = text.splitlines()[1:13]
    for row in range(0, 12, 3):
        for column in range(4):
            part = [line[column * 20 : column * 20 + 19] for line in lines[row : row + 3]]
            if part[0][:2].strip() == str(place):
                return part
    raise AssertionError(place)


def test_merchants_to_pay_are_announced_but_not_at_the_fountain():
    game = sr.position({"seats": 3, "players": [{"merchant": 11}, {"merchant": 9}, {"merchant": 9}]})
    told = game.view(0).to_dict()
    assert "pay 4" in drawn(told, 80, marked=(9,))
    told["players"][1]["merchant"] = told["players"][2]["merchant"] = 7
    assert "pay" not in drawn(told, 80, marked=(7, 9))


def test_five_players_at_one_place_are_all_shown():
    game = sr.new_game("base", seats=5, seed=1)
    told = game.view(0).to_dict()
    told["tokens"] = {"governor": 7, "smuggler": 7}
    assert "A4B4C4D4E4 GS" in drawn(told, 80) and "A4 B4 C4 D4 E4 Gov Smu" in drawn(told, 160)


def test_empty_stocks_are_seen():
    told = sr.new_game("base", seats=4, seed=1).view(0).to_dict()
    told["rubies"] = dict.fromkeys(told["rubies"], 0)
    told["table"]["palace_price"] = told["table"]["dealer_price"] = None
    assert drawn(told, 80).count("sold out") == 2


def test_beside_the_board_stand_the_players_where_there_is_room():
    told = sr.new_game("base", seats=4, seed=1).view(0).to_dict()
    wide, narrow = drawn(told, 120).splitlines(), drawn(told, 118).splitlines()
    assert "15 Great Mosque" in wide[1] and LONG in wide[1]
    assert "15 Great Mosque" in narrow[1] and LONG not in narrow[1]


def test_colours_only_add_to_what_is_written():
    told = sr.new_game("base", seats=4, seed=1).view(0).to_dict()
    coloured = drawn(told, 80, marked=(1, 2), force_terminal=True, color_system="truecolor", no_color=False)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(told, 80, marked=(1, 2))


def test_no_color_is_obeyed(home: Path):
    with Terminal(home, "play", "--seed", "5", NO_COLOR="1") as t:
        t.expect(PROMPT)
        codes = {code for codes in re.findall(r"\x1b\[([0-9;]*)m", t.raw) for code in codes.split(";")}
        assert codes and all(int(code or 0) < 30 for code in codes)  # bold and the like, no colour
        assert "►" in t.text()


def test_a_screen_of_80_by_24_holds_the_board_the_players_and_the_question(home: Path):
    with Terminal(home, "play", "--seed", "5", "--seat", "1", width=80, height=24) as t:
        text = t.expect(PROMPT)
    lines = text.splitlines()
    assert all(cell_len(line) <= 80 for line in lines if "saved in" not in line)
    last = "\n".join(lines[-24:])
    assert "15 Great Mosque" in last and "Where does your merchant go?" in last and "►A Player" in last


def test_a_terminal_without_utf8_gets_plain_signs(home: Path):
    args = ("play", "--seed", "5", "--seat", "1", "--language", "de")
    with Terminal(home, *args, LC_ALL="POSIX", PYTHONUTF8="0", PYTHONIOENCODING="ascii:strict") as t:
        text = t.expect(r"Hilfe\): $")
        assert t.raw.isascii()
    assert "16>Edelsteinhandler" in text or "16 Edelsteinhandler" in text
    assert "#2(4) ^2(4)   V4" in text and ".....  " in text and "►" in PLAIN


def test_german_all_the_way(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BOT], {"players": [{"merchant": 11, "lira": 3}, {}]})
    prompt = r"Deine Wahl \(\? für Hilfe\): $"
    with Terminal(home, "play", "--resume", str(file), LC_ALL="de_DE.UTF-8") as t:
        assert "Wohin zieht dein Kaufmann?" in t.expect(prompt)
        assert "Was du eingeben kannst" in t.answer("?", prompt)
        assert "Schritte" in t.answer("b", prompt)
        assert "Teestube" in t.answer("? Teestube", prompt)
        assert "Ada zieht zur Teestube." in t.answer("teestube", prompt)
        t.answer("1", prompt)
        told = t.answer("skip", prompt)
        assert "Cem" in told


def test_the_environment_of_tests_is_english_unless_told_otherwise(home: Path):
    assert environment(home)["LC_ALL"] == "C.UTF-8"
