"""Levels and styles: noise and liking, and nothing else."""

from collections import Counter
from typing import Any

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.arena import Match, play
from sixrubies.arena.match import play_game

GAMES = 40 if sr.compiled else 4
SOURCES = {
    "palace": {"sultans_palace", "carpet"},
    "mosques": {"small_mosque", "great_mosque", "mosque"},
    "jeweller": {"gemstone_dealer", "lira"},
    "trader": {"wainwright", "coffee_house", "secret_society", "red", "yellow", "green", "blue"},
}


def choices(name: str, ruleset: str, seed: int = 4) -> list[str]:
    """What a bot does in a game against random players."""
    game = sr.new_game(ruleset, seats=2, seed=seed)
    players = [bots.make(name, 1), bots.make("random", 2)]
    chosen: list[str] = []
    while not game.over and len(chosen) < 60:
        decision = game.decision()
        action = decision.options[0].action
        if len(decision.options) > 1:
            action = players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action
            if decision.owner == 0:
                chosen.append(game.token(action))
        game.act(action)
    return chosen


def test_levels_and_styles_are_bots():
    assert bots.LEVELS == ("beginner", "casual", "club", "strong")
    assert bots.STYLES == ("palace", "mosques", "jeweller", "trader")
    assert set(bots.LEVELS + bots.STYLES) <= set(bots.NAMES)


@pytest.mark.parametrize("ruleset", ["base", "dice"])
def test_a_club_player_is_off_by_nothing_and_a_beginner_by_much(ruleset):
    assert choices("club", ruleset) == choices("greedy", ruleset)
    assert choices("beginner", ruleset) != choices("greedy", ruleset)


@pytest.mark.parametrize("ruleset", ["base", "dice"])
@pytest.mark.parametrize("above", range(1, 4))
def test_each_level_beats_the_one_below(above, ruleset):
    """Bounded; docs/results.md has the steps in many games. The highest one takes its time."""
    games = GAMES if ruleset == "base" else GAMES // 2
    games = games // 4 if bots.LEVELS[above] == "strong" else games
    match = Match((bots.LEVELS[above], *[bots.LEVELS[above - 1]] * 3), ruleset=ruleset, seed=300)
    assert play(match, games).by_bot[bots.LEVELS[above]].wins > 0.3 * games


@pytest.mark.parametrize("ruleset", ["base", "great_bazaar", "dice"])
@pytest.mark.parametrize("style", bots.STYLES)
def test_a_style_gets_its_rubies_where_it_likes(style, ruleset):
    """More of them than a club player in its place."""
    shares = [liked(name, style, ruleset) for name in (style, "club")]
    assert shares[0] > shares[1]


def liked(name: str, style: str, ruleset: str) -> float:
    match = Match((name, "club"), ruleset=ruleset, seed=40)
    found: Counter[str] = Counter()
    for deal in range(max(GAMES // 4, 2)):
        found.update(source for source, _ in rubies(match, deal))
    return sum(found[source] for source in SOURCES[style]) / found.total()


def rubies(match: Match, deal: int) -> Any:
    return play_game(match, deal, 0).rubies[0]
