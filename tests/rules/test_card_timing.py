"""When cards and the yellow tile may be used (docs/rules/base.md, C10 to C12, Q4.3; rulings A7 to A9, E3, E7, E8).

The table has a row for every decision of the game: a seat that holds one card of each kind and the yellow tile, with
everything affordable, and the exact list of what it is offered besides the decision's own options.
"""

from typing import NamedTuple

import pytest

import sixrubies as sr
from sixrubies.board.base import base_steps
from sixrubies.core.step import NEVER
from tests.rules.table import BESIDE, DECK, Player, at, goods, interrupts, load, options, play, player, reason, table

EVERYTHING: Player = {
    "lira": 60,
    "extensions": 3,
    "goods": load(3, 3, 3, 3),
    "tiles": ["red", "green", "yellow"],
    "assistants": [1, 4],
    "family": 3,
    "hand": dict.fromkeys(DECK, 1),
}

# What may be played, as the rulings say it: money always; other any-time cards and the tile outside of actions.
MONEY = ["play:five_lira"]
ANY_TIME = ["play:one_good", "play:five_lira", "play:family", "use:yellow"]
ARRIVED = ["play:one_good", "play:five_lira", "play:return_assistant", "play:family", "use:yellow"]
BEFORE_MOVE = [
    "play:one_good",
    "play:five_lira",
    "play:long_move",
    "play:stay",
    "play:return_assistant",
    "play:family",
    "use:yellow",
]


def after(card: str) -> list[str]:
    return ["play:one_good", "play:five_lira", "play:family", f"play:{card}", "use:yellow"]


class Row(NamedTuple):
    """A decision: where the merchant goes, how it comes about, and what is offered besides its own options."""

    step: str
    place: int
    tokens: str
    offered: list[str]
    family: int = 3
    toll: bool = False


ROWS = [
    Row("turn.move", 0, "", BEFORE_MOVE),
    Row("turn.move_far", 0, "play:long_move", MONEY),
    Row("turn.assistant", 9, "move:9", ARRIVED),
    Row("turn.assistant", 9, "play:stay", ARRIVED),
    Row("turn.toll", 9, "move:9 leave", ANY_TIME, toll=True),
    Row("turn.action", 9, "move:9 leave pay", ANY_TIME, toll=True),
    Row("turn.action", 9, "move:9 leave", ANY_TIME),
    Row("turn.action", 7, "move:7", ANY_TIME),  # the Fountain has no assistant step: no return card
    Row("turn.encounters", 9, "move:9 leave skip", ANY_TIME),
    Row("turn.encounters", 9, "move:9 leave act call:9 roll:6+3 keep", ANY_TIME),
    Row("turn.encounters", 5, "move:5 leave act", after("repeat_post_office")),
    Row(
        "turn.encounters",
        5,
        "move:5 leave act play:one_good good:red",
        ["play:five_lira", "play:family", "play:repeat_post_office", "use:yellow"],
    ),
    Row("turn.encounters", 5, "move:5 leave act catch:1 reward:lira", ANY_TIME),
    Row("turn.encounters", 5, "move:5 leave skip", ANY_TIME),
    Row("turn.encounters", 13, "move:13 leave act give:red", after("repeat_palace")),
    Row("turn.encounters", 16, "move:16 leave act", after("repeat_dealer")),
    Row("turn.encounters", 12, "move:12 leave act send:5 act", after("repeat_post_office"), family=12),
    Row("turn.encounters", 12, "move:12 leave act send:5 skip", ANY_TIME, family=12),
    Row("turn.encounters", 12, "move:12 leave act send:16 act", after("repeat_dealer"), family=12),
    Row("family.reward", 5, "move:5 leave act catch:1", ANY_TIME),
    Row("governor.pay", 6, "move:6 leave skip meet:governor draw:stay", ANY_TIME),
    Row("smuggler.take", 6, "move:6 leave skip meet:smuggler", MONEY),  # nothing has been received yet (E8)
    Row("smuggler.pay", 6, "move:6 leave skip meet:smuggler good:blue", ANY_TIME),
    Row("card.good", 9, "play:one_good", MONEY),
    Row("card.return", 9, "play:return_assistant", MONEY),
    Row("card.return", 9, "move:9 play:return_assistant", MONEY),
    Row("tile.yellow", 9, "use:yellow", MONEY),
    Row("tile.yellow", 5, "move:5 leave act use:yellow", MONEY),
    Row("family.card_reward", 9, "play:family", MONEY),
    Row("family.card_reward", 9, "move:9 leave skip play:family", MONEY),
    Row("warehouse.extra", 2, "move:2 leave act", MONEY),
    Row("caravansary.take", 6, "move:6 leave act", MONEY),
    Row("caravansary.take", 6, "move:6 leave act take:pile draw:stay", MONEY),
    Row("caravansary.discard", 6, "move:6 leave act take:pile draw:stay take:pile draw:family", MONEY),
    Row("fountain.recall", 7, "move:7 act", MONEY),
    Row("fountain.recall", 7, "move:7 act recall:1", MONEY),
    Row("dice.red_tile", 8, "move:8 leave act roll:6+2", MONEY),
    Row("dice.red_tile", 9, "move:9 leave act call:7 roll:6+2", MONEY),
    Row("black_market.gain", 8, "move:8 leave act roll:6+2 keep", MONEY),
    Row("tea_house.call", 9, "move:9 leave act", MONEY),
    Row("market.sell", 10, "move:10 leave act", MONEY),
    Row("market.sell", 11, "move:11 leave act", ["play:five_lira", "play:any_goods"]),
    Row("market.sell", 12, "move:12 leave act send:11 act", ["play:five_lira", "play:any_goods"], family=12),
    Row("market.sell_more", 10, "move:10 leave act sell:red", MONEY),
    Row("market.sell_more", 11, "move:11 leave act sell:red", MONEY),
    Row("market.sell_more", 11, "move:11 leave act play:any_goods", MONEY),
    Row("police.send", 12, "move:12 leave act", MONEY, family=12),
    Row("police.action", 12, "move:12 leave act send:2", MONEY, family=12),
    Row("palace.any", 13, "move:13 leave act", MONEY),
    Row("mosque.take", 15, "move:15 leave act", MONEY),
]
NAMES = [f"{row.step}: {row.tokens}" for row in ROWS]


