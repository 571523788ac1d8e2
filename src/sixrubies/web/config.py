"""How a server is set up: everything `sixrubies serve` can be told, and what it gives its worker processes."""

import dataclasses
import ipaddress
import json
import os
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from sixrubies.core.errors import BadOption

ENVIRONMENT = "SIXRUBIES_SERVE"  # how worker processes are told


@dataclass(frozen=True)
class Limits:
    """What one client may ask for. Addresses: an IPv6 network of 64 bits counts as one. Each process counts alone."""

    body_bytes: int = 65_536  # of an HTTP request
    file_bytes: int = 262_144  # of a game file sent in
    frame_bytes: int = 8_192  # of a WebSocket message
    body_seconds: float = 20.0  # for an HTTP request to arrive
    requests_per_second: float = 20.0  # HTTP, per address
    requests_at_once: int = 100
    changes_per_minute: float = 60.0  # tables made, seats taken, files sent in, per address
    changes_at_once: int = 30
    films_per_minute: float = 120.0  # games played again to be looked at, per address
    films_at_once: int = 60
    messages_per_second: float = 20.0  # per WebSocket
    messages_at_once: int = 60
    sockets: int = 10_000  # in all
    sockets_per_address: int = 60
    sockets_per_minute: float = 120.0  # opened, per address
    malformed: int = 10  # messages that are none, before the line is closed
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    silence_seconds: float = 60.0  # without a sign of life
    send_seconds: float = 20.0  # for a client to take a message


@dataclass(frozen=True)
class Config:
    """A server's settings."""

    database: str | None = None  # None: a file in the user's data folder
    redis: str | None = None  # None: one process, which tells itself
    origins: tuple[str, ...] = ()  # where the pages come from; none given: the host that was asked
    trusted_proxies: tuple[str, ...] = ()  # networks whose X-Forwarded-* are believed
    workers: int = 1
    limits: Limits = field(default_factory=Limits)
    log: str = "info"  # what is told on standard error: this and worse

    def check(self) -> None:
        """Whatever can't work is refused in one line before anything is started."""
        if self.workers < 1:
            raise BadOption(f"a server has 1 worker or more, not {self.workers}")
        if self.workers > 1 and self.redis is None:
            raise BadOption(f"{self.workers} workers need Redis to tell each other what happens: give --redis URL")
        if self.redis is not None and urlsplit(self.redis).scheme not in ("redis", "rediss", "unix"):
            raise BadOption("a Redis is named by a URL: redis://HOST:6379/0")
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy)
            except ValueError:
                raise BadOption(f"a trusted proxy is an address or a network, like 10.0.0.0/8, not {proxy!r}") from None
        for origin in self.origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
                raise BadOption(f"an origin is a scheme and a host, like https://play.example.org, not {origin!r}")

    def to_environment(self) -> dict[str, str]:
        return {ENVIRONMENT: json.dumps(dataclasses.asdict(self))}


def from_environment() -> Config:
    """The settings of the process that started this one."""
    told = json.loads(os.environ.get(ENVIRONMENT, "{}"))
    told["limits"] = Limits(**told.get("limits", {}))
    for name in ("origins", "trusted_proxies"):
        told[name] = tuple(told.get(name, ()))
    return Config(**told)


def read_limits(given: list[str]) -> Limits:
    """Limits from lines like `messages_per_second=50`."""
    names = {f.name: f.type for f in dataclasses.fields(Limits)}
    changed: dict[str, Any] = {}
    for line in given:
        name, _, value = line.partition("=")
        if name not in names:
            raise BadOption(f"no limit is called {name!r}; there is {', '.join(names)}")
        try:
            number = int(value) if names[name] is int else float(value)
        except ValueError:
            raise BadOption(f"the limit {name} is a number, not {value!r}") from None
        if not 0 < number < 1e12:
            raise BadOption(f"the limit {name} is above 0, not {value}")
        changed[name] = number
    return Limits(**changed)
