"""A failure as a file: the saved game right before it, and what happens next. One command shows it again."""

import json
from pathlib import Path
from typing import Any

import sixrubies as sr
from sixrubies.core.errors import BadFile
from sixrubies.core.frame import CHANCE, OVER
from sixrubies.fuzz.chunk import Failed
from sixrubies.fuzz.loop.checks import check_chance, check_list, check_options, check_state, check_sums
from sixrubies.fuzz.loop.tally import Tally


def write(failed: Failed, seed: int, folder: Path) -> Path:
    """The game up to its first wrong state, which full checks at every action find."""
    game = _begin(failed)
    next_action: int | None = None
    what = failed.what
    for action in failed.actions:
        wrong = _wrong(game, action)
        if wrong:
            next_action, what = action, wrong
            break
        game.act(action)
    told: dict[str, Any] = json.loads(game.to_json())
    token = None if next_action is None else game.token(next_action)
    told["failure"] = {"what": what, "action": token, "seed": seed, "game": failed.number}
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"failure-{seed}-{failed.number}.json"
    path.write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")
    return path


def again(path: Path) -> str:
    """What is wrong with the game of a file, now; empty where nothing is any more."""
    try:
        text = path.read_text(encoding="utf-8")
        failure = json.loads(text)["failure"]
        token = failure["action"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadFile(f"{path} is no failure of the fuzzer: {error}") from None
    game = sr.from_json(text)
    return _wrong(game, game.action(token) if token is not None else None)


def _begin(failed: Failed) -> sr.BoardGame:
    options = {**failed.options, "chance": "manual"}
    if failed.position is None:
        return sr.new_game(**options)
    return sr.position(failed.position, **options)


def _wrong(game: sr.BoardGame, action: int | None) -> str:
    """What the checks say at this decision, and after the action; a copy is tried, the game stays as it is."""
    s = game._state
    try:
        check_state(s, Tally())
        if s.owner == OVER:
            return ""
        f = s.frames[-1]
        options = s.rules.legal(s)
        check_list(options)
        if s.owner == CHANCE:
            check_chance(s, f, Tally())
        else:
            check_options(s, f, options, Tally())
        if action is None:
            return ""
        if action not in options:
            return f"{game.token(action)} is not an option"
        after = s.clone()
        s.rules.act(after, action)
        check_sums(after)
        check_state(after, Tally())
    except Exception as error:  # noqa: BLE001 whatever goes wrong in the engine is what is looked for
        return f"{type(error).__name__}: {error}"
    return ""
