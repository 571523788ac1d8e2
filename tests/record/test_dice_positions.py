"""Positions of the Dice Game: what is left out, and every impossible one refused with one clear line."""

from random import Random
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.dice.invariants import violations
from tests.record.dice_games import begin, state_of, walk

FINISH = {"step": "turn.finish", "seat": 0}
ACTING = [FINISH, {"step": "turn.action", "seat": 0, "used": 1}]
DONE = [*ACTING, {"step": "card.done", "seat": 0}]


def position(**told: Any) -> sr.AnyGame:
    return sr.position({"seats": 3, **told}, ruleset="dice", chance="manual")


def test_what_is_left_out_is_as_at_the_beginning_of_a_turn():
    game = position()
    told = game.position()
    assert (game.step, game.owner(), told["turn"], told["round"]) == ("dice.roll", sr.CHANCE, 0, 1)
    assert told["display"] == ["lira_red", "lira_yellow", "lira_green", "lira_blue", "crystal_red", "crystal_yellow"]
    assert sum(told["stack"].values()) == 18 and sum(told["pile"].values()) == 33
    assert [player["lira"] for player in told["players"]] == [0, 1, 2]
    assert [frame["step"] for frame in told["pending"]] == ["turn.finish", "turn.reroll", *["dice.roll"] * 5]


