"""Positions with boxes that no game leads to are refused in words; the possible ones beside them are not."""

from typing import Any

import pytest

import sixrubies as sr

TURN = [{"step": "turn.finish", "seat": 0}]
Frames = list[dict[str, Any]]


def mocha(**told: Any) -> dict[str, Any]:
    return {"mocha": told}


def letters(**told: Any) -> dict[str, Any]:
    return {"letters": told}


def shown(*tiles: int) -> dict[str, Any]:
    return letters(kiosk_shown=list(tiles), kiosk_pile=[tile for tile in range(1, 25) if tile not in tiles])


def here(place: int, **rest: Any) -> dict[str, Any]:
    return {"players": [{"merchant": place, **rest}]}


def f(step: str, place: int = 0, **rest: Any) -> dict[str, Any]:
    told: dict[str, Any] = {"step": step, "seat": 0}
    if place:
        told["place"] = place
    if step == "turn.encounters":
        told["begun"] = False
    return {**told, **rest}


def over(place: int = 7) -> dict[str, Any]:
    """Encounters of a turn in which nobody is met."""
    return f("turn.encounters", place, begun=True, left=[])


def action(place: int, *frames: dict[str, Any], by: str = "merchant") -> Frames:
    """The action of a place has begun."""
    return [*TURN, f("turn.encounters", place, by=by), f("turn.completed", place, by=by), *frames]


def guild(number: int, *frames: dict[str, Any]) -> Frames:
    """A guild card is being played."""
    return [*TURN, over(), f("card.done", card=f"guild_{number}"), f("guild.extra", a=number), *frames]


def played(card: str, *frames: dict[str, Any], on: Frames | None = None) -> Frames:
    return [*(on or [*TURN, f("turn.move")]), f("card.done", card=card), *frames]


def met(token: str, *frames: dict[str, Any]) -> Frames:
    return [*TURN, over(5), f("token.move", 5, token=token), *frames]


KIOSK = {"step": "kiosk.choose", "seat": 1, "place": 22, "a": 1, "b": 0}
POSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("mocha", {}),
    ("letters", {}),
    ("great_bazaar", {}),
    ("mocha", mocha(barrier=[1, 2], barrier_owner=1)),
    ("mocha", mocha(tavern_tiles=[["movement"], []], tavern_stack={"movement": 3})),
    ("mocha", {"players": [{"hand": {"guild_3": 1}}], **mocha(guild_cards=[1, 0], guild_pile_size=19)}),
    ("letters", letters(extra_turn_used=[True, False])),
    ("letters", {"players": [{"merchant": 22}], "pending": action(22, KIOSK), **shown(3, 4)}),
    ("letters", {"rubies": {"sultans_palace": 1}, "players": [{"rubies": 5}], **letters(ruby_supply=16)}),
]
IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("mocha", mocha(barrier=[1, 16], barrier_owner=0), "between two neighbours"),
    ("mocha", mocha(barrier=[1, 2], barrier_owner=2), "nobody controls the barrier"),
    ("mocha", mocha(tavern_tiles=[["movement"], []]), "1 tavern tiles movement owned, 4 left"),
    ("mocha", mocha(guild_turn=True), "a guild card was played in this turn, but the merchant is to move"),
    ("mocha", mocha(guild_cards=[1, 0]), "guild_cards of seat 0 are 1, but 0 are in its hand"),
    ("mocha", mocha(guild_pile_size=19), "guild_pile_size is 19, but 20 cards are in the pile"),
    ("mocha", mocha(baksheesh_side=2), "no such side"),
    ("mocha", {"discard": ["guild_3"]}, "wrong discard pile"),
    (
        "mocha",
        {"players": [{"hand": {"guild_3": 1, "stay": 1}, "known": {"guild_3": 1}}]},
        "a guild card is known to all",
    ),
    ("letters", letters(extra_turn_used=[False, True]), "seat 1 has bought an extra turn before its turn"),
    ("letters", letters(society_uses=-1), "used -1 times"),
    ("letters", letters(stuck_tokens=4), "a token that is not in play"),
    ("letters", letters(kiosk_pile=[]), "no kiosk tile lies face down"),
    ("letters", letters(kiosk_shown=[3]), "the kiosk tiles do not add up"),
    ("letters", shown(3), "nobody is at the Kiosk"),
    ("letters", {"rubies": {"gemstone_dealer": 10}, **letters(ruby_supply=15)}, "at most 9"),
    ("letters", {"players": [{"rubies": 1}], **letters(ruby_supply=15)}, "although no track had run out"),
    (
        "letters",
        {"rubies": {"sultans_palace": 0}, "players": [{"rubies": 5}, {"rubies": 1}]},
        "a track is empty, although there are rubies in supply",
    ),
    ("letters", letters(letter_pile={"1": 3}), "the letters do not add up"),
    ("letters", {"pending": [{"step": "turn.finish", "seat": 1}, {"step": "turn.move", "seat": 1}]}, "turn of seat 0"),
    ("great_bazaar", {**here(25), "pending": action(25, f("catacombs.good", 25, seat=1))}, "turn of seat 0"),
    ("great_bazaar", {"pending": [*TURN, f("kiosk.end", 22)]}, "not on turn.finish"),
    ("letters", {"pending": [*TURN, f("tavern.choose", 19)]}, "no step of this game"),
    ("letters", {"pending": [*TURN, f("catacombs.good", 25)]}, "no step of this game"),
    ("mocha", {"pending": played("anywhere")}, "no bonus card"),
]  # fmt: skip


