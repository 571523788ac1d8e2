"""Several people at one screen: nobody sees what another one holds."""

from pathlib import Path

from tests.cli.conftest import ADA, BEN, table
from tests.cli.terminal import CLEARED, PROMPT, Terminal, options, plain

READY = r"press Enter when nobody else is looking\. $"
CARDS = {"Ada": "Gemstone Dealer once more", "Ben": "Post Office once more"}
PLAYERS = [
    {"merchant": 11, "hand": {"repeat_dealer": 1}, "stack": ["own"] * 4},
    {"merchant": 11, "hand": {"repeat_post_office": 1}, "stack": ["own"] * 4},
]


def test_the_other_hand_is_never_on_the_screen(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], {"players": PLAYERS})
    with Terminal(home, "play", "--resume", str(file)) as t:
        assert "Please hand over to Ada." in t.expect(READY)
        screen = t.answer("", PROMPT)
        for _ in range(60):
            for command in ("h", "l", "b", "? 1"):
                t.answer(command)
            screen = t.answer(str(options(screen)[-1]), f"{PROMPT}|{READY}")
            if "press Enter" in screen:
                screen = t.answer("", PROMPT)
            if t.text().count("Please hand over to") > 6:
                break
        parts = [plain(part) for part in t.raw.split(CLEARED)]
    owners = [name for name in CARDS for part in parts if CARDS[name] in part]
    assert owners.count("Ada") > 2 and owners.count("Ben") > 2  # both have looked at their hands, more than once
    for part in parts:
        assert not (CARDS["Ada"] in part and CARDS["Ben"] in part)
        if "press Enter" in part:  # the hand-over screen shows nobody's
            assert CARDS["Ada"] not in part and CARDS["Ben"] not in part
    # What has scrolled off is wiped as well.
    assert t.raw.count("\x1b[3J") == t.raw.count(CLEARED) > 6


def test_who_holds_no_card_is_not_waited_for_but_the_screen_is_wiped(home: Path, tmp_path: Path):
    ada, ben = PLAYERS[0], {**PLAYERS[1], "hand": {}}
    file = table(tmp_path / "game.json", [ADA, BEN], {"players": [ada, ben]})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(READY)
        t.answer("", PROMPT)
        t.answer("9")
        screen = t.answer("decline")
        assert "press Enter" not in screen
        assert "Ada goes to the Tea House" in screen and "►B Ben" in screen
        assert CARDS["Ada"] not in plain(t.raw.split(CLEARED)[-1])


def test_what_one_draws_is_told_to_oneself_only(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], {"players": PLAYERS})
    with Terminal(home, "play", "--resume", str(file)) as t:
        t.expect(READY)
        t.answer("", PROMPT)
        for answer in ("6", "leave", "act"):
            t.answer(answer)
        own = t.answer("take:pile")
        assert "Ada draws a bonus card: " in own
        t.answer("take:pile")
        t.answer("1")
        t.answer("end_turn", READY)
        told = " ".join(t.answer("", PROMPT).split())
        assert "Ada goes to the Caravansary, leaves an assistant at the Caravansary, draws a bonus card," in told
        assert "draws a bonus card:" not in told


def test_a_terminal_that_cannot_be_wiped_is_scrolled_away(home: Path, tmp_path: Path):
    file = table(tmp_path / "game.json", [ADA, BEN], {"players": PLAYERS})
    with Terminal(home, "play", "--resume", str(file), TERM="dumb") as t:
        t.expect(READY)
        t.answer("", PROMPT)
        t.answer("9")
        screen = t.answer("decline", READY)
        assert "\x1b" not in t.raw
        assert "\n" * 50 in screen[: screen.index("Please hand over to Ben.")]


def test_people_get_a_secret_instead_of_a_seed(home: Path):
    with Terminal(home, "play", "--names", "Ada,Ben") as t:
        t.expect(READY)
        t.type("\x04")
        assert t.end() == 0
    [file] = home.rglob("*.json")
    assert '"key": "' in file.read_text() and '"seed"' not in file.read_text()