def test_what_follows_from_the_rest_need_not_be_told():
    game = position(
        turn=1,
        players=[
            {"tiles": {"lira": 2}, "lira": 30},
            {"tiles": {"lira": 1, "card": 1, "die": 4}, "crystals": 5, "rubies": 2, "mosque_ruby": True},
        ],
        given_up={"lira": 1},
        rubies={"mosque": 2, "red": 2},
        discard={"sale_red": 1},
    )
    told = game.position()
    assert game.step == "turn.income" and told["income_left"] == {"lira": 1, "card": 1}
    assert told["display"][:2] == ["crystal_red", "crystal_yellow"] and "sale_red" not in told["pile"]
    assert told["supply"] == {"red": 8, "yellow": 8, "green": 8, "blue": 8, "brown": 10, "crystal": 5, "lira": 54}


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"turn": 3}, "it is the turn of seat 3"),
    ({"round": 0}, "it is round 0"),
    ({"last_round": True}, "the last round is the one in which"),
    ({"last_round": 1}, "last_round is true or false, not 1"),
    ({"players": [{}] * 4}, "there are 3 seats, but 4 players are described"),
    ({"players": [{"lira": -1}]}, "lira: [-1, 1, 2] owned and 85 in the supply instead of 87 in all"),
    ({"players": [{"lira": 90}]}, "instead of 87 in all"),
    ({"players": [{"lira": "x"}]}, "lira is a whole number, not 'x'"),
    ({"players": [{"markers": {"pink": 1}}]}, "there is no goods marker 'pink'"),
    ({"players": [{"markers": {"red": 9}}]}, "red: [9, 0, 0] owned"),
    ({"players": [{"crystal": 1}]}, "a player has no 'crystal'"),
    ({"players": [{"tiles": {"lira": 5}}]}, "there are not so many mosque tiles for lira"),
    ({"players": [{"tiles": {"lira": 16}}]}, "tiles: 16 of lira is not possible"),
    ({"players": [{"tiles": {"lira_red": 1}}]}, "there is no mosque tile for 'lira_red'"),
    ({"players": [{"tiles": {"lira": 4, "die": 1}}]}, "has 5 tiles, but has not had the mosque ruby"),
    ({"players": [{"rubies": 1}]}, "1 rubies owned and 26 on the board instead of 26 in all"),
    ({"players": [{"rubies": 1}], "rubies": {"red": 4, "yellow": 1}}, "4 rubies in the area red, at most 3"),
    ({"players": [{"mosque_ruby": True}]}, "seats have had the mosque ruby"),
    ({"players": [{"mosque_ruby": True, "rubies": 1}], "rubies": {"mosque": 2}}, "but never 5 tiles"),
    ({"players": [{}, {"rubies": 6}], "rubies": {"lira": 0}}, "seat 1 has 6 rubies before its turn"),
    ({"rubies": {"sapphire": 1}}, "there is no ruby area 'sapphire'"),
    ({"supply": {"red": 7}}, "the supply has 7 of red, but the players leave 8"),
    (
        {"display": ["die", "die", "die", "die", "lira_red"]},
        "5 tiles lie open and 0 are to be shown instead of 6 in all",
    ),
    ({"display": ["lira_red"] * 6}, "tiles lira_red in the stack and 6 open"),
    ({"display": ["ruby"]}, "there is no mosque tile 'ruby'"),
    ({"display": ["die"] * 7}, "display: at most 6, not 7"),
    ({"given_up": {"lira": 1}, "stack": {}}, "given_up has 0 of crystal, but"),
    ({"shown": ["sale_red"]}, "something of another one is left"),
    ({"discard": {"sale_red": 2}}, "there are not so many bazaar cards sale_red"),
    ({"discard": {"sale_red": 1}, "pile": {"sale_red": 1}}, "discard has 1 of sale_red, but 0 are nowhere else"),
    ({"pile": {"joker": 1}}, "there is no bazaar card 'joker'"),
    ({"pile": {}}, "the pile is empty, but the discarded cards have not been shuffled into it"),
    ({"dice": {"red": 1}}, "something of another one is left"),
    ({"layout": "short"}, "layout is an option of the board game, not of dice"),
    ({"demand": {}}, "a position has no 'demand'"),
    ({"pending": []}, "nothing is pending, but the game is not over"),
    ({"pending": [{"step": "turn.move", "seat": 0}]}, "there is no step 'turn.move'"),
    ({"pending": [FINISH]}, "at the bottom of what is pending lies the end of the turn, and a phase"),
    ({"pending": [{"step": "turn.begin", "seat": 1}]}, "the turn of seat 1 begins, but it is the turn of seat 0"),
    ({"pending": [{"step": "turn.begin", "seat": 0}, FINISH]}, "nothing is pending but tiles to show"),
    ({"pending": [FINISH, {"step": "turn.action", "seat": 0, "used": 99}]}, "and 99 actions are used"),
    ({"pending": [FINISH, {"step": "turn.action", "seat": 1}]}, "but it is not the turn of seat 1"),
    ({"pending": [FINISH, {"step": "turn.action", "seat": 0, "a": 1}]}, "the step turn.action has no 'a'"),
    (
        {"pending": [FINISH, {"step": "turn.reroll", "seat": 0}]},
        "0 dice are rolled and 0 are to be rolled instead of 5",
    ),
    (
        {"dice": {"red": 5}, "pending": [FINISH, {"step": "turn.reroll", "seat": 0, "named": {"blue": 1}}]},
        "with dice named that are not there",
    ),
    (
        {"dice": {"red": 1}, "pending": [FINISH, {"step": "turn.income", "seat": 0}]},
        "dice are rolled before the income",
    ),
    ({"income_left": {"lira": 1}, "pending": ACTING}, "1 tiles for lira have their income to give"),
    ({"income_left": {"die": 1}}, "there is no income of 'die'"),
    ({"new_tiles": {"die": 1}, "pending": ACTING}, "has not taken so many tiles for die this turn"),
    ({"dice": {"red": 10}, "pending": ACTING}, "10 dice are rolled, but there are 9"),
    ({"dice": {"red": -1}, "pending": ACTING}, "-1 dice show red"),
    ({"pending": DONE}, "the step card.done is pending with nothing before it"),
    ({"pending": [*DONE, {"step": "card.use", "seat": 0, "dice": 1}]}, "but no card is on the table"),
    ({"shown": ["one_brown"], "pending": [*DONE, {"step": "card.use", "seat": 0}]}, "with 0 dice used"),
    ({"shown": ["one_brown"], "pending": ACTING}, "bazaar cards lie on the table, but none is being used"),
    (
        {"pending": [*DONE, {"step": "card.ruby", "seat": 0, "card": "lira_to_ruby"}]},
        "but the card is not on the table",
    ),
    (
        {"shown": ["one_brown"], "pending": [*DONE, {"step": "card.ruby", "seat": 0, "card": "one_brown"}]},
        "but there is no ruby to take",
    ),
    (
        {"shown": ["sale_red"], "pending": [*DONE, {"step": "card.sale", "seat": 1, "card": "sale_red"}]},
        "but not as the last one",
    ),
    (
        {"shown": ["sale_red"], "pending": [*DONE, {"step": "card.gift", "seat": 2, "card": "sale_red"}]},
        "but the card is not on the table",
    ),
    (
        {"shown": ["sale_red"], "pending": [*DONE, {"step": "card.sale", "seat": 0, "card": "sale_red"}]},
        "which is not for seat 0",
    ),
    (
        {"pending": [*ACTING, {"step": "gain.resource", "seat": 0, "resource": "lira", "amount": 50}]},
        "which no action gives",
    ),
    (
        {"shown": ["one_brown"], "pending": [*DONE, {"step": "gain.resource", "seat": 0, "resource": "lira"}]},
        "which no card on the table gives",
    ),
    ({"pending": [*ACTING, {"step": "gain.tile", "seat": 0, "tile": "die"}]}, "but the tile is not open"),
    ({"pending": [*ACTING, {"step": "gain.ruby", "seat": 0, "area": "lira"}]}, "but the area sells no ruby for goods"),
]
PAYING = [*ACTING, {"step": "gain.resource", "seat": 0, "resource": "red"}]
PRICES: list[tuple[dict[str, Any], str]] = [
    ({"owed": 0}, "but the goods owed can't be paid"),
    ({"owed": 3, "colours": {"red": 3}}, "but the goods owed can't be paid"),
    ({"owed": 2, "colours": {"red": 1, "blue": 1}}, "for a price that nothing has"),
    ({"owed": 1, "colours": {"red": 1}, "from": "give:brown"}, "but the goods owed can't be paid"),
    ({"owed": 2, "colours": {"red": 2}, "from": "give:red"}, "but the goods owed can't be paid"),
    ({"owed": 2, "colours": {"red": 2}, "without_dice": True}, "with dice where none serve, or without where they do"),
    ({"owed": 2, "colours": {"red": 2}, "any": 16}, "any: 16 goods is not possible"),
    ({"owed": 2, "colours": {"red": 2}, "from": "die:lira"}, "there is no way to pay goods called 'die:lira'"),
]


