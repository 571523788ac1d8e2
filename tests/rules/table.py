"""Short words for rule tests: a position, actions as tokens, expected numbers and expected options.

Chance is manual: dice and draws are given as tokens (`roll:5+4`, `draw:five_lira`, `demand:L3`), never patched.
"""

from typing import Any

import sixrubies as sr


def at(*players: dict[str, Any], seats: int = 0, **rest: Any) -> sr.BoardGame:
    """A game at the beginning of seat `turn`'s turn; players are described as in `sr.position`.

    Options of the game (layout, edition, neutral_assistants, components) may be given beside the position.
    """
    names = ("layout", "edition", "neutral_assistants", "components")
    options = {name: rest.pop(name) for name in names if name in rest}
    description = {"players": list(players), **rest}
    return sr.position(description, seats=seats or max(2, len(players)), chance="manual", **options)


def play(game: sr.BoardGame, *tokens: str) -> sr.BoardGame:
    """Carry out tokens one after the other, chance included. `play(game, "move:9 leave act call:7 roll:5+4")` works too."""
    for token in " ".join(tokens).split():
        game.act(token)
    return game


def options(game: sr.BoardGame) -> list[str]:
    """The tokens of all options, in their order."""
    return [game.token(action) for action in game.legal()]


def reason(game: sr.BoardGame, token: str) -> tuple[str, int, int]:
    """Why a token is blocked here: kind and numbers."""
    found = [blocked for blocked in game.decision().blocked if blocked.option.token == token]
    assert found, f"{token} is not among the blocked options: {[b.option.token for b in game.decision().blocked]}"
    return (found[0].reason, found[0].a, found[0].b)


def player(game: sr.BoardGame, seat: int = 0) -> dict[str, Any]:
    """Everything about a seat, its hand included (tests may look behind the curtain)."""
    described: dict[str, Any] = game.family.describe(game._state)["players"][seat]
    return described


def table(game: sr.BoardGame) -> dict[str, Any]:
    """The whole state in words."""
    described: dict[str, Any] = game.family.describe(game._state)
    return described
