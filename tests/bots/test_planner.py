"""What the planner foresees: single turns on a seat's own things, the best of several, and choices that need a plan."""

from statistics import median
from time import process_time
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.arena import Match, play
from sixrubies.arena.match import play_game
from sixrubies.arena.times import milliseconds
from sixrubies.board.rules import Rules
from sixrubies.board.things import LONG_MOVE, ONE_GOOD, REPEAT_DEALER, REPEAT_PALACE, STAY, UNSEEN
from sixrubies.core.rng import FastSource
from sixrubies.playout import random_games
from sixrubies.search.outlook import Outlook
from sixrubies.search.plan.estimate import Estimate
from sixrubies.search.plan.means import blue_by_dice, lira_by_dice
from sixrubies.search.plan.own import (
    O_CARDS,
    O_DEALER,
    O_EXTENSIONS,
    O_FAMILY,
    O_GOODS,
    O_LARGE,
    O_LIRA,
    O_PALACE,
    O_PLACE,
    O_POSTED,
    O_RUBIES,
    O_STACK,
    O_TILES,
    own,
)
from sixrubies.search.plan.plans import Plans
from sixrubies.search.plan.turns import Turns
from sixrubies.search.weights import Weights
from tests.bots.players import BOX_TABLES, TABLES, decisions, names, twin

SOME_TABLES = TABLES[::3] + BOX_TABLES[::2]


def start(**player: Any) -> tuple[Rules, list[int]]:
    """The first player's things at the beginning of a turn, in order layout (1 to 16 row by row)."""
    game = sr.position({"seats": 4, "layout": "order", "players": [player]})
    state = game.view(0).sample(FastSource(1))
    return state.rules, own(state, 0)


def ends(rules: Rules, h: list[int], place: int) -> list[list[int]]:
    return [after for after in Turns(rules).after(h) if after[O_PLACE] == place]


def test_dice_bring_their_mean():
    """By hand: calling 7 brings 7 * 21/36 + 2 * 15/36 = 4.9 Lira; blue 11/36 + 2 * 7/36 + 3 * 3/36 = 0.94."""
    rules, _ = start()
    assert lira_by_dice(rules, red=False) == 5
    assert blue_by_dice(rules, red=False) == 1
    assert lira_by_dice(rules, red=True) > 5
    assert blue_by_dice(rules, red=True) == 2


def test_assistants_are_left_and_fetched():
    rules, h = start(merchant=6, lira=3)
    [there] = ends(rules, h, 5)
    assert there[O_STACK] == h[O_STACK] - 1 and there[O_POSTED] == 1 << 5
    there[O_PLACE] = 6
    [back] = ends(rules, there, 5)
    assert back[O_STACK] == h[O_STACK] and back[O_POSTED] == 0


def test_without_an_assistant_the_turn_only_moves_on():
    rules, h = start(merchant=6, lira=30)
    h[O_STACK], h[O_POSTED] = 0, 1 << 16
    [there] = ends(rules, h, 5)
    assert there[O_LIRA] == 30 and there[O_POSTED] == h[O_POSTED]
    [fountain] = ends(rules, h, 7)
    assert fountain[O_STACK] == 1 and fountain[O_POSTED] == 0


def test_the_yellow_tile_and_the_card_bring_an_assistant():
    rules, h = start(merchant=6, lira=9)
    h[O_STACK], h[O_POSTED], h[O_TILES] = 0, 1 << 16, 0b100
    [there] = ends(rules, h, 1)
    assert there[O_LIRA] == 9 - 2 - 7 and there[O_EXTENSIONS] == 1 and there[O_POSTED] == 1 << 1


def test_a_ruby_is_bought_and_with_the_card_two():
    rules, h = start(merchant=12, lira=26)
    assert [end[O_RUBIES] for end in ends(rules, h, 16)] == [1]
    h[O_CARDS + REPEAT_DEALER] = 1
    one, two = ends(rules, h, 16)
    assert (one[O_LIRA], one[O_DEALER]) == (14, 11)
    assert (two[O_LIRA], two[O_DEALER], two[O_RUBIES], two[O_CARDS + REPEAT_DEALER]) == (1, 10, 2, 0)
    h[O_LIRA] = 24
    assert len(ends(rules, h, 16)) == 1, "12 and 13 are 25"


def test_the_palace_takes_cards_for_what_is_missing():
    rules, h = start(merchant=9, goods={"red": 1, "green": 1, "yellow": 1})
    assert ends(rules, h, 13) == []
    h[O_CARDS + ONE_GOOD] = 1
    [there] = ends(rules, h, 13)
    assert there[O_RUBIES] == 1 and there[O_PALACE] == 6 and there[O_GOODS : O_GOODS + 4] == [0, 0, 0, 0]
    assert there[O_CARDS + ONE_GOOD] == 0
    h[O_CARDS + REPEAT_PALACE] = 1
    assert len(ends(rules, h, 13)) == 1, "nothing is left for a second"