@pytest.mark.parametrize(("told", "reason"), REFUSED)
def test_an_impossible_position_is_refused_in_one_line(told: dict[str, Any], reason: str):
    with pytest.raises(sr.SixRubiesError) as refused:
        position(**told)
    assert reason in str(refused.value) and "\n" not in str(refused.value)
    assert isinstance(refused.value, sr.BadOption if "layout" in told else sr.BadPosition)


@pytest.mark.parametrize(("price", "reason"), PRICES)
def test_an_impossible_payment_is_refused(price: dict[str, Any], reason: str):
    with pytest.raises(sr.BadPosition, match=reason):
        position(dice={"red": 2, "blue": 1}, pending=[*PAYING, {"step": "pay.goods", "seat": 0, **price}])


def test_the_same_payment_in_order_is_possible():
    paying = {"step": "pay.goods", "seat": 0, "owed": 2, "colours": {"red": 2}}
    game = position(dice={"red": 2}, pending=[*PAYING, paying])
    assert [game.token(action) for action in game.legal()] == ["die:red"]


@pytest.mark.parametrize("wrong", [None, 3, "x", [], [["turn", 0]]])
def test_what_is_no_description_is_refused(wrong: Any):
    with pytest.raises(sr.BadPosition):
        sr.position(wrong, ruleset="dice")


def spoil(told: Any, dice: Random) -> Any:
    """One value somewhere changed, taken out or of another kind."""
    if isinstance(told, dict) and told:
        name = dice.choice(list(told))
        if dice.random() < 0.15:
            return {key: value for key, value in told.items() if key != name}
        return {**told, name: spoil(told[name], dice)}
    if isinstance(told, list) and told:
        i = dice.randrange(len(told))
        return told[:i] + ([] if dice.random() < 0.2 else [spoil(told[i], dice)]) + told[i + 1 :]
    return dice.choice([0, 1, 2, 7, -1, 16, 99, True, None, "red", "die", "sale_red", "turn.action", [], {}])


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_position_is_refused_or_sound(seed: int):
    """Whatever is let in can be played on, and stays possible."""
    game, dice = begin(seed, chance="manual"), Random(seed)
    refused = sound = 0
    for _ in walk(game, seed, 400):
        if len(game.entries) % 3:
            continue
        try:
            s = game.family.restore(spoil(game.position(), dice))
        except sr.BadPosition:
            refused += 1
            continue
        sound += 1
        other = game.clone()
        other._state = s
        for _ in walk(other, seed, 25):
            assert violations(state_of(other)) == []
    assert refused > 30 and sound > 0
