"""The golden playthroughs: byte for byte as they were, compiled and plain alike, and together showing everything."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies.board import roster
from sixrubies.board.things import END_NAMES, GOOD_NAMES, TILE_NAMES
from sixrubies.rulesets import board_rules
from tests.playthroughs.plan import Plan
from tests.playthroughs.plans import PLANS
from tests.playthroughs.shown import shown
from tools import goldens

TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in goldens.FOLDER.glob("*.txt")}
SHOWN = shown(TEXTS.values())
BASE = board_rules([[4 * row + 1, 4 * row + 2, 4 * row + 3, 4 * row + 4] for row in range(4)], 5)
HEADERS = [goldens.header_in(text) for text in TEXTS.values()]

# Nobody chooses in these: what they do is seen in the events.
PLAYED_THROUGH = {
    "turn.begin", "turn.completed", "turn.finish", "turn.arrive", "card.done", "wainwright.buy", "warehouse.fill",
    "post_office.collect", "black_market.roll", "tea_house.pay_out", "palace.deliver", "dealer.buy",
}  # fmt: skip
NEVER = {
    *[f"{verb}:{place}" for verb in ("move", "send", "recall") for place in range(17, 26)],  # places of other boxes
    "send:12",  # the family member is there
    "recall:7",  # no assistant is ever left at the Fountain
    "turn_die:4",  # it would change nothing (Q2.4)
}
NO_REASON_HERE = {"", "not_your_turn"}  # only the player whose turn it is is ever asked in the base game


@pytest.mark.parametrize("plan", PLANS, ids=[plan.name for plan in PLANS])
def test_a_playthrough_is_as_it_was(plan: Plan) -> None:
    assert goldens.differences(plan) == []


@pytest.mark.skipif(not sr.compiled, reason="this is plain Python already")
def test_plain_python_tells_the_same() -> None:
    plain = {**os.environ, "SIXRUBIES_PURE": "1"}
    command = [sys.executable, str(goldens.ROOT / "tools/goldens.py"), "--check"]
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=False)
    assert done.stdout == f"{len(goldens.PLANS)} playthroughs are as they were\n", done.stderr
    assert done.returncode == 0


def test_every_file_has_a_plan_and_begins_as_planned() -> None:
    assert set(TEXTS) == {plan.name for plan in PLANS}
    for plan in PLANS:
        by_hand, text = plan.by_hand.split(), TEXTS[plan.name]
        assert goldens.actions_in(text)[: len(by_hand)] == by_hand
        assert goldens.header_in(text) == plan.begin().header


def test_a_plan_played_anew_gives_a_playthrough() -> None:
    plan = next(plan for plan in PLANS if plan.name == "edition-2014")
    text = goldens.told_anew(plan)
    assert len(goldens.actions_in(text)) >= len(plan.by_hand.split()) + plan.more


def test_the_files_stay_small() -> None:
    assert sum(map(len, TEXTS.values())) < 2_500_000


# -- what a difference looks like -------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one playthrough to spoil."""
    monkeypatch.setattr(goldens, "FOLDER", tmp_path)
    monkeypatch.setattr(goldens, "PLANS", [TIE_BREAK])
    (tmp_path / "tie-break.txt").write_text(TEXTS["tie-break"], encoding="utf-8")
    return tmp_path


TIE_BREAK = next(plan for plan in PLANS if plan.name == "tie-break")


def test_check_shows_the_line_that_differs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "tie-break.txt").write_text(
        TEXTS["tie-break"].replace("lira_paid seat=0 lira=20", "lira_paid seat=0 lira=2")
    )
    assert goldens.check() == 1
    told = capsys.readouterr().out
    assert "-event   lira_paid seat=0 lira=2\n" in told
    assert "+event   lira_paid seat=0 lira=20\n" in told


def test_check_says_which_action_is_not_possible(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "tie-break.txt").write_text(TEXTS["tie-break"].replace("> move:16", "> move:15", 1))
    assert goldens.check() == 1
    assert capsys.readouterr().out.startswith("tie-break: action 1: move:15 is not an option here (turn.move); play it")


def test_check_names_a_file_without_a_plan(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "stray.txt").write_text("")
    assert goldens.check() == 1
    assert capsys.readouterr().out == "tests/playthroughs/stray.txt has no plan\n"


def test_write_puts_right_what_is_spoilt_and_plays_what_is_missing(folder: Path) -> None:
    path = folder / "tie-break.txt"
    for spoilt in (TEXTS["tie-break"].replace("lira=20", "lira=2"), None):
        path.unlink()
        if spoilt is not None:
            path.write_text(spoilt, encoding="utf-8")
        assert goldens.write([TIE_BREAK], anew=False) == 0
        assert path.read_text(encoding="utf-8") == TEXTS["tie-break"]