def test_both_tiles_of_a_mosque_bring_a_ruby():
    rules, h = start(merchant=13, goods={"red": 2, "green": 2})
    red, green = ends(rules, h, 14)
    assert red[O_TILES] == 0b01 and green[O_TILES] == 0b10
    assert red[O_GOODS : O_GOODS + 2] == [1, 2]
    red[O_PLACE] = 13
    [both] = ends(rules, red, 14)
    assert both[O_TILES] == 0b11 and both[O_RUBIES] == 1


def test_a_sale_brings_what_the_tile_asks_for():
    rules, h = start(merchant=9, goods={"red": 2, "green": 1, "blue": 2})
    h[O_LARGE] = 0  # two red, one green, two blue
    [sold] = ends(rules, h, 10)
    assert sold[O_LIRA] - h[O_LIRA] == 25 and sold[O_LARGE] == UNSEEN
    assert sold[O_GOODS : O_GOODS + 4] == [0, 0, 0, 0]


def test_the_family_member_acts_anywhere():
    rules, h = start(merchant=8, lira=12)
    afar = [end for end in ends(rules, h, 12) if end[O_RUBIES]]
    assert [(end[O_LIRA], end[O_FAMILY]) for end in afar] == [(0, 0)]


def test_cards_lead_farther_or_nowhere():
    rules, h = start(merchant=1, lira=20)
    assert ends(rules, h, 8) == ends(rules, h, 1) == []
    h[O_CARDS + STAY] = 1
    assert ends(rules, h, 1)[0][O_EXTENSIONS] == 1
    h[O_CARDS + LONG_MOVE] = 1
    assert ends(rules, h, 8)[0][O_CARDS + LONG_MOVE] == 0


def plans(rules: Rules) -> Plans:
    return Plans(rules, Turns(rules), Estimate(rules, Outlook(rules, Weights())))


def test_a_plan_sees_what_lies_turns_ahead():
    """A good more is worth more where it completes what the next turns need."""
    rules, short = start(merchant=9, goods={"red": 1, "green": 1, "yellow": 1})
    _, complete = start(merchant=9, goods={"red": 1, "green": 1, "yellow": 1, "blue": 1})
    plan = plans(rules)
    gain = plan.worth(complete) - plan.worth(short)
    assert gain > 0.3
    short[O_PALACE] = complete[O_PALACE] = 0
    assert plan.worth(complete) - plan.worth(short) < gain


def test_the_goal_sooner_is_worth_more():
    rules, h = start(merchant=12, lira=12)
    h[O_RUBIES] = rules.goal
    there = plans(rules).worth(h)
    h[O_RUBIES] = rules.goal - 1
    next_turn = plans(rules).worth(h)
    h[O_LIRA] = 3
    assert there > next_turn > plans(rules).worth(h)


def test_it_takes_the_last_ruby():
    me = {"merchant": 12, "lira": 30, "rubies": 4}
    game = sr.position({"seats": 4, "layout": "order", "rubies": {"gemstone_dealer": 8}, "players": [me]})
    bot = bots.make("planner", 1)
    assert game.token(bot.choose(game.view(0), game.decision(), bots.Limit()).action) == "move:16"


@pytest.mark.parametrize("table", SOME_TABLES, ids=names(SOME_TABLES))
def test_it_can_not_tell_twins_apart(table):
    game = sr.new_game(seed=24, **table)
    players = [bots.make("random", seed) for seed in range(game.seats)]
    different = 0
    for number, decision in enumerate(decisions(game, players, most=50)):
        seat = decision.owner
        other = twin(game, seat, seed=number)
        different += other.digest() != game.digest()
        here = bots.make("planner", 3).choose(game.view(seat), decision, bots.Limit())
        there = bots.make("planner", 3).choose(other.view(seat), other.decision(), bots.Limit())
        assert here == there
    assert different > 15, "the twins hardly ever differ: nothing was tested"


@pytest.mark.skipif(not sr.compiled, reason="takes too long in plain Python")
def test_it_wins_far_more_than_its_share():
    """A fair share would be 10 of 40."""
    summary = play(Match(("planner", "greedy", "greedy", "greedy"), layout="random", seed=70), 40)
    assert summary.by_bot["planner"].wins >= 17


@pytest.mark.skipif(not sr.compiled, reason="the figure is about compiled code")
def test_a_decision_takes_no_longer_than_twenty_random_games():
    """The median of both, measured beside each other in the same run."""
    match = Match(("planner", "greedy", "greedy", "greedy"), layout="random", seed=5).checked()
    rules = match.new_game(0).view(0).sample(FastSource(1)).rules
    took: list[float] = []
    for number in range(5):
        start = process_time()
        random_games(rules, 20, number)
        took.append(process_time() - start)
    played = play_game(match, 0, 0)
    seconds = [milliseconds(at) / 1000 for at in played.times[0].elements()]
    assert median(seconds) <= median(took)
    assert median(sorted(seconds)[-20:]) <= median(took), "nor do the longest of them"
