"""A roll as one step has the exact weights of rolling the dice one by one."""

from collections import Counter
from itertools import product
from math import factorial, prod

import pytest

import sixrubies as sr
from sixrubies.core.frame import CHANCE
from sixrubies.dice.chances import dice_to_roll, patterns, roll_pattern
from sixrubies.dice.rules import Rules
from sixrubies.dice.setup import new_state
from sixrubies.dice.things import FACES


@pytest.mark.parametrize("dice", range(6))
def test_the_weights_are_those_of_all_ordered_rolls(dice: int):
    rolls = Counter(tuple(roll.count(face) for face in range(FACES)) for roll in product(range(FACES), repeat=dice))
    assert dict(patterns(dice)) == dict(rolls)
    assert [pattern for pattern, _ in patterns(dice)] == sorted(rolls)


@pytest.mark.parametrize("dice", [6, 9])
def test_more_dice_than_can_be_counted_out(dice: int):
    known = patterns(dice)
    assert sum(weight for _, weight in known) == FACES**dice
    assert len(known) == factorial(dice + FACES - 1) // (factorial(dice) * factorial(FACES - 1))
    for pattern, weight in known:
        assert sum(pattern) == dice and weight == factorial(dice) // prod(factorial(n) for n in pattern)


def test_a_pattern_is_the_same_as_die_after_die():
    rules = sr.new_game("dice", seats=2).family.kernel
    assert isinstance(rules, Rules)
    s = new_state(rules)
    assert dice_to_roll(s) == 0
    while not dice_to_roll(s):
        rules.act(s, rules.legal(s)[0])
    assert dice_to_roll(s) == 5
    for pattern in [(5, 0, 0, 0, 0, 0), (1, 0, 2, 0, 1, 1)]:
        one, other = s.clone(), s.clone()
        roll_pattern(one, pattern)
        for face in [4, 5, 2, 0, 2] if pattern[2] else [0] * 5:
            assert other.owner == CHANCE
            rules.act(other, rules.legal(other)[face])
        assert (one.n, one.owner, dice_to_roll(one)) == (other.n, other.owner, 0)
        assert [f.key() for f in one.frames] == [f.key() for f in other.frames]
    with pytest.raises(AssertionError, match="other dice"):
        roll_pattern(s, (4, 0, 0, 0, 0, 0))
