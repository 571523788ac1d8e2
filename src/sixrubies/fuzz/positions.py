"""Positions to begin with: from the middle of games, made up, and described wrongly.

A position that can occur is accepted and plays on; one that cannot is refused. Both are what `restore` promises, and
what the fuzzer holds it to.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from sixrubies.core.errors import BadPosition
from sixrubies.core.family import SPECTATOR
from sixrubies.core.frame import OVER
from sixrubies.core.rng import FastSource
from sixrubies.core.state import BaseState
from sixrubies.fuzz.family import Description, Table
from sixrubies.fuzz.loop.play import play
from sixrubies.fuzz.loop.referee import Failure

S = TypeVar("S", bound=BaseState)


@dataclass
class Line:
    """A line of play: where it began (None: with the set-up) and what was done since."""

    position: Description | None = None
    past: list[int] = field(default_factory=list)

    def begin(self, position: Description | None) -> None:
        self.position = position
        self.past = []


def from_a_game(table: Table[S], players: list[int], dice: Random, line: Line) -> S:
    """A state from the middle of a game, with the hidden cards dealt anew, taken through its description."""
    source, family, referee = FastSource(dice.getrandbits(40)), table.family, table.referee
    s = family.new_state()
    line.begin(None)
    most = dice.choice((10, 100, 500, 1500)) + dice.randrange(100)
    play(s, referee, source, players, referee.tally(), line.past, most, 1000, False)
    if s.owner == OVER:
        return from_a_game(table, players, dice, line)
    s = family.view(s, SPECTATOR).sample(source)
    again = family.restore(json.loads(json.dumps(family.describe(s))))
    referee.check_same(s, again, "a described state is restored as another one")
    return again


def accepted(table: Table[S], told: Description) -> S:
    """The state of a description that must be accepted."""
    try:
        return table.family.restore(told)
    except BadPosition as error:
        raise Failure(f"a possible position is refused: {error}") from None


def refused_or_sound(table: Table[S], told: Description) -> S | None:
    """The state of a description that may be wrong, or None where it is refused; never anything between."""
    try:
        s = table.family.restore(told)
    except BadPosition:
        return None
    found = table.referee.violations(s)
    if found:
        raise Failure(f"an impossible position is accepted: {found[0]}")
    return s


def spoil(told: Description, words: Sequence[str], dice: Random, delicate: Sequence[str] = ()) -> Description:
    """A description with one to three things changed: a number, a word, an entry gone or doubled."""
    spoiled: Description = json.loads(json.dumps(told))
    for _ in range(dice.randint(1, 3)):
        part = dice.choice(delicate) if delicate and dice.random() < 0.5 else ""
        _spoil_once(spoiled[part] if isinstance(spoiled.get(part), dict | list) else spoiled, words, dice)
    return spoiled


def _spoil_once(holder: Any, words: Sequence[str], dice: Random) -> None:
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return
        key = dice.choice(keys)
        value = holder[key]
        if isinstance(value, dict | list) and value and dice.random() < 0.9:
            holder = value
            continue
        _change(holder, key, words, dice)
        return


def _change(holder: Any, key: Any, words: Sequence[str], dice: Random) -> None:
    value = holder[key]
    if isinstance(holder, list) and isinstance(value, dict) and dice.random() < 0.5:
        holder.insert(key, json.loads(json.dumps(value)))  # twice the same, which may then be spoiled by itself
        return
    holder[key] = _other(value, words, dice)
    if isinstance(holder, list) and dice.random() < 0.3:
        holder.append(value)
    elif dice.random() < 0.2:
        del holder[key]


def _other(value: Any, words: Sequence[str], dice: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice((value - 1, value + 1, 0, -1, dice.randint(-3, 30), 99))
    if isinstance(value, str):
        return dice.choice(words)
    return dice.choice((None, [], {}, 1, "?", [None]))
