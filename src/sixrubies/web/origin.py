"""Where a request comes from: the client's address, whether the line is encrypted, and the page that sent it."""

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from sixrubies.web.config import Config
from sixrubies.web.limits import group

SECURE = ("https", "wss")


@dataclass(frozen=True)
class Origin:
    """The sender of one request."""

    address: str  # what is counted and limited as one client
    secure: bool
    page: str  # the header Origin; empty: a program, not a page
    host: str
    fetch_site: str  # Sec-Fetch-Site, which pages can't change

    def base(self) -> str:
        return f"{'https' if self.secure else 'http'}://{self.host}"


def origin_of(scheme: str, peer: str, headers: Mapping[str, str], config: Config) -> Origin:
    """Forwarded headers count only from a trusted proxy, and of them only what it has added itself."""
    secure, address = scheme in SECURE, peer
    if trusted(peer, config):
        for hop in reversed([part.strip() for part in headers.get("x-forwarded-for", "").split(",") if part.strip()]):
            if not _is_address(hop):
                break
            address = hop
            if not trusted(hop, config):
                break
        secure = headers.get("x-forwarded-proto", scheme).strip().lower() in SECURE
    return Origin(
        group(address), secure, headers.get("origin", ""), headers.get("host", ""), headers.get("sec-fetch-site", "")
    )


def trusted(address: str, config: Config) -> bool:
    if not config.trusted_proxies or not _is_address(address):
        return False
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ipaddress.ip_network(network) for network in config.trusted_proxies)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def allowed(origin: Origin, config: Config) -> bool:
    """May this sender change something? A page must be ours; a program sends no Origin, and has no stolen cookies."""
    if config.origins and origin.host.lower() not in [urlsplit(known).netloc.lower() for known in config.origins]:
        return False  # asked under a name that is not ours: somebody else's name leads here
    if not origin.page:
        return origin.fetch_site in ("", "same-origin", "none")
    if config.origins:
        return origin.page.lower() in [known.lower() for known in config.origins]
    return origin.page.lower() == origin.base().lower()
