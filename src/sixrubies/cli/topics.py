"""What can be looked up: whatever the looks of the games know, by any of its names."""

import re
from collections.abc import Iterator

from sixrubies import data
from sixrubies.cli.look import Topic
from sixrubies.cli.looks import look_of
from sixrubies.cli.words import Words, boxes_of, speaking
from sixrubies.rulesets import RULESETS

CITED = re.compile(r"\b[A-Z]{1,2}\d+(?:\.\d+)?\b")


def topics(words: Words) -> Iterator[Topic]:
    """Everything of the game there is a help text for."""
    yield from look_of(words.ruleset).topics(words)


def find(wanted: str, words: Words) -> list[Topic]:
    """The topics a word may mean: by name, by title, by the number of a place, by a statement they cite."""
    word = wanted.casefold().replace(" ", "_")
    everything = list(topics(words))
    kinds = [topic for topic in everything if topic.kind == word.rstrip("s") and topic.kind != "rules"]
    exact = [topic for topic in everything if word in _names(topic)]
    if exact or kinds:
        return exact or kinds
    cited = [topic for topic in everything if wanted.upper() in _cited(topic)]
    return cited or [topic for topic in everything if word in topic.title.casefold().replace(" ", "_")]


def find_anywhere(wanted: str, words: Words) -> list[Topic]:
    """The same in this game, or in the first of the others that has it."""
    found = find(wanted, words)
    for other in RULESETS:
        if not found and other != words.ruleset:
            found = find(wanted, speaking(words.language, data.load(boxes_of(other))))
    return found


def _names(topic: Topic) -> set[str]:
    title = topic.title.casefold().replace(" ", "_")
    number, _, name = title.partition("_")
    return {topic.name, title, *((number, name) if topic.kind == "place" else ())}


def _cited(topic: Topic) -> set[str]:
    """The statements named in brackets: (B9.1, B9.2)."""
    return set(CITED.findall(topic.text))
