"""The public surface: new games, saved games, replays, positions."""

import copyreg
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sixrubies import data
from sixrubies.board.family import BoardFamily
from sixrubies.board.state import State
from sixrubies.board.things import PURPOSE_NAMES, TOKEN_NAMES
from sixrubies.core.errors import BadFile, BadOption, BadPosition, IllegalAction, RulesChanged, SixRubiesError
from sixrubies.core.frame import CHANCE
from sixrubies.core.game import Game
from sixrubies.core.record import FORMAT, Record
from sixrubies.core.rng import FastSource, SealedSource, Source
from sixrubies.rulesets import RULES_VERSION, TABLE, Rows, board_rules, check_options, rows_of

BoardGame = Game[State]
CHANCE_MODES = ("auto", "manual")


def _source(seed: int | None, key: bytes | None, counters: list[int] | None = None) -> Source:
    if key is not None:
        return SealedSource(key, list(PURPOSE_NAMES), counters)
    return FastSource(seed or 0, counters)


def _components(
    ruleset: str, components: data.Components | Mapping[str, object] | str | Path | None
) -> data.Components:
    if isinstance(components, data.Components):
        return components
    boxes = TABLE[ruleset].boxes
    if isinstance(components, str | Path):
        components = data.read_overrides(components, boxes)
    return data.load(boxes, components)


