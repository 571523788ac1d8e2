"""Where a table's chance comes from: a secret committed to before anybody else contributes, or a seed chosen openly.

The server shows SHA-256 of its secret while seats are still taken. Then each person's client contributes random bytes
it has shown to nobody. The key of the game is made of both (`sixrubies.fair`), so neither side alone could choose it.
"""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from sixrubies import fair
from sixrubies.core.errors import BadOption

HEX = re.compile(r"(?:[0-9a-f]{2}){16,64}")


@dataclass
class Dice:
    """`secret` stays on the server until the game has ended. Contributions by seat, as hexadecimal digits."""

    secret: str = ""  # empty: an open seed decides
    contributions: dict[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return _commitment(self.secret) if self.secret else ""

    @property
    def given(self) -> dict[int, bytes]:
        """The contributions by seat; who gave none is not among them."""
        return {seat: bytes.fromhex(contribution) for seat, contribution in self.contributions.items()}

    def key(self) -> bytes:
        """The key everything random in the game comes from."""
        return fair.game_key(bytes.fromhex(self.secret), self.given)


@lru_cache(maxsize=4096)
def _commitment(secret: str) -> str:
    """It stands in everything that is told of a table."""
    return fair.commitment(bytes.fromhex(secret))


def new_dice() -> Dice:
    return Dice(fair.new_secret().hex())


def read_contribution(given: str) -> str:
    if not HEX.fullmatch(given):
        raise BadOption("a contribution to the dice is 32 to 128 hexadecimal digits in small letters")
    return given
