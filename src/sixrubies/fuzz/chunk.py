"""A chunk of games, played in one process. It depends on its seed and number alone, not on who plays it when."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from sixrubies.core.rng import FastSource
from sixrubies.fuzz.families import family_of
from sixrubies.fuzz.family import Description, FuzzFamily, Options, Table
from sixrubies.fuzz.loop.play import MOST, play
from sixrubies.fuzz.loop.players import PLAYER_NAMES, SENSIBLE
from sixrubies.fuzz.loop.tally import Tally
from sixrubies.fuzz.positions import Line, accepted, from_a_game, refused_or_sound, spoil

EVERY = 3  # actions between two full checks
TRACED = 8  # one game in so many is traced
SPOILED = 5  # spoiled positions tried before a game that begins with a position
STARTS = ("set-up", "from a game", "made up")


@dataclass
class Failed:
    """A game that went wrong: how it began and what was done, enough to play it again."""

    number: int
    what: str
    options: Options
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
    results: dict[str, int] = field(default_factory=dict)
    spoiled: dict[str, int] = field(default_factory=lambda: {"refused": 0, "accepted": 0})
    tables: dict[str, int] = field(default_factory=dict)
    lists: list[list[int]] = field(default_factory=list)
    failed: list[Failed] = field(default_factory=list)


def new_chunk(family: FuzzFamily[Any]) -> Chunk:
    names = [family.table_name(i) for i in range(len(family.combinations))]
    return Chunk(results=dict.fromkeys(family.results, 0), tables=dict.fromkeys(names, 0))


def play_chunk(ruleset: str, number: int, games: int, seed: int) -> Chunk:
    """Games `number * chunk` and following."""
    family = family_of(ruleset)
    chunk, tally = new_chunk(family), family.tally()
    for game in range(number * family.chunk, number * family.chunk + games):
        play_game(family, game, seed, tally, chunk)
    chunk.lists = tally.lists()
    return chunk


def play_game(family: FuzzFamily[Any], number: int, seed: int, tally: Tally, chunk: Chunk) -> None:
    """One game with its own dice, from whichever start; a failure is kept with all that is needed to see it again."""
    dice = Random(f"fuzz {family.ruleset} {seed} {number}")
    table = family.table(family.options_of(number, dice), dice.getrandbits(40))
    players = choose_players(table.family.seats, dice)
    line = Line()
    chunk.games += 1
    chunk.tables[family.table_name(number % len(family.combinations))] += 1
    for kind in players:
        chunk.players[PLAYER_NAMES[kind]] += 1
    try:
        start = dice.choices(STARTS, (6, 2, 2))[0]
        chunk.starts[start] += 1
        if start == "set-up":
            s = table.family.new_state()
        else:
            s = begin_within(start, family, table, players, dice, chunk, line)
        source, traced = FastSource(dice.getrandbits(40)), dice.randrange(TRACED) == 0
        play(s, table.referee, source, players, tally, line.past, MOST, EVERY, traced)
        chunk.rounds = max(chunk.rounds, family.rounds(s))
        chunk.results[family.result(s)] += 1
    except Exception as error:  # noqa: BLE001 whatever goes wrong in the engine is what is looked for
        what = f"{type(error).__name__}: {error}"
        chunk.failed.append(Failed(number, what, table.options, line.position, line.past))
    chunk.longest = max(chunk.longest, len(line.past))


def choose_players(seats: int, dice: Random) -> list[int]:
    """Any mixture with a sensible player in it: of all others a game may last ten times as long."""
    players = [dice.randrange(len(PLAYER_NAMES)) for _ in range(seats)]
    players[dice.randrange(seats)] = SENSIBLE
    return players


def begin_within(
    start: str,
    family: FuzzFamily[Any],
    table: Table[Any],
    players: list[int],
    dice: Random,
    chunk: Chunk,
    line: Line,
) -> Any:
    """A possible position; spoiled copies of it are refused, or are possible too and play on."""
    if start == "made up":
        line.begin(family.made_up(table, dice))
        s = accepted(table, line.position or {})
    else:
        s = from_a_game(table, players, dice, line)
    told = table.family.describe(s)
    for _ in range(SPOILED):
        line.begin(spoil(told, family.words, dice, family.delicate))
        other = refused_or_sound(table, line.position or {})
        chunk.spoiled["refused" if other is None else "accepted"] += 1
        if other is not None:
            source = FastSource(dice.getrandbits(40))
            play(other, table.referee, source, players, family.tally(), line.past, 60, 1, False)
    line.begin(told)
    return s
