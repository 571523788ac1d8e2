"""`sixrubies rules`: what the game says about itself, and which of its numbers are not certain."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from sixrubies import data
from sixrubies.cli import saves, statements, topics
from sixrubies.cli.look import Topic
from sixrubies.cli.screen import INDENT, Screen
from sixrubies.cli.signs import styled
from sixrubies.cli.words import Words, boxes_of, say, speaking
from sixrubies.core.errors import BadFile, BadOption


def rules(
    topic: Annotated[str, typer.Argument(help=say("cli-rules-topic"), show_default=False)] = "",
    house: Annotated[bool, typer.Option("--house", help=say("cli-rules-house"))] = False,
    ruleset: Annotated[str, typer.Option(help=say("cli-option-ruleset"))] = "base",
    template: Annotated[bool, typer.Option("--template", help=say("cli-rules-template"))] = False,
    components: Annotated[Path | None, typer.Option(help=say("cli-option-components"), show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    language: Annotated[str | None, typer.Option(help=say("cli-option-language"), show_default=False)] = None,
) -> None:
    boxes = boxes_of(ruleset)
    used = data.load(boxes, data.read_overrides(components, boxes) if components else None)
    words, screen = speaking(language, used), Screen()
    if template:
        write_template(topic, used, words, screen)
    elif house:
        show_house(used, words, screen, as_json)
    else:
        show_topics(topic, words, screen, as_json)


def write_template(file: str, used: data.Components, words: Words, screen: Screen) -> None:
    """A file for the owner of a box; without a name it goes to where output goes."""
    text = data.template(used, words.language)
    if not file:
        screen.plain(text)
        return
    path = saves.free(Path(file), words)
    try:
        saves.replace(path, text)
    except OSError as error:
        raise BadFile(words.text("cli-bad_place", file=file, reason=str(error.strerror))) from None
    screen.whole(words.text("cli-rules-written", file=file, ruleset=words.ruleset))


def show_house(used: data.Components, words: Words, screen: Screen, as_json: bool) -> None:
    """Every value in use that is not certain: its grade, its source, what to look up in the box."""
    values = used.house()
    if as_json:
        screen.json([asdict(value) for value in values])
        return
    screen.say(words.text("cli-house", count=len(values), ruleset=words.ruleset))
    for value in values:
        screen.say(styled(value.key, "bold") + Text(f" = {json.dumps(value.value)}"))
        screen.say(words.text("cli-house-grade", grade=value.grade, source=value.source), indent=INDENT)
        screen.say(value.asked(words.language), indent=INDENT)


def show_topics(wanted: str, words: Words, screen: Screen, as_json: bool) -> None:
    found = topics.find_anywhere(wanted, words) if wanted else list(topics.topics(words))
    text = statements.statement(wanted, words.language)
    if text is not None:
        found = [Topic("statement", wanted.upper(), wanted.upper(), text), *found]
    if not found:
        raise BadOption(words.text("cli-no_topic", topic=wanted))
    if as_json:
        screen.json([asdict(topic) for topic in found])
        return
    if wanted:
        for topic in found:
            screen.say(topic.title, "bold")
            screen.say(topic.text, indent=INDENT)
        return
    for topic in found:
        if topic.kind == "rules":
            screen.say(topic.title, "bold")
            screen.say(topic.text, indent=INDENT)
    others = [topic.name for topic in found if topic.kind != "rules"]
    screen.say(words.text("cli-rules-more"), "bold")
    screen.say(", ".join(others), indent=INDENT)