def restored(ruleset: str, told: dict[str, Any]) -> sr.BoardGame:
    layout = None
    if ruleset == "great_bazaar":
        layout = [[5 * row + column for column in range(1, 6)] for row in range(5)]
    if ruleset == "mocha":
        layout = [[5 * row + column for column in range(1, 6)] for row in range(4)]
    return sr.position({**told, "seats": 2}, ruleset, layout=layout, chance="manual")


@pytest.mark.parametrize(("ruleset", "told"), POSSIBLE)
def test_possible_positions_of_boxes_are_accepted(ruleset: str, told: dict[str, Any]):
    assert restored(ruleset, told).legal()


@pytest.mark.parametrize(("ruleset", "told", "what"), IMPOSSIBLE)
def test_impossible_positions_of_boxes_are_refused(ruleset: str, told: dict[str, Any], what: str):
    with pytest.raises(sr.BadPosition) as refused:
        restored(ruleset, told)
    assert what in str(refused.value)


# -- pending steps: a possible stack, and the same with one thing wrong ----------------------------------------------

GUILD = mocha(guild_turn=True)
FOUR = dict.fromkeys(("red", "green", "yellow", "blue"), 1)
MAIL = [{"place": place, "delivered": True} for place in (1, 2, 3)]
SIX = letters(letters=[[{"place": place, "delivered": True} for place in (1, 2, 3)], []])
LONELY = {"players": [{"merchant": 5}, {"merchant": 6}], "neutral_merchants": [7, 7, 7], "tokens": {"governor": 5}}
TRADER = {**LONELY, "tokens": {"coffee_trader": 5}}
COURIER = {**LONELY, "tokens": {"courier": 5}}


