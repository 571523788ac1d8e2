"""The fuzzer in the Dice Game: its players, its made-up positions, and rules with one thing wrong each."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import rulesets
from sixrubies.core.frame import Frame
from sixrubies.core.rng import FastSource, stream
from sixrubies.core.step import Auto, ChanceStep, Step
from sixrubies.dice import fields as at
from sixrubies.dice import steps as on
from sixrubies.dice.actions import DECLINE, END_TURN, FULFIL, PAY, ROLL, RUBY
from sixrubies.dice.assembly import dice_rules
from sixrubies.dice.effects import discard_shown, roll_die
from sixrubies.dice.rules import Rules
from sixrubies.dice.state import State
from sixrubies.dice.things import DICE_STREAM, FACES, LIRA, RESOURCES
from sixrubies.fuzz import again, run
from sixrubies.fuzz.dice import games as tables
from sixrubies.fuzz.families import family_of
from sixrubies.fuzz.loop.dice_referee import DiceReferee, dice_tally
from sixrubies.fuzz.loop.players import SENSIBLE, UNIFORM, choose
from sixrubies.fuzz.twins import run as run_twins
from tests.rules.dice.table import revealed, rolled


def choices(game: sr.DiceGame, kind: int) -> Counter[int]:
    s = game.view(0).sample(FastSource(1))
    options, source, referee = s.rules.legal(s), FastSource(4), DiceReferee(s.rules)
    return Counter(choose(kind, s, referee, options, source, dice_tally()) for _ in range(400))


def test_sensible_buys_rubies_and_seldom_ends_its_turn():
    chosen = choices(rolled("RRRRL"), SENSIBLE)
    assert chosen.most_common(1)[0][0] == RUBY
    assert 0 < chosen[END_TURN] < 40
    assert choices(rolled("RRRRL"), UNIFORM)[END_TURN] > chosen[END_TURN]


def test_sensible_fulfils_conditions():
    chosen = choices(revealed("lira_to_tile", {"lira": 9}), SENSIBLE)
    assert chosen[FULFIL] > 10 * chosen[DECLINE] > 0


@pytest.mark.parametrize("combination", range(9))
def test_made_up_positions_are_possible_and_differ(combination: int):
    family = family_of("dice")
    seen = set()
    for number in range(40):
        dice = Random(number)
        table = family.table(family.options_of(combination, dice), 1)
        told = family.made_up(table, dice)
        s = table.family.restore(told)
        assert table.referee.violations(s) == []
        seen.add(table.family.view(s, 0).digest())
    assert len(seen) == 40


def test_there_are_no_twins_where_nothing_is_hidden():
    with pytest.raises(sr.BadOption, match="nothing is hidden from anybody in dice"):
        run_twins("dice", 10)


# -- rules with one thing wrong --------------------------------------------------------------------------------------


class Forger(Auto[State]):
    """A discard pile that hands out Lira from nowhere."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        s.n[at.OWNED + f.seat * RESOURCES + LIRA] += 1
        discard_shown(s)


class Keeper(Auto[State]):
    """One that leaves the cards on the table: only the whole judgement of a state sees it."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        pass


class Crash(Auto[State]):
    """One that breaks down."""

    def apply(self, s: State, f: Frame, action: int) -> None:
        raise ZeroDivisionError("no cards today")


class Loaded(ChanceStep[State]):
    """A die that never shows a card, whatever its weights say."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [ROLL + face for face in range(FACES)]

    def weights(self, s: State, f: Frame) -> list[int]:
        return [1] * FACES

    def stream(self, s: State, f: Frame) -> int:
        return stream(DICE_STREAM, f.seat)

    def pick(self, s: State, f: Frame, number: int) -> int:
        return ROLL + number % (FACES - 1)

    def apply(self, s: State, f: Frame, action: int) -> None:
        roll_die(s, f.seat, action - ROLL)


class Silent(Step[State]):
    """A gift without an option."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return []

    def apply(self, s: State, f: Frame, action: int) -> None:
        pass


class TwoMinds(Silent):
    """One that can't be declined, although nothing speaks against it."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [DECLINE, PAY]

    def options(self, s: State, f: Frame) -> list[int]:
        return [PAY]


BROKEN: list[tuple[int, type[Step[State]], str]] = [
    (on.CARD_DONE, Forger, "of resource 6"),
    (on.CARD_DONE, Keeper, "lie on the table, but none is being used"),
    (on.CARD_DONE, Crash, "ZeroDivisionError: no cards today"),
    (on.DICE_ROLL, Loaded, "its weights are"),
    (on.CARD_GIFT, Silent, "without an option"),
    (on.CARD_GIFT, TwoMinds, "without a reason are"),
]


@pytest.mark.parametrize(("number", "broken", "what"), BROKEN)
def test_a_broken_rule_is_found_and_shown_again(
    number: int, broken: type[Step[State]], what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    def rules(seats: int, values: dict[str, Any]) -> Rules:
        made, step = dice_rules(seats, values), broken()
        step.id, step.name = number, made.steps[number].name
        made.steps[number] = step
        return made

    tables.rules_for.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(tables, "dice_rules", rules)
        patched.setattr(rulesets, "dice_rules", rules)
        report = run("dice", games=8, seed=1, folder=tmp_path)
        assert not report.ok
        found = [found for found in report.failures if what in found.what]
        assert found, report.failures
        file = Path(found[0].file)
        assert what in again(file)
    tables.rules_for.cache_clear()
    # Once the rule is mended, the file tells that nothing is wrong any more, or that the game goes another way.
    assert what not in again(file)
