"""Fair dice: nobody, the server included, can choose or foresee what is rolled and drawn, and everybody can check it.

1. The server draws a secret of 256 bits and publishes its SHA-256, the commitment.
2. Each human seat's client sends 128 bits or more of its own, the contribution.
3. The key of the game is HMAC-SHA256(secret, contributions in the order of the seats). Layout, deal, dice and draws
   come from it (`core/rng.py`, SealedSource).
4. When the game is over the secret is revealed, and `verify` derives every outcome again. It has its own code for that,
   twenty lines of the standard library, so that a fault of the engine's source would be seen.

>>> secret, given = bytes(32), {0: bytes(16), 2: bytes(range(16))}
>>> commitment(secret)[:16]
'66687aadf862bd77'
>>> game_key(secret, given).hex()[:16]
'7b47c38b84fa543b'
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sixrubies.api import derived_layout, purposes, replay
from sixrubies.core.errors import BadFile, BadOption
from sixrubies.core.record import Record
from sixrubies.core.rng import SEATS, Source

SECRET_BYTES = 32
LEAST, MOST = 16, 64  # bytes of a contribution
Contributions = Mapping[int, bytes]  # by seat


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def game_key(secret: bytes, contributions: Contributions) -> bytes:
    """What all chance of a game comes from. The seat is signed too: nobody's contribution can pass for another's."""
    for seat, given in contributions.items():
        if not LEAST <= len(given) <= MOST:
            raise BadOption(f"seat {seat} contributes {LEAST} to {MOST} bytes, not {len(given)}")
    lines = [f"{seat}:{contributions[seat].hex()}\n" for seat in sorted(contributions)]
    return hmac.new(secret, "".join(lines).encode(), hashlib.sha256).digest()


def tag(contributions: Contributions, committed: str, layout: str = "", secret: bytes | None = None) -> dict[str, Any]:
    """What a game file says about its dice, `[fair ...]`; the secret only when the game is over.

    `layout` is "random" where the key has drawn the layout too.
    """
    told: dict[str, Any] = {"commitment": committed, "layout": layout}
    told["contributions"] = {str(seat): contributions[seat].hex() for seat in sorted(contributions)}
    if secret is not None:
        told["secret"] = secret.hex()
    return told


@dataclass(frozen=True)
class Verified:
    """What was derived again and agreed."""

    commitment: str
    contributions: dict[int, str]
    layout: bool  # the layout came from the key too
    outcomes: int  # dice and cards


class Derived(Source):
    """Outcomes from the key with nothing but the standard library."""

    def __init__(self, key: bytes, names: list[str]) -> None:
        self.key = key
        self.names = names  # of the streams, by purpose
        self.given: dict[str, int] = {}
        self.outcomes = 0

    def below(self, stream: int, n: int) -> int:
        self.outcomes += 1
        purpose, seat = divmod(stream, SEATS)
        name = self.names[purpose] + (f".{seat - 1}" if seat else "")
        end = 2**256 // n * n  # numbers from here on would favour the low outcomes
        number = end
        while number >= end:
            count = self.given.get(name, 0)
            self.given[name] = count + 1
            number = int(hmac.new(self.key, f"{name}:{count}".encode(), hashlib.sha256).hexdigest(), 16)
        return number % n


def verify(record: Record) -> Verified:
    """Every die and card of a finished game again, from the secret and the contributions; BadFile says what differs."""
    where = record.line("fair")
    told = record.header.get("fair")
    if told is None:
        raise BadFile(
            "the file has no [fair ...]: its dice were not promised beforehand, so there is nothing to verify"
        )
    secret, given, committed = _read(told, where)
    if commitment(secret) != committed:
        raise BadFile(f"{where}the secret is not the one that was promised: its SHA-256 is not the commitment")
    try:
        key = game_key(secret, given)
    except BadOption as error:
        raise BadFile(f"{where}{error}") from None
    if record.header.get("key", key.hex()) != key.hex():
        raise BadFile(f"{record.line('key')}the key is not HMAC(secret, contributions)")
    checked = Record({**record.header, "key": key.hex()}, record.entries, record.digests, record.result, record.lines)
    source = Derived(key, purposes(checked))
    drawn = told.get("layout") == "random"
    if drawn and derived_layout(checked, source) != checked.header.get("layout"):
        raise BadFile(f"{record.line('layout')}the layout is not the one that the key draws")
    source.outcomes = 0
    replay(checked, source)
    return Verified(committed, {seat: given[seat].hex() for seat in sorted(given)}, drawn, source.outcomes)


def _read(told: Any, where: str) -> tuple[bytes, dict[int, bytes], str]:
    if not isinstance(told, dict) or not isinstance(told.get("contributions"), dict):
        raise BadFile(f"{where}[fair ...] has a commitment, contributions by seat, and a secret")
    if told.get("secret") is None:
        raise BadFile(f"{where}the secret is not revealed yet: that happens when the game is over")
    try:
        given = {int(seat): bytes.fromhex(text) for seat, text in told["contributions"].items()}
        return bytes.fromhex(told["secret"]), given, str(told.get("commitment"))
    except (TypeError, ValueError):
        raise BadFile(f"{where}secret and contributions are written as hexadecimal digits, seats as numbers") from None
