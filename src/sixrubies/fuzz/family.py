"""What a game family gives the fuzzer. The loop, chunks, reports, failures and twins ask for nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from sixrubies.core.family import Family
from sixrubies.core.state import BaseState
from sixrubies.fuzz.loop.referee import Referee
from sixrubies.fuzz.loop.tally import Tally

S = TypeVar("S", bound=BaseState)

Options = dict[str, Any]
Description = dict[str, Any]
Counts = dict[str, dict[str, int]]  # group -> thing -> how often


@dataclass
class Table(Generic[S]):
    """One table: the game with its options, and who judges it."""

    options: Options  # as `new_game` takes them
    family: Family[S]
    referee: Referee[S]


class FuzzFamily(ABC, Generic[S]):
    """One ruleset: its tables, its positions, what a run of it must have seen."""

    ruleset: str
    combinations: list[Options]  # every table, the seats first; one game after the other is played at the next
    results: Sequence[str]  # by what the winner may be told from the next
    words: Sequence[str]  # what stands in descriptions, to spoil them with
    delicate: Sequence[str] = ()  # parts of a description that are spoiled as often as all others together
    expected_zero: dict[tuple[str, str], str]  # (group, thing) -> why it never comes up; all else must
    hides: bool = True  # something is known to one seat and not to another: there are twins

    @property
    def chunk(self) -> int:
        """Games in a chunk: every table equally often, and not too few to be worth a process's while."""
        return len(self.combinations) * -(-60 // len(self.combinations))

    @abstractmethod
    def options_of(self, number: int, dice: Random) -> Options:
        """The options of the game with this number, its ruleset among them."""

    @abstractmethod
    def table(self, options: Options, seed: int) -> Table[S]:
        """`seed` decides what is random about the table; the options of the result name the outcome."""

    @abstractmethod
    def table_name(self, combination: int) -> str: ...

    @abstractmethod
    def referee(self, family: Family[S]) -> Referee[S]: ...

    @abstractmethod
    def tally(self) -> Tally: ...

    @abstractmethod
    def made_up(self, table: Table[S], dice: Random) -> Description:
        """A possible position, as random as the invariants leave it."""

    @abstractmethod
    def differ(self, s: S, t: S) -> bool:
        """Two states differ in what is hidden."""

    @abstractmethod
    def turn(self, s: S) -> int: ...

    @abstractmethod
    def rounds(self, s: S) -> int: ...

    @abstractmethod
    def result(self, s: S) -> str:
        """By what the winner of a finished game was told from the next: one of `results`."""

    @abstractmethod
    def counts_of(self, tally: Tally) -> Counts:
        """Everything that was counted, by group and name; also what was never seen."""

    def zeros(self, counts: Counts) -> list[tuple[str, str]]:
        """What was never seen although nothing says why."""
        return [
            (group, name)
            for group, things in counts.items()
            for name, count in things.items()
            if count == 0 and (group, name) not in self.expected_zero
        ]

    def surprises(self, counts: Counts) -> list[tuple[str, str]]:
        """What was seen although a reason says that it cannot be."""
        return [(group, name) for group, name in self.expected_zero if counts[group][name]]
