"""Manual chance: a real table tells its dice and draws, and the engine only checks that they are possible."""

from typing import Any

import pytest

import sixrubies as sr
from tests.notation.games import NAMES, TABLES, played

EVENING = """
demand:L1 demand:S3 roll:4+4 roll:1+1 draw:one_good draw:family draw:stay
move:2 leave act meet:smuggler good:blue give:red roll:5+3 end_turn
move:9 leave act call:8 roll:4+3 end_turn
move:6 leave act take:pile draw:long_move take:pile draw:any_goods discard:stay end_turn
move:5 leave act end_turn
move:3 leave act end_turn
move:8 leave act roll:6+5 good:red
"""


def manual(seats: int = 3, **options: Any) -> sr.BoardGame:
    return sr.new_game(seats=seats, chance="manual", **options)


def play(game: sr.BoardGame, tokens: str) -> sr.BoardGame:
    for token in tokens.split():
        game.act(token)
    return game


def test_an_evening_at_a_real_table():
    game = play(manual(), EVENING)
    first, second, third = game.position()["players"]
    assert (first["lira"], first["goods"]) == (4, {"red": 1, "green": 1, "yellow": 1, "blue": 1})
    assert (second["lira"], second["goods"]["green"], second["hand"]) == (5, 2, {"family": 1})
    assert (third["goods"], third["hand"]) == (
        {"red": 1, "green": 0, "yellow": 0, "blue": 2},
        {"long_move": 1, "any_goods": 1},
    )
    assert game.position()["tokens"] == {"governor": 8, "smuggler": 8}
    assert sorted(option.token for option in game.decision().options if option.verb == "meet") == [
        "meet:governor",
        "meet:smuggler",
    ]


def test_nothing_is_rolled_by_the_engine():
    game = play(manual(seed=99), EVENING.split("move:2")[0])
    assert game.source.counters() == []
    assert play(manual(seed=1), EVENING.split("move:2")[0]).digest() == game.digest()


@pytest.mark.parametrize("table", TABLES[::3], ids=NAMES[::3])
def test_a_whole_game_told_from_another_one(table: dict[str, Any]):
    """Every die and draw of a game played by itself, told to a table with manual chance, gives the same game."""
    game = played(table, seed=21, actions=100_000)
    assert game.over
    told = sr.new_game(**table, seed=21, chance="manual")
    for entry in game.entries:
        assert (told.owner(), told.step) == (entry.owner, entry.step)
        told.act(entry.token)
    assert told.digest() == game.digest()
    assert told.outcome() == game.outcome()
    assert [entry.turn for entry in told.entries] == [entry.turn for entry in game.entries]


def refused(game: sr.BoardGame, *tokens: str) -> None:
    """Each of the tokens is illegal here and changes nothing."""
    before = (game.to_json(), game.legal(), [event.key() for event in game.events])
    for token in tokens:
        with pytest.raises(sr.IllegalAction, match="is not an option here"):
            game.act(token)
    assert (game.to_json(), game.legal(), [event.key() for event in game.events]) == before


def test_chance_is_asked_before_anybody_can_act():
    game = manual()
    assert (game.owner(), game.step) == (sr.CHANCE, "demand.show")
    refused(game, "move:9", "end_turn", "roll:1+1", "draw:stay", "demand:S1", "play:stay")


def test_a_demand_tile_comes_once():
    game = play(manual(), EVENING.split("roll:4+4")[0] + "roll:4+4 roll:1+1 draw:stay draw:stay draw:family")
    play(game, "move:2 leave act end_turn move:2 leave pay act end_turn move:2 leave decline")
    play(game, "move:11 leave act sell:red done")
    assert game.step == "demand.show"
    refused(game, "demand:S3", "demand:L2", "roll:3+3")
    play(game, "demand:S1")
    assert game.position()["demand"]["small_market"] == ["S1", None, None, None, "S3"]


def test_no_more_cards_than_there_are():
    game = play(manual(), "demand:L1 demand:S3 roll:4+4 roll:1+1 draw:stay draw:stay")
    assert game.step == "setup.deal"
    refused(game, "draw:stay", "roll:2+1", "demand:L2")
    play(game, "draw:long_move")
    assert game.position()["pile"].get("stay", 0) == 0


def test_dice_show_one_to_six_told_either_way_round():
    game = play(manual(), EVENING.split("roll:4+3")[0])
    assert game.step == "dice.roll"
    for token in ("roll:7+1", "roll:0+3", "roll:9", "roll:", "roll:3+4+1"):
        with pytest.raises(sr.BadToken, match="no action is called"):
            game.act(token)
    refused(game, "draw:stay", "keep", "call:8")
    play(game, "roll:3+4")
    assert game.entries[-1].token == "roll:4+3"  # the higher one is written first


def test_a_player_does_not_roll_for_himself():
    game = play(manual(), EVENING.split("move:2")[0])
    refused(game, "roll:6+6", "draw:five_lira", "demand:L2")
    automatic = sr.new_game(seats=3)
    refused(automatic, "roll:6+6", "draw:five_lira", "demand:L2")


def test_what_chance_may_bring_stays_inside():
    game = play(manual(), EVENING.split("draw:one_good")[0])
    for seat in (None, 0, 1, 2):
        decision = game.decision(seat)
        assert (decision.step, decision.owner) == ("setup.deal", sr.CHANCE)
        assert (decision.options, decision.blocked, decision.batch) == ([], [], None)


def test_a_token_may_roll_the_place_where_it_stands():
    game = play(manual(), EVENING.split("roll:5+3")[0] + "roll:1+1")
    assert game.position()["tokens"]["smuggler"] == 2
    assert [game.token(action) for action in game.legal()] == ["end_turn", "play:one_good"]
