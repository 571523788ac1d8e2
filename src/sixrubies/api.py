"""The public surface: new games, saved games, replays, positions."""

import copyreg
import json
import reprlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixrubies import data
from sixrubies.board.state import State as BoardState
from sixrubies.core.errors import BadFile, BadOption, BadPosition, RulesChanged, SixRubiesError
from sixrubies.core.family import Family
from sixrubies.core.frame import CHANCE
from sixrubies.core.game import Game
from sixrubies.core.record import FORMAT, Record, digest
from sixrubies.core.rng import FastSource, SealedSource, Source
from sixrubies.dice.state import State as DiceState
from sixrubies.rulesets import DEFAULTS, RULES_VERSION, RULESETS, TABLE, Rows, kind_of

BoardGame = Game[BoardState]
DiceGame = Game[DiceState]
AnyGame = Game[Any]  # which of them it is, only the ruleset tells
CHANCE_MODES = ("auto", "manual")
SEEDS = 1 << 256
MOST_DRAWN = 1 << 62  # values of one random stream
# The options of a stored game; those left out by who writes a game file by hand are as in a new game.
STORED = ("seats", "seed", "layout", "edition", "neutral_assistants", "deck", "components", "chance")


def _source(ruleset: str, seed: int | None, key: bytes | None, counters: list[int] | None = None) -> Source:
    if key is not None:
        return SealedSource(key, list(kind_of(ruleset).purposes), counters)
    return FastSource(seed or 0, counters)


Values = data.Components | Mapping[str, object] | None  # components as they are stored: never the name of a file
ValuesOrFile = Values | str | Path  # what a Python caller or the command line may give


def _components(ruleset: str, components: Values) -> data.Components:
    """Return the components of a game. Opens no file, whatever is given: it may come from a stranger."""
    boxes = TABLE[ruleset].boxes
    if isinstance(components, data.Components):
        if components.names != boxes:
            raise BadOption(f"these are components of {' and '.join(components.names)}, not of {' and '.join(boxes)}")
        return components
    if components is not None and not isinstance(components, Mapping):
        raise BadOption(f"components are values by their keys, not {reprlib.repr(components)}")
    return data.load(boxes, components)


def _read(ruleset: str, components: ValuesOrFile) -> Values:
    """Read the file if one is named. Only for `new_game` and `position`, which our own user calls."""
    if isinstance(components, str | Path):
        kind_of(ruleset)  # refuses a ruleset that is not there
        return data.read_overrides(components, TABLE[ruleset].boxes)
    if components is not None and not isinstance(components, data.Components | Mapping):
        raise BadOption(f"components are a file, or values by their keys, not {reprlib.repr(components)}")
    return components


def new_game(
    ruleset: str = "base",
    *,
    seats: int = 4,
    seed: int = 0,
    layout: str | Rows | None = None,
    edition: str = "revised",
    neutral_assistants: bool = False,
    deck: str = "mixed",
    components: ValuesOrFile = None,
    chance: str = "auto",
    key: bytes | None = None,
) -> AnyGame:
    """A new game. `key` (secret bytes) makes chance unforeseeable; otherwise the seed decides it.

    `components` may be the path of a file, so it must not come from a stranger unchecked.

    >>> game = new_game("base", seats=4, seed=7)
    >>> game.owner(), game.step
    (0, 'turn.move')
    >>> game.token(game.legal()[0])
    'move:1'
    """
    header = _header(
        ruleset,
        seats=seats,
        seed=seed,
        layout=layout,
        edition=edition,
        neutral_assistants=neutral_assistants,
        deck=deck,
        components=_read(ruleset, components),
        chance=chance,
        key=key,
    )
    return _game(header, _source_of(header, None))


