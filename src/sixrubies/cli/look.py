"""How one kind of game looks in the terminal, and what may be typed at it.

Everything else in the terminal asks its look (`looks.look_of`) and never which game it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from rich.text import Text

from sixrubies.cli.screen import Screen
from sixrubies.cli.seats import Player
from sixrubies.cli.signs import styled
from sixrubies.core.decision import BatchChoice, Decision, Option
from sixrubies.core.event import Event
from sixrubies.texts import Speech
from sixrubies.texts.speech import Told

W = TypeVar("W", bound=Speech)

LAST = ("done", "skip", "keep", "decline", "end_turn", "pass")
COMMANDS = ("answer", "help", "hint", "blocked", "undo", "table", "hand", "log", "save", "leave")
Changes = Mapping[str, Sequence[Any]]  # what a preview changes, by its name: before and after


@dataclass(frozen=True)
class Topic:
    """One thing that can be looked up: the kind of thing, the name one types, and what is said about it."""

    kind: str
    name: str
    title: str
    text: str


class Look(ABC, Generic[W]):
    """One kind of game in the terminal; W are the texts it is told in."""

    commands: Sequence[str] = COMMANDS  # what can be typed at a question, as keys of the help
    barriers: Mapping[str, str]  # steps of chance and what they turn up, where it is not dice
    began: int  # the event a turn begins with
    scores: Sequence[str]  # the headings of a result, in the order in which they decide
    tie_breaks: str  # the key of the sentence that says so
    secrets: bool  # whether the players have something that others must not see

    # -- what is shown ------------------------------------------------------------------------------------------

    @abstractmethod
    def draw(
        self, screen: Screen, told: Told, players: Sequence[Player], words: W, decision: Decision | None = None
    ) -> None:
        """The whole table, with what can be chosen in this decision marked."""

    @abstractmethod
    def redrawn(self, decision: Decision) -> bool:
        """Whether one has to see the whole table for this decision."""

    @abstractmethod
    def own(self, told: Told, words: W) -> Text:
        """What the viewer has, in short: for questions within a turn."""

    @abstractmethod
    def legend(self, words: W) -> Iterator[Text]:
        """What the signs on the table mean, a line for each sort."""

    def hands(self, screen: Screen, told: Told, names: Sequence[str], words: W) -> None:
        """What the viewer holds, in full: where there is something to hold."""

    def waits(self, told: Told, seat: int) -> bool:
        """Whether a seat must be alone at the screen before its things are shown."""
        return False

    # -- a decision ---------------------------------------------------------------------------------------------

    def number_of(self, option: Option) -> int | None:
        """The number an option has of itself, so that one types what one sees."""
        return None

    def numbers(self, decision: Decision, told: Told) -> dict[int, Option]:
        """The options under the numbers one types: those without a number of their own are counted."""
        return dict(enumerate(sorted(decision.options, key=loudness), 1))

    def entries(self, numbers: Mapping[int, Option], told: Told, words: W, names: Sequence[str]) -> list[Text]:
        """The list one chooses from."""
        return [entry(number, words.option(option, told, names)) for number, option in numbers.items()]

    @abstractmethod
    def names_of(self, option: Option, words: W) -> set[str]:
        """Everything that may name what an option is about, in small letters: red, r."""

    def letters(self, words: W) -> set[str]:
        """Names that are too short to choose by, outside a run of choices."""
        return set()

    @abstractmethod
    def example(self, batch: BatchChoice, words: W) -> str:
        """How a whole run of choices may be typed: 2 red 1 blue."""

    def refusal(self, decision: Decision, text: str, words: W) -> str | None:
        """Why a line is no answer, where there is more to say than that it is none."""
        return None

    def foretold(self, option: Option, told: Told, words: W) -> list[str]:
        """What an option leads to, beyond what its preview shows."""
        return []

    @abstractmethod
    def changed(self, changes: Changes, seat: int, words: W) -> list[Text]:
        """What a preview changes for the seat: before → after."""

    # -- what is told -------------------------------------------------------------------------------------------

    @abstractmethod
    def sentences(self, events: Sequence[Event], names: Sequence[str], words: W) -> Iterator[tuple[int, str]]:
        """Events in words, those left out that others imply; with the seat that each is about."""

    @abstractmethod
    def topics(self, words: W) -> Iterator[Topic]:
        """Everything of the game there is a help text for."""


def entry(number: int | str, told: str) -> Text:
    return styled(f"{number:>2} ", "bold") + Text(told)


def loudness(option: Option) -> int:
    """What the step itself offers, then cards and tiles, then ways to do without."""
    if option.verb in LAST:
        return 2
    return 1 if option.verb == "play" or option.token == "use:yellow" else 0
