"""Positions in words: from a description to a game and back, and what can't be described is refused in words."""

import json
import random
from typing import Any

import pytest

import sixrubies as sr
from tests.notation.games import NAMES, TABLES, played

Told = dict[str, Any]


def described(game: sr.BoardGame) -> tuple[Told, dict[str, Any]]:
    """A game's position as somebody would store it, and the options that belong to it."""
    header = game.header
    told = {"seats": header["seats"], "layout": header["layout"], **game.position()}
    names = ["ruleset", "edition", "neutral_assistants", "deck", "chance"]
    options = {name: header[name] for name in names if name in header}
    return json.loads(json.dumps(told)), options


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
@pytest.mark.parametrize("chance", ["auto", "manual"])
def test_from_a_description_to_a_game_and_back(table: dict[str, Any], chance: str):
    for actions in (9, 40, 171, 650):
        game = played(table, seed=actions, actions=actions, chance=chance)
        if game.over:
            continue
        told, options = described(game)
        again = sr.position(told, seed=3, **options)
        assert again.position() == game.position()
        assert (again.owner(), again.step, again.legal()) == (game.owner(), game.step, game.legal())
        assert again.header["position"] == game.position()
        for seat in (None, *range(game.seats)):
            assert again.view(seat).to_dict() == game.view(seat).to_dict()


def test_what_is_left_out_is_as_at_the_start_with_empty_hands():
    game = sr.position({"seats": 3})
    fresh = sr.new_game(seats=3)
    assert (game.owner(), game.step, game.entries) == (0, "turn.move", [])
    for mine, theirs in zip(game.position()["players"], fresh.position()["players"], strict=True):
        assert mine == {**theirs, "hand": {}, "hand_size": 0}
    assert game.position()["pile_size"] == 26
    assert game.position()["rubies"] == fresh.position()["rubies"]


def test_the_turn_of_another_seat():
    game = sr.position({"seats": 4, "turn": 2, "round": 5, "players": [{}, {}, {"merchant": 5, "lira": 11}]})
    assert (game.owner(), game.step) == (2, "turn.move")
    game.act("move:12")
    assert game.entries[-1].turn == "5.2"