def _header(
    ruleset: str,
    *,
    seats: int = 4,
    seed: int = 0,
    components: Values = None,
    chance: str = "auto",
    key: bytes | None = None,
    **options: Any,
) -> dict[str, Any]:
    """All options, checked; `options` are those that not every game has."""
    kind, own = kind_of(ruleset), {**DEFAULTS, **options}
    if unknown := sorted(set(own) - set(DEFAULTS)):
        raise BadOption(f"there is no option {unknown[0]}")
    kind.check(ruleset, seats, own)
    if chance not in CHANCE_MODES:
        raise BadOption(f"chance is {' or '.join(CHANCE_MODES)}, not {chance!r}")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 on, of at most 256 bits, not {seed!r}")
    if key is not None and (not isinstance(key, bytes) or len(key) < 16):
        raise BadOption("a secret key has at least 16 bytes")
    chosen = _components(ruleset, components)
    header: dict[str, Any] = {
        "ruleset": ruleset,
        "rules_version": RULES_VERSION,
        "seats": seats,
        **kind.header(ruleset, own, chosen, _source(ruleset, seed, key)),
        "components": dict(chosen.overrides),
        "chance": chance,
    }
    if key is None:
        header["seed"] = seed
    else:
        header["key"] = key.hex()
    return header


def _family(header: Mapping[str, Any]) -> Family[Any]:
    components = data.load(TABLE[header["ruleset"]].boxes, header["components"])
    return kind_of(header["ruleset"]).family(header, components)


def _game(header: dict[str, Any], source: Source) -> AnyGame:
    return Game(_family(header), source, header, header["chance"] == "manual")


def _stored(record: Record) -> dict[str, Any]:
    """The header of a stored game, its options checked like those of a new one."""
    header = record.header
    if "ruleset" not in header or "rules_version" not in header:
        raise BadFile("the header names no ruleset or no rules_version")
    options = {name: header[name] for name in STORED if name in header}
    if not isinstance(options.get("components", {}), Mapping):
        told = reprlib.repr(options["components"])
        raise BadFile(f"{record.line('components')}components are values by their keys, not {told}")
    if "key" in header:
        try:
            options["key"] = bytes.fromhex(header["key"])
        except (TypeError, ValueError):
            raise BadFile(f"{record.line('key')}the key is not written as hexadecimal digits") from None
    try:
        checked = _header(header["ruleset"], **options)
    except SixRubiesError as error:
        raise BadFile(f"{record.line(_culprit(header['ruleset'], options))}{error}") from None
    return {**header, **checked, "rules_version": header["rules_version"]}


def _culprit(ruleset: Any, options: Mapping[str, Any]) -> str:
    """The option that is refused by itself; the ruleset where that is, or where they do not go together."""
    plain = kind_of(ruleset).plain if ruleset in RULESETS else RULESETS[0]
    for name, value in options.items():
        try:
            _header(plain, **{name: value})
        except SixRubiesError:
            return name
    return "ruleset"


def replay(record: Record, source: Source | None = None) -> AnyGame:
    """The game of a record, played again from its actions; turns, digests and result must agree.

    With a `source`, so must every outcome of chance: each has to be what the source gives.
    """
    header = _stored(record)
    if header["rules_version"] != RULES_VERSION:
        told = record.line("rules_version")
        raise RulesChanged(f"{told}recorded under rules version {header['rules_version']!r}, this is {RULES_VERSION}")
    if not record.entries and record.result is None:
        return _begun(record, header)
    digests = dict(record.digests)
    game = _begun(record, {**header, "chance": "manual"})
    for count, entry in enumerate(record.entries, 1):
        line = record.line(f"action {count}")
        if game.owner() == CHANCE and source is not None:
            due = game.token(game.family.kernel.chance(game._state, source))
            if due != entry.token:
                raise BadFile(f"{line}action {count} is {entry.token}, but the dice and the shuffled piles gave {due}")
        if game.owner() == CHANCE and header["chance"] == "auto":
            game.family.kernel.chance(game._state, game.source)  # what comes next in this stream stays what it would be
        try:
            game.act(entry.token)
        except SixRubiesError as error:
            raise BadFile(f"{line}action {count} of the record does not fit: {error}") from None
        if entry.turn and entry.turn != game.entries[-1].turn:
            raise BadFile(f"{line}action {count} stands in turn {entry.turn}, but belongs to {game.entries[-1].turn}")
        if count in digests and game.digest() != digests[count]:
            line = record.line(f"digest {count}")
            raise BadFile(f"{line}the record does not fit its digest after action {count}")
    if record.result is not None:
        outcome = game.outcome() if game.over else None
        played = {"winners": outcome.winners, "scores": outcome.scores} if outcome is not None else {}
        if {**played, **record.result} != played:
            raise BadFile(f"{record.line('result')}the record's result is not the result of its actions")
    return _go_on(game, header)


