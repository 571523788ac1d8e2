"""What can be looked up: places, cards, tiles, tokens, layouts, editions and the rules by topic."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from sixrubies.board.things import CARD_NAMES, PLACE_NAMES, TILE_NAMES, TOKEN_NAMES
from sixrubies.cli.words import Words

RULES = (
    "goal", "turn", "movement", "assistants", "toll", "action", "encounters", "cards", "tiles", "end", "two_players",
)  # fmt: skip
LAYOUTS = ("short", "long", "order", "random", "given")
CITED = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
EDITIONS = ("revised", "2014")


@dataclass(frozen=True)
class Topic:
    """One entry: the kind of thing, the name one types, and what is said about it."""

    kind: str
    name: str
    title: str
    text: str


def topics(words: Words) -> Iterator[Topic]:
    """Everything there is a help text for."""
    for name in RULES:
        yield Topic("rules", name, words.text(f"rules-{name}.title"), words.text(f"rules-{name}"))
    for number, name in enumerate(PLACE_NAMES):
        if number:
            yield Topic("place", name, f"{number} {words.place(number)}", words.place_help(number))
    for name in CARD_NAMES:
        yield Topic("card", name, words.card(name), words.card_help(name))
    for name in TILE_NAMES:
        yield Topic("tile", f"{name}_tile", words.tile(name), words.tile_help(name))
    for name in TOKEN_NAMES:
        yield Topic("token", name, words.token(name), words.token_help(name))
    things = [("layout", name) for name in LAYOUTS] + [("edition", name) for name in EDITIONS]
    for kind, name in [*things, ("variant", "neutral_assistants")]:
        yield Topic(kind, name, words.text(f"{kind}-{name}"), words.text(f"{kind}-{name}-help"))


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


def _names(topic: Topic) -> set[str]:
    title = topic.title.casefold().replace(" ", "_")
    number, _, name = title.partition("_")
    return {topic.name, title, *((number, name) if topic.kind == "place" else ())}


def _cited(topic: Topic) -> set[str]:
    """The statements named in brackets: (B9.1, B9.2)."""
    return set(CITED.findall(topic.text))
