"""The table of the Dice Game on the screen: all one needs, at every width, with and without colours and signs."""

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import sixrubies as sr
from sixrubies.cli.looks import look_of
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import LETTERS, Player
from sixrubies.cli.signs import DICE_SIGNS, PLAIN
from sixrubies.core.decision import Decision
from sixrubies.dice.things import ABILITY_NAMES, AREA_NAMES
from tests.cli.boxes import DICE_WORDS, flat, games

LONG = "Maximilian-Jan"
LOOK = look_of("dice")

# Ada has rolled with one extra die; Ben has the ruby of the mosque already.
TABLE: dict[str, Any] = {
    "seats": 3,
    "round": 4,
    "players": [
        {
            "lira": 14,
            "crystals": 2,
            "markers": {"red": 2, "green": 1, "brown": 1},
            "tiles": {"die": 2, "goods_red": 1, "lira": 1},
        },
        {"lira": 4, "markers": {"blue": 3}, "rubies": 3, "mosque_ruby": True, "tiles": {"action": 4, "card": 1}},
        {"lira": 3},
    ],
    "rubies": {"red": 2, "carpet": 4, "mosque": 2},
    "display": ["die", "lira_red", "crystal_blue", "card_green", "goods_blue", "lira_green"],
    "dice": {"red": 2, "yellow": 1, "blue": 1, "lira": 1, "card": 1},
    "new_tiles": {"die": 1},
    "pending": [{"step": "turn.finish", "seat": 0}, {"step": "turn.action", "seat": 0, "used": 0}],
}


def drawn(
    told: dict[str, Any], width: int, language: str = "en", decision: Decision | None = None, **style: Any
) -> str:
    file = io.StringIO()
    console = Console(file=file, width=width, highlight=False, markup=False, **style)
    players = [Player(LONG, letter, "random") for letter in LETTERS[: len(told["players"])]]
    LOOK.draw(Screen(console), told, players, DICE_WORDS[language], decision)
    return file.getvalue()


def test_the_table_shows_what_one_needs_to_decide():
    game = sr.position(TABLE, ruleset="dice")
    text = drawn(game.view(0).to_dict(), 80, decision=game.decision())
    assert "Round 4 · First to 6 rubies · Bazaar cards 33, discarded 0" in text
    assert "Dice: [■R] [■R] [●Y] [◆B] [¤L] [▤C]" in text
    assert "►red track    ▼▼▽ 5■" in text and " yellow track ▼▼▼ 4●" in text
    assert "►left carpet  ▼▼▼▼▽ ■●▲◆+1?" in text and "►right carpet ▼▼▼▼▼▼ 10 Lira" in text
    assert " mosque area  ▼▼▽ at 5 tiles" in text
    assert "►■●▲◆ +1 die" in text and "►■■■ +3 Lira per turn" in text and " ◆◆◆ take Lira: +1 ◆" in text
    assert f"►A {LONG} bot  ▽▽▽▽▽▽   2   0   1   0    1    2  14  4/5 ¤ ¤■ 2+D*" in text
    assert f" B {LONG} bot  ▼▼▼▽▽▽   0   0   0   3    0    1   4  5/5✓ ▤ 4+A" in text
    assert "Supply                       6   8   7   5    9    8  66" in text


def test_cards_on_the_table_and_sold_out_areas_are_seen():
    game = sr.new_game("dice", seats=2, seed=1)
    told = game.view(0).to_dict()
    told["shown"] = ["sale_red", "lira_to_ruby"]
    told["rubies"]["red"], told["table"]["price"]["red"] = 0, None
    told["display"], told["stack"] = [], {}
    text = drawn(told, 80)
    assert "▤ 4 Lira; the others: 4 Lira for 1 red marker" in text and "▤ 1 ruby for 9 Lira" in text
    assert "red track    ▽▽▽ sold out" in text and "(0 more in the stack)" in text and "\n none\n" in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("width", [40, 60, 78, 79, 80, 100, 160])
def test_no_line_is_wider_than_the_screen_and_nothing_is_cut(language: str, width: int):
    words = DICE_WORDS[language]
    for seats in (2, 3, 4):
        for game in games("dice", seats, 90, 6):
            told = game.view(seats - 1).to_dict()
            text = drawn(told, width, language, game.decision())
            assert max(cell_len(line) for line in text.splitlines()) <= width and "…" not in text, text
            for area in AREA_NAMES:
                assert words.area(area) in text
            for tile in told["display"]:
                kind = words.ability_of(tile).partition("_")[0]
                assert words.text(f"cli-dice-tile-{kind}") in text
            assert text.count(LONG) == seats


def test_many_tiles_get_a_line_of_their_own():
    told = sr.position(TABLE, ruleset="dice").view(0).to_dict()
    told["players"][0]["tiles"] = dict.fromkeys(ABILITY_NAMES, 2)
    text = flat(drawn(told, 80))
    assert "Tiles A 18/5 2¤ 2◇ 2▤ 2+A 2¤■ 2¤● 2¤▲ 2¤◆ 2+D* · B 5/5✓" in text
    assert "…" not in text


def test_a_screen_of_80_by_24_holds_the_table_and_a_question():
    told = sr.new_game("dice", seats=4, seed=1).view(0).to_dict()
    assert len(drawn(told, 80).splitlines()) <= 17


def test_colours_only_add_to_what_is_written():
    game = sr.position(TABLE, ruleset="dice")
    told, decision = game.view(0).to_dict(), game.decision()
    coloured = drawn(
        told, 80, decision=decision, force_terminal=True, color_system="truecolor", no_color=False
    )  # fmt: skip
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == drawn(told, 80, decision=decision)


def test_every_sign_differs_also_where_a_terminal_lacks_it():
    assert len(set(DICE_SIGNS.values())) == len(DICE_SIGNS)
    plain = [PLAIN.get(sign, sign) for sign in DICE_SIGNS.values()]
    assert len(set(plain)) == len(plain) and all(sign.isascii() and len(sign) == 1 for sign in plain)
    for words in DICE_WORDS.values():
        letters = [words.text(f"cli-dice-letter-{name}") for name in DICE_SIGNS if name != "any"]
        assert len(set(letters)) == len(letters)


def test_the_short_line_has_dice_on_the_own_turn_only():
    game, words = sr.position(TABLE, ruleset="dice"), DICE_WORDS["en"]
    assert LOOK.own(game.view(0).to_dict(), words).plain == (
        "[■R] [■R] [●Y] [◆B] [¤L] [▤C] · 14 Lira · ◇2 · ■2 ●0 ▲1 ◆0 ▦1"
    )
    assert LOOK.own(game.view(1).to_dict(), words).plain == "4 Lira · ◇1 · ■0 ●0 ▲0 ◆3 ▦0"
