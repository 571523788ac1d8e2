"""The searching player: tries by number or by time, the same for twins, and what it has thought of already is free."""

from time import perf_counter

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots import planner
from sixrubies.bots.search import SearchBot
from tests.bots.players import twin

FEW = 8  # tries
SECONDS = 0.5


def played(ruleset: str, seed: int) -> tuple[sr.AnyGame, list[int]]:
    """Some turns against random players: the tries of each choice."""
    game = sr.new_game(ruleset, seats=3, seed=seed)
    players = [SearchBot(1, FEW), bots.make("random", 2), bots.make("random", 3)]
    tries: list[int] = []
    while len(tries) < 12:
        decision = game.decision()
        choice = players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit())
        assert choice.action in [option.action for option in decision.options]
        if decision.owner == 0:
            tries.append(choice.info.get("tries", 0))
        game.act(choice.action)
    return game, tries


@pytest.mark.parametrize("ruleset", ["base", "mocha", "dice"])
def test_the_same_seed_plays_the_same(ruleset):
    one, tries = played(ruleset, 3)
    other, _ = played(ruleset, 3)
    assert [entry.token for entry in one.entries] == [entry.token for entry in other.entries]
    if ruleset == "base":
        assert max(tries) >= FEW and tries.count(0) > 2, "what follows from a choice was thought of with it"


def test_twins_get_the_same_choice():
    game = sr.new_game("base", seats=3, seed=24)
    players = [bots.make("random", seed) for seed in range(3)]
    different = 0
    for number in range(40):
        decision = game.decision()
        if number % 8 == 0:
            other = twin(game, decision.owner, seed=number)
            different += other.digest() != game.digest()
            here = SearchBot(3, FEW).choose(game.view(decision.owner), decision, bots.Limit())
            assert here == SearchBot(3, FEW).choose(other.view(decision.owner), other.decision(), bots.Limit())
        game.act(players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action)
    assert different > 2


@pytest.mark.parametrize("ruleset", ["base", "great_bazaar"])
def test_time_is_kept(ruleset, monkeypatch):
    """Within a tenth, or a try more: a slow machine makes tries longer, not more of them."""
    monkeypatch.setattr(planner, "SURE", 1e9)  # otherwise it may end sooner
    game = sr.new_game(ruleset, seats=4, seed=5)
    bot = SearchBot(1)
    one = perf_counter()
    SearchBot(1, 1).choose(game.view(0), game.decision(), bots.Limit())
    one = perf_counter() - one  # looking at all ways, and at least one try of each
    start = perf_counter()
    choice = bot.choose(game.view(0), game.decision(), bots.Limit(SECONDS))
    took = perf_counter() - start
    assert choice.info["tries"] > 4
    assert 0.9 * SECONDS < took < 1.1 * SECONDS + one


class Told(SearchBot):
    """Its tries say: the first way 0.6 four times of five, else 0.1; the others about `at_most`."""

    at_most = 0.0

    def one_try_each(self, view, playouts, ways, number, ends):
        return [0.6 if number % 5 else 0.1, *[self.at_most - 0.01 * (number % 2) for _ in ways[1:]]]


def test_what_is_clear_takes_no_more_time():
    game = sr.new_game("base", seats=2, seed=5)
    tries: list[int] = []
    for at_most in (0.3, 0.5):
        bot = Told(1, 10_000)
        bot.at_most = at_most
        tries.append(bot.choose(game.view(0), game.decision(), bots.Limit()).info["tries"])
    assert planner.ENOUGH <= tries[0] / SearchBot.most_ways < 5 * planner.ENOUGH
    assert tries[1] > 10 * tries[0], "a difference like that may be chance"
