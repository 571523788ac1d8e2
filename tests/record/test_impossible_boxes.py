"""Positions with boxes that no game leads to are refused in words; the possible ones beside them are not."""

from typing import Any

import pytest

import sixrubies as sr

TURN = [{"step": "turn.finish", "seat": 0}]


def mocha(**told: Any) -> dict[str, Any]:
    return {"mocha": told}


def letters(**told: Any) -> dict[str, Any]:
    return {"letters": told}


def shown(*tiles: int) -> dict[str, Any]:
    return letters(kiosk_shown=list(tiles), kiosk_pile=[tile for tile in range(1, 25) if tile not in tiles])


KIOSK = {"step": "kiosk.choose", "seat": 1, "place": 22, "a": 1, "b": 0}
POSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("mocha", {}),
    ("letters", {}),
    ("great_bazaar", {}),
    ("mocha", mocha(barrier=[1, 2], barrier_owner=1)),
    ("mocha", mocha(tavern_tiles=[["movement"], []], tavern_stack={"movement": 3})),
    ("mocha", {"players": [{"hand": {"guild_3": 1}}], **mocha(guild_cards=[1, 0], guild_pile_size=19)}),
    ("letters", letters(extra_turn_used=[True, False])),
    ("letters", {"pending": [*TURN, KIOSK], **shown(3, 4)}),
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
    ("great_bazaar", {"pending": [*TURN, {"step": "catacombs.good", "seat": 1, "place": 25}]}, "turn of seat 0"),
    ("great_bazaar", {"pending": [*TURN, {"step": "kiosk.end", "seat": 0, "place": 22}]}, "asks nobody"),
]  # fmt: skip


def restored(ruleset: str, told: dict[str, Any]) -> sr.BoardGame:
    layout = None
    if ruleset == "great_bazaar":
        layout = [[5 * row + column for column in range(1, 6)] for row in range(5)]
    if ruleset == "mocha":
        layout = [[5 * row + column for column in range(1, 6)] for row in range(4)]
    return sr.position({**told, "seats": 2}, ruleset, layout=layout)


@pytest.mark.parametrize(("ruleset", "told"), POSSIBLE)
def test_possible_positions_of_boxes_are_accepted(ruleset: str, told: dict[str, Any]):
    assert restored(ruleset, told).legal()


@pytest.mark.parametrize(("ruleset", "told", "what"), IMPOSSIBLE)
def test_impossible_positions_of_boxes_are_refused(ruleset: str, told: dict[str, Any], what: str):
    with pytest.raises(sr.BadPosition) as refused:
        restored(ruleset, told)
    assert what in str(refused.value)
