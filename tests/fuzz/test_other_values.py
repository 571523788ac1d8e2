"""Whatever values an owner of the box may put in place of ours, the game goes on soundly: their bounds hold."""

import copy
from random import Random
from typing import Any

import pytest

from sixrubies import data
from sixrubies.board.setup import new_state
from sixrubies.core.errors import SixRubiesError
from sixrubies.core.rng import FastSource
from sixrubies.dice.assembly import dice_rules
from sixrubies.dice.setup import new_state as new_dice_state
from sixrubies.fuzz.loop.board_referee import BoardReferee
from sixrubies.fuzz.loop.dice_referee import DiceReferee
from sixrubies.fuzz.loop.play import play
from sixrubies.rulesets import board_rules, rows_of

PRINTED = {key: value.value for key, value in data.load().values.items() if not key.startswith("layout.")}
DICE = {key: value.value for key, value in data.load(("dice",)).values.items()}
ENOUGH = 600  # actions: with odd prices a game may take very long


def other(value: Any, dice: Random) -> Any:
    """A value of the same shape with one number or word changed, or one entry more or less."""
    if isinstance(value, int):
        return max(0, dice.choice((value - 1, value + 1, dice.randint(0, 12), 0, 1)))
    if isinstance(value, str):
        return dice.choice(("red", "green", "yellow", "blue", "any"))
    if not value:
        return [dice.randint(1, 5)]
    changed = copy.deepcopy(value)
    key = dice.choice(list(changed) if isinstance(changed, dict) else range(len(changed)))
    changed[key] = other(changed[key], dice)
    if isinstance(changed, list) and dice.random() < 0.2:
        changed = changed[:-1] if len(changed) > 1 and dice.random() < 0.5 else [*changed, changed[-1]]
    return changed


def overrides(dice: Random, box: str = "base") -> dict[str, object]:
    """Some values changed, each so that all of them are accepted."""
    printed = PRINTED if box == "base" else DICE
    chosen: dict[str, object] = {}
    while len(chosen) < dice.randint(2, 10):
        key = dice.choice(sorted(printed))
        trial = {**chosen, key: other(chosen.get(key, printed[key]), dice)}
        try:
            data.load((box,), trial)
        except SixRubiesError:
            continue
        chosen = trial
    return chosen


@pytest.mark.parametrize("seed", range(24))
def test_games_with_other_values_break_no_rule(seed: int):
    dice, seats = Random(seed), 2 + seed % 4
    box = data.load(("base",), overrides(dice))
    rows = rows_of("base", "random", box, FastSource(seed))
    referee = BoardReferee(board_rules(rows, seats, ("revised", "2014")[seed % 2], seats < 5 and seed % 3 == 0, box))
    play(new_state(referee.rules), referee, FastSource(seed), [1, 2, 0, 1, 2], referee.tally(), [], ENOUGH, 1, True)


@pytest.mark.parametrize("seed", range(30))
def test_dice_games_with_other_values_break_no_rule(seed: int):
    box = data.load(("dice",), overrides(Random(seed), "dice"))
    values = {key: value.value for key, value in box.values.items()}
    referee = DiceReferee(dice_rules(2 + seed % 3, values))
    s = new_dice_state(referee.rules)
    play(s, referee, FastSource(seed), [1, 2, 0, 1], referee.tally(), [], ENOUGH, 1, True)
