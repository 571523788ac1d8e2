"""The table on the screen with 20 and 25 places."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import sixrubies as sr
from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import LETTERS, Player
from sixrubies.cli.table_view import draw
from tests.cli.boxes import APART, BOXES, WORDS, flat, games


def drawn(told: dict[str, Any], ruleset: str, width: int, language: str = "en", marked: tuple[int, ...] = ()) -> str:
    file = io.StringIO()
    players = [Player("Maximilian-Jan", letter, "random") for letter in LETTERS[: len(told["players"])]]
    console = Console(file=file, width=width, highlight=False, markup=False)
    draw(Screen(console), told, players, WORDS[ruleset, language], marked, True)
    return file.getvalue()


def cell(text: str, place: int, width: int = 16, above: int = 2) -> list[str]:
    """The three lines of a place in the grid."""
    lines = text.splitlines()[above:]
    for row, line in enumerate(lines):
        for column in range(0, 5 * width, width):
            if line[column : column + 2].strip() == str(place) and line[column + 2 : column + 3] in " ►•":
                return [other[column : column + width - 1] for other in lines[row : row + 3]]
    raise AssertionError(place)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("ruleset", BOXES)
@pytest.mark.parametrize(("seats", "width"), [(2, 60), (5, 80), (4, 99), (3, 120), (5, 140), (2, 200)])
def test_every_place_is_named_and_no_line_is_too_wide(ruleset: str, language: str, seats: int, width: int):
    words = WORDS[ruleset, language]
    for game in games(ruleset, seats, 150, 6):
        places = tuple(place for row in game.header["layout"] for place in row)
        for marked in ((), places):
            text = drawn(game.view(0).to_dict(), ruleset, width, language, marked)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert "…" not in text, text
            for place in places:
                short = words.text(f"cli-place-{PLACE_NAMES[place]}")
                assert (short if 79 <= width < 99 else words.place(place)) in text, (place, text)


@pytest.mark.parametrize("language", ["en", "de"])
def test_short_names_fit_their_cells_and_differ(language: str):
    words = WORDS["base", language]
    names = [words.text(f"cli-place-{name}") for name in PLACE_NAMES[1:]]
    assert max(map(len, names)) <= 12 and len(set(names)) == 25


def test_what_mocha_shows_on_its_counters():
    described = {
        "seats": 2,
        "players": [
            {"merchant": 7, "hand": {"guild_5": 1, "five_lira": 2}},
            {"merchant": 9, "rubies": 2, "hand": {"guild_9": 1}},
        ],
        "tokens": {"governor": 5, "smuggler": 5, "coffee_trader": 6},
        "rubies": {"coffee_house": 3},
        "mocha": {
            "coffee": [4, 11],
            "tavern_tiles": [["movement"], []],
            "tavern_stack": {"movement": 3},
            "barrier": [1, 7],
            "barrier_owner": 1,
        },
        **APART,
    }
    told = sr.position(described, ruleset="mocha").view(0).to_dict()
    text = drawn(told, "mocha", 80)
    rows = {place: cell(text, place) for place in range(1, 21)}
    assert "◉8" in rows[20][1] and "▼3" in rows[20][1]
    assert "M◉2 E◉1 ▼◉4●●●" in rows[19][1]
    assert "◉1 +2 −1 of 18" in rows[18][1] and "◉2 1–3 times" in rows[17][1]
    assert "Tra" in rows[6][2] and "◉1 cards +2 −1" in rows[6][1]
    assert "Barrier between 1 and 7, Maximilian-Jan may pass" in text
    line = next(line for line in text.splitlines() if "7 Lira: +1" in line)
    assert "║" in line and text.count("║") == 2  # between the Wainwright and the Fountain, both lines of the row
    assert "2+1 M" in text and "0+1" in text and "  4 /2" in text and " 11 /2" in text
    assert "Your cards: 5 Lira ×2" in text and "Your guild cards: " in text
    assert "guild_9" not in text and WORDS["mocha", "en"].card("guild_9") not in text
    wide = drawn(told, "mocha", 120)
    assert "M◉2 E◉1 B◉2 ▼◉4●●●" in flat(wide) and "19 Tavern" in wide and "16 Gemstone Dealer" in wide


def test_a_barrier_between_rows_is_drawn_on_the_line_between_them():
    told = (
        sr.position({"seats": 2, "mocha": {"barrier": [1, 19], "barrier_owner": 0}}, ruleset="mocha").view(0).to_dict()
    )
    text = drawn(told, "mocha", 80)
    assert "19 Tavern═" in text and "║" not in text
    assert "Barrier not laid yet" in drawn(sr.new_game("mocha", seed=1).view(0).to_dict(), "mocha", 80)


def test_what_letters_shows():
    described = {
        "seats": 2,
        "turn": 1,  # before it nobody has bought an extra turn of this round
        "players": [{"merchant": 7}, {"merchant": 9}],
        "tokens": {"governor": 5, "smuggler": 5, "courier": 6},
        "letters": {
            "letters": [[{"place": 13, "delivered": False}, {"place": 3, "delivered": True}], []],
            "companion": ["ready", 9],
            "extra_turn_used": [False, True],
            "society_uses": 1,
            "kiosk_pile": [1, 2, 3],
        },
        **APART,
    }
    told = sr.position(described, ruleset="letters").view(0).to_dict()
    text = drawn(told, "letters", 80, marked=(9, 13))
    rows = {place: cell(text, place) for place in (3, 6, 9, 13, 21, 22, 23, 24)}
    assert "B4 [B]" in rows[9][2] and "−4" in rows[9][2]  # the companion is paid as well
    assert "@" in rows[13][2] and "@" not in rows[3][2] and "Cou" in rows[6][2]
    assert "2 letters of 34" in rows[21][1] and "of 3" in rows[22][1] and "? +2 cards" in rows[23][1]
    assert "6 seals: ▼ +2" in rows[24][1] and "Rubies in supply: 16" in text
    assert "A @3✓ @13, 3 seals, companion ready · B extra turn used" in text
    assert "B4 [B]" in drawn(told, "letters", 60) and "@3✓ @13, 3 seals, companion ready" in drawn(told, "letters", 160)


def test_a_crowd_makes_its_row_higher_and_loses_nobody():
    game = sr.new_game("great_bazaar", seats=5, seed=1)
    told = game.view(0).to_dict()
    told["tokens"] = dict.fromkeys(told["tokens"], 7)
    told["letters"]["companion"] = [7] * 5
    told["letters"]["letters"][0] = [{"place": 7, "delivered": False}]
    for player in told["players"]:
        player["family"] = 7
    text = drawn(told, "great_bazaar", 80)
    for group in ("A4B4C4D4E4", "[ABCDE]", "(abcde)", "GSTC"):
        assert group in text
    assert "…" not in text and max(map(len, text.splitlines())) <= 80


def test_five_by_five_and_all_of_both_boxes():
    game = sr.new_game("great_bazaar", seats=5, seed=3)
    for width, broad in ((80, 16), (120, 24)):
        text = drawn(game.view(0).to_dict(), "great_bazaar", width)
        rows = {place: cell(text, place, broad) for place in range(1, 26)}
        assert "?/◉, anywhere" in rows[25][1] and "Barrier" in text and "Letters: none" in text