def purposes(record: Record) -> list[str]:
    """What the random streams of a recorded game are called, by their numbers."""
    return list(kind_of(_stored(record)["ruleset"]).purposes)


def derived_layout(record: Record, source: Source) -> list[list[int]] | None:
    """The random layout that a source draws for a recorded game; None: the game has none."""
    header = _stored(record)
    options = {name: header.get(name, value) for name, value in DEFAULTS.items()}
    components = _components(header["ruleset"], header["components"])
    drawn = kind_of(header["ruleset"]).header(header["ruleset"], {**options, "layout": "random"}, components, source)
    return drawn.get("layout")


def _begun(record: Record, header: dict[str, Any]) -> AnyGame:
    try:
        return _game(header, _source_of(header, None))
    except BadPosition as error:
        raise BadFile(f"{record.line('position')}{error}") from None


def _go_on(game: AnyGame, header: dict[str, Any]) -> AnyGame:
    """A game played again with told dice goes on with its own."""
    game.header = header
    game.manual_chance = header["chance"] == "manual"
    game._let_chance_decide()
    return game


def _source_of(header: Mapping[str, Any], counters: list[int] | None) -> Source:
    key = header.get("key")
    return _source(header["ruleset"], header.get("seed"), bytes.fromhex(key) if key else None, counters)


UNREADABLE = (KeyError, ValueError, TypeError, AttributeError, IndexError, ArithmeticError, RecursionError)


def from_json(text: str) -> AnyGame:
    """A saved game, exactly where it was. A broken, truncated or edited text raises BadFile."""
    try:
        saved = json.loads(text)
        if not isinstance(saved, dict):
            raise BadFile("not a saved game")
        if repr(saved.get("format")) != repr(FORMAT):
            raise BadFile(f"a saved game of format {saved.get('format')!r}; this version reads {FORMAT}")
        if digest({name: part for name, part in saved.items() if name != "digest"}) != saved["digest"]:
            raise BadFile("the saved game does not fit its own digest: it has been changed or damaged")
        return _loaded(saved)
    except UNREADABLE as error:
        raise BadFile(f"not a readable saved game: {type(error).__name__}: {error}") from None
    except (BadFile, RulesChanged):
        raise
    except SixRubiesError as error:
        raise BadFile(f"not a readable saved game: {error}") from None


def _loaded(saved: dict[str, Any]) -> AnyGame:
    header = _stored(Record(saved["header"], []))
    counters = [int(count) for count in saved["counters"]]
    if not isinstance(saved["counters"], list) or any(not 0 <= count < MOST_DRAWN for count in counters):
        raise BadFile("the saved game's random streams have given impossible numbers of values")
    source = _source_of(header, counters)
    game = _game({**header, "chance": "manual"}, source)
    if header["rules_version"] == RULES_VERSION:
        for token in saved["actions"]:
            game.act(str(token))
    else:  # the rules have changed since: go on from the stored state
        try:
            game._state = game.family.restore(saved["state"])
        except BadPosition as error:
            raise RulesChanged(f"saved under rules version {header['rules_version']!r}: {error}") from None
        game._state.log = game.events
    if game.position() != saved["state"]:
        raise BadFile("the saved game's actions do not lead to its state")
    return _go_on(game, header)


def position(description: Mapping[str, Any], ruleset: str = "base", **options: Any) -> AnyGame:
    """A game that begins with a described position: what is left out is as at the start of a game, hands are empty.

    By default it is the beginning of the turn of seat `turn` (0). Impossible positions raise BadPosition. The way
    back is `game.position()`.

    >>> game = position({"seats": 2, "players": [{"lira": 7, "merchant": 5}]})
    >>> game.position()["players"][0]["lira"]
    7
    """
    if not isinstance(description, Mapping):
        raise BadPosition(f"a position is described by names with values, not {description!r}")
    told = dict(description)
    named: dict[str, Any] = {name: told.pop(name) for name in ("seats", "layout") if name in told}
    if "components" in options:
        options["components"] = _read(ruleset, options["components"])
    header = _header(ruleset, **(named | options))
    family = _family(header)
    header["position"] = family.describe(family.restore(family.complete(told)))
    return _game(header, _source_of(header, None))


def _reduce(game: AnyGame) -> tuple[Any, tuple[str]]:
    return from_json, (game.to_json(),)


copyreg.pickle(Game, _reduce)  # compiled classes do not pickle or copy by themselves
