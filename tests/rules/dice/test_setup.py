"""Set-up: board, tiles, cards, supply, what each player gets; house values (docs/rules/dice.md, DG1, DG20, DG71)."""

from collections import Counter

import pytest

import sixrubies as sr
from sixrubies.data.components import load
from sixrubies.data.errors import ComponentError
from tests.rules.dice.table import BOARD, CARDS, COLOURS, OPEN, RESOURCES, TOTAL, at, has, rolled, supply
from tests.rules.table import options, play, reason, table

SEATS = [2, 3, 4]
KINDS = [f"{kind}_{colour}" for kind in ("lira", "crystal", "card", "action", "goods") for colour in COLOURS]


def laid_out(seats: int) -> sr.DiceGame:
    """A new game whose display is told; seat 0 is about to roll."""
    return play(sr.new_game("dice", seats=seats, chance="manual"), *[f"show:{tile}" for tile in OPEN])


def test_dg1_1_two_to_four_players():
    for seats in SEATS:
        assert sr.new_game("dice", seats=seats, seed=1).seats == seats
    for seats in (0, 1, 5, 6):
        with pytest.raises(sr.BadOption):
            sr.new_game("dice", seats=seats, seed=1)


@pytest.mark.parametrize("seats", SEATS)
def test_dg1_1_the_first_seat_starts(seats):
    game = laid_out(seats)
    assert (table(game)["turn"], table(game)["round"], game.step) == (0, 1, "dice.roll")


@pytest.mark.parametrize(("seats", "total"), [(2, 24), (3, 26), (4, 31)])
def test_dg1_2_rubies_on_the_board(seats, total):
    """[DG1.2 DG1.3 DG31.2 DG31.3 DG32.1 DG33.1 DG33.3 DG34.1 DG34.2] As many in each area as it has dotted fields."""
    rubies = table(laid_out(seats))["rubies"]
    assert rubies == BOARD[seats]
    assert sum(rubies.values()) == total


@pytest.mark.parametrize("seats", SEATS)
def test_dg1_3_the_other_rubies_are_nowhere(seats):
    """All rubies of a game lie on the board; nobody has one and no area gets another."""
    game = laid_out(seats)
    assert [player["rubies"] for player in table(game)["players"]] == [0] * seats
    assert "ruby_supply" not in table(game)


def test_dg1_2_the_box_has_31_rubies():
    """[DG1.2 DG1.3] A board with one field more for four players cannot be filled."""
    with pytest.raises(ComponentError, match="31"):
        sr.new_game("dice", seats=4, seed=1, components={"side_4.lira": [10, 12, 14, 16, 18, 20, 22]})


def test_dg1_4_six_tiles_open_eighteen_in_the_stack():
    """[DG1.4 DG20.1 DG20.2] Every tile once, the extra die four times."""
    game = sr.new_game("dice", seats=3, chance="manual")
    assert game.step == "tile.show"
    assert options(game) == [f"show:{tile}" for tile in [*KINDS, "die"]]
    play(game, *[f"show:{tile}" for tile in OPEN])
    assert table(game)["display"] == OPEN
    stack = {tile: count for tile, count in table(game)["stack"].items() if count}
    assert sum(stack.values()) == 18
    assert Counter(stack) + Counter(OPEN) == Counter({**dict.fromkeys(KINDS, 1), "die": 4})


def test_dg1_4_the_display_is_drawn_from_what_is_left():
    """The only red income tile cannot be shown twice, four extra dice can."""
    game = play(sr.new_game("dice", seats=2, chance="manual"), "show:lira_red")
    assert "show:lira_red" not in options(game)
    play(game, "show:die show:die show:die show:die")
    assert "show:die" not in options(game)


def test_dg1_5_the_deck_has_33_different_cards():
    """[DG1.5] Also the discard pile is empty, nothing lies on the table."""
    game = laid_out(2)
    assert {card: count for card, count in table(game)["pile"].items() if count} == dict.fromkeys(CARDS, 1)
    assert (len(CARDS), sum(table(game)["discard"].values()), table(game)["shown"]) == (33, 0, [])
    play(game, "roll:card roll:card roll:red roll:red roll:red done reveal:2")
    assert sorted(options(game)) == sorted(f"draw:{card}" for card in CARDS)


