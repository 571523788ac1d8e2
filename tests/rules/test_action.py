"""Chapter A: the action of a place, in general."""

from typing import Any

import pytest

from tests.rules.table import acting, at, goods, load, options, play, player, reason, table, wander


def test_a1_once_only():
    """[A1] After the action it is not offered again: the next decision is the encounters."""
    game = acting(2, seats=3)
    assert (game.step, options(game)) == ("turn.action", ["act", "skip"])
    play(game, "act")
    assert (game.step, options(game)) == ("turn.encounters", ["end_turn", "meet:governor"])
    assert goods(game) == [2, 0, 0, 0]


def test_a1_the_action_is_that_of_the_merchants_place():
    """[A1] Not of the place he came from, nor of one where his assistants or his family member stand."""
    game = play(acting(3, {"merchant": 9, "assistants": [2], "family": 4}), "act")
    assert goods(game) == [0, 2, 0, 0]


@pytest.mark.parametrize("place", range(1, 17))
def test_a2_whoever_does_not_want_to_goes_on_with_the_encounters(place: int):
    """[A2] case 16.9: skipped, and the Governor, the Smuggler and a family member are met all the same.

    Tokens come to 2 to 12 only; family members are caught anywhere but at the Police Station.
    """
    tokens = {"governor": place, "smuggler": place} if 2 <= place <= 12 else {"governor": 2, "smuggler": 2}
    game = acting(place, {"lira": 30, "goods": load(1, 1, 1, 1)}, {"family": place}, seats=3, tokens=tokens)
    before = table(game)
    assert "skip" in options(game)
    play(game, "skip")
    met = ["meet:governor", "meet:smuggler"] if 2 <= place <= 12 else []
    assert options(game) == ([*met, "catch:1"] if place != 12 else ["end_turn", *met])
    assert {**table(game), "pending": 0} == {**before, "pending": 0}  # nothing gained, nothing paid


def test_a2_whoever_cannot_goes_on_as_well():
    """[A2] No Lira for the Wainwright, but three for catching there."""
    game = acting(1, {"lira": 0}, {"family": 1}, seats=3)
    assert options(game) == ["skip"]
    play(game, "skip catch:1 reward:lira end_turn")
    assert (player(game)["lira"], player(game, 1)["family"], game.owner()) == (3, 12, 1)


BARRED: list[tuple[int, dict[str, Any], dict[str, Any], tuple[str, int, int]]] = [
    (1, {"lira": 6}, {}, ("needs_lira", 7, 6)),
    (1, {"lira": 70, "extensions": 3}, {}, ("all_extensions", 0, 0)),
    (10, {"goods": load(yellow=2)}, {"demand": {"large_market": ["L1"]}}, ("nothing_to_sell", 0, 0)),
    (11, {"goods": load(blue=2)}, {"demand": {"small_market": ["S3"]}}, ("nothing_to_sell", 0, 0)),
    (12, {"family": 5}, {}, ("family_away", 0, 0)),
    (13, {"goods": load(2, 2, 2, 0)}, {}, ("needs_good", 1, 3)),
    (13, {"goods": load(1, 1, 1, 1)}, {}, ("needs_good", 5, 4)),
    (13, {"goods": load(2, 2, 2, 2)}, {"rubies": {"sultans_palace": 0, "gemstone_dealer": 10}}, ("no_ruby", 0, 0)),
    (14, {"goods": load(1, 1, 2, 2)}, {}, ("no_tile", 0, 0)),
    (15, {"goods": load(2, 2, 1, 1)}, {}, ("no_tile", 0, 0)),
    (16, {"lira": 13}, {}, ("needs_lira", 14, 13)),
    (16, {"lira": 99}, {"rubies": {"gemstone_dealer": 0}}, ("no_ruby", 0, 0)),
]


