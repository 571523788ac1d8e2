"""Texts by key, goods and lists in words, and the numbers of the components in them."""

import doctest

import pytest

from sixrubies.board.things import PLACE_NAMES
from sixrubies.core.errors import BadOption
from sixrubies.data import load
from sixrubies.texts import Texts, render
from tests.texts.words import DE, EN, NAMES, event, option


def test_a_missing_key_is_refused_never_shown():
    with pytest.raises(BadOption, match="'place-harbour' in en"):
        EN.text("place-harbour")
    assert not EN.has("place-harbour") and EN.has("place-fountain") and EN.has("place-fountain.at")
    for call, name in ((EN.card, "joker"), (EN.tile, "pink"), (EN.token, "sultan"), (EN.end, "never"), (EN.step, "x")):
        with pytest.raises(BadOption, match=name):
            call(name)
    for number in (-1, 0, len(PLACE_NAMES)):
        with pytest.raises(BadOption, match=f"number {number}"):
            EN.place(number)


def test_the_example_of_the_documentation_runs():
    results = doctest.testmod(render)
    assert results.attempted > 2 and results.failed == 0


def test_a_missing_argument_is_refused():
    with pytest.raises(BadOption, match=r"'event-lira_gained' needs \$lira"):
        EN.text("event-lira_gained", player="Ada")


def test_a_seat_without_a_name_is_refused():
    with pytest.raises(BadOption, match="seat 2 has no name"):
        EN.event(event("fifth_assistant", 2), ["Ada", "Ben"])
    assert EN.event(event("fifth_assistant", 2)) == "Player 3's fifth assistant joins in."


def test_goods_agree_with_their_number():
    assert [EN.good("red", n) for n in (0, 1, 2)] == ["0 red goods", "1 red good", "2 red goods"]
    assert [DE.good("red", n) for n in (0, 1, 2)] == ["0 rote Waren", "1 rote Ware", "2 rote Waren"]
    assert DE.good("any", 1) == "1 beliebige Ware" and EN.good("any", 2) == "2 goods of any kind"


def test_goods_of_several_kinds_are_one_phrase_in_canonical_order():
    counts = {"blue": 2, "any": 1, "red": 2, "green": 0, "yellow": 1}
    assert EN.goods(counts) == "2 red, 1 yellow, 2 blue and 1 good of any kind"
    assert DE.goods(counts) == "2 rote, 1 gelbe, 2 blaue und 1 beliebige Ware"
    assert DE.goods({"green": 2}) == "2 grüne Waren"
    assert EN.goods({}) == "no goods" and DE.goods({"red": 0}) == "keine Waren"


def test_lists_of_names():
    assert [EN.join(NAMES[:n]) for n in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]
    assert DE.join(NAMES[:3]) == "Ada, Ben und Cleo"


def test_texts_name_the_numbers_of_the_components():
    assert EN.card("five_lira") == "5 Lira" and DE.card("long_move") == "3–4 Schritte weit ziehen"
    overrides: dict[str, object] = {
        "cards.lira": 6,
        "wainwright.price": 8,
        "move.far": [4, 4],
        "market.large": [1, 2, 3, 4, 5],
        "black_market.blue": [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4],
        "demand.small": [[1, 0, 0, 0], *load()["demand.small"][1:]],
    }
    t = Texts("en", load(overrides=overrides))
    assert t.card("five_lira") == "6 Lira" and t.card("long_move") == "Move 4 steps"
    assert t.place_help(1).startswith("Pay 8 Lira ")
    assert "1, 2, 3, 4, 5 Lira (B10.1" in t.place_help(10)
    assert "(2+: 1, 12+: 4)" in t.place_help(8) and "(7+: 1, 9+: 2, 11+: 3)" in EN.place_help(8)
    assert t.option(option("demand:S1")) == "Turn up: 1 red good"
