"""Actions in general, and what pays them: icons, markers, brown (docs/rules/dice.md, DG5, DG6)."""

import itertools
import random

import pytest

import sixrubies as sr
from sixrubies.core.decision import BatchChoice
from tests.rules.dice.table import COLOURS, LETTERS, TOTAL, dice, has, rolled, supply
from tests.rules.table import options, play, reason, table

# -- actions in general -----------------------------------------------------------------------------------------------


def test_dg5_1_two_actions():
    game = rolled("RRGGL")
    play(game, "take:red die:red die:red")
    assert (table(game)["turn"], game.step) == (0, "turn.action")
    play(game, "take:green die:green die:green")
    assert (table(game)["turn"], game.step, has(game)) == (1, "dice.roll", {"red": 1, "green": 1})


@pytest.mark.parametrize("before", [0, 1])
def test_dg5_1_fewer_or_none_are_enough(before):
    game = rolled("RRGGL", used=before)
    assert "end_turn" in options(game)
    assert table(play(game, "end_turn"))["turn"] == 1


def test_dg5_1_an_action_is_asked_for_even_if_none_can_be_carried_out():
    game = rolled("R")
    assert options(game) == ["end_turn"]


def test_dg5_2_the_eight_actions():
    """[DG5.2 DG17.2 DG18.1] With all of them payable, all are offered; an icon of each face alone gives the rest."""
    me = {"lira": 10, "red": 4, "yellow": 3, "green": 3, "blue": 3}
    game = rolled("LC", me, seats=3)
    assert options(game) == [
        "end_turn",
        *["take:red", "take:yellow", "take:green", "take:blue", "take:brown", "take:crystal", "take:lira"],
        *["take:two_markers", "reveal:1", "ruby:red", "ruby:carpet", "ruby:lira"],
        *["buy_tile:lira_red", "buy_tile:crystal_yellow", "buy_tile:card_green", "buy_tile:action_blue"],
        *["buy_tile:goods_red", "buy_tile:die"],
    ]
    assert options(rolled("LC")) == ["end_turn", "take:lira", "reveal:1"]


def test_dg5_2_the_same_action_twice():
    game = play(rolled("RRRRL"), "take:red die:red die:red take:red die:red die:red")
    assert has(game) == {"red": 2}


def test_dg5_3_one_action_is_completed_first():
    """While an action is being paid nothing but its payment is offered, and no end of the turn."""
    game = play(rolled("RRGGL", {"red": 1}), "take:red")
    assert options(game) == ["die:red"]
    assert options(play(game, "die:red")) == ["die:red", "give:red"]
    game = play(rolled("CC"), "reveal:1")
    assert all(token.startswith("draw:") for token in options(game))


def test_dg5_4_each_die_serves_once():
    """[DG5.4] Of three red icons two are gone with the first action; the third needs the new marker for a pair."""
    game = play(rolled("RRRLC"), "take:red die:red die:red")
    assert (dice(game), options(game)) == ("RLC", ["end_turn", "take:red", "take:lira", "reveal:1"])
    play(game, "take:red")
    assert options(game) == ["die:red"]
    assert options(play(game, "die:red")) == ["give:red"]
    assert dice(play(rolled("LLCCR"), "take:lira")) == "RCC"


def test_dg5_5_discarded_first_then_received():
    """[DG5.5] Nothing is received before the last part is paid."""
    game = play(rolled("RR"), "take:red die:red")
    assert has(game) == {}
    assert has(play(game, "die:red")) == {"red": 1}


def test_dg5_6_no_limit():
    me = {"red": 7, "lira": 60, "crystal": 11, "brown": 9, "tiles": {"lira": 4, "crystal": 4, "card": 4}}
    game = rolled("RRYGB", me, display=["die", "die", "die", "die"])
    play(game, "take:red die:red die:red")
    assert has(game)["red"] == 8
    play(game, "buy_tile:die give:red die:yellow die:green die:blue", "show:action_red")
    assert sum(table(game)["players"][0]["tiles"].values()) == 13


def test_dg5_7_a_marker_for_the_same_marker():
    """[DG5.7] Brown and red for red; three browns for a brown."""
    game = play(rolled("L", {"red": 1, "brown": 1}), "take:red give:red give:brown")
    assert has(game) == {"red": 1}
    game = play(rolled("L", {"brown": 3}), "take:brown give:brown give:brown give:brown")
    assert has(game) == {"brown": 1}


