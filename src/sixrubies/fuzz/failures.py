"""A failure as a file: the saved game right before it, and in its header what happens next. `again` shows it again."""

import json
from pathlib import Path
from typing import Any

import sixrubies as sr
from sixrubies.core.errors import BadFile
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.fuzz.chunk import Failed
from sixrubies.fuzz.families import family_of
from sixrubies.fuzz.family import Description
from sixrubies.fuzz.loop.checks import check_chance, check_list, check_options, check_state

FAILURE = "failure"  # the entry of a header


def write(failed: Failed, seed: int, folder: Path) -> Path:
    """The game up to its first wrong state, which full checks at every action find; or the position that is wrong."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"failure-{failed.options['ruleset']}-{seed}-{failed.number}.json"
    failure: dict[str, Any] = {"what": failed.what, "action": None, "seed": seed, "game": failed.number}
    try:
        game = _begin(failed.options, failed.position)
    except Exception:  # noqa: BLE001 the failure is that this position is refused, or breaks the engine
        told = {FAILURE: failure, "options": failed.options, "position": failed.position}
        path.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
        return path
    for action in failed.actions:
        wrong = _wrong(game, action)
        if wrong:
            failure |= {"what": wrong, "action": game.token(action)}
            break
        game.act(action)
    game.header = {**game.header, FAILURE: failure}
    path.write_text(game.to_json(), encoding="utf-8")
    return path


def again(path: Path) -> str:
    """What is wrong with the game or the position of a file, now; empty where nothing is any more."""
    try:
        text = path.read_text(encoding="utf-8")
        told = json.loads(text)
        if FAILURE in told:
            return _wrong_position(told["options"], told["position"])
        game = sr.from_json(text)
        token = game.header[FAILURE]["action"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadFile(f"{path} is no failure of the fuzzer: {type(error).__name__} {error}") from None
    return _wrong(game, game.action(token) if token is not None else None)


def _wrong_position(options: dict[str, Any], position: Description) -> str:
    try:
        game = _begin(options, position)
    except Exception as error:  # noqa: BLE001 whatever goes wrong in the engine is what is looked for
        return f"{type(error).__name__}: {error}"
    return _wrong(game, None)


def _begin(options: dict[str, Any], position: Description | None) -> sr.BoardGame:
    if position is None:
        return sr.new_game(**options, chance="manual")
    return sr.position(position, **options, chance="manual")


def _wrong(game: sr.BoardGame, action: int | None) -> str:
    """What the checks say after the action (None: right here); a copy is tried, the game stays as it is."""
    family = game.family
    referee = family_of(game.header["ruleset"]).referee(family)
    s, tally = family.clone(game._state), referee.tally()
    try:
        if action is not None:
            if action not in family.kernel.legal(s):
                return f"{game.token(action)} is not an option"
            family.kernel.act(s, action)
        referee.check_sums(s)
        check_state(s, referee, tally)
        if s.owner == CHANCE:
            check_chance(s, referee, s.frames[-1], tally)
        elif s.owner != OVER:
            options = family.kernel.legal(s)
            check_list(options)
            check_options(s, referee, s.frames[-1], options, tally)
    except Exception as error:  # noqa: BLE001 whatever goes wrong in the engine is what is looked for
        return f"{type(error).__name__}: {error}"
    return ""
