"""When cards and the yellow tile may be used with this box (docs/rules/mocha.md, MB36, MB37.3, MB37.4).

As the table of the base game: a row for every decision the box adds or changes, and for every decision of a turn. The
seat holds one card of each kind, a few guild cards and the yellow tile, and can afford everything.
"""

from typing import NamedTuple

import pytest

import sixrubies as sr
from sixrubies.board.base import base_steps
from sixrubies.core.step import NEVER
from tests.rules.mocha.table import BESIDE, MOCHA_DECK, at, box, coffee
from tests.rules.table import Player, interrupts, load, options, play, player, reason, table

EVERYTHING: Player = {
    "lira": 60,
    "coffee": 40,
    "extensions": 2,
    "goods": load(3, 3, 3, 3),
    "tiles": ["red", "green", "yellow"],
    "assistants": [10, 13],
    "family": 3,
    "hand": {**dict.fromkeys(MOCHA_DECK, 1), **{f"guild_{n}": 1 for n in (5, 6, 9, 12, 13, 15, 17, 18, 19)}},
}
GUILD = [f"play:guild_{n}" for n in (5, 6, 9, 12, 13, 15, 17, 18, 19)]

# As the rulings say it: money always; other any-time cards and the tile outside of actions.
MONEY = ["play:five_lira", "play:two_coffee", "play:coffee_to_lira"]
ROLLED = [*MONEY, "play:die_to_six"]
COFFEE = ["play:two_coffee", "play:coffee_to_guild", "play:coffee_to_lira", "play:dice_rewards", "play:exchange"]
ANY_TIME = ["play:one_good", "play:five_lira", "play:family", *COFFEE, "use:yellow"]
ARRIVED = ["play:one_good", "play:five_lira", "play:return_assistant", "play:family", *COFFEE, "use:yellow"]
MOVES = ["play:one_good", "play:five_lira", "play:long_move", "play:stay", "play:return_assistant", "play:family"]
BEFORE_MOVE = [*MOVES, *COFFEE, "play:corner", *GUILD, "use:yellow"]


def after(card: str) -> list[str]:
    """The any-time cards and one that repeats, in the order of the kinds."""
    early = card in ("repeat_palace", "repeat_post_office", "repeat_dealer")
    cards = ["play:one_good", "play:five_lira", "play:family", *([f"play:{card}"] if early else []), *COFFEE]
    return [*cards, *([] if early else [f"play:{card}"]), "use:yellow"]


class Row(NamedTuple):
    """A decision: where the merchant goes, how it comes about, and what is offered besides its own options."""

    step: str
    place: int
    tokens: str
    offered: list[str]
    family: int = 3
    toll: bool = False


