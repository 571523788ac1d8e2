"""What every kind of game has to say, whatever its words are: texts by key, lists, and what a client asks for.

The board game says it in `render`, the Dice Game in `dice`; `speech` picks by the components a game is played with.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from sixrubies import data
from sixrubies.core.decision import Blocked, Option
from sixrubies.core.errors import BadOption
from sixrubies.core.event import Event
from sixrubies.core.family import Outcome
from sixrubies.rulesets import TABLE
from sixrubies.texts.catalogue import read

Names = Sequence[str]  # of the players, by seat
Told = Mapping[str, Any]  # a view as plain data, from `View.to_dict()`


class Speech(ABC):
    """Words in one language, with the numbers of one set of components."""

    def __init__(self, language: str, components: data.Components) -> None:
        self.language = language
        self.components = components
        self.ruleset = ruleset_of(components)
        self.numbers: dict[str, int | str] = {}  # those of the components that texts name
        self._catalogue = read(language)

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def played(self, key: str) -> str:
        """The key of the text that a box in play has instead of this one, or the key itself."""
        return key

    def text(self, key: str, **args: object) -> str:
        """The text of a key, with its placeholders filled; numbers of the components need not be given."""
        return self._catalogue.text(self.played(key), {**self.numbers, **args} if args else self.numbers)

    def first(self, keys: Sequence[str], args: Mapping[str, object]) -> str:
        """The text of the first key there is: from the most special to the general one, which must be there."""
        return self.text(next((key for key in keys if self.has(key)), keys[-1]), **args)

    def fitting(self, keys: Sequence[str], args: Mapping[str, object]) -> str:
        """The same, passing over texts that name something the situation does not have, as the price of a ruby where
        none is left.
        """
        known = self.numbers.keys() | args.keys()
        fit = [key for key in keys[:-1] if self.has(key) and self._catalogue.placeholders[self.played(key)] <= known]
        return self.first([*fit, keys[-1]], args)

    def join(self, items: Sequence[str]) -> str:
        """A list in words: Ada, Ben and Cleo."""
        if len(items) < 2:
            return "".join(items)
        return self.text("list-and", items=", ".join(items[:-1]), last=items[-1])

    def player(self, seat: int, names: Names | None) -> str:
        """A player's name; without names, his number at the table."""
        if names is None:
            return self.text("player-unnamed", number=seat + 1)
        if seat >= len(names):
            raise BadOption(f"seat {seat} has no name")
        return names[seat]

    # -- what a client asks for ---------------------------------------------------------------------------------

    @abstractmethod
    def step(self, name: str, told: Told | None = None) -> str:
        """What a step asks its owner; for chance and automatic steps, what happens. `told`: the owner's view."""

    @abstractmethod
    def option(self, option: Option, told: Told | None = None, names: Names | None = None) -> str:
        """An option in the imperative, short enough for a button. `told`: the owner's view, for prices and cards."""

    @abstractmethod
    def option_help(self, option: Option, told: Told | None = None) -> str:
        """What an option means: the help of the thing it names, or of what one does with it."""

    @abstractmethod
    def reason(self, blocked: Blocked, told: Told | None = None) -> str:
        """Why an option is not possible, and what would make it possible where that is not plain."""

    @abstractmethod
    def event(self, event: Event | Mapping[str, Any], names: Names | None = None) -> str:
        """What happened, as its reader may know it: an event from `events_for`, or one of a preview."""

    @abstractmethod
    def result(self, outcome: Outcome, names: Names | None = None) -> str:
        """Who has won, and what decided it."""

    @abstractmethod
    def score(self, score: Sequence[int], player: str) -> str:
        """A player's final score."""


def ruleset_of(components: data.Components) -> str:
    """The game whose boxes these are."""
    found = [name for name, ruleset in TABLE.items() if ruleset.boxes == components.names]
    if not found:
        raise BadOption(f"no game is played with the components of {' and '.join(components.names)}")
    return found[0]


def key(name: str) -> str:
    """Keys have `-` where names have `.`: Fluent drops ids with dots without an error."""
    return name.replace(".", "-")


def frame_of(told: Told | None) -> Mapping[str, Any]:
    """The piece of the turn that is being decided: step, seat, place; empty when nothing is."""
    frames = told["pending"] if told is not None else []
    return frames[-1] if frames else {}