@pytest.mark.parametrize(("seats", "lira"), [(2, 1), (3, 3), (4, 6)])
def test_dg1_6_the_supply(seats, lira):
    game = laid_out(seats)
    assert supply(game, *COLOURS, "brown", "crystal", "lira") == [8, 8, 8, 8, 10, 12 - seats, 87 - lira]
    owned = [sum(has(game, seat).get(name, 0) for seat in range(seats)) for name in RESOURCES]
    assert [a + b for a, b in zip(owned, supply(game, *RESOURCES), strict=True)] == list(TOTAL.values())


@pytest.mark.parametrize("seats", SEATS)
def test_dg1_7_a_crystal_each_and_nothing_else(seats):
    """[DG1.7 DG1.8] And 0, 1, 2, 3 Lira in turn order."""
    game = laid_out(seats)
    for seat in range(seats):
        me = table(game)["players"][seat]
        assert has(game, seat) == {"crystal": 1, **({"lira": seat} if seat else {})}
        assert (me["rubies"], sum(me["tiles"].values()), me["mosque_ruby"]) == (0, 0, False)


def test_dg1_9_five_dice_for_the_first_player():
    """The first player rolls five dice, and with four extra-die tiles somebody rolls all nine."""
    game = laid_out(2)
    play(game, "roll:red roll:red roll:red roll:red")
    assert game.step == "dice.roll"
    assert play(game, "roll:red").step == "turn.reroll"
    game = play(at({"tiles": {"die": 4}}, display=OPEN[:5]), " ".join(["roll:lira"] * 8))
    assert game.step == "dice.roll"
    assert play(game, "roll:lira").step == "turn.action"


def test_dg1_9_a_fifth_extra_die_does_not_exist():
    with pytest.raises(sr.BadPosition):
        at({"tiles": {"die": 3}}, {"tiles": {"die": 2}}, display=OPEN[:5])


def test_dg1_10_money_is_single_lira():
    """86 Lira with one player and one in the supply are possible, 88 in all are not."""
    assert supply(at({"lira": 86}), "lira") == [1]
    with pytest.raises(sr.BadPosition):
        at({"lira": 86}, {"lira": 2})


def test_dg71_1_house_values_can_be_replaced():
    """[DG71.1] Dearer tracks, another first price of the right carpet, a cheaper tile: the prices follow."""
    values = {"side_23.goods": [3, 7, 8], "side_23.lira": [6, 9, 9, 9, 9, 9], "side_23.carpet": [2, 2, 3, 3, 3]}
    game = rolled("RRLLL", {"lira": 6}, seats=3, components=values)
    assert reason(game, "ruby:red") == ("needs_goods", 3, 2)
    assert reason(game, "ruby:carpet") == ("needs_goods", 6, 2)
    play(game, "ruby:lira")
    assert reason(game, "ruby:lira") == ("needs_lira", 9, 0)


def test_dg71_1_house_values_carry_their_grade():
    """The prices of the side for four players are proposals, the dice are certain; nonsense is refused."""
    box = load(["dice"])
    house = {value.key for value in box.house()}
    assert {"side_4.goods", "two_players.lira", "tiles.cost", "bazaar.copies", "bazaar_card.lira_to_ruby"} <= house
    assert not {"dice_game.goal", "supply.markers", "actions.coin_lira", "mosque_ruby.tiles", "tiles.lira"} & house
    assert box.values["side_4.goods"].grade == "proposed"
    mine = load(["dice"], {"side_4.goods": [4, 4, 5, 6]})
    assert (mine.values["side_4.goods"].grade, mine.values["side_4.goods"].value) == ("owner", [4, 4, 5, 6])
    with pytest.raises(ComponentError):
        sr.new_game("dice", seats=4, seed=1, components={"side_4.goods": [0, -1]})


@pytest.mark.parametrize(
    "option",
    [{"layout": "short"}, {"layout": "random"}, {"edition": "2014"}, {"neutral_assistants": True}, {"deck": "new"}],
)
def test_dg71_2_options_of_the_board_game_are_refused(option):
    with pytest.raises(sr.BadOption):
        sr.new_game("dice", seats=2, seed=1, **option)