TAVERN = "move:19 leave act"
ROWS = [
    Row("turn.move", 0, "", BEFORE_MOVE),
    Row("turn.move_far", 0, "play:long_move", MONEY),
    Row("turn.move_corner", 0, "play:corner", MONEY),
    Row("turn.assistant", 9, "move:9", ARRIVED),
    Row("turn.assistant", 9, "play:corner move:16", ARRIVED),
    Row("turn.toll", 9, "move:9 leave", ANY_TIME, toll=True),
    Row("turn.action", 9, "move:9 leave", ANY_TIME),
    Row("turn.action", 18, "move:18 leave", ANY_TIME),
    Row("turn.encounters", 9, "move:9 leave skip", ANY_TIME),
    Row("turn.encounters", 9, "move:9 leave act call:9 roll:6+3 keep", ANY_TIME),
    Row("turn.encounters", 1, "move:1 leave act", ANY_TIME),  # the third extension: not to be repeated
    Row("turn.encounters", 5, "move:5 leave act", after("repeat_post_office")),
    Row("turn.encounters", 13, "move:13 pick_up act give:red", after("repeat_palace")),
    Row("turn.encounters", 16, "move:16 leave act", after("repeat_dealer")),
    Row("turn.encounters", 20, "move:20 leave act", after("repeat_coffee_house")),
    Row("turn.encounters", 19, f"{TAVERN} tavern:barrier barrier:20 beside:2 act", after("repeat_coffee_house")),
    Row("turn.encounters", 19, f"{TAVERN} tavern:movement", ANY_TIME),
    Row("turn.encounters", 12, "move:12 leave act send:20 act", after("repeat_coffee_house"), family=12),
    Row("family.reward", 5, "move:5 leave act catch:1", ANY_TIME),
    Row("governor.pay", 6, "move:6 leave skip meet:governor draw:stay", ANY_TIME),
    Row("smuggler.take", 6, "move:6 leave skip meet:smuggler", MONEY),
    Row("smuggler.pay", 6, "move:6 leave skip meet:smuggler good:blue", ANY_TIME),
    Row("trader.pay", 6, "move:6 leave skip meet:coffee_trader", MONEY),  # paying and taking are one step (E13)
    Row("card.good", 9, "play:one_good", MONEY),
    Row("card.return", 9, "play:return_assistant", MONEY),
    Row("tile.yellow", 9, "use:yellow", MONEY),
    Row("family.card_reward", 9, "play:family", MONEY),
    Row("exchange.give", 9, "play:exchange", MONEY),
    Row("exchange.give", 9, "play:exchange give:red", MONEY),
    Row("exchange.take", 9, "play:exchange give:red done", MONEY),
    Row("rewards.good", 9, "play:dice_rewards roll:3+1 keep", MONEY),
    Row("dice.red_tile", 9, "play:dice_rewards roll:3+1", ROLLED),
    Row("dice.red_tile", 8, "move:8 leave act roll:5+2", ROLLED),
    Row("dice.red_tile", 9, "move:9 leave act call:7 roll:5+2", ROLLED),
    Row("dice.red_tile", 9, "move:9 leave act call:7 roll:5+2 turn_die:2", ROLLED),
    Row("dice.red_tile", 9, "move:9 leave act call:7 roll:5+2 play:die_to_six turn_die:2", MONEY),
    Row("dice.red_tile", 9, "move:9 leave act call:7 roll:6+6", MONEY),  # two sixes
    Row("dice.six", 9, "move:9 leave act call:7 roll:5+2 play:die_to_six", MONEY),
    Row("warehouse.extra", 2, "move:2 leave act", MONEY),
    Row("caravansary.take", 6, "move:6 leave act", MONEY),
    Row("caravansary.discard", 6, "move:6 leave act take:pile draw:stay take:pile draw:family", MONEY),
    Row("fountain.recall", 7, "move:7 act", MONEY),
    Row("black_market.gain", 8, "move:8 leave act roll:5+2 keep", MONEY),
    Row("tea_house.call", 9, "move:9 leave act", MONEY),
    Row("market.sell", 10, "move:10 pick_up act", MONEY),
    Row("market.sell", 11, "move:11 leave act", ["play:five_lira", "play:any_goods", *MONEY[1:]]),
    Row("market.sell_more", 11, "move:11 leave act sell:red", MONEY),
    Row("police.send", 12, "move:12 leave act", MONEY, family=12),
    Row("police.action", 12, "move:12 leave act send:2", MONEY, family=12),
    Row("palace.any", 13, "move:13 pick_up act", MONEY),
    Row("mosque.take", 15, "move:15 leave act", MONEY),
    Row("roasting.choose", 17, "move:17 leave act", MONEY),
    Row("roasting.choose", 17, "move:17 leave act roast:lira", MONEY),
    Row("roasting.good", 17, "move:17 leave act roast:good", MONEY),
    Row("roasting.card", 17, "move:17 leave act roast:card", MONEY),
    Row("guild_hall.discard", 18, "move:18 leave act draw:guild_1 draw:guild_2", MONEY),
    Row("tavern.choose", 19, TAVERN, MONEY),
    Row("tavern.barrier", 19, f"{TAVERN} tavern:barrier", MONEY),
    Row("tavern.beside", 19, f"{TAVERN} tavern:barrier barrier:2", MONEY),
    Row("tavern.action", 19, f"{TAVERN} tavern:barrier barrier:2 beside:8", MONEY),
    Row("tavern.ruby", 19, f"{TAVERN} tavern:ruby", MONEY),
    # Turns with a guild card: inside it money, after it what is tied to no place.
    Row("guild.again", 9, "play:guild_5", ANY_TIME),
    Row("turn.encounters", 9, "play:guild_5 act", ANY_TIME),
    Row("caravansary.take", 9, "play:guild_6", MONEY),
    Row("tea_house.call", 9, "play:guild_9", MONEY),
    Row("dice.red_tile", 9, "play:guild_9 call:9 roll:4+2", ROLLED),
    Row("turn.encounters", 9, "play:guild_9 call:9 roll:4+2 keep", ANY_TIME),
    Row("guild.send", 9, "play:guild_12", MONEY),
    Row("market.sell", 9, "play:guild_12 send:11", MONEY),
    Row("turn.encounters", 9, "play:guild_12 send:16", ANY_TIME),
    Row("palace.any", 9, "play:guild_13", MONEY),
    Row("guild.mosque", 9, "play:guild_15", MONEY),
    Row("roasting.choose", 9, "play:guild_17", MONEY),
    Row("guild_hall.discard", 9, "play:guild_18 draw:guild_1 draw:guild_2 draw:guild_3", MONEY),
    Row("guild.tavern", 9, "play:guild_19", MONEY),
    Row("tavern.barrier", 9, "play:guild_19 tavern:movement", MONEY),
    Row("tavern.beside", 9, "play:guild_19 tavern:movement barrier:20", MONEY),
    Row("turn.encounters", 9, "play:guild_19 tavern:movement barrier:20 beside:2", ANY_TIME),
]
NAMES = [f"{row.step}: {row.tokens}" for row in ROWS]


