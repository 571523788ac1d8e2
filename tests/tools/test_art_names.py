"""The list of names that the client's drawings are held to is the engine's."""

from pathlib import Path

import pytest

from sixrubies.board.things import CARD_NAMES, PLACE_NAMES
from sixrubies.rulesets import RULESETS
from tools import art_names


def test_the_list_is_as_the_code_has_it() -> None:
    assert not art_names.stale(), "run tools/art_names.py"


def test_every_ruleset_is_in_it_and_no_name_twice() -> None:
    names = art_names.art_names()
    assert list(names) == list(RULESETS)
    for ruleset, listed in names.items():
        assert len(listed) == len(set(listed)), ruleset


def test_the_great_bazaar_has_every_place_and_card() -> None:
    listed = art_names.board_names("great_bazaar")
    assert {f"place-{name}" for name in PLACE_NAMES if name} <= set(listed)
    assert {f"card-{name}" for name in CARD_NAMES} <= set(listed)


def test_a_name_that_is_missing_in_the_file_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "names.json"
    monkeypatch.setattr(art_names, "FILE", file)
    assert art_names.stale()
    file.write_text(art_names.written().replace('"place-fountain"', '"place-well"'), encoding="utf-8")
    assert art_names.stale()
    file.write_text(art_names.written(), encoding="utf-8")
    assert not art_names.stale()
