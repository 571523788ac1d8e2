"""Short words for tests of the Dice Game's texts: both languages, and options, reasons and events by name."""

import sixrubies as sr
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.event import Event
from sixrubies.dice.actions import NUMBERING
from sixrubies.dice.events import EVENT_NAMES
from sixrubies.texts import DiceTexts
from tests.texts.words import NAMES

EN, DE = DiceTexts("en"), DiceTexts("de")


def option(token: str) -> Option:
    verb, _, argument = token.partition(":")
    return Option(NUMBERING.action(token), token, verb, argument, "button")


def blocked(token: str, reason: str, a: int = 0, b: int = 0) -> Blocked:
    return Blocked(option(token), reason, a, b)


def event(kind: str, seat: int = 0, a: int = 0, b: int = 0) -> Event:
    return Event(EVENT_NAMES.index(kind), seat, a, b)


def asked(game: sr.AnyGame, t: DiceTexts) -> str:
    """The question of a game, as its owner reads it."""
    return t.step(game.step, game.view(game.owner()).to_dict())


def offered(game: sr.AnyGame, t: DiceTexts) -> dict[str, str]:
    """The options of a game in words, by token, as their owner reads them."""
    told = game.view(game.owner()).to_dict()
    return {choice.token: t.option(choice, told, NAMES) for choice in game.decision().options}


def reasons(game: sr.AnyGame, t: DiceTexts) -> dict[str, str]:
    """Why options are blocked, by token."""
    told = game.view(game.owner()).to_dict()
    return {block.option.token: t.reason(block, told) for block in game.decision().blocked}


def helps(game: sr.AnyGame, token: str, t: DiceTexts) -> str:
    return t.option_help(option(token), game.view(game.owner()).to_dict())