def reach(row: Row) -> sr.BoardGame:
    """The position with the row's decision on top. At 5 a family member waits, at 6 all tokens."""
    me = {**EVERYTHING, "merchant": BESIDE[row.place or 7], "family": row.family}
    others = [{"merchant": 9 if row.toll else 7, "family": 5}, {"merchant": 7}]
    tokens = {"governor": 6, "smuggler": 6, "coffee_trader": 6}
    return play(at(me, *others, tokens=tokens), row.tokens)


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_mb36_2_what_is_offered_at_every_decision(row):
    """[MB36.1 MB36.2 MB36.3 MB36.4 MB37.1 MB37.3 MB37.4 MB53.1 MB56.3 MB35.3] Exactly what the rulings allow there."""
    game = reach(row)
    assert game.step == row.step
    assert interrupts(game) == row.offered


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_mb36_2_what_is_not_offered_has_a_reason(row):
    """[MB36.2] Every card in hand and the tile is either offered or blocked, never silently absent."""
    game = reach(row)
    held = {f"play:{card}" for card in player(game)["hand"]} | {"use:yellow"}
    blocked = {b.option.token: b.reason for b in game.decision().blocked if b.option.verb in ("play", "use")}
    assert set(blocked) == held - set(row.offered)
    known = {"not_now", "not_repeatable", "only_small_market", "family_home", "yellow_used", "not_with_guild_card"}
    known |= {"all_extensions", "needs_good", "six_already"}
    assert set(blocked.values()) <= known


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_mb36_1_coffee_cards_at_every_decision(row):
    """[MB36.1 MB36.5 MB51.2 MB53.1] Two coffee come, one goes for 8 Lira; the decision goes on as it was."""
    game = reach(row)
    lira, beans, before, opened = player(game)["lira"], coffee(game), set(options(game)), len(table(game)["discard"])
    play(game, "play:two_coffee play:coffee_to_lira")
    assert (player(game)["lira"], coffee(game), game.step) == (lira + 8, beans + 1, row.step)
    assert table(game)["discard"][opened:] == ["two_coffee", "coffee_to_lira"]
    used = {f"{verb}:{card}" for verb in ("play", "discard") for card in ("two_coffee", "coffee_to_lira")}
    now = set(options(game))
    assert before - now <= used
    assert now - before <= {"take:discard"}  # at the Caravansary it can be taken back


def test_mb36_2_the_table_has_every_decision_of_the_box():
    """A step added without a row fails here."""
    asking = {step.name for step in at({}).family.kernel.steps if step.timing != NEVER}
    assert asking == {row.step for row in ROWS}
    assert {step.name for step in base_steps() if step.timing != NEVER} < asking


def test_mb37_4_the_same_for_every_seat():
    """Whoever's turn it is; here the last of five."""
    me = {**EVERYTHING, "merchant": 12}
    game = at({}, {}, {}, {}, me, turn=4)
    assert (game.owner(), interrupts(game)) == (4, BEFORE_MOVE)
    assert interrupts(play(game, "move:9")) == ARRIVED


def test_mb36_1_never_in_the_turn_of_another():
    game = play(at({"merchant": 12}, {"hand": {"two_coffee": 1, "coffee_to_lira": 1}, "coffee": 5}, seats=3), "move:9")
    assert (interrupts(game), box(game)["coffee"]) == ([], [0, 5, 0])
    assert all(b.option.verb != "play" for b in game.decision().blocked)


def test_mb36_3_repeat_cards_only_right_after_their_action():
    """[MB36.3] Not before it, not after another action."""
    me = {"merchant": 11, "coffee": 40, "lira": 40, "hand": {"repeat_coffee_house": 1, "repeat_wainwright": 1}}
    game = play(at(me, seats=3), "move:20 leave")
    assert reason(game, "play:repeat_coffee_house") == ("not_now", 0, 0)
    play(game, "act")
    assert interrupts(game) == ["play:repeat_coffee_house"]
    assert reason(game, "play:repeat_wainwright") == ("not_repeatable", 1, 0)