PENDING: dict[str, tuple[str, dict[str, Any]]] = {
    "roast": ("mocha", {**here(17), "pending": action(17, f("roasting.choose", 17, a=1))}),
    "roast good": (
        "mocha",
        {**here(17, goods=FOUR), "pending": action(17, f("roasting.choose", 17, a=2), f("roasting.good", 17))},
    ),
    "guild hall": ("mocha", {**here(18), "pending": action(18, f("guild_hall.take", 18, a=1), f("guild.draw"))}),
    "tavern": ("mocha", {**here(19), "pending": action(19, f("tavern.beside", 3))}),
    "barrier": (
        "mocha",
        {**here(19), **mocha(barrier=[2, 3], barrier_owner=0), "pending": action(19, f("tavern.action", 3))},
    ),
    "beyond": (
        "mocha",
        {
            **here(19), **mocha(barrier=[8, 9], barrier_owner=0),
            "pending": action(19, f("turn.completed", 9), f("tea_house.call", 9)),
        },
    ),
    "guild tea": ("mocha", {**GUILD, "pending": guild(9, f("tea_house.call", 9, a=0, b=2))}),
    "guild again": (
        "mocha",
        {**GUILD, "last_action": {"place": 5, "by": "merchant"}, "pending": guild(5, f("guild.again", 5))},
    ),
    "guild tavern": ("mocha", {"mocha": {"guild_turn": True}, "pending": guild(19, f("tavern.barrier", 19, a=0, b=1))}),
    "guild send": ("mocha", {**GUILD, "pending": guild(12, f("guild.send", 12))}),
    "exchange": ("mocha", {**here(7, goods=FOUR), "pending": played("exchange", f("exchange.give", a=1, b=0))}),
    "exchange taken": ("mocha", {"pending": played("exchange", f("exchange.take", a=1, b=1))}),
    "rewards": (
        "mocha",
        {"pending": played("dice_rewards", f("rewards.take", a=1), f("rewards.take"), f("dice.roll"))},
    ),
    "trader": ("mocha", {**TRADER, "pending": met("coffee_trader", f("trader.pay", 5))}),
    "extra": ("letters", {**SIX, "pending": [f("turn.finish", a=1), f("turn.extra")]}),
    "extra paid": ("letters", {**SIX, "pending": [f("turn.finish", a=1), f("extra.pay", a=2, b=2)]}),
    "companion": (
        "letters",
        {**letters(companion=[9, "supply"]), "pending": [*TURN, f("turn.action", 9, by="companion")]},
    ),
    "joined": (
        "letters",
        {"players": [{"merchant": 5}, {"merchant": 5}], "pending": [*TURN, f("turn.assistant", 5, a=0, b=2)]},
    ),
    "join": (
        "letters",
        {"players": [{"merchant": 5}, {"merchant": 6}], "pending": [*TURN, *played("to_merchant", f("turn.join"))[2:]]},
    ),
    "walk": (
        "letters",
        {**here(7, family=3), "pending": [*TURN, over(), f("card.done", card="family_step"), f("family.walk")]},
    ),
    "copied": ("letters", {"pending": [*TURN, f("turn.arrive"), *played("copy", f("turn.anywhere"))[2:]]}),
    "letter": ("letters", {**here(21), "pending": action(21, f("letter.many", 21, a=1), f("letter.draw"))}),
    "courier": ("letters", {**COURIER, "pending": met("courier", f("courier.pay", 5))}),
    "kiosk": ("letters", {**here(22), **shown(3, 4), "pending": action(22, KIOSK)}),
    "kiosk use": (
        "letters",
        {
            **here(22), **letters(kiosk_shown=[3, 4], kiosk_pile=[6, 7]),
            "pending": action(22, KIOSK, f("kiosk.use", 22, a=5, b=0)),
        },
    ),
    "bid": ("letters", {**here(23, lira=9), "pending": action(23, f("auction.bid", 23, seat=1, a=1, b=9))}),
    "society": ("letters", {**here(24), **SIX, "pending": action(24, f("society.pay", 24))}),
    "moved": ("great_bazaar", {**here(3), "pending": [*TURN, f("turn.encounters", 25)]}),
    "catacombs": ("great_bazaar", {**here(25), "pending": action(25, f("catacombs.move", 25))}),
}  # fmt: skip
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("roast", {"pending": action(17, f("roasting.choose", 17, a=8))}, "exchanges that do not exist"),
    ("roast", {"pending": action(17, f("roasting.choose", 17, a=0)), **here(17, lira=0)}, "without an option"),
    ("roast good", {"pending": action(17, f("roasting.choose", 17, a=1), f("roasting.good", 17))}, "not chosen"),
    ("roast good", here(17), "without an option"),
    ("guild hall", {"pending": action(18, f("guild_hall.take", 18, a=3), f("guild.draw"))}, "3 guild cards"),
    (
        "guild hall",
        {"pending": action(18, f("guild_hall.take", 18, a=1, b=1), f("guild.draw"))},
        "without its guild card",
    ),
    ("tavern", {"pending": action(19, f("tavern.beside", 3, a=0, b=1))}, "without its guild card"),
    ("tavern", {**here(17), "pending": action(17, f("tavern.beside", 3))}, "nobody is at the Tavern"),
    ("barrier", mocha(barrier=[7, 8], barrier_owner=0), "does not lie there"),
    ("barrier", mocha(barrier=[2, 3], barrier_owner=1), "does not lie there"),
    ("beyond", mocha(), "the barrier was not laid"),
    ("beyond", {**here(18), "pending": action(18, f("turn.completed", 9), f("tea_house.call", 9))}, "inside another"),
    ("guild tea", mocha(), "without a turn of its own"),
    ("guild tea", {"pending": guild(9, f("tea_house.call", 9))}, "another number than the guild card's"),
    ("guild tea", {"pending": guild(8, f("tea_house.call", 9, a=0, b=2))}, "the action is another one"),
    ("guild tea", {"pending": [*TURN, f("turn.action", 7)]}, "a guild card was played"),
    ("guild again", {"last_action": None}, "another action is said"),
    ("guild again", {"pending": guild(5, f("turn.completed", 5))}, "another action is said"),
    ("guild tavern", {"pending": guild(19, f("tavern.barrier", 19))}, "comes with guild card 19"),
    ("guild send", here(7, family=3), "the family member is away"),
    ("exchange", {"pending": played("exchange", f("exchange.give", a=4, b=0))}, "more is given"),
    ("exchange", {"pending": played("corner", f("exchange.give", a=1, b=0))}, "with the card corner"),
    ("exchange", here(7, goods={"red": 2}), "had no room"),
    ("exchange taken", {"pending": played("exchange", f("exchange.take", a=1, b=2))}, "nothing is to be taken"),
    ("rewards", {"pending": played("dice_rewards", f("rewards.take"), f("dice.roll"))}, "not in their order"),
    ("rewards", {"pending": played("dice_rewards", f("rewards.good"))}, "the dice bring no good"),
    ("trader", {"pending": met("governor", f("trader.pay", 5)), "tokens": {"governor": 5}}, "was not met"),
    ("trader", {"players": [{"merchant": 5, "lira": 1}]}, "without an option"),
    (
        "trader",
        mocha(tavern_tiles=[["encounter"], []], tavern_stack={"encounter": 3}),
        "makes it free",
    ),
    ("extra", {"pending": [*TURN, f("turn.extra")]}, "asked for once, at the end"),
    ("extra", letters(), "too few seals"),
    ("extra", letters(letters=[MAIL, []], extra_turn_used=[True, False]), "was bought"),
    ("extra paid", {"pending": [f("turn.finish", a=1), f("extra.pay", a=1, b=2)]}, "given so"),
    ("extra paid", {"pending": [f("turn.finish", a=1), f("extra.pay", a=3, b=1)]}, "given so"),
    ("companion", letters(companion=[8, "supply"]), "the companion is not there"),
    ("companion", {"pending": [*TURN, f("turn.assistant", 9, by="companion")]}, "no assistants"),
    ("joined", {"pending": [*TURN, f("turn.assistant", 5, a=0, b=1)]}, "nobody was joined"),
    ("joined", {"players": [{"merchant": 5}, {"merchant": 6}]}, "nobody was joined"),
    ("join", {"players": [{"merchant": 5}, {"merchant": 5}]}, "without an option"),
    ("walk", here(7), "at home"),
    ("walk", {"last_action": {"place": 3, "by": "family"}}, "instead of the phases"),
    ("copied", {"pending": [*TURN, f("turn.move"), *played("copy", f("turn.anywhere"))[2:]]}, "with the card copy"),
    ("letter", {"pending": action(21, f("letter.many", 21, a=2), f("letter.draw"))}, "2 letters"),
    ("courier", {"pending": met("smuggler", f("courier.pay", 5))}, "was not met"),
    ("kiosk", shown(3, 4, 5), "3 tiles are on offer"),
    ("kiosk", {"pending": action(22, {**KIOSK, "seat": 0})}, "another seat's turn to choose"),
    ("kiosk use", {"pending": action(22, KIOSK, f("kiosk.use", 22, a=6, b=0))}, "tile 6 was not taken"),
    ("kiosk use", {"pending": action(22, KIOSK, f("kiosk.use", 22, seat=1, a=5, b=0))}, "another seat has chosen"),
    ("bid", {"pending": action(23, f("auction.bid", 23, seat=0, a=1, b=9))}, "another seat's turn to bid"),
    ("bid", {"pending": action(23, f("auction.bid", 23, seat=1, a=1, b=10))}, "of nobody who was asked"),
    ("bid", here(23, lira=0), "the highest bid is 1"),
    ("society", letters(), "too few seals"),
    ("catacombs", {"pending": action(25, f("catacombs.move", 25, by="family"))}, "the action is another one"),
]


@pytest.mark.parametrize("name", PENDING)
def test_possible_pending_steps_of_boxes_are_accepted(name: str):
    ruleset, told = PENDING[name]
    game = restored(ruleset, told)
    assert game.owner() == sr.CHANCE or game.legal()


@pytest.mark.parametrize(("name", "wrong", "what"), WRONG)
def test_one_thing_wrong_makes_them_impossible(name: str, wrong: dict[str, Any], what: str):
    ruleset, told = PENDING[name]
    with pytest.raises(sr.BadPosition) as refused:
        restored(ruleset, {**told, **wrong})
    assert what in str(refused.value)
