"""The terminal with 20 and 25 places: what is drawn, what can be typed, and a short story of every ruleset."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import sixrubies as sr
from sixrubies import data
from sixrubies.board.things import PLACE_NAMES
from sixrubies.cli import helping
from sixrubies.cli.menu import Menu, Unclear
from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import LETTERS, Player
from sixrubies.cli.table_view import draw
from sixrubies.cli.words import Words, boxes_of
from sixrubies.rulesets import TABLE
from tests.cli.conftest import ADA, BEN, BOT, Run, refused, table
from tests.cli.terminal import PROMPT, Terminal

BOXES = ("mocha", "letters", "great_bazaar")
WORDS = {
    (ruleset, language): Words(language, data.load(boxes_of(ruleset))) for ruleset in TABLE for language in ("en", "de")
}
READY = r"press Enter when nobody else is looking\. $"
APART = {"neutral_merchants": [5, 5, 5]}


def flat(text: str) -> str:
    return " ".join(text.split())


def games(ruleset: str, seats: int, every: int, count: int, **options: Any) -> Iterator[sr.BoardGame]:
    """A random game, stopped at so many of its decisions."""
    game, luck = sr.new_game(ruleset, seats=seats, seed=seats, **options), Random(seats)
    while count and not game.over:
        if len(game.entries) % every == 0:
            yield game
            count -= 1
        game.act(luck.choice(game.legal()))


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


# -- the screen -------------------------------------------------------------------------------------------------


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
    told = sr.position({"seats": 2, "mocha": {"barrier": [1, 19]}}, ruleset="mocha").view(0).to_dict()
    text = drawn(told, "mocha", 80)
    assert "19 Tavern═" in text and "║" not in text
    assert "Barrier not laid yet" in drawn(sr.new_game("mocha", seed=1).view(0).to_dict(), "mocha", 80)


def test_what_letters_shows():
    described = {
        "seats": 2,
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


# -- what can be typed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*BOXES, "base"])
def test_every_option_has_a_number_and_a_token_and_a_help(ruleset: str):
    words, names, verbs = WORDS[ruleset, "en"], ["Ada", "Ben", "Cem"], set()
    console = Console(file=io.StringIO(), width=80)
    for game in games(ruleset, 3, 4, 250):
        told, decision = game.view(game.owner()).to_dict(), game.decision()
        menu = Menu(decision, told, words)
        assert sorted(option.action for option in menu.numbers.values()) == game.legal()
        for number, option in menu.numbers.items():
            assert menu.answer(str(number)) == menu.answer(option.token) == [option.action]
            verbs.add(option.verb)
        helping.on(Screen(console), decision.options[-1].token, menu, game, names)
        helping.blocked(Screen(console), menu, names)
    assert "move" in verbs and len(verbs) > 12


def test_merchant_and_companion_may_go_to_the_same_place():
    described = {
        "seats": 2, "players": [{"merchant": 7}, {}], "letters": {"companion": [1, "supply"]}, **APART
    }  # fmt: skip
    game = sr.position(described, ruleset="letters")
    menu = Menu(game.decision(), game.view(0).to_dict(), WORDS["letters", "en"])
    walks = {number: option.token for number, option in menu.numbers.items() if option.verb == "walk"}
    assert walks and min(walks) > 24
    # The merchant is at the Fountain, the companion at the Wainwright beside it: both can go to the Caravansary's row.
    known = [option.token for option in menu.decision.options]
    both = next(int(token[5:]) for token in walks.values() if f"move:{token[5:]}" in known)
    assert menu.answer(str(both)) == menu.answer(PLACE_NAMES[both]) == menu.answer(f"move:{both}")
    assert menu.answer(f"walk:{both}") != menu.answer(str(both))


def test_bids_are_typed_as_numbers_and_nothing_is_the_pass():
    game = sr.position(AUCTION, ruleset="letters")
    for token in ("move:23", "leave", "act", "good:red"):
        game.act(token)
    menu = Menu(game.decision(), game.view(0).to_dict(), WORDS["letters", "en"])
    assert menu.bids() == list(range(1, 6)) and 0 not in menu.numbers
    assert menu.answer("3") == [game.family.numbering.action("bid:3")]
    with pytest.raises(Unclear, match="You can bid 1 to 5 Lira"):
        menu.answer("6")
    game.act("bid:3")
    menu = Menu(game.decision(), game.view(1).to_dict(), WORDS["letters", "en"])
    assert menu.bids() == list(range(4, 9)) and menu.numbers[0].token == "pass"
    with pytest.raises(Unclear, match="You can bid 4 to 8 Lira"):
        menu.answer("3")


# -- stories ----------------------------------------------------------------------------------------------------

# Ada stands above the Auction House (recommended layout: 16 15 22 3 10 / 8 1 7 21 4 / 2 23 6 12 9 / ...).
AUCTION: dict[str, Any] = {
    "seats": 2,
    "players": [
        {"merchant": 1, "lira": 5, "stack": ["own"] * 4, "hand": {"stay": 1}},
        {"merchant": 4, "lira": 8, "stack": ["own"] * 4, "hand": {"long_move": 1}},
    ],
    "tokens": {"governor": 5, "smuggler": 5, "courier": 5},
    **APART,
}


def test_a_story_of_mocha(home: Path, tmp_path: Path):
    ada = {"merchant": 1, "lira": 5, "goods": {"red": 1}, "hand": {"guild_2": 1}}
    described = {
        "players": [ada, {"merchant": 10}],
        "tokens": {"governor": 5, "smuggler": 5, "coffee_trader": 5},
        "mocha": {"coffee": [4, 0]},
        **APART,
    }
    file = table(tmp_path / "game.json", [ADA, BOT], described, ruleset="mocha")
    with Terminal(home, "play", "--resume", str(file)) as t:
        screen = t.expect(PROMPT)
        assert "19►Tavern" in screen and "Your guild cards:" in screen
        assert "In Mocha & Baksheesh the bots play at random." in screen
        assert "Choose one of three things (MB19.1)" in flat(t.answer("? 19"))
        assert "◉ is coffee" in flat(t.answer("?"))
        t.answer("19")
        t.answer("leave")
        t.answer("act")
        screen = t.answer("tavern:barrier")
        assert "►" in screen
        t.answer("1")
        t.answer("7")
        assert "Barrier between 1 and 7, Ada may pass" in t.answer("t")
        t.type("q")
        assert t.end() == 0
    with Terminal(home, "play", "--resume", str(file)) as t:
        assert "Barrier between 1 and 7, Ada may pass" in t.expect(PROMPT)
    with Terminal(home, "replay", str(file), "--turn", "1.0") as t:
        assert t.end() == 0
        assert "Barrier between 1 and 7, Ada may pass" in t.text() and "Ada goes to the Tavern" in flat(t.text())


def test_a_story_of_letters_with_an_auction_at_one_screen(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], AUCTION, ruleset="letters")
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(READY)
        t.answer("", PROMPT)
        for answer in ("23", "leave", "act"):
            t.answer(answer)
        screen = t.answer("red")
        assert "How much do you bid for 2 bonus cards?" in screen and "1–5 Bid so many Lira" in screen
        assert "You can bid 1 to 5 Lira." in t.answer("9")
        screen = t.answer("3", READY)
        assert "Please hand over to Ben." in screen and "Stay where you are" not in screen.split("\x1b[2J")[-1]
        screen = flat(t.answer("", PROMPT))
        assert "takes 1 red good, bids 3 Lira." in screen and "4–8 Bid so many Lira" in screen and "0 Pass" in screen
        screen = t.answer("0", READY)
        assert "Please hand over to Ada." in screen
        screen = flat(t.answer("", PROMPT))
        assert "Ben passes." in screen and "4–5 Bid" in screen
        screen = flat(t.answer("pass"))
        assert "Ada passes, wins the auction for 3 Lira, pays 3 Lira, draws a bonus card: " in screen


def test_everybody_chooses_at_the_kiosk(home: Path, tmp_path: Path):
    described = {**AUCTION, "players": [{**AUCTION["players"][0], "merchant": 15}, AUCTION["players"][1]]}
    file = table(tmp_path / "game.json", [ADA, BEN], described, ruleset="letters")
    with Terminal(home, "play", "--resume", str(file), "--confirm") as t:
        t.expect(READY)
        t.answer("", PROMPT)
        for answer in ("22", "leave"):
            t.answer(answer)
        screen = t.answer("act")
        assert "Which kiosk tile do you take?" in screen and "takes a letter for" in flat(screen)
        first = int(screen[screen.index("Which kiosk") :].split("Take tile ")[1].split(":")[0])
        assert "You may take the tile and not use it" in flat(t.answer(f"? {first}"))
        assert "a kiosk tile has been turned up" in flat(t.answer("u"))
        screen = t.answer(str(first))
        assert "Will you use your kiosk tile?" in screen
        screen = t.answer("done", r"Others decide now\. Enter goes on, u takes back: $")
        assert "does not use kiosk tile" in flat(screen)
        assert "Please hand over to Ben." in t.answer("", READY)
        assert "Which kiosk tile do you take?" in t.answer("", PROMPT)


def test_a_story_of_the_great_bazaar(home: Path):
    args = ("--ruleset", "great_bazaar", "--deck", "new", "--seats", "3", "--seed", "7", "--seat", "1")
    with Terminal(home, "play", *args, width=120, height=40) as t:
        screen = t.expect(PROMPT)
        for name in ("Catacombs", "Coffee House", "Secret Society", "Gemstone Dealer"):
            assert name in screen
        assert "In The Great Bazaar the bots play at random." in flat(screen)
        assert "@9 is a letter for place 9" in flat(t.answer("?"))
        assert "Take one good of your choice or 1 coffee" in flat(t.answer("? catacombs"))
        assert "(LS" in t.answer("? letters")
        t.answer("b")
        t.type("q")
        assert t.end() == 0
    [file] = home.rglob("*.json")
    saved = json.loads(file.read_text())
    assert saved["game"]["header"]["ruleset"] == "great_bazaar" and saved["game"]["header"]["deck"] == "new"
    assert sorted(player["bot"] for player in saved["players"]) == ["", "random", "random"]
    with Terminal(home, "play", "--resume") as t:
        assert "Catacombs" in t.expect(PROMPT)


@pytest.mark.parametrize("ruleset", BOXES)
def test_bots_finish_every_ruleset_and_it_can_be_replayed(run: Run, tmp_path: Path, ruleset: str):
    dealer = sr.new_game(ruleset, seats=2).view(None).to_dict()["rubies"]["gemstone_dealer"]
    described = {
        "turn": 1,
        "last_round": True,
        "players": [{"rubies": 6}, {"merchant": 9}],
        "rubies": {"gemstone_dealer": dealer - 6},
    }
    file = table(tmp_path / "game.json", [BOT, Player("Deniz", "D", "random")], described, ruleset=ruleset)
    ended = run("play", "--resume", file)
    assert ended.code == 0 and ended.err == "" and "Cem wins" in ended.out
    for recorded in (file, tmp_path / "game.game.txt"):
        told = json.loads(run("replay", recorded, "--json").out)
        assert told["header"]["ruleset"] == ruleset and told["result"]["winners"] == [0]
        again = run("replay", recorded)
        assert again.code == 0 and again.err == "" and "Cem wins" in again.out


# -- options ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--ruleset", "chess"), "no ruleset is called 'chess'; there is base, mocha, letters, great_bazaar"),
        (("--ruleset", "mocha", "--deck", "new"), "the new cards alone are an option of letters and great_bazaar"),
        (("--ruleset", "letters", "--deck", "old"), "no deck is called 'old'"),
        (("--ruleset", "mocha", "--layout", "short"), "no layout is called 'short'; there is recommended, random"),
        (("--ruleset", "great_bazaar", "--layout", "recommended"), "there is random"),
        (("--ruleset", "mocha", "--edition", "2014"), "an option of the base game"),
        (("--ruleset", "letters", "--bots", "greedy"), "greedy does not play letters yet"),
        (("--ruleset", "letters", "--layout", "1,2,3,4/5,6,7,8"), "a layout has 4 rows of 5 places"),
    ],
)
def test_what_does_not_go_together_is_refused(run: Run, home: Path, args: tuple[str, ...], reason: str):
    refused(run("play", *args), reason)
    assert list(home.rglob("*.json")) == []


def test_a_saved_game_with_a_bot_that_does_not_play_it_is_refused(run: Run, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, Player("Cem", "C", "greedy")], {}, ruleset="mocha")
    refused(run("play", "--piped", "--resume", file), "greedy does not play mocha yet")


@pytest.mark.parametrize("layout", ["", "recommended", "random"])
def test_layouts_of_twenty_places(run: Run, home: Path, layout: str):
    args = ("--layout", layout) if layout else ()
    assert run("play", "--piped", "--ruleset", "letters", "--seed", "3", *args).code == 0
    [file] = home.rglob("*.json")
    rows = json.loads(file.read_text())["game"]["header"]["layout"]
    assert (rows == data.load(("base", "letters"))["letters.layout"]) == (layout != "random")


# -- rules ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("MB19.1",), "MB19.1"),
        (("LS22.1",), "LS22.1"),
        (("gb25.1",), "GB25.1"),
        (("tavern",), "Choose one of three things"),
        (("Secret Society",), "Give letters with 6 seals"),
        (("25",), "Catacombs"),
        (("guild_5",), "(MB"),
        (("kiosk_22",), "1 letter for 2 Lira, or 3 Lira for 1 letter"),
        (("movement_tile",), "any number of places in one straight line"),
        (("courier",), "take a letter from him"),
        (("companion",), "At the Fountain you may take your companion"),
        (("goal",), "Be the first to collect 5 rubies"),
        (("goal", "--ruleset", "mocha"), "Be the first to collect 6 rubies"),
        (("deck", "--ruleset", "letters"), "New bonus cards only"),
        (("layout", "--ruleset", "great_bazaar"), "The Fountain lies in the centre"),
    ],
)
def test_the_rules_of_the_boxes(run: Run, args: tuple[str, ...], told: str):
    ended = run("rules", *args)
    assert ended.code == 0 and told in flat(ended.out), ended


@pytest.mark.parametrize("ruleset", BOXES)
def test_topics_and_house_values_of_a_ruleset(run: Run, tmp_path: Path, ruleset: str):
    listed = run("rules", "--ruleset", ruleset)
    for place in TABLE[ruleset].places:
        assert PLACE_NAMES[place] in flat(listed.out)
    everything = json.loads(run("rules", "--ruleset", ruleset, "--json").out)
    assert len({topic["name"] for topic in everything}) > 60 and all(topic["text"] for topic in everything)
    used = data.load(TABLE[ruleset].boxes)
    told = json.loads(run("rules", "--house", "--ruleset", ruleset, "--json").out)
    assert [value["key"] for value in told] == [value.key for value in used.house()]
    assert len(told) > len(data.load().house())
    file = tmp_path / "box.toml"
    assert run("rules", "--template", file, "--ruleset", ruleset).code == 0
    assert file.read_text() == data.template(used)
    assert run("play", "--piped", "--ruleset", ruleset, "--components", file, "--seed", "1").code == 0


def test_values_of_a_box_are_used_and_others_refused(run: Run, tmp_path: Path):
    refused(run("rules", "--ruleset", "chess"), "no ruleset is called 'chess'")
    file = tmp_path / "box.toml"
    file.write_text("[tavern]\nbarrier_coffee = 3\n")
    refused(run("rules", "--house", "--components", file), f"{file}, line")
