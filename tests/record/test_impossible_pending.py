"""Pending steps that no game leaves behind are refused; the possible ones beside them are not."""

from typing import Any

import pytest

import sixrubies as sr

Frames = list[dict[str, Any]]
FULL = dict.fromkeys(("red", "green", "yellow", "blue"), 2)


def f(step: str, place: int = 0, **rest: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"step": step, "seat": 0}
    if place:
        told["place"] = place
    if step == "turn.encounters":
        told["begun"] = False
    return {**told, **rest}


def turn(*frames: dict[str, Any]) -> Frames:
    return [f("turn.finish"), *frames]


def action(place: int, *frames: dict[str, Any]) -> Frames:
    """The merchant's action at a place has begun."""
    return turn(f("turn.encounters", place), f("turn.completed", place), *frames)


def sent(place: int, *frames: dict[str, Any]) -> Frames:
    """The family member's action, sent by the merchant from the Police Station."""
    return action(12, f("turn.completed", place, by="family"), *frames)


def met(place: int, token: str, *frames: dict[str, Any]) -> Frames:
    begun = f("turn.encounters", place, begun=True, left=[])
    return turn(begun, f("token.move", place, token=token), *frames)


def card(kind: str) -> dict[str, Any]:
    return f("card.done", card=kind)


def at(merchant: int, pending: Frames, me: dict[str, Any] | None = None, **rest: Any) -> sr.BoardGame:
    mine = {"merchant": merchant, **(me or {})}
    other = {"merchant": 7}
    told = {"seats": 2, "players": [mine, other], "pending": pending, "neutral_merchants": [7, 7, 7], **rest}
    return sr.position(told, chance="manual")


RED = {"tiles": ["red"]}, {"mosque_tiles": {"red": 1}}
GREEN = {"tiles": ["green"]}, {"mosque_tiles": {"green": 1}}
YELLOW = {"tiles": ["yellow"], "assistants": [3], "stack": ["own"] * 3}, {"mosque_tiles": {"yellow": 1}}
DICE = {"dice": [5, 2]}
AWAY = {"assistants": [3], "stack": ["own"] * 3}

# place of the merchant, pending, player, table, and the same with one thing wrong
POSSIBLE: dict[str, tuple[int, Frames, dict[str, Any], dict[str, Any]]] = {
    "move": (5, turn(f("turn.move")), {}, {}),
    "begin": (5, [f("turn.begin")], {}, {}),
    "assistant": (5, turn(f("turn.assistant", 5)), {}, {}),
    "toll": (5, turn(f("turn.toll", 5)), {}, {"neutral_merchants": [5, 7, 7]}),
    "action": (5, turn(f("turn.action", 5)), {}, {}),
    "neutral": (5, turn(f("turn.action", 5), f("neutral.move", 5, a=0)), {}, {"neutral_merchants": [5, 7, 7]}),
    "far": (5, turn(f("turn.arrive"), card("long_move"), f("turn.move_far")), {}, {}),
    "good": (5, turn(f("turn.action", 5), card("one_good"), f("card.good")), {}, {}),
    "return": (5, turn(f("turn.move"), card("return_assistant"), f("card.return")), AWAY, {}),
    "home": (5, turn(f("turn.move"), card("family"), f("family.card_reward")), {}, {}),
    "yellow": (5, turn(f("turn.move"), f("tile.yellow")), YELLOW[0], {**YELLOW[1], "yellow_tile_used": True}),
    "extra": (2, action(2, f("warehouse.extra", 2)), GREEN[0], GREEN[1]),
    "take": (6, action(6, f("caravansary.take", 6, a=1)), {}, {}),
    "draw": (6, action(6, f("caravansary.take", 6, a=1), f("deck.draw")), {}, {}),
    "discard": (6, action(6, f("caravansary.discard", 6)), {"hand": {"stay": 1}}, {}),
    "fountain": (7, action(7, f("fountain.recall", 7)), AWAY, {}),
    "gain": (8, action(8, f("black_market.gain", 8)), {}, DICE),
    "roll": (8, action(8, f("black_market.gain", 8), f("dice.roll", 8)), {}, {}),
    "red": (9, action(9, f("tea_house.pay_out", 9, a=7), f("dice.red_tile", 9)), RED[0], {**RED[1], **DICE}),
    "call": (9, action(9, f("tea_house.call", 9)), {}, {}),
    "sell": (10, action(10, f("market.sell", 10, sold={}, any_goods=False)), {"goods": FULL}, {}),
    "more": (10, action(10, f("market.sell_more", 10, sold={"red": 2}, any_goods=False)), {}, {}),
    "any": (
        11,
        action(11, card("any_goods"), f("market.sell_more", 11, sold={"red": 5}, any_goods=True)),
        {},
        {},
    ),
    "show": (10, action(10, f("demand.show", 10)), {}, {"demand": {"large_market": [None, None, None, None, "L1"]}}),
    "send": (12, action(12, f("police.send", 12)), {}, {}),
    "family": (12, action(12, f("police.action", 5, by="family")), {"family": 5}, {}),
    "sent": (12, sent(9, f("tea_house.call", 9, by="family")), {"family": 9}, {}),
    "palace": (13, action(13, f("palace.any", 13, owed=1, **{"from": "red"})), {"goods": FULL}, {}),
    "mosque": (14, action(14, f("mosque.take", 14)), {"goods": FULL}, {}),
    "governor": (2, met(2, "governor", f("governor.pay", 2)), {}, {}),
    "governor draws": (2, met(2, "governor", f("governor.pay", 2), f("deck.draw")), {"lira": 0}, {}),
    "smuggler": (3, met(3, "smuggler", f("smuggler.take", 3)), {}, {}),
    "smuggler paid": (3, met(3, "smuggler", f("smuggler.pay", 3)), {}, {}),
    "reward": (5, turn(f("turn.encounters", 5, begun=True, left=[]), f("family.reward", 5)), {}, {}),
    "repeated": (
        13,
        turn(
            f("turn.encounters", 13),
            card("repeat_palace"),
            f("turn.completed", 13),
            f("palace.any", 13, owed=1, **{"from": "red"}),
        ),
        {"goods": FULL},
        {},
    ),
    "completed": (5, turn(f("turn.encounters", 5)), {}, {"last_action": {"place": 5, "by": "merchant"}}),
    "completed by family": (
        12,
        turn(f("turn.encounters", 12)),
        {"family": 5},
        {"last_action": {"place": 5, "by": "family"}},
    ),
}


