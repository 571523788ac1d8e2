"""The protocol's types: the files in web/ are as the code has it, and real views are as the types say."""

import json
import random
import re
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import sixrubies as sr
from sixrubies.rulesets import RULESETS
from sixrubies.web import schema
from sixrubies.web.told import View
from tools import protocol

VIEW: TypeAdapter[Any] = TypeAdapter(View)


def test_schema_and_typescript_in_the_repository_are_as_the_code_has_it():
    assert protocol.stale() == [], "run tools/protocol.py"


def test_drift_is_noticed(monkeypatch, tmp_path):
    for name in ("SCHEMA", "TYPESCRIPT"):
        copy = tmp_path / getattr(protocol, name).name
        copy.write_text(getattr(protocol, name).read_text(encoding="utf-8") + " ", encoding="utf-8")
        monkeypatch.setattr(protocol, name, copy)
    assert len(protocol.stale()) == 2


def test_every_type_that_typescript_names_is_declared_there():
    text = protocol.TYPESCRIPT.read_text(encoding="utf-8")
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", text, re.M))
    named = set(re.findall(r"(?<![\w\"])([A-Z]\w+)\b(?!\")", re.sub(r"/\*\*.*?\*/|//.*", "", text)))
    assert named - declared == {"Record", "Partial"}
    assert set(schema.schema()["$defs"]) == declared
    assert not re.search(r"(: |<)any\b", text)


def test_the_generator_refuses_what_it_does_not_know():
    with pytest.raises(protocol.Unknown):
        protocol.typescript({"$defs": {"X": {"type": "object", "properties": {"a": {"not": {}}}}}})


def test_the_schema_refuses_what_is_not_in_it():
    document = schema.schema()
    for name, definition in document["$defs"].items():
        if definition.get("type") == "object" and "properties" in definition:
            assert definition["additionalProperties"] is False, name
    assert document == json.loads(protocol.SCHEMA.read_text(encoding="utf-8"))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seats", [2, 4])
def test_real_views_are_as_their_type_says(ruleset, seats):
    dice = random.Random(f"{ruleset} {seats}")
    game = sr.new_game(ruleset, seats=seats, seed=seats, neutral_assistants=ruleset != "dice")
    for _ in range(500):
        if game.over:
            break
        game.act(dice.choice(game.legal()))
        seat = dice.choice([None, *range(seats)])
        VIEW.validate_python(game.view(seat).to_dict(), strict=True)


def test_a_view_with_anything_more_or_less_is_not_of_the_type():
    view = sr.new_game("base", seats=2, seed=1).view(0).to_dict()
    for broken in ({**view, "secret": 1}, {key: view[key] for key in view if key != "dice"}, {**view, "turn": "0"}):
        with pytest.raises(ValidationError):
            VIEW.validate_python(broken, strict=True)
