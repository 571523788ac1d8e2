"""What the greedy player reckons with in the Dice Game: the chances of rolls and of cards, and ways to use a roll."""

from collections import Counter
from itertools import combinations, product
from statistics import mean

import pytest

import sixrubies as sr
from sixrubies.core.rng import FastSource
from sixrubies.dice.things import ABILITIES, CARD_NAMES, CARDS, FACES
from sixrubies.search.dice.cards import expected_best
from sixrubies.search.dice.holding import holding
from sixrubies.search.dice.rolls import BITS, EXACT_DICE, SAMPLE, Rolls, kept_of, numbered
from sixrubies.search.dice.search import DiceSearch
from sixrubies.search.dice.values import DiceValues
from sixrubies.search.dice.weights import DiceWeights
from tests.rules.dice.table import at, rolled, showing
from tests.rules.table import play


def shown(dice: tuple[int, ...]) -> int:
    return sum(1 << BITS * face for face in dice)


def judged(game: sr.DiceGame) -> tuple[DiceSearch, Rolls]:
    """What the search reckons with where somebody may roll again."""
    s = game.view(0).sample(FastSource(1))
    search = DiceSearch(DiceValues(s.rules, DiceWeights()))
    search.seat = 0
    return search, search.judged(s)


@pytest.mark.parametrize("dice", range(6))
def test_the_chance_of_each_pattern_is_that_of_all_rolls(dice):
    """Five dice: 7,776 rolls."""
    rolls = Counter(shown(roll) for roll in product(range(FACES), repeat=dice))
    assert dict(numbered(dice, 0)) == rolls
    assert rolls.total() == FACES**dice


def test_more_dice_than_can_be_looked_at_one_by_one_are_sampled():
    assert sum(weight for _, weight in numbered(EXACT_DICE, 0)) == FACES**EXACT_DICE
    sample = numbered(EXACT_DICE + 1, 0)
    assert sum(weight for _, weight in sample) == SAMPLE
    for number, _ in sample:
        assert sum(number >> BITS * face & 15 for face in range(FACES)) == EXACT_DICE + 1


@pytest.mark.parametrize("kept", [(), (0,), (0, 0), (0, 4), (5, 5, 5), (0, 1, 2, 3)])
def test_the_worth_of_a_reroll_is_the_mean_over_all_rolls(kept):
    """Of each of which the best use is made."""
    game = play(at({"crystal": 1, "red": 2, "brown": 1}), showing("RRLCY"))
    assert game.step == "turn.reroll"
    rolls = judged(game)[1]
    every = [rolls.use(shown((*kept, *roll))) for roll in product(range(FACES), repeat=5 - len(kept))]
    assert rolls.again(shown(kept), 5 - len(kept), 0) == pytest.approx(mean(every))


def test_a_second_crystal_is_reckoned_with():
    """With it each roll may be rolled again, which is worth something, but costs a crystal too."""
    game = play(at({"crystal": 2, "red": 2}), showing("RRLCY"))
    rolls = judged(game)[1]
    assert len(rolls.costs) == 2 and min(rolls.costs) > 0
    once, twice = rolls.again(0, 5, 0), rolls.again(0, 5, 1)
    best = [
        max(
            rolls.use(number),
            *[rolls.again(kept, count, 0) - rolls.costs[1] for kept, count in kept_of(number) if count],
        )
        for number, _ in numbered(5, 0)
    ]
    weights = [weight for _, weight in numbered(5, 0)]
    assert twice == pytest.approx(sum(b * w for b, w in zip(best, weights, strict=True)) / FACES**5)
    assert twice > once


def test_every_choice_of_dice_to_keep_is_looked_at_once():
    """Two alike are not told apart: 3 * 2 * 2 choices for RRLC."""
    choices = kept_of(shown((0, 0, 4, 5)))
    assert len(choices) == len(set(choices)) == 12
    assert {count for _, count in choices} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_worth_of_cards_is_the_mean_of_the_best(cards):
    worth = [(0.5, 2), (1.0, 1), (1.5, 3), (4.0, 1)]
    deck = [value for value, copies in worth for _ in range(copies)]
    assert expected_best(worth, cards) == pytest.approx(mean(max(drawn) for drawn in combinations(deck, cards)))


def test_every_card_has_a_worth_and_two_icons_are_worth_more():
    """Nobody has less after a card than before; where a card asks for two icons, they bring more than one."""
    game = rolled("CC", {"lira": 20, "brown": 3, "crystal": 4, "red": 1, "tiles": {"die": 1}})
    s = game.view(0).sample(FastSource(1))
    search = DiceSearch(DiceValues(s.rules, DiceWeights()))
    search.values.look_at(s, 0)
    h = holding(s, 0)
    before = search.values.value(h)
    for card in range(CARDS):
        one, two = (search.cards.after(h, card, dice, s.open_tiles()) for dice in (1, 2))
        assert two >= one > before, CARD_NAMES[card]
        assert (two > one) is CARD_NAMES[card].startswith("dice_to"), CARD_NAMES[card]
    assert len(DiceWeights().tile) == ABILITIES
