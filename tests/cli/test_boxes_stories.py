"""A short story of every ruleset in a real terminal, and people who decide in the turn of another one."""

import json
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies.cli.seats import Player
from tests.cli.boxes import APART, AUCTION, BOXES, flat
from tests.cli.conftest import ADA, BEN, BOT, Run, table
from tests.cli.terminal import PROMPT, Terminal

READY = r"press Enter when nobody else is looking\. $"


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
        assert "@9 is a letter for place 9" in flat(t.answer("?"))
        assert "Take one good of your choice or 1 coffee" in flat(t.answer("? catacombs"))
        assert "(LS" in t.answer("? letters")
        t.answer("b")
        t.type("q")
        assert t.end() == 0
    [file] = home.rglob("*.json")
    saved = json.loads(file.read_text())
    assert saved["game"]["header"]["ruleset"] == "great_bazaar" and saved["game"]["header"]["deck"] == "new"
    assert sorted(player["bot"] for player in saved["players"]) == ["", "greedy", "greedy"]
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
