"""Short words for tests of texts: both languages, names, and options, reasons and events by name."""

from sixrubies.board.actions import NUMBERING
from sixrubies.board.events import EVENT_NAMES
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.event import Event
from sixrubies.texts import Texts

EN, DE = Texts("en"), Texts("de")
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]


def option(token: str) -> Option:
    verb, _, argument = token.partition(":")
    known = NUMBERING.action(token) if argument != "?" else -1
    return Option(known, token, verb, argument, "button")


def blocked(token: str, reason: str, a: int = 0, b: int = 0) -> Blocked:
    return Blocked(option(token), reason, a, b)


def event(kind: str, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Event:
    return Event(EVENT_NAMES.index(kind), seat, a, b, c)
