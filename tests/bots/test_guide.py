"""The partner of the guided first game is where the lessons need it, whatever its luck."""

import json
from pathlib import Path

import pytest

import sixrubies as sr
from sixrubies import bots

LESSONS = json.loads((Path(__file__).parents[2] / "web/src/learn/lessons.json").read_text(encoding="utf-8"))


def wanted(game: sr.BoardGame) -> str | None:
    """What the lesson of this moment waits for; None where it is over."""
    decision, view = game.decision(), game.view(0).to_dict()
    for each in LESSONS["steps"]:
        if (each["round"], each["step"]) == (view["round"], decision.step):
            offered = [option.token for option in decision.options]
            return next(str(token) for token in each["wants"] if token in offered)
    return None


@pytest.mark.parametrize("luck", [1, 2, 3])
def test_the_lessons_can_be_followed_to_their_end(luck: int):
    game = sr.new_game(LESSONS["ruleset"], seats=2, seed=int(LESSONS["seed"]), layout=LESSONS["layout"])
    partner, met = bots.make("guide", luck), set()
    while game.view(0).to_dict()["round"] < 9:
        decision = game.decision()
        if decision.owner == 1:
            game.act(partner.choose(game.view(1), decision, bots.Limit()).action)
            continue
        token = wanted(game)
        assert token is not None, f"no lesson for {decision.step}"
        met.add((game.view(0).to_dict()["round"], decision.step))
        game.act(token)
    assert met == {(each["round"], each["step"]) for each in LESSONS["steps"]}, "lessons that nobody comes to"
    player = game.view(0).to_dict()["players"][0]
    assert player["rubies"] == 1 and set(player["tiles"]) == {"red", "green"}


def test_the_partner_plays_on_after_the_lessons_and_in_other_games():
    for ruleset in ("base", "mocha", "dice"):
        game = sr.new_game(ruleset, seats=2, seed=5)
        bots.play_out(game, [bots.make("greedy", 1), bots.make("guide", 2)])
        assert game.over


def test_no_list_offers_the_partner():
    assert "guide" in bots.PARTNERS and not set(bots.PARTNERS) & set(bots.NAMES)
