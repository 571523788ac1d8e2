"""Where a table's chance comes from: a secret committed to before anybody else contributes, or a seed chosen openly.

The server shows SHA-256 of its secret while seats are still taken. Then each person's client contributes random bytes
it has shown to nobody. The key of the game is made of both, so neither side alone could choose it.
"""

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass, field

from sixrubies.core.errors import BadOption

HEX = re.compile(r"(?:[0-9a-f]{2}){16,64}")


@dataclass
class Dice:
    """`secret` stays on the server until the game has ended. Contributions by seat, as hexadecimal digits."""

    secret: str = ""  # empty: an open seed decides
    contributions: dict[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest() if self.secret else ""

    def key(self, seats: int) -> bytes:
        """The key everything random in the game comes from."""
        told = ",".join(self.contributions.get(seat, "") for seat in range(seats))
        return hmac.new(bytes.fromhex(self.secret), told.encode(), hashlib.sha256).digest()


def new_dice() -> Dice:
    return Dice(secrets.token_hex(32))


def read_contribution(given: str) -> str:
    if not HEX.fullmatch(given):
        raise BadOption("a contribution to the dice is 32 to 128 hexadecimal digits in small letters")
    return given
