"""A chunk of games, played in one process. It depends on its seed and number alone, not on who plays it when."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from sixrubies import data
from sixrubies.board.family import BoardFamily
from sixrubies.board.outcome import score, winners
from sixrubies.board.rules import Rules
from sixrubies.board.setup import new_state
from sixrubies.board.state import State
from sixrubies.core.rng import FastSource
from sixrubies.fuzz.loop.play import MOST, play
from sixrubies.fuzz.loop.players import PLAYER_NAMES, SENSIBLE
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.fuzz.positions import (
    Description,
    Line,
    accepted,
    describe_at_random,
    from_a_game,
    refused_or_sound,
    spoil,
)
from sixrubies.fuzz.tables import COMBINATIONS, options_of
from sixrubies.rulesets import board_rules, rows_of

GAMES = len(COMBINATIONS)  # in a chunk: every table once
EVERY = 3  # actions between two full checks
TRACED = 8  # one game in so many is traced
SPOILED = 5  # spoiled positions tried before a game that begins with a position
STARTS = ("set-up", "from a game", "made up")
RESULTS = ("rubies", "lira", "goods", "cards", "shared")
"""What told the winner from the next: one more ruby, or the tie-breaks in their order, or nothing."""


@dataclass
class Failed:
    """A game that went wrong: how it began and what was done, enough to play it again."""

    number: int
    what: str
    options: dict[str, Any]
    position: Description | None
    actions: list[int]


@dataclass
class Chunk:
    """What came out of a chunk, as plain data."""

    games: int = 0
    longest: int = 0
    rounds: int = 0
    starts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STARTS, 0))
    players: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PLAYER_NAMES, 0))
    results: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESULTS, 0))
    spoiled: dict[str, int] = field(default_factory=lambda: {"refused": 0, "accepted": 0})
    tables: list[int] = field(default_factory=lambda: [0] * len(COMBINATIONS))
    lists: list[list[int]] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)


@cache
def components() -> data.Components:
    return data.load()


def play_chunk(number: int, games: int, seed: int) -> Chunk:
    """Games `number * GAMES` and following."""
    chunk, tally = Chunk(), Tally()
    for game in range(number * GAMES, number * GAMES + games):
        play_game(game, seed, tally, chunk)
    chunk.lists = tally.lists()
    return chunk


def play_game(number: int, seed: int, tally: Tally, chunk: Chunk) -> None:
    """One game with its own dice, from whichever start; a failure is kept with all that is needed to see it again."""
    dice = Random(f"fuzz {seed} {number}")
    options = options_of(number, dice)
    box = components()
    rows = rows_of("base", options["layout"], box, FastSource(dice.getrandbits(40)))
    options["layout"] = rows
    rules = board_rules(rows, options["seats"], options["edition"], options["neutral_assistants"], box)
    players = choose_players(options["seats"], dice)
    line = Line()
    chunk.games += 1
    chunk.tables[number % len(COMBINATIONS)] += 1
    try:
        start = dice.choices(STARTS, (6, 2, 2))[0]
        chunk.starts[start] += 1
        if start == "set-up":
            s = new_state(rules)
        else:
            s = begin_within(start, rules, players, dice, chunk, line)
        for kind in players:
            chunk.players[PLAYER_NAMES[kind]] += 1
        play(s, FastSource(dice.getrandbits(40)), players, tally, line.past, MOST, EVERY, dice.randrange(TRACED) == 0)
        count_result(s, chunk)
    except Exception as error:  # noqa: BLE001 whatever goes wrong in the engine is what is looked for
        what = f"{type(error).__name__}: {error}"
        chunk.failed.append(Failed(number, what, options, line.position, line.past))
    chunk.longest = max(chunk.longest, len(line.past))


def choose_players(seats: int, dice: Random) -> list[int]:
    """Any mixture with a sensible player in it: of all others a game may last ten times as long."""
    players = [dice.randrange(len(PLAYER_NAMES)) for _ in range(seats)]
    players[dice.randrange(seats)] = SENSIBLE
    return players


def begin_within(start: str, rules: Rules, players: list[int], dice: Random, chunk: Chunk, line: Line) -> State:
    """A possible position; spoiled copies of it are refused, or are possible too and play on."""
    if start == "made up":
        line.begin(describe_at_random(rules, dice))
        s = accepted(rules, line.position or {})
    else:
        s = from_a_game(rules, players, dice, line)
    told = BoardFamily(rules).describe(s)
    for _ in range(SPOILED):
        line.begin(spoil(told, dice))
        other = refused_or_sound(rules, line.position or {})
        chunk.spoiled["refused" if other is None else "accepted"] += 1
        if other is not None:
            play(other, FastSource(dice.getrandbits(40)), players, Tally(), line.past, 60, 1, False)
    line.begin(told)
    return s


def count_result(s: State, chunk: Chunk) -> None:
    """By what the first was told from the second."""
    chunk.rounds = max(chunk.rounds, BoardFamily(s.rules).describe(s)["round"])
    if len(winners(s)) > 1:
        chunk.results["shared"] += 1
        return
    first, second, *_ = sorted((score(s, seat) for seat in range(s.seats)), reverse=True)
    by = next(i for i in range(len(first)) if first[i] != second[i])
    chunk.results[RESULTS[by]] += 1