# -- what they show together ------------------------------------------------------------------------------------------


def test_tables_of_every_size_layout_variant_and_edition() -> None:
    assert len(TEXTS) >= 12
    assert {header["seats"] for header in HEADERS} == {2, 3, 4, 5}
    assert {(header["neutral_assistants"], header["edition"]) for header in HEADERS} == {
        (neutral, edition) for neutral in (False, True) for edition in ("revised", "2014")
    }
    named = {name: sr.new_game(layout=name).header["layout"] for name in ("short", "long", "order")}
    layouts = [header["layout"] for header in HEADERS]
    assert all(rows in layouts for rows in named.values())
    assert sum(rows not in named.values() for rows in layouts) == 2  # one drawn by lot, one given


def test_whole_games_from_set_up_to_the_end() -> None:
    whole = [text for text in TEXTS.values() if "[position " not in text and "\nover " in text]
    assert len(whole) >= 3
    assert all("\n[1] setup chance demand.show > " in text for text in whole)


def test_every_step_that_asks() -> None:
    assert set(roster.steps(BASE)) - set(SHOWN["step"]) == PLAYED_THROUGH


def test_every_action() -> None:
    assert set(roster.action_tokens(BASE)) - set(SHOWN["token"]) == NEVER


def test_every_event() -> None:
    assert set(roster.events(BASE)) - set(SHOWN["event"]) == set()


def test_every_reason() -> None:
    assert set(roster.reasons(BASE)) - set(SHOWN["reason"]) == NO_REASON_HERE


def test_every_place_card_tile_token_piece_and_end() -> None:
    wanted = [f"action_began place={place}" for place in range(1, 17)]
    wanted += [f"action_began piece={piece}" for piece in roster.pieces(BASE)]
    wanted += [f"card_played card={card}" for card in roster.cards(BASE)]
    wanted += [f"tile_taken tile={tile}" for tile in TILE_NAMES]
    wanted += [f"token_met token={token}" for token in roster.tokens(BASE)]
    wanted += [f"turn_ended end={end}" for end in END_NAMES]
    wanted += [f"good_{done} good={good}" for done in ("gained", "lost", "paid", "sold") for good in GOOD_NAMES]
    wanted += [f"ruby place={place}" for place in (1, 13, 14, 15, 16)]
    wanted += [f"neutral_merchant_moved which={which}" for which in range(3)]
    assert [one for one in wanted if one not in SHOWN["detail"]] == []


def test_every_mosque_tile_is_used() -> None:
    uses = {"red": "dice.red_tile > reroll", "green": "warehouse.extra > good:blue", "yellow": "turn.move > use:yellow"}
    assert [tile for tile, use in uses.items() if f"{use}\n" not in TEXTS["mosque-tiles"]] == []
    assert "event   fifth_assistant seat=1\n" in TEXTS["mosque-tiles"]


def test_ends_by_rubies_by_a_tie_break_and_shared() -> None:
    ends = [re.findall(r"^over    winners (.*); scores", text, re.MULTILINE) for text in TEXTS.values()]
    assert ["0 1"] in ends
    assert re.search(r"scores \[\[5, 7, 2, 0\], \[5, 7, 2, 1\], \[5, 7, 2, 2\]\]", TEXTS["tie-break"])


def test_the_turn_without_anybody_left_to_leave_behind() -> None:
    assert "blocked pick_up (no_assistant_here) leave (no_assistant_left)\n" in TEXTS["ends-of-turns"]
    assert "blocked pay (needs_lira 2 1)\n" in TEXTS["ends-of-turns"]


def test_hidden_cards_are_told_to_their_owner_only() -> None:
    text = TEXTS["encounters"]
    assert "event   card_drawn seat=0 card=five_lira (to 0)\n" in text
    assert "event   card_drawn seat=0 card=? (to 1, 2, 3, spectator)\n" in text
    assert "\nothers  draw:?\n" in text
    assert not re.search(r"^all +players\.\d\.hand ", "\n".join(TEXTS.values()), re.MULTILINE)


def test_digests_are_those_of_the_game() -> None:
    game = PLANS[0].begin()
    for token in goldens.actions_in(TEXTS[PLANS[0].name]):
        game.act(token)
    views = " ".join(f"{seat}:{game.view(seat).digest()[:8]}" for seat in range(2))
    last = f"views   {views} spectator:{game.view().digest()[:8]} state:{game.digest()[:8]}\n"
    assert TEXTS[PLANS[0].name].endswith(last)
