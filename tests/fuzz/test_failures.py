"""The fuzzer finds what is broken: rules with one thing wrong each, and the file that shows it again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import rulesets
from sixrubies.board import fields as at
from sixrubies.board import steps as on
from sixrubies.board.actions import DONE, END_TURN, GOOD
from sixrubies.board.rules import Entry, Rules
from sixrubies.board.state import State
from sixrubies.board.things import BLUE
from sixrubies.core.frame import AUTO, Frame
from sixrubies.core.step import ChanceStep, Reason, Step
from sixrubies.fuzz import again, run
from sixrubies.fuzz.board import games as tables
from sixrubies.fuzz.chunk import Failed
from sixrubies.fuzz.failures import write
from sixrubies.fuzz.loop import play as loop
from sixrubies.rulesets import board_rules


class FreeGoods(Entry):
    """A Post Office that hands out a ruby from nowhere."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.n[at.RUBIES + f.seat] += 1


class Overfull(Entry):
    """One that fills a wheelbarrow beyond its capacity: only the whole judgement of a state sees it."""

    def owner(self, s: State, f: Frame) -> int:
        return AUTO

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.n[at.WHEELBARROW + 4 * f.seat + BLUE] = 40


class Crash(FreeGoods):
    """One that breaks down."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        raise ZeroDivisionError("no mail today")


class Silent(Entry):
    """One that asks without offering anything."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return []


class Backwards(Entry):
    """One that offers its options in the wrong order."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [GOOD + 1, GOOD]

    def apply(self, s: State, f: Frame, action: int) -> None:
        pass


class TwoMinds(Entry):
    """One whose options are not its candidates without a reason."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DONE, GOOD]

    def why_not(self, s: State, f: Frame, action: int) -> Reason | None:
        return Reason(1, 2, 3) if action == GOOD else None

    def options(self, s: State, f: Frame) -> list[int]:
        return [DONE, GOOD]

    def apply(self, s: State, f: Frame, action: int) -> None:
        pass


class Loaded(ChanceStep[State]):
    """Dice that do not fall as their weights say."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [256, 257]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [1, 1]

    def stream(self, s: State, f: Frame) -> int:
        return 30

    def pick(self, s: State, f: Frame, number: int) -> int:
        return 256

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.n[at.DIE1] = s.n[at.DIE2] = 1


class Forgetful(Step[State]):
    """A turn that never ends: phase 4 goes on for ever."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [END_TURN]

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(on.TURN_ENCOUNTERS, f.seat, f.place, f.by, a=-1))


Breaking = Callable[..., Rules]


def breaking(number: int, step: Step[State]) -> Breaking:
    """The rules with one step replaced."""

    def rules(*options: Any) -> Rules:
        made = board_rules(*options)
        step.id, step.name, step.timing = number, made.steps[number].name, made.steps[number].timing
        made.steps[number] = step
        return made

    return rules


BROKEN = [
    (on.POST_OFFICE_COLLECT, FreeGoods, "rubies too many"),
    (on.POST_OFFICE_COLLECT, Overfull, "40 blue goods"),
    (on.POST_OFFICE_COLLECT, Crash, "ZeroDivisionError: no mail today"),
    (on.TEA_HOUSE_CALL, Silent, "without an option"),
    (on.TEA_HOUSE_CALL, Backwards, "not sorted"),
    (on.TEA_HOUSE_CALL, TwoMinds, "without a reason are"),
    (on.DICE_ROLL, Loaded, "its weights are"),
]


@pytest.mark.parametrize(("number", "broken", "what"), BROKEN)
def test_a_broken_rule_is_found_and_shown_again(
    number: int, broken: type[Step[State]], what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    with monkeypatch.context() as patched:
        patched.setattr(tables, "board_rules", breaking(number, broken()))
        patched.setattr(rulesets, "board_rules", breaking(number, broken()))
        report = run(games=8, seed=1, folder=tmp_path)
        assert not report.ok
        found = [found for found in report.failures if what in found.what]
        assert found, report.failures
        file = Path(found[0].file)
        assert what in again(file)
        game = sr.from_json(file.read_text())
        assert game.legal() or broken is Silent
    # Once the rule is mended, the file tells that nothing is wrong any more, or that the game goes another way.
    assert what not in again(file)


def test_a_game_that_does_not_end_is_a_failure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(tables, "board_rules", breaking(on.TURN_ENCOUNTERS, Forgetful()))
    monkeypatch.setattr(rulesets, "board_rules", breaking(on.TURN_ENCOUNTERS, Forgetful()))
    report = run(games=1, seed=2, folder=tmp_path)
    assert "not over after 20000 actions" in report.failures[0].what
    assert report.longest == loop.MOST


def test_only_some_failures_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(tables, "board_rules", breaking(on.TURN_MOVE, Silent()))
    report = run(games=40, seed=2, folder=tmp_path)
    assert len(report.failures) == len(list(tmp_path.iterdir())) == 20


@pytest.mark.parametrize("text", ["", "{}", "[]", "7", '{"failure": 3}'])
def test_a_file_that_is_no_failure_is_refused(text: str, tmp_path: Path):
    file = tmp_path / "other.json"
    file.write_text(text)
    with pytest.raises(sr.BadFile):
        again(file)
    with pytest.raises(sr.BadFile):
        again(tmp_path / "nothing.json")


def test_a_position_that_is_refused_is_shown_again(tmp_path: Path):
    options = {"ruleset": "base", "seats": 2, "layout": "short", "edition": "revised", "neutral_assistants": False}
    possible = sr.new_game(seats=2).position()
    impossible = {**possible, "mail_down": 9}
    refused = Failed(3, "Failure: a possible position is refused", options, impossible, [])
    assert "9 mail indicators" in again(write(refused, 1, tmp_path))
    mended = Failed(4, "Failure: a possible position is refused", options, possible, [])
    assert again(write(mended, 1, tmp_path)) == ""