@pytest.mark.parametrize(("place", "me", "rest", "why"), BARRED)
def test_a3_what_is_missing_is_named(place: int, me: dict[str, Any], rest: dict[str, Any], why: tuple[str, int, int]):
    """[A3] With three players. An action that cannot be paid in full, or gives nothing any more, is barred."""
    gone = {"gemstone_dealer": 10, "sultans_palace": 6}
    sold = sum(gone[name] - left for name, left in rest.get("rubies", {}).items())
    buyers = [{"rubies": (sold + seat) // 3} for seat in range(3)] if sold else [{}, {}, {}]
    game = acting(place, {**me, **buyers[0]}, *buyers[1:], **rest)
    assert options(game) == ["skip"]
    assert reason(game, "act") == why


def test_a3_the_other_places_can_always_be_used():
    """[A3 A5] With no money, nothing on the wheelbarrow and nothing in hand."""
    for place in (2, 3, 4, 5, 6, 7, 8, 9):
        assert options(acting(place, {"lira": 0}, seats=3)) == ["act", "skip"], place


def test_a3_money_from_a_card_makes_the_action_possible():
    """[A3 A8] It is before the action still, so any such card may be played."""
    game = acting(1, {"lira": 3, "hand": {"five_lira": 1}}, seats=3)
    assert options(game) == ["skip", "play:five_lira"]
    assert reason(game, "act") == ("needs_lira", 7, 3)
    assert options(play(game, "play:five_lira")) == ["act", "skip"]
    assert player(play(game, "act"))["lira"] == 1


@pytest.mark.parametrize(("extensions", "room"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_a4_capacity_counts_for_each_kind(extensions: int, room: int):
    """[A4] Three kinds full do not keep the fourth from being filled; beyond capacity goods are lost."""
    full = dict.fromkeys(("red", "green", "yellow", "blue"), room)
    for place, good in ((2, "red"), (3, "green"), (4, "yellow")):
        game = play(acting(place, {"extensions": extensions, "goods": {**full, good: 0}}, seats=3), "act")
        assert goods(game) == [room] * 4
    game = acting(8, {"extensions": extensions, "goods": {**full, "blue": room - 1}}, seats=3)
    assert goods(play(game, "act roll:6+5 good:red")) == [room] * 4  # three blue and a red, room for one blue


@pytest.mark.parametrize(("place", "tokens"), [(2, ""), (3, ""), (4, ""), (5, ""), (8, "roll:6+6 good:green")])
def test_a5_usable_with_a_full_wheelbarrow(place: int, tokens: str):
    """[A5 A4] Warehouses, Post Office and Black Market: offered, carried out, nothing fits."""
    game = acting(place, {"lira": 1, "goods": load(2, 2, 2, 2)}, seats=3)
    assert options(game) == ["act", "skip"]
    play(game, "act", tokens)
    assert (goods(game), game.step) == ([2, 2, 2, 2], "turn.encounters")
    assert player(game)["lira"] == (3 if place == 5 else 1)


def test_a6_a_full_kind_may_be_named_and_is_lost():
    """[A6] At the Black Market; a card and the Smuggler give only what has room."""
    game = play(acting(8, {"goods": load(red=2)}, seats=3), "act roll:2+1")
    assert options(game) == ["good:red", "good:green", "good:yellow"]
    assert goods(play(game, "good:red")) == [2, 0, 0, 0]

    card = play(acting(8, {"goods": load(red=2), "hand": {"one_good": 1}}, seats=3), "play:one_good")
    assert options(card) == ["good:green", "good:yellow", "good:blue"]
    assert reason(card, "good:red") == ("no_room", 0, 0)


def test_a7_goods_come_and_go_one_by_one_and_nobody_pays_what_he_has_not():
    """[A7] The Smuggler gives a blue good; it or the green one can pay him; red, yellow and 1 Lira cannot."""
    game = acting(9, {"lira": 1, "goods": load(green=1)}, seats=3, tokens={"smuggler": 9})
    play(game, "skip meet:smuggler good:blue")
    assert goods(game) == [0, 1, 0, 1]
    assert options(game) == ["give:green", "give:blue"]
    assert reason(game, "give:red") == ("needs_good", 1, 0)
    assert reason(game, "give:yellow") == ("needs_good", 1, 2)
    assert reason(game, "pay") == ("needs_lira", 2, 1)
    play(game, "give:green roll:6+6")
    assert (goods(game), player(game)["lira"]) == ([0, 0, 0, 1], 1)


INSIDE = [  # place, what leads there, the step inside the action, its own options with three players
    (9, "act", "tea_house.call", [f"call:{number}" for number in range(3, 13)]),
    (9, "act call:8 roll:6+1", "dice.red_tile", ["keep", "reroll", "turn_die:1", "turn_die:6"]),
    (8, "act roll:6+1", "dice.red_tile", ["keep", "reroll", "turn_die:1", "turn_die:6"]),
    (8, "act roll:6+1 keep", "black_market.gain", ["good:red", "good:green", "good:yellow"]),
    (2, "act", "warehouse.extra", ["done", "good:green", "good:yellow", "good:blue"]),
    (6, "act", "caravansary.take", ["take:pile"]),
    (6, "act take:pile draw:stay", "caravansary.take", ["take:pile"]),
    (
        6,
        "act take:pile draw:stay take:pile draw:stay",
        "caravansary.discard",
        ["discard:one_good", "discard:five_lira", "discard:stay", "discard:return_assistant", "discard:family"],
    ),
    (7, "act", "fountain.recall", ["done", "recall:4", "recall:16"]),
    (7, "act recall:4", "fountain.recall", ["done", "recall:16"]),
    (10, "act", "market.sell", ["sell:red", "sell:green", "sell:blue"]),
    (11, "act sell:red", "market.sell_more", ["done", "sell:green", "sell:yellow", "sell:blue"]),
    (12, "act", "police.send", [f"send:{place}" for place in (*range(1, 12), *range(13, 17))]),
    (12, "act send:13", "police.action", ["act", "skip"]),
    (12, "act send:9 act", "tea_house.call", [f"call:{number}" for number in range(3, 13)]),
    (13, "act", "palace.any", ["give:red", "give:green", "give:yellow", "give:blue"]),
    (15, "act", "mosque.take", ["tile:blue"]),
]


@pytest.mark.parametrize(("place", "tokens", "step", "own"), INSIDE)
def test_a8_inside_an_action_only_money_may_be_played(place: int, tokens: str, step: str, own: list[str]):
    """[A8] Cards of every moment and the yellow tile are in hand; before the action they fit, inside it they wait."""
    hand = dict.fromkeys(("five_lira", "one_good", "family", "return_assistant"), 1)
    tiles = ["red", "green", "yellow"]
    me = {"lira": 9, "extensions": 1, "goods": load(2, 2, 2, 2), "assistants": [4, 16], "tiles": tiles, "hand": hand}
    game = acting(place, {**me, "family": 12 if place == 12 else 1}, seats=3)
    fitting = ["play:one_good", "play:five_lira", "play:family", "use:yellow"]
    assert [card for card in fitting if card in options(game)] == [
        c for c in fitting if place != 12 or c != "play:family"
    ]
    play(game, tokens)
    assert (game.step, options(game)) == (step, [*own, "play:five_lira"])
    for other in ("play:one_good", "play:family", "play:return_assistant", "use:yellow"):
        assert reason(game, other) == ("not_now", 0, 0)
    play(game, "play:five_lira")
    assert game.step == step  # the money is there at once, and the action goes on
    assert player(game)["lira"] == 14
    assert "five_lira" in table(game)["discard"]


def test_a8_after_the_action_the_cards_fit_again():
    me = {"lira": 2, "assistants": [4], "tiles": ["yellow"], "hand": {"one_good": 1}}
    game = play(acting(9, me, seats=3), "act call:3 roll:1+1")
    assert options(game) == ["end_turn", "play:one_good", "use:yellow"]
    play(game, "play:one_good good:blue use:yellow recall:4")
    assert (goods(game), player(game)["lira"], player(game)["stack"]) == ([0, 0, 0, 1], 2, ["own"] * 3)


def test_a9_a_ruby_won_is_kept():
    """[A9] Random games: nobody's rubies ever get fewer."""
    won = 0
    for seats in (2, 3, 4, 5):
        last = [0] * seats
        for game, _, _ in wander(seats, seats, 4000):
            now = [seat["rubies"] for seat in table(game)["players"]]
            assert all(a <= b for a, b in zip(last, now, strict=True))
            last = now
        won += sum(last)
    assert won > 3


def test_a9_paying_and_being_caught_take_no_ruby():
    me = {"merchant": 11, "lira": 2, "rubies": 2, "family": 11}
    game = at(me, {"merchant": 9, "rubies": 1}, seats=3)
    play(game, "move:9 leave pay skip end_turn move:11 leave skip catch:0 reward:lira end_turn")
    assert [seat["rubies"] for seat in table(game)["players"]] == [2, 1, 0]
    assert (player(game)["lira"], player(game)["family"]) == (0, 12)
