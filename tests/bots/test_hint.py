"""Hints: what the strong level does, with a plan that comes true where nobody is in the way."""

import pytest

import sixrubies as sr
from sixrubies import bots
from sixrubies.bots.hint import Hint, hint
from tests.bots.players import twin

NEAR = {  # the first player can buy the last ruby this turn: the Gemstone Dealer is next door
    "seats": 2,
    "layout": "order",
    "players": [{"merchant": 12, "lira": 30, "rubies": 5}, {"merchant": 1}],
    "neutral_merchants": [5, 5, 5],
    "rubies": {"sultans_palace": 1},
}


ENOUGH = 4  # promises


def asked(game: sr.AnyGame) -> Hint:
    return hint(game.view(game.owner()), game.decision())


def test_a_ruby_next_door():
    game = sr.position(NEAR)
    found = asked(game)
    assert game.token(found.action) == "move:16"
    assert (found.ruby, found.turns, found.route) == ("gemstone_dealer", 1, ("gemstone_dealer",))


def test_no_plan_for_somebody_elses_turn():
    """At the Kiosk and in an auction others are asked too: they get an option, and no plan."""
    game = sr.new_game("great_bazaar", seats=4, seed=3)
    players = [bots.make("greedy", seat) for seat in range(4)]
    found: list[Hint] = []
    while not found:
        decision = game.decision()
        if decision.owner != game.view().to_dict()["turn"]:
            found.append(asked(game))
            assert found[0].action in [option.action for option in decision.options]
        choice = players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit())
        game.act(choice.action)
    assert (found[0].ruby, found[0].turns, found[0].route) == ("", 0, ())


@pytest.mark.parametrize("ruleset", ["base", "great_bazaar"])
def test_a_ruby_promised_for_this_turn_comes(ruleset):
    """Who is told so before he moves, and plays as well, has it at the end of the turn; where dice decide, mostly."""
    game = sr.new_game(ruleset, seats=2, seed=11)
    players = [bots.make("strong", 0), bots.make("random", 1)]
    promised: list[bool] = []
    while not game.over and len(promised) < ENOUGH:
        decision = game.decision()
        if decision.owner == 0 and decision.step == "turn.move" and asked(game).turns == 1:
            rubies = owned(game)
            play_turn(game, players)
            promised.append(owned(game) > rubies)
        else:
            game.act(players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action)
    assert promised.count(True) >= 0.75 * len(promised) and len(promised) > 1


def play_turn(game: sr.AnyGame, players: list[bots.Bot]) -> None:
    while not game.over and game.view().to_dict()["turn"] == 0:
        decision = game.decision()
        game.act(players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action)


def owned(game: sr.AnyGame) -> int:
    rubies: int = game.view().to_dict()["players"][0]["rubies"]
    return rubies


def test_in_the_dice_game_the_nearest_ruby_is_named():
    game = sr.new_game("dice", seats=2, seed=5)
    found = asked(game)
    assert found.ruby in ("red", "yellow", "green", "blue", "carpet", "lira", "mosque") and found.turns >= 1
    assert found.route == ()


@pytest.mark.parametrize("ruleset", ["base", "great_bazaar"])
def test_twins_get_the_same_hint(ruleset):
    game = sr.new_game(ruleset, seats=3, seed=24)
    players = [bots.make("random", seed) for seed in range(3)]
    different = 0
    for number in range(60):
        decision = game.decision()
        if number % 5 == 0:
            other = twin(game, decision.owner, seed=number)
            different += other.digest() != game.digest()
            assert asked(other) == asked(game)
        game.act(players[decision.owner].choose(game.view(decision.owner), decision, bots.Limit()).action)
    assert different > 3
