"""Who sees what (docs/rules/dice.md, DG70)."""

import sixrubies as sr
from sixrubies.core.rng import FastSource
from tests.rules.dice.table import CARDS, Player, at, rolled
from tests.rules.table import play, table, wander

ASKED = [{"step": "turn.finish", "seat": 0}, {"step": "turn.action", "seat": 0, "used": 0}]


def test_dg70_1_everything_on_the_table_is_public():
    """Every seat and a spectator read the same, and it is what the table shows."""
    players: list[Player] = [{"lira": 4, "red": 2, "tiles": {"die": 1}}, {"crystal": 3, "rubies": 2}, {"brown": 1}]
    game = rolled("RRGLC", *players, discard={"one_brown": 1, "sale_red": 1})
    views = [game.view(seat).to_dict() for seat in (None, 0, 1, 2)]
    shared = ["players", "dice", "display", "supply", "rubies", "discard", "turn", "round"]
    for view in views:
        assert {key: view[key] for key in shared} == {key: table(game)[key] for key in shared}


def test_dg70_2_no_view_tells_an_order():
    """The deck and the stack are what has not been seen, as numbers of each kind."""
    game = play(rolled("CC", discard={"one_brown": 1}), "reveal:1 draw:sale_red")
    for seat in (None, 0, 1):
        view = game.view(seat).to_dict()
        assert {card for card, count in view["pile"].items() if count} == set(CARDS) - {"one_brown", "sale_red"}
        assert sum(view["stack"].values()) == 18


def test_dg70_2_the_next_card_and_tile_are_not_settled():
    """Tables that look alike to everybody go on with different cards and tiles, whoever asks."""
    told = {"players": [{"markers": {"red": 3}}], "dice": {"card": 1}, "pending": ASKED}
    views, cards, shown = [], set(), set()
    for seed in range(40):
        game = sr.position(told, ruleset="dice", seats=2, seed=seed)
        views.append([game.view(seat).to_dict() for seat in (None, 0, 1)])
        play(game, "buy_tile:lira_red give:red give:red give:red")
        shown.add(table(game)["display"][-1])
        play(game, "reveal:1")
        cards |= {card for card, count in table(game)["discard"].items() if count} | set(table(game)["shown"])
    assert all(view == views[0] for view in views)
    assert len(cards) > 15 and len(shown) > 8


def test_dg70_2_a_sampled_state_is_the_table():
    """Nothing is hidden, so a view's sample is the table itself; only its future differs."""
    game = at({"tiles": {"card": 1}})
    for seed in range(5):
        assert game.family.describe(game.view(0).sample(FastSource(seed))) == table(game)


def test_dg70_1_all_seats_see_the_same_all_the_way():
    for game, _, _ in wander(3, 7, 400, ruleset="dice"):
        told = [game.view(seat).to_dict() for seat in (None, 0, 1, 2)]
        assert all(view["players"] == told[0]["players"] for view in told)
        assert all(view["pile"] == told[0]["pile"] for view in told)