def reach(row: Row) -> sr.BoardGame:
    """The position with the row's decision on top. At 5 a family member waits, at 6 both tokens."""
    me = {**EVERYTHING, "merchant": 9 if "play:stay" in row.tokens else BESIDE[row.place or 7], "family": row.family}
    others = [{"merchant": 9 if row.toll else 7, "family": 5}, {"merchant": 7}]
    return play(at(me, *others, tokens={"governor": 6, "smuggler": 6}), row.tokens)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_c11_what_is_offered_at_every_decision(row):
    """[C10 C11 C12 Q4.3 A8 T4 C20.2 C21.2 C24.2 C26.1 C27.1] Exactly what the rulings allow there."""
    game = reach(row)
    assert game.step == row.step
    assert interrupts(game) == row.offered


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_c11_what_is_not_offered_has_a_reason(row):
    """[C11 C12] Every card in hand and the tile is either offered or blocked, never silently absent."""
    game = reach(row)
    held = {f"play:{card}" for card in player(game)["hand"]} | {"use:yellow"}
    blocked = {b.option.token: b.reason for b in game.decision().blocked if b.option.verb in ("play", "use")}
    assert set(blocked) == held - set(row.offered)
    assert set(blocked.values()) <= {"not_now", "not_repeatable", "only_small_market", "family_home", "yellow_used"}


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_c10_money_at_every_decision(row):
    """[C10 C9] 5 Lira more, the card lies open at once, and the same decision goes on as if nothing had been."""
    game = reach(row)
    lira, before, opened = player(game)["lira"], set(options(game)), len(table(game)["discard"])
    play(game, "play:five_lira")
    assert (player(game)["lira"], game.step) == (lira + 5, row.step)
    assert (len(table(game)["discard"]), table(game)["discard"][-1]) == (opened + 1, "five_lira")
    after_it = set(options(game))
    assert before - after_it <= {"play:five_lira", "discard:five_lira"}
    assert after_it - before <= {"take:discard"}  # at the Caravansary it can be taken back


def test_c10_the_table_has_every_decision_of_the_game():
    """A step added without a row fails here."""
    asking = {step.name for step in base_steps() if step.timing != NEVER}
    assert asking == {row.step for row in ROWS}


def test_c11_the_same_for_every_seat():
    """Whoever's turn it is; here the last of five."""
    me = {**EVERYTHING, "merchant": 11}
    game = at({}, {}, {}, {}, me, turn=4)
    assert (game.owner(), interrupts(game)) == (4, BEFORE_MOVE)
    assert interrupts(play(game, "move:9")) == ARRIVED


def test_c11_between_and_after_completed_actions():
    """The same any-time card before moving, after arriving, before, between and after actions, and in encounters."""
    me = {"merchant": 12, "lira": 0, "extensions": 3, "hand": {"one_good": 4, "repeat_post_office": 1}}
    game = at(me, {"family": 5}, seats=3)
    play(game, "play:one_good good:blue move:5 play:one_good good:blue leave act play:one_good good:blue")
    play(game, "play:repeat_post_office catch:1 play:one_good good:blue reward:lira")
    assert (goods(game), player(game)["lira"]) == ([1, 1, 2, 4], 2 + 2 + 3)


def test_c12_only_money_while_a_card_waits_for_its_choice():
    """Goal, good, assistant, assistant of the tile: one after the other."""
    for tokens in ("play:long_move", "play:one_good", "play:return_assistant", "use:yellow"):
        game = play(at({**EVERYTHING, "merchant": 11}, seats=3), tokens)
        assert interrupts(game) == ["play:five_lira"]
        assert reason(game, "play:family") == ("not_now", 0, 0)
        others = [token for token in ("play:one_good", "use:yellow") if token != tokens]
        for token in others:
            assert reason(game, token) == ("not_now", 0, 0)


def test_c12_after_the_choice_everything_is_open_again():
    game = play(at({**EVERYTHING, "merchant": 11}, seats=3), "play:one_good good:red")
    assert interrupts(game) == [token for token in BEFORE_MOVE if token != "play:one_good"]
    play(game, "use:yellow recall:4")
    assert interrupts(game) == [token for token in BEFORE_MOVE if token not in ("play:one_good", "use:yellow")]
