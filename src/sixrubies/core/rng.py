"""Randomness by named streams, counter-based: a seed replays, undo never re-rolls, thinking never disturbs the dice.

A stream is a number: purpose * SEATS + seat + 1 (seat -1: the table's own). Its name is what a sealed source signs.
Two sources with one interface: `FastSource` for play and search, `SealedSource` for tables with more than one human.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

SEATS: Final = 8  # room per purpose: the table's own stream and up to seven seats

# All arithmetic stays within 62 bits: compiled i64 wraps at 64 bits, plain int does not, and the low 62 bits agree.
MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
STEP: Final[i64] = 0x1E3779B97F4A7C15
MIX1: Final[i64] = 0x3F58476D1CE4E5B9
MIX2: Final[i64] = 0x14D049BB133111EB


def mix(x: i64) -> i64:
    """Scramble 62 bits; a bijection, so different counters never collide."""
    x = ((x ^ (x >> 30)) * MIX1) & MASK
    x = ((x ^ (x >> 27)) * MIX2) & MASK
    return x ^ (x >> 31)


def stream(purpose: int, seat: int = -1) -> int:
    return purpose * SEATS + seat + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Uniform whole numbers, each from a named stream."""

    def below(self, stream: int, n: int) -> int:
        """A number from 0 to n - 1."""
        raise NotImplementedError

    def clone(self) -> "Source":
        raise NotImplementedError

    def counters(self) -> list[int]:
        """How many numbers each stream has given: with the seed, all there is to store."""
        raise NotImplementedError


class FastSource(Source):
    """A mixed counter: fast, and the same compiled and plain. Whoever knows the seed can foresee everything."""

    def __init__(self, seed: int, counters: list[int] | None = None) -> None:
        self.seed: Final = seed
        self.key: i64 = mix((seed ^ (seed >> 62)) & 0x3FFFFFFFFFFFFFFF)
        self.used: list[int] = [] if counters is None else counters[:]

    def next(self, stream: int) -> i64:
        used = self.used
        while stream >= len(used):
            used.append(0)
        count = used[stream]
        used[stream] = count + 1
        lane: i64 = stream + 1
        number: i64 = count + 1
        return mix((mix((self.key + lane * MIX2) & MASK) + number * STEP) & MASK)

    def below(self, stream: int, n: int) -> int:
        size: i64 = n
        limit: i64 = MASK - MASK % size  # numbers from here on would favour the low outcomes
        x = self.next(stream)
        while x >= limit:
            x = self.next(stream)
        return int(x % size)

    def clone(self) -> "FastSource":
        return FastSource(self.seed, self.used)

    def counters(self) -> list[int]:
        return self.used[:]


class SealedSource(Source):
    """HMAC-SHA256 of a secret key, the stream's name and a counter: nobody without the key can foresee an outcome."""

    def __init__(self, key: bytes, names: list[str], counters: list[int] | None = None) -> None:
        self.key: Final = key
        self.names: Final = names  # by purpose
        self.used: list[int] = [] if counters is None else counters[:]

    def name(self, stream: int) -> str:
        purpose, seat = divmod(stream, SEATS)
        return self.names[purpose] if seat == 0 else f"{self.names[purpose]}.{seat - 1}"

    def below(self, stream: int, n: int) -> int:
        used = self.used
        while stream >= len(used):
            used.append(0)
        limit = (1 << 256) - (1 << 256) % n
        while True:
            message = f"{self.name(stream)}:{used[stream]}"
            used[stream] += 1
            x = int.from_bytes(hmac.new(self.key, message.encode(), hashlib.sha256).digest(), "big")
            if x < limit:
                return x % n

    def clone(self) -> "SealedSource":
        return SealedSource(self.key, self.names, self.used)

    def counters(self) -> list[int]:
        return self.used[:]