@pytest.mark.parametrize("name", POSSIBLE)
def test_possible_pending_steps_are_accepted(name: str):
    merchant, pending, me, table = POSSIBLE[name]
    game = at(merchant, pending, me, **table)
    assert game.owner() == sr.CHANCE or game.legal()


IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("begin", {"pending": [{"step": "turn.begin", "seat": 1}]}),
    ("begin", {"pending": [f("turn.begin"), f("setup.deal")]}),
    ("move", {"merchant": 17}),
    ("assistant", {"merchant": 6}),
    ("toll", {"neutral_merchants": [7, 7, 7]}),
    ("neutral", {"neutral_merchants": [7, 7, 7]}),
    ("neutral", {"pending": turn(f("turn.action", 5), f("neutral.move", 5, a=3))}),
    ("far", {"pending": turn(f("turn.move"), card("long_move"), f("turn.move_far"))}),
    ("far", {"pending": turn(f("turn.arrive"), card("one_good"), f("turn.move_far"))}),
    ("far", {"pending": turn(f("turn.arrive"))}),
    ("good", {"me": {"goods": FULL}}),
    ("good", {"pending": turn(f("turn.action", 5), card("one_good"))}),
    ("good", {"pending": turn(f("turn.action", 5), card("five_lira"), f("card.good"))}),
    ("good", {"pending": action(9, f("tea_house.call", 9), card("one_good"), f("card.good")), "merchant": 9}),
    ("return", {"me": {}}),
    ("return", {"pending": turn(f("turn.action", 5), card("return_assistant"), f("card.return"))}),
    ("home", {"me": {"family": 5}}),
    ("yellow", {"yellow_tile_used": False}),
    ("yellow", {"merchant": 3}),
    ("extra", {"me": {}, "mosque_tiles": {}}),
    ("extra", {"me": {**GREEN[0], "goods": FULL}}),
    ("extra", {"merchant": 5, "pending": action(5, f("warehouse.extra", 5))}),
    ("take", {"pending": action(6, f("caravansary.take", 6, a=3))}),
    ("take", {"pending": action(6, f("caravansary.take", 6, a=2))}),
    ("draw", {"pending": action(6, f("caravansary.take", 6), f("deck.draw"))}),
    ("draw", {"pending": turn(f("turn.encounters", 6), f("deck.draw"))}),
    ("discard", {"me": {}}),
    ("discard", {"pending": action(6, f("caravansary.discard", 6, a=2))}),
    ("fountain", {"me": {}}),
    ("fountain", {"pending": action(7, f("fountain.recall", 7, a=20))}),
    ("gain", {"dice": [0, 0]}),
    ("roll", {"pending": action(8, f("black_market.gain", 8), f("dice.roll", 8, a=1))}),
    ("roll", {"pending": action(8, f("dice.roll", 8))}),
    ("red", {"me": {}, "mosque_tiles": {}}),
    ("red", {"pending": action(9, f("tea_house.pay_out", 9, a=2), f("dice.red_tile", 9))}),
    ("call", {"pending": action(9, f("tea_house.call", 9, by="family"))}),
    ("call", {"pending": turn(f("turn.encounters", 9), f("tea_house.call", 9))}),
    ("sell", {"me": {}}),
    ("more", {"pending": action(10, f("market.sell_more", 10, sold={"red": 3}, any_goods=False))}),
    ("more", {"pending": action(10, f("market.sell_more", 10, sold={}, any_goods=False))}),
    ("more", {"pending": action(10, f("market.sell_more", 10, sold={"red": 1}, any_goods=True))}),
    ("any", {"pending": action(11, card("any_goods"), f("market.sell_more", 11, sold={"red": 6}, any_goods=True))}),
    ("any", {"pending": action(11, card("any_goods"), f("market.sell_more", 11, sold={}, any_goods=True))}),
    ("any", {"pending": action(11, card("any_goods"), f("market.sell_more", 11, sold={"red": 1}, any_goods=False))}),
    (
        "any",
        {
            "merchant": 10,
            "pending": action(10, card("any_goods"), f("market.sell_more", 10, sold={"red": 1}, any_goods=True)),
        },
    ),
    ("show", {"demand": {"large_market": ["L1"]}}),
    ("show", {"pending": action(10, f("demand.show", 10, by="family"))}),
    ("send", {"me": {"family": 5}}),
    ("family", {"me": {"family": 6}}),
    ("family", {"pending": action(12, f("police.action", 5))}),
    ("family", {"merchant": 9, "pending": action(9, f("police.action", 5, by="family"))}),
    ("sent", {"me": {"family": 8}}),
    ("sent", {"pending": sent(9, f("tea_house.call", 9))}),
    ("sent", {"merchant": 9, "pending": turn(f("turn.encounters", 9), f("turn.completed", 9, by="family"))}),
    ("palace", {"me": {}}),
    ("palace", {"pending": action(13, f("palace.any", 13, owed=3, **{"from": "red"}))}),
    ("palace", {"pending": action(13, f("palace.any", 13, owed=0, **{"from": "red"}))}),
    ("mosque", {"me": {}}),
    ("mosque", {"merchant": 13, "pending": action(13, f("mosque.take", 13))}),
    ("governor", {"me": {"lira": 0}}),
    ("governor", {"pending": met(2, "smuggler", f("governor.pay", 2))}),
    ("governor", {"tokens": {"governor": 9}}),
    ("governor", {"pending": turn(f("turn.encounters", 2), f("token.move", 2, token="governor"))}),
    (
        "governor",
        {"pending": met(2, "governor", f("governor.pay", 2), card("one_good"), f("card.good")), "me": {"lira": 0}},
    ),
    ("smuggler", {"me": {"goods": FULL}}),
    ("smuggler", {"pending": met(3, "governor", f("smuggler.take", 3))}),
    ("smuggler paid", {"me": {"lira": 1}}),
    ("reward", {"pending": turn(f("turn.encounters", 5), f("family.reward", 5))}),
    ("repeated", {"pending": turn(f("turn.encounters", 13), card("repeat_dealer"), f("turn.completed", 13))}),
    (
        "repeated",
        {
            "pending": turn(
                f("turn.encounters", 13, begun=True, left=[]),
                card("repeat_palace"),
                f("turn.completed", 13),
                f("palace.any", 13, owed=1, **{"from": "red"}),
            )
        },
    ),
    ("completed", {"last_action": {"place": 6, "by": "merchant"}}),
    ("completed", {"last_action": {"place": 5, "by": "family"}}),
    ("completed", {"pending": turn(f("turn.encounters", 5, begun=True, left=[]))}),
    ("completed by family", {"last_action": {"place": 12, "by": "family"}}),
    ("completed by family", {"last_action": {"place": 40, "by": "family"}}),
]


@pytest.mark.parametrize(("name", "wrong"), IMPOSSIBLE)
def test_one_thing_wrong_makes_them_impossible(name: str, wrong: dict[str, Any]):
    merchant, pending, me, table = POSSIBLE[name]
    changed = dict(wrong)
    merchant, pending = changed.pop("merchant", merchant), changed.pop("pending", pending)
    me = changed.pop("me", me)
    with pytest.raises(sr.BadPosition):
        at(merchant, pending, me, **{**table, **changed})