def new_game(
    ruleset: str = "base",
    *,
    seats: int = 4,
    seed: int = 0,
    layout: str | Rows | None = None,
    edition: str = "revised",
    neutral_assistants: bool = False,
    deck: str = "mixed",
    components: data.Components | Mapping[str, object] | str | Path | None = None,
    chance: str = "auto",
    key: bytes | None = None,
) -> BoardGame:
    """A new game. `key` (secret bytes) makes chance unforeseeable; otherwise the seed decides it.

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
        components=components,
        chance=chance,
        key=key,
    )
    return _game(header, _source_of(header, None))


def _header(
    ruleset: str,
    *,
    seats: int = 4,
    seed: int = 0,
    layout: str | Rows | None = None,
    edition: str = "revised",
    neutral_assistants: bool = False,
    deck: str = "mixed",
    components: data.Components | Mapping[str, object] | str | Path | None = None,
    chance: str = "auto",
    key: bytes | None = None,
) -> dict[str, Any]:
    """All options, checked; a random layout is drawn here, from its own random stream."""
    check_options(ruleset, seats, edition, neutral_assistants, deck)
    if chance not in CHANCE_MODES:
        raise BadOption(f"chance is {' or '.join(CHANCE_MODES)}, not {chance!r}")
    if not isinstance(seed, int) or seed < 0:
        raise BadOption(f"a seed is a whole number from 0 on, not {seed!r}")
    if key is not None and len(key) < 16:
        raise BadOption("a secret key has at least 16 bytes")
    chosen = _components(ruleset, components)
    header: dict[str, Any] = {
        "ruleset": ruleset,
        "rules_version": RULES_VERSION,
        "seats": seats,
        "layout": rows_of(ruleset, layout, chosen, _source(seed, key)),
        "edition": edition,
        "neutral_assistants": neutral_assistants,
        "components": dict(chosen.overrides),
        "chance": chance,
    }
    if deck != "mixed":
        header["deck"] = deck
    if key is None:
        header["seed"] = seed
    else:
        header["key"] = key.hex()
    return header


def _family(header: Mapping[str, Any]) -> BoardFamily:
    deck = header.get("deck", "mixed")
    check_options(header["ruleset"], header["seats"], header["edition"], header["neutral_assistants"], deck)
    components = data.load(TABLE[header["ruleset"]].boxes, header["components"])
    rows = rows_of(header["ruleset"], header["layout"], components, FastSource(0))
    seats, edition, neutral = header["seats"], header["edition"], header["neutral_assistants"]
    return BoardFamily(board_rules(rows, seats, edition, neutral, components, header["ruleset"], deck))


def _game(header: dict[str, Any], source: Source) -> BoardGame:
    return Game(_family(header), source, header, header["chance"] == "manual")


def replay(record: Record) -> BoardGame:
    """The game of a record, played again from its actions; digests and result must agree."""
    header = dict(record.header)
    if header.get("rules_version") != RULES_VERSION:
        raise RulesChanged(f"recorded under rules version {header.get('rules_version')}, this is {RULES_VERSION}")
    if not record.entries:
        return _game(header, _source_of(header, None))
    digests = dict(record.digests)
    game = _game({**header, "chance": "manual"}, _source_of(header, None))
    for count, entry in enumerate(record.entries, 1):
        if game.owner() == CHANCE and header["chance"] == "auto":
            game.family.kernel.chance(game._state, game.source)  # what comes next in this stream stays what it would be
        try:
            game.act(entry.token)
        except SixRubiesError as error:
            raise BadFile(f"action {count} of the record does not fit: {error}") from None
        if entry.turn and entry.turn != game.entries[-1].turn:
            raise BadFile(f"action {count} stands in turn {entry.turn}, but belongs to {game.entries[-1].turn}")
        if count in digests and game.digest() != digests[count]:
            raise BadFile(f"the record does not fit its digest after action {count}")
    if record.result is not None:
        outcome = game.outcome() if game.over else None
        if outcome is None or record.result.get("winners") != outcome.winners:
            raise BadFile("the record's result is not the result of its actions")
    game.header = header
    game.manual_chance = header["chance"] == "manual"
    return game


def _source_of(header: Mapping[str, Any], counters: list[int] | None) -> Source:
    key = header.get("key")
    return _source(header.get("seed"), bytes.fromhex(key) if key else None, counters)


def from_json(text: str) -> BoardGame:
    """A saved game, exactly where it was. A broken or truncated text raises BadFile."""
    try:
        saved = json.loads(text)
        if not isinstance(saved, dict):
            raise BadFile("not a saved game")
        if saved.get("format") != FORMAT:
            raise BadFile(f"a saved game of format {saved.get('format')!r}; this version reads {FORMAT}")
        header = saved["header"]
        source = _source_of(header, [int(count) for count in saved["counters"]])
        family = _family(header)
        state = family.restore(saved["state"])
        game = _game({**header, "chance": "manual"}, source)
        if header["rules_version"] == RULES_VERSION:
            for token in saved["actions"]:
                game.act(str(token))
        else:  # the rules have changed since: go on from the stored state
            game._state = state
            state.log = game.events
        game.header = header
        game.manual_chance = header["chance"] == "manual"
        if game.digest() != saved["digest"]:
            raise BadFile("the saved game does not fit its own digest")
        return game
    except (KeyError, ValueError, TypeError, AttributeError, IllegalAction, BadOption, BadPosition) as error:
        raise BadFile(f"not a readable saved game: {type(error).__name__}: {error}") from None
    except SixRubiesError as error:
        raise error if isinstance(error, BadFile) else BadFile(f"not a readable saved game: {error}") from None


def position(description: Mapping[str, Any], ruleset: str = "base", **options: Any) -> BoardGame:
    """A game that begins with a described position: what is left out is as at the start of a game, hands are empty.

    By default it is the beginning of the turn of seat `turn` (0). Impossible positions raise BadPosition. The way
    back is `game.position()`.

    >>> game = position({"seats": 2, "players": [{"lira": 7, "merchant": 5}]})
    >>> game.position()["players"][0]["lira"]
    7
    """
    told = dict(description)
    header = _header(ruleset, **{"seats": told.pop("seats", 4), "layout": told.pop("layout", None), **options})
    seats, turn = header["seats"], told.get("turn", 0)
    family = _family(header)
    tokens = {name: 2 + i for i, name in enumerate(TOKEN_NAMES) if i in family.rules.tokens}
    try:
        players = [{"hand": {}, **player} for player in told.get("players", [])]
        told["players"] = players + [{"hand": {}} for _ in range(seats - len(players))]
        told["tokens"] = {**tokens, **told.get("tokens", {})}
        told["demand"] = {"large_market": ["L1"], "small_market": ["S1"], **told.get("demand", {})}
    except TypeError as error:
        raise BadPosition(f"the position can't be read: {error}") from None
    told.setdefault("pending", [{"step": "turn.finish", "seat": turn}, {"step": "turn.move", "seat": turn}])
    header["position"] = family.describe(family.restore(told))
    return _game(header, _source_of(header, None))


def _reduce(game: BoardGame) -> tuple[Any, tuple[str]]:
    return from_json, (game.to_json(),)


copyreg.pickle(Game, _reduce)  # compiled classes do not pickle or copy by themselves
