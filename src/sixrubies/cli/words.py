"""In which language the commands speak."""

import os
from functools import cache

from sixrubies import data
from sixrubies.core.errors import BadOption
from sixrubies.rulesets import RULESETS, TABLE
from sixrubies.texts import Speech, languages, speech

Words = Speech  # the texts of a command, with the components whose numbers they name


def speaking(language: str | None = None, components: data.Components | None = None) -> Words:
    """The words of a game, by its components; without any, of the base game."""
    return speech(language or spoken(), components)


def boxes_of(ruleset: str) -> tuple[str, ...]:
    """The boxes whose component data a game is played with."""
    if ruleset not in TABLE:
        raise BadOption(f"no ruleset is called {ruleset!r}; there is {', '.join(RULESETS)}")
    return TABLE[ruleset].boxes


def spoken() -> str:
    """The language of the environment if there are texts in it, otherwise English."""
    wish = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return wish[:2].lower() if wish[:2].lower() in languages() else "en"


@cache
def _environment() -> Words:
    return speaking()


def say(key: str, **args: object) -> str:
    """A text in the language of the environment: for what is said before a command has read its options."""
    return _environment().text(key, **args)