# -- paying -----------------------------------------------------------------------------------------------------------


def test_dg6_1_icons_and_markers_mixed():
    """[DG6.1 DG6.8] One red icon and one red marker; with more of both every mixture is there."""
    game = play(rolled("RGL", {"red": 1}), "take:red die:red give:red")
    assert (dice(game), has(game)) == ("GL", {"red": 1})
    game = play(rolled("RRL", {"red": 2}), "take:red")
    assert options(game) == ["die:red", "give:red"]
    assert options(play(game.clone(), "die:red")) == ["die:red", "give:red"]
    assert options(play(game, "give:red")) == ["give:red"]


def test_dg6_1_markers_alone():
    game = play(rolled("L", {"blue": 3}), "buy_tile:action_blue give:blue give:blue give:blue show:card_red")
    assert (has(game), dice(game), supply(game, "blue")) == ({}, "L", [8])


@pytest.mark.parametrize("colour", COLOURS)
def test_dg6_2_brown_pays_any_colour(colour):
    letter = next(letter for letter, name in LETTERS.items() if name == colour)
    game = play(rolled(letter, {"brown": 1}), f"take:{colour} die:{colour} give:brown")
    assert has(game) == {colour: 1}


def test_dg6_3_brown_is_no_lira_and_no_card():
    game = rolled("R", {"brown": 10, "lira": 9}, seats=3)
    assert not {"take:lira", "reveal:1", "ruby:lira"} & set(options(game))
    assert reason(game, "take:lira") == ("no_coin_die", 0, 0)
    assert reason(game, "reveal:1") == ("no_card_die", 0, 0)
    assert reason(game, "ruby:lira") == ("needs_lira", 10, 9)


def test_dg6_4_different_goods_are_different():
    """Five red are no two different goods; a red and two browns are three."""
    game = rolled("RRRRR", {"red": 3})
    assert "take:crystal" not in options(game)
    assert reason(game, "take:crystal") == ("needs_goods", 2, 1)
    game = rolled("RRRR", {"red": 3, "brown": 1})
    assert {"take:crystal"} == {"take:crystal", "take:brown", "take:two_markers"} & set(options(game))
    game = rolled("R", {"brown": 2})
    play(game, "take:brown")
    assert options(game) == ["die:red"]
    assert has(play(game, "die:red give:brown give:brown")) == {"brown": 1}
    assert has(play(rolled("L", {"brown": 2}), "take:crystal give:brown give:brown")) == {"crystal": 1}


def test_dg6_4_a_colour_named_is_not_named_again():
    game = play(rolled("RRYG", {"red": 1}), "take:crystal die:red")
    assert options(game) == ["die:yellow", "die:green"]


def test_dg6_5_discarded_markers_are_in_the_supply():
    game = rolled("GL", {"red": 2, "yellow": 1, "brown": 1}, {"lira": 4})
    assert supply(game, "red", "yellow", "brown") == [6, 7, 9]
    play(game, "take:two_markers give:red give:yellow die:green give:brown")
    assert supply(game, "red", "yellow", "brown") == [7, 8, 10]


def test_dg6_7_lira_and_card_icons_are_no_goods():
    game = rolled("LLLCC")
    assert options(game) == ["end_turn", "take:lira", "reveal:1", "reveal:2"]


# -- no dead ends: every way to pay, told independently ---------------------------------------------------------------

PRICES = {
    **{f"take:{colour}": ("alike", colour, 2) for colour in COLOURS},
    "take:crystal": ("different", "", 2),
    "take:brown": ("different", "", 3),
    "take:two_markers": ("different", "", 4),
    "buy_tile:lira_red": ("alike", "red", 3),
    "buy_tile:crystal_yellow": ("alike", "yellow", 3),
    "buy_tile:die": ("different", "", 4),
    "ruby:green": ("alike", "green", 5),
    "ruby:carpet": ("set", "", 6),
}
ORDER = [*[f"{verb}:{colour}" for colour in COLOURS for verb in ("die", "give")], "give:brown"]
PAYABLE = {colour: {f"die:{colour}", f"give:{colour}"} for colour in COLOURS}


