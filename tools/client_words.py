"""Write web/test/words.json: options, reasons and events of random games with Python's words for them.

The client's own tests read it and must find the same words. One of each kind and situation is enough.
"""

import json
import os
from pathlib import Path
from random import Random
from typing import Any

import sixrubies as sr
from sixrubies import data
from sixrubies.rulesets import TABLE
from sixrubies.texts import Texts
from sixrubies.texts.dice import DiceTexts

FILE = Path(__file__).resolve().parent.parent / "web" / "test" / "words.json"
NAMES = ["Ada", "Ben", "Cleo"]
LANGUAGES = ("en", "de")
# What words look at.
READ = ("pending", "players", "discard", "dice", "neutral_merchants", "table", "mocha", "letters")


def sampled(ruleset: str) -> dict[str, Any]:
    made = DiceTexts if ruleset == "dice" else Texts
    texts = {name: made(name, data.load(TABLE[ruleset].boxes)) for name in LANGUAGES}
    kinds = (sr.dice if ruleset == "dice" else sr.board).events.EVENT_NAMES
    game, random = sr.new_game(ruleset, seats=3, seed=5), Random(5)
    options: dict[str, Any] = {}
    helps: dict[str, Any] = {}
    steps: dict[str, Any] = {}
    reasons: dict[str, Any] = {}
    whole: dict[str, Any] = {}  # one view with everything in it, for what is asked and said of a table
    for _ in range(900):
        decision = game.decision()
        if decision is None or decision.owner < 0:
            break
        told = game.view(decision.owner).to_dict()
        whole = told
        view = {name: told[name] for name in READ if name in told}
        words = {name: text.step(decision.step, told) for name, text in texts.items()}
        steps.setdefault(words["en"], {"step": decision.step, "view": view, **words})
        for option in decision.options:
            shown = {"token": option.token, "verb": option.verb, "argument": option.argument, "target": option.target}
            words = {name: text.option(option, told, NAMES) for name, text in texts.items()}
            options.setdefault(f"{decision.step} {option.verb} {words['en']}", {"option": shown, "view": view, **words})
            words = {name: text.option_help(option, told) for name, text in texts.items()}
            helps.setdefault(f"{decision.step} {words['en']}", {"option": shown, "view": view, **words})
        for blocked in decision.blocked:
            shown = {"token": blocked.option.token, "verb": blocked.option.verb, "argument": blocked.option.argument}
            words = {name: text.reason(blocked, told) for name, text in texts.items()}
            entry = {"option": shown, "reason": blocked.reason, "a": blocked.a, "b": blocked.b}
            reasons.setdefault(words["en"], {"blocked": entry, "view": view, **words})
        game.act(random.choice(decision.options).token)
    events: dict[str, Any] = {}
    for event in game.events_for(None):
        fields = {"kind": kinds[event.kind], "seat": event.seat, "secret": event.secret}
        words = {name: text.event(event, NAMES) for name, text in texts.items()}
        events.setdefault(words["en"], {"event": {**fields, "a": event.a, "b": event.b, "c": event.c}, **words})
    parts = {"steps": steps, "options": options, "helps": helps, "reasons": reasons, "events": events}
    return {
        "ruleset": ruleset,
        "names": NAMES,
        "whole": whole,
        **{name: list(part.values())[:120] for name, part in parts.items()},
    }


if __name__ == "__main__":
    told = [sampled(ruleset) for ruleset in TABLE]
    written = FILE.with_suffix(f".{os.getpid()}")  # whoever reads it meanwhile, reads all of it
    written.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    written.replace(FILE)
