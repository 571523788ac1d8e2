"""Movement and Encounter tile (docs/rules/mocha.md, MB34)."""

import pytest

from tests.rules.mocha.table import acting, at, box, coffee, met_at, other_cards, wealth
from tests.rules.mocha.test_barrier import barred, moves
from tests.rules.table import goods, load, options, play, player, reason, table

MINE = {"tavern": ["movement"]}


def test_mb34_1_from_the_moment_it_is_taken_for_its_owner_alone():
    """[MB34.1] Bought at the Tavern: it serves in the next turn; the other seat moves as before."""
    game = at({"merchant": 2, "coffee": 1}, {"merchant": 2}, neutral_merchants=[7, 7, 7])
    play(game, "move:19 leave act tavern:movement end_turn")
    assert moves(game) == [1, 6, 8, 11, 16, 19, 20]  # seat 1 from 2, without 12 and 9
    play(game, "move:8 leave skip end_turn")
    assert 9 in moves(game)  # seat 0 from 19, three places along the row


def test_mb34_1_the_encounter_tile_serves_in_the_same_turn():
    """[MB34.1 MB34.6] Bought by the family member; the merchant then meets the Governor for nothing."""
    game = acting(12, {"lira": 0, "coffee": 1}, seats=3, tokens={"governor": 12})
    play(game, "act send:19 act tavern:encounter meet:governor draw:stay roll:1+1")
    assert (player(game)["hand"], options(game)) == ({"stay": 1}, ["end_turn"])


@pytest.mark.parametrize(
    ("start", "more"),
    [
        (2, [9, 12]),  # along its row; up and down two places are near anyway
        (16, [3, 10, 20]),
        (13, [10, 11, 20]),
        (7, []),  # in the middle two places reach every edge but one
        (12, [2]),
    ],
)
def test_mb34_2_any_number_of_places_in_one_line(start, more):
    """[MB34.2 MB34.3] Beside the normal goals all places of the row and of the column, never the own place."""
    near = moves(at({"merchant": start}, seats=3))
    game = at({"merchant": start, **MINE}, seats=3)
    assert moves(game) == sorted(near + more)
    assert reason(game, f"move:{start}") == ("same_place", 0, 0)


def test_mb34_2_no_bends():
    """From 16 three steps round the corner stay out of reach."""
    game = at({"merchant": 16, **MINE}, seats=3)
    assert reason(game, "move:7") == ("too_far", 3, 0)


def test_mb34_3_everything_else_follows():
    """[MB34.3] From 2 to 9: assistant, payment, action, encounter."""
    game = at({"merchant": 2, "lira": 2, **MINE}, {"merchant": 9, "family": 9}, seats=3)
    play(game, "move:9 leave pay act call:3 roll:6+3 catch:1 reward:lira end_turn")
    assert (player(game)["lira"], player(game)["assistants"], player(game)["merchant"]) == (6, [9], 9)


@pytest.mark.parametrize(
    ("start", "without", "control"),
    [
        (2, [1, 6, 8, 11, 16, 19, 20], [1, 6, 8, 9, 11, 12, 16, 19, 20]),
        (6, [1, 2, 5, 7, 11, 14, 17, 18, 19], [1, 2, 5, 7, 9, 11, 12, 14, 17, 18, 19]),
        (12, [3, 4, 5, 7, 9, 13, 14, 17], [2, 3, 4, 5, 6, 7, 9, 13, 14, 17, 19]),
    ],
)
def test_mb34_4_not_across_the_barrier_without_control(start, without, control):
    """[MB34.4 MB33.3] The line ends at the barrier, before it and behind it; with the control tile it goes on."""
    assert moves(barred(start, owner=1, tiles=("movement",))) == without
    assert moves(barred(start, owner=0, tiles=("movement",))) == control


def test_mb34_4_the_other_lines_are_free():
    """The barrier between 6 and 12 does not touch column and row beside it."""
    assert 10 in moves(barred(13, tiles=("movement",)))
    assert 20 in moves(barred(13, tiles=("movement",)))


def test_mb34_5_not_with_a_movement_card():
    """[MB34.5] Long move: three or four with bends, no line of two; corner: corners only."""
    hand = {"long_move": 1, "corner": 1, "stay": 1}
    game = at({"merchant": 2, "hand": hand}, seats=3)
    mine = at({"merchant": 2, "hand": hand, **MINE}, seats=3)
    for card in ("play:long_move", "play:corner"):
        assert moves(play(mine.clone(), card)) == moves(play(game.clone(), card))
    assert (play(mine, "play:stay").step, player(mine)["merchant"]) == ("turn.assistant", 2)


