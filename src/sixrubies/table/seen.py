"""What everybody sees of a game, as text, for all viewers of a version at once: what is public is written once.

A seat's view is a spectator's, but for whose it is and the seat's own hand (tests compare it with the engine's own view
in every ruleset). Writing only that anew makes telling four people a third of the work.
"""

import hashlib
from typing import Any

import orjson

import sixrubies as sr

PIECE = 2047  # bytes; hashlib keeps the interpreter to itself up to there
NO_HAND = b'"hand":null'  # of a player, to all others
PLAYERS, YOU = b"\x00", b"\x01"  # where they are left out: no JSON text holds such a byte


class Seen:
    """The views of one version."""

    def __init__(self, game: sr.BoardGame) -> None:
        told: dict[str, Any] = game.view(None).to_dict()
        self.texts = [_text(player) for player in told["players"]]
        hidden = {**told, "players": orjson.Fragment(PLAYERS), "you": orjson.Fragment(YOU)}
        self.head, _, rest = _text(hidden).partition(PLAYERS)
        self.middle, _, self.tail = rest.partition(YOU)
        self.hands: list[Any] = [game.hand(seat) for seat in range(game.seats)]

    def view(self, seat: int | None) -> bytes:
        """The view of a seat, or of a spectator, as JSON with sorted keys and without spaces."""
        texts, you = self.texts, b"null"
        if seat is not None:
            you = b"%d" % seat
            if self.hands[seat] is not None:
                own = texts[seat].replace(NO_HAND, b'"hand":' + _text(self.hands[seat]), 1)
                texts = [*texts[:seat], own, *texts[seat + 1 :]]
        return b"".join((self.head, b"[", b",".join(texts), b"]", self.middle, you, self.tail))


def digest_of(view: bytes) -> str:
    """The digest of a view as the engine makes it (`core/record.py`), from the text that is sent anyway.

    In pieces: for a longer text the other threads are let in meanwhile, and that takes longer than all of it.
    """
    hashed = hashlib.sha256()
    for begin in range(0, len(view), PIECE):
        hashed.update(view[begin : begin + PIECE])
    return hashed.hexdigest()[:32]


def _text(told: Any) -> bytes:
    return orjson.dumps(told, option=orjson.OPT_SORT_KEYS)
