"""Short words for tests of texts: both languages, names, and options, reasons and events by name."""

from sixrubies.api import BoardGame
from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import EVENT_NAMES
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.event import Event
from sixrubies.data import load
from sixrubies.texts import Texts

EN, DE = Texts("en"), Texts("de")
MOCHA_EN, MOCHA_DE = Texts("en", load(("base", "mocha"))), Texts("de", load(("base", "mocha")))
LETTERS_EN, LETTERS_DE = (Texts(language, load(("base", "letters"))) for language in ("en", "de"))
GREAT_EN, GREAT_DE = (Texts(language, load(("base", "mocha", "letters"))) for language in ("en", "de"))
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


def option(token: str) -> Option:
    verb, _, argument = token.partition(":")
    known = NUMBERING.action(token) if argument != "?" else -1
    return Option(known, token, verb, argument, "button")


def blocked(token: str, reason: str, a: int = 0, b: int = 0) -> Blocked:
    return Blocked(option(token), reason, a, b)


def event(kind: str, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(EVENT_NAMES.index(kind), seat, a, b, c)


def offered(game: BoardGame, t: Texts) -> dict[str, str]:
    """The options of a game in words, by token, as their owner reads them."""
    told = game.view(game.owner()).to_dict()
    return {choice.token: t.option(choice, told, NAMES) for choice in game.decision().options}


def reasons(game: BoardGame, t: Texts) -> dict[str, str]:
    """Why options are blocked, by token."""
    told = game.view(game.owner()).to_dict()
    return {block.option.token: t.reason(block, told) for block in game.decision().blocked}


def helps(game: BoardGame, token: str, t: Texts) -> str:
    """The help of an option where the game is."""
    return t.option_help(option(token), game.view(game.owner()).to_dict())