def test_goods_and_hands_name_only_what_is_there():
    me = {"goods": {"blue": 2}, "hand": {"stay": 1, "family": 2}, "known": {"family": 1}}
    player = sr.position({"seats": 2, "players": [me]}).position()["players"][0]
    assert player["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 2}
    assert (player["hand"], player["hand_size"], player["known"]) == ({"stay": 1, "family": 2}, 3, {"family": 1})


def test_inside_an_action():
    pending = [
        {"step": "turn.finish", "seat": 0},
        {"step": "turn.encounters", "seat": 0, "place": 9},
        {"step": "turn.completed", "seat": 0, "place": 9},
        {"step": "tea_house.call", "seat": 0, "place": 9},
    ]
    me = {"merchant": 9, "assistants": [9], "stack": ["own"] * 3}
    game = sr.position({"seats": 3, "players": [me], "pending": pending}, chance="manual")
    for token in ("call:12", "roll:6+6", "end_turn"):
        game.act(token)
    assert game.position()["players"][0]["lira"] == 14


def test_the_description_is_not_changed_by_reading_it():
    told: Told = {"seats": 2, "players": [{"lira": 9}], "tokens": {"governor": 5}}
    before = json.dumps(told)
    sr.position(told)
    assert json.dumps(told) == before


def me(**told: Any) -> Told:
    return {"players": [told]}


def pending(*steps: Told) -> Told:
    return {"pending": [{"step": "turn.finish", "seat": 0}, *[{"seat": 0, **step} for step in steps]]}


IMPOSSIBLE: dict[str, tuple[Any, str]] = {
    # numbers that do not add up
    "negative Lira": (me(lira=-1), "-1 Lira"),
    "too many goods": (me(goods={"red": 3}), "3 red goods, room for 2"),
    "a negative good": (me(goods={"blue": -1}), "-1 blue goods"),
    "too many extensions": (me(extensions=4), "4 extensions"),
    "too few assistants": (me(stack=["own"] * 3), "4 own assistants instead of 5"),
    "too many assistants": (me(stack=["own"] * 5), "6 own assistants instead of 5"),
    "a fifth assistant without the tile": (me(stack=["own"] * 5, fifth_assistant="joined"), "blue tile"),
    "two of a tile": (me(tiles=["red", "red"]), "the same mosque tile of seat 0 is told twice"),
    "a tile that is still in its stack": (me(tiles=["red"]), "1 red tiles owned"),
    "a ruby from nowhere": (me(rubies=1), "rubies"),
    "rubies too many at a place": ({"rubies": {"gemstone_dealer": 13}}, "rubies"),
    "an extension without its ruby": (me(extensions=3), "rubies"),
    "negative rubies": (me(rubies=-1), "rubies"),
    "a card too many": (me(hand={"stay": 3}), "cards"),
    "a negative card": (me(hand={"stay": -1}), "-1"),
    "a pile that is too small": ({"pile": {"stay": 2}}, "bonus cards are"),
    "another size of the pile": ({"pile_size": 25}, "pile_size is 25, but 26 cards"),
    "another size of a hand": (me(hand={"stay": 1}, hand_size=2), "hand_size of seat 0 is 2, but 1 cards"),
    "known cards that are not there": (me(known={"stay": 1}), "1 known cards of seat 0, which holds 0"),
    "a card known as another": (me(hand={"stay": 1}, known={"family": 1}), "known"),
    "too much mail": ({"mail_down": 5}, "5 mail indicators"),
    "dice of seven": ({"dice": [7, 1]}, "dice show 7 and 1"),
    "one die": ({"dice": [5]}, "two dice, not 1"),
    "three dice": ({"dice": [5, 4, 3]}, "at most 2, not 3"),
    "no round": ({"round": 0}, "round 0"),
    # places
    "place 17": (me(merchant=17), "no place: 17"),
    "place 0": (me(family=0), "no place: 0"),
    "an assistant at place 17": (me(assistants=[17], stack=["own"] * 3), "at no place"),
    "an assistant at place 99": (me(assistants=[99], stack=["own"] * 3), "at no place: 99"),
    "an assistant at place -1": (me(assistants=[-1], stack=["own"] * 3), "at no place: -1"),
    "two assistants at one place": (me(assistants=[5, 5], stack=["own"] * 2), "at the same place is told twice"),
    "an assistant at the Fountain": (me(assistants=[7], stack=["own"] * 3), "Fountain"),
    "a token at 1": ({"tokens": {"governor": 1}}, "the governor is at 1, where no two dice lead"),
    "a token at 13": ({"tokens": {"smuggler": 13}}, "the smuggler is at 13, where no two dice lead"),
    "neutral merchants of four seats": ({"neutral_merchants": [14, 15, 16]}, "at most 0, not 3"),
    "neutral assistants without the variant": ({"neutral_assistants": {"5": 1}}, "without the variant"),
    "a demand tile twice": ({"demand": {"large_market": ["L1", None, None, None, "L1"]}}, "demand tiles"),
    "a demand tile of the other market": ({"demand": {"large_market": ["S1"]}}, "demand tiles"),
    "six demand tiles": ({"demand": {"large_market": ["L1"] + [None] * 5}}, "at most 5, not 6"),
    # names
    "an unknown key": ({"weather": "fine"}, "a position has no 'weather'"),
    "an unknown key of a player": (me(purse=1), "a player has no 'purse'"),
    "an unknown good": (me(goods={"silk": 1}), "there is no good 'silk'"),
    "an unknown tile": (me(tiles=["pink"]), "there is no mosque tile 'pink'"),
    "an unknown card": (me(hand={"ace": 1}), "there is no bonus card 'ace'"),
    "an unknown card discarded": ({"discard": ["ace"]}, "there is no bonus card 'ace'"),
    "an unknown card in the pile": ({"pile": {"ace": 1}}, "there is no bonus card 'ace'"),
    "an unknown token": ({"tokens": {"sultan": 5}}, "there is no token 'sultan'"),
    "an unknown kind of assistant": (me(stack=["hired"]), "there is no kind of assistant 'hired'"),
    "an unknown whereabouts": (me(fifth_assistant="lost"), "there is no place of the fifth assistant 'lost'"),
    "an unknown place with rubies": ({"rubies": {"tea_house": 1}}, "there is no place with rubies called 'tea_house'"),
    "an empty name": ({"rubies": {"": 1}}, "there is no place with rubies called ''"),
    "an unknown market": ({"demand": {"fish_market": ["L1"]}}, "demand has no 'fish_market'"),
    "an unknown demand tile": ({"demand": {"large_market": ["L9"]}}, "there is no demand tile 'L9'"),
    "an unknown piece": ({"last_action": {"place": 5, "by": "camel"}}, "there is no piece 'camel'"),
    # kinds of values
    "no description": (None, "a position is described by names with values, not None"),
    "a list": ([1, 2], "a position is described by names with values"),
    "text": ("turn", "a position is described by names with values"),
    "Lira in words": (me(lira="seven"), "lira is a whole number, not 'seven'"),
    "Lira as text": (me(lira="7"), "lira is a whole number, not '7'"),
    "half a Lira": (me(lira=0.5), "lira is a whole number, not 0.5"),
    "no Lira told": (me(lira=None), "lira is a whole number, not None"),
    "true Lira": (me(lira=True), "lira is a whole number, not True"),
    "too large a number": (me(lira=10**30), "lira is a whole number, not 1000"),
    "infinite rounds": ({"round": float("inf")}, "round is a whole number, not inf"),
    "a last round in numbers": ({"last_round": 1}, "last_round is true or false, not 1"),
    "goods in a row": (me(goods=[1, 2, 3, 4]), "goods: expected names with values"),
    "a hidden hand": (me(hand=None), "hand: expected names with values, not None"),
    "tiles by number": (me(tiles=[0]), "there is no mosque tile 0"),
    "assistants as text": (me(assistants="5"), "assistants: expected a list"),
    "an assistant at a named place": (me(assistants=["tea_house"]), "the place of an assistant is a whole number"),
    "a player that is a number": ({"players": [5]}, "can't be read"),
    "players that are a number": ({"players": 5}, "can't be read"),
    "five players of four": ({"players": [{}] * 5}, "there are 4 seats, but 5 players are described"),
    "tokens in a row": ({"tokens": [2, 3]}, "can't be read"),
    "a turn in words": ({"turn": "first"}, "turn is a whole number, not 'first'"),
    "the turn of nobody": ({"turn": 4}, "turn of seat 4"),
    # what is pending
    "nothing pending": ({"pending": []}, "last round"),
    "pending as a name": ({"pending": "turn.move"}, "pending: expected a list"),
    "a pending name": ({"pending": ["turn.move"]}, "a pending step: expected names with values"),
    "an endless stack": (pending(*[{"step": "turn.move"}] * 200), "pending: at most"),
    "a step of no name": (pending({}), "there is no step None"),
    "an unknown step": (pending({"step": "turn.dance"}), "there is no step 'turn.dance'"),
    "a step for nobody": (pending({"step": "turn.move", "seat": None}), "the seat of a step is a whole number"),
    "a step for seat 9": (pending({"step": "turn.move", "seat": 9}), "for seat 9 in the turn of seat 0"),
    "a step with an unknown part": (pending({"step": "turn.move", "mood": 1}), "turn.move has no 'mood'"),
    "a step elsewhere": (pending({"step": "turn.action", "place": 5}), "away from the merchant"),
    "two moves": (pending({"step": "turn.move"}, {"step": "turn.move"}), "turn.move"),
    "a sale without a market": (pending({"step": "market.sell", "place": 10}), "market.sell"),
    "a card that is not said": (pending({"step": "turn.move"}, {"step": "card.done"}), "there is no bonus card None"),
    "a card in two places": (
        {**me(hand={"one_good": 4}), **pending({"step": "turn.move"}, {"step": "card.done", "card": "one_good"})},
        "cards",
    ),
    "a meeting with nobody": (
        pending({"step": "turn.encounters", "place": 7, "begun": True, "left": ["meet:governor"]}),
        "somebody is to be met who is not there",
    ),
    "a meeting of no kind": (
        pending({"step": "turn.encounters", "place": 7, "begun": True, "left": ["meet:sultan"]}),
        "there is no encounter 'meet:sultan'",
    ),
    "too many goods sold": (
        pending({"step": "market.sell_more", "place": 10, "sold": {"red": 9}}),
        "9 red goods can't be sold at once",
    ),
}


@pytest.mark.parametrize("kind", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_words(kind: str):
    told, reason = IMPOSSIBLE[kind]
    with pytest.raises(sr.BadPosition, match=reason) as refused:
        sr.position(told)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_neutral_assistants_must_add_up():
    options: dict[str, Any] = {"neutral_assistants": True}
    players = [{"stack": ["own"] * 3}] * 4
    assert sr.position({"players": players, "neutral_assistants": {"5": 3, "9": 1}}, **options).step == "turn.move"
    for standing, reason in (
        ({"5": 3}, "0 neutral assistants in stacks and 3 at places instead of 4"),
        ({"5": 4, "9": 0, "17": 0}, "no place '17'"),
        ({"7": 4}, "place 7, where none is ever left"),
        ({"-1": 4}, "no place '-1'"),
        ({"five": 4}, "no place 'five'"),
        ({"5": "4"}, "is a whole number, not '4'"),
        ({"5": 5, "9": -1}, "neutral assistants"),
    ):
        with pytest.raises(sr.BadPosition, match=reason):
            sr.position({"players": players, "neutral_assistants": standing}, **options)


def test_options_beside_a_position_are_checked_as_options():
    for told, options in (({"seats": 9}, {}), ({"layout": "round"}, {}), ({}, {"edition": "2015"}), ({}, {"seed": -1})):
        with pytest.raises(sr.BadOption):
            sr.position(told, **options)
    with pytest.raises(sr.BadOption, match="no ruleset is called 'chess'"):
        sr.position({}, ruleset="chess")


def mocha(**told: Any) -> tuple[str, Told]:
    return "mocha", {"mocha": told}


def letters(**told: Any) -> tuple[str, Told]:
    return "letters", {"letters": told}


IMPOSSIBLE_IN_A_BOX: dict[str, tuple[tuple[str, Any], str]] = {
    "a box that is not in play": (("base", {"mocha": {}}), "a position has no 'mocha'"),
    "another box": (("mocha", {"letters": {}}), "a position has no 'letters'"),
    "a card of another box": (("mocha", me(hand={"copy": 1})), "there is no bonus card 'copy'"),
    "a token of another box": (("mocha", {"tokens": {"courier": 5}}), "there is no courier in this game"),
    "a box in a row": (("mocha", {"mocha": [1]}), "mocha: expected names with values"),
    "an unknown part of a box": (mocha(tea=1), "mocha has no 'tea'"),
    "negative coffee": (mocha(coffee=[-1]), "seat 0 has -1 coffee"),
    "coffee in words": (mocha(coffee=["much"]), "coffee is a whole number, not 'much'"),
    "coffee for five of four": (mocha(coffee=[0] * 5), "coffee: at most 4, not 5"),
    "an unknown tavern tile": (mocha(tavern_tiles=[["red"]]), "there is no tavern tile 'red'"),
    "a tavern tile twice": (mocha(tavern_tiles=[["movement", "movement"]]), "tavern tile of seat 0 is told twice"),
    "a tavern tile from nowhere": (mocha(tavern_tiles=[["movement"]]), "1 tavern tiles movement owned"),
    "a barrier between strangers": (mocha(barrier=[1, 16], barrier_owner=0), "between two neighbours"),
    "a barrier at place 99": (mocha(barrier=[98, 99], barrier_owner=0), "between two neighbours"),
    "a barrier of one place": (mocha(barrier=[5], barrier_owner=0), "between two places"),
    "a barrier of nobody": (mocha(barrier=[1, 2]), "barrier_owner is a whole number, not None"),
    "a baksheesh tile with three sides": (mocha(baksheesh_side=2), "no such side"),
    "a bonus card among the guild cards": (mocha(guild_discard=["stay"]), "there is no guild card 'stay'"),
    "a guild card twice": (mocha(guild_discard=["guild_1"] * 9), "cards"),
    "a letter for place 26": (letters(letters=[[{"place": 26}]]), "there is no place 26"),
    "a letter for nowhere": (letters(letters=[[{}]]), "the number of a place is a whole number, not None"),
    "a letter with a stamp": (letters(letters=[[{"place": 9, "stamp": 1}]]), "a letter has no 'stamp'"),
    "more letters than there are": (letters(letters=[[{"place": 9}] * 9]), "the letters do not add up"),
    "a letter that must have been delivered": (letters(letters=[[{"place": 7}]]), "is not delivered"),
    "a companion nowhere": (letters(companion=["home"]), "the number of a place is a whole number, not 'home'"),
    "a companion at 17": (letters(companion=[17]), "the companion of seat 0 is at no place: 17"),
    "a kiosk tile twice": (letters(kiosk_shown=[5, 5]), "the same kiosk tile is told twice"),
    "a kiosk tile in two places": (letters(kiosk_shown=[5]), "the kiosk tiles do not add up"),
    "kiosk tile 25": (letters(kiosk_pile=[25]), "there is no kiosk tile 25"),
    "a kiosk tile beyond all bounds": (letters(kiosk_pile=[10**30]), "is a whole number"),
    "more rubies in supply than there are": (letters(ruby_supply=99), "rubies"),
    "extra turns in numbers": (letters(extra_turn_used=[1]), "extra_turn_used is true or false, not 1"),
}


@pytest.mark.parametrize("kind", IMPOSSIBLE_IN_A_BOX)
def test_an_impossible_position_with_a_box_is_refused_in_words(kind: str):
    (ruleset, told), reason = IMPOSSIBLE_IN_A_BOX[kind]
    with pytest.raises(sr.BadPosition, match=reason):
        sr.position(told, ruleset=ruleset)


NONSENSE: list[Any] = [None, True, -1, 0, 7, 99, 10**40, 1.5, float("nan"), "", "?", "red", [], [[]], {}, {"a": {}}, ()]


def test_nonsense_in_any_part_is_refused_or_another_possible_position():
    """Some part of a described position is nonsense: nothing but BadPosition ever comes of it, or a game that works."""
    dice, refused = random.Random(5), 0
    tables = [*TABLES[:16:3], *TABLES[16:]]
    stored = [described(played(table, seed=number, actions=60 * number + 8)) for number, table in enumerate(tables)]
    for number in range(1600):
        told, options = stored[number % len(stored)]
        spoilt = json.loads(
            json.dumps({part: value for part, value in told.items() if part not in ("seats", "layout")})
        )
        part: Any = spoilt
        while True:
            key = dice.choice(list(part) if isinstance(part, dict) else range(len(part)))
            if not isinstance(part[key], dict | list) or not part[key] or dice.random() < 0.3:
                break
            part = part[key]
        part[key] = dice.choice(NONSENSE)
        try:
            game = sr.position({**spoilt, "seats": told["seats"], "layout": told["layout"]}, **options)
        except sr.BadPosition:
            refused += 1
        else:
            assert game.over or game.legal()
            assert sr.from_json(game.to_json()).digest() == game.digest()
    assert refused > 800
