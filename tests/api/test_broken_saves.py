"""Saved games that were cut off, edited or made up: always BadFile or RulesChanged, and never another game."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import sixrubies as sr
from sixrubies.core.record import digest
from tests.notation.games import TABLES, played

GAME = played(TABLES[1], seed=6, actions=90)
TEXT = GAME.to_json()
Saved = dict[str, Any]


def refused(text: str, reason: str = ".") -> None:
    with pytest.raises((sr.BadFile, sr.RulesChanged), match=reason) as told:
        sr.from_json(text)
    assert len(str(told.value).splitlines()) == 1


def forged(change: Callable[[Saved], Any]) -> str:
    """A saved game that was changed by somebody who has put its digest right again."""
    saved = json.loads(TEXT)
    change(saved)
    saved["digest"] = digest({name: part for name, part in saved.items() if name != "digest"})
    return json.dumps(saved)


def test_the_saved_game_is_fine():
    assert sr.from_json(TEXT).digest() == GAME.digest()
    assert sr.from_json(forged(lambda saved: None)).digest() == GAME.digest()
    assert sr.from_json(json.dumps(json.loads(TEXT), indent=2)).digest() == GAME.digest()


def test_cut_off_at_any_sign():
    for length in sorted(random.Random(1).sample(range(len(TEXT)), 300)):
        refused(TEXT[:length])


def test_any_digit_edited():
    dice = random.Random(2)
    digits = [at for at, sign in enumerate(TEXT) if sign.isdigit()]
    for at in dice.choices(digits, k=300):
        other = dice.choice([digit for digit in "0123456789" if digit != TEXT[at]])
        refused(TEXT[:at] + other + TEXT[at + 1 :])


def test_any_sign_edited():
    """A sign that JSON does not mind (a blank between two values) leaves the same game."""
    dice, broken = random.Random(3), 0
    for _ in range(400):
        at = dice.randrange(len(TEXT))
        spoilt = TEXT[:at] + dice.choice('\0 "{}[]:,aZ9-.eé\\') + TEXT[at + 1 :]
        try:
            game = sr.from_json(spoilt)
        except (sr.BadFile, sr.RulesChanged):
            broken += 1
        else:
            assert game.to_json() == TEXT
    assert broken > 300


def test_pieces_gone_or_doubled():
    dice = random.Random(4)
    for _ in range(150):
        start = dice.randrange(len(TEXT))
        end = min(len(TEXT), start + dice.choice((1, 2, 10, 200)))
        for spoilt in (TEXT[:start] + TEXT[end:], TEXT[:end] + TEXT[start:end] + TEXT[end:]):
            if not same(spoilt):
                refused(spoilt)


def same(text: str) -> bool:
    """JSON does not mind a blank more, or the same value told twice."""
    try:
        return bool(json.loads(text) == json.loads(TEXT))
    except ValueError:
        return False


NOT_SAVED = [
    "",
    " ",
    "null",
    "true",
    "7",
    '"text"',
    "[]",
    "{}",
    "[" * 100_000,
    '{"format": 1}',
    '{"format": "1"}',
    "\0",
    "Ada",
]


@pytest.mark.parametrize("text", NOT_SAVED, ids=range(len(NOT_SAVED)))
def test_something_else(text: str):
    refused(text)


def test_another_format():
    refused(forged(lambda saved: saved.update(format=2)), "a saved game of format 2; this version reads 1")
    refused(forged(lambda saved: saved.update(format=None)), "of format None")


def test_an_edited_game_says_so():
    refused(TEXT.replace('"seats": ', '"seats":  1', 1), "changed or damaged")


WRONG: list[Any] = [None, True, -1, 7, 1.5, 10**40, "x", [], ["x"], [None], {}, {"x": 1}, [[]]]
PARTS = ["header", "actions", "counters", "state", "digest", "format"]


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_another_kind_even_with_its_digest(part: str):
    for wrong in WRONG:
        if part == "counters" and wrong == []:
            continue  # nothing was drawn: possible
        if part == "digest":
            refused(json.dumps({**json.loads(TEXT), part: wrong}))
        else:
            refused(forged(lambda saved, wrong=wrong: saved.update({part: wrong})))  # type: ignore[misc]
    refused(forged(lambda saved: saved.pop(part)) if part != "digest" else json.dumps({"format": 1}))


@pytest.mark.parametrize(
    "name", ["ruleset", "seats", "layout", "edition", "neutral_assistants", "components", "chance"]
)
def test_an_option_of_another_kind_even_with_its_digest(name: str):
    for wrong in (-1, 2.5, "x", [None], {"x": 1}):
        refused(forged(lambda saved, wrong=wrong: saved["header"].update({name: wrong})))  # type: ignore[misc]


def test_other_actions_or_another_state_even_with_their_digest():
    refused(forged(lambda saved: saved["actions"].pop()), "do not lead to its state")
    refused(forged(lambda saved: saved["actions"].append("move:7")), "move:7 is not an option here")
    refused(forged(lambda saved: saved["actions"].insert(9, "fly:9")), "no action is called 'fly:9'")
    refused(forged(lambda saved: saved["state"]["players"][0].update(lira=99)), "do not lead to its state")
    refused(forged(lambda saved: saved.update(counters=[-1])), "random streams")
    refused(forged(lambda saved: saved.update(counters=[2**70])), "random streams")
    refused(forged(lambda saved: saved["header"].update(seed=-1)), "a seed is a whole number")
    refused(forged(lambda saved: saved["header"].update(key="zz")), "hexadecimal")


def older(saved: Saved) -> None:
    saved["header"]["rules_version"] = 0


def test_a_game_of_older_rules_goes_on_from_its_state():
    game = sr.from_json(forged(older))
    assert (game.position(), game.owner(), game.legal()) == (GAME.position(), GAME.owner(), GAME.legal())
    for _ in range(20):
        game.act(game.legal()[0])
    again = sr.from_json(game.to_json())
    assert again.digest() == game.digest()
    with pytest.raises(sr.RulesChanged):
        sr.replay(game.record())


def test_a_game_of_older_rules_whose_state_is_not_possible_any_more():
    def spoil(saved: Saved) -> None:
        older(saved)
        saved["state"]["players"][0]["lira"] = -5

    with pytest.raises(sr.RulesChanged, match="saved under rules version 0: the position can't occur"):
        sr.from_json(forged(spoil))


def test_finished_games_and_games_from_positions_are_saved_too():
    finished = played({"seats": 2}, seed=4, actions=100_000)
    assert finished.over
    assert sr.from_json(finished.to_json()).outcome() == finished.outcome()
    position = sr.position({"seats": 2, "players": [{"lira": 9, "hand": {"stay": 1}}]}, seed=4)
    position.act("play:stay")
    assert sr.from_json(position.to_json()).record() == position.record()