# -- Encounter tile ---------------------------------------------------------------------------------------------------

FREE = {"lira": 0, "tavern": ["encounter"]}
TOKENS = {"governor": 9, "smuggler": 9, "coffee_trader": 9}


def test_mb34_6_all_three_for_nothing():
    """[MB34.6 MB34.7 MB34.8] No payment is asked; each is rolled on at once."""
    game = met_at(9, {**FREE, "goods": load(1)}, seats=3, tokens=TOKENS)
    assert options(game) == ["end_turn", "meet:governor", "meet:smuggler", "meet:coffee_trader"]
    play(game, "meet:coffee_trader")
    assert (coffee(game), game.step) == (1, "token.move")
    play(game, "roll:1+1 meet:smuggler good:blue")
    assert game.step == "token.move"
    play(game, "roll:2+1 meet:governor draw:corner")
    assert game.step == "token.move"
    play(game, "roll:2+2")
    assert (wealth(game), player(game)["hand"]) == ((0, 1, [1, 0, 0, 1], 0), {"corner": 1})
    assert table(game)["tokens"] == {"governor": 4, "smuggler": 3, "coffee_trader": 2}


def test_mb34_8_paying_is_not_offered_to_the_rich():
    """[MB34.8] With 50 Lira, goods and cards nothing can be given away for a token."""
    me = {"lira": 50, "tavern": ["encounter"], "goods": load(1, 1, 1, 1), "hand": {"stay": 1}}
    game = met_at(9, me, seats=3, tokens=TOKENS)
    play(game, "meet:governor draw:corner roll:1+1 meet:coffee_trader roll:1+1 meet:smuggler good:red roll:1+1")
    assert (wealth(game), player(game)["hand_size"], table(game)["discard"]) == ((50, 1, [2, 1, 1, 1], 0), 2, [])


def test_mb34_6_not_for_others():
    """[MB34.6 MB34.1] Seat 0 pays although seat 1 has the tile."""
    game = met_at(9, {"lira": 9}, {"tavern": ["encounter"]}, seats=3, tokens=TOKENS)
    play(game, "meet:coffee_trader")
    assert game.step == "trader.pay"


def test_mb34_6_merchants_and_families_are_as_ever():
    """It lifts no payment of merchants and no catch."""
    game = at({"merchant": 12, "lira": 1, "tavern": ["encounter"]}, {"merchant": 9, "family": 9}, seats=3)
    play(game, "move:9 leave")
    assert (options(game), reason(game, "pay")) == (["decline"], ("needs_lira", 2, 1))


def test_mb34_7_one_that_rolls_its_own_place_is_not_used_again():
    """[MB34.7 MB35.6]"""
    game = met_at(9, FREE, seats=3, tokens=TOKENS)
    play(game, "meet:coffee_trader roll:6+3")
    assert (options(game), coffee(game)) == (["end_turn", "meet:governor", "meet:smuggler"], 1)


def test_mb34_9_nothing_to_give():
    """[MB34.9] No card in either pile: no Governor. No room: no Smuggler. The Coffee Trader always has coffee."""
    me = {**FREE, "goods": load(2, 2, 2, 2)}
    game = met_at(9, me, {"hand": other_cards()}, seats=3, tokens=TOKENS)
    assert options(game) == ["end_turn", "meet:coffee_trader"]
    assert reason(game, "meet:governor") == ("no_card_to_draw", 0, 0)
    assert reason(game, "meet:smuggler") == ("no_room_at_all", 0, 0)


def test_mb34_9_the_smuggler_gives_only_what_has_room():
    game = play(met_at(9, {**FREE, "goods": load(2, 0, 2, 2)}, seats=3, tokens=TOKENS), "meet:smuggler")
    assert (options(game), reason(game, "good:red")) == (["good:green"], ("no_room", 0, 0))
    assert goods(play(game, "good:green roll:1+1")) == [2, 1, 2, 2]


def test_mb34_1_tiles_are_kept_to_the_end():
    game = acting(9, {"tavern": ["movement", "encounter"]}, seats=3)
    assert box(play(game, "skip end_turn"))["tavern_tiles"][0] == ["movement", "encounter"]