def pays(price: tuple[str, str, int], parts: tuple[str, ...]) -> bool:
    """Whether these parts, no more and no fewer, are the price; brown fits wherever a colour is missing."""
    shape, colour, count = price
    if len(parts) != count:
        return False
    coloured = [part.partition(":")[2] for part in parts if part != "give:brown"]
    if shape == "alike":
        return set(coloured) <= {colour}
    if shape == "different":
        return len(set(coloured)) == len(coloured)
    return len(COLOURS) - len(set(coloured)) <= len(parts) - len(coloured)


def all_ways(icons: str, markers: dict[str, int], price: tuple[str, str, int]) -> set[tuple[str, ...]]:
    have = {f"die:{name}": icons.count(letter) for letter, name in LETTERS.items() if name in COLOURS}
    have |= {f"give:{name}": count for name, count in markers.items()}
    ranges = [range(min(have.get(part, 0), price[2]) + 1) for part in ORDER]
    chosen = (
        tuple(part for part, count in zip(ORDER, counts, strict=True) for _ in range(count))
        for counts in itertools.product(*ranges)
        if sum(counts) == price[2]
    )
    return {parts for parts in chosen if pays(price, parts)}


def ways_offered(game: sr.DiceGame) -> list[tuple[str, ...]]:
    """Every run of options to the end of the payment; one that leads nowhere would be missing in what is compared."""
    if game.step != "pay.goods":
        return [()]
    tokens = options(game)
    assert tokens, "a dead end"
    return [(token, *rest) for token in tokens for rest in ways_offered(play(game.clone(), token))]


def in_one_dialog(batch: BatchChoice) -> set[tuple[str, ...]]:
    """Every choice that a dialog with these bounds allows."""
    ranges = [range(item.most + 1) for item in batch.items]
    named = [item.option.token for item in batch.items]
    return {
        tuple(part for part, count in zip(named, counts, strict=True) for _ in range(count))
        for counts in itertools.product(*ranges)
        if batch.least <= sum(counts) <= batch.most
    }


@pytest.mark.parametrize("seed", range(25))
def test_dg6_6_every_way_to_pay_and_no_dead_end(seed):
    """[DG6.1 DG6.2 DG6.4 DG6.6 DG6.8 DG32.3] What is offered is what can be paid, each way once."""
    chance = random.Random(seed)
    icons = "".join(chance.choices("RYGBL", k=chance.randint(1, 5)))
    markers = {colour: chance.randint(0, 2) for colour in [*COLOURS, "brown"]}
    track, carpet = {"green": 2}, {"carpet": 3}  # 5 green goods; one of each and two more
    game = rolled(icons, markers, seats=3, rubies={**track, **carpet})
    for token, price in PRICES.items():
        expected = all_ways(icons, markers, price)
        assert (token in options(game)) == bool(expected), token
        if expected:
            begun = play(game.clone(), token)
            offered = ways_offered(begun)
            batch = begun.decision().batch
            assert batch is None or in_one_dialog(batch) == expected, token
            assert len(offered) == len(set(offered))
            assert set(offered) == expected, token


def test_dg6_6_only_parts_that_leave_the_rest_payable():
    """[DG6.6] The only brown must wait for blue; with a blue icon it may stand for red."""
    game = play(rolled("RYG", {"red": 1, "brown": 1}), "take:two_markers")
    assert options(game) == ["die:red", "give:red"]
    play(game, "give:red")
    assert options(game) == ["die:yellow"]
    game = play(rolled("RYGB", {"brown": 1}), "take:two_markers")
    assert options(game) == ["die:red", "die:yellow"]
    assert reason(game, "die:green")[0] in ("rest_unpayable", "canonical_order")


def test_dg6_8_icons_before_markers_of_a_colour():
    """A marker named closes the icons of its colour: the same payment is there once only."""
    game = play(rolled("RRR", {"red": 2}), "take:red give:red")
    assert options(game) == ["give:red"]
    assert reason(game, "die:red") == ("canonical_order", 0, 0)


def test_dg6_5_totals_hold():
    """Nothing gets lost: what the players and the supply have is always the box."""
    game = play(rolled("RYG", {"brown": 1}, {"crystal": 3}), "take:two_markers die:red die:yellow die:green give:brown")
    play(game, "take:red take:blue")
    for name, total in TOTAL.items():
        assert supply(game, name)[0] + sum(has(game, seat).get(name, 0) for seat in (0, 1)) == total
