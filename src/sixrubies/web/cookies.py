"""The browser's secret: one per browser, in a cookie no script can read and no other site can send along."""

import re
from http.cookies import CookieError, SimpleCookie

NAME = "sixrubies"
SAFE_NAME = "__Host-sixrubies"  # on encrypted lines: no other host of the domain can set it
KEEP = 400 * 24 * 3600  # seconds; browsers keep none longer
SECRET = re.compile(r"[A-Za-z0-9_-]{22,128}")  # 128 bits or more


def read(header: str, secure: bool) -> str | None:
    """The secret in a Cookie header; None where there is none, or something that was never ours."""
    try:
        cookies: SimpleCookie = SimpleCookie(header)
    except CookieError:
        return None
    found = cookies.get(SAFE_NAME if secure else NAME)
    return found.value if found is not None and SECRET.fullmatch(found.value) else None


def write(secret: str, secure: bool) -> str:
    """The Set-Cookie header for a new secret."""
    name = SAFE_NAME if secure else NAME
    flags = "HttpOnly; SameSite=Strict" + ("; Secure" if secure else "")
    return f"{name}={secret}; Path=/; Max-Age={KEEP}; {flags}"
