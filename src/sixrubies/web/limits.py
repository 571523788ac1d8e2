"""Counting what clients ask for. A bucket holds so many tokens and fills at a steady rate; each request takes one."""

import ipaddress
from collections.abc import Callable

from sixrubies.table.errors import TooMany

FORGET_AT = 10_000  # addresses; full buckets are forgotten then, they are like new ones
FORGET_EVERY = 1.0  # seconds: looking through all of them takes time
MOST = 100_000  # addresses; beyond that the oldest are forgotten whatever they did: memory has an end


def group(address: str) -> str:
    """What counts as one client: an address, of IPv6 its network of 64 bits."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
    return str(found)


class Bucket:
    """One client's allowance."""

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.at = now

    def fill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, now: float) -> float:
        """0 when the request may pass, else the seconds until one may."""
        self.fill(now)
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / self.rate


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.of: dict[str, Bucket] = {}
        self.forgot = now()

    def take(self, address: str, what: str) -> None:
        """Count one; `TooMany` when it is one too many."""
        now = self.now()
        if len(self.of) >= FORGET_AT and now - self.forgot >= FORGET_EVERY:
            self.forget(now)
        if len(self.of) >= MOST and address not in self.of:
            del self.of[next(iter(self.of))]
        bucket = self.of.setdefault(address, Bucket(self.rate, self.most, now))
        wait = bucket.take(now)
        if wait:
            raise TooMany(f"too many {what} from here; wait a moment", retry_after=round(wait, 1) or 0.1)

    def forget(self, now: float) -> None:
        self.forgot = now
        for address, bucket in list(self.of.items()):
            bucket.fill(now)
            if bucket.left >= bucket.most:
                del self.of[address]


class Counted:
    """How many lines each address holds open, and how many there are in all."""

    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.total = 0
        self.of: dict[str, int] = {}

    def open(self, address: str) -> None:
        if self.total >= self.most:
            raise TooMany("the server is full; try again later", retry_after=30)
        if self.of.get(address, 0) >= self.most_each:
            raise TooMany("too many lines from here are open; close one", retry_after=5)
        self.total += 1
        self.of[address] = self.of.get(address, 0) + 1

    def close(self, address: str) -> None:
        self.total -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]
